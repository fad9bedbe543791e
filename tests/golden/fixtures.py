"""What earlier versions left behind: records, saves, and databases with running tables."""

from __future__ import annotations

import gzip
import json
import sqlite3
from contextlib import closing
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Final

FIXTURES: Final = Path(__file__).with_name("kept")
"""A folder for each version."""


@dataclass(frozen=True)
class Kept:
    """A table that was running: the id of its guest, the number of its question, and where the game stood."""

    table: str
    guest: str
    at: int
    status: dict[str, Any]

    def form(self) -> dict[str, Any]:
        """As plain data."""
        return asdict(self)


def versions() -> list[str]:
    """The versions that left something behind."""
    return sorted(folder.name for folder in FIXTURES.iterdir())


def records() -> list[Path]:
    """All records."""
    return sorted(path for path in FIXTURES.glob("*/*.json") if path.name != "tables.json")


def saves() -> list[tuple[Path, Path, int]]:
    """All saves, each with the record of its game and the ply it was made at."""
    found = []
    for path in sorted(FIXTURES.glob("*/*.save")):
        name, _, ply = path.stem.partition("@")
        found.append((path, path.with_name(f"{name}.json"), int(ply)))
    return found


def tables(version: str) -> list[Kept]:
    """The tables that were running."""
    text = (FIXTURES / version / "tables.json").read_text(encoding="utf-8")
    return [Kept(**form) for form in json.loads(text)]


def lay_database(version: str, file: Path) -> None:
    """Make the database of a version again."""
    dump = gzip.decompress((FIXTURES / version / "tables.sql.gz").read_bytes()).decode()
    with closing(sqlite3.connect(file)) as database:
        database.executescript(dump)
