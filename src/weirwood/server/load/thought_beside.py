"""Players at a server where one more table thinks hard: how long their choices wait, with that table and without."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path
from random import Random
from typing import Any, Final

from weirwood.core.build import build
from weirwood.server.load.attacked import ratio, times
from weirwood.server.load.chair import Chair, Question, Tally
from weirwood.server.load.company import Company
from weirwood.server.load.guest import Guest
from weirwood.server.load.served import Served

_GAME_S: Final = 10.0
"""How long everybody plays before anything is measured."""


class Asker(Chair):
    """A player who asks for a hint before every choice, and takes it."""

    async def _chosen(self, question: Question) -> list[str]:
        answer = await self.ask("hint")
        return list(answer["ok"]["keys"]) if "ok" in answer else await super()._chosen(question)


async def beside(
    folder: Path, tables: int, seconds: float, game: str, seed: int, database: str | None, level: str
) -> dict[str, Any]:
    """Let tables play for so long, and as long again beside a table against a bot of a level; the figures of both."""
    served = Served(folder, database=database)
    await served.start()
    company = Company(served.port, tables, game, seed)
    thinking = Tally()
    try:
        await company.sit_down()
        await asyncio.sleep(min(_GAME_S, seconds))
        before = await times(company, seconds, None)
        playing = asyncio.create_task(_play(served.port, game, level, Random(seed), thinking))
        await asyncio.sleep(min(_GAME_S, seconds))
        during = await times(company, seconds, None)
        playing.cancel()
        await asyncio.gather(playing, return_exceptions=True)
        await asyncio.to_thread(served.stop)
        await company.leave()
    finally:
        served.kill()
    return {
        "beside": level,
        "tables": tables,
        "game": game,
        "build": build(),
        "without": before,
        "with": during,
        "p95_ratio": ratio(during["p95_ms"], before["p95_ms"]),
        "hints_taken": len(thinking.acknowledged_ms),
        "load_average": [round(value, 1) for value in os.getloadavg()],
        "faults": [*company.tally.faults, *thinking.faults],
    }


async def _play(port: int, game: str, level: str, rng: Random, tally: Tally) -> None:
    """Play one game after the other against a bot."""
    guest = Guest(port)
    await guest.arrive("Asker")
    while True:
        seats = [{"kind": "me"}, {"kind": "bot", "bot": level}]
        table, key = await guest.open_table(game, seats)
        await Asker(guest, table, key, rng, tally, (0.0, 0.1)).play({"op": "speed", "bots": 2})
