"""Leaving play, and all that goes with a card at the same instant."""

from __future__ import annotations

from typing import Final

from weirwood.thrones.engine import words
from weirwood.thrones.engine.concepts import told as concepts
from weirwood.thrones.engine.marks import LEAVES_BY_DISCARD
from weirwood.thrones.engine.state.board import Board
from weirwood.thrones.engine.state.happening import Happening
from weirwood.thrones.engine.state.in_force import Delayed, Lasting
from weirwood.thrones.engine.state.in_play import InPlay
from weirwood.thrones.engine.state.log import Told, told

_DESTINATIONS: Final = {
    words.KILLED: words.DEAD,
    words.DISCARDED: words.DISCARD,
    words.SACRIFICED: words.DISCARD,
    words.RETURNED: words.HAND,
    words.SHUFFLED_AWAY: words.DECK,
    words.TAKEN_OUT: words.REMOVED,
    words.DUPLICATED: words.DISCARD,
    words.HAND_DISCARDED: words.DISCARD,
    words.DECK_DISCARDED: words.DISCARD,
    words.PLAYED: words.DISCARD,
}


def leave(g: Board, happening: Happening) -> bool:
    """Take a card in play out of it; what was last known of it stays with the happening."""
    record = g.records[happening.card]
    if record is None:
        return False
    g.fresh()
    happening.record = record
    on_top = happening.kind == words.SHUFFLED_AWAY and happening.amount > 0
    zone = bound_for(g, happening)
    if record.lifted & LEAVES_BY_DISCARD:
        zone = happening.instead = destination(g, record.id, words.DISCARDED)
    elif zone == words.DEAD and happening.kind != words.KILLED:
        happening.instead = zone
    take_out_of_play(g, record, zone, on_top)
    return True


def bound_for(g: Board, happening: Happening) -> int:
    """The zone a happening takes its card to: the one it names, or what replaces that."""
    if happening.instead >= 0:
        return happening.instead
    if happening.kind == words.PILED:
        return pile_for(g, happening.card, happening.how)
    return destination(g, happening.card, happening.kind)


def destination(g: Board, card: int, kind: int) -> int:
    """Where a card goes by a kind of happening; ATTACHING is that the host of an attachment leaves play."""
    if kind == words.ATTACHING:
        returns = g.deal.profile.leaving.attachments_return and not g.record(card).has(words.TERMINAL)
        kind = words.RETURNED if returns else words.DISCARDED
    return pile_for(g, card, _DESTINATIONS[kind])


def pile_for(g: Board, card: int, zone: int) -> int:
    """Where a card goes that is to go somewhere: a deathbound one to the dead pile instead of the discard pile."""
    if zone != words.DISCARD:
        return zone
    record = g.records[card]
    bound = (
        words.DEATHBOUND in g.cards[card].keywords
        if record is None
        else record.keywords[words.DEATHBOUND] > 0
    )
    return words.DEAD if bound else zone


def going_along(g: Board, record: InPlay, zone: int) -> list[tuple[int, int]]:
    """A card that leaves play and all that leaves with it, each with its zone."""
    found = [(record.id, zone)]
    found += [(duplicate, destination(g, duplicate, words.DUPLICATED)) for duplicate in record.duplicates]
    for attachment in record.attachments:
        found += going_along(g, g.record(attachment), destination(g, attachment, words.ATTACHING))
    return found


def told_along(g: Board, record: InPlay) -> list[Told]:
    """What is told of all that leaves play with a card, while it is still there."""
    found: list[Told] = []
    if g.quiet:
        return found
    for card, zone in going_along(g, record, words.DISCARD)[1:]:
        concept = concepts.ATTACHMENT_RETURNED if zone == words.HAND else concepts.TERMINAL_DISCARDED
        if g.zone[card] == words.DUPLICATE:
            concept = concepts.DUPLICATE_DISCARDED
        found.append(told(g, Happening(words.PILED, card, g.owner(card), how=zone), concept, -1))
    return found


def take_out_of_play(g: Board, record: InPlay, zone: int, on_top: bool = False) -> None:
    """A card and all that is on it go where they belong."""
    card = record.id
    g.sides[record.controller].play.remove(card)
    detach(g, record)
    leave_challenge(g, card)
    g.set_record(card, None)
    place(g, card, zone, on_top)
    for duplicate in record.duplicates:
        place(g, duplicate, destination(g, duplicate, words.DUPLICATED))
        drop_effects(g, duplicate)
    for attachment in record.attachments:
        take_out_of_play(g, g.record(attachment), destination(g, attachment, words.ATTACHING))
    drop_effects(g, card)
    g.stale = True
    g.check_due = True


def detach(g: Board, record: InPlay) -> None:
    """An attachment is on its host no longer."""
    host = None if record.host == words.NO_CARD else g.records[record.host]
    if host is not None and record.id in host.attachments:
        host.detach(record.id)


def place(g: Board, card: int, zone: int, on_top: bool = False) -> None:
    """Lay a card that all have seen onto its owner's pile; into a deck it is shuffled, unless it lies on top."""
    owner = g.owner(card)
    g.zone[card] = zone
    g.pile(owner, zone).append(card)
    if zone in (words.HAND, words.DECK):
        g.moves[card] += 1
    g.seen[card] = g.everyone()
    if g.deal.profile.timing.reactions_wait and zone in (words.HAND, words.DISCARD, words.DEAD):
        g.arrive(card)
    if zone == words.DEAD and g.deal.reactions >> words.PLACED_DEAD & 1:
        g.laid_dead.append(card)
        g.check_due = True
    if zone == words.DECK and not on_top:
        g.shuffle(owner)
    g.touch(words.ON_HANDS | words.ON_PILES)


def take_from_under(g: Board, card: int) -> None:
    """A duplicate lies no longer under the card it duplicates: it is on its way out of play."""
    for record in g.records:
        if record is not None and card in record.duplicates:
            record.duplicates = [other for other in record.duplicates if other != card]
    drop_effects(g, card)
    g.touch(words.ON_DUPLICATES)


def leave_challenge(g: Board, card: int) -> None:
    """A card that leaves play, changes control or is removed no longer participates (ED.control-loss, ED.icon-loss)."""
    challenge = g.challenge
    record = g.records[card]
    if challenge is None or record is None or not record.role:
        return
    record.role = 0
    if card in challenge.attackers:
        challenge.attackers.remove(card)
    if card in challenge.defenders:
        challenge.defenders.remove(card)
    g.touch(words.ON_CHALLENGE)


def drop_effects(g: Board, card: int) -> None:
    """Lasting and delayed effects on the card end for it."""
    lasting = []
    for effect in g.lasting:
        if effect.open or card not in effect.cards:
            lasting.append(effect)
            continue
        cards = tuple([other for other in effect.cards if other != card])
        if cards:
            lasting.append(
                Lasting(effect.modifier, effect.context, cards, effect.n, effect.period, effect.place)
            )
    g.lasting = lasting
    for at, waiting in enumerate(g.delayed):
        context = waiting.context.copy()
        context.slots = [[other for other in slot if other != card] for slot in context.slots]
        context.results = [other for other in context.results if other != card]
        context.picks = [other for other in context.picks if other != card]
        g.delayed[at] = Delayed(waiting.kind, waiting.ability, waiting.program, context, waiting.number)
