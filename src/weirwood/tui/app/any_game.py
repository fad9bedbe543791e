"""The board and the words of a game that has none of its own: what one sees, word for word, and the options."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from rich.text import Text

from weirwood.core.decision import Decision
from weirwood.core.errors import listed
from weirwood.core.event import Event
from weirwood.tui.app.board import Board, Drawing, Prompt, Target, Words
from weirwood.tui.app.sitting import Choice, Sitting
from weirwood.tui.app.style import INK, INK_2, INK_3, LINE


def _seen(value: Any, name: str = "", depth: int = 0) -> Iterator[str]:
    """Plain data in lines, a name before each value; what is held is indented."""
    parts = (
        value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else None
    )
    if parts is None or not value:
        yield f"{'  ' * depth}{name}: {'none' if value in (None, [], {}) else value}"
        return
    if name:
        yield f"{'  ' * depth}{name}:"
    for key, part in parts:
        yield from _seen(part, str(key).replace("_", " "), depth + bool(name))


class AnyBoard(Board):
    """Shows the view and the options."""

    keys = (("↑ ↓, 1 to 9", "look at an option"),)
    footer = (("up", "↑ ↓", "Option"),)
    rules = ()

    def __init__(self, sitting: Sitting) -> None:
        self._sitting = sitting
        self._looked = -1
        self._said = ""

    @property
    def _asked(self) -> Decision | None:
        return self._sitting.match.decision(self._sitting.seat) if self._sitting.my_turn else None

    def _labels(self) -> list[str]:
        asked = self._asked
        if asked is None:
            return []
        labels = self._sitting.game.labels(self._sitting.match.state, asked, list(asked.options))
        return [self._sitting.shortened(str(label)) for label in labels]

    def settle(self) -> None:
        asked = self._asked
        self._looked = 0 if asked is not None and len(asked.options) == 1 else -1

    def follow(self, event: Event, told: Event | None) -> bool:
        self._said = self._said if told is None else self._sitting.sentence(told)
        return told is not None

    def prompt(self) -> Prompt:
        asked, labels = self._asked, self._labels()
        if asked is None:
            return Prompt("", self._said)
        question = self._sitting.shortened(self._sitting.game.prompt(self._sitting.match.state, asked))
        deed = labels[self._looked] if 0 <= self._looked < len(labels) else None
        return Prompt("Your turn", question, "", deed, "↑ ↓")

    def press(self, key: str) -> bool:
        count = len(self._labels())
        if not count or not (key in ("up", "down", "escape") or key.isdecimal()):
            return False
        if key.isdecimal():
            self._looked = int(key) - 1 if 0 < int(key) <= count else self._looked
        elif key == "escape":
            self._looked = -1
        else:
            self._looked = (max(self._looked, 0) - 1 if key == "up" else self._looked + 1) % count
        return True

    def point(self, what: str) -> bool:
        """Look at an option; a second click asks for the deed."""
        again = self._looked == int(what)
        self._looked = int(what)
        return again

    def look_at(self, choice: Choice) -> None:
        asked = self._asked
        key = choice if isinstance(choice, str) else next(iter(choice), "")
        self._looked = -1 if asked is None else asked.options.index_of(key)

    def chosen(self) -> Choice | None:
        asked = self._asked
        return None if asked is None or self._looked < 0 else asked.options[self._looked].key

    def nothing_chosen(self) -> str:
        return "Look at an option first, then Space."

    def why_not(self) -> Text:
        return Text("Only the options that are listed can be chosen.", INK_2)

    def title(self, width: int) -> Text:
        return Text(
            f"{self._sitting.game.name} · round {self._sitting.match.state.status.round}", INK, end=""
        )

    def middle(self, width: int, height: int) -> Drawing:
        lines = list(_seen(self._sitting.match.state.view(self._sitting.seat)))
        return Drawing(Text("\n".join(line[:width] for line in lines[:height]), INK_2, no_wrap=True))

    def bottom(self, width: int, height: int) -> Drawing:
        labels = self._labels()
        first = max(0, min(self._looked, len(labels) - height))
        text, targets = Text(no_wrap=True), []
        for row, label in enumerate(labels[first : first + height]):
            number = first + row
            style = f"bold {INK}" if number == self._looked else INK_2
            text.append(f"{number + 1} {label}"[:width] + "\n", style)
            targets.append(Target(0, row, width, 1, str(number)))
        return Drawing(text, tuple(targets))

    def seats(self, width: int, height: int) -> Text:
        asked = self._sitting.match.waiting
        names = [f"{'▸' if seat in asked else ' '} {name}" for seat, name in enumerate(self._sitting.names)]
        return Text("\n".join(name[:width] for name in names[:height]), INK, no_wrap=True)

    def mark(self, event: Event) -> str | None:
        return LINE

    def ending(self, width: int) -> Text:
        outcome = self._sitting.match.state.outcome
        assert outcome is not None
        names = self._sitting.names
        text = Text(
            f"Won by {listed(names[seat] for seat in outcome.winners) or 'nobody'}\n\n", f"bold {INK}"
        )
        for seat, score in enumerate(outcome.scores or ()):
            text.append(f"{names[seat]}  {score}\n", INK_3)
        return text


class AnyWords(Words):
    """Tells what one sees."""

    commands = (("table", "everything that you see"),)

    def __init__(self, sitting: Sitting) -> None:
        self._sitting = sitting

    def tell(self, command: str, about: Sequence[str] = ()) -> list[str] | None:
        if command != "table" or about:
            return None
        return list(_seen(self._sitting.match.state.view(self._sitting.seat)))

    def why_not(self, words: list[str]) -> list[str]:
        return ["Only the options that are listed can be chosen."]
