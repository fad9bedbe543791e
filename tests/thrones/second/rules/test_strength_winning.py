"""Strength, winning a challenge, and unopposed challenges (RR.strength, RR.winning-challenge, RR.unopposed)."""

import pytest

from tests.thrones.scene import Scene, scene, side
from weirwood.rules import rule


def _resolved(
    yours: list[str],
    theirs: list[str],
    type: str,
    attackers: list[str],
    defenders: list[str],
    others: list[str] | None = None,
) -> Scene:
    """A challenge of yours up to the first question after strength was compared."""
    s = scene(side(plays=[*yours, *(others or [])]), side(plays=theirs), ask="windows")
    s.all_pass("4.2")
    s.you.challenges(type, *attackers)
    s.all_pass()
    if s.asks(1, "defenders"):
        s.foe.defends(*defenders)
    s.all_pass()
    return s


@rule("RR.strength.1", "RR.winning-challenge.2")
def test_a_side_counts_its_participants_and_what_adds_to_it() -> None:
    attackers = ["Bastard in Hiding", "Shireen Baratheon"]
    yours = [*attackers, "The Red Keep", "Maester Cressen"]
    theirs = ["Tumblestone Knight", "Arya Stark", "Robb Stark"]
    s = scene(side(plays=yours), side(plays=theirs), ask="windows")
    s.all_pass("4.2")
    s.you.challenges("power", *attackers)
    s.all_pass("4.2.1")
    s.foe.defends("Tumblestone Knight", "Arya Stark")
    challenge = s.facts["challenge"]
    assert (challenge["attacking_strength"], challenge["defending_strength"]) == (2 + 1 + 2, 2 + 2)


@rule("RR.strength.2", "RR.winning-challenge.5")
def test_with_no_strength_on_either_side_nobody_wins_or_loses() -> None:
    theirs = ["Daenerys Targaryen", "The Wall", "Ghaston Grey"]
    s = _resolved(["Bran Stark"], theirs, "power", ["Bran Stark"], [])
    challenge = s.facts["last_challenge"]
    assert (challenge["winner"], challenge["loser"], challenge["unopposed"]) == (None, None, False)
    assert s.you.power == 0 and s.state.step == "4.2"
    assert not s.card("The Wall")["kneeling"]
    assert "challenge-decided" not in {event.kind for event in s.events}
    assert "claim" not in {event.kind for event in s.events}


@pytest.mark.parametrize(
    ("defender", "winner"),
    [("Ranging Party", 0), ("Balon Greyjoy", 0), ("Old Bear Mormont", 1)],
)
@rule("RR.winning-challenge.1", "RR.winning-challenge.4", "RR.framework.4.2.2a")
def test_more_strength_wins_and_a_tie_goes_to_the_attacker(defender: str, winner: int) -> None:
    s = _resolved(["Robb Stark"], [defender, "Maester Lomys"], "power", ["Robb Stark"], [defender])
    challenge = s.facts["challenge"] or s.facts["last_challenge"]
    assert (challenge["attacking_strength"], challenge["winner"], challenge["loser"]) == (
        5,
        winner,
        1 - winner,
    )


@rule("RR.winning-challenge.3", "RR.framework.4.2.2b")
def test_strength_without_a_participant_wins_nothing() -> None:
    yours = side(plays=["Burned Men"], deck=["The Roseroad"] * 9)
    s = scene(yours, side(plays=["Highgarden", "Lannisport Moneylender"], gold=1), ask="windows")
    s.all_pass("4.2")
    s.you.challenges("military", "Burned Men")
    s.you.passes()
    s.foe.uses("Highgarden")
    s.all_pass()
    s.foe.defends()
    s.all_pass()
    challenge = s.facts["last_challenge"]
    assert (challenge["winner"], challenge["loser"]) == (None, None)
    assert s.you.power == 0 and s.state.step == "4.2"


@rule("RR.winning-challenge.3", "RR.framework.4.2.2b")
def test_the_side_that_counts_most_needs_a_participant_or_nobody_wins() -> None:
    """A bonus alone makes the attacking side the stronger one; its only attacker is gone, the defender stays."""
    s = scene(
        side(plays=["Bastard in Hiding", "War Council"]),
        side(plays=["Highgarden", "Samwell Tarly", "Courtesan of the Rose"], gold=1),
        ask="windows",
    )
    s.all_pass("4.2")
    s.you.challenges("power", "Bastard in Hiding")
    s.all_pass("4.2.1")
    s.foe.defends("Courtesan of the Rose")
    s.you.passes()
    s.foe.uses("Highgarden")
    assert s.facts["challenge"]["attacking_strength"] == 3 > s.facts["challenge"]["defending_strength"] == 2
    s.all_pass()
    assert s.facts["last_challenge"]["winner"] is None and s.facts["last_challenge"]["loser"] is None
    assert s.you.power == 0 and s.foe.power == 0


@rule("RR.unopposed.1")
def test_defenders_that_count_nothing_leave_a_challenge_unopposed() -> None:
    s = _resolved(
        ["Balon Greyjoy"], ["Tumblestone Knight"], "power", ["Balon Greyjoy"], ["Tumblestone Knight"]
    )
    challenge = s.facts["challenge"]
    assert challenge["defenders"] and challenge["defending_strength"] == 0 and challenge["unopposed"]
    assert s.you.power == 1


@rule("RR.unopposed.1")
def test_one_strength_opposes() -> None:
    s = _resolved(["Robb Stark"], ["Shireen Baratheon"], "power", ["Robb Stark"], ["Shireen Baratheon"])
    assert not s.facts["challenge"]["unopposed"] and s.you.power == 0


@rule("RR.unopposed.2")
def test_the_bonus_comes_for_the_attacker_after_reactions_to_winning() -> None:
    s = _resolved(["Asha Greyjoy"], ["Lannisport Moneylender"], "power", ["Asha Greyjoy"], [])
    if s.asks(0, "stealth"):
        s.you.picks()
    s.idle("4.2.2")
    assert s.you.offered() == ["Asha Greyjoy", "pass"] and s.you.facts["faction_power"] == 0
    s.you.uses("Asha Greyjoy")
    assert s.you.facts["faction_power"] == 1 and s.card("Asha Greyjoy")["power"] == 0
