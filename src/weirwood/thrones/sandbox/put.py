"""The edit *put*: a card is moved, and nothing triggers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from weirwood.core.errors import BadArgument, listed
from weirwood.thrones.engine import words
from weirwood.thrones.engine.concepts import prepared
from weirwood.thrones.engine.rules.arrival import copy_in_play, lift, may_attach
from weirwood.thrones.engine.rules.departure import detach, drop_effects, leave_challenge, take_from_under
from weirwood.thrones.engine.rules.titles import bear, give_back
from weirwood.thrones.engine.state.board import Board
from weirwood.thrones.engine.state.in_play import InPlay
from weirwood.thrones.sandbox.edit_words import card_in, is_public, only, seat_in

_PILES: Final = (words.DECK, words.HAND, words.DISCARD, words.DEAD, words.REMOVED)
_PLOT_PILES: Final = (words.PLOTS, words.USED, words.REMOVED)
_IN_PLAY: Final = (words.PLAY, words.ATTACHED, words.DUPLICATE)


def put(g: Board, given: Mapping[str, Any]) -> None:
    """Move a card to a zone: a pile of its owner's, or into play under somebody's control."""
    only(given, ("card", "zone", "seat", "position", "host"), "put")
    card = card_in(g, given.get("card"))
    if g.cards[card].type == words.TITLE:
        _put_title(g, card, given)
        return
    zone = _zone(g, card, given.get("zone"))
    seat = seat_in(g, given.get("seat", _controller(g, card, zone)))
    host = card_in(g, given["host"]) if "host" in given else words.NO_CARD
    if host != words.NO_CARD and zone not in _IN_PLAY:
        raise BadArgument(f"A host goes with cards in play, not with zone {given['zone']!r}.")
    if "position" in given and (zone in _IN_PLAY or zone == words.REVEALED):
        raise BadArgument(f"A position goes with piles, not with zone {given['zone']!r}.")
    position = given.get("position", 0)
    if not isinstance(position, int) or isinstance(position, bool):
        raise BadArgument(f"A position is a whole number, not {position!r}.")
    if zone in _IN_PLAY:
        _put_into_play(g, card, zone, seat, host)
    elif seat != g.owner(card):
        raise BadArgument("Outside play a card lies with its owner.", rule=g.clause(prepared.LIES_WITH_OWNER))
    elif zone == words.REVEALED:
        _take_away(g, card)
        _reveal(g, card, seat)
    else:
        public = is_public(g, card)
        _take_away(g, card)
        _lay_down(g, card, zone, position, public)


def _zone(g: Board, card: int, name: object) -> int:
    definition = g.cards[card]
    if definition.type > words.PLOT or g.zone[card] in (words.BEING_PLAYED, words.DRAFT, words.BOX):
        raise BadArgument(f"{definition.name} cannot be moved now.")
    zones: tuple[int, ...] = (*_PLOT_PILES, words.REVEALED) if definition.type == words.PLOT else _PILES
    if definition.type < words.EVENT:
        zones = (*zones, *_IN_PLAY)
    for zone in zones:
        if words.ZONE_NAMES[zone] == name:
            return zone
    raise BadArgument(
        f"{definition.name} cannot be put into zone {name!r}; "
        f"it can be put into {listed(words.ZONE_NAMES[zone] for zone in zones)}.",
        data={"arguments": ["zone"]},
    )


def _put_title(g: Board, card: int, given: Mapping[str, Any]) -> None:
    """A title goes to a bearer, whose title goes back to the pool, or to the pool."""
    only(given, ("card", "zone", "seat"), "put of a title")
    names = (words.ZONE_NAMES[words.TITLE_PLACE], words.ZONE_NAMES[words.TITLE_POOL])
    if given.get("zone") not in names:
        raise BadArgument(
            f"{g.cards[card].name} cannot be put into zone {given.get('zone')!r}; "
            f"it can be put into {listed(names)}.",
            data={"arguments": ["zone"]},
        )
    bearer = seat_in(g, given.get("seat")) if given["zone"] == names[0] else words.NOBODY
    if g.zone[card] == words.TITLE_PLACE:
        give_back(g, card)
    g.seen[card] = g.everyone()
    if bearer != words.NOBODY:
        if g.sides[bearer].title != words.NO_CARD:
            give_back(g, g.sides[bearer].title)
        bear(g, bearer, card)


def _controller(g: Board, card: int, zone: int) -> int:
    return g.controller(card) if zone in _IN_PLAY else g.owner(card)


# Taking it from where it is.


def _take_away(g: Board, card: int) -> None:
    record = g.records[card]
    if g.zone[card] == words.REVEALED:
        _cover(g, card)
    elif record is not None:
        _take_from_play(g, record)
    elif g.zone[card] == words.DUPLICATE:
        take_from_under(g, card)
    else:
        lift(g, card)


def _take_from_play(g: Board, record: InPlay) -> None:
    """A card leaves play; its attachments and duplicates are discarded."""
    g.sides[record.controller].play.remove(record.id)
    detach(g, record)
    leave_challenge(g, record.id)
    g.set_record(record.id, None)
    for duplicate in record.duplicates:
        _lay_down(g, duplicate, words.DISCARD, 0, True)
    for attachment in record.attachments:
        _take_from_play(g, g.record(attachment))
        _lay_down(g, attachment, words.DISCARD, 0, True)
    drop_effects(g, record.id)


def _cover(g: Board, card: int) -> None:
    seat = g.owner(card)
    g.set_record(card, None)
    drop_effects(g, card)
    g.sides[seat].plot = words.NO_CARD
    g.lasting = [
        effect for effect in g.lasting if effect.period != words.PLOT_PERIOD or effect.context.seat != seat
    ]


# Laying it where it goes.


def _lay_down(g: Board, card: int, zone: int, place: int, public: bool) -> None:
    """Lay a card onto its owner's pile: on top, or at a place counted from the top, -1 being the bottom."""
    owner = g.owner(card)
    pile = g.pile(owner, zone)
    if not -len(pile) - 1 <= place <= len(pile):
        raise BadArgument(
            f"There is no position {place} in a pile of {len(pile)}; 0 is the top, -1 the bottom.",
            data={"arguments": ["position"]},
        )
    pile.insert(len(pile) - place if place >= 0 else -1 - place, card)
    g.zone[card] = zone
    if zone in (words.HAND, words.DECK):
        g.moves[card] += 1
    g.seen[card] = g.everyone() if public or zone not in (words.HAND, words.DECK) else 1 << owner


