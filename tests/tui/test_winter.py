"""Six at the Winter Edition in the terminal."""

import re
from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot

from tests.tui.tables import LARGE, SMALL, at_table, screen
from weirwood.tui.app.app import TableApp
from weirwood.tui.app.sitting import sit_down

THEIRS = (
    *("Whispers of the Citadel", "Salt and Snow"),
    *("Wolves at the Gate", "Claim to the Throne", "Patience of Dorne"),
)
"""The agendas of the first two ask for twenty power."""


@pytest.mark.parametrize("size", [SMALL, LARGE])
def test_six_plates_tell_the_goal_and_the_doomed(size: tuple[int, int], tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    sitting = sit_down(
        "winter", players=6, seed=4, name="Ann", path=path, deck="Iron Tide", bot_decks=list(THEIRS)
    )

    async def deed(app: TableApp, pilot: Pilot[Any]) -> None:
        plates = [line[size[0] - 48 :] for line in screen(app).splitlines()]
        goals = [found.group(1) for line in plates for found in re.finditer(r"♦\d+/(\d+) *$", line)]
        assert sorted(goals) == ["15"] * 4 + ["20"] * 2
        assert len([line for line in plates if re.search(r"\b(d\d|\d doomed)\b", line)]) == 6

    at_table(sitting, deed, size)
