"""What a table does on its own: bots act, the server passes for seats, clocks run out. One task for each table."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from weirwood.core.errors import WeirwoodError
from weirwood.core.option import Verb
from weirwood.server import ending
from weirwood.server.bots_at_table import SPEEDS
from weirwood.server.course import BOT, SERVER
from weirwood.server.logs import log_defect
from weirwood.server.refusals import Stale
from weirwood.server.seats import DEFAULT_BOT
from weirwood.server.storage import StorageUnavailable

if TYPE_CHECKING:
    from weirwood.server.table import Table

_RETRY_S: Final = 1.0
_PASSES: Final[tuple[list[str], ...]] = ([], [Verb.PASS.value])


@dataclass(frozen=True, slots=True)
class Step:
    """An answer that a seat gets without a person: whose, to which question, and the keys where they are known."""

    seat: int
    at: int
    keys: list[str] | None
    maker: str


async def drive(table: Table) -> None:
    """Do what is to be done, then wait until something changes; this ends when it is cancelled."""
    while True:
        table.changed.clear()
        try:
            step = next_step(table)
            if step is None:
                await _rest(table)
            else:
                await _take(table, step)
        except StorageUnavailable:
            await asyncio.sleep(_RETRY_S)
            table.changed.set()
        except Stale:
            continue
        except WeirwoodError as error:
            log_defect("driving-refused", error, table=table.id)
            await table.changed.wait()
        except Exception as error:
            log_defect("driving-failed", error, table=table.id)
            table.say({"notice": "A defect of ours stopped this table for now; take back, or look again."})
            await table.changed.wait()


def next_step(table: Table) -> Step | None:
    """What a table does next on its own; None where a person must act, or where nobody is there to see it."""
    course = table.course
    if course is None or table.state != "running" or not table.is_attended:
        return None
    for seat in course.match.waiting:
        if table.places[seat].kind == "bot":
            return Step(seat, course.number(seat), None, BOT)
        keys = table.auto_answer(seat)
        if keys is not None:
            return Step(seat, course.number(seat), keys, SERVER)
    return None


async def _rest(table: Table) -> None:
    """Wait until something changes or a clock runs out."""
    with suppress(TimeoutError):
        await asyncio.wait_for(table.changed.wait(), table.clocks.next_flag())
    if table.state == "running" and table.clocks.fallen() is not None:
        async with table.lock:
            await ending.time_is_up(table)


async def _take(table: Table, step: Step) -> None:
    course = table.course
    assert course is not None
    loop = asyncio.get_running_loop()
    began = loop.time()
    keys = step.keys
    if keys is None:
        bot = table.places[step.seat].bot or DEFAULT_BOT
        keys = await table.thinkers.choice(course.match, step.seat, bot, table.meta.seed)
    left = began + pause(table, step, keys) - loop.time()
    if left > 0:
        await asyncio.sleep(left)
    async with table.lock:
        if table.state == "running" and course is table.course and course.number(step.seat) == step.at:
            if _still_meant(table, step):
                await table.choose(step.seat, step.at, keys, step.maker)


def _still_meant(table: Table, step: Step) -> bool:
    """Whether nobody changed their mind meanwhile: a person came back, a stop was set."""
    if step.maker == BOT:
        return table.places[step.seat].kind == "bot"
    return table.auto_answer(step.seat) == step.keys


def pause(table: Table, step: Step, keys: list[str]) -> float:
    """How long to wait: the same for every window that is passed, whether there was anything to do in it or not."""
    speed = SPEEDS[table.speed]
    alone = len(table.holders) < 2
    if keys in _PASSES:
        return table.pace.passing_alone * speed if alone else table.pace.passing
    if step.maker == BOT:
        return table.pace.bot * (speed if alone else 1.0)
    return 0.0 if alone else table.pace.passing
