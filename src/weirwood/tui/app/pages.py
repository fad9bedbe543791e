"""What the screen is made of: drawings, and pages over the table (help, why not, the chronicle, the end)."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

from rich.console import Group, RenderableType
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

_HEADING: Final = 2
_FOOTER: Final = 1


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
