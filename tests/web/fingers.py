"""A finger on the glass, as the browser's own touch events."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.web.browser import Visitor

if TYPE_CHECKING:
    from playwright.sync_api import Locator


class Finger:
    """One finger that goes down, moves and goes up."""

    def __init__(self, visitor: Visitor) -> None:
        self._glass = visitor.context.new_cdp_session(visitor.page)
        self._at = (0.0, 0.0)

    def down(self, on: Locator) -> None:
        """Touch something near its upper left corner."""
        on.scroll_into_view_if_needed()
        box = on.bounding_box()
        assert box is not None
        self._at = (box["x"] + min(20, box["width"] / 2), box["y"] + min(20, box["height"] / 2))
        self._send("touchStart")

    def move(self, right: float, down: float) -> None:
        """Move on in a few steps."""
        x, y = self._at
        for part in (0.25, 0.5, 0.75, 1):
            self._at = (x + right * part, y + down * part)
            self._send("touchMove")

    def up(self) -> None:
        """Let go."""
        self._glass.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})

    def _send(self, kind: str) -> None:
        x, y = self._at
        self._glass.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y}]})
