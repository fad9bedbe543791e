"""Whether a thought is to stop: a job asks, and the worker's input says."""

from __future__ import annotations

from collections.abc import Callable


def _never() -> bool:
    return False


_is_told: list[Callable[[], bool]] = [_never]


def watch(is_told: Callable[[], bool]) -> None:
    """Let this say from now on whether the job that is done is to stop."""
    _is_told[0] = is_told


def is_to_stop() -> bool:
    """Whether nobody waits any more for what is thought."""
    return _is_told[0]()
