"""Saved games: records in a folder of the user's, named by game and time."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path

from weirwood.core.errors import BadArgument, WeirwoodError
from weirwood.core.record import Record, read_record
from weirwood.folders import data_folder, in_a_file_name


def saves_folder() -> Path:
    """Where saved games are."""
    return data_folder() / "saves"


def claim_new_save(game_id: str) -> Path:
    """A file for a new game that no other game has; it is made at once, so that no other can take it."""
    folder = saves_folder()
    folder.mkdir(parents=True, exist_ok=True)
    stem = f"{in_a_file_name(game_id)}-{time.strftime('%Y%m%d-%H%M%S')}"
    number = 1
    while True:
        path = folder / (f"{stem}.json" if number == 1 else f"{stem}-{number}.json")
        try:
            path.touch(exist_ok=False)
        except FileExistsError:
            number += 1
        else:
            return path


def newest_save(game_id: str | None, skipped: Callable[[str], None]) -> tuple[Path, Record]:
    """The newest unfinished game, of one game or of all; ``skipped`` hears of each file that is no record."""
    folder = saves_folder()
    files = [path for path in folder.glob("*.json") if path.is_file()]
    for path in sorted(files, key=lambda path: (path.stat().st_mtime_ns, path.name), reverse=True):
        try:
            record = read_record(path)
        except WeirwoodError as error:
            skipped(f"Skipped {path}: {error.message}")
            continue
        if record.outcome is None and game_id in (None, record.game, record.game.partition("@")[0]):
            return path, record
    of_game = "" if game_id is None else f" of {game_id}"
    raise BadArgument(f"There is no unfinished game{of_game} in {folder}. Start one without --resume.")
