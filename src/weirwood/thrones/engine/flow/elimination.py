"""Elimination: a player leaves the game, with all that is his or hers, and the others play on.

What becomes of the cards the books leave open; docs/rulings.md says what we rule.
"""

from __future__ import annotations

from weirwood.thrones.engine import words
from weirwood.thrones.engine.concepts import told
from weirwood.thrones.engine.flow.chart import UNASKED, end_challenge, round_of
from weirwood.thrones.engine.flow.frames import Frame
from weirwood.thrones.engine.flow.initiation import END, Resolve
from weirwood.thrones.engine.flow.marshaling import ENTERING, Enter
from weirwood.thrones.engine.flow.occurrence import Occurrence
from weirwood.thrones.engine.rules.changes import apply
from weirwood.thrones.engine.rules.control import release
from weirwood.thrones.engine.rules.departure import drop_effects, take_out_of_play, told_along
from weirwood.thrones.engine.rules.titles import give_back
from weirwood.thrones.engine.state.board import Board
from weirwood.thrones.engine.state.happening import AVERTED, CANNOT_BE_REFUSED, IMMINENT, Happening


def eliminate(g: Board, seats: list[int]) -> None:
    """Players are eliminated at once; they share the place after those still in the game."""
    left = [seat for seat in g.alive() if seat not in seats]
    for seat in seats:
        g.sides[seat].eliminated = True
        g.sides[seat].standing_place = len(left) + 1
        g.tell(Happening(words.ELIMINATED, seat=seat), told.PLAYER_ELIMINATED)
    g.stale = True
    if len(left) < 2:
        return  # the game is over; all lies where it lay
    for seat in seats:
        _take_away(g, seat)
    for seat in seats:
        if g.deal.profile.ends.borrowed_is_discarded:
            _discard_borrowed(g, seat)
        release(g, seat)
        _leave_stack(g, seat)
    if g.sides[g.first].eliminated:
        g.first = g.next_seat(g.first)
        g.tell(Happening(words.FIRST_PLAYER_CHOSEN, seat=g.first), told.FIRST_PLAYER_LEFT)
    for seat in seats:
        _leave_round(g, seat)


def _take_away(g: Board, seat: int) -> None:
    """All cards of a player's are removed from the game; a title goes back to its pool."""
    side = g.sides[seat]
    if side.title != words.NO_CARD:
        give_back(g, side.title)
    for card in range(len(g.cards)):
        record = g.records[card]
        if record is not None and record.owner == seat and record.card.type < words.EVENT:
            along = told_along(g, record)
            take_out_of_play(g, record, words.REMOVED)
            g.log += [event for event in along if not g.sides[g.owner(event.cards[0])].eliminated]
    for record in g.records:
        if record is not None:
            record.duplicates = [card for card in record.duplicates if g.owner(card) != seat]
    side.plot = side.agenda = words.NO_CARD
    for pile in (side.deck, side.hand, side.discard, side.dead, side.plots, side.used):
        pile.clear()
    side.removed = [card for card in range(len(g.cards)) if g.owner(card) == seat]
    for card in side.removed:
        drop_effects(g, card)
        g.set_record(card, None)
        g.seen[card] |= 1 << seat if g.zone[card] in (words.DECK, words.HAND, words.PLOTS) else g.everyone()
        g.zone[card] = words.REMOVED
    side.gold = 0
    g.lasting = [
        effect for effect in g.lasting if effect.period != words.PLOT_PERIOD or effect.context.seat != seat
    ]
    g.delayed = [waiting for waiting in g.delayed if waiting.context.seat != seat]


def _discard_borrowed(g: Board, seat: int) -> None:
    """What a player controls of others' goes to their discard piles."""
    for card, record in enumerate(g.records):
        if record is not None and record.controller == seat:
            apply(g, Happening(words.DISCARDED, card, record.owner, flags=CANNOT_BE_REFUSED))


def _leave_round(g: Board, seat: int) -> None:
    """A challenge of the player's ends without a winner, the player's turn is over, and the step at hand goes on."""
    frame = round_of(g)
    g.sides[seat].was_active = True
    frame.secrets[seat] = UNASKED
    frame.chart.steps[frame.place].player_left(g, frame)
    challenge = g.challenge
    if challenge is not None and seat in (challenge.attacker, challenge.defender):
        end_challenge(g)


def _leave_stack(g: Board, seat: int) -> None:
    """What the player was doing ends there, and what was about to happen to the player does not."""
    for frame in g.stack:
        _end_frame(frame, seat)


def _end_frame(frame: Frame, seat: int) -> None:
    if isinstance(frame, Resolve) and frame.context.seat == seat:
        frame.stage = END
        frame.pc = 0  # so that it does not count as used
        frame.playing = False
    elif isinstance(frame, Enter) and frame.seat == seat:
        frame.stage = ENTERING
    elif isinstance(frame, Occurrence):
        for happening in frame.happenings:
            if happening.seat == seat and happening.status == IMMINENT:
                happening.status = AVERTED
