"""What each kind of happening does to the board when it occurs."""

from __future__ import annotations

from typing import Final

from weirwood.thrones.engine import marks, words
from weirwood.thrones.engine.rules.arrival import add_duplicate, enter, lift, may_attach, refused_by_control
from weirwood.thrones.engine.rules.departure import (
    bound_for,
    leave,
    leave_challenge,
    place,
    take_from_under,
    take_out_of_play,
    told_along,
)
from weirwood.thrones.engine.rules.framework import move_on
from weirwood.thrones.engine.rules.titles import give_back
from weirwood.thrones.engine.state.board import Board
from weirwood.thrones.engine.state.happening import (
    AS_OTHER_SIDE,
    AT_BOTTOM,
    BY_INSIGHT,
    CANNOT_BE_REFUSED,
    FACE_DOWN,
    GIVEN,
    IMPOSSIBLE,
    OCCURRED,
    SECRET,
    Happening,
)
from weirwood.thrones.engine.state.log import Told

PARTIAL: Final = 1 << 20
"""A flag: less happened than was called for, so what comes after *then* does not."""

_OF_PLOTS: Final = (words.PLOTS, words.USED, words.REMOVED)
_OF_OTHERS: Final = (words.DECK, words.HAND, words.DISCARD, words.DEAD, words.REMOVED)
"""The piles that plots and other cards may lie in."""


def apply(g: Board, happening: Happening) -> None:
    """Let an imminent happening occur, as far as it can."""
    kind = happening.kind
    stay = 0 if happening.card < 0 else g.moves[happening.card]
    along: list[Told] | None = None
    if kind <= words.LAST_LEAVING:
        record = g.records[happening.card]
        if record is not None and (record.attachments or record.duplicates):
            g.fresh()
            along = told_along(g, record)
        done = _may_leave(g, happening) and _leave(g, happening)
    elif kind in (words.ENTERED, words.DUPLICATED):
        done = _arrive(g, happening)
    elif kind in (words.KNELT, words.STOOD):
        done = _turn(g, happening)
    elif kind in (words.POWER_GAINED, words.POWER_LOST, words.POWER_MOVED):
        done = _power(g, happening)
    elif kind in (words.GOLD_GAINED, words.GOLD_MOVED, words.GOLD_RETURNED, words.GOLD_SPENT, words.INCOME):
        done = _gold(g, happening)
    elif kind in (words.DREW, words.HAND_DISCARDED, words.DECK_DISCARDED, words.PILED):
        done = _cards(g, happening)
    elif kind in (words.TOKEN_PLACED, words.TOKEN_REMOVED, words.ATTACHING, words.CONTROL_TAKEN):
        done = _marks(g, happening)
    elif kind in (words.CHALLENGE_LEFT, words.CHALLENGE_JOINED):
        done = _participation(g, happening)
    else:
        done = kind in (words.SAVED, words.PLACED_DEAD) or move_on(g, happening)
    happening.status = OCCURRED if done else IMPOSSIBLE
    if done and (g.deal.remembered >> kind) & 1:
        g.remember(happening)
    if done and kind not in (words.EFFECTS_INITIATE, words.CLAIMED, words.PLACED_DEAD):
        g.tell(happening, "", stay)
        if kind != words.PILED and happening.instead >= 0:
            g.tell(
                Happening(words.PILED, happening.card, g.owner(happening.card), how=happening.instead),
                "",
                stay,
            )
        if along:
            g.log += along


def pay(g: Board, seat: int, card: int, gold: int) -> None:
    """Gold goes to the treasury for a card."""
    if gold:
        apply(g, Happening(words.GOLD_SPENT, card, seat, gold))


def _may_leave(g: Board, happening: Happening) -> bool:
    """Whether a card may leave play like this; faction cards and plots never do."""
    record = g.records[happening.card]
    if record is None or not g.may_leave(happening.card):
        return False
    if happening.flags & CANNOT_BE_REFUSED:
        return True
    g.fresh()
    if happening.kind == 0 and record.barred & marks.CANNOT_BE_KILLED:
        return False
    return not (happening.kind == 1 and record.barred & marks.CANNOT_BE_DISCARDED)


