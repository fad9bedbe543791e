"""What a seat or a spectator may see, built up from what it may know.

A card is named to each viewer by a handle of its own: a keyed hash of the card and of how often it went into a
hidden zone, so that handles of hidden cards tell nothing and a card that was hidden comes back under another name.
Dead and discard piles are open (ED.info).
"""

from __future__ import annotations

from hashlib import blake2b
from operator import itemgetter
from typing import Any, Final

from weirwood.core.event import Event
from weirwood.thrones.engine.flow.initiation import Resolve
from weirwood.thrones.engine.rules.drafts import is_drafted
from weirwood.thrones.engine.state.board import Board
from weirwood.thrones.engine.state.log import Told
from weirwood.thrones.engine.words import (
    BOX,
    DEAD,
    DECK,
    DISCARD,
    DRAFT,
    DUPLICATE,
    HAND,
    PLOTS,
    REMOVED,
    TITLE_POOL,
    USED,
    ZONE_NAMES,
)
from weirwood.thrones.viewing.drafted import draft_facts
from weirwood.thrones.viewing.facts import (
    Ids,
    card_facts,
    challenge_facts,
    effect_facts,
    owner_of,
    seat_facts,
)

_BEYOND_IDS: Final = 1 << 48  # added to handles, so that none is the id of a card
_OWN_HIDDEN: Final = ("deck",)
_HIDDEN: Final = ("deck", "hand", "plots")
"""The piles of which a seat sees the size: its own, and those of others."""
_PILES: Final = (HAND, DISCARD, DEAD, PLOTS, USED)  # where nothing can happen to a card but that it leaves
_SECRET: Final = (DECK, HAND, PLOTS, DRAFT, BOX)  # where nobody sees even the back of a hidden card
_OPEN: Final = (DISCARD, DEAD, USED)  # where everybody sees every card


class Handles(Ids):
    """The names one viewer has for the cards of a game."""

    __slots__ = ("g", "viewer")

    def __init__(self, g: Board, viewer: int | None) -> None:
        self.g = g
        self.viewer = g.deal.players if viewer is None else viewer

    def card(self, card: int) -> int:
        handle = self.g.deal.handles.get((self.g.moves[card] << 12 | card) << 4 | self.viewer)
        return self._handle(card, self.g.moves[card]) if handle is None else handle

    def all(self, cards: list[int]) -> list[int]:
        handles, moves, viewer = self.g.deal.handles, self.g.moves, self.viewer
        found = []
        for card in cards:
            handle = handles.get((moves[card] << 12 | card) << 4 | viewer)
            found.append(self._handle(card, moves[card]) if handle is None else handle)
        return found

    def _handle(self, card: int, stay: int) -> int:
        """A handle, larger than any id; the deal remembers those it has given, for they never change."""
        deal = self.g.deal
        word = (stay << 12 | card) << 4 | self.viewer
        handle = deal.handles.get(word)
        if handle is None:
            key = deal.secret.to_bytes(16, "little")
            digest = blake2b(word.to_bytes(8, "little"), key=key, digest_size=6).digest()
            handle = _BEYOND_IDS + int.from_bytes(digest, "little")
            deal.handles[word] = handle
        return handle

    def knows(self, card: int) -> bool:
        viewer = None if self.viewer == self.g.deal.players else self.viewer
        return may_see(self.g, card, viewer) or card in shown_cards(self.g, viewer)

    def cards_of(self, event: Event) -> list[Any]:
        """The handles that cards had when they were told of."""
        assert isinstance(event, Told)
        return [self._handle(card, stay) for card, stay in zip(event.cards, event.stays, strict=False)]

    def source_of(self, event: Event) -> int | None:
        """The handle that the source had when it was told of."""
        assert isinstance(event, Told)
        return None if event.source is None else self._handle(event.source, event.stays[-1])


def shown_cards(g: Board, viewer: int | None) -> set[int]:
    """Hidden cards that an ability on its way lets a viewer see; a spectator sees those that all see."""
    seats = g.everyone() if viewer is None else 1 << viewer
    return {
        card
        for frame in g.stack
        if isinstance(frame, Resolve)
        for card, moves, seen_by in frame.shown
        if seats & seen_by == seats and g.moves[card] == moves
    }


def may_see(g: Board, card: int, viewer: int | None) -> bool:
    """Whether a viewer may know what a card is, abilities aside."""
    zone = g.zone[card]
    if zone in (DECK, BOX):
        return False
    if zone in (HAND, PLOTS, DRAFT):
        return g.owner(card) == viewer
    if zone in (REMOVED, TITLE_POOL):
        return _has_seen(g, card, viewer) or g.owner(card) == viewer
    record = g.records[card]
    if record is not None and record.facedown:
        return record.controller == viewer
    return zone != DUPLICATE or _has_seen(g, card, viewer)


def _has_seen(g: Board, card: int, viewer: int | None) -> bool:
    """Whether a viewer has seen a card where it lies; a spectator has seen what all have."""
    return g.seen[card] == g.everyone() or (viewer is not None and bool((g.seen[card] >> viewer) & 1))


def view(g: Board, viewer: int | None, before: dict[str, Any] | None = None) -> dict[str, Any]:
    """What a viewer may see. What is the same as in an earlier view of the same viewer is taken from it as it is."""
    g.fresh()
    ids = Handles(g, viewer)
    old: dict[int, dict[str, Any]] = {} if before is None else {form["id"]: form for form in before["cards"]}
    cards: list[dict[str, Any]] = []
    shown = shown_cards(g, viewer)
    for card, zone in enumerate(g.zone):
        if zone == DECK and not shown:
            continue  # most cards lie there
        if zone in _OPEN or card in shown or may_see(g, card, viewer):
            was = old.get(ids.card(card)) if old else None
            # In a pile a card is as printed: where it lay there before, it is as it was.
            if was is not None and zone in _PILES and was["zone"] == ZONE_NAMES[zone]:
                cards.append(was)
            else:
                cards.append(_kept(was, card_facts(g, card, ids)))
        elif zone not in _SECRET:
            handle = ids.card(card)
            back = {"id": handle, "zone": ZONE_NAMES[zone], "owner": owner_of(g, card)}
            cards.append(_kept(old.get(handle), back))
    cards.sort(key=itemgetter("id"))
    form: dict[str, Any] = {
        "cards": cards,
        "seats": [_seat(g, seat, viewer, ids) for seat in range(g.deal.players)],
        "challenge": challenge_facts(g, g.challenge, ids),
        "last_challenge": challenge_facts(g, g.last_challenge, ids),
        "effects": effect_facts(g, ids),
    }
    if is_drafted(g):
        form["draft"] = draft_facts(g, viewer, ids)
    if before is not None:
        form["seats"] = [_kept(was, now) for was, now in zip(before["seats"], form["seats"], strict=True)]
        form = {name: _kept(before[name], part) for name, part in form.items()}
    return form


def _kept(was: Any, now: Any) -> Any:
    """The old where it equals the new, so that whoever compares them again sees at once that it is the same."""
    return was if was == now else now


def _seat(g: Board, seat: int, viewer: int | None, ids: Handles) -> dict[str, Any]:
    """A seat: hidden piles are told by their size; what was shown of a deck is known until it is shuffled."""
    form = seat_facts(g, seat, ids, _OWN_HIDDEN if seat == viewer else _HIDDEN)
    form["known_in_deck"] = [
        [place, g.cards[card].code]
        for place, card in enumerate(reversed(g.sides[seat].deck))
        if g.seen[card] and _has_seen(g, card, viewer)
    ]
    return form
