"""Cards of House Targaryen and House Tyrell outside the Core Set that the FAQ speaks of."""

import pytest

from tests.thrones.scene import scene, side
from weirwood.rules import rule

# Lady Sansa's Rose

_ROSE = "Lady Sansa's Rose"


@pytest.mark.parametrize(("lady", "power"), [("Left", 1), ("Margaery Tyrell", 3)])
def test_a_lone_knight_gains_power_and_more_before_a_lady(lady: str, power: int) -> None:
    s = scene(
        you=side(plays=["The Knight of Flowers", {"card": lady, "kneeling": True}], hand=[_ROSE], gold=1),
        foe=side(plays=[{"card": "Margaery Tyrell", "kneeling": True}]),
    )
    s.you.challenges("military", "The Knight of Flowers")
    s.you.plays(_ROSE)
    assert s.card("The Knight of Flowers")["power"] == power


def test_a_knight_may_defend_alone_for_the_rose() -> None:
    s = scene(
        you=side(plays=["The Knight of Flowers"], hand=[_ROSE], gold=1),
        foe=side(plays=["Unsullied"]),
        first_player=1,
    )
    s.foe.challenges("power", "Unsullied")
    s.you.defends("The Knight of Flowers")
    s.you.plays(_ROSE)
    assert s.card("The Knight of Flowers")["power"] == 1


@pytest.mark.parametrize("attackers", [("The Knight of Flowers", "Left"), ("Left",)])
def test_no_rose_for_a_knight_in_company_or_for_a_guard(attackers: tuple[str, ...]) -> None:
    s = scene(you=side(plays=["The Knight of Flowers", "Left"], hand=[_ROSE], gold=1), ask="windows")
    s.all_pass("4.2")
    s.you.challenges("military", *attackers)
    s.pass_to("4.2.4")
    assert s.facts["challenge"]["winner"] == 0
    assert s.you.hand == [_ROSE]


def test_one_rose_a_challenge_and_another_in_the_next() -> None:
    s = scene(
        you=side(plays=["The Knight of Flowers", "Ser Jorah Mormont"], hand=[_ROSE, _ROSE], gold=2),
    )
    s.you.challenges("military", "The Knight of Flowers")
    s.you.plays(_ROSE)
    assert _ROSE not in s.you.offered()
    s.you.done()  # no renown
    s.you.challenges("intrigue", "Ser Jorah Mormont")
    s.you.plays(_ROSE)
    assert s.card("Ser Jorah Mormont")["power"] == 1


@rule("FAQ.qa.sansas-rose")
def test_whether_the_knight_is_alone_counts_when_the_rose_is_played() -> None:
    s = scene(
        you=side(plays=["The Knight of Flowers", "Ser Jorah Mormont"], hand=[_ROSE], gold=1),
        foe=side(plays=["Ghaston Grey"]),
    )
    s.you.challenges("military", "The Knight of Flowers", "Ser Jorah Mormont")
    s.foe.uses("Ghaston Grey")
    s.foe.picks("Ser Jorah Mormont")
    s.you.plays(_ROSE)
    assert s.card("The Knight of Flowers")["power"] == 1


def test_a_rose_cancelled_has_been_paid_for() -> None:
    s = scene(
        you=side(plays=["The Knight of Flowers"], hand=[_ROSE], gold=1),
        foe=side(hand=["The Hand's Judgment"], gold=1),
    )
    s.you.challenges("military", "The Knight of Flowers")
    s.you.plays(_ROSE)
    s.foe.plays("The Hand's Judgment")
    assert s.card("The Knight of Flowers")["power"] == 0
    assert (s.you.gold, s.you.discard) == (0, [_ROSE])


# Mare in Heat

_MARE = "Mare in Heat"


def test_only_knights_ride_the_mare() -> None:
    s = scene(
        you=side(plays=["The Knight of Flowers", "Left"], hand=[_MARE], gold=2),
        foe=side(plays=["Ser Jorah Mormont", "Khal Drogo"]),
        at="marshaling",
    )
    s.you.marshals(_MARE)
    assert s.you.offered() == ["The Knight of Flowers", "Ser Jorah Mormont"]


def test_a_lone_rider_unhorses_the_stronger() -> None:
    s = scene(
        you=side(plays=[{"card": "Ser Jorah Mormont", "attachments": [_MARE]}]),
        foe=side(plays=["Khal Drogo", "Drogon", "Braided Warrior", "The Knight of Flowers"]),
        ask="windows",
    )
    s.all_pass("4.2")
    s.you.challenges("military", "Ser Jorah Mormont")
    s.all_pass("4.2.1")
    s.foe.defends("Khal Drogo", "Drogon", "Braided Warrior")
    s.you.uses(_MARE)
    assert s.card(_MARE)["kneeling"]
    assert s.card("Khal Drogo")["participating"] is None
    assert len(s.facts["challenge"]["defenders"]) == 2


