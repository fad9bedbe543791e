"""The charts of the editions: which steps there are, and what their order changes in play."""

from __future__ import annotations

from typing import Any, Final

import pytest

from tests.thrones.engine.editions import joust_with
from tests.thrones.scene import GAME, Scene, scene, side
from weirwood.core.catalogue import find_game
from weirwood.core.option import Verb
from weirwood.lab.laws.examine import examine, play
from weirwood.lab.seating import setup_for
from weirwood.rules import find_clause, rule
from weirwood.thrones.editions.hbo.chart import chart as hbo_chart
from weirwood.thrones.editions.hbo.chart import draft_chart
from weirwood.thrones.editions.hbo.edition import EDITION
from weirwood.thrones.editions.second.chart import joust_chart, melee_chart
from weirwood.thrones.editions.second.edition import JOUST, MELEE
from weirwood.thrones.editions.winter.chart import chart as winter_chart
from weirwood.thrones.engine.edition import Edition
from weirwood.thrones.engine.flow.chart import Chart, Window
from weirwood.thrones.game import Variant
from weirwood.thrones.setup.configuring import MELEE_OPTIONS, OPTIONS
from weirwood.thrones.steps import declaring, drafting, keywords, phases, resolving, set_up, titles

CHARTS: Final = {"hbo": hbo_chart(), "winter": winter_chart(), "second": melee_chart()}
DRAFTS: Final = {"hbo": draft_chart()}
WORDS: Final = {
    set_up.AnnounceFactions: ("declare", "houses"),
    set_up.ChooseFirstPlayer: ("first_player",),
    set_up.ShuffleDecks: ("shuffle",),
    set_up.DrawHand: ("draw7",),
    set_up.Mulligans: ("mulligan",),
    set_up.PlaceCards: ("place_in_order", "place_simultaneous"),
    set_up.RevealCards: ("reveal", "reveal_attach"),
    set_up.RefillHands: ("refill7",),
    Window: ("window",),
    declaring.InitiateChallenge: ("attackers", "initiate"),
    declaring.UseStealth: ("stealth",),
    declaring.DeclareDefenders: ("defenders",),
    resolving.DetermineWinner: ("compare",),
    resolving.ApplyClaim: ("claim",),
    resolving.ChallengeBonuses: ("bonuses", "unopposed"),
    keywords.Deadly: ("deadly",),
    keywords.ProcessKeywords: ("keywords", "renown"),
    resolving.ChallengeEnds: ("end", "responses"),
    phases.ReturnGold: ("gold",),
    phases.CheckReserve: ("reserve",),
    titles.ReturnTitles: ("titles",),
}
"""The words of the index for steps."""
UNPLAYED: Final = ("bank", "decks", "format", "plot_decks", "power_pool", "treasury")
"""What is prepared before the first step, and a pool without end."""
PHASES: Final = {"ED.setup-steps": "setup", "ED.challenge-steps": "challenges", "ED.taxation": "taxation"}
BY_HBO: Final = joust_with("timing", chart=hbo_chart())
"""The second edition by the chart of the two-player game."""
TWO_PLAYERS: Final = Variant(
    Edition(
        JOUST.game,
        EDITION.profile,
        EDITION.chart,
        {**JOUST.clauses, **EDITION.clauses},
        EDITION.lexicon,
        JOUST.token_words,
    ),
    "joust",
    range(2, 3),
    OPTIONS,
    GAME._cards,
)
"""The two-player game with cards of the second edition, and its clauses for what only those bring about."""


@pytest.mark.parametrize("row", PHASES)
@pytest.mark.parametrize("edition", CHARTS)
def test_the_steps_are_those_of_the_index(edition: str, row: str) -> None:
    values = find_clause(row).values
    assert values is not None
    wanted = [word for word in values[edition] if word not in UNPLAYED]
    found = [
        WORDS[type(step)]
        for step in CHARTS[edition].steps
        if step.phase == PHASES[row]
        and type(step) in WORDS
        and (row != "ED.taxation" or type(step) is not Window)
    ]
    assert len(wanted) == len(found)
    assert [word for word, words in zip(wanted, found, strict=True) if word not in words] == []


