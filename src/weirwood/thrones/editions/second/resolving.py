"""Resolving a challenge: who won, the unopposed bonus, claim, and its end (RR.framework.4.2.2a and on)."""

from __future__ import annotations

from weirwood.core.decision import DecisionKind, Reason
from weirwood.thrones.engine.board import Board
from weirwood.thrones.engine.chart import Round, Step
from weirwood.thrones.engine.claim import Claim
from weirwood.thrones.engine.frames import PARKED
from weirwood.thrones.engine.happening import UNOPPOSED_BONUS, Happening
from weirwood.thrones.engine.occurrence import occur
from weirwood.thrones.engine.options import YES, pack
from weirwood.thrones.engine.words import (
    CHALLENGE_ENDED,
    DECIDED,
    ON_CHALLENGE,
    ON_HISTORY,
    POWER_GAINED,
)


class DetermineWinner(Step):
    """Compare strength; who counts more wins, a tie goes to the attacker (RR.winning-challenge.1 to 5)."""

    __slots__ = ()

    def run(self, g: Board, frame: Round) -> str:
        """Decide."""
        challenge = g.challenge
        assert challenge is not None
        challenge.attacking = g.challenge_strength(challenge.attacker)
        challenge.defending = g.challenge_strength(challenge.defender)
        attacking = challenge.attacking >= challenge.defending
        winner = challenge.attacker if attacking else challenge.defender
        if max(challenge.attacking, challenge.defending) < 1 or not g.participants(winner):
            return "4.2.6"
        challenge.winner = winner
        challenge.loser = challenge.defender if attacking else challenge.attacker
        challenge.unopposed = attacking and challenge.defending == 0
        g.touch(ON_HISTORY)
        occur(
            g,
            [Happening(DECIDED, seat=winner, amount=challenge.margin(), how=challenge.loser)],
        )
        return ""


class UnopposedBonus(Step):
    """Winning unopposed as the attacker gives 1 power (RR.unopposed.2)."""

    __slots__ = ()

    def run(self, g: Board, frame: Round) -> str:
        """Gain it."""
        challenge = g.challenge
        assert challenge is not None
        if challenge.unopposed:
            faction = g.sides[challenge.attacker].faction
            occur(g, [Happening(POWER_GAINED, faction, challenge.attacker, 1, flags=UNOPPOSED_BONUS)])
        return ""


class ApplyClaim(Step):
    """Claim is applied if the attacker won (RR.framework.4.2.4a)."""

    __slots__ = ()

    def run(self, g: Board, frame: Round) -> str:
        """Let it begin; the winner may be asked to confirm."""
        challenge = g.challenge
        assert challenge is not None
        if challenge.winner != challenge.attacker:
            return ""
        why = Reason(g.step, self.rule, "apply-claim")
        if frame.ask(g, challenge.winner, DecisionKind.CONFIRM, [pack(YES)], why, always=True) == PARKED:
            return ""
        g.stack.append(Claim(challenge.defender, challenge.type))
        return ""


class ChallengeEnds(Step):
    """The challenge ends and participants cease participating (RR.framework.4.2.6)."""

    __slots__ = ()

    def run(self, g: Board, frame: Round) -> str:
        """End it; then the window before the next one."""
        occur(g, [Happening(CHALLENGE_ENDED, seat=g.active)])
        return "4.aw"


def close_challenge(g: Board) -> None:
    """Nothing participates any more; the challenge is remembered."""
    challenge = g.challenge
    if challenge is None:
        return
    for record in g.records:
        if record is not None and record.role:
            record.role = 0
    g.past.append(challenge)
    g.last_challenge = challenge
    g.challenge = None
    g.touch(ON_CHALLENGE | ON_HISTORY)
