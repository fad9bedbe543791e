"""Scenes of House Greyjoy's characters that are not unique, and of its locations, in the Core Set."""

from typing import Any

from tests.thrones.scene import Scene, scene, side
from weirwood.rules import rule


def _attacks(s: Scene, type: str, *names: str) -> None:
    """Attack; nobody else acts until defenders are declared."""
    s.pass_to("4.2")
    s.you.challenges(type, *names)
    s.pass_to("4.2.1")


# Black Wind's Crew, Drowned Men


@rule("RR.pillage.1")
def test_the_crew_pillages_if_it_likes() -> None:
    for pillage in (True, False):
        s = scene(you=side(plays=["Black Wind's Crew"]), ask="windows")
        _attacks(s, "military", "Black Wind's Crew")
        s.pass_to("4.2.5")
        s.you.picks("Black Wind's Crew") if pillage else s.you.done()
        assert len(s.foe.discard) == (1 if pillage else 0)


@rule("RR.pillage.2")
def test_the_crew_pillages_the_attacker_when_it_defends() -> None:
    s = scene(
        you=side(plays=["Black Wind's Crew"]), foe=side(plays=["Shireen Baratheon"]), active=1, ask="windows"
    )
    s.pass_to("4.2")
    s.foe.challenges("power", "Shireen Baratheon")
    s.pass_to("4.2.1")
    s.you.defends("Black Wind's Crew")
    s.pass_to("4.2.5")
    s.you.picks("Black Wind's Crew")
    assert s.foe.discard == ["The Roseroad"]


@rule("RR.winning-game.3")
def test_the_last_card_pillaged_decides_the_game() -> None:
    s = scene(you=side(plays=["Black Wind's Crew"]), foe=side(deck=["Bodyguard"]))
    s.you.challenges("power", "Black Wind's Crew")
    s.you.picks("Black Wind's Crew")
    assert s.state.outcome is not None and s.state.outcome.winners == (0,)


def test_drowned_men_grow_with_your_warships() -> None:
    you = side(plays=["Drowned Men", "Great Kraken", "Iron Fleet Scout", "Sea Tower"])
    s = scene(you=you, foe=side(plays=["Iron Fleet Scout"]))
    assert s.card("Drowned Men")["strength"] == 5
    s.discard("Great Kraken")
    assert s.card("Drowned Men")["strength"] == 4


@rule("RR.no-attachments.1")
def test_drowned_men_bear_no_attachments() -> None:
    s = scene(you=side(plays=["Drowned Men"], hand=["Little Bird"], gold=1), at="marshaling", ask="windows")
    assert s.you.offered() == ["pass"]


# Iron Islands Fishmonger, Sea Tower


def test_the_fishmonger_makes_the_next_character_cheaper() -> None:
    you = side(plays=["Iron Islands Fishmonger"], hand=["Salty Navigator", "Iron Fleet Scout"], gold=1)
    s = scene(you=you, at="marshaling", ask="windows")
    s.you.uses("Iron Islands Fishmonger")
    s.foe.passes()
    s.you.marshals("Iron Fleet Scout")
    s.foe.passes()
    s.you.marshals("Salty Navigator")
    assert s.you.gold == 0 and s.card("Iron Islands Fishmonger")["kneeling"]


def test_a_kneeling_fishmonger_sells_nothing() -> None:
    you = side(plays=[{"card": "Iron Islands Fishmonger", "kneeling": True}])
    s = scene(you=you, at="marshaling", ask="windows")
    assert s.you.offered() == ["pass"]


def test_the_sea_tower_makes_any_card_of_the_house_cheaper() -> None:
    you = side(plays=["Sea Tower"], hand=["Great Kraken"], gold=2)
    s = scene(you=you, at="marshaling", ask="windows")
    assert s.you.offered() == ["Sea Tower", "pass"]
    s.you.uses("Sea Tower")
    s.foe.passes()
    s.you.marshals("Great Kraken")
    assert s.you.gold == 0 and s.card("Sea Tower")["kneeling"]


@rule("RR.limited.1")
def test_one_sea_tower_is_marshaled_in_a_round() -> None:
    s = scene(you=side(hand=["Sea Tower", "Sea Tower"]), at="marshaling", ask="windows")
    s.you.marshals("Sea Tower")
    s.foe.passes()
    s.you.uses("Sea Tower")
    s.foe.passes()
    assert s.you.offered() == ["pass"] and s.you.hand == ["Sea Tower"]


# Lordsport Shipwright


def _harbour(first_player: int) -> Scene:
    foe = side(
        plays=["Chamber of the Painted Table", "The Red Keep", {"card": "Sea Tower", "kneeling": True}]
    )
    return scene(
        you=side(plays=["Lordsport Shipwright"]),
        foe=foe,
        at="marshaling",
        first_player=first_player,
        active=0,
        ask="windows",
    )


def test_the_shipwright_kneels_a_location_that_cost_little() -> None:
    s = _harbour(first_player=1)
    s.foe.passes()
    s.you.uses("Lordsport Shipwright")
    assert s.card("Chamber of the Painted Table")["kneeling"] and not s.card("The Red Keep")["kneeling"]
    assert s.card("Lordsport Shipwright")["kneeling"]


@rule("RR.target.8")
def test_the_first_players_shipwright_kneels_a_greater_one() -> None:
    s = _harbour(first_player=0)
    s.you.uses("Lordsport Shipwright")
    assert s.you.offered() == ["Chamber of the Painted Table", "The Red Keep"]
    s.you.picks("The Red Keep")
    assert s.card("The Red Keep")["kneeling"]