@pytest.mark.parametrize(
    ("attackers", "kneeling"),
    [(("Ser Jorah Mormont", "Left"), False), (("Left",), False), (("Ser Jorah Mormont",), True)],
)
def test_the_mare_stands_and_its_rider_is_alone(attackers: tuple[str, ...], kneeling: bool) -> None:
    s = scene(
        you=side(
            plays=[
                {"card": "Ser Jorah Mormont", "attachments": [{"card": _MARE, "kneeling": kneeling}]},
                "Left",
            ]
        ),
        foe=side(plays=["Khal Drogo"]),
        ask="windows",
    )
    s.all_pass("4.2")
    s.you.challenges("military", *attackers)
    s.all_pass("4.2.1")
    s.foe.defends("Khal Drogo")
    assert s.you.offered() == ["pass"]


def test_the_mare_finds_nobody_stronger() -> None:
    s = scene(
        you=side(plays=[{"card": "Ser Jorah Mormont", "attachments": [_MARE]}]),
        foe=side(plays=["Drogon"]),
        ask="windows",
    )
    s.all_pass("4.2")
    s.you.challenges("military", "Ser Jorah Mormont")
    s.all_pass("4.2.1")
    s.foe.defends("Drogon")
    assert s.you.offered() == ["pass"]


@rule("RR.attachment.6")
def test_the_mare_is_gone_when_its_rider_is_no_knight_any_more() -> None:
    s = scene(you=side(plays=[{"card": "Margaery Tyrell", "attachments": ["Knighted", _MARE]}]))
    s.discard("Knighted")
    assert sorted(s.you.discard) == ["Knighted", _MARE]


@rule("RR.cancel.3")
def test_the_mare_cancelled_stays_knelt() -> None:
    s = scene(
        you=side(plays=[{"card": "Ser Jorah Mormont", "attachments": [_MARE]}]),
        foe=side(plays=["Tywin Lannister", "Khal Drogo"], hand=["Treachery"], gold=1),
    )
    s.you.challenges("military", "Ser Jorah Mormont")
    s.foe.defends("Khal Drogo")
    s.you.uses(_MARE)
    s.foe.plays("Treachery")
    assert s.card(_MARE)["kneeling"]
    assert s.facts["challenge"]["winner"] == 1


# Ser Horas Redwyne


def test_horas_kneels_for_a_lady() -> None:
    s = scene(
        you=side(plays=["Ser Horas Redwyne", {"card": "Margaery Tyrell", "kneeling": True}]),
        foe=side(plays=[{"card": "Unsullied", "kneeling": True}]),
    )
    s.you.challenges("power", "Ser Horas Redwyne")
    s.you.uses("Ser Horas Redwyne")
    assert not s.card("Margaery Tyrell")["kneeling"]
    assert s.card("Ser Horas Redwyne")["kneeling"]


@rule("FAQ.errata.horas", "FAQ.general.1")
def test_horas_needs_a_kneeling_lady() -> None:
    s = scene(
        you=side(plays=["Ser Horas Redwyne", "Margaery Tyrell", {"card": "Left", "kneeling": True}]),
        ask="windows",
    )
    s.all_pass("4.2")
    s.you.challenges("power", "Ser Horas Redwyne")
    assert "Ser Horas Redwyne" not in s.you.offered()
    assert s.card("Ser Horas Redwyne")["kneeling"]


def test_horas_cancelled_kneels_for_nothing() -> None:
    s = scene(
        you=side(plays=["Ser Horas Redwyne", {"card": "Margaery Tyrell", "kneeling": True}]),
        foe=side(plays=["Tywin Lannister"], hand=["Treachery"], gold=1),
    )
    s.you.challenges("power", "Ser Horas Redwyne")
    s.you.uses("Ser Horas Redwyne")
    s.foe.plays("Treachery")
    assert s.card("Margaery Tyrell")["kneeling"]


# Mirri Maz Duur

_MIRRI = "Mirri Maz Duur"
_CLAIM_ONE = "A Noble Cause"


@rule("RR.replacement.1")
def test_mirri_kills_instead_of_claim() -> None:
    s = scene(
        you=side(plays=[_MIRRI], plot=_CLAIM_ONE),
        foe=side(plays=["Left", "Right"], power=2),
    )
    s.you.challenges("power", _MIRRI)
    s.foe.defends()
    s.you.uses(_MIRRI)
    s.you.picks("Right")
    assert s.foe.dead == ["Right"]
    assert (s.you.power, s.foe.power) == (1, 2)  # unopposed, and no power claimed
    assert "claim" in [event.kind for event in s.events]


