"""A place to think: searching bots, bots of one's own and hints think in processes beside the server.

A state travels as a save. Whoever no longer waits for a thought ends it. A bot that fails, takes too long or answers
nonsense forfeits its say: the log tells of it, and a quick bot plays in its place.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Final

import msgspec

from weirwood.bots import is_slow
from weirwood.bots.answering import Answer
from weirwood.core.errors import WeirwoodError
from weirwood.core.state import Game, State
from weirwood.server.http.session import Guest
from weirwood.server.limits import Limits
from weirwood.server.logs import log, log_defect
from weirwood.server.refusals import TooMuch, WorkerLost
from weirwood.server.work.quick import QuickThoughts
from weirwood.server.work.shares import Shares
from weirwood.server.work.thoughts import Advised
from weirwood.server.work.workers import ENDING, Thinker

QUICK: Final = ("heuristic", "random")
"""Bots that take the place of one that cannot answer, the first that can."""
_decode: Final = msgspec.json.Decoder(Answer).decode
_advised: Final = msgspec.json.Decoder(Advised).decode
_encode: Final = msgspec.json.Encoder().encode


class Thinkers:
    """Everything that thinks at the tables of a server."""

    def __init__(self, limits: Limits | None = None) -> None:
        self.limits = limits or Limits()
        self._quick = QuickThoughts()
        self._free = [Thinker() for _ in range(self.limits.thinkers)]
        self._all = tuple(self._free)
        self._shares = Shares(len(self._all))
        self._asking: dict[str, int] = {}
        """How many hints each guest waits for."""
        self._tasks: set[asyncio.Task[msgspec.Raw]] = set()
        self._is_closed = False

    async def choice(self, table: str, game: Game, state: State, seat: int, bot: str, seed: int) -> Answer:
        """What a bot answers where a seat is asked; of one that forfeits its say, what a quick one does."""
        if not is_slow(bot):
            return await self.quick_choice(table, game, state, seat, seed, (bot, *QUICK))
        if (only := _only_answer(state, seat)) is not None:
            return Answer([only])
        asked = {"game": game.id, "seat": seat, "bot": bot, "seed": seed}
        try:
            return _decode(await self._think(table, "think", asked, state.dump()))
        except (WeirwoodError, RuntimeError, OSError) as error:
            if self._is_closed:
                raise
            log_forfeit(table, seat, bot, error)
        return await self.quick_choice(table, game, state, seat, seed)

    async def quick_choice(
        self, table: str, game: Game, state: State, seat: int, seed: int, bots: tuple[str, ...] = QUICK
    ) -> Answer:
        """What the first of some quick bots answers that does not fail."""
        for bot in bots[:-1]:
            try:
                return await self._quick.answer(state.clone(), game.id, seat, bot, seed)
            except Exception as error:
                log_forfeit(table, seat, bot, error)
        return await self._quick.answer(state.clone(), game.id, seat, bots[-1], seed)

    async def advice(
        self, table: str, guest: Guest, game: Game, save: bytes, seat: int, seed: int
    ) -> Advised:
        """What to advise a seat that a guest asks for."""
        asking = self._asking.get(guest.id, 0)
        if asking >= self.limits.jobs_per_guest:
            text = "You wait for a hint already; please look at that one first."
            raise TooMuch(text, data={"retry_after": 1})
        self._asking[guest.id] = asking + 1
        try:
            asked = {"game": game.id, "seat": seat, "seed": seed}
            asked |= {"simulations": self.limits.hint_simulations}
            return _advised(await self._think(table, "advise", asked, save))
        finally:
            self._asking[guest.id] -= 1
            if not self._asking[guest.id]:
                del self._asking[guest.id]

    async def review(self, table: str, played: msgspec.Raw, plies: list[int]) -> msgspec.Raw:
        """What there is to say of some choices of a game; everything else goes first."""
        return await self._think(table, "review", {"played": played, "plies": plies}, b"", later=True)

    async def trial(self, guest: str, asked: dict[str, object]) -> msgspec.Raw:
        """The winners of a game that bots play with two decks; everything else goes first."""
        return await self._think(guest, "trial", asked, b"", later=True)

    async def _think(
        self, table: str, job: str, asked: dict[str, object], save: bytes, later: bool = False
    ) -> msgspec.Raw:
        """Let a process think for a table when it is its turn; a thought that nobody waits for is ended."""
        if self._is_closed:
            raise WorkerLost(ENDING)
        await self._shares.turn(table, later)
        thinker = self._free.pop()
        task = asyncio.create_task(self._do(thinker, table, job, _encode(asked), save))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        try:
            return await asyncio.shield(task)
        except asyncio.CancelledError:
            task.add_done_callback(_heeded)
            thinker.stop()
            raise

    async def _do(self, thinker: Thinker, table: str, job: str, asked: bytes, save: bytes) -> msgspec.Raw:
        began = asyncio.get_running_loop().time()
        try:
            return await thinker.do(job, asked, save, self.limits.thought_cpu_s)
        finally:
            self._free.append(thinker)
            self._shares.give_back(table, asyncio.get_running_loop().time() - began)

    async def close(self) -> None:
        """End all processes at once, and let no bot begin another thought."""
        self._is_closed = True
        self._quick.close()
        for turn in self._shares.waiting:
            if not turn.comes.done():
                turn.comes.set_exception(WorkerLost(ENDING))
        for thinker in self._all:
            await thinker.close()
        for task in list(self._tasks):
            with suppress(WeirwoodError, RuntimeError, OSError):
                await task


def _only_answer(state: State, seat: int) -> str | None:
    """The key of the one option there is: tables ask such questions so that being asked tells nothing."""
    decision = next(decision for decision in state.decisions if decision.seat == seat)
    return decision.options[0].key if decision.picked is None and len(decision.options) == 1 else None


def log_forfeit(table: str, seat: int, bot: str, error: BaseException) -> None:
    """Report a bot that forfeits its say: what the system ended in a line, a defect with its trace."""
    if isinstance(error, WeirwoodError):
        log("bot-forfeits", table=table, seat=seat, bot=bot, reason=error.message)
    else:
        log_defect("bot-forfeits", error, table=table, seat=seat, bot=bot)


def _heeded(task: asyncio.Task[msgspec.Raw]) -> None:
    """Take note of how a thought ended that nobody waits for, so that nobody is told of it."""
    if not task.cancelled():
        task.exception()
