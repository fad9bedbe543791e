"""How a game is set up."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, kw_only=True)
class SetUp:
    """What each player begins with."""

    most_players: int
    """How many can play one game (ED.players)."""
    random_first_player: bool
    """Chance names a first player for the set-up; otherwise it has none, and order does not matter
    (ED.setup-first-player)."""
    hand: int
    """How many cards each player draws, and draws up to again."""
    mulligans: int
    """How often a player may take a new hand (ED.mulligan)."""
    gold: int
    """What the cards placed may cost (ED.setup-gold)."""
    types: int
    """Which types of cards may be placed, as bits (ED.setup-types)."""
    max_limited: int
    """How many limited cards may be placed (ED.setup-limited)."""
    duplicates: bool
    """Further copies of a unique card may be placed, for nothing (ED.setup-dups)."""
    together: bool
    """All players place cards in secret at the same time; otherwise facedown, in player order (ED.setup-order)."""
