"""What the laws must know of a game: how to count its cards and all else, and how long it can last."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from weirwood.core.ledger import Ledger
from weirwood.core.state import State


def _as_it_is(form: dict[str, Any]) -> dict[str, Any]:
    return form


def _uncounted(state: State, opening: bool) -> Ledger:
    return Ledger()


@dataclass(frozen=True, kw_only=True)
class LawFacts:
    """A game's cards counted from its facts, the ledger of a state or of its opening, the most choices it can take, its
    facts and views without ids, and the kinds of events by which somebody sees for a moment what no view keeps."""

    cards: Callable[[dict[str, Any]], Counter[Any]]
    longest: int
    ledger: Callable[[State, bool], Ledger] = _uncounted
    without_ids: Callable[[dict[str, Any]], dict[str, Any]] = _as_it_is
    glimpses: tuple[str, ...] = ()
