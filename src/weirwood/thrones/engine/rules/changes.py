"""What each kind of happening does to the board when it occurs."""

from __future__ import annotations

from typing import Final

from weirwood.thrones.engine.marks import (
    CANNOT_BE_DISCARDED,
    CANNOT_BE_KILLED,
    CANNOT_KNEEL,
)
from weirwood.thrones.engine.rules.arrival import add_duplicate, enter, lift, may_attach, refused_by_control
from weirwood.thrones.engine.rules.departure import (
    bound_for,
    leave,
    leave_challenge,
    place,
    take_from_under,
    told_along,
)
from weirwood.thrones.engine.rules.framework import move_on
from weirwood.thrones.engine.rules.titles import give_back
from weirwood.thrones.engine.state.board import Board
from weirwood.thrones.engine.state.happening import (
    AT_BOTTOM,
    CANNOT_BE_REFUSED,
    FACE_DOWN,
    IMPOSSIBLE,
    OCCURRED,
    SECRET,
    Happening,
)
from weirwood.thrones.engine.state.log import Told
from weirwood.thrones.engine.words import (
    AGENDA,
    ATTACHED,
    ATTACHING,
    ATTACKER,
    CHALLENGE_JOINED,
    CHALLENGE_LEFT,
    CHARACTER,
    CLAIMED,
    CONTROL_TAKEN,
    DECK,
    DECK_DISCARDED,
    DREW,
    DUPLICATE,
    DUPLICATED,
    EFFECTS_INITIATE,
    ENTERED,
    GOLD_GAINED,
    GOLD_MOVED,
    GOLD_RETURNED,
    GOLD_SPENT,
    HAND,
    HAND_DISCARDED,
    INCOME,
    KNELT,
    LAST_LEAVING,
    NO_CARD,
    ON_CHALLENGE,
    ON_GOLD,
    ON_HANDS,
    ON_KNEELING,
    ON_PILES,
    ON_POWER,
    ON_TOKENS,
    ON_ZONES,
    PILED,
    POWER_GAINED,
    POWER_LOST,
    POWER_MOVED,
    SAVED,
    STOOD,
    TITLE,
    TOKEN_PLACED,
    TOKEN_REMOVED,
)

PARTIAL: Final = 1 << 20
"""A flag: less happened than was called for, so what comes after *then* does not."""


def apply(g: Board, happening: Happening) -> None:
    """Let an imminent happening occur, as far as it can."""
    kind = happening.kind
    stay = 0 if happening.card < 0 else g.moves[happening.card]
    along: list[Told] = []
    if kind <= LAST_LEAVING:
        record = g.records[happening.card]
        if record is not None and (record.attachments or record.duplicates):
            g.fresh()
            along = told_along(g, record)
        done = _may_leave(g, happening) and _leave(g, happening)
    elif kind in (ENTERED, DUPLICATED):
        done = _arrive(g, happening)
    elif kind in (KNELT, STOOD):
        done = _turn(g, happening)
    elif kind in (POWER_GAINED, POWER_LOST, POWER_MOVED):
        done = _power(g, happening)
    elif kind in (GOLD_GAINED, GOLD_MOVED, GOLD_RETURNED, GOLD_SPENT, INCOME):
        done = _gold(g, happening)
    elif kind in (DREW, HAND_DISCARDED, DECK_DISCARDED, PILED):
        done = _cards(g, happening)
    elif kind in (TOKEN_PLACED, TOKEN_REMOVED, ATTACHING, CONTROL_TAKEN):
        done = _marks(g, happening)
    elif kind in (CHALLENGE_LEFT, CHALLENGE_JOINED):
        done = _participation(g, happening)
    else:
        done = kind == SAVED or move_on(g, happening)
    happening.status = OCCURRED if done else IMPOSSIBLE
    if done and kind not in (EFFECTS_INITIATE, CLAIMED):
        g.tell(happening, "", stay)
        if kind <= LAST_LEAVING and happening.instead >= 0:
            g.tell(Happening(PILED, happening.card, g.owner(happening.card), how=happening.instead), "", stay)
        g.log += along


