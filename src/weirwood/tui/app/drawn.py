"""A widget that is drawn by a function."""

from __future__ import annotations

from collections.abc import Callable

from rich.text import Text
from textual import events
from textual.geometry import Size
from textual.message import Message
from textual.widget import Widget

from weirwood.tui.app.board import Drawing


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