def _leave(g: Board, happening: Happening) -> bool:
    record = g.record(happening.card)
    if record.card.type != words.TITLE:
        return leave(g, happening)
    happening.record = record
    give_back(g, happening.card)
    return True


def _arrive(g: Board, happening: Happening) -> bool:
    if happening.kind == words.DUPLICATED:
        record = g.records[happening.card]
        if record is not None and g.in_play(happening.other):
            g.record(happening.other).place_duplicates(record.duplicates)
            record.duplicates = []
            take_out_of_play(g, record, words.REMOVED)
        facedown = bool(happening.flags & FACE_DOWN)
        return g.in_play(happening.other) and add_duplicate(g, happening.card, happening.other, facedown)
    return enter(g, happening)


def _turn(g: Board, happening: Happening) -> bool:
    record = g.records[happening.card]
    kneel = happening.kind == words.KNELT
    if record is None or record.kneeling == kneel:
        return False
    g.fresh()
    forced = bool(happening.flags & CANNOT_BE_REFUSED)
    if kneel and record.barred & marks.CANNOT_KNEEL and not forced:
        return False
    if not kneel:
        seat = record.controller if happening.source == words.NO_CARD else g.controller(happening.source)
        if not g.may_stand(seat, happening.card) and not forced:
            return False
        if record.card.type == words.CHARACTER:
            g.sides[seat].stood += 1
    record.kneeling = kneel
    g.touch(words.ON_KNEELING)
    return True


def _power(g: Board, happening: Happening) -> bool:
    """Power comes, goes or moves; moved power is not gained (ED.moved-power)."""
    record = g.records[happening.card]
    if record is None or happening.amount <= 0:
        return False
    hosts = g.deal.profile.ends.power_hosts
    moved = happening.amount
    if happening.kind == words.POWER_GAINED:
        if not (hosts >> record.card.type) & 1:
            return False
        record.power += moved
    else:
        target = g.records[happening.other] if happening.kind == words.POWER_MOVED else None
        if happening.kind == words.POWER_MOVED and (target is None or target is record):
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
    g.touch(words.ON_POWER)
    g.check_due = True
    return True


def _gold(g: Board, happening: Happening) -> bool:
    """Gold comes and goes; there is always enough (ED.tokens)."""
    side = g.sides[happening.seat]
    if happening.kind in (words.GOLD_GAINED, words.INCOME):
        if happening.amount <= 0:
            return happening.kind == words.INCOME
        side.gold += happening.amount
    elif happening.kind == words.GOLD_MOVED:
        giver = g.sides[happening.how]
        moved = min(happening.amount, giver.gold)
        if moved == 0:
            return False
        if moved < happening.amount:
            happening.flags |= PARTIAL
        happening.amount = moved
        giver.gold -= moved
        side.gold += moved
        if happening.flags & GIVEN:
            g.remember_gift(giver.seat, side.seat)
    else:
        happening.amount = min(happening.amount, side.gold)
        if happening.amount == 0:
            return False
        side.gold -= happening.amount
    g.touch(words.ON_GOLD)
    return True


def _cards(g: Board, happening: Happening) -> bool:
    if happening.kind == words.DREW:
        return _draw(g, happening)
    card = happening.card
    if g.cards[card].type == words.AGENDA:
        return False  # an agenda stays where it is
    wanted = {words.HAND_DISCARDED: words.HAND, words.DECK_DISCARDED: words.DECK}.get(
        happening.kind, g.zone[card]
    )
    is_duplicate = g.zone[card] == words.DUPLICATE
    if g.zone[card] != wanted or (g.in_play(card) and not is_duplicate):
        return False
    from_deck = g.zone[card] == words.DECK
    seen = g.seen[card]
    zone = bound_for(g, happening)
    if zone == words.DEAD != happening.how:
        if g.zone[card] == zone:
            return False
        happening.instead = zone
    if zone not in (_OF_PLOTS if g.cards[card].type == words.PLOT else _OF_OTHERS):
        return False
    if zone in (words.HAND, words.DECK) and g.zone[card] in (words.HAND, words.DECK) and seen != g.everyone():
        happening.flags |= SECRET
    if is_duplicate:
        take_from_under(g, card)
    else:
        lift(g, card)
    if happening.flags & AT_BOTTOM and zone == words.DECK:
        owner = g.owner(card)
        g.zone[card] = words.DECK
        g.sides[owner].deck.insert(0, card)
        g.moves[card] += 1
        g.touch(words.ON_PILES)
    elif zone == words.DECK and happening.amount:
        g.zone[card] = words.DECK
        g.sides[g.owner(card)].deck.append(card)
        g.moves[card] += 1
        g.touch(words.ON_PILES)
    else:
        place(g, card, zone)
        if from_deck and zone == words.HAND:
            g.seen[card] = seen | 1 << g.owner(card)
    g.check_due = True
    return True