def test_mirri_in_company_takes_claim_as_it_is() -> None:
    s = scene(
        you=side(plays=[_MIRRI, "Courtesan of the Rose"], plot=_CLAIM_ONE),
        foe=side(plays=["Left"], power=2),
    )
    s.you.challenges("power", _MIRRI, "Courtesan of the Rose")
    assert (s.you.power, s.foe.power) == (2, 1)
    assert s.foe.dead == []


def test_mirri_finds_nobody_to_kill() -> None:
    s = scene(you=side(plays=[_MIRRI], plot=_CLAIM_ONE), foe=side(power=2))
    s.you.challenges("power", _MIRRI)
    assert (s.you.power, s.foe.power) == (2, 1)


@rule("RR.cancel.3")
def test_mirri_cancelled_leaves_claim_as_it_is() -> None:
    s = scene(
        you=side(plays=[_MIRRI], plot=_CLAIM_ONE),
        foe=side(plays=["Tywin Lannister"], hand=["Treachery"], gold=1, power=2),
    )
    s.you.challenges("power", _MIRRI)
    s.foe.defends()
    s.you.uses(_MIRRI)
    s.foe.plays("Treachery")
    assert (s.you.power, s.foe.power) == (2, 1)
    assert s.foe.dead == []


@pytest.mark.parametrize("last", [_MIRRI, "Trial by Combat"])
@rule("RR.replacement.2", "RR.replacement.3")
def test_the_newest_replacement_of_claim_counts(last: str) -> None:
    s = scene(
        you=side(plays=[_MIRRI], hand=["Trial by Combat"], gold=2, plot=_CLAIM_ONE),
        foe=side(plays=["Left", "Right"], hand=["Heartsbane"]),
    )
    s.you.challenges("intrigue", _MIRRI)
    s.foe.defends()
    first = "Trial by Combat" if last == _MIRRI else _MIRRI
    for card in (first, last):
        s.you.uses(card)
        if card == _MIRRI:
            s.you.picks("Right")
    if last == "Trial by Combat":
        s.foe.picks("Left")
    assert s.foe.dead == (["Right"] if last == _MIRRI else ["Left"])


# Dragon Sight


@rule("FAQ.qa.dragon-sight.1", "RR.event.3")
def test_dragon_sight_spares_dragons_and_who_comes_later() -> None:
    s = scene(
        you=side(plays=["Khal Drogo", "Drogon", "Left"], hand=["Dragon Sight"], gold=1),
        foe=side(plays=["Unsullied"]),
    )
    s.you.challenges("military", "Khal Drogo", "Drogon")
    s.you.plays("Dragon Sight")
    strengths = [s.card(name)["strength"] for name in ("Khal Drogo", "Drogon", "Left")]
    assert strengths == [4, 4, 2]
    s.foe.defends("Unsullied")
    assert s.facts["challenge"]["defending_strength"] == 3
    assert s.facts["challenge"]["attacking_strength"] == 8


@rule("FAQ.qa.dragon-sight.2")
def test_who_was_seen_stays_weaker_to_the_end_of_the_challenge() -> None:
    s = scene(
        you=side(plays=["Highgarden"], hand=["Dragon Sight"], gold=2),
        foe=side(plays=["Unsullied"]),
        first_player=1,
        ask="windows",
    )
    s.all_pass("4.2")
    s.foe.challenges("military", "Unsullied")
    s.foe.passes()
    s.you.plays("Dragon Sight")
    s.foe.passes()
    s.you.uses("Highgarden")
    assert s.card("Unsullied")["participating"] is None
    assert s.card("Unsullied")["strength"] == 2
    s.pass_to("4.aw")
    assert s.card("Unsullied")["strength"] == 3


def test_dragon_sight_needs_a_participant_that_is_no_dragon() -> None:
    s = scene(you=side(plays=["Drogon"], hand=["Dragon Sight"], gold=1), ask="windows")
    assert s.you.offered() == ["pass"]
    s.all_pass("4.2")
    s.you.challenges("military", "Drogon")
    assert s.you.offered() == ["pass"]


def test_dragon_sight_cancelled_sees_nobody() -> None:
    s = scene(
        you=side(plays=["Khal Drogo"], hand=["Dragon Sight"], gold=1),
        foe=side(hand=["The Hand's Judgment"], gold=1),
    )
    s.you.challenges("military", "Khal Drogo")
    s.you.plays("Dragon Sight")
    s.foe.plays("The Hand's Judgment")
    assert s.facts["challenge"]["attacking_strength"] == 5
    assert (s.you.gold, s.you.discard) == (0, ["Dragon Sight"])
