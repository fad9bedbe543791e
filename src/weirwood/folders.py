"""Where Weirwood keeps what belongs to its user: saves, records, card lists and reports of defects."""

from __future__ import annotations

import os
import re
from pathlib import Path


def data_folder() -> Path:
    """The user's data folder: ``WEIRWOOD_DATA`` where set, else the platform's own."""
    named = os.environ.get("WEIRWOOD_DATA")
    if named:
        return Path(named).expanduser()
    from platformdirs import user_data_path

    return user_data_path("weirwood", appauthor=False)


def keep_in(folder: Path) -> Path:
    """Let a folder be the user's data folder, for this process and for those it starts."""
    os.environ["WEIRWOOD_DATA"] = str(folder)
    return folder


def in_a_file_name(game_id: str) -> str:
    """The id of a game as a part of the name of a file."""
    return re.sub("[/:@]", "-", game_id)
