"""Six at the Winter Edition in the terminal."""

import re
from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot

from tests.tui.tables import LARGE, SMALL, at_table, screen
from weirwood.tui.app.app import TableApp
from weirwood.tui.app.sitting import Sitting, sit_down
from weirwood.tui.thrones.board import JoustBoard

THEIRS = (
    *("Whispers of the Citadel", "Salt and Snow"),
    *("Wolves at the Gate", "Claim to the Throne", "Patience of Dorne"),
)
"""The agendas of the first two ask for twenty power."""


def six(path: Path) -> Sitting:
    """Six players, five of them bots."""
    return sit_down(
        "winter", players=6, seed=4, name="Ann", path=path, deck="Iron Tide", bot_decks=list(THEIRS)
    )


@pytest.mark.parametrize("size", [SMALL, LARGE])
def test_six_plates_tell_the_goal_and_the_doomed(size: tuple[int, int], tmp_path: Path) -> None:
    async def deed(app: TableApp, pilot: Pilot[Any]) -> None:
        plates = [line[size[0] - 48 :] for line in screen(app).splitlines()]
        goals = [found.group(1) for line in plates for found in re.finditer(r"♦\d+/(\d+) *$", line)]
        assert sorted(goals) == ["15"] * 4 + ["20"] * 2
        assert len([line for line in plates if re.search(r"\b(d\d|\d doomed)\b", line)]) == 6

    at_table(six(tmp_path / "game.json"), deed, size)


@pytest.mark.parametrize(("size", "hidden"), [(SMALL, 2), (LARGE, 0)])
def test_every_opponents_board_is_seen_or_called(size: tuple[int, int], hidden: int, tmp_path: Path) -> None:
    """A small screen says how many more there are, and shows one after the other."""

    def headings(app: TableApp) -> int:
        width = app.query_one("#board").size.width
        return max(line[:width].count("♦") for line in screen(app).splitlines())

    async def deed(app: TableApp, pilot: Pilot[Any]) -> None:
        assert headings(app) == 5 - hidden
        assert (f"o: {hidden} more" in screen(app)) is bool(hidden)
        board, seen = app._board, set()
        assert isinstance(board, JoustBoard)
        for _ in range(5):
            await pilot.press("o")
            assert headings(app) == 1 and "o: 4 more" in screen(app)
            seen.add(board._alone)
        assert len(seen) == 5

    at_table(six(tmp_path / "game.json"), deed, size)
