"""Which cards occur in games with decks, and which of them are used."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any, Final

from weirwood.core.event import Event
from weirwood.core.seat import Setup
from weirwood.core.state import Game, State
from weirwood.decks.random_deck import built_from, for_decks

OFTEN: Final = 20
"""A card drawn this often and never used is idle."""
_USES: Final = (
    "announced",
    "attached",
    "duplicate-placed",
    "entered-play",
    "initiated",
    "plot-revealed",
    "set-up",
)


class Usage:
    """How many decks each card was in, how often it was drawn, and how often it was used, by code.

    A card is used when it enters play in any way, is played, revealed or announced, or an ability of it is triggered.
    """

    def __init__(self) -> None:
        self.occurred: Counter[str] = Counter()
        self.drawn: Counter[str] = Counter()
        self.used: Counter[str] = Counter()

    def add(self, other: Usage) -> None:
        """Count the games of another part too."""
        self.occurred += other.occurred
        self.drawn += other.drawn
        self.used += other.used

    def count(self, game: Game, setup: Setup, state: State, told: Iterable[Event]) -> None:
        """Count a whole game: its decks, and everything that was told of it."""
        for deck in [seat.deck for seat in setup.seats if seat.deck is not None]:
            self.occurred.update({*deck.get("plots", ()), *deck.get("cards", ()), deck.get("agenda") or ""})
        for event in told:
            if event.kind == "drew":
                self.drawn.update(game.code(state, card) for card in event.cards)
            elif event.kind in _USES:
                self.used.update(game.code(state, card) for card in event.cards)

    def form(self, game: str) -> dict[str, Any]:
        """As plain data: how many cards of the pool occurred and were used, and by name those that did not."""
        cards = for_decks(built_from(game))
        absent = [card for card in cards if not self.occurred[card.code]]
        unused = [card for card in cards if self.occurred[card.code] and not self.used[card.code]]
        return {
            "pool": len(cards),
            "occurred": len(cards) - len(absent),
            "used": len(cards) - len(absent) - len(unused),
            "absent": [f"{card.name} ({card.code})" for card in absent],
            "unused": [f"{card.name} ({card.code})" for card in unused],
            "idle": [
                {"card": f"{card.name} ({card.code})", "drawn": self.drawn[card.code]}
                for card in unused
                if self.drawn[card.code] >= OFTEN
            ],
        }


def in_words(cards: dict[str, Any] | None) -> Sequence[str]:
    """What a form of usage says, line by line; nothing where cards were not counted."""
    if cards is None:
        return []
    lines = [
        f"{cards['occurred']} of {cards['pool']} cards occurred in the decks, {cards['used']} were used."
    ]
    lines += [f"idle: {idle['card']}, drawn {idle['drawn']} times" for idle in cards["idle"]]
    return lines
