"""What cards in hand cost now, as their player alone is told beside the view."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import weirwood
from tests.thrones.scene import Scene, scene, side
from tests.thrones.winter.scene import lannister, stark
from tests.thrones.winter.scene import scene as winter
from weirwood.core.match import Match
from weirwood.core.option import Verb
from weirwood.thrones.state import ThronesState
from weirwood.thrones.telling.speech import price_of


def told(s: Scene, viewer: int | None = 0) -> list[dict[str, Any]]:
    """What a viewer is told of prices."""
    reckoned = s.game.reckoning(s.state, viewer)
    assert reckoned is not None
    return list(reckoned["prices"])


def prices(s: Scene, viewer: int | None = 0) -> dict[str, int]:
    """The cards that cost something else than is printed: what is due."""
    names = {card["id"]: card["name"] for card in s.state.view(viewer)["cards"] if "name" in card}
    return {names[form["id"]]: form["now"] for form in told(s, viewer)}


def figures(form: dict[str, Any]) -> list[str]:
    """The numbers of a sum in words."""
    words = str(form["text"]).replace(":", " ").replace(".", " ").split()
    return [word for word in words if word.lstrip("+−").isdigit()]


def test_a_reduction_lowers_what_it_speaks_of_until_it_is_used_up() -> None:
    hand = ["Eddard Stark", "Arya Stark", "Winterfell"]
    s = scene(side(plays=["The Kingsroad"], hand=hand, gold=7), side(hand=["Ice"]), at="marshaling")
    assert prices(s) == {}
    s.you.uses("The Kingsroad")
    assert prices(s) == {"Eddard Stark": 4, "Arya Stark": 0}
    assert ["4", "7", "−3"] in [figures(form) for form in told(s)]
    assert all("The Kingsroad" in form["text"] for form in told(s))
    s.you.marshals("Eddard Stark")
    assert s.you.gold == 3 and prices(s) == {}


def test_nobody_else_is_told_a_price() -> None:
    s = scene(side(plays=["The Kingsroad"], hand=["Eddard Stark"], gold=7), at="marshaling")
    s.you.uses("The Kingsroad")
    assert prices(s) and told(s, 1) == told(s, None) == []


def test_a_further_copy_is_a_duplicate_and_free() -> None:
    s = scene(side(plays=["Eddard Stark"], hand=["Eddard Stark", "Arya Stark"], gold=1), at="marshaling")
    assert prices(s) == {"Eddard Stark": 0}


def test_in_the_challenges_phase_ambush_has_its_own_price() -> None:
    you = side(hand=["Gold Cloaks", "Eddard Stark"], gold=7, faction="lannister")
    assert prices(scene(you, at="challenges")) == {"Gold Cloaks": 2}
    assert prices(scene(you, at="marshaling")) == {}


def test_a_card_of_another_house_is_dearer() -> None:
    s = winter(stark(hand=["Ser Jaime Lannister", "Arya Stark"], gold=9), lannister(), at="3.aw")
    assert prices(s) == {"Ser Jaime Lannister": 6}
    assert figures(told(s)[0]) == ["6", "4", "+2"]


GAMES: dict[str, dict[str, Any]] = {
    "second/joust": {"decks": ["The Winter Pack", "Lions at Court"]},
    "second/melee": {"seats": ["Ann", "Bob", "Cat", "Dan"]},
    "hbo": {"decks": ["Stark", "Lannister"]},
    "winter": {"seats": ["Ann", "Bob", "Cat"]},
}


@pytest.mark.parametrize("name", GAMES)
def test_in_whole_games_every_card_is_offered_at_the_price_that_is_told(name: str) -> None:
    match: Match = weirwood.game(name).match(**GAMES[name], seed=5)
    chance = Random(1)
    compared = 0
    while match.state.outcome is None and match.ply < 700:
        decision = match.state.decisions[0]
        assert isinstance(match.state, ThronesState)
        compared += len(offered(match, match.state, decision.seat))
        match.choose(decision.seat, chance.choice(decision.options).key)
    assert compared >= 3, compared


def offered(match: Match, state: ThronesState, seat: int) -> list[int]:
    """The other prices at which cards are offered to a seat, compared with what it is told."""
    reckoned = match.game.reckoning(state, seat)
    assert reckoned is not None
    due = {form["id"]: form["now"] for form in reckoned["prices"]}
    view = {card["id"]: card for card in state.view(seat)["cards"]}
    names = match.game.names(state, seat)
    [decision] = [one for one in state.decisions if one.seat == seat]
    found = []
    for option in decision.options:
        if option.verb not in (Verb.MARSHAL, Verb.DUPLICATE, Verb.PLAY, Verb.AMBUSH) or option.card is None:
            continue
        card = view[names.card(option.card)]
        if card["zone"] != "hand" or card["cost"] == "X":
            continue
        gold = price_of(state, seat, option)
        assert due.get(card["id"], card["cost"]) == gold, (card["name"], option)
        if card["id"] in due:
            found.append(gold)
    return found
