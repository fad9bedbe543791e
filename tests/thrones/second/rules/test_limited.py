"""The keyword limited (RR.limited)."""

from typing import Any

from tests.thrones.scene import Scene, scene, side
from tests.thrones.set_up import placing
from weirwood.core.option import Verb
from weirwood.rules import rule

ROADS = ["The Roseroad", "The Kingsroad"]


def _marshaling(*hand: str, **you: Any) -> Scene:
    return scene(you=side(hand=hand, gold=9, **you), at="marshaling", ask="windows")


@rule("RR.limited.1")
def test_one_limited_card_of_any_title_may_be_marshaled_each_round() -> None:
    s = _marshaling(*ROADS, "Sea Tower")
    s.you.marshals("The Roseroad")
    s.foe.passes()
    assert s.you.offered(Verb.MARSHAL) == []


@rule("RR.limited.1")
def test_an_event_played_counts_as_well_and_is_refused_as_well() -> None:
    s = _marshaling("The Roseroad", "Avarice")
    s.you.plays("Avarice")
    s.foe.passes()
    assert s.you.offered(Verb.MARSHAL) == []
    other = _marshaling("The Roseroad", "Avarice")
    other.you.marshals("The Roseroad")
    other.foe.passes()
    assert other.you.offered(Verb.PLAY) == []


@rule("RR.limited.1")
def test_each_player_has_a_limited_card_of_his_or_her_own() -> None:
    s = scene(you=side(hand=["Avarice"]), foe=side(hand=["Avarice", "Avarice"]), ask="windows")
    s.you.plays("Avarice")
    s.foe.plays("Avarice")
    s.you.passes()
    assert s.foe.offered(Verb.PLAY) == []
    assert (s.you.gold, s.foe.gold) == (1, 1)


@rule("RR.limited.1")
def test_a_new_round_brings_another_limited_card() -> None:
    s = scene(
        you=side(hand=ROADS, gold=9, plot="A Noble Cause", plots=["A Noble Cause"]),
        foe=side(plot="A Noble Cause", plots=["A Noble Cause"]),
        at="marshaling",
        ask="windows",
    )
    s.you.marshals("The Roseroad")
    s.foe.passes()
    assert s.you.offered(Verb.MARSHAL) == []
    s.pass_to("3.aw", round=2)
    assert "The Kingsroad" in s.you.offered(Verb.MARSHAL)


@rule("RR.limited.2")
def test_one_limited_card_may_be_placed_in_set_up() -> None:
    s = placing(["The Roseroad", "Sea Tower", "Heart Tree Grove", "Winterfell Steward"])
    s.you.picks("The Roseroad", "Winterfell Steward")
    assert sorted(s.you.in_play) == ["The Roseroad", "Winterfell Steward"]
    two = placing(["The Roseroad", "Sea Tower", "Heart Tree Grove", "Winterfell Steward"])
    two.choose(0, next(option.key for option in two.you.decision.options if two.word(option) == "Sea Tower"))
    assert "Heart Tree Grove" not in two.you.offered()
    assert "The Roseroad" not in two.you.offered()
    assert "Winterfell Steward" in two.you.offered()


def _lannister(*hand: str) -> Scene:
    """You may put a character of House Lannister into play."""
    return _marshaling("Hear Me Roar!", *hand, faction="lannister")


@rule("RR.limited.3")
def test_a_limited_card_may_be_put_into_play_after_one_was_marshaled() -> None:
    s = _lannister("The Roseroad", "Lannisport Moneylender")
    s.you.marshals("The Roseroad")
    s.foe.passes()
    assert s.you.offered(Verb.MARSHAL) == []
    s.you.plays("Hear Me Roar!")
    assert sorted(s.you.in_play) == ["Lannisport Moneylender", "The Roseroad"]


@rule("RR.limited.3")
def test_a_limited_card_put_into_play_leaves_the_one_to_marshal() -> None:
    s = _lannister("The Roseroad", "Lannisport Moneylender")
    s.you.plays("Hear Me Roar!")
    s.foe.passes()
    s.you.marshals("The Roseroad")
    assert sorted(s.you.in_play) == ["Lannisport Moneylender", "The Roseroad"]


@rule("RR.limited.4")
def test_a_limited_card_of_set_up_leaves_the_one_of_the_first_round() -> None:
    s = placing(["The Roseroad", "The Kingsroad", "Sea Tower"])
    s.you.picks("The Roseroad")
    s.foe.done()
    s.you.reveals("A Noble Cause")
    s.foe.reveals("A Noble Cause")
    s.pass_to("3.aw")
    assert s.state.round == 1
    if s.state.active != 0:
        s.all_pass("3.3")
    s.you.marshals("The Kingsroad")
    s.foe.passes()
    assert "Sea Tower" not in s.you.offered()
    assert sorted(s.you.in_play) == ["The Kingsroad", "The Roseroad"]
