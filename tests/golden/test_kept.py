"""What earlier versions left behind is read: records replay, saves load, and running tables go on."""

from __future__ import annotations

from pathlib import Path

import pytest
from starlette.applications import Starlette

from tests.golden.fixtures import lay_database, records, saves, tables, versions
from tests.server.guests import Guest, first_answer, server
from weirwood.core.catalogue import find_game
from weirwood.core.errors import WrongVersion
from weirwood.core.match import replay
from weirwood.core.record import read_record
from weirwood.server.http.session import COOKIE
from weirwood.server.http.session import Guest as Known


@pytest.mark.parametrize("path", records(), ids=lambda path: path.stem)
def test_a_record_replays_to_its_outcome(path: Path) -> None:
    record = read_record(path)
    assert record.outcome is not None
    match = replay(record)
    assert match.ply == len(record.plies())


@pytest.mark.parametrize(("save", "path", "ply"), saves(), ids=lambda part: getattr(part, "stem", ""))
def test_a_save_loads_or_is_refused_by_its_version(save: Path, path: Path, ply: int) -> None:
    record = read_record(path)
    try:
        state = find_game(record.game).load(save.read_bytes())
    except WrongVersion as error:
        assert "version" in error.message
        return
    assert state.facts() == replay(record, ply).state.facts()


@pytest.mark.parametrize("version", versions())
def test_running_tables_go_on(version: str, tmp_path: Path) -> None:
    """Each guest finds the question that waited, or the next one where acting could matter, and answers it."""
    lay_database(version, tmp_path / "weirwood.db")
    with server(tmp_path) as client:
        assert isinstance(client.app, Starlette)
        for kept in tables(version):
            guest = Guest(client)
            cookie = client.app.state.sessions.cookie(Known(kept.guest, "Guest"))
            guest.http.cookies.set(COOKIE, cookie, domain="testserver.local")
            with guest.at(kept.table) as chair:
                assert chair.told["table"]["state"] == "running", chair.told["table"].get("reason")
                assert chair.decision["at"] >= kept.at
                assert chair.decision["at"] > kept.at or chair.told["status"] == kept.status
                chair.choose(*first_answer(chair.decision))
