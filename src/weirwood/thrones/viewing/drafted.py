"""What a viewer may know of a plot draft, and drafts that a seat cannot tell from the true one.

A seat that passed two plots knows both, and not which of them was kept. A plot keeps its id wherever it goes, so that
plots change places; only those that a seat has never seen change what they are.
"""

from __future__ import annotations

from typing import Any

from weirwood.core.rng import Rng
from weirwood.thrones.engine.card import Card
from weirwood.thrones.engine.flow.chart import round_of
from weirwood.thrones.engine.options import CHOOSE_PLOT, card_of, pack, verb_of
from weirwood.thrones.engine.rules.drafts import DEALT, dealt_to, draft_deck, hand_of, kept_by, knows
from weirwood.thrones.engine.state.board import Board
from weirwood.thrones.engine.words import BOX, DRAFT, NOBODY
from weirwood.thrones.viewing.facts import Ids


def draft_facts(g: Board, viewer: int | None, ids: Ids) -> dict[str, Any] | None:
    """How far the draft is, and what a seat has kept; None once the game has begun."""
    if g.phase != "setup" or any(
        g.zone[card] == BOX and g.owners[card] != NOBODY for card in range(len(g.cards))
    ):
        return None
    hands = len(g.deal.commons) // DEALT
    deck = len(draft_deck(g))
    passed = any(
        g.zone[card] == DRAFT and g.owners[card] not in (NOBODY, dealt_to(g, card)) for card in g.deal.commons
    )
    return {
        "round": (hands - deck // DEALT) // g.deal.players,
        "rounds": hands // g.deal.players,
        "passed": passed,
        "deck": deck,
        "kept": [] if viewer is None else ids.all(kept_by(g, viewer)),
    }


def draft_anew(world: Board, seat: int, rng: Rng) -> None:
    """Let the others have what they could have, as far as a seat knows."""
    world.owners = world.owners.copy()
    unknown = [card for card in world.deal.commons if not knows(world, card, seat)]
    definitions = in_order([world.cards[card] for card in unknown])
    rng.shuffle(definitions)
    for card, definition in zip(unknown, definitions, strict=True):
        world.cards[card] = definition
    for kept, other in _passed_pairs(world, seat):
        if rng.below(2) != (kept < other):
            _trade(world, kept, other)
    for side in world.sides:
        if side.seat == seat:
            continue
        held = [card for card in side.plots if world.seen[card] != world.everyone()]
        held += [
            card
            for card in range(len(world.cards))
            if world.zone[card] == BOX and world.owners[card] == side.seat
        ]
        for at in range(len(held)):
            _exchange(world, held, at, held.index(min(held[at:])))
        for at in range(len(held) - 1, 0, -1):
            _exchange(world, held, at, rng.below(at + 1))


def in_order(cards: list[Card]) -> list[Card]:
    """Cards by their codes, so that nothing shows where each was."""
    return sorted(cards, key=lambda card: card.code)


def _exchange(g: Board, held: list[int], one: int, other: int) -> None:
    if one != other:
        _trade(g, held[one], held[other])
        held[one], held[other] = held[other], held[one]


def _passed_pairs(g: Board, seat: int) -> list[tuple[int, int]]:
    """Of each two plots a seat passed, the one kept and the one put back, unless all know the one kept."""
    hands: dict[int, list[int]] = {}
    for card in g.deal.commons:
        if dealt_to(g, card) == seat and g.owners[card] != seat and g.zone[card] != DRAFT:
            hands.setdefault(hand_of(g, card), []).append(card)
    pairs = []
    for cards in hands.values():
        one, other = sorted(cards, key=lambda card: g.owners[card] == NOBODY)
        if g.seen[one] != g.everyone():
            pairs.append((one, other))
    return pairs


def _trade(g: Board, one: int, other: int) -> None:
    """Two plots change places."""
    for places in (g.zone, g.owners, g.seen):
        places[one], places[other] = places[other], places[one]
    swapped = {one: other, other: one}
    for side in g.sides:
        side.plots = [swapped.get(card, card) for card in side.plots]
    frame = round_of(g)
    for seat, option in enumerate(frame.secrets):
        if option >= 0 and verb_of(option) == CHOOSE_PLOT:
            card = card_of(option)
            frame.secrets[seat] = pack(CHOOSE_PLOT, swapped.get(card, card))
