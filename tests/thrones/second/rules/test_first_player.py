"""The first player: who is, and what he or she does first (RR.first-player, RR.initiative)."""

from typing import Any

import pytest

from tests.thrones.scene import Scene, scene, side
from tests.thrones.set_up import begun
from weirwood.core.option import Verb
from weirwood.rules import rule

PLOT = "A Noble Cause"


def _round_ends(first_player: int) -> Scene:
    """Taxation; each has one plot left, yours with the higher initiative."""
    return scene(
        you=side(plot=PLOT, plots=["Sneak Attack"]),
        foe=side(plot=PLOT, plots=["A Noble Cause"]),
        at="taxation",
        first_player=first_player,
        ask="windows",
    )


@rule("RR.first-player.1")
def test_the_first_player_of_set_up_is_drawn_by_lot() -> None:
    assert {begun(seed=seed)[0].state.first for seed in range(12)} == {0, 1}


@rule("RR.first-player.1", "RR.initiative.2")
def test_the_first_player_stays_until_the_winner_of_initiative_names_another() -> None:
    s = _round_ends(first_player=1)
    s.all_pass()
    assert (s.state.round, s.state.step, s.state.first) == (2, "1.2", 1)
    s.you.reveals("Sneak Attack")
    s.foe.reveals("A Noble Cause")
    assert s.state.first == 1
    assert s.asks(0, "first-player")
    s.you.chooses_player(0)
    assert s.state.first == 0
    s.pass_to("7.aw")
    assert s.state.first == 0


@rule("RR.initiative.2")
def test_the_winner_of_initiative_may_name_an_opponent() -> None:
    s = _round_ends(first_player=0)
    s.all_pass()
    s.you.reveals("Sneak Attack")
    s.foe.reveals("A Noble Cause")
    assert s.you.decision.why.what == "first-player"
    s.you.chooses_player(1)
    assert s.state.first == 1


def _initiative(yours: int, theirs: int, seed: int = 0, **you: Any) -> int:
    """Who wins initiative with equal plots and this power."""
    s = scene(
        you=side(power=yours, plots=[PLOT], **you),
        foe=side(power=theirs, plots=[PLOT]),
        at="1.2",
        seed=seed,
        ask="windows",
    )
    s.you.reveals(PLOT)
    s.foe.reveals(PLOT)
    assert s.state.decisions[0].why.what == "first-player"
    return s.state.decisions[0].seat


@rule("RR.initiative.1")
def test_initiative_counts_what_cards_add_to_the_plot() -> None:
    assert _initiative(5, 3) == 1
    assert _initiative(5, 3, plays=["Salty Navigator"]) == 0


@rule("RR.initiative.3")
def test_equal_initiative_is_won_by_less_power_whoever_is_first() -> None:
    assert _initiative(3, 5) == 0
    assert _initiative(5, 3) == 1


@rule("RR.initiative.3")
def test_power_on_characters_counts_in_a_tie() -> None:
    assert _initiative(0, 1, plays=[{"card": "Littlefinger", "power": 2}]) == 1


@rule("RR.initiative.3")
def test_equal_initiative_and_equal_power_are_decided_by_lot() -> None:
    assert {_initiative(3, 3, seed) for seed in range(12)} == {0, 1}


@rule("RR.first-player.2")
@pytest.mark.parametrize("first", [0, 1])
def test_the_first_player_is_active_first_in_marshaling_and_challenges(first: int) -> None:
    s = scene(
        you=side(plays=["Littlefinger"]),
        foe=side(plays=["Littlefinger"]),
        at="draw",
        first_player=first,
        ask="windows",
    )
    actives: list[tuple[str, int]] = []
    while s.state.phase in ("draw", "marshaling", "challenges"):
        here = (s.state.phase, s.state.active)
        if s.state.phase != "draw" and (not actives or actives[-1] != here):
            actives.append(here)
        decision = s.state.decisions[0]
        option = next(option for option in decision.options if option.verb == Verb.PASS)
        s.choose(decision.seat, option.key)
    other = 1 - first
    assert actives == [
        ("marshaling", first),
        ("marshaling", other),
        ("challenges", first),
        ("challenges", other),
    ]


@rule("RR.first-player.3")
@pytest.mark.parametrize("first", [0, 1])
def test_the_first_player_acts_first_in_every_action_window(first: int) -> None:
    for at in ("marshaling", "challenges", "dominance"):
        s = scene(at=at, first_player=first, active=1 - first if at != "dominance" else first, ask="windows")
        assert s.state.decisions[0].seat == first


@rule("RR.first-player.3")
@pytest.mark.parametrize("first", [0, 1])
def test_the_first_player_is_asked_first_for_interrupts_and_reactions(first: int) -> None:
    s = scene(
        you=side(plays=["Ossuary", "Joffrey Baratheon"]),
        foe=side(plays=["Ossuary", "Joffrey Baratheon", "Littlefinger"]),
        first_player=first,
        active=1 - first,
        ask="windows",
    )
    s.kill("Littlefinger")
    windows: list[tuple[str | None, int]] = []
    while s.state.decisions[0].why.window:
        decision = s.state.decisions[0]
        windows.append((decision.why.window, decision.seat))
        option = next(option for option in decision.options if option.verb == Verb.PASS)
        s.choose(decision.seat, option.key)
    other = 1 - first
    assert windows == [
        ("interrupt", first),
        ("interrupt", other),
        ("reaction", first),
        ("reaction", other),
    ]


@rule("RR.first-player.4")
@pytest.mark.parametrize("first", [0, 1])
def test_who_must_choose_at_once_chooses_in_player_order(first: int) -> None:
    you, foe = (side(plays=["Littlefinger", "Varys"], plots=["Marched to the Wall"]) for _ in range(2))
    s = scene(you, foe, at="1.2", first_player=first, ask="windows")
    s.you.reveals("Marched to the Wall")
    s.foe.reveals("Marched to the Wall")
    (s.you if s.asks(0, "first-player") else s.foe).chooses_player(first)
    assert s.state.decisions[0].why.window == "when-revealed"
    s.choose(first, s.state.decisions[0].options[0].key)
    asked = [s.state.decisions[0].seat]
    s.choose(first, s.state.decisions[0].options[0].key)
    asked.append(s.state.decisions[0].seat)
    assert asked == [first, 1 - first]
