"""Cards of The King's Peace."""

from typing import Any

import pytest

from tests.thrones.scene import Scene, scene, side
from tests.thrones.second.cards.canceling import answers, canceler, either_way, kneels
from weirwood.core.option import Verb
from weirwood.thrones.engine.state.happening import Happening
from weirwood.thrones.engine.words import DECK_DISCARDED, HAND_DISCARDED


@pytest.mark.parametrize(("type", "gifted"), [("military", True), ("power", False)])
def test_rodrik_attacking_in_a_military_challenge_gives_unique_starks_insight(
    type: str, gifted: bool
) -> None:
    s = scene(you=side(plays=["Ser Rodrik Cassel", "Arya Stark", "Tumblestone Knight"]), ask="windows")
    s.pass_to("4.2")
    assert "insight" not in s.card("Arya Stark")["keywords"]
    s.you.challenges(type, "Ser Rodrik Cassel")
    assert ("insight" in s.card("Arya Stark")["keywords"]) == gifted
    assert "insight" not in s.card("Tumblestone Knight")["keywords"]


@pytest.mark.parametrize(
    "name", ["Ser Rodrik Cassel", "Halder", "Chett", "Knights of the Sun", "Sworn Brother"]
)
def test_some_bear_weapons_alone(name: str) -> None:
    s = scene(you=side(plays=[name], hand=["Little Bird", "Widow's Wail"], gold=9), at="marshaling")
    assert s.you.offered(Verb.MARSHAL) == ["Widow's Wail"]


@either_way
def test_wolf_dreams_finds_a_direwolf_of_any_type(canceled: bool) -> None:
    s = scene(you=side(hand=["Wolf Dreams"], deck=["Ghost", "Arya Stark", "Summer"]), foe=canceler())
    s.you.plays("Wolf Dreams")
    answers(s, canceled)
    if not canceled:
        assert s.you.offered(Verb.PICK) == ["Ghost", "Summer"]
        s.you.picks("Summer")
    assert kneels(s)
    assert s.you.hand == ([] if canceled else ["Summer"])


def test_wolf_dreams_needs_a_standing_faction_card() -> None:
    s = scene(you=side(agenda="Fealty", hand=["Wolf Dreams"], deck=["Summer"]), ask="windows")
    s.you.uses("Fealty")
    s.foe.passes()
    assert s.you.offered() == ["pass"]


@either_way
def test_hobber_finds_a_lady_when_he_is_marshaled(canceled: bool) -> None:
    deck = ["Ghost", "Arya Stark"]
    s = scene(you=side(hand=["Ser Hobber Redwyne"], gold=5, deck=deck), foe=canceler(), at="marshaling")
    s.you.marshals("Ser Hobber Redwyne")
    s.you.uses("Ser Hobber Redwyne")
    answers(s, canceled)
    if not canceled:
        s.you.picks("Arya Stark")
    assert s.you.hand == ([] if canceled else ["Arya Stark"])


def test_a_practice_blade_trains_the_watch_from_ambush() -> None:
    s = scene(
        you=side(plays=["Steward at the Wall", "Tumblestone Knight"], hand=["Practice Blade"], gold=3),
        ask="windows",
    )
    s.you.ambushes("Practice Blade")
    assert s.you.gold == 1
    steward = s.card("Steward at the Wall")
    assert (steward["strength"], "military" in steward["icons"]) == (2, True)


def jests(attacker: str, type: str, *foes: str, plays: tuple[str, ...] = ()) -> Scene:
    """A challenge of yours is over, and you held a card."""
    s = scene(you=side(plays=[attacker, *plays], hand=["Ghost"]), foe=side(plays=list(foes)), ask="windows")
    s.pass_to("4.2")
    s.you.challenges(type, attacker)
    s.pass_to("4.2.1")
    s.foe.defends(*foes)
    s.all_pass()
    return s


@pytest.mark.parametrize(("fool", "type"), [("Moon Boy", "power"), ("Butterbumps", "intrigue")])
def test_a_fool_who_loses_costs_a_card_and_one_who_wins_draws_one(fool: str, type: str) -> None:
    assert jests(fool, type, "Cersei Lannister").you.hand == []
    assert jests("Arianne Martell", type, "Tywin Lannister", plays=(fool,)).you.hand == ["Ghost"]
    s = jests(fool, type)
    s.you.says(True)
    s.you.picks(fool)
    assert s.you.hand == ["Ghost", "The Roseroad"]


