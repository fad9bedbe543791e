"""The second edition: its numbers, its chart of the round, and what its own happenings do."""

from __future__ import annotations

from typing import Final

from weirwood.thrones.editions.second.declaring import (
    ChallengesBegin,
    DeclareDefenders,
    InitiateChallenge,
    may_bypass,
    refused_attacker,
    refused_challenge,
    refused_defender,
    suppose_attack,
    suppose_defence,
)
from weirwood.thrones.editions.second.keywords import ProcessKeywords
from weirwood.thrones.editions.second.marshaling_phase import CollectIncome, NextPlayer
from weirwood.thrones.editions.second.phases import (
    PHASES,
    CheckReserve,
    Dominance,
    DrawCards,
    PhaseBegins,
    PhaseEnds,
    ReturnGold,
    StandCards,
    dominance_strength,
)
from weirwood.thrones.editions.second.plot_phase import (
    ChoosePlots,
    CompareInitiative,
    NameFirstPlayer,
    PlotsRevealed,
    RecyclePlots,
    RevealPlots,
    WhenRevealed,
)
from weirwood.thrones.editions.second.resolving import (
    ApplyClaim,
    ChallengeBonuses,
    ChallengeEnds,
    DetermineWinner,
    close_challenge,
    stakes,
    verdict,
)
from weirwood.thrones.editions.second.set_up import (
    SETUP_GOLD,
    AnnounceFactions,
    AttachCards,
    ChooseFirstPlayer,
    DrawHand,
    Mulligans,
    PlaceCards,
    RefillHands,
    RevealCards,
    SetupRule,
    ShuffleDecks,
    setup_cost,
)
from weirwood.thrones.editions.second.title_steps import (
    ReturnTitles,
    RevealTitles,
    SelectTitles,
    ShuffleTitles,
    show_titles,
)
from weirwood.thrones.engine.edition import Edition
from weirwood.thrones.engine.flow.chart import Chart, Round, Step, Window
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

FACTIONS: Final = {
    "baratheon": "House Baratheon",
    "greyjoy": "House Greyjoy",
    "lannister": "House Lannister",
    "martell": "House Martell",
    "thenightswatch": "The Night's Watch",
    "stark": "House Stark",
    "targaryen": "House Targaryen",
    "tyrell": "House Tyrell",
}

TOKENS: Final = ("betrayal", "gold", "poison", "stand")
"""The kinds of tokens cards place (RR.influence-tokens.1); saves depend on their order."""


def _setup_steps() -> list[Step]:
    phase = "setup"
    return [
        ChooseFirstPlayer("setup.2", phase, "RR.setup.2"),
        AnnounceFactions("setup.3", phase, "RR.setup.3"),
        ShuffleDecks("setup.6", phase, "RR.setup.6"),
        DrawHand("setup.7", phase, "RR.setup.7"),
        Mulligans("setup.7 mulligan", phase, "RR.mulligan.1", "setup.7"),
        PlaceCards("setup.8", phase, "RR.setup.8"),
        RevealCards("setup.9", phase, "RR.setup.9a"),
        AttachCards("setup.9 attach", phase, "RR.setup.9b", "setup.9"),
        RefillHands("setup.10", phase, "RR.setup.10"),
    ]


def _challenge_steps() -> list[Step]:
    phase = "challenges"
    return [
        PhaseBegins("4.1", phase, "RR.framework.4.1"),
        ChallengesBegin("4.aw active", phase, "RR.framework.4.3a", "4.aw"),
        Window("4.aw", phase, "RR.framework.4.aw", ambushing=True),
        InitiateChallenge("4.2", phase, "RR.framework.4.2a"),
        Window("4.2.aw1", phase, "RR.framework.4.2.aw1", ambushing=True),
        DeclareDefenders("4.2.1", phase, "RR.framework.4.2.1a"),
        Window("4.2.aw2", phase, "RR.framework.4.2.aw2", ambushing=True),
        DetermineWinner("4.2.2", phase, "RR.framework.4.2.2a"),
        ChallengeBonuses("4.2.3", phase, "RR.framework.4.2.3a"),
        ApplyClaim("4.2.4", phase, "RR.framework.4.2.4a"),
        ProcessKeywords("4.2.5", phase, "RR.framework.4.2.5a"),
        ChallengeEnds("4.2.6", phase, "RR.framework.4.2.6"),
        NextPlayer("4.3", phase, "RR.framework.4.3a", "4.aw active"),
        PhaseEnds("4.4", phase, "RR.framework.4.4"),
    ]


