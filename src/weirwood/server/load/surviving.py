"""A server that is killed again and again: every acknowledged choice must be there, every table must go on."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from random import Random
from typing import Any, Final

from weirwood.server.load.chair import Chair
from weirwood.server.load.company import Company
from weirwood.server.load.served import Served
from weirwood.server.storage.connecting import connect, database_url
from weirwood.server.storage.reading import Reader

BETWEEN_KILLS_S: Final = (0.5, 3.0)
QUICK_S: Final = (0.0, 0.1)
"""How long players think here: the less, the more is under way when the server dies."""
_GO_ON_S: Final = 120.0


async def survive(
    folder: Path,
    tables: int,
    kills: int,
    game: str,
    seed: int,
    database: str | None = None,
    between_s: tuple[float, float] = BETWEEN_KILLS_S,
) -> dict[str, Any]:
    """Kill a server under running tables so many times; what was acknowledged, lost, and which tables stopped."""
    rng = Random(seed)
    served = Served(folder, database=database)
    await served.start()
    company = Company(served.port, tables, game, seed, QUICK_S)
    lost: list[str] = []
    stopped: list[str] = []
    try:
        await company.sit_down()
        for _ in range(kills):
            await asyncio.sleep(rng.uniform(*between_s))
            before = {chair: len(chair.acknowledged) for chair in company.chairs}
            served.kill()
            lost += await missing(folder, database, company.chairs)
            await served.start()
            stopped += await _stopped(before)
        await company.leave()
        lost += await missing(folder, database, company.chairs)
        served.stop()
    finally:
        served.kill()
    return {
        "tables": tables,
        "game": game,
        "kills": kills,
        "acknowledged": sum(len(chair.acknowledged) for chair in company.chairs),
        "reconnected": company.tally.reconnected,
        "lost": lost,
        "stopped": stopped,
        "faults": company.tally.faults,
    }


async def missing(folder: Path, database: str | None, chairs: list[Chair]) -> list[str]:
    """What was acknowledged to players, but is not in the journals."""
    engine = connect(database_url(database, folder))
    lost: list[str] = []
    try:
        for place, chair in enumerate(chairs):
            _, entries, _ = await Reader(engine).load(chair.table)
            seat = place % 2
            kept = [
                (entry.data["at"], entry.data.get("sent", entry.data["keys"]))
                for entry in entries
                if entry.kind == "choice" and entry.data["seat"] == seat and "at" in entry.data
            ]
            lost += [
                f"table {chair.table}, seat {seat}: {answer}"
                for answer in chair.acknowledged
                if answer not in kept
            ]
    finally:
        await engine.dispose()
    return lost


async def _stopped(before: dict[Chair, int]) -> list[str]:
    """The tables that do not go on: nobody there gets another choice acknowledged, though the game is not over."""
    ends = time.monotonic() + _GO_ON_S
    waiting = {chair.table for chair in before if not chair.is_over}
    while waiting and time.monotonic() < ends:
        await asyncio.sleep(0.1)
        for chair, count in before.items():
            if chair.is_over or len(chair.acknowledged) > count:
                waiting.discard(chair.table)
    return sorted(waiting)
