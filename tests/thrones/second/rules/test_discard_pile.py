"""The discard pile: what comes to it from where, who sees it, and its order (RR.discard-pile)."""

import pytest

from tests.thrones.scene import reveal, scene, side
from tests.thrones.second.rules.asking import seen
from weirwood.core.option import Verb
from weirwood.rules import rule


@rule("RR.discard-pile.1")
def test_a_discarded_character_bars_no_copy() -> None:
    s = scene(side(hand=["Robb Stark"], discard=["Robb Stark"], gold=6), at="marshaling")
    s.you.marshals("Robb Stark")
    assert s.you.in_play == ["Robb Stark"]
    assert (s.you.dead, s.you.discard) == ([], ["Robb Stark"])


@rule("RR.discard-pile.2")
def test_a_stolen_card_is_discarded_onto_its_owners_pile() -> None:
    s = scene(
        side(discard=["Bran Stark"]),
        side(plays=[{"card": "Yoren", "controller": 0}], discard=["Arya Stark"]),
    )
    s.discard("Yoren")
    assert s.you.discard == ["Bran Stark"]
    assert seen(s, 0, 1, "discard") == ["Arya Stark", "Yoren"]


@rule("RR.discard-pile.2")
def test_cards_from_hand_and_deck_lie_faceup_on_top() -> None:
    s = scene(
        side(plays=["Black Wind's Crew"]),
        side(deck=["Varys", "The Roseroad"], discard=["Arya Stark"]),
    )
    s.you.challenges("military", "Black Wind's Crew")
    s.all_pass()
    s.foe.defends()
    s.all_pass()
    s.you.picks("Black Wind's Crew")  # pillages
    assert seen(s, 0, 1, "discard") == ["Arya Stark", "Varys"]
    s = reveal("Heads on Spikes", foe=side(hand=["The Roseroad"], discard=["Arya Stark"]))
    assert seen(s, 0, 1, "discard") == ["Arya Stark", "The Roseroad"]


@rule("RR.discard-pile.3")
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_anybody_may_look_through_a_discard_pile(viewer: int | None) -> None:
    pile = ["Robb Stark", "The Roseroad", "Put to the Sword"]
    assert seen(scene(side(discard=pile)), viewer, 0, "discard") == pile


@rule("RR.discard-pile.4")
def test_a_discard_pile_keeps_its_order() -> None:
    pile = ["Robb Stark", "The Roseroad", "Put to the Sword", "Arya Stark"]
    s = reveal("Rebuilding", you=side(discard=pile, plays=["Bran Stark"]))
    s.you.picks("The Roseroad")
    assert s.you.discard == ["Robb Stark", "Put to the Sword", "Arya Stark"]
    s.discard("Bran Stark")
    s.pass_to("2.aw")
    assert s.you.discard == ["Robb Stark", "Put to the Sword", "Arya Stark", "Bran Stark"]


@rule("RR.discard-pile.5")
def test_cards_above_the_reserve_are_laid_down_in_any_order() -> None:
    hand = ["Robb Stark", "Bran Stark", "Arya Stark", "Varys", "The Roseroad"]
    s = scene(side(hand=hand, discard=["Littlefinger"]), side(), at="7.3", ask="windows", pile_order=True)
    s.you.lays("Arya Stark", "Robb Stark", "The Roseroad", "Bran Stark")
    assert s.you.discard == [
        "Littlefinger",
        "Arya Stark",
        "Robb Stark",
        "The Roseroad",
        "Bran Stark",
        "Varys",
    ]


@rule("RR.discard-pile.5")
def test_what_goes_along_with_a_card_is_ordered_with_it() -> None:
    poisoned = {
        "card": "Robb Stark",
        "duplicates": ["Robb Stark"],
        "attachments": ["Milk of the Poppy", "Little Bird"],
    }
    s = scene(side(plays=[poisoned]), ask="windows", pile_order=True)
    s.discard("Robb Stark")
    s.you.passes()  # the duplicate does not save him
    s.you.lays("Milk of the Poppy")
    assert s.you.discard == ["Milk of the Poppy", "Robb Stark", "Robb Stark"]
    assert s.you.hand == ["Little Bird"]
    assert s.you.offered(Verb.SAVE) == []


@rule("RR.discard-pile.5")
def test_cards_from_the_deck_are_ordered_and_stay_what_they_are() -> None:
    deck = ["Robb Stark", "Bran Stark", "Arya Stark", "Varys", "The Roseroad", "Littlefinger"]
    s = scene(side(hand=["Drowned Scrolls"], deck=deck), ask="windows", pile_order=True)
    s.you.plays("Drowned Scrolls")
    assert s.you.offered() == deck[:3]
    for seed in range(5):
        world = s.state.determinize(0, seed)
        assert [world.cards[option.card or 0].name for option in world.decisions[0].options] == deck[:3]
    s.you.lays("Bran Stark", "Arya Stark")
    assert s.you.discard[:3] == ["Bran Stark", "Arya Stark", "Robb Stark"]
