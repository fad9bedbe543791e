"""A line of the chronicle links the cards it names, and nothing else that sounds like a card."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from weirwood.core.match import Match
from weirwood.decks.ready import find_deck
from weirwood.server.telling.chronicle import Chronicle
from weirwood.thrones.games.second import JOUST as GAME

_DECKS = ("Benchmark Stark", "Benchmark Lannister")


def lines_of(names: tuple[str, str], viewer: int | None = None) -> list[dict[str, Any]]:
    """The chronicle of a joust played at random, by players of these names."""
    seats = [{"name": name, "deck": find_deck(deck).form()} for name, deck in zip(names, _DECKS, strict=True)]
    match = Match(GAME, GAME.setup(seats, {"check_decks": False}), 5)
    chance = Random(5)
    while match.outcome is None:
        decision = match.state.decisions[0]
        match.choose_index(decision.seat, chance.randrange(len(decision.options)))
    chronicle = Chronicle(match, viewer)
    chronicle.go_on(match, list(range(match.ply + 1)))
    return chronicle.reach(match.ply).read()


def linked(line: dict[str, Any]) -> list[tuple[Any, ...]]:
    """The cards that a line links, and how many words stand before each."""
    return [
        (at, part["code"], part["text"]) for at, part in enumerate(line["parts"]) if not isinstance(part, str)
    ]


def often_named(lines: list[dict[str, Any]], seat: int) -> str:
    """The card that is named most often in lines about a seat."""
    names = Counter(text for line in lines if line["seats"][:1] == [seat] for _, _, text in linked(line))
    return str(names.most_common(1)[0][0])


@pytest.mark.parametrize("called", ["{}", "{} of the North", "Ser {}"])
def test_a_player_called_like_a_card_is_not_linked(called: str) -> None:
    """Whatever players are called, a line links the same cards at the same places."""
    plain = lines_of(("Xx", "Yy"))
    names = (called.format(often_named(plain, 0)), called.format(often_named(plain, 1)))
    found = lines_of(names)
    assert sum(len(linked(line)) for line in plain) > 50
    for line, other in zip(plain, found, strict=True):
        assert linked(line) == linked(other), (line["text"], other["text"])
        words = "".join(part if isinstance(part, str) else part["text"] for part in other["parts"])
        assert words == other["text"]
