"""The writer's own line to its database: one connection, made anew when it is lost.

SQLite is written to in a thread of its own, a whole group in one go: every step that goes to another thread and back
waits for its turn in a busy server, and an asynchronous driver takes many steps for one commit.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import TypeAlias, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from weirwood.server.storage.presence import be_present

Answer = TypeVar("Answer")


class ThreadLine:
    """A line to an SQLite file, in a thread of its own."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._connection: Connection | None = None
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="storage")

    async def run(self, work: Callable[[Connection], Answer]) -> Answer:
        """Do something with the connection, which is made where there is none."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._run, work)

    def _run(self, work: Callable[[Connection], Answer]) -> Answer:
        if self._connection is None:
            self._connection = self._engine.connect().execution_options(writing=True)
        return work(self._connection)

    async def hang_up(self) -> None:
        """Let the connection go."""
        await asyncio.get_running_loop().run_in_executor(self._thread, self._hang_up)

    def _hang_up(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            with suppress(Exception):
                connection.invalidate()
            with suppress(Exception):
                connection.close()

    async def close(self) -> None:
        """Let connection and thread go."""
        await self.hang_up()
        self._engine.dispose()
        self._thread.shutdown()


class AsyncLine:
    """A line to a PostgreSQL server."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._connection: AsyncConnection | None = None

    async def run(self, work: Callable[[Connection], Answer]) -> Answer:
        """Do something with the connection."""
        if self._connection is None:
            connection = await self._engine.connect()
            try:
                await be_present(connection)
            except BaseException:
                await connection.close()
                raise
            self._connection = connection
        return await self._connection.run_sync(work)

    async def hang_up(self) -> None:
        """Let the connection go."""
        connection, self._connection = self._connection, None
        if connection is not None:
            with suppress(Exception):
                await connection.invalidate()
            with suppress(Exception):
                await connection.close()

    async def close(self) -> None:
        """Let the connection go; the engine is the store's."""
        await self.hang_up()


Line: TypeAlias = ThreadLine | AsyncLine
