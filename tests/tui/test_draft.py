"""The plot draft in the terminal: on the screen and line by line."""

from typing import Any

import pytest
from textual.pilot import Pilot

from tests.tui.tables import LARGE, SMALL, at_table, screen
from weirwood.tui.app.app import TableApp
from weirwood.tui.app.board import find_words
from weirwood.tui.app.sitting import sit_down


@pytest.mark.parametrize("size", [SMALL, LARGE])
def test_a_draft_by_keys(size: tuple[int, int]) -> None:
    """Three plots with their numbers, what was kept, the round; then seven of thirteen, and back until confirmed."""

    async def deed(app: TableApp, pilot: Pilot[Any]) -> None:
        assert "Round 1 of 3. Keep one, pass two." in screen(app) and "Two Kings 3/6/1" in screen(app)
        await pilot.press("2", "space")
        assert "Keep one of the two passed to you." in screen(app) and "you have kept Two Kings" in screen(
            app
        )
        for _ in range(5):
            await pilot.press("1", "space")
        await pilot.pause()
        for key in "0102030405":
            await pilot.press(key)
        assert "5 chosen of 7" in screen(app)
        await pilot.press("0", "5", "space")
        assert "4 chosen of 7" in screen(app) and "Choose 7 of your 13 plots." in screen(app)
        await pilot.press(*"050607", "space")
        await pilot.pause()
        assert "Keep this hand?" in screen(app)

    at_table(sit_down("hbo/draft", players=2, bots=["heuristic"], seed=11), deed, size)


def test_a_plot_is_told_with_its_numbers_and_its_text() -> None:
    sitting = sit_down("hbo/draft", players=2, bots=["heuristic"], seed=11)
    words = find_words(sitting)
    options = sitting.match.decision(sitting.seat).options
    told = {str(sitting.game.label(sitting.match.state, option)): words.detail(option) for option in options}
    assert told["Two Kings"].startswith("income 3, initiative 6, claim 1. You may initiate")
    assert not any("None" in detail for detail in told.values())
