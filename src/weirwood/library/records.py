"""Games as files, and files as games."""

from __future__ import annotations

from pathlib import Path

from weirwood.core import match as matches
from weirwood.core.match import Match
from weirwood.core.record import Record, read_record


def load_record(path: str | Path) -> Record:
    """The record in a file; ``Record.write`` writes one."""
    return read_record(Path(path))


def replay(record: Record | str | Path, until: int | None = None) -> Match:
    """Play a record, or the one in a file, again: whole, or up to a ply."""
    return matches.replay(record if isinstance(record, Record) else load_record(record), until)