@pytest.mark.parametrize("edition", CHARTS)
def test_phases_and_the_places_of_steps_are_those_of_the_index(edition: str) -> None:
    kinds = [type(step) for step in CHARTS[edition].steps]
    claim, bonuses = kinds.index(resolving.ApplyClaim), kinds.index(resolving.ChallengeBonuses)
    gold_returned = [step.phase for step in CHARTS[edition].steps if type(step) is phases.ReturnGold]
    drafted = drafting.ShuffleDraft in map(type, DRAFTS.get(edition, CHARTS[edition]).steps)
    said: dict[str, object] = {
        "ED.phases": list(CHARTS[edition].phases[1:]),
        "ED.stealth": "after_attackers" if declaring.UseStealth in kinds else "with_declaration",
        "ED.gold-kept": "taxation" if "taxation" in gold_returned else "end_of_marshaling_turn",
        "ED.unopposed": "before_claim" if bonuses < claim else "after_claim",
        "ED.plot-draft": "optional" if drafted else None,
        "ED.titles": "TitlePool (3+ players)" if titles.SelectTitles in kinds else None,
    }
    for row, word in said.items():
        values = find_clause(row).values
        assert values is not None and values[edition] == word, row


@pytest.mark.parametrize("chart", CHARTS.values(), ids=CHARTS)
def test_every_step_has_a_title_and_the_clause_of_its_book(chart: Chart) -> None:
    assert {step.label for step in chart.steps} == chart.titles.keys()
    for step in chart.steps:
        assert find_clause(step.rule)
        assert bool(chart.titles[step.label].when) == isinstance(step, Window)


def attack(game: Variant, you: dict[str, Any], foe: dict[str, Any], *attackers: str) -> Scene:
    s = scene(you, foe, ask="windows", game=game)
    s.all_pass("4.2")
    s.you.challenges("military", *attackers)
    return s


@rule("ED.stealth")
def test_stealth_is_declared_with_the_attackers_or_used_after_them() -> None:
    for game, kneels in ((GAME, False), (BY_HBO, True)):
        s = attack(
            game, side(plays=["Ser Davos Seaworth"]), side(plays=["Gold Cloaks"]), "Ser Davos Seaworth"
        )
        assert s.asks(0, "stealth") and s.card("Ser Davos Seaworth")["kneeling"] == kneels
        s.you.picks("Gold Cloaks")
        s.all_pass("4.2.1")
        assert not s.asks(1, "defenders") or "Gold Cloaks" not in s.foe.offered()


@rule("ED.unopposed", "ED.challenge-steps")
def test_power_for_winning_unopposed_comes_before_claim_or_after_it() -> None:
    """Whoever has 14 power wins by it, with or without a character killed first."""
    for game, dead in ((GAME, []), (BY_HBO, ["Gold Cloaks"])):
        you, foe = side(plays=["Robb Stark"], power=14, plot="A Noble Cause"), side(plays=["Gold Cloaks"])
        s = attack(game, you, foe, "Robb Stark")
        s.all_pass("4.2.1")
        s.foe.defends()
        s.all_pass()
        if s.state.outcome is None:
            s.you.says(yes=True)
        assert s.state.outcome is not None and s.state.outcome.winners == (0,)
        assert s.foe.dead == dead


@rule("ED.challenge-steps")
def test_what_a_challenge_comes_to_is_answered_at_its_end_in_the_two_player_game() -> None:
    """Renown comes before reactions to the victory."""
    you = side(plays=["Eddard Stark"], hand=["Put to the Sword"], plot="A Noble Cause", gold=2)
    s = attack(TWO_PLAYERS, you, side(plays=["Gold Cloaks", "Direwolf Pup"]), "Eddard Stark")
    s.all_pass("4.2.1")
    s.foe.defends()
    s.all_pass()
    s.you.says(yes=True)
    s.foe.picks("Gold Cloaks")
    s.choose(0, "done")
    assert s.card("Eddard Stark")["power"] == 1
    assert s.you.offered(Verb.PLAY) == ["Put to the Sword"]


