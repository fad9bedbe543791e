"""Resolving a challenge: who won, the bonuses, claim, and its end (RR.framework.4.2.2a and on)."""

from __future__ import annotations

from weirwood.core.decision import DecisionKind, Reason
from weirwood.thrones.engine.board import Board
from weirwood.thrones.engine.chart import Round, Step
from weirwood.thrones.engine.claim import Claim
from weirwood.thrones.engine.frames import PARKED
from weirwood.thrones.engine.happening import RIVALS_BONUS, UNOPPOSED_BONUS, Happening
from weirwood.thrones.engine.in_play import Challenge
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


class ChallengeBonuses(Step):
    """Winning unopposed as the attacker gives 1 power, and so does beating a rival; both at once.

    See RR.unopposed.2, RR.rivals.1, RR.framework.4.2.3b and RR.framework.4.2.3c.
    """

    __slots__ = ()

    def run(self, g: Board, frame: Round) -> str:
        """Gain them."""
        g.fresh()
        challenge = g.challenge
        assert challenge is not None
        winner = g.sides[challenge.winner]
        bonuses: list[Happening] = []
        if challenge.unopposed:
            bonuses.append(Happening(POWER_GAINED, winner.faction, winner.seat, 1, flags=UNOPPOSED_BONUS))
        if (winner.rivals & ~winner.rivals_beaten) >> challenge.loser & 1:
            winner.rivals_beaten |= 1 << challenge.loser  # once for each rival in a round (RR.rivals.2)
            bonuses.append(Happening(POWER_GAINED, winner.faction, winner.seat, 1, flags=RIVALS_BONUS))
        if bonuses:
            occur(g, bonuses)
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
        payers = self._payers(g, frame, challenge)
        if payers is not None:
            g.stack.append(Claim(payers, challenge.type))
        return ""

    def _payers(self, g: Board, frame: Round, challenge: Challenge) -> list[int] | None:
        """The loser suffers claim, or any opponents that the winner may choose (RR.titles.9).

        That is no replacement (FAQ.qa.whispers.1): what replaces claim replaces it for all of them (FAQ.qa.whispers.2),
        as far as its words go (FAQ.qa.whispers.5).
        """
        g.fresh()
        if not (g.sides[challenge.winner].wide_claim >> challenge.type) & 1:
            return [challenge.loser]
        opponents = g.opponents(challenge.winner)
        why = Reason(g.step, "RR.titles.9", "claim")
        return frame.pick_players(g, challenge.winner, opponents, 0, -1, why)


class ChallengeEnds(Step):
    """The challenge ends and participants cease participating (RR.framework.4.2.6)."""

    __slots__ = ()

    def run(self, g: Board, frame: Round) -> str:
        """End it; then the window before the next one."""
        occur(g, [Happening(CHALLENGE_ENDED, seat=g.active)])
        return "4.3" if g.sides[g.active].eliminated else "4.aw"


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
