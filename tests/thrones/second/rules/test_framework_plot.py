"""The plot phase and the draw phase, step by step (RR.framework.1.1 to 2.3)."""

from typing import Any

import pytest

from tests.thrones.scene import Scene, reveal, scene, side
from weirwood.core.option import Verb
from weirwood.rules import rule

EQUAL = "A Noble Cause"


def _kinds(s: Scene, since: int) -> list[str]:
    return [event.kind for event in s.events[since:]]


def _phase_answered(s: Scene, step: str) -> None:
    """You are offered to answer the beginning of a phase."""
    assert s.state.step == step and s.you.offered() == ["Tower of Dawn", "pass"]
    assert s.state.decisions[0].why.occurrence == ("phase-began", (), ())


@rule("RR.framework.1.1")
def test_the_plot_phase_begins_the_round() -> None:
    you = side(plays=["Tower of Dawn"], hand=["Avarice"] * 2, plots=[EQUAL], plot=EQUAL)
    s = scene(you, side(plots=[EQUAL]), at="taxation", ask="windows")
    s.you.plays("Avarice")
    s.foe.passes()
    assert s.state.round == 1 and "Avarice" not in s.you.offered()
    s.you.passes()
    _phase_answered(s, "1.1")
    assert s.state.round == 2
    s.you.uses("Tower of Dawn")
    assert s.you.gold == 2 and s.state.step == "1.2"
    s.you.reveals(EQUAL)
    s.foe.reveals(EQUAL)
    s.pass_to("1.aw")
    assert "Avarice" in s.you.offered()


@rule("RR.framework.1.2")
def test_plots_are_chosen_in_secret_by_all() -> None:
    plots = ["A Noble Cause", "A Clash of Kings"]
    s = scene(side(plots=plots), side(plots=plots), at="1.2", ask="windows")
    assert [decision.seat for decision in s.state.decisions] == [0, 1]
    before, nobody = s.state.view(1), s.state.view(None)
    s.you.reveals("A Clash of Kings")
    assert s.you.offered() == [] and sorted(s.foe.offered()) == sorted(plots) and s.state.step == "1.2"
    assert s.state.view(1) == before and s.state.view(None) == nobody
    assert s.you.facts["plot"] is None and "plot-revealed" not in _kinds(s, 0)
    s.foe.reveals("A Noble Cause")
    assert s.state.step == "1.3"


@rule("RR.framework.1.2")
def test_no_plot_of_the_used_pile_can_be_chosen() -> None:
    you = side(plots=["A Noble Cause", "Taxation"], plot="Summons", used=["A Clash of Kings"])
    s = scene(you, side(plots=[EQUAL]), at="1.2", ask="windows")
    assert s.you.offered() == ["A Noble Cause", "Taxation"]


@rule("RR.framework.1.3a")
def test_plots_are_revealed_at_once_and_cover_the_ones_before() -> None:
    you = side(plots=["A Noble Cause", "Taxation"], plot="Summons", used=["A Clash of Kings"])
    s = scene(you, side(plots=["Reinforcements", "Taxation"], plot="Confiscation"), at="1.2", ask="windows")
    s.foe.reveals("Reinforcements")
    assert s.card("Confiscation")["zone"] == "plot" and "plot-revealed" not in _kinds(s, 0)
    s.you.reveals("A Noble Cause")
    assert _kinds(s, 0)[:2] == ["plot-revealed", "plot-revealed"]
    assert s.card("A Noble Cause")["zone"] == s.card("Reinforcements")["zone"] == "plot"
    assert [s.name(card) for card in s.you.facts["used"]] == ["A Clash of Kings", "Summons"]
    assert [s.name(card) for card in s.foe.facts["used"]] == ["Confiscation"]


def _initiative(you: dict[str, Any], foe: dict[str, Any], seed: int = 0) -> int:
    """Who wins initiative with equal plots."""
    s = scene({**you, "plots": [EQUAL]}, {**foe, "plots": [EQUAL]}, at="1.2", seed=seed, ask="windows")
    s.you.reveals(EQUAL)
    s.foe.reveals(EQUAL)
    return 0 if s.asks(0, "first-player") else 1


