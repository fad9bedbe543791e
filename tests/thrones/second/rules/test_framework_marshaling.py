"""The marshaling phase, step by step (RR.framework.3.2 to 3.4)."""

from typing import Any

from tests.thrones.scene import Scene, scene, side
from weirwood.core.option import Verb
from weirwood.rules import rule


def _marshaling(you: dict[str, Any], foe: dict[str, Any] | None = None, first: int = 0) -> Scene:
    """From the draw phase into the first player's marshaling window."""
    s = scene(you, foe or side(), at="draw", first_player=first, ask="windows")
    s.all_pass("3.aw")
    return s


@rule("RR.framework.3.2")
def test_income_is_the_changed_gold_value_and_comes_when_a_player_becomes_active() -> None:
    you, foe = side(plays=["The Roseroad"], plot="A Noble Cause"), side(plot="A Storm of Swords")
    s = _marshaling(you, foe, first=1)
    assert s.state.active == 1 and (s.you.gold, s.foe.gold) == (0, 3)
    s.foe.passes()
    s.you.passes()
    assert s.state.active == 0 and (s.you.gold, s.foe.gold) == (6, 3)


@rule("RR.framework.3.2")
def test_income_can_be_answered() -> None:
    s = scene(side(plot="A Noble Cause"), side(hand=["A Meager Contribution"]), at="draw", ask="windows")
    s.all_pass()
    assert s.state.step == "3.2" and s.foe.offered() == ["A Meager Contribution", "pass"]
    s.foe.plays("A Meager Contribution")
    assert (s.you.gold, s.foe.gold) == (4, 1)


@rule("RR.framework.3.aw.1")
def test_the_first_player_acts_first_in_everybodys_window() -> None:
    s = scene(side(), side(hand=["Burned Men"], gold=2), at="marshaling", active=1, ask="windows")
    assert s.state.active == 1 and s.foe.offered() == [] and s.you.offered() == ["pass"]
    s.you.passes()
    assert s.foe.offered() == ["Burned Men", "pass"]


@rule("RR.framework.3.aw.2")
def test_the_active_player_marshals_one_card_at_each_opportunity() -> None:
    you = side(hand=["Burned Men", "Burned Men"], gold=4)
    foe = side(plays=["Lannisport Merchant"], hand=["Burned Men", "Great Feast"], gold=4)
    s = scene(you, foe, at="marshaling", ask="windows")
    s.you.marshals("Burned Men")
    assert s.you.offered() == [] and s.foe.offered(Verb.MARSHAL) == []
    assert sorted(s.foe.offered()) == ["Great Feast", "Lannisport Merchant", "pass"]
    s.foe.uses("Lannisport Merchant")
    assert s.you.offered(Verb.MARSHAL) == ["Burned Men"]


@rule("RR.framework.3.aw.3")
def test_every_card_goes_to_its_place() -> None:
    hand = ["Maester Cressen", "The Kingsroad", "Little Bird", "Maester Cressen"]
    s = scene(side(hand=hand, gold=8), side(plays=["Bran Stark"]), at="marshaling", ask="windows")
    s.you.marshals("Maester Cressen")
    s.foe.passes()
    s.you.marshals("The Kingsroad")
    s.foe.passes()
    s.you.marshals("Little Bird", on="Bran Stark")
    s.foe.passes()
    assert s.you.gold == 3
    s.you.marshals("Maester Cressen")
    assert s.you.gold == 3
    assert [s.card(name)["zone"] for name in ("Maester Cressen", "The Kingsroad")] == ["play", "play"]
    assert s.card("Little Bird")["zone"] == "attached" and s.card("Little Bird")["controller"] == 0
    assert s.card("Little Bird")["attached_to"] == s.id("Bran Stark")
    (duplicate,) = s.card("Maester Cressen")["duplicates"][-1:]
    assert s.facts["cards"][duplicate]["zone"] == "duplicate"


@rule("RR.framework.3.aw.4")
def test_there_is_no_end_to_marshaling_before_all_pass_in_a_row() -> None:
    s = scene(side(hand=["Burned Men"] * 9, gold=18), at="marshaling", ask="windows")
    for _ in range(9):
        assert s.state.step == "3.aw" and s.state.active == 0
        s.you.marshals("Burned Men")
        s.foe.passes()
    assert len(s.you.in_play) == 9 and s.you.gold == 0
    s.you.passes()
    assert s.state.active == 1


@rule("RR.framework.3.aw.5")
def test_anybody_may_answer_what_happens_while_another_marshals() -> None:
    you = side(plays=["Maester Aemon"], hand=["Littlefinger"], gold=5)
    foe = side(plays=["Cersei Lannister"], hand=["Treachery"], gold=1)
    s = scene(you, foe, at="marshaling", ask="windows")
    s.you.marshals("Littlefinger")
    assert s.you.offered() == ["Littlefinger", "pass"]
    s.you.uses("Littlefinger")
    assert s.foe.offered() == ["Treachery", "pass"]
    s.foe.plays("Treachery")
    assert s.you.hand == []


@rule("RR.framework.3.aw.5")
def test_a_reaction_of_the_player_who_is_not_active() -> None:
    s = scene(
        side(plays=["Joffrey Baratheon"]),
        side(plays=["Sansa Stark"]),
        at="marshaling",
        active=1,
        ask="windows",
    )
    s.kill("Sansa Stark")
    assert s.you.offered() == ["Joffrey Baratheon", "pass"]


@rule("RR.framework.3.3")
def test_each_player_is_active_once() -> None:
    s = scene(side(), side(), at="draw", first_player=1, ask="windows")
    active: list[int] = []
    while s.state.phase != "challenges":
        if s.state.step == "3.aw" and (not active or active[-1] != s.state.active):
            active.append(s.state.active)
        decision = s.state.decisions[0]
        s.choose(decision.seat, next(o.key for o in decision.options if o.verb == Verb.PASS))
    assert active == [1, 0]
    assert [event.seats for event in s.events if event.kind == "income"] == [(1,), (0,)]


@rule("RR.framework.3.4")
def test_the_marshaling_phase_ends_and_what_lasts_for_it_with_it() -> None:
    you = side(plays=["Lannisport Merchant", "Tower of Dusk"], hand=["Burned Men"])
    s = scene(you, side(hand=["Confinement"], gold=1), at="marshaling", ask="windows")
    s.you.uses("Lannisport Merchant")
    s.foe.plays("Confinement")
    assert s.card("Lannisport Merchant")["icons"] == []
    s.all_pass()
    assert s.state.step == "3.4" and s.you.offered() == ["Tower of Dusk", "pass"]
    assert len(s.state.reductions) == 1 and s.state.phase == "marshaling"
    s.you.passes()
    assert s.state.phase == "challenges" and s.state.reductions == []
    assert s.card("Lannisport Merchant")["icons"] == ["power"]
