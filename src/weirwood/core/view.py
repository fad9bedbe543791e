"""What a seat or a spectator may see: plain data, built up from what it may know, never stripped."""

from __future__ import annotations

from typing import Any, TypeAlias

from mypy_extensions import mypyc_attr

from weirwood.core.event import Event

View: TypeAlias = dict[str, Any]


@mypyc_attr(allow_interpreted_subclasses=True)
class Names:
    """How cards are named: here by the engine's own ids. A game may give each viewer names of its own."""

    __slots__ = ()

    def card(self, card: int) -> int:
        """The name of a card."""
        return card

    def knows(self, card: int) -> bool:
        """Whether who is told may know which card it is."""
        return True

    def cards_of(self, event: Event) -> list[Any]:
        """The names of the cards of an event, as they were when it happened."""
        return list(event.cards)

    def source_of(self, event: Event) -> int | None:
        """The name of the card whose effect it was."""
        return event.source


OWN_NAMES = Names()
