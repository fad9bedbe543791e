"""How a game ends."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, kw_only=True)
class Ends:
    """Who wins, and who is out of the game. A mask holds types of cards, as bits."""

    power: int
    """Whoever has this much power wins (ED.victory)."""
    power_hosts: int
    """Which types of cards may hold power (ED.power-cards)."""
    first_player_decides: bool
    """Where several would win at once, the first player decides who does; otherwise the first player wins, or the
    next of them in player order (ED.victory-sim)."""
    empty_deck_eliminates: bool
    """A player whose draw deck is empty is out of the game; otherwise that player just draws nothing (ED.deck-out)."""
