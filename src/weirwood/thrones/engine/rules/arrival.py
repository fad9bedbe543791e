"""Coming into play: uniqueness, duplicates, hosts of attachments, and the act itself."""

from __future__ import annotations

from weirwood.thrones.engine import words
from weirwood.thrones.engine.card import Card
from weirwood.thrones.engine.concepts import refused, told
from weirwood.thrones.engine.nodes import Context
from weirwood.thrones.engine.state.board import Board
from weirwood.thrones.engine.state.happening import (
    AS_DUPLICATE,
    AS_OTHER_SIDE,
    CANNOT_BE_REFUSED,
    FACE_DOWN,
    FROM_HAND,
    KNEELING,
    Happening,
)
from weirwood.thrones.engine.state.in_play import InPlay


def copy_in_play(g: Board, seat: int, card: int) -> int:
    """The copy by title that a seat owns and controls in play, for a duplicate to go on; else NO_CARD (ED.copy)."""
    definition = g.cards[card]
    if not (g.deal.profile.leaving.duplicate_hosts >> definition.type) & 1:
        return words.NO_CARD
    title = definition.name
    for other in g.sides[seat].play:
        if g.cards[other].name == title and g.owners[other] == seat and not g.record(other).facedown:
            return other
    return words.NO_CARD


def doubled(g: Board, seat: int, card: int) -> list[int]:
    """The cards on which a seat may marshal a card as a duplicate: its own copy, or what its text names."""
    kind = g.cards[card].doubles
    if kind is None:
        twin = copy_in_play(g, seat, card) if g.cards[card].unique else words.NO_CARD
        return [] if twin == words.NO_CARD else [twin]
    c = Context(seat, card)
    own = [other for other in sorted(g.sides[seat].play) if g.owner(other) == seat]
    return [other for other in own if not g.record(other).facedown and kind.matches(g, c, other)]


def enters_as_duplicate(g: Board, seat: int, card: int) -> bool:
    """Whether a card put into play for a seat comes in as a duplicate."""
    return g.deal.profile.leaving.copies_become_duplicates and _doubles(g, seat, card)


def _doubles(g: Board, seat: int, card: int) -> bool:
    """Whether a card is a further copy of a unique card that its owner has in play and could double."""
    return g.cards[card].unique and g.owner(card) == seat and copy_in_play(g, seat, card) != words.NO_CARD


def refused_by_uniqueness(g: Board, seat: int, card: int) -> str:
    """Why a unique card may not come into play under a seat's control, or be played, or "" if it may."""
    definition = g.cards[card]
    if not definition.unique:
        return ""
    title = definition.name
    owner = g.owners[card]
    elsewhere = g.deal.profile.entering.copies_elsewhere_count
    for side in g.sides:
        if side.seat == seat or (elsewhere and side.seat == owner):
            for other in side.dead:
                if other != card and g.cards[other].name == title:
                    return refused.DEAD_COPY if g.zone[card] != words.DEAD else refused.TWO_DEAD_COPIES
    duplicable = copy_in_play(g, seat, card) if owner == seat else words.NO_CARD
    for side in g.sides:
        for other in side.play:
            if g.cards[other].name != title or other == duplicable:
                continue
            if side.seat == seat or (elsewhere and (side.seat == owner or g.owners[other] in (seat, owner))):
                return refused.COPY_WITH_ANOTHER if g.owners[other] != side.seat else refused.COPY_WITH_OWNER
    return ""


def refused_by_control(g: Board, seat: int, card: int) -> str:
    """Why a seat may not take control of a card in play, or "" if it may."""
    if not g.record(card).card.unique:
        return ""
    title = g.cards[card].name
    elsewhere = g.deal.profile.entering.copies_elsewhere_count
    for other in g.sides[seat].dead:
        if g.cards[other].name == title:
            return refused.CONTROL_DEAD_COPY
    for side in g.sides:
        for other in side.play:
            if (
                other != card
                and g.cards[other].name == title
                and (side.seat == seat or (elsewhere and g.owners[other] == seat))
            ):
                return refused.CONTROL_COPY_IN_PLAY
    return ""


def may_attach(
    g: Board,
    attachment: Card,
    seat: int,
    source: int,
    host: int,
    stays: bool = False,
    context: Context | None = None,
) -> bool:
    """Whether an attachment may be put on a host, or may stay there; who asks of many hosts gives the context."""
    record = g.records[host]
    if record is None or record.facedown:
        return False
    if attachment.attach is not None:
        c = Context(seat, source) if context is None else context
        once = stays and attachment.attach_once
        if not once and not attachment.attach.matches(g, c, host):
            return False
        if record.card.type != words.CHARACTER and not g.deal.profile.entering.hosts_by_text:
            return False
    elif record.card.type != words.CHARACTER:
        return False
    if record.immune and g.is_immune(host, source):
        return False
    for rule in record.no_attachments:
        if forbids(rule, attachment):
            return False
    return not attachment.host_limit or _copies_on(g, record, attachment, source) < attachment.host_limit


def _copies_on(g: Board, host: InPlay, attachment: Card, source: int) -> int:
    """How many copies of an attachment by title are on a host, but for the one that is asked about."""
    count = 0
    for other in host.attachments:
        if other != source and g.definition(other).name == attachment.name:
            count += 1
    return count


