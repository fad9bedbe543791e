"""The chart of the two-player game."""

from __future__ import annotations

from weirwood.thrones.editions.hbo.titles import DRAFT_TITLES, TITLES
from weirwood.thrones.engine.flow import roles
from weirwood.thrones.engine.flow.chart import Chart, Step, Window, one_stretch
from weirwood.thrones.steps.declaring import ChallengesBegin, DeclareDefenders, InitiateChallenge, UseStealth
from weirwood.thrones.steps.drafting import DealPlots, DraftPlots, MakePlotDecks, ShuffleDraft
from weirwood.thrones.steps.keywords import ProcessKeywords
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
    DrawHand,
    Mulligans,
    PlaceCards,
    RefillHands,
    RevealCards,
    ShuffleDecks,
)


def _challenge_steps() -> list[Step]:
    """Attackers, defenders, and a resolution that is answered as a whole (HBO.challenges-phase.6)."""
    phase = "challenges"
    return [
        PhaseBegins("4.1", phase, "HBO.round-sequence.2"),
        ChallengesBegin("4.aw active", phase, "HBO.challenges-phase.4", "4.aw"),
        Window("4.aw", phase, "HBO.challenges-phase.6", roles.BETWEEN_CHALLENGES),
        InitiateChallenge("4.2", phase, "HBO.declare-attackers.1", over="4.3"),
        UseStealth("4.2 stealth", phase, "HBO.keywords.3", "4.2"),
        Window("4.2.aw1", phase, "HBO.challenges-phase.6", roles.AFTER_ATTACKERS),
        DeclareDefenders("4.2.1", phase, "HBO.declare-defenders.1"),
        Window("4.2.aw2", phase, "HBO.challenges-phase.6"),
        *one_stretch(
            DetermineWinner("4.2.2", phase, "HBO.resolve.2", without="4.2.6"),
            ApplyClaim("4.2.3", phase, "HBO.resolve.3"),
            ChallengeBonuses("4.2.4", phase, "HBO.unopposed-challenges.1"),
            ProcessKeywords("4.2.5", phase, "HBO.keywords.2"),
        ),
        ChallengeEnds("4.2.6", phase, "HBO.challenges-phase.2", again="4.aw", over="4.3"),
        NextPlayer("4.3", phase, "HBO.challenges-phase.4", "4.aw active"),
        PhaseEnds("4.4", phase, "HBO.challenges-phase.5"),
    ]


def chart() -> Chart:
    """Set-up and the seven phases (HBO.game-setup.1, HBO.round-sequence.1)."""
    return Chart(
        [
            AnnounceFactions("setup.2", "setup", "HBO.game-setup.2"),
            ShuffleDecks("setup.4", "setup", "HBO.shuffle-and-setup-hands.1"),
            DrawHand("setup.5", "setup", "HBO.shuffle-and-setup-hands.2"),
            Mulligans("setup.5 mulligan", "setup", "HBO.shuffle-and-setup-hands.3", "setup.5"),
            PlaceCards("setup.6", "setup", "HBO.place-setup-cards.1"),
            RevealCards("setup.6 reveal", "setup", "HBO.place-setup-cards.6", "setup.6"),
            RefillHands("setup.7", "setup", "HBO.place-setup-cards.8"),
            PhaseBegins("1.1", "plot", "HBO.round-sequence.1", first=True),
            ChoosePlots("1.2", "plot", "HBO.plot-phase.1"),
            RevealPlots("1.3", "plot", "HBO.plot-phase.3"),
            CompareInitiative("1.3 initiative", "plot", "HBO.initiative.1", "1.3"),
            NameFirstPlayer("1.3 first", "plot", "HBO.initiative.4", "1.3"),
            WhenRevealed("1.3 when", "plot", "HBO.when-revealed.2", "1.3"),
            PlotsRevealed("1.3 revealed", "plot", "HBO.responses.1", "1.3"),
            Window("1.aw", "plot", "HBO.when-revealed.4"),
            PhaseEnds("1.4", "plot", "HBO.when-revealed.4"),
            PhaseBegins("2.1", "draw", "HBO.round-sequence.2"),
            DrawCards("2.2", "draw", "HBO.draw-phase.1"),
            Window("2.aw", "draw", "HBO.when-revealed.4"),
            PhaseEnds("2.3", "draw", "HBO.round-sequence.2"),
            PhaseBegins("3.1", "marshaling", "HBO.round-sequence.2"),
            CollectIncome("3.2", "marshaling", "HBO.marshalling-phase.2"),
            Window("3.aw", "marshaling", "HBO.marshalling-phase.8", roles.MARSHAL, marshaling=True),
            NextPlayer("3.3", "marshaling", "HBO.marshalling-phase.1", "3.2"),
            PhaseEnds("3.4", "marshaling", "HBO.marshalling-phase.9"),
            *_challenge_steps(),
            PhaseBegins("5.1", "dominance", "HBO.round-sequence.2"),
            Dominance("5.2", "dominance", "HBO.dominance-phase.1"),
            Window("5.aw", "dominance", "HBO.dominance-phase.5"),
            PhaseEnds("5.3", "dominance", "HBO.round-sequence.2"),
            PhaseBegins("6.1", "standing", "HBO.round-sequence.2"),
            StandCards("6.2", "standing", "HBO.standing-phase.1"),
            Window("6.aw", "standing", "HBO.standing-phase.1"),
            PhaseEnds("6.3", "standing", "HBO.round-sequence.2"),
            PhaseBegins("7.1", "taxation", "HBO.round-sequence.2"),
            ReturnGold("7.2", "taxation", "HBO.taxation-phase.1"),
            Window("7.aw", "taxation", "HBO.taxation-phase.1"),
            PhaseEnds("7.3", "taxation", "HBO.round-sequence.1", next_round="1.1"),
        ],
        TITLES,
    )


def draft_chart() -> Chart:
    """The same with a draft of plots in set-up (HBO.plot-draft-variant.1 to 5)."""
    steps = [
        ShuffleDraft("setup.3", "setup", "HBO.plot-draft-variant.1"),
        DealPlots("setup.3 deal", "setup", "HBO.plot-draft-variant.2", "setup.3"),
        DraftPlots("setup.3 keep", "setup", "HBO.plot-draft-variant.2", "setup.3"),
        DraftPlots(
            "setup.3 keep passed", "setup", "HBO.plot-draft-variant.4", "setup.3", again="setup.3 deal"
        ),
        MakePlotDecks("setup.3 deck", "setup", "HBO.plot-draft-variant.5", "setup.3"),
    ]
    drafted = chart().with_steps_after("setup.2", steps)
    return Chart(drafted.steps, {**TITLES, **DRAFT_TITLES})
