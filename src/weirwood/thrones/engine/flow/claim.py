"""Claim: interrupts may change its type or replace it, then it is taken, then come reactions."""

from __future__ import annotations

from weirwood.core.decision import Reason
from weirwood.thrones.engine.concepts import asked
from weirwood.thrones.engine.flow.frames import Frame
from weirwood.thrones.engine.flow.initiation import Resolve
from weirwood.thrones.engine.flow.occurrence import after, occur
from weirwood.thrones.engine.marks import CANNOT_BE_KILLED, CLAIMED_FIRST
from weirwood.thrones.engine.state.board import Board
from weirwood.thrones.engine.state.happening import FOR_CLAIM, OCCURRED, Happening
from weirwood.thrones.engine.state.in_force import Delayed
from weirwood.thrones.engine.state.in_play import Challenge
from weirwood.thrones.engine.words import (
    CHALLENGE_NAMES,
    CHARACTER,
    CLAIM,
    CLAIM_DONE,
    CLAIMED,
    HAND_DISCARDED,
    INTRIGUE,
    KILLED,
    KIND_NAMES,
    MILITARY,
    NOBODY,
    POWER_MOVED,
)


def may_be_killed(g: Board, seat: int) -> list[int]:
    """The characters of a seat that military claim may kill, in the order of their ids."""
    g.fresh()
    cards = []
    for card in sorted(g.sides[seat].play):
        record = g.records[card]
        if record is not None and record.card.type == CHARACTER and not record.barred & CANNOT_BE_KILLED:
            cards.append(card)
    return cards


class Claim(Frame):
    """Claim on its way: interrupts may change its type, who suffers it, or replace it; then it is taken.

    ``payers`` suffer it, in player order; it is usually the loser alone. It may be replaced: by claim of another type,
    by something ``instead``, or ``passed`` on from one player to another. The newest replacement counts, when claim is
    taken.
    """

    __slots__ = ("instead", "passed", "payers", "stage", "type")

    def __init__(self, payers: list[int], type: int) -> None:
        super().__init__()
        self.payers = payers
        self.type = type
        self.stage: int = 0
        self.instead: Delayed | None = None
        self.passed: list[int] = []

    def copy(self) -> Claim:
        copy = Claim(self.payers.copy(), self.type)
        copy.copy_answers(self)
        copy.stage = self.stage
        copy.instead = self.instead
        copy.passed = self.passed.copy()
        return copy

    def become(self, type: int, instead: Delayed | None = None, passed: list[int] | None = None) -> None:
        """Be replaced: what replaced it before does not count any more."""
        self.type = type
        self.instead = instead
        self.passed = passed or []

    def _suffering(self, g: Board) -> list[int]:
        """Who takes it: whoever it was passed on to, and nobody twice."""
        payers = self.payers
        if self.passed:
            payers = [self.passed[1] if seat == self.passed[0] else seat for seat in payers]
        return [seat for seat in g.alive() if seat in payers]

    def run(self, g: Board) -> None:
        challenge = g.challenge
        if challenge is None or challenge.winner == NOBODY:
            g.stack.pop()
        elif self.stage == 0:
            self.stage = 1
            occur(g, [Happening(CLAIMED, seat=challenge.loser, how=challenge.type, amount=len(g.stack) - 1)])
        elif self.stage == 1:
            self.stage = 2
            self.payers = self._suffering(g)
            g.note_all(KIND_NAMES[CLAIMED], "", tuple(self.payers), value=CHALLENGE_NAMES[self.type])
        elif self.stage == 2:
            self._take(g, challenge)
        else:
            g.stack.pop()
            done = Happening(CLAIM_DONE, seat=challenge.loser, how=challenge.type)
            done.status = OCCURRED
            after(g, [done], quiet=True)

    def _take(self, g: Board, challenge: Challenge) -> None:
        value = g.plot_value(challenge.attacker, CLAIM)
        if self.instead is not None:
            self.stage = 3
            g.stack.append(Resolve.delayed(g, self.instead))
        elif value == 0 or not self.payers:
            self.stage = 3
        elif self.type == MILITARY:
            self._kill(g, value)
        elif self.type == INTRIGUE:
            self._discard(g, value)
        else:
            self._move_power(g, challenge.attacker, value)

    def _move_power(self, g: Board, attacker: int, value: int) -> None:
        self.stage = 3
        to = g.sides[attacker].faction
        occur(
            g,
            [
                Happening(POWER_MOVED, g.sides[seat].faction, seat, value, other=to, flags=FOR_CLAIM)
                for seat in self.payers
            ],
        )

    def _kill(self, g: Board, value: int) -> None:
        """Each chooses different characters, as many as there are; all die together (ED.claim-high, ED.claim-short)."""
        g.fresh()
        killed: list[Happening] = []
        for seat in self.payers:
            cards = may_be_killed(g, seat)
            bound = [card for card in cards if g.record(card).lifted & CLAIMED_FIRST]
            why = Reason(g.step, g.clause(asked.MILITARY_CLAIM), "claim")
            picked = self.pick_bound(g, seat, cards, bound, value, value, why)
            if picked is None:
                return
            killed += [Happening(KILLED, card, seat, flags=FOR_CLAIM) for card in picked]
        self.stage = 3
        self.next_part()
        if killed:
            occur(g, killed)

    def _discard(self, g: Board, value: int) -> None:
        self.stage = 3
        discarded: list[Happening] = []
        for seat in self.payers:
            hand = sorted(g.sides[seat].hand)
            g.rng.shuffle(hand)
            discarded += [Happening(HAND_DISCARDED, card, seat, flags=FOR_CLAIM) for card in hand[:value]]
        if discarded:
            occur(g, discarded)
