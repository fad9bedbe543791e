"""The chart of the Winter Edition."""

from __future__ import annotations

from weirwood.thrones.editions.winter.titles import TITLES
from weirwood.thrones.engine.concepts.asked import SET_UP_HOST
from weirwood.thrones.engine.flow import roles
from weirwood.thrones.engine.flow.chart import Chart, Step, Window, one_stretch
from weirwood.thrones.steps.declaring import ChallengesBegin, DeclareDefenders, InitiateChallenge, UseStealth
from weirwood.thrones.steps.keywords import Deadly, ProcessKeywords
from weirwood.thrones.steps.marshaling import CollectIncome, NextPlayer
from weirwood.thrones.steps.phases import Dominance, DrawCards, PhaseBegins, PhaseEnds, ReturnGold, StandCards
from weirwood.thrones.steps.plots import (
    ChoosePlots,
    CompareInitiative,
    NameFirstPlayer,
    PlotsRevealed,
    RevealPlots,
    WhenRevealed,
)
from weirwood.thrones.steps.resolving import ApplyClaim, ChallengeBonuses, ChallengeEnds, DetermineWinner
from weirwood.thrones.steps.set_up import (
    AnnounceFactions,
    AttachCards,
    ChooseFirstPlayer,
    DrawHand,
    PlaceCards,
    RefillHands,
    RevealCards,
    ShuffleDecks,
)


def _setup_steps() -> list[Step]:
    phase = "setup"
    return [
        ChooseFirstPlayer("setup.2 first", phase, "WE.game-setup.3", "setup.2"),
        AnnounceFactions("setup.2", phase, "WE.game-setup.3"),
        ShuffleDecks("setup.3", phase, "WE.setup-hand-and-placement.1"),
        DrawHand("setup.4", phase, "WE.setup-hand-and-placement.1"),
        PlaceCards("setup.5", phase, "WE.setup-hand-and-placement.3"),
        RevealCards("setup.5 reveal", phase, "WE.setup-hand-and-placement.3", "setup.5"),
        AttachCards("setup.5 attach", phase, "WE.setup-keyword.1", "setup.5", SET_UP_HOST),
        RefillHands("setup.6", phase, "WE.setup-hand-and-placement.7"),
    ]


def _challenge_steps() -> list[Step]:
    """Attackers, defenders, and a resolution that is answered as a whole (WE.resolving-challenges.2)."""
    phase = "challenges"
    return [
        PhaseBegins("4.1", phase, "WE.round-sequence.1"),
        ChallengesBegin("4.aw active", phase, "WE.challenges-phase.3", "4.aw"),
        Window("4.aw", phase, "WE.resolving-challenges.2", roles.BETWEEN_CHALLENGES),
        InitiateChallenge("4.2", phase, "WE.challenges-phase.1", over="4.3"),
        UseStealth("4.2 stealth", phase, "WE.stealth.1", "4.2"),
        Window("4.2.aw1", phase, "WE.resolving-challenges.2", roles.AFTER_ATTACKERS),
        DeclareDefenders("4.2.1", phase, "WE.declare-defenders.1"),
        Window("4.2.aw2", phase, "WE.resolving-challenges.2"),
        *one_stretch(
            DetermineWinner("4.2.2", phase, "WE.resolve.1", without="4.2.5"),
            ApplyClaim("4.2.3", phase, "WE.resolve.4"),
            ChallengeBonuses("4.2.4", phase, "WE.unopposed-challenges.1"),
            Deadly("4.2.5", phase, "WE.deadly.1"),
            ProcessKeywords("4.2.6", phase, "WE.renown.1"),
        ),
        ChallengeEnds("4.2.7", phase, "WE.challenges-phase.2", again="4.aw", over="4.3"),
        NextPlayer("4.3", phase, "WE.challenges-phase.3", "4.aw active"),
        PhaseEnds("4.4", phase, "WE.challenges-phase.3"),
    ]


def chart() -> Chart:
    """Set-up and the six phases (WE.game-setup.1, WE.round-sequence.1)."""
    return Chart(
        [
            *_setup_steps(),
            PhaseBegins("1.1", "plot", "WE.round-sequence.1", first=True),
            ChoosePlots("1.2", "plot", "WE.plot-phase.1"),
            RevealPlots("1.3", "plot", "WE.plot-phase.1"),
            CompareInitiative("1.3 initiative", "plot", "WE.plot-phase.3", "1.3"),
            NameFirstPlayer("1.3 first", "plot", "WE.plot-phase.5", "1.3"),
            WhenRevealed("1.3 when", "plot", "WE.plot-phase.6", "1.3"),
            PlotsRevealed("1.3 revealed", "plot", "WE.responses.1", "1.3"),
            Window("1.aw", "plot", "WE.actions-and-passive-abilities.3"),
            PhaseEnds("1.4", "plot", "WE.round-sequence.1"),
            PhaseBegins("2.1", "draw", "WE.round-sequence.1"),
            DrawCards("2.2", "draw", "WE.draw-phase.1"),
            Window("2.aw", "draw", "WE.actions-and-passive-abilities.3"),
            PhaseEnds("2.3", "draw", "WE.round-sequence.1"),
            PhaseBegins("3.1", "marshaling", "WE.round-sequence.1"),
            CollectIncome("3.2", "marshaling", "WE.marshalling-phase.2"),
            Window("3.aw", "marshaling", "WE.marshalling-phase.4", roles.MARSHAL, marshaling=True),
            ReturnGold("3.3", "marshaling", "WE.marshalling-phase.5"),
            NextPlayer("3.4", "marshaling", "WE.marshalling-phase.1", "3.2"),
            PhaseEnds("3.5", "marshaling", "WE.round-sequence.1"),
            *_challenge_steps(),
            PhaseBegins("5.1", "dominance", "WE.round-sequence.1"),
            Dominance("5.2", "dominance", "WE.dominance-phase.1"),
            Window("5.aw", "dominance", "WE.actions-and-passive-abilities.3"),
            PhaseEnds("5.3", "dominance", "WE.round-sequence.1"),
            PhaseBegins("6.1", "standing", "WE.round-sequence.1"),
            StandCards("6.2", "standing", "WE.standing-phase.1"),
            Window("6.aw", "standing", "WE.actions-and-passive-abilities.3"),
            PhaseEnds("6.3", "standing", "WE.standing-phase.1", next_round="1.1"),
        ],
        TITLES,
    )