def test_the_shipwright_needs_a_location_and_must_stand() -> None:
    you = side(plays=["Lordsport Shipwright"])
    s = scene(
        you=you, foe=side(plays=[{"card": "Sea Tower", "kneeling": True}]), at="marshaling", ask="windows"
    )
    assert s.you.offered() == ["pass"]
    you = side(plays=[{"card": "Lordsport Shipwright", "kneeling": True}])
    s = scene(you=you, foe=side(plays=["Sea Tower"]), at="marshaling", ask="windows")
    assert s.you.offered() == ["pass"]


# Salty Navigator


@rule("RR.initiative.1", "FAQ.errata.rr26")
def test_a_navigator_raises_initiative_alone() -> None:
    plots: dict[str, Any] = {"plots": ["A Noble Cause"]}
    s = scene(
        you=side(plays=["Salty Navigator"], **plots), foe=side(power=0, **plots), at="1.2", ask="windows"
    )
    s.you.reveals("A Noble Cause")
    s.foe.reveals("A Noble Cause")
    assert s.asks(0, "first-player")
    assert s.you.facts["initiative"] == s.foe.facts["initiative"] + 1
    assert s.you.facts["reserve"] == s.foe.facts["reserve"]


# Great Kraken


@rule("RR.limits.1", "FAQ.duck.1", "RR.framework.4.2.2c")
def test_the_kraken_answers_two_unopposed_challenges_in_a_round() -> None:
    you = side(plays=["Great Kraken", "Alannys Greyjoy", "Black Wind's Crew", "Salty Navigator"])
    s = scene(you=you, ask="windows")
    _attacks(s, "power", "Black Wind's Crew")
    s.pass_to("4.2.2")
    assert s.you.power == 0
    s.you.uses("Great Kraken")
    s.you.names("draw")
    assert len(s.you.hand) == 1
    _attacks(s, "intrigue", "Alannys Greyjoy")
    s.pass_to("4.2.2")
    s.you.uses("Great Kraken")
    s.you.names("gain-power")
    assert s.you.power == 3
    _attacks(s, "military", "Salty Navigator")
    s.pass_to("4.aw")
    assert s.facts["last_challenge"]["unopposed"]
    assert s.you.power == 4 and len(s.you.hand) == 1


def test_the_kraken_does_not_answer_an_opposed_challenge() -> None:
    you = side(plays=["Great Kraken", "Black Wind's Crew"])
    s = scene(you=you, foe=side(plays=["Shireen Baratheon"]), ask="windows")
    _attacks(s, "power", "Black Wind's Crew")
    s.foe.defends("Shireen Baratheon")
    s.pass_to("4.aw")
    assert s.facts["last_challenge"]["winner"] == 0
    assert s.you.power == 0 and s.you.hand == []


def test_the_kraken_gives_stealth_to_your_balon() -> None:
    s = scene(you=side(plays=["Great Kraken", "Balon Greyjoy"]), foe=side(plays=["Theon Greyjoy"]))
    assert s.card("Balon Greyjoy")["keywords"] == ["renown", "stealth"]
    s.discard("Great Kraken")
    assert s.card("Balon Greyjoy")["keywords"] == ["renown"]
    s = scene(you=side(plays=["Great Kraken"]), foe=side(plays=["Balon Greyjoy"]))
    assert s.card("Balon Greyjoy")["keywords"] == ["renown"]


# Iron Fleet Scout


def _scouted(first_player: int) -> Scene:
    s = scene(
        you=side(plays=["Iron Fleet Scout", "Black Wind's Crew", "Littlefinger", "Theon Greyjoy"]),
        foe=side(plays=["Shireen Baratheon"]),
        first_player=first_player,
        active=0,
        ask="windows",
    )
    s.pass_to("4.2")
    s.you.challenges("power", "Black Wind's Crew", "Littlefinger")
    if first_player == 1:
        s.foe.passes()
    s.you.uses("Iron Fleet Scout")
    return s


@rule("RR.target.1")
def test_the_scout_strengthens_a_participating_greyjoy() -> None:
    s = _scouted(first_player=1)
    assert s.card("Iron Fleet Scout")["kneeling"]
    assert s.card("Black Wind's Crew")["strength"] == 4
    assert s.card("Littlefinger")["strength"] == 4


@rule("RR.lasting-effects.1")
def test_the_first_players_scout_gives_two_until_the_challenge_ends() -> None:
    s = _scouted(first_player=0)
    s.discard("Iron Fleet Scout")
    assert s.card("Black Wind's Crew")["strength"] == 5
    s.pass_to("4.2.5")
    assert s.card("Black Wind's Crew")["strength"] == 5
    s.pass_to("4.aw")
    assert s.card("Black Wind's Crew")["strength"] == 3


def test_the_scout_needs_a_challenge_with_a_greyjoy_and_must_stand() -> None:
    s = scene(you=side(plays=["Iron Fleet Scout", "Black Wind's Crew", "Littlefinger"]), ask="windows")
    assert s.you.offered() == ["pass"]
    s.pass_to("4.2")
    s.you.challenges("power", "Littlefinger")
    assert s.you.offered() == ["pass"]
    you = side(plays=[{"card": "Iron Fleet Scout", "kneeling": True}, "Black Wind's Crew"])
    s = scene(you=you, ask="windows")
    s.pass_to("4.2")
    s.you.challenges("power", "Black Wind's Crew")
    assert s.you.offered() == ["pass"]
