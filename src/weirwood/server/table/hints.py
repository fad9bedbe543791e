"""Hints that are thought of: one ends when its question no longer waits, or nobody waits for it any more."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable
from typing import TYPE_CHECKING

from weirwood.server.refusals import Stale
from weirwood.server.work.thoughts import Advised

if TYPE_CHECKING:
    from weirwood.server.table.members import Member
    from weirwood.server.table.table import Table


class Hints:
    """The hints of one table that are thought of: who asked for each, and at which question."""

    def __init__(self) -> None:
        self._thoughts: dict[asyncio.Future[Advised], tuple[Member, int, int]] = {}

    async def found(self, advice: Awaitable[Advised], member: Member, seat: int, at: int) -> Advised:
        """A hint, or Stale where it came to nothing."""
        thought = asyncio.ensure_future(advice)
        self._thoughts[thought] = member, seat, at
        try:
            await asyncio.wait([thought])
        finally:
            del self._thoughts[thought]
            thought.cancel()
        if thought.cancelled():
            raise Stale(f"Question {at} no longer waits; there is no hint for it.")
        return thought.result()

    def end_stale(self, table: Table) -> None:
        """End the hints that are of no use any more."""
        for thought, (member, seat, at) in self._thoughts.items():
            course = table.course
            asked = course is not None and table.state == "running" and course.number(seat) == at
            if not asked or member.is_gone:
                thought.cancel()
