"""What a seat or a spectator may see, built up from what it may know (FAQ.def.open-information).

A card is named to each viewer by a handle of its own: a keyed hash of the card and of how often it went into a
hidden zone, so that handles of hidden cards tell nothing and a card that was hidden comes back under another name.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Any

from weirwood.thrones.engine.board import Board
from weirwood.thrones.engine.words import DECK, DUPLICATE, HAND, PLOTS, ZONE_NAMES
from weirwood.thrones.facts import Ids, card_facts, challenge_facts, seat_facts


class Handles(Ids):
    """The names one viewer has for the cards of a game."""

    __slots__ = ("g", "key", "known", "viewer")

    def __init__(self, g: Board, viewer: int | None) -> None:
        self.g = g
        self.viewer = viewer
        number = g.deal.players if viewer is None else viewer
        self.key = g.deal.secret.to_bytes(16, "little") + bytes([number])
        self.known: dict[int, int] = {}

    def of(self, card: int) -> int:
        """The handle of a card."""
        handle = self.known.get(card)
        if handle is None:
            word = card.to_bytes(2, "little") + self.g.moves[card].to_bytes(4, "little")
            handle = int.from_bytes(blake2b(word, key=self.key, digest_size=6).digest(), "little")
            self.known[card] = handle
        return handle


def may_see(g: Board, card: int, viewer: int | None) -> bool:
    """Whether a viewer may know what a card is (RR.facedown.2, FAQ.def.hidden-information)."""
    zone = g.zone[card]
    if zone == DECK:
        return False
    if zone in (HAND, PLOTS):
        return g.owner(card) == viewer
    record = g.records[card]
    if record is not None and record.facedown:
        return record.controller == viewer
    if zone == DUPLICATE and g.seen[card] != g.everyone():
        return viewer is not None and bool((g.seen[card] >> viewer) & 1)
    return True


def view(g: Board, viewer: int | None) -> dict[str, Any]:
    """What a viewer may see."""
    g.fresh()
    ids = Handles(g, viewer)
    cards = []
    for card in range(len(g.cards)):
        if may_see(g, card, viewer):
            cards.append(card_facts(g, card, ids))
        elif g.zone[card] not in (DECK, HAND, PLOTS):
            cards.append({"id": ids.of(card), "zone": ZONE_NAMES[g.zone[card]], "owner": g.owner(card)})
    cards.sort(key=_by_id)
    return {
        "cards": cards,
        "seats": [_seat(g, seat, viewer, ids) for seat in range(g.deal.players)],
        "challenge": challenge_facts(g, g.challenge, ids),
        "last_challenge": challenge_facts(g, g.last_challenge, ids),
    }


def _by_id(form: dict[str, Any]) -> int:
    return int(form["id"])


def _seat(g: Board, seat: int, viewer: int | None, ids: Handles) -> dict[str, Any]:
    """A seat: hidden piles are told by their size."""
    form = seat_facts(g, seat, ids)
    side = g.sides[seat]
    form["deck"] = len(side.deck)
    if seat != viewer:
        form["hand"] = len(side.hand)
        form["plots"] = len(side.plots)
    return form
