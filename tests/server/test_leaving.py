"""Who is forgotten leaves games behind that go on, under another name and with their proof."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from tests.server.guests import Guest, server
from weirwood.cli.data import app
from weirwood.core.errors import BadArgument
from weirwood.core.record import record_from
from weirwood.server.hall.kept import forget_guest
from weirwood.server.storage.forgetting import FORMER
from weirwood.server.storage.store import Store
from weirwood.server.table.fairness import verify


def test_the_game_of_a_forgotten_guest_goes_on(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        ann, bob = Guest(client, "Ann"), Guest(client, "Bob")
        link = ann.post("/api/tables", game="intrigue", seats=[{"kind": "me"}, {"kind": "open"}])
        table, key = link["table"], link["link"].rpartition("key=")[2]
        with ann.at(table) as hers, bob.at(table, key) as his:
            his.ask("sit", seat=1)
            his.ask("ready")
            hers.ask("chat", text="winter is coming")
            for _ in range(3):
                for chair in (hers, his):
                    chair.ask("look")
                asked = hers if hers.told["decision"] is not None else his
                asked.choose(asked.decision["options"][0]["key"])

    done = CliRunner().invoke(app, ["delete", "Ann", "--data", str(tmp_path)])
    assert done.exit_code == 0, done.output
    with server(tmp_path) as client, Guest(client, "Cat").at(table, key) as watching:
        assert watching.told["table"]["state"] == "running"
        assert [seat["name"] for seat in watching.told["seats"]] == [FORMER, "Bob"]
        assert "Ann" not in "".join(watching.traffic)
        assert "winter is coming" not in "".join(watching.traffic)

    async def proof() -> None:
        store = await Store.open(None, tmp_path)
        _, entries, snapshot = await store.load(table)
        assert snapshot is not None and snapshot.n == len(entries) and b"Ann" not in snapshot.state
        await store.close()

    asyncio.run(proof())
    exported = CliRunner().invoke(app, ["export", table, "--record", "--data", str(tmp_path)])
    assert verify(record_from(json.loads(exported.output))).ply == 3
    with pytest.raises(BadArgument):
        asyncio.run(forget_guest(None, tmp_path, "Ann"))