def joust_chart() -> Chart:
    """The round of a joust, with every action window (RR.framework.general.1)."""
    return Chart(
        [
            *_setup_steps(),
            PhaseBegins("1.1", "plot", "RR.framework.1.1"),
            ChoosePlots("1.2", "plot", "RR.framework.1.2"),
            RevealPlots("1.3", "plot", "RR.framework.1.3a"),
            CompareInitiative("1.3.I", "plot", "RR.framework.1.3b", "1.3"),
            NameFirstPlayer("1.3.II", "plot", "RR.framework.1.3c", "1.3"),
            WhenRevealed("1.3.III", "plot", "RR.framework.1.3d", "1.3"),
            RecyclePlots("1.3 recycle", "plot", "RR.framework.1.3f", "1.3"),
            PlotsRevealed("1.3 revealed", "plot", "RR.framework.1.3g", "1.3"),
            Window("1.aw", "plot", "RR.framework.1.aw"),
            PhaseEnds("1.5", "plot", "RR.framework.1.5"),
            PhaseBegins("2.1", "draw", "RR.framework.2.1"),
            DrawCards("2.2", "draw", "RR.framework.2.2a"),
            Window("2.aw", "draw", "RR.framework.2.aw"),
            PhaseEnds("2.3", "draw", "RR.framework.2.3"),
            PhaseBegins("3.1", "marshaling", "RR.framework.3.1"),
            CollectIncome("3.2", "marshaling", "RR.framework.3.2"),
            Window("3.aw", "marshaling", "RR.framework.3.aw.2", marshaling=True),
            NextPlayer("3.3", "marshaling", "RR.framework.3.3", "3.2"),
            PhaseEnds("3.4", "marshaling", "RR.framework.3.4"),
            *_challenge_steps(),
            PhaseBegins("5.1", "dominance", "RR.framework.5.1"),
            Dominance("5.2", "dominance", "RR.framework.5.2a"),
            Window("5.aw", "dominance", "RR.framework.5.aw"),
            PhaseEnds("5.3", "dominance", "RR.framework.5.3"),
            PhaseBegins("6.1", "standing", "RR.framework.6.1"),
            StandCards("6.2", "standing", "RR.framework.6.2"),
            Window("6.aw", "standing", "RR.framework.6.aw"),
            PhaseEnds("6.3", "standing", "RR.framework.6.3"),
            PhaseBegins("7.1", "taxation", "RR.framework.7.1"),
            ReturnGold("7.2", "taxation", "RR.framework.7.2"),
            CheckReserve("7.3", "taxation", "RR.framework.7.3a"),
            Window("7.aw", "taxation", "RR.framework.7.aw"),
            PhaseEnds("7.5", "taxation", "RR.framework.7.5"),
        ]
    )


def melee_chart() -> Chart:
    """The round of a melee: that of a joust, with steps 1.4 and 7.4 (RR.melee.2)."""
    selecting: list[Step] = [
        ShuffleTitles("1.4", "plot", "RR.framework.1.4a"),
        SelectTitles("1.4 select", "plot", "RR.framework.1.4b", "1.4"),
        RevealTitles("1.4 reveal", "plot", "RR.framework.1.4c", "1.4"),
    ]
    returning: list[Step] = [ReturnTitles("7.4", "taxation", "RR.framework.7.4")]
    return joust_chart().with_steps_after("1.3 revealed", selecting).with_steps_after("7.3", returning)


class SecondEdition(Edition):
    """The profile of the second edition."""

    __slots__ = ("chart",)

    def __init__(self, game: str, chart: Chart, commons: tuple[str, ...] = ()) -> None:
        super().__init__(game)
        self.commons = commons
        self.phases = PHASES
        self.token_words = TOKENS
        self.chart = chart

    def round_frame(self, players: int) -> Round:
        """At the beginning of the set-up."""
        return Round(self.chart, players)

    def setup_rule(self, seat: int) -> SetupRule:
        """Eight gold, one limited card, attachments with a host (RR.setup.8a to 8e)."""
        return SetupRule(seat)

    def setup_gold(self, g: Board, cards: list[int]) -> tuple[int, int]:
        """By RR.setup.8a and 8e."""
        return setup_cost(g, cards), SETUP_GOLD

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
        """As step 4.2 does."""
        suppose_attack(g, type, opponent, attackers)

    def suppose_defence(self, g: Board, challenge: Challenge, defenders: list[int]) -> None:
        """As step 4.2.1 does."""
        suppose_defence(g, challenge, defenders)

    def dominance_strength(self, g: Board, seat: int) -> int:
        """Strength that stands, gold, and what abilities add (RR.framework.5.2a)."""
        return dominance_strength(g, seat)

    def occur(self, g: Board, happening: Happening) -> bool:
        """Phases, challenges and plots."""
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
        frame = g.stack[0]
        assert isinstance(frame, Round)
        g.sides[seat].was_active = True
        frame.secrets[seat] = -1
        if frame.chart.steps[frame.place].label == "1.4 select":
            show_titles(g, frame)
        challenge = g.challenge
        if challenge is None or seat not in (challenge.attacker, challenge.defender):
            return
        challenge.winner = challenge.loser = NOBODY
        g.touch(ON_CHALLENGE | ON_HISTORY)
        if frame.chart.places["4.2"] < frame.place <= frame.chart.places["4.2.6"]:
            frame.go_to("4.2.6")

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
MELEE: Final = SecondEdition("second/melee", melee_chart(), TITLES)
