"""The attachment, the locations and the events of House Tyrell."""

import pytest

from tests.thrones.scene import scene, side
from weirwood.core.option import Verb
from weirwood.rules import rule

# Heartsbane


def test_heartsbane_is_for_tyrells() -> None:
    s = scene(
        you=side(plays=["Left", "Unsullied"], hand=["Heartsbane"], gold=1),
        foe=side(plays=["Randyll Tarly"]),
        at="marshaling",
    )
    s.you.marshals("Heartsbane")
    assert s.you.offered() == ["Left", "Randyll Tarly"]


@rule("RR.attachment.8")
def test_heartsbane_helps_its_bearer_for_the_challenge() -> None:
    s = scene(
        you=side(plays=[{"card": "Left", "attachments": ["Heartsbane"]}, "Courtesan of the Rose"]),
    )
    s.you.challenges("military", "Left")
    assert not s.card("Heartsbane")["kneeling"]
    s.you.uses("Heartsbane")
    assert s.card("Heartsbane")["kneeling"]
    assert s.facts["last_challenge"]["attacking_strength"] == 5
    assert s.card("Left")["strength"] == 2


def test_the_strength_of_heartsbane_outlasts_the_sword() -> None:
    s = scene(
        you=side(plays=[{"card": "Left", "attachments": ["Heartsbane"]}]),
        ask="windows",
    )
    s.all_pass("4.2")
    s.you.challenges("military", "Left")
    s.you.uses("Heartsbane")
    s.discard("Heartsbane")
    assert s.card("Left")["strength"] == 5
    s.pass_to("4.aw")
    assert s.card("Left")["strength"] == 2


@pytest.mark.parametrize(("attacker", "kneeling"), [("Right", False), ("Left", True)])
def test_heartsbane_needs_to_stand_and_its_bearer_to_participate(attacker: str, kneeling: bool) -> None:
    s = scene(
        you=side(
            plays=[{"card": "Left", "attachments": [{"card": "Heartsbane", "kneeling": kneeling}]}, "Right"]
        ),
        ask="windows",
    )
    assert s.you.offered() == ["pass"]
    s.all_pass("4.2")
    s.you.challenges("military", attacker)
    assert s.you.offered() == ["pass"]


@rule("RR.cancel.3")
def test_heartsbane_cancelled_stays_knelt() -> None:
    s = scene(
        you=side(plays=[{"card": "Left", "attachments": ["Heartsbane"]}]),
        foe=side(plays=["Tywin Lannister"], hand=["Treachery"], gold=1),
        ask="windows",
    )
    s.all_pass("4.2")
    s.you.challenges("military", "Left")
    s.you.uses("Heartsbane")
    s.foe.plays("Treachery")
    assert s.card("Heartsbane")["kneeling"]
    assert s.card("Left")["strength"] == 2


# Highgarden


@rule("RR.participating.3", "RR.costs.5", "RR.framework.4.2.2b")
def test_highgarden_sends_an_attacker_home_standing() -> None:
    s = scene(
        you=side(plays=["Highgarden"], gold=1),
        foe=side(plays=["Unsullied", "Braided Warrior"]),
        first_player=1,
    )
    s.foe.challenges("military", "Unsullied")
    s.you.uses("Highgarden")
    assert not s.card("Unsullied")["kneeling"]
    assert s.card("Highgarden")["kneeling"]
    assert s.you.gold == 0
    challenge = s.facts["last_challenge"]
    assert (challenge["attackers"], challenge["winner"]) == ([], None)


@rule("RR.attacker.2", "RR.winning-challenge.3")
def test_without_attackers_the_attacking_player_is_still_attacking() -> None:
    s = scene(
        you=side(plays=["Highgarden", "Left"], gold=1),
        foe=side(plays=["Unsullied", "Braided Warrior"]),
        first_player=1,
    )
    s.foe.challenges("military", "Unsullied")
    s.you.uses("Highgarden")
    assert s.facts["challenge"]["attacker"] == 1
    s.you.defends("Left")
    assert s.facts["last_challenge"]["winner"] == 0


@rule("RR.target.8")
def test_highgarden_may_choose_an_attacker_that_stands() -> None:
    s = scene(
        you=side(plays=["Highgarden"], gold=1),
        foe=side(plays=[{"card": "Khal Drogo", "attachments": ["Drogo's Arakh"]}, "Unsullied"]),
        first_player=1,
    )
    s.foe.challenges("military", "Khal Drogo", "Unsullied")
    s.you.uses("Highgarden")
    assert s.you.offered() == ["Khal Drogo", "Unsullied"]
    s.you.picks("Khal Drogo")
    assert s.facts["last_challenge"]["attackers"] == [s.id("Unsullied")]


@pytest.mark.parametrize(("kneeling", "gold"), [(True, 1), (False, 0)])
def test_highgarden_must_stand_and_costs_gold(kneeling: bool, gold: int) -> None:
    s = scene(
        you=side(plays=[{"card": "Highgarden", "kneeling": kneeling}], gold=gold),
        foe=side(plays=["Unsullied"]),
        first_player=1,
        ask="windows",
    )
    s.all_pass("4.2")
    s.foe.challenges("military", "Unsullied")
    s.foe.passes()
    assert s.you.offered() == ["pass"]


