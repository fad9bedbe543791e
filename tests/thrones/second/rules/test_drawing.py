"""The deck and drawing cards (RR.deck, RR.drawing)."""

import pytest

from tests.thrones.scene import reveal, scene, side
from weirwood.core.option import Verb
from weirwood.rules import rule

TOP = ["Varys", "Littlefinger", "Arya Stark", "Bran Stark"]


@rule("RR.deck.1")
def test_a_search_of_the_deck_finds_no_plot() -> None:
    mine = side(deck=["Robb Stark", *TOP, "The Roseroad"], plots=["Rebuilding"], used=["Confiscation"])
    s = reveal("Summons", you=mine)
    assert s.you.offered(Verb.PICK) == ["Robb Stark", *TOP]


@rule("RR.drawing.1", "RR.drawing.3")
def test_cards_are_drawn_from_the_top_into_the_hand() -> None:
    s = reveal("Counting Coppers", you=side(deck=[*TOP, "The Roseroad"], hand=["Robb Stark"]))
    assert s.you.hand == ["Robb Stark", *TOP[:3]]
    assert s.you.deck == ["Bran Stark", "The Roseroad"]


@rule("RR.drawing.2")
def test_cards_drawn_together_are_drawn_once() -> None:
    s = reveal("Counting Coppers", you=side(plays=["Quiet Well"], deck=[*TOP, "The Roseroad"]))
    s.you.uses("Quiet Well")
    assert s.you.gold == 1
    assert "Quiet Well" not in s.you.offered()  # three cards, but one draw
    drawn = [event for event in s.events if event.kind == "drew"]
    assert [(event.seats, event.amount) for event in drawn] == [((0,), 3)]


@rule("RR.drawing.2")
def test_the_draw_phase_draws_two_at_once() -> None:
    s = scene(side(plays=["Quiet Well"], deck=[*TOP, "The Roseroad"]), at="2.2", ask="windows")
    assert s.you.hand == ["Varys", "Littlefinger"]
    s.you.uses("Quiet Well")
    assert s.you.gold == 1
    assert s.you.offered() == ["pass"]
    assert s.state.decisions[0].kind.value == "act"


@rule("RR.drawing.3")
@pytest.mark.parametrize("hand", [[], ["Robb Stark"] * 12])
def test_a_hand_grows_by_what_is_drawn(hand: list[str]) -> None:
    s = scene(side(hand=hand, deck=TOP), at="2.2", ask="windows")
    assert s.you.hand == [*hand, "Varys", "Littlefinger"]


@rule("RR.drawing.4")
def test_nothing_limits_how_many_cards_are_drawn() -> None:
    mine = side(hand=["Wine for All"] * 9, deck=["Robb Stark"] * 30)
    s = scene(mine, side(deck=["The Roseroad"] * 30), at="draw", ask="windows")
    for _ in range(9):
        s.you.plays("Wine for All")
        s.foe.passes()
    assert (s.you.hand, len(s.foe.hand)) == (["Robb Stark"] * 9, 9)
