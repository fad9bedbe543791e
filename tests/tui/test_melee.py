"""Melee in the terminal: several opponents at one table."""

import re
from typing import Any

import pytest
from textual.pilot import Pilot

from tests.tui.scenes import MELEE_NAMES, MELEE_TITLES, melee_at
from tests.tui.tables import LARGE, SMALL, at_table, screen, targets
from weirwood.thrones.engine.words import ZONE_NAMES
from weirwood.tui.app.app import TableApp
from weirwood.tui.app.board import find_words
from weirwood.tui.app.pages import EndPage
from weirwood.tui.app.sitting import sit_down
from weirwood.tui.thrones.board import JoustBoard
from weirwood.tui.thrones.melee_seats import counts_of
from weirwood.tui.thrones.words import PLACES


def lines(app: TableApp) -> list[str]:
    return screen(app).splitlines()


@pytest.mark.parametrize("players", [3, 4, 8])
@pytest.mark.parametrize("size", [SMALL, LARGE])
def test_everybody_is_on_the_screen(players: int, size: tuple[int, int]) -> None:
    async def deed(app: TableApp, pilot: Pilot[Any]) -> None:
        shown = screen(app)
        for name in ("Ann", *MELEE_NAMES[: players - 1]):
            assert name in shown
        assert all(len(line) <= size[0] for line in lines(app))

    at_table(melee_at(players, at="4.2"), deed, size)


def test_titles_and_how_they_stand_to_each_other_are_shown() -> None:
    async def deed(app: TableApp, pilot: Pilot[Any]) -> None:
        shown = screen(app)
        for title in MELEE_TITLES:
            assert title in shown
        assert re.search(r"Ravenna +♦0 rival", shown)
        assert re.search(r"Old Oak +♦0 ally", shown)
        assert re.search(r"Maester +♦0 ", shown) and not re.search(r"Maester +♦0 (rival|ally)", shown)

    at_table(melee_at(at="4.2"), deed, LARGE)


@pytest.mark.parametrize("size", [SMALL, LARGE])
def test_who_may_be_challenged_is_shown(size: tuple[int, int]) -> None:
    async def deed(app: TableApp, pilot: Pilot[Any]) -> None:
        heading = next(line for line in lines(app) if "Old O" in line)
        ravenna, oak, maester = re.split(r"Old O|Maest", heading)[:3]
        assert "MIP" in ravenna and "MIP" in maester
        assert "M" not in oak.split("♦")[1][:8]

    at_table(melee_at(at="4.2"), deed, size)


def test_one_opponent_can_be_seen_alone() -> None:
    async def deed(app: TableApp, pilot: Pilot[Any]) -> None:
        every = len(targets(app, "#board", "card"))
        await pilot.press("o")
        one = len(targets(app, "#board", "card"))
        assert one < every
        await pilot.press("o", "o", "o")
        assert len(targets(app, "#board", "card")) == every

    at_table(melee_at(at="4.2"), deed, LARGE)


def test_looking_around_reaches_every_opponent() -> None:
    async def deed(app: TableApp, pilot: Pilot[Any]) -> None:
        board = app._board
        assert isinstance(board, JoustBoard)
        seen = set()
        await pilot.press("down", "up", "up", "up", "up")
        for _ in range(8):
            await pilot.press("right")
            seen.add(board._picture.side_of(board._card))
        await pilot.press("up")
        for _ in range(8):
            await pilot.press("right")
            seen.add(board._picture.side_of(board._card))
        assert {1, 2, 3} <= seen

    at_table(melee_at(at="4.2"), deed, LARGE)


def test_a_game_is_played_to_its_end() -> None:
    async def deed(app: TableApp, pilot: Pilot[Any]) -> None:
        for _ in range(60):
            if isinstance(app.screen, EndPage):
                return
            await pilot.press("h", "space")
        raise AssertionError("the game does not end")

    app = at_table(melee_at(3, power=13), deed)
    assert app.sitting.over
    assert app.sitting.match.state.outcome is not None


def test_a_new_game_begins() -> None:
    async def deed(app: TableApp, pilot: Pilot[Any]) -> None:
        for _ in range(8):
            await pilot.press("h", "space")
        assert app.sitting.match.ply > 8

    at_table(sit_down("second/melee", players=5, bots=["heuristic"], seed=2), deed)


def test_the_line_mode_tells_of_titles_and_of_one_player() -> None:
    words = find_words(melee_at(at="4.2"))
    scores = words.tell("scores")
    assert scores is not None and len(scores) == 4
    for title, line in zip(MELEE_TITLES, scores, strict=True):
        assert title in line
    one = words.tell("table", ["old"])
    assert one and all("Old Oak" in line for line in one)
    assert len(words.tell("table") or []) > len(one)


def test_every_card_one_sees_is_told_wherever_it_lies() -> None:
    words = find_words(melee_at(at="4.2"))
    for name in (*MELEE_TITLES, "Master of Whispers", "Master of Ships"):
        told = words.tell("card", [name])
        assert told and name in told[0]
    assert "It is in the title pool." in (words.tell("card", ["Master of Ships"]) or [])
    assert set(PLACES) == set(ZONE_NAMES)


def test_influence_is_told_where_an_edition_has_it() -> None:
    form = {"gold": 2, "hand": 4, "deck": [1, 2, 3]}
    assert "9" in counts_of({**form, "influence": 9}) and "9" not in counts_of(form)
