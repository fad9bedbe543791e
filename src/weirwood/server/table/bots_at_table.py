"""Bots at a table: they think beside the event loop, see what their seat sees, and answer whole sets at once."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from hashlib import blake2b
from queue import SimpleQueue
from threading import Thread
from typing import Any, Final

from weirwood.bots import Bot, Eyes, make_adviser, make_bot
from weirwood.core.decision import Decision
from weirwood.core.match import Match
from weirwood.core.option import Verb
from weirwood.core.state import State
from weirwood.server.table.clocks import Time

_THINKERS: Final = 2


@dataclass(frozen=True, slots=True)
class Pace:
    """How many seconds pass before what is done on its own: a bot's act, passing for a seat; and by which time."""

    bot: float = 0.4
    passing: float = 0.15
    passing_alone: float = 0.05
    """Passing where no other person is at the table from whom a delay could hide something."""
    answering: tuple[float, float] = (0.8, 1.6)
    """The least and the most between a deed and what comes of it, between people."""
    window: float = 20.0
    """How long a person may think about a secret question, between people; 0 for no limit."""
    time: Time = field(default_factory=Time)


AT_ONCE: Final = Pace(0, 0, 0, (0, 0), 0)
SPEEDS: Final = (1.0, 0.4, 0.0)
"""What ``speed`` multiplies the pace of bots by."""


def seed_of(secret: int, seat: int, ply: int) -> int:
    """The seed of a bot's thoughts, which nobody can know who does not know the table's secret."""
    words = f"{secret} {seat} {ply}"
    return int.from_bytes(blake2b(words.encode(), digest_size=8).digest(), "little")


class Thinkers:
    """The threads in which bots think. A server that ends does not wait for them, however long a thought takes."""

    def __init__(self) -> None:
        self._questions: SimpleQueue[Callable[[], None]] = SimpleQueue()
        self._threads: list[Thread] = []
        self._is_closed = False

    async def choice(self, match: Match, seat: int, bot: str, secret: int) -> list[str]:
        """What a bot chooses where a seat is asked, all that it picks of a set."""
        seed = seed_of(secret, seat, match.ply)
        state = match.state.clone()
        loop = asyncio.get_running_loop()
        answer: asyncio.Future[list[str]] = loop.create_future()

        def think() -> None:
            if answer.cancelled() or self._is_closed:
                return
            try:
                keys = preferred(state, match.game.id, seat, bot, seed)
            except Exception as error:
                _tell(loop, answer.set_exception, answer, error)
            else:
                _tell(loop, answer.set_result, answer, keys)

        self._questions.put(think)
        if len(self._threads) < _THINKERS:
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


def _tell(
    loop: asyncio.AbstractEventLoop, settle: Callable[[Any], None], answer: asyncio.Future[Any], told: Any
) -> None:
    """Bring an answer from a thread to the loop that waits for it, if it still does."""
    with suppress(RuntimeError):  # the loop is closed
        loop.call_soon_threadsafe(lambda: None if answer.done() else settle(told))


def preferred(state: State, game_id: str, seat: int, name: str | None, seed: int) -> list[str]:
    """What a bot chooses, or what to advise; the state is its own to try things in."""
    bot = make_adviser(game_id, seed) if name is None else make_bot(name, game_id, seed)
    first = _asked(state, seat)
    assert first is not None
    if first.picked is None:
        return [first.options[bot.choose(Eyes(state, first))].key]
    return _picks(bot, state, seat, first)


def _picks(bot: Bot, state: State, seat: int, first: Decision) -> list[str]:
    """All that a bot picks of a set: it picks one by one, in canonical order, until it is done."""
    keys = [option.key for option in first.picked or ()]
    asked: Decision | None = first
    while asked is not None and asked.picked is not None and asked.why == first.why:
        option = asked.options[bot.choose(Eyes(state, asked))]
        if option.verb == Verb.DONE:
            return [picked.key for picked in asked.picked]
        keys.append(option.key)
        if first.maximum == 1:
            return keys
        picked = len(asked.picked)
        state.apply(seat, option.key)
        asked = _asked(state, seat)
        if asked is None or asked.picked is None or len(asked.picked) <= picked:
            break
        keys = [done.key for done in asked.picked]
    # The last that are wanted are picked by themselves, and close the set.
    left = [option.key for option in first.candidates or () if option.key not in keys]
    missing = first.minimum - len(keys)
    return keys + left[len(left) - missing :] if missing > 0 else keys


def _asked(state: State, seat: int) -> Decision | None:
    return next((decision for decision in state.decisions if decision.seat == seat), None)
