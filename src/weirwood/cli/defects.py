"""A bug in Weirwood: save the game in progress, write a report, and say so in one sentence."""

from __future__ import annotations

import os
import platform
import sys
import time
import traceback
from typing import TYPE_CHECKING

from weirwood import __version__
from weirwood.folders import data_folder

if TYPE_CHECKING:
    from weirwood.core.match import Match

show_traceback = False
in_progress: Match | None = None
"""The match a person is playing; commands that play set it, so that a defect cannot lose it."""


def report(error: BaseException) -> str:
    """Save, write the report, and answer the sentence to say."""
    if show_traceback:
        traceback.print_exception(error)
    folder = data_folder() / "reports"
    stamp = f"{time.strftime('%Y%m%d-%H%M%S', time.gmtime())}-{os.getpid()}"
    path = folder / f"{stamp}.txt"
    lines = [
        f"weirwood {__version__}",
        f"python {platform.python_version()} on {platform.system()}",
        f"command {sys.argv[1:]!r}",
    ]
    saved = ""
    if in_progress is not None:
        try:
            game = folder / f"{stamp}.json"
            in_progress.record().write(game)
            saved = f" The game was saved to {game}."
            lines.append(f"record {in_progress.record().text()}")
        except Exception as second:
            lines.append(f"the game could not be saved: {second!r}")
    lines += traceback.format_exception(error)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    except OSError as second:
        return f"This is a bug in Weirwood ({error!r}). No report could be written: {second.strerror}.{saved}"
    return f"This is a bug in Weirwood ({type(error).__name__}). The report is in {path}.{saved}"
