"""What a seat is going to be asked in any case is known while others are asked, and tells nothing of them."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from weirwood.core.catalogue import find_game
from weirwood.core.match import Match
from weirwood.core.state import Game, State
from weirwood.lab.laws.forms import as_bytes, decision_form


def told(game: Game, state: State, seat: int) -> bytes:
    """The question to a seat with all that is said of it, in the seat's own names of cards."""
    [decision] = [one for one in state.decisions if one.seat == seat]
    names = game.names(state, seat)
    cards = [names.card(option.card) for option in decision.options if option.card is not None]
    return as_bytes([decision_form(game, state, decision), cards])


@pytest.mark.parametrize(
    ("name", "kinds"),
    [
        ("second/joust", {"mulligan", "setup", "pick"}),
        ("second/melee", {"mulligan", "setup", "pick"}),
        ("winter", {"setup"}),
        ("hbo", {"mulligan", "setup"}),
    ],
)
def test_what_is_foreseen_is_asked_next(name: str, kinds: set[str]) -> None:
    """And it is the same in every world that the seat cannot tell from the true one."""
    game = find_game(name)
    found: dict[str, int] = {}
    for seed in range(2):
        chance = Random(seed)
        match = Match(game, game.setup(game.ready(game.seats[0]), {"ask": "windows"}), seed)
        expected: dict[int, bytes] = {}
        for _ in range(700):
            if match.state.outcome is not None:
                break
            for seat in match.waiting:
                if seat in expected:
                    assert told(game, match.state, seat) == expected.pop(seat)
                assert game.foresee(match.state, seat) is None
            for seat in range(len(match.setup.seats)):
                world = game.foresee(match.state, seat)
                if world is None:
                    continue
                question = told(game, world, seat)
                expected[seat] = question
                again = game.foresee(match.state.determinize(seat, 3), seat)
                assert again is not None and told(game, again, seat) == question
                kind = world.decisions[0].kind.value
                found[kind] = found.get(kind, 0) + 1
            answer(match, chance)
    assert set(found) == kinds


def answer(match: Match, chance: Random) -> None:
    """One of those who are asked does anything, but takes little: hands grow beyond what may be kept."""
    seat = chance.choice(match.waiting)
    decision = match.decision(seat)
    offered: list[Any] = list(decision.options)
    quiet = [at for at, option in enumerate(offered) if option.verb.value in ("pass", "done")]
    match.choose_index(seat, chance.choice(quiet or range(len(offered))))
