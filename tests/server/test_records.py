"""Records from elsewhere: what bots played choice by choice can be watched at a table, and played on."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.guests import Guest, server
from tests.web.positions import challenges, kind, over, position
from weirwood.core.match import Match, replay
from weirwood.core.record import record_from
from weirwood.lab.whole_sets import whole


@pytest.mark.parametrize(
    ("game", "players", "wanted"),
    [
        ("second/joust", 2, kind("plot", 3)),
        ("second/melee", 4, challenges()),
        ("intrigue", 3, kind("place", 2)),
        ("winter", 2, over),  # in which a pick leaves one set, which is not asked for
    ],
)
def test_picks_one_by_one_are_the_same_game_put_together(game: str, players: int, wanted: object) -> None:
    assert callable(wanted)
    match = replay(record_from(position(game, players, 2, wanted)))
    again = Match(match.game, match.setup, match.seed)
    for ply in whole(match):
        assert len(ply) == 2
        seat, keys = ply
        again.choose_set(seat, [keys] if isinstance(keys, str) else keys)
    assert again.state.dump() == match.state.dump()
    assert again.ply < match.ply or game == "intrigue"


def test_a_record_of_bots_is_played_on(tmp_path: Path) -> None:
    record = position("second/joust", 2, 2, kind("plot", 3))
    with server(tmp_path) as client:
        ann = Guest(client, "Ann")
        brought = ann.post("/api/records", **record)["table"]
        told = ann.post(f"/api/tables/{brought}/fork", 400, at=1_000_000, seat=0, bot="random")
        last = int(told["error"]["message"].split()[-1].rstrip("."))
        table = ann.post(f"/api/tables/{brought}/fork", at=last, seat=0, bot="random")["table"]
        with ann.at(table) as chair:
            assert chair.told["decision"]["kind"] == "plot"
            assert chair.told["status"]["round"] == 3
            chair.play_first()
            assert chair.told["status"]["over"]
