"""Doomed cards, and players who are out of the game, in the Winter Edition."""

from __future__ import annotations

from tests.thrones.winter.scene import baratheon, confirm, fight, lannister, scene, stark
from weirwood.core.outcome import Ending
from weirwood.rules import rule

TOWERS = ["Broken Tower"] * 4
EDDARD = "Eddard Stark"  # Doomed
LOOKOUT = "Lookout"
SCOUT = "Wildling Scout"


@rule("WE.doomed.1", "WE.doomed.2", "WE.card-anatomy.4")
def test_five_doomed_cards_in_the_dead_pile_eliminate_at_once() -> None:
    """Eddard Stark is the fifth, and dies for claim; Lookout would not be Doomed."""
    s = fight(lannister(SCOUT), stark(LOOKOUT, dead=TOWERS), "military", [SCOUT])
    confirm(s)
    assert LOOKOUT in s[1].dead and s.state.outcome is None
    s = fight(lannister(SCOUT), stark(EDDARD, dead=TOWERS), "military", [SCOUT])
    confirm(s)
    assert s.state.outcome is not None
    assert (s.state.outcome.winners, s.state.outcome.reason) == ((0,), Ending.LAST_STANDING)


@rule("WE.doomed.1")
def test_four_doomed_cards_eliminate_nobody() -> None:
    s = scene(stark(EDDARD, dead=TOWERS[:3]), lannister())
    s.kill(EDDARD)
    assert s.state.outcome is None and len(s[0].dead) == 4


@rule("WE.doomed.3")
def test_if_all_are_doomed_at_once_nobody_wins() -> None:
    s = scene(stark(EDDARD, dead=TOWERS), baratheon("Robert Baratheon", dead=["Crumbling Stone Dragon"] * 4))
    s.kill(EDDARD, "Robert Baratheon")
    assert s.state.outcome is not None
    assert (s.state.outcome.winners, s.state.outcome.reason) == ((), Ending.DRAW)


@rule("WE.doomed.2", "WE.doomed.4")
def test_the_others_play_on_without_an_eliminated_player() -> None:
    s = scene(
        stark(EDDARD, dead=TOWERS, power=3), lannister(SCOUT), stark(LOOKOUT), at="3.aw", first_player=1
    )
    s.kill(EDDARD)
    assert s.state.outcome is None and s.facts["seats"][0]["eliminated"]
    assert s[0].in_play == [] and s[0].dead == [] and s[0].hand == []
    turns = []
    while s.state.phase != "dominance":
        if (s.state.phase, s.state.active) not in turns:
            turns.append((s.state.phase, s.state.active))
        seats = [decision.seat for decision in s.state.decisions]
        assert 0 not in seats
        s[seats[0]].passes()
    assert [seat for phase, seat in turns if phase == "challenges"] == [1, 2]


@rule("WE.doomed.4")
def test_a_challenge_against_an_eliminated_player_ends_without_a_winner() -> None:
    s = scene(lannister(SCOUT), stark(EDDARD, dead=TOWERS), stark(LOOKOUT))
    s.all_pass("4.2")
    s[0].challenges("military", SCOUT, against=1)
    s.kill(EDDARD)
    s.all_pass("4.2")
    assert s.state.challenge is None and s[0].power == 0
    assert [event for event in s.events if event.kind == "challenge-decided"] == []
    assert {option.seat for option in s[0].decision.options if option.verb == "challenge"} <= {2}


@rule("WE.doomed.4")
def test_the_next_player_is_first_when_the_first_is_eliminated() -> None:
    s = scene(stark(EDDARD, dead=TOWERS), lannister(), stark(), at="2.aw")
    s.kill(EDDARD)
    assert s.state.first == 1 and s.state.decisions[0].seat == 1


@rule("WE.doomed.4")
def test_a_card_of_another_player_that_an_eliminated_player_controls_is_discarded() -> None:
    taken = {"card": SCOUT, "controller": 0}
    s = scene(stark(EDDARD, dead=TOWERS), lannister(taken), stark())
    assert sorted(s[0].in_play) == [EDDARD, SCOUT]
    s.kill(EDDARD)
    assert s[1].in_play == [] and s[1].discard == [SCOUT]
