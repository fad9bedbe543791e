"""A server under load: how long choices wait, what it costs, and where the time goes."""

from __future__ import annotations

import asyncio
import os
import time
from pathlib import Path
from typing import Any, Final

from weirwood.core.build import build
from weirwood.server.load.company import Company
from weirwood.server.load.served import Served
from weirwood.server.load.spending import spent_where

_BETWEEN_LOOKS_S: Final = 1.0


async def measure(
    folder: Path, tables: int, seconds: float, game: str, seed: int, database: str | None, profile: bool
) -> dict[str, Any]:
    """Let so many tables play for so long; the figures."""
    served = Served(folder, database=database)
    profiled = folder / "profile"
    await served.start(*(["-m", "cProfile", "-o", str(profiled)] if profile else []))
    try:
        company = Company(served.port, tables, game, seed)
        await company.sit_down()
        figures = await _watch(served, company, seconds)
        figures["stopped_in_s"] = round(await asyncio.to_thread(served.stop), 2)  # while all are at play
        await company.leave()
    finally:
        served.kill()
    figures["faults"] = company.tally.faults
    if profile:
        figures["where"] = spent_where(profiled)
    return {"tables": tables, "game": game, "build": build(), "seconds": seconds, **figures}


async def _watch(served: Served, company: Company, seconds: float) -> dict[str, Any]:
    tally = company.tally
    tally.acknowledged_ms.clear()
    received, messages = tally.received_bytes, tally.messages
    began, own, theirs = time.monotonic(), time.process_time(), served.cpu_s()
    memory = [served.memory_mb()]
    while time.monotonic() - began < seconds:
        await asyncio.sleep(min(_BETWEEN_LOOKS_S, seconds))
        memory.append(served.memory_mb())
    lasted = time.monotonic() - began
    times = tally.times()
    choices = max(1, times["choices"])
    figures: dict[str, Any] = times | {
        "choices_per_s": round(times["choices"] / lasted, 1),
        "refused": dict(tally.refused),
        "games_over": tally.games_over,
        "reconnected": tally.reconnected,
        "bytes_per_choice": (tally.received_bytes - received) // choices,
        "messages_per_choice": round((tally.messages - messages) / choices, 1),
        "clients_cpu": round((time.process_time() - own) / lasted, 2),
        "load_average": [round(value, 1) for value in os.getloadavg()],
    }
    now = served.cpu_s()
    if theirs is not None and now is not None:
        figures["server_cpu"] = round((now - theirs) / lasted, 2)
        figures["server_ms_per_choice"] = round((now - theirs) * 1000 / choices, 2)
    known = [value for value in memory if value is not None]
    if known:
        figures["memory_mb"] = {
            "start": known[0],
            "middle": known[len(known) // 2],
            "end": known[-1],
            "most": max(known),
        }
    return figures
