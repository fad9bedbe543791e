"""A bot of one's own is loaded only where its own user names it."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from weirwood.bots import bot_names
from weirwood.bots.catalogue import admit
from weirwood.core.catalogue import find_game
from weirwood.core.errors import BadArgument
from weirwood.server.table.seats import checked_bot
from weirwood.tui.app.company import bot_of, seat_names


@pytest.fixture
def stranger(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    (tmp_path / "stranger.py").write_text(
        "class Bot:\n    def choose(self, eyes): return 0\n", encoding="utf-8"
    )
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [*sys.path, str(tmp_path)])
    monkeypatch.setattr("weirwood.bots.catalogue._admitted", [])
    monkeypatch.delitem(sys.modules, "stranger", raising=False)
    return "stranger:Bot"


def test_no_table_and_no_record_loads_a_bot_of_ones_own(stranger: str) -> None:
    with pytest.raises(BadArgument):
        checked_bot(find_game("intrigue"), stranger)
    assert bot_of(f"Ravenna ({stranger})") is None
    assert "stranger" not in sys.modules


def test_an_admitted_bot_may_sit_down(stranger: str) -> None:
    admit(stranger)
    assert stranger in bot_names()
    assert bot_of(f"Ravenna ({stranger})") == stranger


def test_a_bot_that_takes_no_game_and_seed_is_refused(stranger: str) -> None:
    with pytest.raises(BadArgument):
        seat_names(find_game("intrigue"), "Ann", 2, [stranger])
