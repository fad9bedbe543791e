"""Searching and revealing: who sees what, and where the cards are meanwhile."""

from typing import Any

import pytest

from tests.thrones.scene import Scene, reveal, scene, side
from weirwood.rules import rule

DECK = ("Nobody", "The Roseroad", "Ice", "Varys", "Put to the Sword", "Little Bird", "Littlefinger", "Drogon")
DEEP = ("Robb Stark", "Khal Drogo")


def _in_deck(s: Scene, viewer: int | None) -> list[str]:
    """The cards of your deck that a viewer sees there."""
    cards: list[dict[str, Any]] = s.state.view(viewer)["cards"]
    return sorted(card["name"] for card in cards if card["zone"] == "deck" and card["owner"] == 0)


def _searching() -> Scene:
    """You search the top ten cards of twelve for a character."""
    return reveal("Summons", you=side(deck=[*DECK, "Ghost", "Summer", *DEEP]))


@rule("RR.search.1")
def test_the_searching_player_alone_sees_all_that_is_searched() -> None:
    s = _searching()
    assert s.asks(0, "search")
    assert _in_deck(s, 0) == sorted([*DECK, "Ghost", "Summer"])
    assert _in_deck(s, 1) == _in_deck(s, None) == []
    told = [event for event in s.events if event.kind == "searched"]
    assert len(told) == 1
    assert told[0].seen_by(1).cards == told[0].seen_by(None).cards == ()
    assert len(told[0].seen_by(0).cards) == 10


@rule("RR.search.1")
def test_when_the_search_is_over_nobody_sees_the_deck() -> None:
    s = _searching()
    s.you.picks("Varys")
    assert _in_deck(s, 0) == _in_deck(s, 1) == []


@rule("RR.search.2")
@pytest.mark.parametrize("found", [True, False])
def test_a_deck_that_was_searched_is_shuffled_even_if_nothing_was_found(found: bool) -> None:
    orders = set()
    for seed in range(3):
        deck = [*DECK, "Ghost", "Summer", *DEEP]
        s = reveal("Summons", you=side(deck=deck), seed=seed)
        s.you.picks("Varys") if found else s.you.done()
        assert sorted([*s.you.deck, *s.you.hand]) == sorted(deck)
        orders.add(tuple(s.you.deck))
    assert len(orders) == 3


@rule("RR.search.3")
def test_a_searching_player_need_not_find_anything() -> None:
    s = _searching()
    assert {"Varys", "Littlefinger", "done"} <= set(s.you.offered())
    s.you.done()
    assert s.you.hand == []
    assert len(s.you.deck) == 12


@rule("RR.search.4")
def test_what_was_found_is_revealed_before_it_is_in_hand() -> None:
    s = _searching()
    s.you.picks("Varys")
    told = [(event.kind, event.seen_by(1).cards) for event in s.events if event.kind in ("shown", "moved")]
    varys = s.id("Varys")
    assert told[0] == ("shown", (varys,))
    assert [kind for kind, _ in told] == ["shown", "moved"]
    assert s.you.hand == ["Varys"]
    assert "Varys" not in [card.get("name") for card in s.state.view(1)["cards"]]


@rule("RR.search.5")
def test_cards_that_are_searched_are_still_in_the_deck() -> None:
    s = _searching()
    assert s.you.deck == [*DECK, "Ghost", "Summer", *DEEP]
    for viewer in (0, 1, None):
        assert s.state.view(viewer)["seats"][0]["deck"] == 12
    assert s.card("Varys")["zone"] == "deck"
    s.you.picks("Varys")
    assert len(s.you.deck) == 11


def _revealing() -> Scene:
    s = scene(you=side(plays=["Open Book"], deck=DECK), ask="windows")
    s.you.uses("Open Book")
    return s


@rule("RR.reveal.1")
def test_a_revealed_card_is_seen_by_all_until_the_ability_is_done() -> None:
    s = _revealing()
    for viewer in (0, 1, None):
        assert _in_deck(s, viewer) == ["Nobody"]
    s.you.says(False)
    for viewer in (0, 1, None):
        assert _in_deck(s, viewer) == []


@rule("RR.reveal.1")
def test_a_revealed_card_is_hidden_again_when_it_is_somewhere_else() -> None:
    s = _revealing()
    s.you.says(True)
    assert s.you.hand == ["Nobody"]
    assert [card["name"] for card in s.state.view(0)["cards"] if card["zone"] == "hand"] == ["Nobody"]
    assert [card for card in s.state.view(1)["cards"] if card["zone"] in ("hand", "deck")] == []


@rule("RR.reveal.2")
def test_a_revealed_card_is_still_where_it_was() -> None:
    s = _revealing()
    assert s.you.deck == list(DECK)
    assert s.card("Nobody")["zone"] == "deck"
    assert s.state.view(1)["seats"][0]["deck"] == len(DECK)
    s.you.says(True)
    assert [event.kind for event in s.events if event.kind in ("drew", "moved")] == ["drew"]


@rule("RR.reveal.2")
def test_what_the_gates_reveal_is_drawn_or_stays_on_the_deck() -> None:
    for top, drawn in (("Ice", True), ("Varys", False)):
        s = scene(you=side(plays=["Gates of Winterfell"], deck=[top, "Nobody"]), ask="windows")
        s.you.uses("Gates of Winterfell")
        assert s.you.hand == ([top] if drawn else [])
        assert s.you.deck == (["Nobody"] if drawn else [top, "Nobody"])
        assert ("drew" in [event.kind for event in s.events]) == drawn
