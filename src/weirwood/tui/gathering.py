"""Events that belong together, told as one: all attackers in a line, all that are killed at once."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from weirwood.core.event import Event


def gathered(events: Iterable[Event], kinds: Collection[str]) -> list[Event]:
    """Events in their order; of those kinds, neighbours that differ in their cards alone are one."""
    found: list[Event] = []
    for event in events:
        if found and event.kind in kinds and _alike(found[-1], event):
            event = _joined(found.pop(), event)
        found.append(event)
    return found


def _alike(one: Event, other: Event) -> bool:
    """Whether they differ in their cards alone, which everyone knows."""
    return (
        one.kind == other.kind
        and one.seats == other.seats
        and one.source == other.source
        and one.value == other.value
        and one.amount is None
        and other.amount is None
        and one.knowers is None
        and other.knowers is None
        and bool(one.cards)
        and bool(other.cards)
    )


def _joined(one: Event, other: Event) -> Event:
    return Event(
        one.kind, one.rule, one.seats, cards=one.cards + other.cards, source=one.source, value=one.value
    )