def pay(g: Board, seat: int, card: int, gold: int) -> None:
    """Gold goes to the treasury for a card."""
    if gold:
        apply(g, Happening(GOLD_SPENT, card, seat, gold))


def _may_leave(g: Board, happening: Happening) -> bool:
    """Whether a card may leave play like this; faction cards and plots never do."""
    record = g.records[happening.card]
    if record is None or not g.may_leave(happening.card):
        return False
    if happening.flags & CANNOT_BE_REFUSED:
        return True
    g.fresh()
    if happening.kind == 0 and record.barred & CANNOT_BE_KILLED:
        return False
    return not (happening.kind == 1 and record.barred & CANNOT_BE_DISCARDED)


def _leave(g: Board, happening: Happening) -> bool:
    record = g.record(happening.card)
    if record.card.type != TITLE:
        return leave(g, happening)
    happening.record = record
    give_back(g, happening.card)
    return True


def _arrive(g: Board, happening: Happening) -> bool:
    if happening.kind == DUPLICATED:
        facedown = bool(happening.flags & FACE_DOWN)
        return g.in_play(happening.other) and add_duplicate(g, happening.card, happening.other, facedown)
    return enter(g, happening)


def _turn(g: Board, happening: Happening) -> bool:
    record = g.records[happening.card]
    kneel = happening.kind == KNELT
    if record is None or record.kneeling == kneel:
        return False
    g.fresh()
    forced = bool(happening.flags & CANNOT_BE_REFUSED)
    if kneel and record.barred & CANNOT_KNEEL and not forced:
        return False
    if not kneel:
        seat = record.controller if happening.source == NO_CARD else g.controller(happening.source)
        if not g.may_stand(seat, happening.card) and not forced:
            return False
        if record.card.type == CHARACTER:
            g.sides[seat].stood += 1
    record.kneeling = kneel
    g.touch(ON_KNEELING)
    return True


def _power(g: Board, happening: Happening) -> bool:
    """Power comes, goes or moves; moved power is not gained (ED.moved-power)."""
    record = g.records[happening.card]
    if record is None or happening.amount <= 0:
        return False
    hosts = g.deal.profile.ends.power_hosts
    moved = happening.amount
    if happening.kind == POWER_GAINED:
        if not (hosts >> record.card.type) & 1:
            return False
        record.power += moved
    else:
        target = g.records[happening.other] if happening.kind == POWER_MOVED else None
        if happening.kind == POWER_MOVED and (target is None or target is record):
            return False
        if target is not None and not (hosts >> target.card.type) & 1:
            return False
        moved = min(moved, record.power)
        if moved == 0:
            return False
        record.power -= moved
        if target is not None:
            target.power += moved
        if moved < happening.amount:
            happening.flags |= PARTIAL
        happening.amount = moved
    g.touch(ON_POWER)
    g.check_due = True
    return True


def _gold(g: Board, happening: Happening) -> bool:
    """Gold comes and goes; there is always enough (ED.tokens)."""
    side = g.sides[happening.seat]
    if happening.kind in (GOLD_GAINED, INCOME):
        if happening.amount <= 0:
            return happening.kind == INCOME
        side.gold += happening.amount
    elif happening.kind == GOLD_MOVED:
        giver = g.sides[happening.how]
        moved = min(happening.amount, giver.gold)
        if moved == 0:
            return False
        if moved < happening.amount:
            happening.flags |= PARTIAL
        happening.amount = moved
        giver.gold -= moved
        side.gold += moved
    else:
        happening.amount = min(happening.amount, side.gold)
        if happening.amount == 0:
            return False
        side.gold -= happening.amount
    g.touch(ON_GOLD)
    return True