@either_way
def test_a_newly_made_lord_tears_down_a_small_place(canceled: bool) -> None:
    s = scene(
        you=side(hand=["Newly-Made Lord"], gold=4),
        foe=canceler("The Roseroad", "The Wall", "The Iron Throne", "Casterly Rock"),
        at="marshaling",
    )
    s.you.marshals("Newly-Made Lord")
    s.you.uses("Newly-Made Lord")
    assert s.you.offered(Verb.PICK) == ["The Iron Throne", "Casterly Rock"]
    s.you.picks("Casterly Rock")
    answers(s, canceled)
    assert ("Casterly Rock" in s.foe.in_play) == canceled


def test_a_newly_made_lord_without_a_target_does_nothing() -> None:
    s = scene(
        you=side(plays=["The Roseroad"], hand=["Newly-Made Lord"], gold=4), at="marshaling", ask="windows"
    )
    s.you.marshals("Newly-Made Lord")
    assert s.you.offered(Verb.USE) == []


CONDITIONS = {"Fishing Net": "", "Attainted": "intrigue", "Condemned": "power", "Imprisoned": "military"}


@pytest.mark.parametrize("name", [*CONDITIONS, "Stinking Drunk"])
def test_some_attachments_are_for_characters_of_opponents(name: str) -> None:
    you, foe = side(plays=["Tyrion Lannister"], hand=[name], gold=1), side(plays=["The Red Viper"])
    s = scene(you, foe, at="marshaling", ask="windows")
    s.you.marshals(name)
    assert s.card(name)["attached_to"] == s.id("The Red Viper")


@pytest.mark.parametrize(("name", "icon"), CONDITIONS.items())
def test_conditions_of_the_sun_take_an_icon_and_a_net_holds_a_defender(name: str, icon: str) -> None:
    s = scene(
        you=side(plays=["Cersei Lannister"]),
        foe=side(plays=[{"card": "The Red Viper", "attachments": [{"card": name, "controller": 0}]}]),
    )
    icons = s.card("The Red Viper")["icons"]
    assert icons == [type for type in ("military", "intrigue", "power") if type != icon]
    s.you.challenges("power", "Cersei Lannister")
    assert s.asks(1, "defenders") == (icon not in ("", "power"))


def test_a_hedge_knight_rides_higher_with_another_knight() -> None:
    s = scene(you=side(plays=["Hedge Knight", "Tumblestone Knight"]), foe=side(plays=["Ser Jaime Lannister"]))
    knight = s.card("Hedge Knight")
    assert (knight["strength"], knight["icons"]) == (3, ["military", "power"])
    s.kill("Tumblestone Knight")
    knight = s.card("Hedge Knight")
    assert (knight["strength"], knight["icons"]) == (2, ["military"])


def is_attacked(plays: tuple[str, ...], gold: int = 4, type: str = "military", **rest: Any) -> Scene:
    """The foe attacks you, up to your first answer."""
    s = scene(
        you=side(plays=plays, hand=["Ser Alliser Thorne"], gold=gold, **rest),
        foe=canceler("Tywin Lannister"),
        first_player=1,
    )
    s.foe.passes() if s.foe.offered(Verb.PASS) and not s.foe.offered(Verb.CHALLENGE) else None
    s.foe.challenges(type, "Tywin Lannister")
    return s


@either_way
def test_alliser_comes_from_hand_when_a_battle_is_brought_to_you(canceled: bool) -> None:
    s = is_attacked(())
    s.you.uses("Ser Alliser Thorne")
    answers(s, canceled)
    assert kneels(s)
    assert s.you.gold == 0
    assert s.you.in_play == ([] if canceled else ["Ser Alliser Thorne"])


@pytest.mark.parametrize(("gold", "type"), [(3, "military"), (4, "intrigue")])
def test_alliser_is_paid_and_comes_to_battles(gold: int, type: str) -> None:
    assert is_attacked((), gold, type).you.offered(Verb.USE) == []


def test_the_watch_of_alliser_fights_when_it_defends() -> None:
    s = is_attacked(("Ser Alliser Thorne", "Steward at the Wall", "Hedge Knight"), gold=0)
    assert "military" in s.card("Steward at the Wall")["icons"]
    s = scene(you=side(plays=["Ser Alliser Thorne", "Steward at the Wall"]), ask="windows")
    s.pass_to("4.2")
    s.you.challenges("military", "Ser Alliser Thorne")
    assert "military" not in s.card("Steward at the Wall")["icons"]


