"""Pages over the table: help, why not, the chronicle, and the end."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

from rich.console import Group, RenderableType
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Footer, Static

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
