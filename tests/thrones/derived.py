"""What scenes look after: derived values, those that were kept and the same computed anew, and counts.

A word whose ``deps`` leave out something it reads keeps a value that has become wrong. Computing everything anew
shows it.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from weirwood.core.event import Event
from weirwood.thrones.engine.state.in_play import InPlay
from weirwood.thrones.engine.state.side import Side
from weirwood.thrones.state import ThronesState
from weirwood.thrones.viewing.ledger import ThronesLedger

_COUNTED: Final = ("apart", "reductions", "ambush_gifts", "lent", "penalties", "no_penalty")
"""Values made of objects that are built anew each time: their number is compared."""


def stale_values(state: ThronesState) -> list[str]:
    """The derived values that are not what they would be if they were computed now, each in a line."""
    anew = state.clone()
    anew.stale = anew.table_due = True
    for side in anew.sides:
        side.altered = True
    state.fresh()
    anew.fresh()
    found = []
    for kept, right in zip(state.records, anew.records, strict=True):
        if kept is not None and right is not None:
            found += _differences(kept.card.name, kept, right, _derived_of_a_card())
    for kept_side, right_side in zip(state.sides, anew.sides, strict=True):
        found += _differences(f"seat {kept_side.seat}", kept_side, right_side, _derived_of_a_side())
    return found


def _differences(where: str, kept: object, right: object, names: tuple[str, ...]) -> list[str]:
    found = []
    for name in names:
        is_kept, is_right = getattr(kept, name), getattr(right, name)
        if name in _COUNTED:
            is_kept, is_right = len(is_kept), len(is_right)
        if is_kept != is_right:
            found.append(f"{where}: {name} is kept as {is_kept!r} and would be {is_right!r}")
    return found


@cache
def _derived_of_a_card() -> tuple[str, ...]:
    """The fields that ``InPlay.reset`` sets."""
    from weirwood.thrones.cards.second import POOL

    card = next(iter(POOL.by_code.values()))
    return _set_by_reset(InPlay(0, card, 0, 0, 0, empty=True))


@cache
def _derived_of_a_side() -> tuple[str, ...]:
    """The fields that ``Side.reset`` sets."""
    side = Side(0, empty=True)
    side.altered = True
    return _set_by_reset(side)


def _set_by_reset(empty: InPlay | Side) -> tuple[str, ...]:
    before = {name for name in dir(empty) if hasattr(empty, name)}
    empty.reset()
    return tuple(name for name in dir(empty) if hasattr(empty, name) and name not in before)


def unexplained(before: ThronesState, events: tuple[Event, ...], after: ThronesState) -> str | None:
    """What all can count that changed without an event, in words."""
    ledger = ThronesLedger(before)
    ledger.write(events)
    return ledger.differs(ThronesLedger(after))
