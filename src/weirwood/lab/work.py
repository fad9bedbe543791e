"""Many games, spread over processes in pieces; the results do not depend on how many processes there are."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import TypeVar

from weirwood.core.errors import BadArgument
from weirwood.core.rng import SEED_BITS, is_seed
from weirwood.core.state import Game

Piece = TypeVar("Piece")
Result = TypeVar("Result")
MOST_JOBS = 256
_STEPS = 200
"""In how many steps, at least, the work is done where there is enough of it."""


def processors() -> int:
    """How many processors this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def checked_jobs(jobs: int | None) -> int:
    """A number of processes, all processors when none is given."""
    if jobs is None:
        return processors()
    if not 1 <= jobs <= MOST_JOBS:
        raise BadArgument(f"--jobs must be between 1 and {MOST_JOBS}, not {jobs}.")
    return jobs


def ranges(total: int, most: int) -> list[range]:
    """The numbers from 0 up to a total in pieces of a size, small enough that progress is seen to move steadily."""
    size = max(1, min(most, total // _STEPS))
    return [range(first, min(first + size, total)) for first in range(0, total, size)]


def spread(task: Callable[[Piece], Result], pieces: Sequence[Piece], jobs: int) -> Iterator[Result]:
    """The results of a task for all pieces, in their order; the task must be a function of a module."""
    if jobs == 1 or len(pieces) < 2:
        yield from map(task, pieces)
        return
    # Spawned processes inherit nothing: each begins as clean as the first, on every platform.
    pool = ProcessPoolExecutor(
        min(jobs, len(pieces)), mp_context=get_context("spawn"), initializer=_leave_interrupts
    )
    try:
        yield from pool.map(task, pieces)
    finally:
        pool.shutdown(cancel_futures=True)


def _leave_interrupts() -> None:
    """An interrupt is for the process that started the others."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def check_games(games: int) -> None:
    """At least one game."""
    if games < 1:
        raise BadArgument(f"--games must be at least 1, not {games}.")


def check_seeds(seed: int, games: int) -> None:
    """All seeds from the first on must be seeds."""
    if not is_seed(seed) or not is_seed(seed + games - 1):
        raise BadArgument(f"--seed must be a whole number from 0 to 2**{SEED_BITS} - 1, not {seed}.")


def check_players(game: Game, players: int) -> int:
    """A number of players the game is for."""
    if players not in game.seats:
        raise BadArgument(
            f"{game.name} is for {game.seats.start} to {game.seats.stop - 1} players, not {players}."
        )
    return players