@rule("ED.taxation")
def test_a_hand_is_cut_down_to_the_reserve_only_in_a_chart_that_checks_it() -> None:
    for game, asked in ((GAME, True), (BY_HBO, False)):
        you = side(hand=["Gold Cloaks"] * 12, gold=3, plot="A Noble Cause")
        s = scene(you, at="7.2", ask="windows", game=game)
        assert s.asks(0, "reserve") == asked and s.you.gold == 0 and len(s.you.hand) == 12


@rule("ED.gold-kept")
def test_gold_is_kept_until_taxation_or_lost_with_the_own_turn() -> None:
    for game, gold in ((GAME, 3), (joust_with("timing", chart=winter_chart()), 0)):
        s = scene(side(gold=3), at="marshaling", ask="windows", game=game)
        while s.state.phase == "marshaling":
            s.choose(s.state.decisions[0].seat, "pass")
        assert s.state.phase == "challenges" and s.you.gold == gold


@rule("ED.plot-draft")
def test_plots_are_drafted_only_in_a_chart_that_says_so() -> None:
    for game_id, asked in (("hbo", False), ("hbo/draft", True)):
        game = find_game(game_id)
        state = game.start(game.setup(game.ready(2), {}), 0)
        assert (state.decisions[0].why.what == "draft") == asked


@rule("ED.phases")
def test_an_edition_may_have_fewer_phases() -> None:
    """Without taxation the round ends with the standing phase, and gold stays."""
    steps = [step for step in joust_chart().steps if step.phase != "taxation"]
    steps[-1] = phases.PhaseEnds("6.3", "standing", "RR.framework.6.3", next_round="1.1")
    game = joust_with("timing", chart=Chart(steps, JOUST.chart.titles))
    for one, phase, gold in ((GAME, "taxation", 0), (game, "plot", 3)):
        s = scene(side(gold=3), at="6.2", ask="windows", game=one)
        s.all_pass("6.aw")
        while s.state.phase == "standing":
            s.choose(s.state.decisions[0].seat, "pass")
        assert (s.state.phase, s.you.gold) == (phase, gold)


@rule("ED.setup-steps")
def test_the_steps_of_set_up_are_those_of_the_chart() -> None:
    """Nobody draws lots for the first player in the two-player game."""
    for game, lots in ((GAME, 1), (BY_HBO, 0)):
        events = game.begin(game.setup(game.ready(2), {}), 0)[1]
        assert [event.kind for event in events].count("first-player") == lots


@rule("ED.titles")
def test_titles_are_selected_only_in_a_chart_that_has_them() -> None:
    for chart, asked in ((MELEE.chart, True), (joust_chart(), False)):
        edition = Edition(
            MELEE.game, MELEE.profile, chart, MELEE.clauses, MELEE.lexicon, MELEE.token_words, MELEE.commons
        )
        game = Variant(edition, "melee", range(3, 9), MELEE_OPTIONS, GAME._cards)
        state = game.start(game.setup(game.ready(3), {}), 0)
        found = False
        while state.phase in ("setup", "plot"):
            found |= state.decisions[0].why.what == "title"
            state.apply_index(state.decisions[0].seat, 0)
        assert found == asked


@rule("ED.phases", "ED.reactions-open")
@pytest.mark.parametrize("seed", range(4))
def test_whole_games_of_the_two_player_game_come_to_an_end_and_break_no_law(seed: int) -> None:
    decisions, failures = play(TWO_PLAYERS, setup_for(TWO_PLAYERS, 2, seed), seed)
    assert decisions > 50 and not failures
    failures = examine(TWO_PLAYERS, setup_for(TWO_PLAYERS, 2, seed), seed, most=40)[1]
    assert [failure for failure in failures if failure.law != "replay"] == []  # records name the true edition