@either_way
def test_a_crone_sends_the_discarded_to_their_graves(canceled: bool) -> None:
    s = scene(
        you=side(plays=["Crone of Vaes Dothrak", "Tywin Lannister"]),
        foe=canceler(hand=["Ghost"], gold=1),
        ask="windows",
    )
    s.happen([Happening(HAND_DISCARDED, s.id("Ghost"), 1)])
    s.you.uses("Crone of Vaes Dothrak")
    answers(s, canceled)
    assert s.card("Crone of Vaes Dothrak")["kneeling"]
    assert s.foe.dead == ([] if canceled else ["Ghost"])


@pytest.mark.parametrize(
    ("crone", "card", "seat"), [(True, "Ghost", 1), (False, "Ice", 1), (False, "Ghost", 0)]
)
def test_a_crone_kneels_a_dothraki_for_characters_of_opponents(crone: bool, card: str, seat: int) -> None:
    plays = [{"card": "Crone of Vaes Dothrak", "kneeling": crone}]
    sides = [side(plays=plays), side()]
    sides[seat]["deck"] = [card, "The Roseroad"]
    s = scene(sides[0], sides[1], ask="windows")
    s.happen([Happening(DECK_DISCARDED, s.id(card), seat)])
    assert s.you.offered(Verb.USE) == []


@either_way
def test_each_defeat_is_a_step_on_the_boneway(canceled: bool) -> None:
    s = scene(you=side(plays=["The Boneway"]), foe=canceler("Tywin Lannister"), first_player=1)
    s.foe.challenges("power", "Tywin Lannister")
    s.you.uses("The Boneway")
    answers(s, canceled)
    assert s.card("The Boneway")["tokens"] == ({} if canceled else {"vengeance": 1})


@either_way
def test_six_steps_on_the_boneway_lead_to_power(canceled: bool) -> None:
    boneway = {"card": "The Boneway", "tokens": {"vengeance": 7}}
    s = scene(you=side(plays=[boneway]), foe=canceler(), at="dominance", ask="windows")
    s.you.uses("The Boneway")
    answers(s, canceled)
    assert s.card("The Boneway")["kneeling"]
    assert s.card("The Boneway")["tokens"] == {"vengeance": 1}
    assert s.you.power == (0 if canceled else 3)


@pytest.mark.parametrize(("tokens", "kneeling"), [(5, False), (6, True)])
def test_the_boneway_is_long_and_kneels(tokens: int, kneeling: bool) -> None:
    boneway = {"card": "The Boneway", "tokens": {"vengeance": tokens}, "kneeling": kneeling}
    s = scene(you=side(plays=[boneway]), at="dominance", ask="windows")
    assert s.you.offered(Verb.USE) == []


def test_the_lord_of_the_crossing_is_late_and_then_comes_in_force() -> None:
    plays = ["Tywin Lannister", "Cersei Lannister", "Ser Jaime Lannister"]
    s = scene(you=side(agenda="The Lord of the Crossing", plays=plays), foe=side(), ask="windows")
    changed = []
    for type, name in zip(("military", "intrigue", "power"), reversed(plays), strict=True):
        s.pass_to("4.2")
        s.you.challenges(type, name)
        changed.append(s.card(name)["strength"] - s.card(name)["printed_strength"])
        before = s.you.power
        s.pass_to("4.2.4")
        s.you.says(True)
    assert changed == [-1, 0, 2]
    assert s.you.power - before == 2


def rides(host: str) -> Scene:
    """Somebody wins a challenge on the silver steed."""
    steed = {"card": host, "attachments": ["The Silver Steed"]}
    s = scene(you=side(plays=[steed, "Viserys Targaryen"]), foe=canceler())
    s.you.challenges("power", host)
    s.foe.defends()
    return s


@either_way
def test_a_rider_of_the_silver_steed_is_renowned_and_may_ride_on(canceled: bool) -> None:
    s = rides("Jhogo")
    s.you.picks("Jhogo")
    s.you.uses("The Silver Steed")
    answers(s, canceled)
    assert s.card("Jhogo")["power"] == 1
    assert ("The Silver Steed" in s.you.in_play) == canceled
    assert ("power" in s.you.offered(Verb.CHALLENGE)) != canceled


