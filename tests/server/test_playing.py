"""A guest plays whole games against bots over the socket."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from tests.server.guests import Guest, server
from weirwood.server.wire import messages as wire

ME = {"kind": "me"}
BOT = {"kind": "bot", "bot": "random"}


@pytest.mark.parametrize("players", [2, 4])
def test_a_whole_intrigue_match_against_bots(tmp_path: Path, players: int) -> None:
    with server(tmp_path) as client:
        ann = Guest(client, "Ann")
        table = ann.open("intrigue", ME, *[BOT] * (players - 1))
        with ann.at(table) as chair:
            assert chair.told["me"] == 0
            chair.play_first()
            assert chair.told["status"]["over"]
            assert chair.told["status"]["outcome"]["winners"]
            assert chair.told["log"][-1]["kind"] == "match-ended"
            msgspec.convert(chair.told, wire.Told, strict=True)


def test_a_whole_joust_game_against_a_bot(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        ann = Guest(client, "Ann")
        table = ann.open("second/joust", ME, BOT)
        with ann.at(table) as chair:
            chair.play_first()
            assert chair.told["status"]["outcome"]["winners"]
            chair.ask("show_seed")
            assert chair.told["table"]["reveal"]["seed"]
            msgspec.convert(chair.told, wire.Told, strict=True)


def test_a_whole_game_of_melee_against_bots(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        ann = Guest(client, "Ann")
        table = ann.open("second/melee", ME, BOT, BOT, BOT)
        with ann.at(table) as chair:
            chair.play_first()
            assert chair.told["status"]["outcome"]["winners"]
            assert len(chair.told["view"]["seats"]) == 4
            msgspec.convert(chair.told, wire.Told, strict=True)