def forbids(rule: tuple[str, ...], attachment: Card) -> bool:
    """A rule is a word (``any``, ``only``: no attachments with these traits, ``except``) and traits."""
    if rule[0] == "any":
        return True
    shared = any(trait in attachment.traits for trait in rule[1:])
    return shared if rule[0] == "only" else not shared


def hosts(g: Board, card: int, seat: int) -> list[int]:
    """The cards in play an attachment may go on, in the order of their ids."""
    definition = g.cards[card]
    found = []
    c = Context(seat, card)
    for side in g.sides:
        for host in side.play:
            if not may_attach(g, definition, seat, card, host, context=c):
                continue
            # What takes control of its host goes on no card whose control is barred.
            if definition.controls_host and g.controller(host) != seat and refused_by_control(g, seat, host):
                continue
            found.append(host)
        if definition.attach is not None and may_attach(g, definition, seat, card, side.faction, context=c):
            found.append(side.faction)
    if len(found) > 1:
        found.sort()
    return found


def may_enter(g: Board, seat: int, card: int) -> str:
    """Why a card cannot be put into play for a seat, or ""; uniqueness and a host matter alone (ED.put-into-play)."""
    definition = g.cards[card]
    if definition.type >= words.EVENT:
        return refused.EVENT_CANNOT_ENTER
    why = refused_by_uniqueness(g, seat, card)
    if why:
        return why
    if _doubles(g, seat, card) and not g.deal.profile.leaving.copies_become_duplicates:
        return refused.NO_SECOND_COPY
    if (
        definition.type == words.ATTACHMENT
        and not enters_as_duplicate(g, seat, card)
        and not hosts(g, card, seat)
    ):
        return refused.NO_HOST
    return ""


def lift(g: Board, card: int) -> None:
    """Take a card out of the pile it lies in, out of play."""
    zone = g.zone[card]
    if zone == words.BEING_PLAYED:
        return
    g.pile(g.owner(card), zone).remove(card)
    g.touch(words.ON_HANDS | words.ON_PILES)


def declare(g: Board, card: int) -> None:
    """A card is to be played or marshaled: out of its hand it is shown to all."""
    if g.zone[card] != words.HAND:
        return
    lift(g, card)
    g.zone[card] = words.BEING_PLAYED
    g.seen[card] = g.everyone()
    g.note("taken-from-hand", "", g.owner(card), (card,))


def take_back(g: Board, card: int) -> None:
    """A card that was to be played or marshaled, and was not, goes back to its hand."""
    if g.zone[card] == words.BEING_PLAYED:
        g.zone[card] = words.HAND
        g.sides[g.owner(card)].hand.append(card)
        g.touch(words.ON_HANDS)
        g.note("taken-back", told.TAKEN_BACK, g.owner(card), (card,))


def enter(g: Board, happening: Happening) -> bool:
    """Bring a card into play for the happening's seat, attached to its other card, or as its other side."""
    card, seat, host = happening.card, happening.seat, happening.other
    definition = g.cards[card]
    changed = definition.other_side if happening.flags & AS_OTHER_SIDE else None
    if g.zone[card] in (words.PLAY, words.ATTACHED, words.DUPLICATE):
        return False
    forced = bool(happening.flags & CANNOT_BE_REFUSED)
    if changed is None and not forced and may_enter(g, seat, card):
        return False
    if enters_as_duplicate(g, seat, card):
        first = copy_in_play(g, seat, card)
        happening.kind = words.DUPLICATED
        happening.flags |= AS_DUPLICATE
        happening.other = first
        return add_duplicate(g, card, first)
    definition = changed or definition
    if definition.type == words.ATTACHMENT and not may_attach(g, definition, seat, card, host):
        return False
    if g.deal.asks_whence and g.zone[card] in (words.HAND, words.BEING_PLAYED):
        happening.flags |= FROM_HAND
    lift(g, card)
    record = InPlay(card, definition, g.owner(card), seat, g.stamp + 1)
    g.stamp += 1
    record.entered = happening.how
    record.entered_phase = g.phase_number
    record.kneeling = bool(happening.flags & KNEELING)
    record.facedown = bool(happening.flags & FACE_DOWN)
    if seat != record.owner:
        record.give_control(seat, 0)
    g.set_record(card, record)
    g.sides[seat].play.append(card)
    if definition.type == words.ATTACHMENT:
        g.zone[card] = words.ATTACHED
        record.host = host
        g.record(host).attach(card)
    else:
        g.zone[card] = words.PLAY
    g.stale = True
    g.check_due = True
    return True


def add_duplicate(g: Board, card: int, first: int, facedown: bool = False) -> bool:
    """Put a card under another as its duplicate; facedown, only the other's controller sees it."""
    lift(g, card)
    g.zone[card] = words.DUPLICATE
    g.seen[card] = 1 << g.controller(first) if facedown else g.everyone()
    g.record(first).place_duplicates([card])
    g.touch(words.ON_ZONES | words.ON_DUPLICATES)
    g.check_due = True
    return True
