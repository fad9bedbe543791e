"""State checks: what is true of every state, looked after once everything that happens together has happened."""

from __future__ import annotations

from weirwood.core.decision import DecisionKind, Reason
from weirwood.core.outcome import Ending, Outcome
from weirwood.thrones.engine import words
from weirwood.thrones.engine.concepts import asked, told
from weirwood.thrones.engine.flow import elimination
from weirwood.thrones.engine.flow.frames import PARKED, Frame
from weirwood.thrones.engine.flow.occurrence import Occurrence, occur
from weirwood.thrones.engine.flow.stages import OCCUR
from weirwood.thrones.engine.marks import (
    CANNOT_BE_DISCARDED,
    CANNOT_BE_KILLED,
    DIES_AT_ZERO,
    MUST_BE_DISCARDED,
    MUST_BE_SACRIFICED,
)
from weirwood.thrones.engine.options import PLAYER, pack, seat_of
from weirwood.thrones.engine.profile import EndCheck
from weirwood.thrones.engine.rules.arrival import may_attach
from weirwood.thrones.engine.rules.control import settle_control
from weirwood.thrones.engine.state.board import Board
from weirwood.thrones.engine.state.happening import AVERTED, CANNOT_BE_SAVED, TERMINAL_CONDITION, Happening
from weirwood.thrones.engine.state.in_play import InPlay


def settle(g: Board) -> bool:
    """Check everything; True when something was pushed or the game ended. An end that waits for its winner stays."""
    if g.stale:
        g.fresh()
    if isinstance(g.stack[-1], ChooseWinner):
        return False
    if g.winning:
        seats = g.alive()
        for check in g.deal.profile.ends.checks:
            if check.settles(g, seats):
                return True
    if g.watched:
        settle_control(g)
        if g.stale:
            g.fresh()
    found: list[Happening] = []
    leaving = _being_settled(g)
    hosts = g.deal.profile.ends.power_hosts
    for record in g.watched:
        if record.power and not hosts >> record.card.type & 1:
            found.append(Happening(words.POWER_LOST, record.id, record.controller, record.power))
        if record.id in leaving:
            continue
        if record.card.type == words.ATTACHMENT and _illegally_attached(g, record):
            found.append(Happening(words.DISCARDED, record.id, record.controller, flags=CANNOT_BE_SAVED))
        elif record.lifted & MUST_BE_SACRIFICED:
            found.append(Happening(words.SACRIFICED, record.id, record.controller, source=record.id))
        elif record.lifted & MUST_BE_DISCARDED and not record.barred & CANNOT_BE_DISCARDED:
            found.append(Happening(words.DISCARDED, record.id, record.controller, flags=TERMINAL_CONDITION))
        elif dies(record):
            found.append(Happening(words.KILLED, record.id, record.controller, flags=TERMINAL_CONDITION))
    if not found and g.laid_dead:
        found = [Happening(words.PLACED_DEAD, card, g.owner(card)) for card in g.laid_dead]
        g.laid_dead.clear()
        g.check_due = True
    if not found and (g.deal.reactions >> words.STRENGTH_RAISED) & 1:
        found = _strength_raised(g)
    if found:
        occur(g, found, quiet=True)
        return True
    return False


def _being_settled(g: Board) -> list[int]:
    """The cards that a state check has already sent on their way out of play, saved ones included for now."""
    cards: list[int] = []
    for frame in g.stack:
        if isinstance(frame, Occurrence) and frame.quiet and frame.stage <= OCCUR:
            for happening in frame.happenings:
                if happening.kind <= words.LAST_LEAVING and happening.status <= AVERTED:
                    cards.append(happening.card)
    return cards


def dies(record: InPlay) -> bool:
    """A character that is killed if its strength is 0, and can be."""
    return (
        bool(record.lifted & DIES_AT_ZERO)
        and record.card.type == words.CHARACTER
        and record.strength <= 0
        and not record.barred & CANNOT_BE_KILLED
    )


def _strength_raised(g: Board) -> list[Happening]:
    """Cards whose strength card effects have increased: neither the end of a penalty nor what stays below nothing."""
    found = []
    for record in g.table:
        raised = record.raising > record.raised and record.strength > 0
        if raised and record.card.reactions >> words.STRENGTH_RAISED & 1:
            found.append(Happening(words.STRENGTH_RAISED, record.id, record.controller))
        record.raised = record.raising
    return found


def _illegally_attached(g: Board, record: InPlay) -> bool:
    """An attachment found illegally attached is discarded; in set-up it waits for its host (ED.illegal-attachment)."""
    return record.host != words.NO_CARD and not may_attach(
        g, record.card, record.controller, record.id, record.host, stays=True
    )


