"""Decks as they are kept, as plain data: a worker can have them without the database."""

from __future__ import annotations

from typing import Final

import msgspec

_encode: Final = msgspec.json.Encoder(order="sorted").encode


class Cards(msgspec.Struct, frozen=True):
    """What a deck is made of, by codes: what a seat can be given."""

    faction: str
    agenda: str | None = None
    plots: dict[str, int] = {}
    cards: dict[str, int] = {}

    def text(self) -> str:
        """As it is kept: the same cards are the same text."""
        return _encode(self).decode()


class KeptDeck(msgspec.Struct, frozen=True, kw_only=True):
    """A deck as it is kept, ``guest`` being whose it is. Times are in milliseconds since 1970."""

    id: str
    guest: str
    game: str
    name: str
    cards: Cards
    notes: str = ""
    created: int
    changed: int
    """When its cards last changed."""
    used: int
    """When it was last changed, played or exported: lists have the last used first."""
    saves: int = 0
    """How often it was saved: who saves says which save the change began from."""
    key: str | None = None
    """The secret word of its link, while it is shared."""
    gone: int | None = None
    """When it was deleted, while that can be taken back."""


class Version(msgspec.Struct, frozen=True):
    """What a deck was made of at a time."""

    n: int
    at: int
    cards: Cards


class Played(msgspec.Struct, frozen=True):
    """A game that is over, in which a guest played a deck of theirs."""

    deck: str
    won: bool