@rule("RR.framework.1.3b")
def test_initiative_counts_modifiers_then_less_power_then_chance() -> None:
    navigator = side(plays=["Salty Navigator"], power=9)
    assert _initiative(navigator, side()) == 0 and _initiative(side(), navigator) == 1
    assert _initiative(side(power=2), side(power=1)) == 1 and _initiative(side(power=1), side(power=2)) == 0
    assert _initiative(side(plays=[{"card": "Arya Stark", "power": 3}], power=1), side(power=2)) == 1
    assert {_initiative(side(power=2), side(power=2), seed) for seed in range(20)} == {0, 1}


@pytest.mark.parametrize("chosen", [0, 1])
@rule("RR.framework.1.3c")
def test_the_winner_of_initiative_names_any_player_first(chosen: int) -> None:
    s = scene(
        side(plots=["Sneak Attack"]), side(plots=[EQUAL]), at="1.2", first_player=1 - chosen, ask="windows"
    )
    s.you.reveals("Sneak Attack")
    s.foe.reveals(EQUAL)
    assert s.foe.offered() == [] and len(s.you.decision.options) == 2
    s.you.chooses_player(chosen)
    assert s.state.first == chosen
    assert s.state.decisions[0].seat == chosen
    s.pass_to("7.aw")
    assert s.state.first == chosen


@pytest.mark.parametrize(
    ("order", "hand", "discard"),
    [
        ("Marched to the Wall", ["Little Bird"], ["Arya Stark"]),
        ("Confiscation", [], ["Little Bird", "Arya Stark"]),
    ],
)
@rule("RR.framework.1.3d")
def test_the_new_first_player_orders_when_revealed_abilities_one_by_one(
    order: str, hand: list[str], discard: list[str]
) -> None:
    bearer = {"card": "Arya Stark", "attachments": ["Little Bird"]}
    s = scene(
        side(plays=[bearer], plots=["Marched to the Wall"]),
        side(plots=["Confiscation"]),
        at="1.2",
        ask="windows",
    )
    s.you.reveals("Marched to the Wall")
    s.foe.reveals("Confiscation")
    s.you.chooses_player(1)
    assert s.you.offered() == [] and sorted(s.foe.offered()) == ["Confiscation", "Marched to the Wall"]
    s.foe.uses(order)
    assert s.state.step == "1.aw" and s.you.hand == hand and s.you.discard == discard


@rule("RR.framework.1.3e")
def test_a_plot_revealed_by_a_card_compares_no_initiative_and_names_no_first_player() -> None:
    you = side(plays=["Herald's Post"], plots=["Counting Coppers", "Sneak Attack"], plot="Reinforcements")
    s = scene(you, side(plot=EQUAL), first_player=1, ask="windows")
    s.foe.passes()
    s.you.uses("Herald's Post")
    s.you.picks("Counting Coppers")
    assert len(s.you.hand) == 3 and s.state.first == 1
    assert not {"initiative-won", "first-player"} & set(_kinds(s, 0))
    assert s.card("Counting Coppers")["zone"] == "plot" and s.card("Reinforcements")["zone"] == "used"
    assert s.state.step == "4.aw" and s.foe.offered() == ["pass"]


@rule("RR.framework.1.3f")
def test_the_used_pile_comes_back_when_the_last_plot_is_revealed() -> None:
    used = ["A Noble Cause", "Taxation", "Summons", "Confiscation", "Sneak Attack"]
    you = side(plays=["Tower of Dusk"], used=used, plot="Reinforcements")
    s = reveal("Filthy Accusations", you=you, foe=side(plays=["Arya Stark", "Sansa Stark"]))
    assert len(s.you.facts["used"]) == 6 and s.you.facts["plots"] == []
    s.you.picks("Arya Stark")
    assert s.you.facts["used"] == [] and s.card("Filthy Accusations")["zone"] == "plot"
    assert sorted(s.name(card) for card in s.you.facts["plots"]) == sorted([*used, "Reinforcements"])


