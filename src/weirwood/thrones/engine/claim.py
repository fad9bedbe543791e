"""Claim: interrupts may change its type or replace it, then it is taken, then come reactions."""

from __future__ import annotations

from weirwood.core.decision import Reason
from weirwood.thrones.engine.board import Board
from weirwood.thrones.engine.frames import Frame
from weirwood.thrones.engine.happening import FOR_CLAIM, OCCURRED, Happening
from weirwood.thrones.engine.in_force import Delayed
from weirwood.thrones.engine.in_play import Challenge
from weirwood.thrones.engine.initiation import Resolve
from weirwood.thrones.engine.marks import CANNOT_BE_KILLED
from weirwood.thrones.engine.occurrence import after, occur
from weirwood.thrones.engine.words import (
    CHARACTER,
    CLAIM,
    CLAIM_DONE,
    CLAIMED,
    HAND_DISCARDED,
    INTRIGUE,
    KILLED,
    MILITARY,
    POWER_MOVED,
)


class Claim(Frame):
    """Claim on its way: interrupts may change its type or replace it, then it is taken.

    ``instead`` is what happens in its place; the newest replacement counts (RR.replacement.1, 3).
    """

    __slots__ = ("instead", "payer", "stage", "type")

    def __init__(self, payer: int, type: int) -> None:
        super().__init__()
        self.payer = payer
        self.type = type
        self.stage: int = 0
        self.instead: Delayed | None = None

    def copy(self) -> Claim:
        """An independent equal."""
        copy = Claim(self.payer, self.type)
        copy.copy_answers(self)
        copy.stage = self.stage
        copy.instead = self.instead
        return copy

    def run(self, g: Board) -> None:
        """Interrupts, effects, reactions."""
        challenge = g.challenge
        if challenge is None:
            g.stack.pop()
        elif self.stage == 0:
            self.stage = 1
            occur(g, [Happening(CLAIMED, seat=self.payer, how=challenge.type, amount=len(g.stack) - 1)])
        elif self.stage == 1:
            self._take(g, challenge)
        else:
            g.stack.pop()
            done = Happening(CLAIM_DONE, seat=self.payer, how=challenge.type)
            done.status = OCCURRED
            after(g, [done], quiet=True)

    def _take(self, g: Board, challenge: Challenge) -> None:
        value = g.plot_value(challenge.attacker, CLAIM)  # RR.framework.4.2.4e
        if self.instead is not None:
            self.stage = 2
            g.stack.append(Resolve.delayed(g, self.instead))
        elif value == 0:
            self.stage = 2
        elif self.type == MILITARY:
            self._kill(g, value)
        elif self.type == INTRIGUE:
            self._discard(g, value)
        else:
            self.stage = 2
            side = g.sides[self.payer]
            attacker = g.sides[challenge.attacker]
            occur(
                g,
                [
                    Happening(
                        POWER_MOVED, side.faction, self.payer, value, other=attacker.faction, flags=FOR_CLAIM
                    )
                ],
            )

    def _kill(self, g: Board, value: int) -> None:
        """The loser chooses different characters and kills them together (RR.military-claim.1 to 3)."""
        g.fresh()
        cards = []
        for card in sorted(g.sides[self.payer].play):
            record = g.record(card)
            if record.card.type == CHARACTER and not record.barred & CANNOT_BE_KILLED:
                cards.append(card)
        picked = self.pick(g, self.payer, cards, value, value, Reason(g.step, "RR.military-claim.1", "claim"))
        if picked is None:
            return
        self.stage = 2
        self.next_part()
        if picked:
            occur(g, [Happening(KILLED, card, self.payer, flags=FOR_CLAIM) for card in picked])

    def _discard(self, g: Board, value: int) -> None:
        """The loser discards cards at random (RR.intrigue-claim.1, 2)."""
        self.stage = 2
        hand = sorted(g.sides[self.payer].hand)
        g.rng.shuffle(hand)
        if hand:
            occur(
                g,
                [Happening(HAND_DISCARDED, card, self.payer, flags=FOR_CLAIM) for card in hand[:value]],
            )
