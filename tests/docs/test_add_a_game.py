"""The page about adding a game: its code runs, and what it registers is played at every table."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from io import StringIO
from pathlib import Path
from types import ModuleType

import pytest

from tests.server.guests import Guest, server
from weirwood.core import catalogue
from weirwood.core.catalogue import KITS, find_game, find_kit
from weirwood.core.errors import BadArgument
from weirwood.tui.app.any_game import AnyBoard
from weirwood.tui.app.board import find_board
from weirwood.tui.app.plain import PlainTable
from weirwood.tui.app.sitting import Sitting, sit_down

PAGE = "docs/add-a-game.md"


@pytest.fixture
def raven(monkeypatch: pytest.MonkeyPatch) -> Iterator[ModuleType]:
    """The module that the page writes, registered as it says."""
    text = (Path(__file__).parents[2] / PAGE).read_text(encoding="utf-8")
    module = ModuleType("weirwood.raven")
    monkeypatch.setitem(sys.modules, module.__name__, module)
    monkeypatch.setitem(KITS, "raven", "nowhere")
    for block in re.finditer(r"^```python\n(.*?)^```$", text, re.DOTALL | re.MULTILINE):
        first = text[: block.start(1)].count("\n")
        exec(compile("\n" * first + block[1], PAGE, "exec"), module.__dict__)
    yield module
    find_kit.cache_clear()
    catalogue._found.cache_clear()


def test_the_code_of_the_page_runs(raven: ModuleType) -> None:
    assert KITS["raven"] == "weirwood.raven:KIT"
    assert find_game("raven") is raven.GAME
    with pytest.raises(BadArgument):
        raven.GAME.setup([{}], {})


def _sat(tmp_path: Path) -> Sitting:
    return sit_down("raven", players=2, seed=3, name="Ann", path=tmp_path / "raven.json")


def test_it_is_played_line_by_line(raven: ModuleType, tmp_path: Path) -> None:
    said: list[str] = []
    PlainTable(_sat(tmp_path), StringIO("table\nwhy 1\n1\n"), said.append).run()
    held = _sat_card(tmp_path)
    assert any(line.strip() == f"card: {held}" for line in said)
    assert any("kept" in line for line in said)


def _sat_card(tmp_path: Path) -> int:
    game = find_game("raven")
    card: int = game.begin(game.setup([{}, {}], {}), 3)[0].facts()["held"][0]
    return card


def test_it_is_drawn_on_the_screen(raven: ModuleType, tmp_path: Path) -> None:
    sitting = _sat(tmp_path)
    board = find_board(sitting)
    assert isinstance(board, AnyBoard)
    board.settle()
    assert board.chosen() is None and board.prompt().deed is None
    assert board.press("down") and board.chosen() == "mode=keep"
    assert board.press("2") and board.chosen() == "mode=swap"
    assert board.press("up") and board.chosen() == "mode=keep"
    [_, second] = board.bottom(40, 5).targets
    assert not board.point(second.what) and board.point(second.what)
    assert f"card: {_sat_card(tmp_path)}" in board.middle(60, 30).text.plain
    board.look_at(sitting.hint())
    assert board.chosen() in ("mode=keep", "mode=swap")
    for event in sitting.choose("mode=keep"):
        board.follow(event, event)
    while not sitting.over:
        sitting.bot_moves()
    assert "Ann" in board.seats(20, 5).plain and "Ann" in board.ending(60).plain


def test_it_is_told_to_a_browser(raven: ModuleType, tmp_path: Path) -> None:
    with server(tmp_path) as client:
        guest = Guest(client)
        [facts] = [game for game in guest.http.get("/api/games").json()["games"] if game["id"] == "raven"]
        assert facts["board"] == "" and facts["documents"] == [] and not facts["decks"]
