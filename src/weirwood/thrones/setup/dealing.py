"""From decks to a board: ids, owners, piles."""

from __future__ import annotations

from typing import Any

from weirwood.core.rng import Rng
from weirwood.core.seat import Setup
from weirwood.thrones.engine import words
from weirwood.thrones.engine.edition import Edition
from weirwood.thrones.engine.flow.chart import Round
from weirwood.thrones.engine.state.in_play import InPlay
from weirwood.thrones.engine.state.position import Deal
from weirwood.thrones.pool.deck import Deck
from weirwood.thrones.pool.pool import Pool
from weirwood.thrones.state import ThronesState


def lay_into_pool(state: ThronesState, card: int) -> None:
    """A card that is nobody's lies where all know of it; a plot, facedown in the draft deck."""
    if state.cards[card].type == words.PLOT:
        state.zone[card] = words.DRAFT
        return
    state.zone[card] = words.TITLE_POOL
    state.seen[card] = state.everyone()


def board_from(edition: Edition, pool: Pool, setup: Setup, decks: list[Deck], rng: Rng) -> ThronesState:
    """A board before the first step of set-up."""
    deal = Deal(edition, setup, len(decks), rng.key)
    deal.names = pool.titles
    piles: list[dict[str, Any]] = []
    for seat, deck in enumerate(decks):
        piles.append(
            {
                "faction": deal.add(deck.faction, seat),
                "agenda": None if deck.agenda is None else deal.add(deck.agenda, seat),
                "plots": [deal.add(card, seat) for card in deck.plots],
                "cards": [deal.add(card, seat) for card in deck.cards],
            }
        )
    for code in edition.commons:
        deal.add(pool.by_code[code], words.NOBODY)
    state = ThronesState(deal, rng)
    for card in deal.commons:
        lay_into_pool(state, card)
    for seat, pile in enumerate(piles):
        side = state.sides[seat]
        side.faction = pile["faction"]
        state.stamp += 1
        state.records[side.faction] = InPlay(side.faction, deal.cards[side.faction], seat, seat, state.stamp)
        state.zone[side.faction] = words.FACTION_PLACE
        if pile["agenda"] is not None:
            side.agenda = pile["agenda"]
            state.zone[side.agenda] = words.BESIDE
        side.plots = pile["plots"]
        for card in side.plots:
            state.zone[card] = words.PLOTS
        side.deck = list(reversed(pile["cards"]))
        for card in side.deck:
            state.zone[card] = words.DECK
    state.stack.append(Round(edition.chart, len(decks)))
    return state
