"""The chronicle: what happened, in sentences, the newest at the bottom."""

from __future__ import annotations

from rich.console import Console
from rich.text import Text

from weirwood.tui.app.style import INK, INK_2

_MEASURE = Console(width=80, no_color=True)


class Chronicle:
    """Sentences with the colour of the card each is about."""

    def __init__(self) -> None:
        self._lines: list[tuple[str, str]] = []

    def clear(self) -> None:
        """Forget everything."""
        self._lines.clear()

    def add(self, sentence: str, mark: str) -> None:
        """One more sentence."""
        self._lines.append((sentence, mark))

    def tail(self, width: int, height: int) -> Text:
        """The end of it, as much as there is room for."""
        shown: list[Text] = []
        for number, (sentence, mark) in enumerate(reversed(self._lines)):
            entry = _entry(sentence, mark, width, INK if number == 0 else INK_2)
            if len(shown) + len(entry) > height:
                break
            shown = entry + shown
        blank = [Text("")] * (height - len(shown))
        return Text("\n").join(blank + shown)

    def whole(self, width: int) -> Text:
        """All of it."""
        lines: list[Text] = []
        for sentence, mark in self._lines:
            lines += _entry(sentence, mark, width, INK_2)
        return Text("\n").join(lines)


def _entry(sentence: str, mark: str, width: int, ink: str) -> list[Text]:
    """A sentence in lines, each behind a bar."""
    lines = Text(sentence, ink).wrap(_MEASURE, max(width - 2, 1))
    return [Text.assemble(("▎", mark), " ", line) for line in lines]
