"""Actions and the active player: who may do what, and when (RR.actions, RR.active-player)."""

import pytest

from tests.thrones.scene import Scene, scene, side
from tests.thrones.second.rules.asking import fight, refused
from weirwood.core.decision import DecisionKind
from weirwood.core.option import Verb
from weirwood.rules import rule

LADY = {"card": "Catelyn Stark", "kneeling": True}


def _uses(s: Scene) -> list[list[str]]:
    """What each seat may use now."""
    return [s.you.offered(Verb.USE), s.foe.offered(Verb.USE)]


@rule("RR.actions.1")
def test_an_action_waits_for_an_action_window_and_for_its_players_turn() -> None:
    s = scene(side(plays=["Handmaiden", LADY]), side(plays=["Handmaiden", LADY]), ask="windows")
    assert _uses(s) == [["Handmaiden"], []]
    assert refused(s, 0, "use", "Handmaiden") == []
    s.you.passes()
    assert _uses(s) == [[], ["Handmaiden"]]


@rule("RR.actions.1")
def test_no_action_is_taken_while_claim_is_applied() -> None:
    mine = side(plays=["Handmaiden", LADY, "Robb Stark"], plot="Summons")
    s = scene(mine, side(plays=["Handmaiden", LADY, "Arya Stark"]), ask="windows")
    fight(s, "military", "Robb Stark")
    s.you.says(True)
    assert s.asks(1, "claim")
    assert _uses(s) == [[], []]
    assert refused(s, 0, "use", "Handmaiden") == ["RR.actions.1"]


@rule("RR.actions.1")
def test_no_action_is_taken_while_plots_are_chosen() -> None:
    mine = side(plays=["Handmaiden", LADY], plots=["Summons", "Rebuilding"])
    s = scene(mine, side(plots=["Summons", "Rebuilding"]), at="1.2")
    assert s.you.decision.kind == DecisionKind.PLOT
    assert _uses(s) == [[], []]
    assert refused(s, 0, "use", "Handmaiden") == ["RR.actions.1"]


@rule("RR.actions.2")
@pytest.mark.parametrize("phase", ["plot", "draw", "marshaling", "challenges", "dominance", "standing"])
def test_an_action_of_a_phase_is_for_the_windows_of_that_phase(phase: str) -> None:
    s = scene(side(plays=["The Tickler", "Handmaiden", LADY]), at=phase, ask="windows")
    tickles = ["The Tickler"] if phase == "dominance" else []
    assert s.you.offered(Verb.USE) == [*tickles, "Handmaiden"]
    assert refused(s, 0, "use", "The Tickler") == ([] if tickles else ["RR.actions.2"])


@rule("RR.actions.3")
def test_everything_in_an_action_ends_before_the_next_action() -> None:
    mine = side(plays=["Arianne Martell"], hand=["Greenblood Trader"], deck=["Varys", "Littlefinger"] * 5)
    s = scene(mine, side(plays=["Handmaiden", LADY]), at="challenges", ask="windows")
    s.you.uses("Arianne Martell")
    assert s.you.offered() == ["Greenblood Trader", "pass"]
    assert s.you.decision.kind == DecisionKind.TRIGGER
    assert "Arianne Martell" in s.you.in_play  # the rest of the action is still to come
    assert _uses(s)[1] == []
    s.you.uses("Greenblood Trader")
    assert _uses(s) == [[], []]
    s.you.picks("Varys")
    assert sorted(s.you.hand) == ["Arianne Martell", "Varys"]
    assert _uses(s) == [[], ["Handmaiden"]]


@rule("RR.active-player.1")
def test_only_marshaling_and_challenges_have_an_active_player() -> None:
    plots = ["Summons", "Rebuilding"]
    s = scene(side(plots=plots), side(plots=plots), at="taxation", first_player=1, ask="windows")
    active: dict[str, list[int | None]] = {}
    while not (s.state.round == 3 and s.state.phase == "draw"):
        status = s.state.status
        assert status.phase is not None
        seats = active.setdefault(status.phase, [])
        if status.active not in seats:
            seats.append(status.active)
        decision = s.state.decisions[0]
        seat = s.asks(decision.seat, "first-player")
        wanted = [option for option in decision.options if not seat or option.seat == 1]
        idle = [option for option in wanted if option.verb in (Verb.PASS, Verb.DONE)] or wanted
        s.choose(decision.seat, idle[0].key)
    assert active == {
        "plot": [None],
        "draw": [None],
        "marshaling": [1, 0],
        "challenges": [1, 0],
        "dominance": [None],
        "standing": [None],
        "taxation": [None],
    }


@rule("RR.active-player.2")
def test_only_the_active_player_collects_income_and_marshals() -> None:
    cards = ["Arya Stark", "The Roseroad", "Little Bird", "Robb Stark"]
    you, foe = (side(plays=["Robb Stark"], hand=cards, gold=3, plot="Summons") for _ in range(2))
    s = scene(you, foe, at="marshaling", ask="windows")
    assert s.you.offered(Verb.MARSHAL) == cards[:3]
    assert s.you.offered(Verb.DUPLICATE) == ["Robb Stark"]
    s.you.passes()
    assert s.foe.offered() == ["pass"]
    assert refused(s, 1, "marshal", "Arya Stark") == ["RR.marshal.1"]
    s.foe.passes()
    assert (s.state.status.active, s.you.gold, s.foe.gold) == (1, 3, 7)
    assert s.you.offered() == ["pass"]  # the first player still acts first
    s.you.passes()
    assert s.foe.offered(Verb.MARSHAL) == cards[:3]


@rule("RR.active-player.3")
def test_only_the_active_player_initiates_challenges() -> None:
    s = scene(side(plays=["Robb Stark"]), side(plays=["Eddard Stark"]), ask="windows")
    s.all_pass()
    assert s.you.offered(Verb.CHALLENGE) == ["military", "power"]
    assert s.foe.offered() == []
    assert refused(s, 1, "attack", "Eddard Stark") == ["RR.active-player.3"]
    s.you.passes()
    s.all_pass()
    assert s.state.status.active == 1
    assert s.foe.offered(Verb.CHALLENGE) == ["military", "power"]
    assert refused(s, 0, "attack", "Robb Stark") == ["RR.active-player.3"]
