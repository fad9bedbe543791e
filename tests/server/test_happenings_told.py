"""Lines that were told stay as they are; a happening that goes on is told anew with the line that adds to it."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from weirwood.core.catalogue import find_game
from weirwood.core.match import Match
from weirwood.server.telling.chronicle import Chronicle


def begun(game_id: str, seed: int) -> Match:
    game = find_game(game_id)
    return Match(game, game.setup(game.ready(game.seats[0]), {}), seed)


def played(match: Match, chance: Random, choices: int) -> None:
    for _ in range(choices):
        if match.outcome is None:
            decision = match.state.decisions[0]
            match.choose_index(decision.seat, chance.randrange(len(decision.options)))


def lines(chronicle: Chronicle) -> list[dict[str, Any]]:
    return [chronicle.scroll.line(i) for i in range(len(chronicle.scroll))]


@pytest.mark.parametrize("game_id", ["second/joust", "second/melee", "hbo", "winter", "intrigue"])
def test_lines_only_grow_and_the_last_of_a_happening_tells_all_of_it(game_id: str) -> None:
    match, chance = begun(game_id, 5), Random(5)
    chronicle = Chronicle(match, 0)
    before: list[dict[str, Any]] = []
    moments: list[int] = []
    for _ in range(30):
        moments.append(match.ply)
        chronicle.go_on(match, moments)
        told = lines(chronicle)
        assert told[: len(before)] == before
        before = told
        played(match, chance, 5)
    for line in before:
        assert line.get("of", line["i"]) <= line["i"]
    heads = [line.get("of", line["i"]) for line in before]
    assert heads == sorted(heads) and all(before[head].get("of") is None for head in heads)
    if game_id != "intrigue":
        assert sum("whole" in line for line in before) > 5


def test_after_undo_a_happening_goes_on_as_if_nothing_had_been_taken_back() -> None:
    match, chance = begun("second/joust", 3), Random(3)
    played(match, chance, 90)
    straight, cut = Chronicle(match, 0), Chronicle(match, 0)
    straight.go_on(match, [*range(60), match.ply])
    cut.go_on(match, [*range(60), match.ply])
    for ply in range(20, 60):
        cut.cut(ply)
        cut.go_on(match, [*range(60), match.ply])
        assert lines(cut) == lines(straight)
