"""Something that happened, as data; sentences are spoken from it by the game it happened in."""

from __future__ import annotations

from typing import Any


class Event:
    """One happening of a game's closed list of kinds.

    ``seats``, ``amount``, ``source`` and ``rule`` are public. ``cards`` and ``value`` belong to the seats in
    ``knowers`` alone; ``None`` means that everyone may know them.
    """

    __slots__ = ("_value", "amount", "cards", "kind", "knowers", "rule", "seats", "source")

    def __init__(
        self,
        kind: str,
        rule: str | None = None,
        seats: tuple[int, ...] = (),
        *,
        cards: tuple[Any, ...] = (),
        amount: int | None = None,
        source: int | None = None,
        value: Any = None,
        knowers: tuple[int, ...] | None = None,
    ) -> None:
        self.kind = kind
        self.rule = rule
        self.seats = seats
        self.cards = cards
        self.amount = amount
        self.source = source
        self._value = value
        self.knowers = knowers

    @property
    def value(self) -> Any:
        """What else there is to know; a game's own class of events may make it up only when it is read."""
        return self._value

    def known_to(self, viewer: int | None) -> bool:
        """Whether a seat (or a spectator, None) may know its cards and value."""
        return self.knowers is None or (viewer is not None and viewer in self.knowers)

    def seen_by(self, viewer: int | None) -> Event:
        """The event as a seat (or a spectator, None) may know it, built from what it may know."""
        if self.known_to(viewer):
            return self
        return Event(
            self.kind, self.rule, self.seats, amount=self.amount, source=self.source, knowers=self.knowers
        )

    def facts(self) -> tuple[Any, ...]:
        """All fields, for comparing and writing down."""
        return (
            self.kind,
            self.rule,
            self.seats,
            self.cards,
            self.amount,
            self.source,
            self.value,
            self.knowers,
        )

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Event) and self.facts() == other.facts()

    def __hash__(self) -> int:
        return hash((self.kind, self.seats))

    def __repr__(self) -> str:
        return f"Event{self.facts()!r}"