def _draw(g: Board, happening: Happening) -> bool:
    side = g.sides[happening.seat]
    by_effect = happening.source != words.NO_CARD
    drawn = min(happening.amount, g.may_draw(happening.seat) if by_effect else len(side.deck))
    if drawn <= 0:
        return False
    if drawn < happening.amount:
        happening.flags |= PARTIAL
    happening.amount = drawn
    for _ in range(drawn):
        card = side.deck.pop()
        g.zone[card] = words.HAND
        g.moves[card] += 1
        g.seen[card] |= 1 << happening.seat
        side.hand.append(card)
        if g.deal.profile.timing.reactions_wait:
            g.arrive(card)
    if by_effect:
        g.count_draws(happening.seat, drawn)
    if happening.flags & BY_INSIGHT:
        happening.other = side.hand[-1]  # only who draws knows it
    g.touch(words.ON_HANDS | words.ON_PILES)
    g.check_due = True
    return True


def _marks(g: Board, happening: Happening) -> bool:
    record = g.records[happening.card]
    if record is None:
        return False
    if happening.kind == words.TOKEN_PLACED:
        word = g.deal.edition.token_words[happening.how]
        record.tokens[word] = record.tokens.get(word, 0) + happening.amount
        g.touch(words.ON_TOKENS)
    elif happening.kind == words.TOKEN_REMOVED:
        word = g.deal.edition.token_words[happening.how]
        if record.tokens.get(word, 0) < happening.amount:
            return False
        record.tokens[word] -= happening.amount
        if not record.tokens[word]:
            del record.tokens[word]
        g.touch(words.ON_TOKENS)
    elif happening.kind == words.ATTACHING:
        return _attach(g, happening)
    else:
        if record.controller == happening.seat:
            return False
        forced = bool(happening.flags & CANNOT_BE_REFUSED)
        if refused_by_control(g, happening.seat, happening.card) and not forced:
            return False
        record.give_control(happening.seat, happening.how)
        g.stale = True
    g.check_due = True
    return True


def _attach(g: Board, happening: Happening) -> bool:
    record = g.record(happening.card)
    changed = g.cards[happening.card].other_side if happening.flags & AS_OTHER_SIDE else None
    definition = changed or record.card
    if record.host == happening.other or not may_attach(
        g, definition, record.controller, happening.card, happening.other
    ):
        return False
    if changed is not None:
        leave_challenge(g, happening.card)
        record.base = record.card = changed
        record.altered = True
    if record.host != words.NO_CARD:
        g.record(record.host).detach(happening.card)
    record.host = happening.other
    g.zone[happening.card] = words.ATTACHED
    g.record(happening.other).attach(happening.card)
    g.touch(words.ON_ZONES)
    g.stale = True
    return True


def _participation(g: Board, happening: Happening) -> bool:
    challenge = g.challenge
    record = g.records[happening.card]
    if challenge is None or record is None:
        return False
    if happening.kind == words.CHALLENGE_LEFT:
        if not record.role:
            return False
        leave_challenge(g, happening.card)
        return True
    if record.role:
        return False
    record.role = happening.how
    side = challenge.attackers if happening.how == words.ATTACKER else challenge.defenders
    side.append(happening.card)
    g.touch(words.ON_CHALLENGE)
    return True
