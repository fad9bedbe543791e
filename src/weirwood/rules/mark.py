"""The mark by which a test says which clauses it proves."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeVar

MARK: Final = "proves"  # the attribute in which a test keeps the ids it cites

MOST_CITED: Final = 3
"""How many clauses a test may cite, unless it plays a worked example: a test that proves all proves nothing."""

Test = TypeVar("Test", bound=Callable[..., object])


def rule(*ids: str) -> Callable[[Test], Test]:
    """Mark a test as the proof of these clauses: ``@rule("WI.dealing.1")``."""

    def mark(test: Test) -> Test:
        setattr(test, MARK, (*ids, *cited_by(test)))
        return test

    return mark


def cited_by(test: object) -> tuple[str, ...]:
    """The ids a test cites."""
    cited = getattr(test, MARK, ())
    return cited if isinstance(cited, tuple) else ()
