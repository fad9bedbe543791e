"""The one writer: changes that come while it commits are committed together next.

A commit costs the same for one change as for twenty. While several write at once, the writer therefore rests a moment
after each commit and gathers what comes; who writes alone never waits.

A change is done when its future is: after COMMIT, or never. When the database fails, all changes of that
group are refused; what a lost connection may have committed all the same is removed before anything else is
written, so that refused means not there.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import Connection, and_, delete, or_
from sqlalchemy.exc import IntegrityError
from sqlalchemy.sql.base import Executable

from weirwood.server.storage import schema
from weirwood.server.storage.lines import Line
from weirwood.server.storage.unavailable import (
    StorageConflict,
    StorageUnavailable,
    is_unavailable,
    unavailable,
)

_LARGEST_GROUP: Final = 1000
_REST_S: Final = 0.01

Row = dict[str, Any]
Statement = tuple[Executable, Sequence[Row]]


class Change:
    """What is committed together for one caller: entries of a journal, and other statements after them."""

    __slots__ = ("begun", "done", "rows", "statements", "withdrawn")

    def __init__(self, rows: list[Row], statements: list[Statement]) -> None:
        self.rows = rows
        self.statements = statements
        self.begun = False
        self.withdrawn = False
        self.done: asyncio.Future[None] = asyncio.get_running_loop().create_future()


@dataclass(frozen=True, slots=True)
class Failure:
    """A commit that the database refused: when (in milliseconds since 1970), and the sentence for people."""

    at: int
    message: str


class Writer:
    """Commits changes in the order they came, as many as wait at once."""

    def __init__(self, line: Line) -> None:
        self.line = line
        self._queue: asyncio.Queue[Change | None] = asyncio.Queue()
        self._in_doubt: set[tuple[str, int]] = set()
        self._task = asyncio.create_task(self._run(), name="storage-writer")
        self._closed = False
        self.commits = 0
        """How many groups were committed."""
        self.last_failure: Failure | None = None
        self.is_failing = False
        """Whether the last commit failed."""

    async def write(self, rows: list[Row], statements: list[Statement]) -> None:
        """Return when these are durable; raise StorageUnavailable or StorageConflict when they are not.

        Who is cancelled still learns the truth: a change that was not begun is withdrawn; one that was is waited
        for, and the cancellation follows at the next wait.
        """
        if self._closed:
            raise StorageUnavailable("The database is closed; the server is about to end.")
        change = Change(rows, statements)
        self._queue.put_nowait(change)
        try:
            await asyncio.shield(change.done)
        except asyncio.CancelledError:
            if not change.begun:
                change.withdrawn = True
                raise
            await _until_settled(change)
            change.done.result()

    async def close(self) -> None:
        """Commit what waits, then end."""
        if not self._closed:
            self._closed = True
            self._queue.put_nowait(None)
        await self._task

    async def _run(self) -> None:
        while True:
            change = await self._queue.get()
            group: list[Change] = []
            while change is not None:
                if not change.withdrawn:
                    change.begun = True
                    group.append(change)
                if self._queue.empty() or len(group) >= _LARGEST_GROUP:
                    break
                change = self._queue.get_nowait()
            if group:
                await self._write_group(group)
            if change is None:
                await self.line.close()
                return
            if len(group) > 1 and not self._closed:
                await asyncio.sleep(_REST_S)

    async def _write_group(self, group: list[Change]) -> None:
        rows = [row for change in group for row in change.rows]
        statements = [statement for change in group for statement in change.statements]
        try:
            await self.line.run(lambda connection: _commit(connection, rows, statements, self._in_doubt))
        except asyncio.CancelledError:
            self._settle(group, StorageUnavailable("the server ended before this was kept."))
            raise
        except Exception as failure:
            error: BaseException = failure
            if isinstance(failure, _InDoubt):
                self._in_doubt |= {(row["table_id"], row["n"]) for row in rows}
                error = failure.__cause__ or failure
            if is_unavailable(error):
                await self.line.hang_up()
                refusal = unavailable(error)
                self.is_failing = True
                self.last_failure = Failure(time.time_ns() // 1_000_000, refusal.message)
                self._settle(group, refusal)
            elif len(group) > 1:
                for change in group:  # one of them is at fault: each for itself
                    await self._write_group([change])
            elif isinstance(error, IntegrityError):
                conflict = StorageConflict("this table's journal was written by someone else meanwhile.")
                conflict.__cause__ = error
                self._settle(group, conflict)
            else:
                self._settle(group, error)
        else:
            self._in_doubt.clear()
            self.is_failing = False
            self.commits += 1
            self._settle(group, None)

    def _settle(self, group: list[Change], error: BaseException | None) -> None:
        for change in group:
            if change.done.done():
                continue
            if error is None:
                change.done.set_result(None)
            else:
                change.done.set_exception(error)
                change.done.exception()  # a caller that was cancelled leaves nobody to ask


class _InDoubt(Exception):
    """A commit that failed: nobody knows whether it is there."""


def _commit(
    connection: Connection, rows: list[Row], statements: list[Statement], in_doubt: set[tuple[str, int]]
) -> None:
    """Write all of a group in one transaction."""
    transaction = connection.begin()
    try:
        if in_doubt:
            connection.execute(delete(schema.entries).where(_any_of(in_doubt)))
        for statement, parameters in statements:
            connection.execute(statement, parameters or None)
        if rows:
            connection.execute(schema.entries.insert(), rows)
    except BaseException:
        with suppress(Exception):
            transaction.rollback()
        raise
    try:
        transaction.commit()
    except Exception as error:
        raise _InDoubt from error  # the rows were new, or the insert had failed


async def _until_settled(change: Change) -> None:
    """Wait for a change whatever comes, then let the task be cancelled where it waits next."""
    task = asyncio.current_task()
    assert task is not None
    cancelled = 1
    while not change.done.done():
        try:
            await asyncio.wait([change.done])
        except asyncio.CancelledError:
            cancelled += 1
    for _ in range(cancelled):
        task.uncancel()
    for _ in range(cancelled):
        task.cancel()


def _any_of(keys: set[tuple[str, int]]) -> Any:
    entries = schema.entries.c
    return or_(*[and_(entries.table_id == table, entries.n == n) for table, n in sorted(keys)])
