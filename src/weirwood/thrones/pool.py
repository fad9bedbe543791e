"""The card pool of an edition: every card by code, and by name."""

from __future__ import annotations

import unicodedata
from difflib import get_close_matches

from weirwood.core.errors import UnknownCard
from weirwood.thrones.ability.writing import Pack
from weirwood.thrones.engine.nodes import Card


def plain(name: str) -> str:
    """A name without accents, curly quotes, case and outer spaces, for finding it however it is spelt."""
    straight = (
        name.replace("\u2019", "'").replace("\u2018", "'").replace("\u201c", '"').replace("\u201d", '"')
    )
    letters = unicodedata.normalize("NFKD", straight)
    return "".join(letter for letter in letters if not unicodedata.combining(letter)).casefold().strip()


class Pool:
    """All cards of an edition."""

    __slots__ = ("by_code", "by_name", "packs")

    def __init__(self, packs: list[Pack]) -> None:
        self.packs = packs
        self.by_code: dict[str, Card] = {}
        self.by_name: dict[str, list[Card]] = {}
        for pack in packs:
            for card in pack.cards.values():
                self.by_code[card.code] = card
                self.by_name.setdefault(plain(card.name), []).append(card)

    def find(self, word: str) -> Card:
        """The card of a code, a name, or ``Name (Pack)`` where names repeat."""
        found = self.by_code.get(word)
        if found is not None:
            return found
        name, _, pack = plain(word).partition(" (")
        cards = self.by_name.get(plain(word)) or [
            card for card in self.by_name.get(name, []) if plain(card.pack) == pack.rstrip(")")
        ]
        if len(cards) == 1:
            return cards[0]
        if len(cards) > 1:
            names = ", ".join(f"{card.name} ({card.pack})" for card in cards)
            raise UnknownCard(f"there are several cards {word!r}: {names}; name one of these.")
        near = get_close_matches(plain(word), list(self.by_name), n=3)
        hint = ", ".join(self.by_name[name][0].name for name in near)
        raise UnknownCard(f"there is no card {word!r}{f'; near it are {hint}' if hint else ''}.")
