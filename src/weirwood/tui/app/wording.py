"""The prompt and the help page of the table, the same for every game."""

from __future__ import annotations

from collections.abc import Sequence
from textwrap import wrap
from typing import Final, TypeAlias

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from weirwood.core.question import EVERYTHING, MATTERS, MINE
from weirwood.launched import command
from weirwood.tui.app.board import Board, Drawing, Prompt, Target
from weirwood.tui.app.canvas import Canvas
from weirwood.tui.app.style import ACT, ACT_INK, INK, INK_2, INK_3, LINE

TABLE_KEYS: Final = (
    ("Space", "do what the button says; while bots move, skip ahead"),
    ("u", "undo: go back to your last decision"),
    ("h", "hint: show what a good bot would do"),
    ("w", "why not: what you cannot do now, and which rule says so"),
    ("a", "how much you are asked: everything, what matters, only in your turn"),
    ("l", "the whole chronicle"),
    ("s, q", f"save now; save and quit ({command('play --resume')} goes on)"),
)


ASKED: Final = {
    EVERYTHING: "You are asked wherever you could act",
    MATTERS: "You are asked where acting could matter",
    MINE: "You are asked in your own turn, where acting could matter",
}
"""How much one is asked, as a sentence without its full stop."""
PLACES: Final = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth")
NUMBERS: Final = ("one", "two", "three", "four", "five", "six", "seven", "eight")
_SPACE: Final = "  Space "


def count_of(number: int, word: str) -> str:
    """``1 card``, ``2 cards``, ``no card``."""
    return f"no {word}" if number == 0 else f"1 {word}" if number == 1 else f"{number} {word}s"


def draw_prompt(prompt: Prompt, note: str, acting: bool, width: int, height: int) -> Drawing:
    """Where we are, the question, a note and what follows, and the one button."""
    canvas = Canvas(width, height)
    for row in range(height):
        canvas.write(0, row, "▌", ACT if acting else LINE)
    button = "" if prompt.deed is None else _button(prompt.deed, width)
    x = width - len(button) - 1
    follows = f"{note} {prompt.follows}".strip()
    said = _fitted(prompt._replace(follows=follows), width - 3, x - 3 if button else width, height)
    first, lines = _free_lines([len(line) + 2 for line, _ in said], x)
    inks = (INK_3, f"bold {INK}" if acting else INK_2, INK_2)
    for row, (line, part) in enumerate(said):
        canvas.write(2, row, line, inks[part])
    if not button:
        return Drawing(canvas.text())
    canvas.fill(x, first, len(button), lines, f"on {ACT}")
    middle = first + (lines - 1) // 2
    canvas.write(x, middle, button.removesuffix(_SPACE), f"bold {ACT_INK} on {ACT}")
    canvas.write(x + len(button) - len(_SPACE), middle, _SPACE, f"{ACT_INK} on {ACT}")
    return Drawing(canvas.text(), (Target(x, first, len(button), lines, "deed"),))


Line: TypeAlias = tuple[str, int]
"""A line of the prompt, and which of its parts it belongs to."""


def _fitted(words: Prompt, width: int, beside: int, height: int) -> list[Line]:
    """The lines of the prompt, one of them short enough to stand beside the button.

    Where there are too few lines, the place in the round is left out (the title above the table says it too), then the
    keys (the help page lists them). If that is not enough, the end is cut off.
    """
    lines: list[Line] = []
    question, follows = words.question, words.follows
    everything = f"{follows} {words.keys}"
    for parts in ((words.where, question, everything), (question, everything), (question, follows)):
        for short in (height, *range(height)):
            lines = _wrapped(parts, [beside if row == short else width for row in range(height)])
            lines += [("", 0)] * (height - len(lines))
            if len(lines) == height and min(len(line) for line, _ in lines) <= beside:
                return lines
    last, part = lines[height - 1]
    return [*lines[: height - 1], (f"{last[: beside - 1]}…", part)]


def _wrapped(parts: Sequence[str], widths: Sequence[int]) -> list[Line]:
    """Parts one below the other, in lines of these widths and any number of further ones."""
    lines: list[Line] = []
    for part, text in enumerate(parts, 3 - len(parts)):
        while text := text.strip():
            line = wrap(text, widths[min(len(lines), len(widths) - 1)])[0]
            lines.append((line, part))
            text = text[len(line) :]
    return lines


def _button(deed: str, width: int) -> str:
    """The deed and its key, at most half as wide as there is room."""
    most = width // 2 - len(_SPACE)
    return f" {deed if len(deed) <= most else f'{deed[: most - 1]}…'}{_SPACE}"


def _free_lines(ends: list[int], x: int) -> tuple[int, int]:
    """The longest run of lines that end left of a column: the first of them, and how many."""
    best = (0, 0)
    start = 0
    for line, end in enumerate(ends):
        if end >= x:
            start = line + 1
        elif line + 1 - start > best[1]:
            best = (start, line + 1 - start)
    return best


def write_help(board: Board, seed: int, path: object) -> RenderableType:
    """The rules in short, the keys, and where the game is kept."""
    rules = Table.grid(padding=(0, 1))
    for number, sentence in enumerate(board.rules, 1):
        rules.add_row(Text(str(number), INK_3), Text(sentence, INK_2))
    keys = Table.grid(padding=(0, 2))
    for key, deed in (*board.keys, *TABLE_KEYS):
        keys.add_row(Text(key, f"bold {INK}"), Text(deed, INK_2))
    return Group(rules, "", keys, Text(f"\nSeed {seed}. Saved in {path}", INK_3))


def write_ending(board: Board, width: int, facts: Sequence[str]) -> RenderableType:
    """The standing, and a few facts about the match, which go over several lines where they are long."""
    return Group(board.ending(width), *(Text(fact, INK_3, overflow="fold") for fact in facts))
