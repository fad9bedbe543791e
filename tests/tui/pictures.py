"""Pictures of the table for the documentation: ``python -m tests.tui.pictures [FOLDER]``."""

from __future__ import annotations

import asyncio
import re
import sys
import tempfile
from collections.abc import Sequence
from contextlib import chdir
from pathlib import Path
from typing import Final

from textual.pilot import Pilot

from weirwood.tui.app.app import TableApp
from weirwood.tui.app.sitting import Sitting, sit_down

SIZES: Final = ((80, 24), (160, 50))
_DECKS: Final = ("The Winter Pack", "Lions at Court")
_CELL: Final = 12.2
_BLANK: Final = "&#160;"
_FONT_SIZE: Final = 20.26
"""Makes a letter of the first font exactly as wide as a cell."""
_FONT: Final = "'DejaVu Sans Mono', 'Cascadia Mono', Menlo, Consolas, monospace"


def main(folder: Path, sizes: Sequence[tuple[int, int]] = SIZES) -> None:
    """Write the pictures of each size."""
    folder = folder.resolve()
    for width, height in sizes:
        with tempfile.TemporaryDirectory() as saves, chdir(saves):
            asyncio.run(_pictures(folder, Path("game.json"), width, height))


async def _pictures(folder: Path, path: Path, width: int, height: int) -> None:
    """Of each game the table with a hint looked at, and the end of the match."""
    intrigue = sit_down("intrigue", players=4, seed=6, name="Wylla", path=path)
    await _moments(intrigue, 40, folder, "intrigue", width, height)
    mine, theirs = _DECKS
    joust = sit_down(
        "second/joust", seed=4, name="Wylla", path=path.with_stem("joust"), deck=mine, bot_decks=[theirs]
    )
    await _moments(joust, 243, folder, "joust", width, height)


async def _moments(sitting: Sitting, plies: int, folder: Path, name: str, width: int, height: int) -> None:
    _play_to(sitting, plies)
    app = TableApp(sitting, pace=0)
    async with app.run_test(size=(width, height)) as pilot:
        await pilot.press("h")
        await _take(app, pilot, folder / f"{name}-{width}x{height}.svg")
    _play_to(sitting, sys.maxsize)
    app = TableApp(sitting, pace=0)
    async with app.run_test(size=(width, height)) as pilot:
        await _take(app, pilot, folder / f"{name}-end-{width}x{height}.svg")


def _play_to(sitting: Sitting, plies: int) -> None:
    """Play on, the person as a bot would, and stop where the person is asked."""
    while not sitting.over and (sitting.match.ply < plies or not sitting.my_turn):
        if sitting.my_turn:
            sitting.choose(sitting.hint())
        else:
            sitting.bot_moves()


async def _take(app: TableApp, pilot: Pilot[None], path: Path) -> None:
    await pilot.pause()
    svg = app.export_screenshot(title="weirwood play", simplify=True)
    svg = re.sub(r"@font-face\s*{[^}]*}", "", svg)
    svg = re.sub(
        r' clip-path="url\(#[^"]*-line-\d+\)"|<clipPath id="[^"]*-line-\d+">\s*<rect [^>]*>\s*</clipPath>',
        "",
        svg,
    )
    svg = re.sub(r"terminal-\d+-", "t-", svg)
    svg = svg.replace("Fira Code, monospace", _FONT).replace("font-size: 20px", f"font-size: {_FONT_SIZE}px")
    path.write_text(re.sub(r"<text ([^>]*)>([^<]*)</text>", _trimmed, svg), encoding="utf-8")


def _trimmed(found: re.Match[str]) -> str:
    """A text without blanks at its ends, which some programs leave out and so move the rest."""
    attributes, words = found[1], found[2]
    bare = words.removeprefix(_BLANK)
    left = 0
    while len(bare) < len(words):
        left, words = left + 1, bare
        bare = words.removeprefix(_BLANK)
    x = re.search(r'x="([0-9.]+)"', attributes)
    length = re.search(r'textLength="([0-9.]+)"', attributes)
    if x is None or length is None:
        return found[0]
    right = 0
    while words.endswith(_BLANK):
        right, words = right + 1, words.removesuffix(_BLANK)
    if not words:
        return ""
    attributes = attributes.replace(x[0], f'x="{float(x[1]) + left * _CELL:g}"')
    width = float(length[1]) - (left + right) * _CELL
    attributes = attributes.replace(length[0], f'textLength="{width:g}" lengthAdjust="spacingAndGlyphs"')
    return f"<text {attributes}>{words}</text>"


if __name__ == "__main__":
    main(Path(*sys.argv[1:2] or ("docs/images",)))