def _reveal(g: Board, card: int, seat: int) -> None:
    """A plot is revealed in place of the one before, which goes to the used pile."""
    side = g.sides[seat]
    if side.plot != words.NO_CARD:
        before = side.plot
        _cover(g, before)
        _lay_down(g, before, words.USED, 0, True)
    _enter(g, card, seat)
    g.zone[card] = words.REVEALED
    side.plot = card


def _put_into_play(g: Board, card: int, zone: int, seat: int, host: int) -> None:
    definition = g.cards[card]
    first = copy_in_play(g, seat, card) if definition.unique and g.owner(card) == seat else words.NO_CARD
    if zone == words.DUPLICATE or (first not in (words.NO_CARD, card) and g.records[card] is None):
        first = host if zone == words.DUPLICATE and host != words.NO_CARD else first
        if (
            first in (words.NO_CARD, card)
            or g.records[first] is None
            or g.cards[first].name != definition.name
        ):
            raise BadArgument(f"There is no copy of {definition.name} in play to put it under.")
        _take_away(g, card)
        g.zone[card] = words.DUPLICATE
        g.seen[card] = g.everyone()
        g.record(first).place_duplicates([card])
        return
    attached = definition.type == words.ATTACHMENT
    if attached != (host != words.NO_CARD) or (zone == words.ATTACHED and not attached):
        raise BadArgument(
            f"{definition.name} {'needs a host' if attached else 'is no attachment and has no host'}."
        )
    g.fresh()
    if attached and not may_attach(g, definition, seat, card, host):
        raise BadArgument(
            f"{definition.name} cannot be attached to {g.cards[host].name}.",
            rule=g.clause(prepared.CANNOT_BEAR_IT),
        )
    record = g.records[card]
    if record is None:
        _take_away(g, card)
        record = _enter(g, card, seat)
        g.sides[seat].play.append(card)
    elif record.controller != seat:
        record.give_control(seat, 0)
    if attached:
        detach(g, record)
        record.host = host
        g.record(host).attach(card)
    g.zone[card] = words.ATTACHED if attached else words.PLAY


def _enter(g: Board, card: int, seat: int) -> InPlay:
    g.stamp += 1
    record = InPlay(card, g.cards[card], g.owner(card), seat, g.stamp)
    record.entered = words.PUT
    if seat != record.owner:
        record.give_control(seat, 0)
    g.set_record(card, record)
    g.seen[card] = g.everyone()
    return record