def test_highgarden_needs_an_attacker() -> None:
    s = scene(you=side(plays=["Highgarden", "Left"], gold=1), foe=side(plays=["Unsullied"]), ask="windows")
    assert s.you.offered() == ["pass"]


@rule("RR.cancel.3")
def test_highgarden_cancelled_has_been_paid_for() -> None:
    s = scene(
        you=side(plays=["Highgarden"], gold=1),
        foe=side(plays=["Unsullied", "Tywin Lannister"], hand=["Treachery"], gold=1),
        first_player=1,
    )
    s.foe.challenges("military", "Unsullied")
    s.you.uses("Highgarden")
    s.foe.plays("Treachery")
    assert s.you.gold == 0
    assert s.card("Highgarden")["kneeling"]
    assert s.facts["last_challenge"]["winner"] == 1


# The Mander


@rule("RR.drawing.4")
def test_the_mander_draws_two_for_a_clear_win() -> None:
    s = scene(you=side(plays=["The Mander", "Randyll Tarly", "Left"]))
    s.you.challenges("military", "Randyll Tarly")
    s.you.uses("The Mander")
    assert len(s.you.hand) == 2
    assert s.card("The Mander")["kneeling"]


@pytest.mark.parametrize(("kneeling", "attacker"), [(True, "Randyll Tarly"), (False, "Left")])
def test_the_mander_must_stand_and_the_win_be_clear(kneeling: bool, attacker: str) -> None:
    s = scene(
        you=side(plays=[{"card": "The Mander", "kneeling": kneeling}, "Randyll Tarly", "Left"]), ask="windows"
    )
    s.all_pass("4.2")
    s.you.challenges("military", attacker)
    s.pass_to("4.2.4")
    assert s.facts["challenge"]["winner"] == 0
    assert s.you.hand == []


@rule("RR.cancel.3")
def test_the_mander_cancelled_stays_knelt() -> None:
    s = scene(
        you=side(plays=["The Mander", "Randyll Tarly"]),
        foe=side(plays=["Tywin Lannister"], hand=["Treachery"], gold=1),
    )
    s.you.challenges("military", "Randyll Tarly")
    s.foe.defends()
    s.you.uses("The Mander")
    s.foe.plays("Treachery")
    assert s.card("The Mander")["kneeling"]
    assert s.you.hand == []


# Rose Garden


def test_the_rose_garden_makes_the_next_tyrell_card_cheaper() -> None:
    s = scene(
        you=side(plays=["Rose Garden"], hand=["Highgarden", "Littlefinger", "Left"], gold=9), at="marshaling"
    )
    s.you.uses("Rose Garden")
    s.you.marshals("Littlefinger")
    s.you.passes()  # draws no cards
    assert s.you.gold == 4
    s.you.marshals("Highgarden")
    assert s.you.gold == 2
    s.you.marshals("Left")
    assert s.you.gold == 0


def test_one_rose_garden_a_round_and_none_used_kneeling() -> None:
    s = scene(
        you=side(plays=[{"card": "Rose Garden", "kneeling": True}], hand=["Rose Garden", "Rose Garden"]),
        at="marshaling",
        ask="windows",
    )
    assert s.you.offered(Verb.USE) == []
    s.you.marshals("Rose Garden")
    s.foe.passes()
    assert s.you.offered(Verb.MARSHAL) == []


# Growing Strong


@rule("RR.target.5")
def test_up_to_three_tyrells_grow_strong_for_the_phase() -> None:
    s = scene(
        you=side(plays=["Left", "Courtesan of the Rose", "Unsullied"], hand=["Growing Strong"], gold=1),
        foe=side(plays=["Wardens of the Reach", "Maester Lomys"]),
        ask="windows",
    )
    s.you.plays("Growing Strong")
    assert s.you.offered() == [
        "Left",
        "Courtesan of the Rose",
        "Wardens of the Reach",
        "Maester Lomys",
        "done",
    ]
    s.you.picks("Left", "Courtesan of the Rose", "Maester Lomys")
    strengths = [s.card(name)["strength"] for name in ("Left", "Courtesan of the Rose", "Maester Lomys")]
    assert strengths == [4, 4, 5]
    assert s.card("Wardens of the Reach")["strength"] == 3
    s.pass_to("5.aw")
    assert s.card("Left")["strength"] == 2


def test_growing_strong_needs_a_tyrell() -> None:
    s = scene(you=side(plays=["Unsullied"], hand=["Growing Strong"], gold=1), ask="windows")
    assert s.you.offered() == ["pass"]


def test_growing_strong_cancelled_has_been_paid_for() -> None:
    s = scene(
        you=side(plays=["Left"], hand=["Growing Strong"], gold=1),
        foe=side(hand=["The Hand's Judgment"], gold=1),
    )
    s.you.plays("Growing Strong")
    s.you.picks("Left")
    s.foe.plays("The Hand's Judgment")
    assert s.card("Left")["strength"] == 2
    assert (s.you.gold, s.you.discard) == (0, ["Growing Strong"])


