"""What decks are made of."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, kw_only=True)
class DeckBuilding:
    """Which decks are legal, and which of those in a tournament."""

    houses: dict[str, str]
    """The houses and the names on their cards (ED.houses)."""
    fixed: bool
    """The decks come with the game, and no others are played; otherwise players build their own (ED.draw-deck)."""
    draw_deck: int
    """How many cards a draw deck has at least (ED.draw-deck-min)."""
    copies: int | None
    """How many copies of a card a draw deck may have, unless the card says otherwise (ED.copies)."""
    plots: int
    """How many cards a plot deck has."""
    doubled_plots: int
    """How many titles a plot deck may have twice (ED.plot-deck)."""
    plot_draft: bool
    """Players may agree to draft plots before the game (ED.plot-draft)."""
    agendas: bool
    """A deck may have an agenda (ED.agendas)."""
    other_houses: bool
    """Cards of other houses are allowed unless they are loyal; otherwise the agenda must allow them
    (ED.out-of-house-deck)."""
    barred: str | None
    """What tournaments bar: the cards on their ``lists``, or those with the ``skull`` of promotional cards
    (ED.restricted)."""
