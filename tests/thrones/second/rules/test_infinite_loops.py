"""Infinite loops: shown once, then run as often as is said (FAQ.1.1)."""

import pytest

from tests.thrones.scene import Scene, scene, side
from weirwood.core.decision import DecisionKind
from weirwood.rules import rule
from weirwood.thrones.engine.state.happening import Happening
from weirwood.thrones.engine.words import KILLED

SEAL = "Seal of the Hand"


def _sealed(bearer: str, power: int = 0, gold: int = 0) -> Scene:
    """You bear a seal that stands a character, who stands the seal; all are asked in every window."""
    sealed = {"card": bearer, "attachments": [{"card": SEAL, "kneeling": True}]}
    return scene(side(plays=[sealed], power=power, gold=gold), side(plays=["Nobody"]), ask="windows")


def _asks_how_often(s: Scene, seat: int = 0) -> bool:
    return any(
        decision.seat == seat and decision.kind == DecisionKind.NUMBER and decision.why.what == "how-often"
        for decision in s.state.decisions
    )


def _use(s: Scene, name: str) -> None:
    """Use a card, and let the other player pass."""
    s.you.uses(name)
    if s.foe.offered() == ["pass"]:
        s.foe.passes()


def _turn(s: Scene, bearer: str) -> None:
    """One turn of the loop."""
    _use(s, bearer)
    _use(s, SEAL)


def _show(s: Scene, bearer: str) -> None:
    """Play until you are asked for a number."""
    for _ in range(10):
        _use(s, SEAL if s.card(bearer)["kneeling"] else bearer)
        if _asks_how_often(s):
            return
    raise AssertionError("no loop was noticed")


@rule("FAQ.1.1.1")
def test_a_loop_is_played_through_before_a_number_is_asked() -> None:
    s = _sealed("Tireless Clerk")
    _turn(s, "Tireless Clerk")
    assert s.you.decision.kind == DecisionKind.ACT and s.you.gold == 1
    _show(s, "Tireless Clerk")
    assert s.you.gold > 1
    assert s.you.offered()[:3] == ["0", "1", "2"]


@pytest.mark.parametrize("number", [1, 17])
@rule("FAQ.1.1.2")
def test_a_loop_runs_as_often_as_is_said(number: int) -> None:
    s = _sealed("Tireless Clerk")
    _show(s, "Tireless Clerk")
    gold = s.you.gold
    kneeling = s.card("Tireless Clerk")["kneeling"], s.card(SEAL)["kneeling"]
    s.you.names(str(number))
    assert s.you.gold == gold + number
    assert (s.card("Tireless Clerk")["kneeling"], s.card(SEAL)["kneeling"]) == kneeling
    assert s.state.step == "4.aw"


@rule("FAQ.1.1.2")
def test_a_loop_that_wins_the_game_ends_it() -> None:
    s = _sealed("Tireless Prince", power=5)
    _show(s, "Tireless Prince")
    s.you.names("17")
    assert s.state.outcome is not None and s.state.outcome.winners == (0,)
    assert s.you.power == 15


@rule("FAQ.1.1.2")
def test_a_loop_that_is_not_to_win_leaves_the_game_open() -> None:
    s = _sealed("Tireless Prince")
    _show(s, "Tireless Prince")
    power = s.you.power
    s.you.names("2")
    assert s.you.power == power + 2 and s.state.outcome is None


@pytest.mark.parametrize("number", [0, 3])
@rule("FAQ.1.1.3")
def test_a_loop_does_not_run_once_more_in_its_window(number: int) -> None:
    s = _sealed("Tireless Page")
    _show(s, "Tireless Page")
    s.you.names(str(number))
    for _ in range(4):
        if s.state.step != "4.aw" or s.state.decisions[0].kind != DecisionKind.ACT:
            break
        asked = s.you if s.you.offered() else s.foe
        names = [name for name in asked.offered() if name != "pass"]
        asked.uses(names[0]) if names else asked.passes()
    assert s.state.step == "4.2"


@rule("FAQ.1.1.3")
def test_a_loop_may_be_run_again_in_another_window() -> None:
    s = _sealed("Tireless Clerk")
    _show(s, "Tireless Clerk")
    s.you.names("1")
    s.foe.passes()
    assert s.you.offered() == ["pass"]
    s.pass_to("5.aw")
    assert "Tireless Clerk" in s.you.offered()