# Olenna's Cunning

_SEARCHED = ["Left", "The Roseroad", "Heartsbane", "Growing Strong", "Right"]


@pytest.mark.parametrize("type", ["intrigue", "power"])
@rule("RR.search.2", "RR.deck.1")
def test_olenna_finds_a_card_of_a_type_the_loser_did_not_name(type: str) -> None:
    s = scene(
        you=side(plays=["Courtesan of the Rose", "Left"], hand=["Olenna's Cunning"], gold=2, deck=_SEARCHED),
        seed=7,
    )
    s.you.challenges(type, "Courtesan of the Rose")
    s.you.plays("Olenna's Cunning")
    assert s.foe.offered() == ["character", "location", "attachment", "event"]
    s.foe.names("character")
    assert s.you.offered() == ["The Roseroad", "Heartsbane", "Growing Strong", "done"]
    s.you.picks("Heartsbane")
    assert s.you.hand == ["Heartsbane"]
    assert sorted(s.you.deck) == ["Growing Strong", "Left", "Right", "The Roseroad"]
    assert [event.value for event in s.events if event.kind == "named"] == ["character"]


@rule("RR.search.2")
def test_olenna_may_find_nothing_and_shuffles_all_the_same() -> None:
    s = scene(
        you=side(plays=["Courtesan of the Rose", "Left"], hand=["Olenna's Cunning"], gold=2, deck=_SEARCHED),
        seed=3,
    )
    s.you.challenges("power", "Courtesan of the Rose")
    s.you.plays("Olenna's Cunning")
    s.foe.names("character")
    s.you.done()
    assert s.you.hand == []
    assert s.you.deck != _SEARCHED
    assert sorted(s.you.deck) == sorted(_SEARCHED)


def test_olenna_is_not_for_military_challenges() -> None:
    s = scene(you=side(plays=["Left"], hand=["Olenna's Cunning"], gold=2), ask="windows")
    s.all_pass("4.2")
    s.you.challenges("military", "Left")
    s.pass_to("4.2.4")
    assert s.you.hand == ["Olenna's Cunning"]


def test_olenna_cancelled_searches_nothing() -> None:
    s = scene(
        you=side(plays=["Courtesan of the Rose", "Left"], hand=["Olenna's Cunning"], gold=2, deck=_SEARCHED),
        foe=side(hand=["The Hand's Judgment"], gold=2),
    )
    s.you.challenges("power", "Courtesan of the Rose")
    s.you.plays("Olenna's Cunning")
    s.foe.plays("The Hand's Judgment")
    assert s.you.deck == _SEARCHED
    assert (s.you.gold, s.foe.gold) == (0, 0)


# "The Bear and the Maiden Fair"

_BEAR = '"The Bear and the Maiden Fair"'
_DECK = ["Left", "Right", "Heartsbane", "Highgarden", "The Mander", "Rose Garden", "Unsullied"]


@pytest.mark.parametrize("whose", [0, 1])
@rule("RR.look.1")
def test_the_bear_arranges_five_cards_of_a_deck(whose: int) -> None:
    s = scene(you=side(hand=[_BEAR], deck=_DECK), foe=side(deck=_DECK))
    s.you.plays(_BEAR)
    s.you.chooses_player(whose)
    s.you.picks("Left", "Heartsbane")
    s.you.picks("Heartsbane")  # above Left, at the bottom
    for name in ("The Mander", "Right"):
        s.you.picks(name)
    deck = (s.you, s.foe)[whose].deck
    assert deck == ["The Mander", "Right", "Highgarden", "Rose Garden", "Unsullied", "Heartsbane", "Left"]
    looked = [event for event in s.events if event.kind in ("looked", "arranged")]
    assert [event.knowers for event in looked] == [(0,), (0,)]


def test_the_bear_puts_down_three_cards_at_most() -> None:
    s = scene(you=side(hand=[_BEAR], deck=_DECK))
    s.you.plays(_BEAR)
    s.you.chooses_player(0)
    s.you.picks("Left", "Right", "Heartsbane")
    assert "The Mander" not in s.you.offered()
    for name in ("Left", "Right", "Highgarden"):
        s.you.picks(name)
    assert s.you.deck == [
        "Highgarden",
        "The Mander",
        "Rose Garden",
        "Unsullied",
        "Left",
        "Right",
        "Heartsbane",
    ]


def test_the_bear_makes_do_with_a_short_deck() -> None:
    s = scene(you=side(hand=[_BEAR]), foe=side(deck=["Left", "Right"]))
    s.you.plays(_BEAR)
    s.you.chooses_player(1)
    s.you.picks("Left")
    assert s.foe.deck[:2] == ["Right", "Left"]


def test_the_bear_cancelled_is_not_sung() -> None:
    s = scene(you=side(hand=[_BEAR]), foe=side(hand=["The Hand's Judgment"], deck=_DECK), ask="windows")
    s.you.plays(_BEAR)
    s.you.chooses_player(1)
    s.foe.plays("The Hand's Judgment")
    assert s.foe.deck == _DECK
    assert s.you.discard == [_BEAR]
