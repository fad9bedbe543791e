"""The plot draft: plots that are nobody's are dealt, kept, passed on and put back into the box.

They are dealt in the order of their ids, so that an id says to whom a plot was dealt, and its owner who has it now.
"""

from __future__ import annotations

from typing import Final

from weirwood.thrones.engine.state.board import Board
from weirwood.thrones.engine.words import BOX, DRAFT, NOBODY, PLOT

DEALT: Final = 3
"""How many plots each player is dealt at a time."""


def is_drafted(g: Board) -> bool:
    """Whether the cards that are nobody's are plots to be drafted."""
    commons = g.deal.commons
    return bool(commons) and g.cards[commons[0]].type == PLOT


def draft_deck(g: Board) -> list[int]:
    """The plots that are still to be dealt."""
    return [card for card in g.deal.commons if g.zone[card] == DRAFT and g.owners[card] == NOBODY]


def offered_to(g: Board, seat: int) -> list[int]:
    """The plots a seat has before it, dealt or passed, to keep one of them."""
    return [card for card in g.deal.commons if g.zone[card] == DRAFT and g.owners[card] == seat]


def kept_by(g: Board, seat: int) -> list[int]:
    """The plots a seat has drafted so far, in that order."""
    return [card for card in g.sides[seat].plots if g.deal.owners[card] == NOBODY]


def hand_of(g: Board, card: int) -> int:
    """With how many others a plot is dealt, by number: three plots are one hand."""
    return (card - g.deal.commons[0]) // DEALT


def dealt_to(g: Board, card: int) -> int:
    """The seat that a plot is dealt to, or will be."""
    return hand_of(g, card) % g.deal.players


def give(g: Board, card: int, seat: int, zone: int) -> None:
    """A plot goes to a seat, or back to nobody; who followed it with the eyes knows it no more."""
    g.owners = g.owners.copy()
    g.owners[card] = seat
    g.zone[card] = zone
    g.moves[card] += 1


def knows(g: Board, card: int, seat: int) -> bool:
    """Whether a seat has seen which plot this is: it was dealt or passed to it, or is revealed."""
    if g.owners[card] == seat or (g.seen[card] >> seat) & 1:
        return True
    if g.owners[card] == NOBODY and g.zone[card] == DRAFT:
        return False
    if dealt_to(g, card) == seat:
        return True
    return g.zone[card] == BOX and g.owners[card] == NOBODY and g.next_seat(dealt_to(g, card)) == seat