@rule("FAQ.1.1.3")
def test_what_becomes_less_each_time_is_no_loop() -> None:
    s = _sealed("Paid Sellsword", gold=7)
    for left in range(6, -1, -1):
        _turn(s, "Paid Sellsword")
        assert s.you.gold == left
    assert "Paid Sellsword" not in s.you.offered()


@rule("FAQ.1.1.3")
def test_many_answers_to_what_happens_together_are_no_loop() -> None:
    s = scene(side(plays=["Open Grave"]), side(plays=["Nobody"] * 6), ask="windows")
    nobodies = [card["id"] for card in s.facts["cards"] if card["name"] == "Nobody"]
    s.happen([Happening(KILLED, card) for card in nobodies])
    for gold in range(1, 7):
        s.you.uses("Open Grave")
        assert s.you.gold == gold


@rule("FAQ.1.1.4")
def test_nobody_must_choose_what_would_end_a_loop() -> None:
    s = scene(side(plays=["Restless Hound"]), ask="windows")
    s.pass_to("4.2")
    s.you.challenges("military", "Restless Hound")
    for _ in range(9):
        if _asks_how_often(s):
            break
        stand = s.you.offered()[0]
        s.you.names(stand)
    s.you.names("5")
    assert "Restless Hound" in s.you.in_play and s.you.discard == []
    assert s.state.step == "4.2.aw1"


@rule("FAQ.1.1.4")
def test_a_loop_without_any_choice_ends_too() -> None:
    s = scene(side(plays=["Mill Wheel"]), ask="windows")
    s.you.uses("Mill Wheel")
    assert _asks_how_often(s)
    s.you.names("4")
    assert s.state.step == "4.aw" and s.you.gold == 1 and s.state.decisions[0].kind == DecisionKind.ACT


@rule("FAQ.1.1.4")
def test_the_wheel_turns_again_when_it_is_set_going_again() -> None:
    s = scene(side(plays=["Mill Wheel"]), ask="windows")
    s.you.uses("Mill Wheel")
    s.you.names("4")
    assert s.card("Mill Wheel")["kneeling"]
    s.foe.passes()
    s.you.uses("Mill Wheel")
    assert _asks_how_often(s)
    s.you.names("0")
    assert s.state.decisions[0].kind == DecisionKind.ACT


@rule("FAQ.1.1.3")
def test_reactions_to_reactions_may_be_a_loop() -> None:
    s = scene(side(plays=["Giddy Dancer"]), ask="windows")
    s.pass_to("4.2")
    s.you.challenges("military", "Giddy Dancer")
    for _ in range(9):
        if _asks_how_often(s):
            break
        s.you.uses("Giddy Dancer")
    kneeling = s.card("Giddy Dancer")["kneeling"]
    events = len(s.events)
    s.you.names("9")
    turned = [event.kind for event in s.events[events:] if event.kind in ("stood", "knelt")]
    assert len(turned) == 18
    assert s.card("Giddy Dancer")["kneeling"] == kneeling
    assert s.state.step == "4.2.aw1"


@rule("FAQ.1.1.2")
def test_who_drives_the_loop_is_asked_and_no_other() -> None:
    s = scene(
        side(plays=["Nobody"]),
        side(plays=[{"card": "Tireless Clerk", "attachments": [{"card": SEAL, "kneeling": True}]}]),
        ask="windows",
    )
    for _ in range(9):
        if _asks_how_often(s, 1):
            break
        s.you.passes()
        s.foe.uses(SEAL if s.card("Tireless Clerk")["kneeling"] else "Tireless Clerk")
    gold = s.foe.gold
    s.foe.names("6")
    assert s.foe.gold == gold + 6 and s.you.gold == 0


@rule("FAQ.1.1.4")
def test_who_could_break_a_forced_loop_says_how_often_it_runs() -> None:
    s = scene(side(plays=["Nobody"]), side(plays=["Fickle Fountain"]), ask="windows")
    s.pass_to("4.2")
    s.you.challenges("military", "Nobody")
    for _ in range(9):
        if _asks_how_often(s):
            break
        assert not _asks_how_often(s, 1)
        s.you.says(True)
    s.you.names("3")
    assert s.state.step == "4.2.aw1" and s.you.in_play == ["Nobody"]