def _cards(g: Board, happening: Happening) -> bool:
    if happening.kind == DREW:
        return _draw(g, happening)
    card = happening.card
    if g.cards[card].type == AGENDA:
        return False  # an agenda stays where it is
    wanted = {HAND_DISCARDED: HAND, DECK_DISCARDED: DECK}.get(happening.kind, g.zone[card])
    is_duplicate = g.zone[card] == DUPLICATE
    if g.zone[card] != wanted or (g.in_play(card) and not is_duplicate):
        return False
    from_deck = g.zone[card] == DECK
    seen = g.seen[card]
    zone = bound_for(g, happening)
    if zone in (HAND, DECK) and g.zone[card] in (HAND, DECK) and seen != g.everyone():
        happening.flags |= SECRET
    if is_duplicate:
        take_from_under(g, card)
    else:
        lift(g, card)
    if happening.flags & AT_BOTTOM and zone == DECK:
        owner = g.owner(card)
        g.zone[card] = DECK
        g.sides[owner].deck.insert(0, card)
        g.moves[card] += 1
        g.touch(ON_PILES)
    elif zone == DECK and happening.amount:
        g.zone[card] = DECK
        g.sides[g.owner(card)].deck.append(card)
        g.moves[card] += 1
        g.touch(ON_PILES)
    else:
        place(g, card, zone)
        if from_deck and zone == HAND:
            g.seen[card] = seen | 1 << g.owner(card)
    g.check_due = True
    return True


def _draw(g: Board, happening: Happening) -> bool:
    """Cards come from the top of the deck, all at once."""
    side = g.sides[happening.seat]
    drawn = min(happening.amount, len(side.deck))
    if drawn <= 0:
        return False
    if drawn < happening.amount:
        happening.flags |= PARTIAL
    happening.amount = drawn
    for _ in range(drawn):
        card = side.deck.pop()
        g.zone[card] = HAND
        g.moves[card] += 1
        g.seen[card] |= 1 << happening.seat
        side.hand.append(card)
    g.touch(ON_HANDS | ON_PILES)
    g.check_due = True
    return True


def _marks(g: Board, happening: Happening) -> bool:
    record = g.records[happening.card]
    if record is None:
        return False
    if happening.kind == TOKEN_PLACED:
        word = g.deal.edition.token_words[happening.how]
        record.tokens[word] = record.tokens.get(word, 0) + happening.amount
        g.touch(ON_TOKENS)
    elif happening.kind == TOKEN_REMOVED:
        word = g.deal.edition.token_words[happening.how]
        if record.tokens.get(word, 0) < happening.amount:
            return False
        record.tokens[word] -= happening.amount
        if not record.tokens[word]:
            del record.tokens[word]
        g.touch(ON_TOKENS)
    elif happening.kind == ATTACHING:
        return _attach(g, happening)
    else:
        if record.controller == happening.seat:
            return False
        forced = bool(happening.flags & CANNOT_BE_REFUSED)
        if refused_by_control(g, happening.seat, happening.card) and not forced:
            return False
        record.control.append((happening.seat, happening.how))
        g.stale = True
    g.check_due = True
    return True


def _attach(g: Board, happening: Happening) -> bool:
    """Move an attachment that is in play onto another host."""
    record = g.record(happening.card)
    if record.host == happening.other or not may_attach(
        g, record.card, record.controller, happening.card, happening.other
    ):
        return False
    if record.host != NO_CARD:
        g.record(record.host).attachments.remove(happening.card)
    record.host = happening.other
    g.zone[happening.card] = ATTACHED
    g.record(happening.other).attachments.append(happening.card)
    g.touch(ON_ZONES)
    g.stale = True
    return True


def _participation(g: Board, happening: Happening) -> bool:
    challenge = g.challenge
    record = g.records[happening.card]
    if challenge is None or record is None:
        return False
    if happening.kind == CHALLENGE_LEFT:
        if not record.role:
            return False
        leave_challenge(g, happening.card)
        return True
    if record.role:
        return False
    record.role = happening.how
    side = challenge.attackers if happening.how == ATTACKER else challenge.defenders
    side.append(happening.card)
    g.touch(ON_CHALLENGE)
    return True
