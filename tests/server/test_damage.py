"""A damaged database: one sentence, a table that can be read, and every other table as it was."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from tests.cli.command import refused, weirwood
from tests.server.guests import Guest, Refused, first_answer, server
from weirwood.server.storage.connecting import FILE
from weirwood.server.storage.store import Store

ME = {"kind": "me"}
BOT = {"kind": "bot", "bot": "random"}


def played(folder: Path) -> tuple[Guest, str, str]:
    """A guest with two tables at which something was chosen."""
    with server(folder) as client:
        ann = Guest(client, "Ann")
        tables = [ann.open("intrigue", ME, BOT) for _ in range(2)]
        for table in tables:
            with ann.at(table) as chair:
                for _ in range(4):
                    chair.choose(*first_answer(chair.decision))
                assert chair.decision
    return ann, tables[0], tables[1]


def change(folder: Path, statement: str, *values: Any) -> None:
    with sqlite3.connect(folder / FILE) as database:
        assert database.execute(statement, values).rowcount
    database.close()


def page_of(folder: Path, what: str) -> int:
    """The first page of a table or index, counted from 0; nothing of it is in the write-ahead log any more."""
    with sqlite3.connect(folder / FILE) as database:
        database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        [(root,)] = database.execute("SELECT rootpage FROM sqlite_schema WHERE name = ?", (what,)).fetchall()
    database.close()
    return int(root) - 1


def spoil(folder: Path, what: str) -> None:
    """Overwrite a page as a broken disk would."""
    page = page_of(folder, what)
    with (folder / FILE).open("r+b") as file:
        file.seek(page * 4096)
        file.write(b"\xa5" * 4096)


@pytest.mark.parametrize("text", ["{", "", "7", '"pass"', "null", '{"seat": 0}'])
def test_a_table_with_a_damaged_journal_can_only_be_read(tmp_path: Path, text: str) -> None:
    ann, hurt, well = played(tmp_path)
    last = "SELECT max(n) FROM entries WHERE table_id = ? AND kind = 'choice'"
    change(tmp_path, f"UPDATE entries SET data = ? WHERE table_id = ? AND n = ({last})", text, hurt, hurt)
    with server(tmp_path) as client:
        guest = Guest(client)
        guest.http.cookies = ann.http.cookies
        with guest.at(hurt) as chair:
            assert chair.told["table"]["state"] == "read-only" and chair.told["table"]["reason"]
            assert chair.told["view"] is not None, "what came before the damage can be read"
            for op, more in (("choose", {"at": 0, "keys": ["pass"]}), ("chat", {"text": "hm"}), ("undo", {})):
                with pytest.raises(Refused) as refusal:
                    chair.ask(op, **more)
                assert refusal.value.code == "read-only"
        with guest.at(well) as chair:
            chair.choose(*first_answer(chair.decision))


def test_damaged_pages_of_the_journals_leave_tables_that_can_only_be_read(tmp_path: Path) -> None:
    ann, hurt, _ = played(tmp_path)
    spoil(tmp_path, "entries")
    with server(tmp_path) as client:
        guest = Guest(client)
        guest.http.cookies = ann.http.cookies
        assert len(guest.get("/api/tables")["tables"]) == 2
        with guest.at(hurt) as chair:
            assert chair.told["table"]["state"] == "read-only" and chair.told["table"]["reason"]


@pytest.mark.parametrize("column", ["setup", "options", "clock"])
def test_a_table_that_is_damaged_itself_is_refused_in_a_sentence(tmp_path: Path, column: str) -> None:
    ann, hurt, well = played(tmp_path)
    change(tmp_path, f"UPDATE tables SET {column} = '{{' WHERE id = ?", hurt)
    change(tmp_path, "UPDATE tables SET result = '{' WHERE id = ?", hurt)
    with server(tmp_path) as client:
        guest = Guest(client)
        guest.http.cookies = ann.http.cookies
        assert guest.get(f"/api/tables/{hurt}/story", 400)["error"]["code"] == "bad-data"
        assert len(guest.get("/api/tables")["tables"]) == 2
        with guest.at(well) as chair:
            chair.choose(*first_answer(chair.decision))


@pytest.mark.parametrize("what", ["settings", "alembic_version", "sqlite_autoindex_settings_1"])
def test_a_server_whose_database_is_damaged_says_so_and_ends(tmp_path: Path, what: str) -> None:
    asyncio.run(_made(tmp_path))
    spoil(tmp_path, what)
    assert str(tmp_path) in refused(weirwood(tmp_path, "serve", "--port", "0", "--data", str(tmp_path)))


async def _made(folder: Path) -> None:
    store = await Store.open(None, folder)
    await store.setting("cookie-secret", b"x")
    await store.close()
