"""The second edition: what the engine asks of it, and what its own happenings do."""

from __future__ import annotations

from typing import Final

from weirwood.thrones.editions.second.chart import joust_chart, melee_chart
from weirwood.thrones.editions.second.clauses import JOUST_CLAUSES, MELEE_CLAUSES
from weirwood.thrones.editions.second.profile import PROFILE, TOKENS
from weirwood.thrones.engine.edition import Edition
from weirwood.thrones.engine.flow import roles
from weirwood.thrones.engine.flow.chart import Chart, Round, round_of
from weirwood.thrones.engine.profile.profile import Profile
from weirwood.thrones.engine.rules.lasting import expire
from weirwood.thrones.engine.rules.verdict import Stakes, Verdict
from weirwood.thrones.engine.state.board import Board
from weirwood.thrones.engine.state.happening import Happening
from weirwood.thrones.engine.state.in_play import Challenge
from weirwood.thrones.engine.words import (
    ATTACKER,
    BYPASSED,
    CHALLENGE,
    CHALLENGE_ENDED,
    DECLARED,
    FIRST_PLAYER_CHOSEN,
    INITIATED,
    NOBODY,
    ON_CHALLENGE,
    ON_FIRST_PLAYER,
    ON_HISTORY,
    ON_PHASE,
    PHASE,
    PHASE_ENDED,
    ROUND,
    ROUND_ENDED,
)
from weirwood.thrones.steps.declaring import (
    may_bypass,
    refused_attacker,
    refused_challenge,
    refused_defender,
    suppose_attack,
    suppose_defence,
)
from weirwood.thrones.steps.phases import (
    dominance_strength,
)
from weirwood.thrones.steps.resolving import (
    close_challenge,
    stakes,
    verdict,
)
from weirwood.thrones.steps.set_up import (
    SetupRule,
    setup_cost,
)
from weirwood.thrones.steps.titles import (
    show_titles,
)


class SecondEdition(Edition):
    """The profile of the second edition."""

    __slots__ = ("chart",)

    def __init__(
        self,
        game: str,
        chart: Chart,
        commons: tuple[str, ...] = (),
        profile: Profile = PROFILE,
        clauses: dict[str, str] = JOUST_CLAUSES,
    ) -> None:
        super().__init__(game, profile, clauses)
        self.commons = commons
        self.phases = tuple(dict.fromkeys(step.phase for step in chart.steps))
        self.token_words = TOKENS
        self.chart = chart

    def round_frame(self, players: int) -> Round:
        return Round(self.chart, players)

    def setup_rule(self, seat: int) -> SetupRule:
        """Eight gold, one limited card, attachments with a host (RR.setup.8a to 8e)."""
        return SetupRule(seat)

    def setup_gold(self, g: Board, cards: list[int]) -> tuple[int, int]:
        """By RR.setup.8a and 8e."""
        return setup_cost(g, cards), self.profile.set_up.gold

    def refused_challenge(self, g: Board, seat: int, type: int, opponent: int) -> str:
        """By RR.framework.4.2a to 4.2e."""
        return refused_challenge(g, seat, type, opponent)

    def refused_attacker(self, g: Board, card: int, type: int) -> str:
        """By RR.framework.4.2d."""
        return refused_attacker(g, card, type)

    def refused_defender(self, g: Board, card: int, challenge: Challenge) -> str:
        """By RR.framework.4.2.1b."""
        return refused_defender(g, card, challenge)

    def may_bypass(self, g: Board, opponent: int) -> list[int]:
        """By RR.stealth.1 and 3."""
        return may_bypass(g, opponent)

    def verdict(self, g: Board, challenge: Challenge) -> Verdict:
        """By RR.winning-challenge.1 to 5."""
        return verdict(g, challenge)

    def stakes(self, g: Board, challenge: Challenge, winner: int) -> Stakes:
        """Claim, winning unopposed, beating a rival (RR.framework.4.2.3a, RR.framework.4.2.4a)."""
        return stakes(g, challenge, winner)

    def suppose_attack(self, g: Board, type: int, opponent: int, attackers: list[int]) -> None:
        suppose_attack(g, type, opponent, attackers)

    def suppose_defence(self, g: Board, challenge: Challenge, defenders: list[int]) -> None:
        suppose_defence(g, challenge, defenders)

    def dominance_strength(self, g: Board, seat: int) -> int:
        """Strength that stands, gold, and what abilities add (RR.framework.5.2a)."""
        return dominance_strength(g, seat)

    def occur(self, g: Board, happening: Happening) -> bool:
        kind = happening.kind
        if kind == INITIATED:
            side = g.sides[happening.seat]
            side.challenges[happening.how] += 1
            side.initiated += 1
            g.touch(ON_CHALLENGE | ON_HISTORY)
        elif kind == DECLARED:
            self._declare(g, happening)
        elif kind == BYPASSED:
            assert g.challenge is not None
            g.challenge.bypassed.append(happening.card)
        elif kind == FIRST_PLAYER_CHOSEN:
            g.first = happening.seat
            g.touch(ON_FIRST_PLAYER)
        elif kind == CHALLENGE_ENDED:
            close_challenge(g)
            expire(g, CHALLENGE)
        elif kind == PHASE_ENDED:
            expire(g, PHASE)
            g.phase = ""
            g.touch(ON_PHASE)
            for side in g.sides:
                side.challenges = [0, 0, 0]
                side.initiated = 0
                side.stood = 0
        elif kind == ROUND_ENDED:
            expire(g, ROUND)
        return True

    def player_left(self, g: Board, seat: int) -> None:
        """A challenge of theirs ends without a winner, their turn is over, and a title they took is passed on."""
        frame = round_of(g)
        g.sides[seat].was_active = True
        frame.secrets[seat] = -1
        if frame.role == roles.SELECT_TITLES:
            show_titles(g, frame)
        challenge = g.challenge
        if challenge is None or seat not in (challenge.attacker, challenge.defender):
            return
        challenge.winner = challenge.loser = NOBODY
        g.touch(ON_CHALLENGE | ON_HISTORY)
        ends = frame.chart.roles[roles.CHALLENGE_ENDS]
        if frame.chart.roles[roles.INITIATE] < frame.place <= ends:
            frame.go_to(ends)

    def _declare(self, g: Board, happening: Happening) -> None:
        challenge = g.challenge
        assert challenge is not None
        g.record(happening.card).role = happening.how
        side = challenge.attackers if happening.how == ATTACKER else challenge.defenders
        side.append(happening.card)
        g.touch(ON_CHALLENGE)


TITLES: Final = ("01206", "01207", "01208", "01209", "01210", "01211")
"""The title cards of the Core Set, by code (RR.components.1)."""

JOUST: Final = SecondEdition("second/joust", joust_chart())
MELEE: Final = SecondEdition("second/melee", melee_chart(), TITLES, clauses=MELEE_CLAUSES)
