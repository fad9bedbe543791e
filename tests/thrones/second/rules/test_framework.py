"""The chart, action windows, and what answers framework events (RR.framework.general)."""

from typing import Any, Final

from tests.thrones.scene import Scene, scene, side
from weirwood.core.option import Verb
from weirwood.rules import rule

TOLD: Final = (
    "phase-began",
    "plot-revealed",
    "initiative-won",
    "first-player",
    "drew",
    "income",
    "challenge-initiated",
    "challenge-decided",
    "claim",
    "challenge-ended",
    "dominance-won",
    "stood",
    "gold-returned",
    "discarded-from-hand",
    "phase-ended",
    "round-ended",
)


def _step(s: Scene) -> str:
    """Where the game waits, and who is active."""
    active = s.state.active
    return s.state.step if active < 0 else f"{s.state.step} of {active}"


def _round() -> list[str]:
    """What happens in a round in which the first player makes one challenge, and where the game waits meanwhile."""
    plots: dict[str, Any] = {"plot": "A Noble Cause", "plots": ["A Noble Cause"]}
    you = side(plays=["Robb Stark", "The Iron Throne"], **plots)
    foe = side(plays=["Burned Men"], hand=["Little Bird"] * 7, **plots)
    s = scene(you, foe, at="taxation", ask="windows")
    s.all_pass("1.2")
    trace: list[str] = []
    before = len(s.events)
    attacked = False
    while not (s.state.round == 3 and s.state.step == "1.2"):
        if not trace or trace[-1] != _step(s):
            trace.append(_step(s))
        decision = s.state.decisions[0]
        option = next((o for o in decision.options if o.verb in (Verb.PASS, Verb.DONE)), decision.options[0])
        if s.state.step == "4.2" and s.state.active == 0 and not attacked:
            attacked = True
            option = decision.options[0]
            assert option.verb == Verb.CHALLENGE
        s.choose(decision.seat, option.key)
        if attacked and s.asks(0, "attackers"):
            s.you.picks("Robb Stark")
        trace += [event.kind for event in s.events[before:] if event.kind in TOLD]
        before = len(s.events)
    return trace


CHART: Final = [
    *(
        "1.2",
        "plot-revealed",
        "plot-revealed",
        "initiative-won",
        "1.3",
        "first-player",
        "1.aw",
        "phase-ended",
    ),
    *("phase-began", "drew", "drew", "2.aw", "phase-ended"),
    *("phase-began", "income", "3.aw of 0", "income", "3.aw of 1", "phase-ended"),
    *(
        "phase-began",
        "4.aw of 0",
        "4.2 of 0",
        "challenge-initiated",
        "4.2.aw1 of 0",
        "4.2.1 of 0",
        "4.2.aw2 of 0",
    ),
    *("challenge-decided", "4.2.4 of 0", "claim", "4.2.5 of 0", "challenge-ended", "4.aw of 0", "4.2 of 0"),
    *("4.aw of 1", "4.2 of 1", "phase-ended"),
    *("phase-began", "dominance-won", "5.aw", "phase-ended"),
    *("phase-began", "stood", "6.aw", "phase-ended"),
    *("phase-began", "gold-returned", "gold-returned", "7.3", *["discarded-from-hand"] * 3, "7.aw"),
    *("phase-ended", "round-ended", "phase-began"),
]


@rule("RR.framework.general.1")
def test_a_round_goes_through_the_chart() -> None:
    assert _round() == CHART


@rule("RR.framework.general.2")
def test_who_passed_may_act_again_in_the_same_window_once_another_acted() -> None:
    s = scene(side(hand=["Great Feast"]), side(hand=["Great Feast"]), first_player=1, ask="windows")
    assert s.foe.offered() == ["Great Feast", "pass"] and s.you.offered() == []
    s.foe.passes()
    s.you.plays("Great Feast")
    assert s.state.step == "4.aw" and s.foe.offered() == ["Great Feast", "pass"]
    s.foe.plays("Great Feast")
    s.you.passes()
    assert s.state.step == "4.aw" and s.foe.offered() == ["pass"]
    s.foe.passes()
    assert s.state.step == "4.2"


@rule("RR.framework.general.2")
def test_a_window_closes_when_all_pass_in_a_row() -> None:
    s = scene(side(hand=["Great Feast"]), side(hand=["Great Feast"]), ask="windows")
    s.you.passes()
    s.foe.passes()
    assert s.state.step == "4.2" and s.you.hand == s.foe.hand == ["Great Feast"]


@rule("RR.framework.general.3")
def test_winning_and_the_end_of_a_phase_can_be_answered() -> None:
    s = scene(side(plays=["Cersei Lannister", "Lannisport"]), side(plays=["The Wall"]), ask="windows")
    s.all_pass("4.2")
    s.you.challenges("intrigue", "Cersei Lannister")
    s.all_pass()
    s.foe.defends()
    s.all_pass()
    assert s.state.step == "4.2.2" and s.you.offered() == ["Lannisport", "pass"]
    s.you.uses("Lannisport")
    assert len(s.you.hand) == 1
    s = scene(side(), side(plays=["The Wall"]))
    assert s.state.step == "4.4" and s.foe.offered() == ["The Wall", "pass"]
    assert s.state.decisions[0].why.window == "interrupt"
