"""A picture that is kept while seats only pass is the one that would be made anew."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.json import encode

from weirwood.core.catalogue import find_game
from weirwood.core.match import Match
from weirwood.core.option import Verb
from weirwood.server.table.course import Picture
from weirwood.server.telling.chronicle import Reach, Scroll

_LOG = Reach(Scroll(), 0)


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize(
    ("name", "options"),
    [("second/joust", {"ask": "windows"}), ("second/melee", {"ask": "windows"}), ("intrigue", {})],
)
def test_a_kept_picture_is_the_one_of_now(name: str, options: dict[str, str], seed: int) -> None:
    game = find_game(name)
    match = Match(game, game.setup(game.ready(game.seats[0]), options), seed)
    rng = Random(seed)
    viewers: tuple[int | None, ...] = (0, 1, None)
    kept = {viewer: Picture(match, 0, viewer, _LOG) for viewer in viewers}
    held = 0
    for _ in range(250):
        if match.state.outcome is not None:
            break
        seat = match.waiting[0]
        options_now = match.decision(seat).options
        passing = options_now.index_of(Verb.PASS.value)
        passes = passing >= 0 and rng.random() < 0.5
        match.choose_index(seat, passing if passes else rng.randrange(len(options_now)))
        for viewer in viewers:
            if kept[viewer].still_holds(match, 0):
                held += 1
            else:
                kept[viewer] = Picture(match, 0, viewer, _LOG, kept[viewer])
            assert encode(kept[viewer].view) == encode(match.state.view(viewer))
    assert held > 100 or name == "intrigue"


def test_a_picture_ends_with_an_undo() -> None:
    game = find_game("second/joust")
    match = Match(game, game.setup(game.ready(2), {}), 1)
    picture = Picture(match, 0, 0, _LOG)
    assert picture.still_holds(match, 0)
    assert not picture.still_holds(match, 1)