@rule("RR.framework.1.3f")
def test_while_a_plot_is_left_the_used_pile_stays() -> None:
    s = reveal("Counting Coppers", you=side(plots=["Summons"], used=["Taxation"], plot="Reinforcements"))
    assert [s.name(card) for card in s.you.facts["used"]] == ["Taxation", "Reinforcements"]


@rule("RR.framework.1.3g")
def test_reactions_to_a_reveal_come_after_all_when_revealed_abilities() -> None:
    s = reveal(
        "Counting Coppers",
        "Confiscation",
        you=side(
            plays=["Town Crier", {"card": "Arya Stark", "attachments": ["Little Bird"]}], plot="Summons"
        ),
        foe=side(plots=["Taxation"]),
    )
    s.you.uses("Counting Coppers")
    assert s.you.offered() == ["Town Crier", "pass"] and s.state.decisions[0].why.window == "reaction"
    assert len(s.you.hand) == 3 and s.you.discard == ["Little Bird"]
    assert s.you.facts["used"] == []


@rule("RR.framework.1.aw")
def test_actions_may_be_used_after_the_plots_and_before_the_phase_ends() -> None:
    s = reveal("A Noble Cause", you=side(agenda="Fealty", plays=["Tower of Dusk"]))
    assert s.state.step == "1.aw" and s.state.phase == "plot" and s.you.offered() == ["Fealty", "pass"]
    s.you.uses("Fealty")
    s.all_pass()
    assert s.you.offered() == ["Tower of Dusk", "pass"] and s.state.step == "1.5"


@rule("RR.framework.1.5", "RR.framework.2.3")
def test_the_plot_and_the_draw_phase_end_with_interrupts_and_expiry() -> None:
    you = side(plays=["Tower of Dusk"], hand=["Confinement"] * 2, gold=2)
    s = reveal("A Noble Cause", you=you, foe=side(plays=["Arya Stark"]))
    for window, end, after in (("1.aw", "1.5", "2.aw"), ("2.aw", "2.3", "3.aw")):
        assert s.state.step == window
        s.you.plays("Confinement")
        s.all_pass()
        assert s.state.step == end and s.you.offered() == ["Tower of Dusk", "pass"]
        assert s.card("Arya Stark")["icons"] == []
        s.you.passes()
        assert s.state.step == after and s.card("Arya Stark")["icons"] == ["power"]


@rule("RR.framework.2.1", "RR.framework.3.1")
def test_the_draw_and_the_marshaling_phase_begin() -> None:
    s = scene(side(plays=["Tower of Dawn"], plot=EQUAL), at="1.aw", ask="windows")
    s.all_pass()
    _phase_answered(s, "2.1")
    assert s.you.hand == []
    s.you.passes()
    assert len(s.you.hand) == 2
    s.all_pass()
    _phase_answered(s, "3.1")
    assert s.you.gold == 0 and s.state.phase == "marshaling"


@rule("RR.framework.2.2a")
def test_all_draw_two_cards_at_once_and_must() -> None:
    s = scene(side(hand=["Little Bird"]), side(), at="1.aw", ask="windows")
    s.you.passes()
    since = len(s.events)
    s.foe.passes()
    assert (len(s.you.hand), len(s.foe.hand)) == (3, 2) and (len(s.you.deck), len(s.foe.deck)) == (8, 8)
    drawn = [(event.kind, event.seats, event.amount) for event in s.events[since:] if event.kind == "drew"]
    assert drawn == [("drew", (0,), 2), ("drew", (1,), 2)]


@rule("RR.framework.2.aw")
def test_actions_may_be_used_after_the_draw() -> None:
    s = scene(side(deck=["Great Feast"] * 9), at="1.aw", ask="windows")
    s.all_pass("2.aw")
    assert s.state.phase == "draw" and s.you.offered(Verb.PLAY) == ["Great Feast"] * 2
    s.you.plays("Great Feast")
    assert s.you.power == 1 and s.state.step == "2.aw"
