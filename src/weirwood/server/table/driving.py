"""What a table does on its own: bots act, the server passes for seats, clocks run out. One task for each table."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from weirwood.bots import Thought
from weirwood.bots.answering import Answer
from weirwood.core.errors import IllegalChoice, WeirwoodError
from weirwood.core.option import Verb
from weirwood.server.logs import log_defect
from weirwood.server.refusals import Stale
from weirwood.server.storage.unavailable import StorageUnavailable
from weirwood.server.table import ahead, ending, holding
from weirwood.server.table.bots_at_table import SPEEDS, seed_of
from weirwood.server.table.course import BOT, PERSON, SERVER, Course
from weirwood.server.table.members import seated
from weirwood.server.table.seats import DEFAULT_BOT
from weirwood.server.table.stops import passing_of
from weirwood.server.telling.secrecy import is_quiet
from weirwood.server.work.thinking import log_forfeit

if TYPE_CHECKING:
    from weirwood.server.table.table import Table

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
            await table.time.sleep(_RETRY_S)
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
    return next(steps(table), None)


def steps(table: Table) -> Iterator[Step]:
    """Everything that a table could do now on its own."""
    course = table.course
    if course is None or table.state != "running" or not table.is_attended:
        return
    for seat in course.match.waiting:
        if holding.asked(table, seat) is None:
            continue
        if table.places[seat].kind == "bot":
            yield Step(seat, course.number(seat), None, BOT)
            continue
        keys = table.auto_answer(seat)
        if keys is not None:
            yield Step(seat, course.number(seat), keys, SERVER)
            continue
        keys = ahead.answer(table, seat)
        if keys is not None:
            yield Step(seat, course.number(seat), keys, PERSON)


async def _rest(table: Table) -> None:
    """Wait until something changes, or a pause, a secret question or a clock runs out."""
    hold, window, flag = table.hold, holding.window(table), table.clocks.next_flag()
    ends = [end.until - table.time.now() for end in (hold, window) if end is not None]
    if flag is not None:
        ends.append(flag)
    await table.time.wait(table.changed, max(0.0, min(ends)) if ends else None)
    if any(end is not None and end.until <= table.time.now() for end in (hold, window)):
        async with table.lock:
            holding.release(table)
            await _pass_in_time(table)
    elif table.state == "running" and table.clocks.fallen() is not None:
        async with table.lock:
            await ending.time_is_up(table)


async def _pass_in_time(table: Table) -> None:
    """Pass for a person who has thought about a secret question for too long."""
    window = holding.window(table)
    if window is None or table.time.now() < window.until:
        return
    decision = holding.asked(table, window.seat)
    key = None if decision is None else passing_of(decision)
    if key is None:
        return
    await table.choose(window.seat, window.at, [key], SERVER)
    text = f"You did not answer within {table.pace.window:g} seconds, so you passed."
    for member in seated(table.members, window.seat):
        member.send({"notice": text})


async def _take(table: Table, step: Step) -> None:
    course = table.course
    assert course is not None
    began = table.time.now()
    decision = holding.asked(table, step.seat)
    secret = decision is not None and is_quiet(decision)
    keys, thought = step.keys, None
    if keys is None:
        answer = await _thought(table, course, step)
        if answer is None:
            return
        keys, thought = answer
    if not (secret and keys in _PASSES):  # nobody is told of such a pass, nor waits for it
        left = began + pause(table, step, keys) - table.time.now()
        if left > 0:
            await table.time.sleep(left)
    async with table.lock:
        if table.state == "running" and course is table.course and course.number(step.seat) == step.at:
            if _still_meant(table, step):
                await _choose(table, course, step, keys, thought)


async def _thought(table: Table, course: Course, step: Step) -> Answer | None:
    """What a bot thinks; None where nobody waits for that any more: a choice was taken back, or all have left."""
    bot, match = table.places[step.seat].bot or DEFAULT_BOT, course.match
    seed = seed_of(table.meta.seed, step.seat, match.ply)
    thought = asyncio.ensure_future(
        table.thinkers.choice(table.id, match.game, match.state.clone(), step.seat, bot, seed)
    )
    thought.add_done_callback(lambda _: table.changed.set())
    try:
        while not thought.done():
            await table.changed.wait()
            table.changed.clear()
            if course is not table.course or step not in steps(table):
                return None
        return thought.result()
    finally:
        thought.cancel()


async def _choose(table: Table, course: Course, step: Step, keys: list[str], thought: Thought | None) -> None:
    """Make the choice; a bot's that the game refuses is another bot's to make."""
    try:
        await table.choose(step.seat, step.at, keys, step.maker, thought=thought)
    except IllegalChoice as error:
        if step.maker == PERSON:  # what was prepared is dropped, and the seat is asked
            table.ahead.prepared.pop(step.seat, None)
            table.go_on()
            return
        if step.maker != BOT:
            raise
        log_forfeit(table.id, step.seat, table.places[step.seat].bot or DEFAULT_BOT, error)
        match, seed = course.match, seed_of(table.meta.seed, step.seat, course.match.ply)
        answer = await table.thinkers.quick_choice(table.id, match.game, match.state, step.seat, seed)
        await table.choose(step.seat, step.at, answer.keys, step.maker)


def _still_meant(table: Table, step: Step) -> bool:
    """Whether nobody changed their mind meanwhile: a person came back, a stop was set."""
    if holding.asked(table, step.seat) is None:
        return False
    if step.maker == BOT:
        return table.places[step.seat].kind == "bot"
    if step.maker == PERSON:
        return ahead.answer(table, step.seat) == step.keys
    return table.auto_answer(step.seat) == step.keys


def pause(table: Table, step: Step, keys: list[str]) -> float:
    """How long to wait: the same for every window that is passed, whether there was anything to do in it or not."""
    speed = SPEEDS[table.speed]
    alone = len(table.holders) < 2
    if step.maker != PERSON and keys in _PASSES:
        return table.pace.passing_alone * speed if alone else table.pace.passing
    if step.maker == BOT:
        return table.pace.bot * (speed if alone else 1.0)
    return 0.0 if alone else table.pace.passing
