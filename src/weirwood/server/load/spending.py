"""Where a profiled server spent its time, by area of the code."""

from __future__ import annotations

import pstats
from pathlib import Path
from typing import Any, Final

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