class EnoughPower(EndCheck):
    """Whoever has enough power wins; abilities may change how much that is."""

    __slots__ = ()

    def settles(self, g: Board, seats: list[int]) -> bool:
        goal = g.deal.profile.ends.power
        winners: list[int] = []
        for seat in seats:
            side = g.sides[seat]
            if g.power(seat) >= goal + side.goal_change and not side.cannot_win:
                winners.append(seat)
        if winners:
            _decide(g, winners, Ending.POWER, g.clause(told.ENOUGH_POWER))
        return bool(winners)


class EmptyDeck(EndCheck):
    """Whoever has no draw deck left is eliminated."""

    __slots__ = ()

    def settles(self, g: Board, seats: list[int]) -> bool:
        out = self.out(g, seats)
        if not out:
            return False
        if len(out) < len(seats):
            eliminate(g, out)
        elif g.deal.profile.ends.all_out_is_a_draw:
            _draw(g, g.clause(told.ALL_ELIMINATED))
        else:
            _decide(g, out, Ending.LAST_STANDING, g.clause(told.ALL_ELIMINATED))
        return True

    def out(self, g: Board, seats: list[int]) -> list[int]:
        """Those of the players who are eliminated now."""
        found: list[int] = []
        for seat in seats:
            if not g.sides[seat].deck:
                found.append(seat)
        return found


class Doomed(EmptyDeck):
    """Whoever counts as having too many doomed cards in the dead pile is eliminated."""

    __slots__ = ("most",)
    counts_doomed = True

    def __init__(self, most: int) -> None:
        self.most = most

    def out(self, g: Board, seats: list[int]) -> list[int]:
        return [seat for seat in seats if g.doomed(seat) > self.most]


def eliminate(g: Board, seats: list[int]) -> None:
    """Players are out of the game; who is left alone wins, or nobody where that player cannot."""
    elimination.eliminate(g, seats)
    left = g.alive()
    if len(left) != 1:
        return
    if g.sides[left[0]].cannot_win:
        _draw(g, g.clause(told.LAST_PLAYER))
    else:
        _decide(g, left, Ending.LAST_STANDING, g.clause(told.LAST_PLAYER))


def time_is_up(g: Board) -> None:
    """The game ends now: of those who can win the one with most power does, and nobody where that is shared."""
    able = [seat for seat in g.alive() if not g.sides[seat].cannot_win]
    most = max([g.power(seat) for seat in able], default=-1)
    leading = [seat for seat in able if g.power(seat) == most]
    rule = g.clause(told.TIME_UP)
    if len(leading) == 1:
        win(g, leading[0], Ending.TIME, rule)
    else:
        _draw(g, rule)


def _draw(g: Board, rule: str) -> None:
    powers = [-1 if side.eliminated else g.power(side.seat) for side in g.sides]
    standing = [
        side.standing_place or 1 + sum([other > powers[side.seat] for other in powers]) for side in g.sides
    ]
    g.outcome = Outcome((), Ending.DRAW, rule, tuple(standing))
    g.active = words.NOBODY


def _decide(g: Board, candidates: list[int], ending: Ending, rule: str) -> None:
    """One wins at once; among several the first player determines who, or is the one."""
    if len(candidates) == 1 or not g.deal.profile.ends.first_player_decides:
        win(g, candidates[0], ending, rule)
    else:
        g.stack.append(ChooseWinner(candidates, ending, rule))


def win(g: Board, seat: int, ending: Ending, rule: str) -> None:
    """The game is over."""
    standing = []
    for other in range(g.deal.players):
        side = g.sides[other]
        better = [
            rival
            for rival in range(g.deal.players)
            if rival != seat and not g.sides[rival].eliminated and g.power(rival) > g.power(other)
        ]
        standing.append(1 if other == seat else side.standing_place or 2 + len(better))
    g.outcome = Outcome((seat,), ending, rule, tuple(standing))
    g.active = words.NOBODY


class ChooseWinner(Frame):
    """Several would win at once: the first player determines who does."""

    __slots__ = ("candidates", "ending", "rule")

    def __init__(self, candidates: list[int], ending: Ending, rule: str) -> None:
        super().__init__()
        self.candidates = candidates
        self.ending = ending
        self.rule = rule

    def copy(self) -> ChooseWinner:
        copy = ChooseWinner(self.candidates.copy(), self.ending, self.rule)
        copy.copy_answers(self)
        return copy

    def run(self, g: Board) -> None:
        packed = [pack(PLAYER, seat=seat) for seat in self.candidates]
        rule = g.clause(asked.WINNER) if self.ending == Ending.POWER else self.rule
        why = Reason(g.step, rule, "end-order")
        option = self.ask(g, g.first, DecisionKind.PLAYER, packed, why)
        if option != PARKED:
            win(g, seat_of(option), self.ending, self.rule)