def test_the_silver_steed_bears_dothraki_and_daenerys_in_challenges_for_power() -> None:
    s = scene(
        you=side(
            plays=["Daenerys Targaryen", "Viserys Targaryen", "Jhogo"], hand=["The Silver Steed"], gold=1
        ),
        at="marshaling",
        ask="windows",
    )
    s.you.marshals("The Silver Steed")
    assert s.you.offered(Verb.PICK) == ["Daenerys Targaryen", "Jhogo"]
    s.you.picks("Jhogo")
    assert "renown" not in s.card("Jhogo")["keywords"]


@pytest.mark.parametrize(("seat", "immune"), [(1, True), (0, False)])
def test_knights_at_the_kings_tourney_are_renowned_and_immune_to_events_of_opponents(
    seat: int, immune: bool
) -> None:
    you = side(plot="A Tourney for the King", plays=["Hedge Knight", "Moon Boy", "Joffrey Baratheon"])
    sides = [you, side(plays=["Ser Jaime Lannister"])]
    sides[seat] |= {"hand": ["Nightmares"], "gold": 1}
    s = scene(sides[0], sides[1], first_player=seat, ask="windows")
    assert s.card("Hedge Knight")["keywords"] == ["renown"]
    assert "renown" not in s.card("Moon Boy")["keywords"] + s.card("Ser Jaime Lannister")["keywords"]
    (s.foe if seat else s.you).plays("Nightmares")
    assert ("Hedge Knight" not in (s.foe if seat else s.you).offered(Verb.PICK)) == immune


def breaks_the_peace(type: str = "military", power: int = 1, **you: Any) -> Scene:
    """The foe attacks you under the king's peace."""
    s = scene(
        you=side(plot="The King's Peace", power=1, **you),
        foe=side(plays=["Tywin Lannister"], power=power, plot="The Winds of Winter"),
        first_player=1,
    )
    s.foe.challenges(type, "Tywin Lannister")
    return s


@pytest.mark.parametrize("way", ["kneels", "pays", "refuses"])
def test_who_breaks_the_kings_peace_kneels_or_pays_or_has_attacked_in_vain(way: str) -> None:
    s = breaks_the_peace()
    s.you.uses("The King's Peace")
    s.foe.says(way == "kneels")
    if way != "kneels":
        s.foe.says(way == "pays")
    assert s.facts["cards"][s.foe.facts["faction_card"]]["kneeling"] == (way == "kneels")
    gone = way == "refuses"
    assert not gone or s.facts["last_challenge"]["winner"] is None
    assert (s.you.power, s.foe.power) == ((2, 1) if way == "pays" else (1, 1 + (not gone)))


def test_the_kings_peace_is_not_broken_by_intrigue() -> None:
    assert breaks_the_peace("intrigue").you.offered(Verb.USE) == []


# I Never Bet Against My Family

BOTTOM = ["The Roseroad", "Shae", "Tyrion Lannister", "The Tickler", "Ser Gregor Clegane"]


def bet() -> Scene:
    you = side(hand=["I Never Bet Against My Family"], deck=["The Kingsroad", *BOTTOM])
    return scene(you, canceler(gold=3), ask="windows")


@either_way
def test_family_comes_from_the_bottom_of_the_deck_until_the_phase_ends(canceled: bool) -> None:
    s = bet()
    s.you.plays("I Never Bet Against My Family")
    answers(s, canceled)
    assert kneels(s)
    if canceled:
        assert s.you.deck == ["The Kingsroad", *BOTTOM]
        return
    assert sorted(s.you.offered(Verb.PICK)) == [
        "Ser Gregor Clegane",
        "Shae",
        "The Tickler",
        "Tyrion Lannister",
    ]
    s.you.picks("Tyrion Lannister")
    order = ["Shae", "Ser Gregor Clegane", "The Roseroad", "The Tickler"]
    s.you.lays(*order[:3])
    assert (s.you.in_play, s.you.deck) == (["Tyrion Lannister"], ["The Kingsroad", *order])
    s.pass_to("5.aw")
    assert s.you.discard == ["I Never Bet Against My Family", "Tyrion Lannister"]


def test_nobody_need_be_bet_on() -> None:
    s = bet()
    s.you.plays("I Never Bet Against My Family")
    s.foe.passes()
    s.you.done()
    s.you.lays(*BOTTOM[:4])
    assert (s.you.in_play, s.you.deck) == ([], ["The Kingsroad", *BOTTOM])
    s.pass_to("5.aw")
    assert s.you.discard == ["I Never Bet Against My Family"]
