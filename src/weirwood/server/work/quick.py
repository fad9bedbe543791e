"""Quick thoughts: bots that answer within a few milliseconds think in threads of the server."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from queue import SimpleQueue
from threading import Thread
from typing import Any, Final

from weirwood.bots import make_bot
from weirwood.bots.answering import Answer, answer_of
from weirwood.core.state import State

_THREADS: Final = 2


class QuickThoughts:
    """The threads. A server that ends does not wait for them, however long a thought takes."""

    def __init__(self) -> None:
        self._questions: SimpleQueue[Callable[[], None]] = SimpleQueue()
        self._threads: list[Thread] = []
        self._is_closed = False

    async def answer(self, state: State, game_id: str, seat: int, bot: str, seed: int) -> Answer:
        """What a bot answers where a seat is asked; the state is its own to try things in."""
        loop = asyncio.get_running_loop()
        answer: asyncio.Future[Answer] = loop.create_future()

        def think() -> None:
            if answer.cancelled() or self._is_closed:
                return
            try:
                found = thought(state, game_id, seat, bot, seed)
            except Exception as error:
                _tell(loop, answer.set_exception, answer, error)
            else:
                _tell(loop, answer.set_result, answer, found)

        self._questions.put(think)
        if len(self._threads) < _THREADS:
            thread = Thread(target=self._work, name=f"bot {len(self._threads)}", daemon=True)
            self._threads.append(thread)
            thread.start()
        return await answer

    def _work(self) -> None:
        while not self._is_closed:
            self._questions.get()()

    def close(self) -> None:
        """Let no bot begin another thought."""
        self._is_closed = True
        for _ in self._threads:
            self._questions.put(lambda: None)


def thought(state: State, game_id: str, seat: int, bot: str, seed: int) -> Answer:
    """What a bot answers, made for this one question."""
    return answer_of(make_bot(bot, game_id, seed), state, seat)


def _tell(
    loop: asyncio.AbstractEventLoop, settle: Callable[[Any], None], answer: asyncio.Future[Any], told: Any
) -> None:
    """Bring an answer from a thread to the loop that waits for it, if it still does."""
    with suppress(RuntimeError):  # the loop is closed
        loop.call_soon_threadsafe(lambda: None if answer.done() else settle(told))
