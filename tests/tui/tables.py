"""Sitting down at the table on the screen, and reading what stands there."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

from textual.pilot import Pilot

from weirwood.tui.app.app import TableApp
from weirwood.tui.app.board import Target
from weirwood.tui.app.pages import Drawn
from weirwood.tui.app.sitting import Sitting

_GENERATIONS = 8
"""A key leads to a message, that to a layout, a resize, a drawing, each in its turn."""
Deed = Callable[[TableApp, Pilot[Any]], Awaitable[None]]
SMALL, LARGE = (80, 24), (160, 50)


class Patient(Pilot[Any]):
    """A pause lasts until all that follows is drawn: how busy the machine is tells nothing of that."""

    async def pause(self, delay: float | None = None) -> None:
        await super().pause(delay)
        for _ in range(_GENERATIONS):
            await self._wait_for_screen()
            self.app.screen._on_timer_update()


def at_table(sitting: Sitting, deed: Deed, size: tuple[int, int] = SMALL, pace: float = 0) -> TableApp:
    """Sit down, do something, and leave."""
    app = TableApp(sitting, pace)

    async def run() -> None:
        async with app.run_test(size=size):
            pilot = Patient(app)
            await pilot.pause()
            await deed(app, pilot)

    asyncio.run(run())
    return app


def screen(app: TableApp) -> str:
    """What stands on the screen."""
    strips = app.screen._compositor.render_strips()
    return "\n".join(strip.text for strip in strips)


def targets(app: TableApp, widget: str, kind: str) -> list[Target]:
    """What can be pointed at in a drawing."""
    return [t for t in app.query_one(widget, Drawn)._drawing.targets if t.what.startswith(kind)]
