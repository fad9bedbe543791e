"""Titles: cards that belong to no player, lie in a pool, and are in play while a player bears them."""

from __future__ import annotations

from weirwood.thrones.engine.rules.departure import drop_effects
from weirwood.thrones.engine.state.board import Board
from weirwood.thrones.engine.state.in_play import InPlay
from weirwood.thrones.engine.words import NO_CARD, NOBODY, TITLE_PLACE, TITLE_POOL


def title_pool(g: Board) -> list[int]:
    """The titles that nobody bears, in the order of their ids."""
    return [card for card in g.deal.commons if g.zone[card] == TITLE_POOL]


def bear(g: Board, seat: int, card: int) -> None:
    """A title enters play under a seat's control."""
    g.stamp += 1
    g.set_record(card, InPlay(card, g.cards[card], NOBODY, seat, g.stamp))
    g.zone[card] = TITLE_PLACE
    g.sides[seat].title = card
    g.stale = True
    g.check_due = True


def give_back(g: Board, card: int) -> None:
    """A title leaves play: it returns to the pool."""
    g.sides[g.record(card).controller].title = NO_CARD
    g.set_record(card, None)
    g.zone[card] = TITLE_POOL
    drop_effects(g, card)
    g.stale = True
    g.check_due = True
