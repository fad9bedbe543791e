"""The chart of the round: of a joust, and of a melee."""

from __future__ import annotations

from weirwood.thrones.editions.second.titles import TITLES
from weirwood.thrones.engine.flow import roles
from weirwood.thrones.engine.flow.chart import Chart, Step, Window
from weirwood.thrones.steps.declaring import ChallengesBegin, DeclareDefenders, InitiateChallenge
from weirwood.thrones.steps.keywords import ProcessKeywords
from weirwood.thrones.steps.marshaling import CollectIncome, NextPlayer
from weirwood.thrones.steps.phases import (
    CheckReserve,
    Dominance,
    DrawCards,
    PhaseBegins,
    PhaseEnds,
    ReturnGold,
    StandCards,
)
from weirwood.thrones.steps.plots import (
    ChoosePlots,
    CompareInitiative,
    NameFirstPlayer,
    PlotsRevealed,
    RecyclePlots,
    RevealPlots,
    WhenRevealed,
)
from weirwood.thrones.steps.resolving import ApplyClaim, ChallengeBonuses, ChallengeEnds, DetermineWinner
from weirwood.thrones.steps.set_up import (
    AnnounceFactions,
    AttachCards,
    ChooseFirstPlayer,
    DrawHand,
    Mulligans,
    PlaceCards,
    RefillHands,
    RevealCards,
    ShuffleDecks,
)
from weirwood.thrones.steps.titles import ReturnTitles, RevealTitles, SelectTitles, ShuffleTitles


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
        Window("4.aw", phase, "RR.framework.4.aw", roles.BETWEEN_CHALLENGES, ambushing=True),
        InitiateChallenge("4.2", phase, "RR.framework.4.2a", over="4.3"),
        Window("4.2.aw1", phase, "RR.framework.4.2.aw1", roles.AFTER_ATTACKERS, ambushing=True),
        DeclareDefenders("4.2.1", phase, "RR.framework.4.2.1a"),
        Window("4.2.aw2", phase, "RR.framework.4.2.aw2", ambushing=True),
        DetermineWinner("4.2.2", phase, "RR.framework.4.2.2a", without="4.2.6"),
        ChallengeBonuses("4.2.3", phase, "RR.framework.4.2.3a"),
        ApplyClaim("4.2.4", phase, "RR.framework.4.2.4a"),
        ProcessKeywords("4.2.5", phase, "RR.framework.4.2.5a"),
        ChallengeEnds("4.2.6", phase, "RR.framework.4.2.6", again="4.aw", over="4.3"),
        NextPlayer("4.3", phase, "RR.framework.4.3a", "4.aw active"),
        PhaseEnds("4.4", phase, "RR.framework.4.4"),
    ]


def joust_chart() -> Chart:
    """The round of a joust, with every action window (RR.framework.general.1)."""
    return Chart(
        [
            *_setup_steps(),
            PhaseBegins("1.1", "plot", "RR.framework.1.1", first=True),
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
            Window("3.aw", "marshaling", "RR.framework.3.aw.2", roles.MARSHAL, marshaling=True),
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
            PhaseEnds("7.5", "taxation", "RR.framework.7.5", next_round="1.1"),
        ],
        TITLES,
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
