"""Winning the game: power, elimination, and ties that the first player breaks (RR.winning-game, RR.framework.2.2b)."""

import pytest

from tests.thrones.scene import Scene, scene, side
from weirwood.core.outcome import Ending
from weirwood.rules import rule


@rule("RR.winning-game.1")
def test_fifteen_power_wins_at_once_in_the_middle_of_a_window() -> None:
    you = side(plays=["Robb Stark", "Lannisport"], hand=["Superior Claim"], power=13)
    s = scene(you, side(hand=["The Hand's Judgment"]), ask="windows")
    s.all_pass("4.2")
    s.you.challenges("power", "Robb Stark")
    s.all_pass()
    s.foe.defends()
    s.all_pass()
    s.you.plays("Superior Claim")
    s.foe.passes()
    assert s.state.outcome is not None and s.state.outcome.winners == (0,)
    assert s.state.outcome.reason == Ending.POWER and not s.state.decisions
    assert s.you.power == 15 and s.you.facts["faction_power"] == 15


@rule("RR.winning-game.1")
def test_power_counts_on_all_cards_a_player_controls() -> None:
    stolen = {"card": "Burned Men", "power": 5, "controller": 0}
    you = side(plays=[{"card": "Robb Stark", "power": 3}], hand=["Great Feast"], power=5)
    s = scene(you, side(plays=[stolen], power=13), ask="windows")
    assert (s.you.power, s.foe.power) == (13, 13)
    s.you.plays("Great Feast")
    assert (s.you.power, s.foe.power) == (14, 14) and s.state.outcome is None


@pytest.mark.parametrize(("first", "winner"), [(0, 0), (0, 1), (1, 0), (1, 1)])
@rule("RR.winning-game.2")
def test_the_first_player_says_who_wins_when_several_reach_fifteen_together(first: int, winner: int) -> None:
    s = scene(side(hand=["Great Feast"], power=14), side(power=14), first_player=first, ask="windows")
    if first == 1:
        s.foe.passes()
    s.you.plays("Great Feast")
    assert s.state.outcome is None and [decision.seat for decision in s.state.decisions] == [first]
    (s.you if first == 0 else s.foe).chooses_player(winner)
    assert s.state.outcome is not None and s.state.outcome.winners == (winner,)
    assert s.state.outcome.reason == Ending.POWER


def _over(s: Scene, winner: int) -> None:
    outcome = s.state.outcome
    assert outcome is not None and outcome.winners == (winner,) and outcome.reason == Ending.LAST_STANDING
    assert s.facts["seats"][1 - winner]["eliminated"] and not s.facts["seats"][winner]["eliminated"]


@rule("RR.winning-game.3", "RR.winning-game.4")
def test_who_draws_the_last_card_is_eliminated_and_the_other_wins() -> None:
    s = scene(side(deck=["Bran Stark"], hand=["Wine for All"]), side(), at="marshaling", ask="windows")
    s.you.plays("Wine for All")
    _over(s, winner=1)
    assert s.you.hand == ["Bran Stark"]


@rule("RR.winning-game.3")
def test_who_loses_the_last_card_by_pillage_is_eliminated() -> None:
    s = scene(side(plays=["Black Wind's Crew"]), side(deck=["Bran Stark"]), ask="windows")
    s.all_pass("4.2")
    s.you.challenges("power", "Black Wind's Crew")
    s.all_pass()
    s.foe.defends()
    s.pass_to("4.2.5")
    s.you.picks("Black Wind's Crew")
    _over(s, winner=0)


@rule("RR.winning-game.3")
def test_a_last_card_is_enough_to_stay_in_the_game() -> None:
    s = scene(side(deck=["Bran Stark"] * 2, hand=["Wine for All"]), at="marshaling", ask="windows")
    s.you.plays("Wine for All")
    assert s.state.outcome is None and not s.you.facts["eliminated"]


@pytest.mark.parametrize("winner", [0, 1])
@rule("RR.winning-game.5", "RR.framework.2.2b")
def test_the_first_player_decides_when_all_decks_run_out_together(winner: int) -> None:
    s = scene(
        side(deck=["Bran Stark"] * 2), side(deck=["Bran Stark"] * 2), at="2.2", first_player=1, ask="windows"
    )
    assert s.you.offered() == [] and s.state.outcome is None
    s.foe.chooses_player(winner)
    assert s.state.outcome is not None and s.state.outcome.winners == (winner,)
    assert s.state.outcome.reason == Ending.LAST_STANDING


@rule("RR.framework.2.2b")
def test_a_deck_of_two_is_not_enough_for_the_draw_phase() -> None:
    _over(scene(side(deck=["Bran Stark"] * 2), at="2.2", ask="windows"), winner=1)
    s = scene(side(deck=["Bran Stark"] * 3), at="2.2", ask="windows")
    assert s.state.outcome is None and len(s.you.hand) == 2
