"""A server under load: how long choices wait, what it costs, and where the time goes."""

from __future__ import annotations

import asyncio
import os
import pstats
import time
from pathlib import Path
from typing import Any, Final

from weirwood.core.build import build
from weirwood.server.load.company import Company
from weirwood.server.load.served import Served

_BETWEEN_LOOKS_S: Final = 1.0
_AREAS: Final = (
    ("weirwood/thrones/viewing", "views"),
    ("weirwood/intrigue/views", "views"),
    ("weirwood/thrones", "rules"),
    ("weirwood/intrigue", "rules"),
    ("weirwood/core", "rules"),
    ("weirwood/protocol", "views"),
    ("weirwood/server/telling/diffs", "differences"),
    ("weirwood/server/storage", "storage"),
    ("sqlalchemy", "storage"),
    ("aiosqlite", "storage"),
    ("weirwood/server", "table"),
    ("websockets", "sockets"),
    ("uvicorn", "sockets"),
    ("starlette", "sockets"),
    ("asyncio", "sockets"),
    ("selectors", "waiting"),
)
"""Parts of file names and their area; the first that fits counts."""


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


def spent_where(profile: Path) -> dict[str, Any]:
    """The share of each area, and the functions that cost most, in percent of all that was not waiting."""
    areas: dict[str, float] = {}
    functions: list[tuple[float, str]] = []
    stats: dict[tuple[str, int, str], Any] = pstats.Stats(str(profile)).stats  # type: ignore[attr-defined]
    for (file, line, name), (_, calls, own, _, callers) in stats.items():
        area = _area(file)
        if area is not None:
            areas[area] = areas.get(area, 0.0) + own
        else:  # what is built in counts where it is called
            for (caller, _, _), (_, _, part, _) in callers.items():
                called_in = _area(caller) or "else"
                waits = "poll" in name or "select" in name
                areas["waiting" if waits else called_in] = (
                    areas.get("waiting" if waits else called_in, 0.0) + part
                )
        if "poll" not in name:
            functions.append((own, f"{Path(file).name}:{line} {name} ({calls} calls)"))
    waited = areas.pop("waiting", 0.0)
    whole = sum(areas.values()) or 1.0
    shares = {area: round(100 * part / whole, 1) for area, part in areas.items()}
    return {
        "percent": dict(sorted(shares.items(), key=lambda share: -share[1])),
        "most": [f"{100 * own / whole:.1f} % {name}" for own, name in sorted(functions, reverse=True)[:12]],
        "busy_s": round(whole, 1),
        "waited_s": round(waited, 1),
    }


def _area(file: str) -> str | None:
    if file.startswith("~"):
        return None
    for part, area in _AREAS:
        if part in file:
            return area
    return "else"
