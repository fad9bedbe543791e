"""What the screen is made of: drawings, the chronicle, and pages over the table (help, why not, the end)."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

from rich.console import Console, Group, RenderableType
from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.geometry import Size
from textual.message import Message
from textual.screen import ModalScreen
from textual.widget import Widget
from textual.widgets import Footer, Static

from weirwood.tui.app.board import Drawing
from weirwood.tui.app.style import INK, INK_2

_HEADING: Final = 2
_FOOTER: Final = 1
_MEASURE = Console(width=80, no_color=True)


class Page(ModalScreen[str | None]):
    """A titled text that scrolls; it answers with the key of what was asked for, or None."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,space,enter", "dismiss", "Back to the table", key_display="Esc"),
        Binding("q", "answer('quit')", show=False),
    ]
    AUTO_FOCUS = "#page-text"

    def __init__(self, heading: str, write: Callable[[int], RenderableType], at_end: bool = False) -> None:
        super().__init__()
        self._heading = heading
        self._write = write
        self._at_end = at_end

    def compose(self) -> ComposeResult:
        """Heading, text, keys."""
        with Vertical(id="page"):
            yield Static(self._heading, id="page-heading", markup=False)
            with VerticalScroll(id="page-text"):
                yield Static(id="page-body")
        yield Footer(show_command_palette=False)

    def on_resize(self) -> None:
        """Write the text anew for the room there is."""
        self.call_after_refresh(self._rewrite)

    def _rewrite(self) -> None:
        around = self.query_one("#page").gutter.height + _HEADING + _FOOTER
        self.query_one("#page-text").styles.max_height = self.size.height - around
        body = self.query_one("#page-body", Static)
        body.update(Group(self._write(body.size.width)))
        if self._at_end:
            self.call_after_refresh(self.query_one("#page-text").scroll_end, animate=False)

    def action_answer(self, answer: str) -> None:
        """Close with an answer."""
        self.dismiss(answer)


class EndPage(Page, inherit_bindings=False):
    """The end of a match. Space and Enter, with which one skips ahead to it, do nothing here."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("n", "answer('rematch')", "Play again"),
        Binding("u", "answer('undo')", "Undo"),
        Binding("l", "answer('chronicle')", "Chronicle"),
        Binding("q", "answer('quit')", "Quit"),
        Binding("escape", "dismiss", "Look at the table", key_display="Esc"),
    ]


class Drawn(Widget):
    """Drawn anew for the size it has whenever it is refreshed."""

    class Pointed(Message):
        """Something in the drawing was clicked."""

        def __init__(self, what: str) -> None:
            super().__init__()
            self.what = what

    def __init__(self, draw: Callable[[int, int], Drawing], id: str) -> None:
        super().__init__(id=id)
        self._draw = draw
        self._drawing = Drawing(Text())
        self._room = 0
        """The height to draw for, where that is left to the drawing."""

    def render(self) -> Text:
        """Draw it for the size there is."""
        width, height = self.content_size
        self._drawing = self._draw(width, self._room or height) if width and height else Drawing(Text())
        return self._drawing.text

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        """As many lines as are drawn for half the screen, where the height is left to the drawing."""
        self._room = viewport.height // 2
        return self._draw(width, self._room).text.plain.count("\n") + 1

    def on_click(self, event: events.Click) -> None:
        """Tell what was clicked."""
        offset = event.get_content_offset(self)
        if offset is None:
            return
        for target in self._drawing.targets:
            if target.holds(offset.x, offset.y):
                self.post_message(self.Pointed(target.what))


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
