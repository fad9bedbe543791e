"""Resolving a challenge: who won, the bonuses, claim, and its end."""

from __future__ import annotations

from weirwood.core.decision import DecisionKind, Reason
from weirwood.thrones.engine import words
from weirwood.thrones.engine.concepts import asked
from weirwood.thrones.engine.flow import roles
from weirwood.thrones.engine.flow.chart import Round, Step, round_of
from weirwood.thrones.engine.flow.claim import Claim
from weirwood.thrones.engine.flow.frames import PARKED
from weirwood.thrones.engine.flow.occurrence import occur
from weirwood.thrones.engine.options import YES, pack
from weirwood.thrones.engine.rules.verdict import Stakes, Verdict
from weirwood.thrones.engine.state.board import Board
from weirwood.thrones.engine.state.happening import RIVALS_BONUS, UNOPPOSED_BONUS, Happening
from weirwood.thrones.engine.state.in_play import Challenge


def verdict(g: Board, challenge: Challenge) -> Verdict:
    """Who counts more wins, a tie goes to the attacker (ED.win-tie, ED.win-participant)."""
    found = Verdict(g.challenge_strength(challenge.attacker), g.challenge_strength(challenge.defender))
    attacking = found.attacking >= found.defending
    winner = challenge.attacker if attacking else challenge.defender
    least = g.deal.profile.challenges.least_strength
    if max(found.attacking, found.defending) < least or not g.participants(winner):
        return found
    loser = challenge.defender if attacking else challenge.attacker
    if g.sides[loser].cannot_lose:
        return found
    found.winner = winner
    found.loser = loser
    found.unopposed = is_unopposed(g, winner, attacking, found)
    return found


def is_unopposed(g: Board, winner: int, attacks: bool, found: Verdict) -> bool:
    """Whether a win is unopposed: the defender counts nothing, or the winner needs no more than a margin for that."""
    by = g.sides[winner].unopposed_by
    return (attacks and found.defending == 0) or 0 <= by <= found.margin()


def bonuses(g: Board, winner: int, loser: int, unopposed: bool) -> list[int]:
    """The flags of what gives a winner 1 power each."""
    side = g.sides[winner]
    flags: list[int] = []
    if unopposed and not side.no_unopposed_power:
        flags.append(UNOPPOSED_BONUS)
    if (side.rivals & ~side.rivals_beaten) >> loser & 1:
        flags.append(RIVALS_BONUS)
    return flags


def may_choose_payers(g: Board, challenge: Challenge) -> bool:
    """Whether the attacker may resolve claim against any opponents."""
    return bool((g.sides[challenge.attacker].wide_claim >> challenge.type) & 1)


def _is_claimed(g: Board) -> bool:
    return any(isinstance(frame, Claim) for frame in g.stack)


def stakes(g: Board, challenge: Challenge, winner: int) -> Stakes:
    """What winning brings a side: claim if it attacks, and power; what came of it is left out."""
    g.fresh()
    found = Stakes()
    attacks = winner == challenge.attacker
    loser = challenge.defender if attacks else challenge.attacker
    decided = challenge.winner != words.NOBODY
    if not (decided and round_of(g).is_past(roles.BONUSES)):
        counted = Verdict(g.challenge_strength(challenge.attacker), g.challenge_strength(challenge.defender))
        unopposed = challenge.unopposed if decided else is_unopposed(g, winner, attacks, counted)
        found.power = bonuses(g, winner, loser, unopposed)
    if attacks and not (decided and round_of(g).is_past(roles.CLAIM) and not _is_claimed(g)):
        found.claim = g.plot_value(winner, words.CLAIM)
        found.chooses = may_choose_payers(g, challenge)
        found.payers = [loser]
    return found


class DetermineWinner(Step):
    """Compare strength. ``without`` is where a challenge goes on that nobody wins (ED.no-winner)."""

    __slots__ = ("without",)

    def __init__(self, label: str, phase: str, rule: str, without: str) -> None:
        super().__init__(label, phase, rule)
        self.without = without

    def run(self, g: Board, frame: Round) -> str:
        challenge = g.challenge
        assert challenge is not None
        found = verdict(g, challenge)
        challenge.attacking = found.attacking
        challenge.defending = found.defending
        if found.winner == words.NOBODY:
            return self.without
        challenge.winner = found.winner
        challenge.loser = found.loser
        challenge.unopposed = found.unopposed
        g.touch(words.ON_HISTORY)
        decided = Happening(words.DECIDED, seat=found.winner, amount=challenge.margin(), how=challenge.loser)
        winner = g.sides[found.winner]
        occur(
            g,
            [
                decided,
                *[
                    Happening(words.POWER_GAINED, winner.faction, winner.seat, power, source)
                    for source, power in winner.rewards
                ],
            ],
        )
        return ""


class ChallengeBonuses(Step):
    """Winning unopposed as the attacker gives 1 power, and so does beating a rival; both at once."""

    __slots__ = ()
    own_role = roles.BONUSES

    def run(self, g: Board, frame: Round) -> str:
        challenge = g.challenge
        assert challenge is not None
        winner = g.sides[challenge.winner]
        gained: list[Happening] = []
        for flag in bonuses(g, winner.seat, challenge.loser, challenge.unopposed):
            if flag == RIVALS_BONUS:
                winner.rivals_beaten |= 1 << challenge.loser
            gained.append(Happening(words.POWER_GAINED, winner.faction, winner.seat, 1, flags=flag))
        if gained:
            occur(g, gained)
        return ""


class ApplyClaim(Step):
    """Claim is applied if the attacker won (ED.defend-win)."""

    __slots__ = ()
    own_role = roles.CLAIM

    def run(self, g: Board, frame: Round) -> str:
        challenge = g.challenge
        assert challenge is not None
        if challenge.winner != challenge.attacker:
            return ""
        why = Reason(g.step, self.rule, "apply-claim")
        always = g.deal.ask_windows
        if frame.ask(g, challenge.winner, DecisionKind.CONFIRM, [pack(YES)], why, always=always) == PARKED:
            return ""
        payers = self._payers(g, frame, challenge)
        if payers is not None:
            g.stack.append(Claim(payers, challenge.type))
        return ""

    def _payers(self, g: Board, frame: Round, challenge: Challenge) -> list[int] | None:
        """The loser, or any opponents that the winner may choose: all of them suffer what replaces claim."""
        g.fresh()
        if not may_choose_payers(g, challenge):
            return [challenge.loser]
        opponents = g.opponents(challenge.winner)
        why = Reason(g.step, g.clause(asked.CLAIM_PAYERS), "claim")
        return frame.pick_players(g, challenge.winner, opponents, 0, -1, why)


class ChallengeEnds(Step):
    """The challenge ends and participants cease participating.

    ``again`` is where the turn goes on, ``over`` where it is over.
    """

    __slots__ = ("again", "over")
    own_role = roles.CHALLENGE_ENDS

    def __init__(self, label: str, phase: str, rule: str, again: str, over: str) -> None:
        super().__init__(label, phase, rule)
        self.again = again
        self.over = over

    def run(self, g: Board, frame: Round) -> str:
        occur(g, [Happening(words.CHALLENGE_ENDED, seat=g.active)])
        return self.over if g.sides[g.active].eliminated else self.again
