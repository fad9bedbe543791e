"""Deckbuilding: every problem of a deck, each with its clause."""

from collections.abc import Sequence

import pytest

from weirwood.rules import rule
from weirwood.thrones.ability.players import FACTION_WORDS
from weirwood.thrones.cards.second import POOL
from weirwood.thrones.engine.card import Card
from weirwood.thrones.engine.words import EVENT, PLOT
from weirwood.thrones.pool.deck import Deck
from weirwood.thrones.pool.deck_checks import problems
from weirwood.thrones.pool.deck_rule import CannotInclude, Kind, Problem

PLOTS = (
    "A Clash of Kings",
    "A Noble Cause",
    "Confiscation",
    "Counting Coppers",
    "Summons",
    "Taxation",
    "Wildfire Assault",
)


def _cards(faction: str, count: int, loyal: bool | None = None) -> list[Card]:
    """So many cards of a faction, three of each while they last."""
    found = [
        card
        for card in POOL.by_code.values()
        if card.pack == "Core"
        and card.faction == faction
        and card.type <= EVENT
        and loyal in (None, card.loyal)
        for _ in range(3)
    ]
    assert len(found) >= count
    return found[:count]


def _deck(
    cards: Sequence[Card],
    faction: str = "stark",
    agenda: str | None = None,
    plots: Sequence[str] = PLOTS,
) -> Deck:
    return Deck(
        POOL.by_code[f"faction-{faction}"],
        None if agenda is None else POOL.find(agenda),
        [POOL.find(plot) for plot in plots],
        list(cards),
    )


def _stark(others: Sequence[Card] = ()) -> list[Card]:
    """Sixty cards: these, and Stark cards and neutral ones to fill up."""
    own = _cards("stark", min(45, 60 - len(others)))
    return [*others, *own, *_cards("neutral", 60 - len(others) - len(own))]


def _without(name: str) -> list[Card]:
    """More than sixty cards, none of this title."""
    return [card for card in (*_cards("stark", 57), *_cards("neutral", 54)) if card.name != name]


def _rules(deck: Deck) -> list[str]:
    return [problem.rule for problem in problems(POOL, deck)]


def _changed(name: str, deck_limit: int) -> Card:
    """A card with another deck limit than it has."""
    printed = POOL.find(name)
    card = Card(printed.code, printed.name, printed.type, printed.pack)
    card.deck_limit = deck_limit
    return card


@rule("RR.deckbuilding.2", "RR.neutral.1")
def test_a_legal_deck_has_no_problems() -> None:
    assert problems(POOL, _deck(_stark())) == []
    assert problems(POOL, _deck(_stark(), agenda="Fealty")) == []


@rule("RR.neutral.1")
@pytest.mark.parametrize("faction", [name for name in FACTION_WORDS if name != "neutral"])
def test_neutral_cards_fit_in_every_deck(faction: str) -> None:
    neutral = [card for card in _cards("neutral", 54) if card.name != "Varys"]
    assert _rules(_deck([*_cards(faction, 20), *neutral], faction)) == []
    other = "tyrell" if faction == "stark" else "stark"
    assert _rules(_deck([*_cards(faction, 20), *neutral, *_cards(other, 1)], faction)) == [
        "RR.deckbuilding.8"
    ]


@rule("RR.deckbuilding.5", "RR.deckbuilding.6")
def test_sixty_cards_are_enough_and_no_number_is_too_many() -> None:
    sixty = _stark()
    assert _rules(_deck(sixty)) == []
    assert _rules(_deck(sixty[:59])) == ["RR.deckbuilding.5"]
    assert _rules(_deck([*_cards("stark", 57), *_cards("neutral", 54)])) == []


@rule("RR.deckbuilding.3")
@pytest.mark.parametrize("plots", [PLOTS[:6], (*PLOTS, "Reinforcements")])
def test_a_plot_deck_has_seven_cards(plots: tuple[str, ...]) -> None:
    assert _rules(_deck(_stark(), plots=plots)) == ["RR.deckbuilding.3"]


@rule("RR.deckbuilding.4")
def test_one_plot_may_be_doubled() -> None:
    assert _rules(_deck(_stark(), plots=(*PLOTS[:6], PLOTS[0]))) == []
    assert _rules(_deck(_stark(), plots=(*PLOTS[:5], PLOTS[0], PLOTS[1]))) == ["RR.deckbuilding.4"]
    assert _rules(_deck(_stark(), plots=(*PLOTS[:5], PLOTS[0], PLOTS[0]))) == ["RR.deckbuilding.4"]


@rule("RR.plot-deck-limit.2")
def test_a_plot_limited_to_one_cannot_be_doubled() -> None:
    deck = _deck(_stark(), plots=(*PLOTS[:5], "A Feast for Crows", "A Feast for Crows"))
    assert [(problem.rule, problem.cards) for problem in problems(POOL, deck)] == [
        ("RR.plot-deck-limit.2", ("01002",))
    ]


@rule("RR.plot-deck-limit.1", "RR.plot-deck-limit.3")
def test_a_plot_may_allow_more_copies_as_the_only_one_that_repeats() -> None:
    many = _changed("Summons", 3)
    deck = _deck(_stark(), plots=PLOTS[:4])
    deck.plots += [many] * 3
    assert _rules(deck) == []
    deck.plots = [many] * 4 + deck.plots[:3]
    assert _rules(deck) == ["RR.plot-deck-limit.1"]
    deck.plots = [many] * 3 + [POOL.find(plot) for plot in (*PLOTS[:3], PLOTS[0])]
    assert _rules(deck) == ["RR.deckbuilding.4"]


@rule("RR.deckbuilding.7", "RR.copy.1")
def test_three_copies_by_title_are_the_most() -> None:
    fourth = _changed("Winterfell Steward", 3)
    fourth.code, fourth.faction = "99001", "stark"
    deck = _deck([*_without(fourth.name), *[POOL.find(fourth.name)] * 3, fourth])
    assert _rules(deck) == ["RR.deckbuilding.7"]
    assert set(problems(POOL, deck)[0].cards) == {"01152", "99001"}


@rule("RR.deck-limits.1", "RR.deck-limits.2", "RR.deck-limits.3")
def test_a_card_may_set_another_limit() -> None:
    base = _without("Little Bird")
    few, many = _changed("Little Bird", 2), _changed("Little Bird", 10)
    assert _rules(_deck([*base, few, few])) == []
    assert _rules(_deck([*base, few, few, few])) == ["RR.deck-limits.2"]
    assert _rules(_deck([*base, *[many] * 10])) == []
    assert _rules(_deck([*base, *[many] * 11])) == ["RR.deck-limits.1"]


@rule("RR.deckbuilding.8", "RR.faction.1")
def test_cards_of_another_faction_need_an_agenda() -> None:
    strangers = _cards("lannister", 3, loyal=False)
    found = problems(POOL, _deck(_stark(strangers)))
    assert [(problem.rule, problem.cards) for problem in found] == [
        ("RR.deckbuilding.8", (strangers[0].code,))
    ]
    own = [*_cards("lannister", 45), *_cards("neutral", 15)]
    assert _rules(_deck(own, faction="lannister")) == []


@rule("RR.loyal.2", "RR.anatomy.1")
def test_a_banner_brings_twelve_cards_of_another_faction() -> None:
    twelve = _cards("lannister", 12, loyal=False)
    assert _rules(_deck(_stark(twelve), agenda="Banner of the Lion")) == []
    assert _rules(_deck(_stark(twelve[:11]), agenda="Banner of the Lion")) == ["RR.anatomy.1"]


@rule("RR.loyal.1")
def test_a_banner_brings_no_loyal_card() -> None:
    guests = [*_cards("lannister", 12, loyal=False), POOL.find("Tywin Lannister")]
    found = problems(POOL, _deck(_stark(guests), agenda="Banner of the Lion"))
    assert [(problem.rule, problem.cards) for problem in found] == [("RR.loyal.1", ("01090",))]


def test_a_banner_is_for_one_faction() -> None:
    guests = [*_cards("lannister", 12, loyal=False), *_cards("tyrell", 3, loyal=False)]
    assert _rules(_deck(_stark(guests), agenda="Banner of the Lion")) == ["RR.deckbuilding.8"]


@pytest.mark.parametrize(
    ("banner", "faction"),
    [
        ("Banner of the Stag", "baratheon"),
        ("Banner of the Kraken", "greyjoy"),
        ("Banner of the Lion", "lannister"),
        ("Banner of the Sun", "martell"),
        ("Banner of the Watch", "thenightswatch"),
        ("Banner of the Wolf", "stark"),
        ("Banner of the Dragon", "targaryen"),
        ("Banner of the Rose", "tyrell"),
    ],
)
def test_each_banner_has_its_faction(banner: str, faction: str) -> None:
    home = "tyrell" if faction != "tyrell" else "stark"
    own = [*_cards(home, 33), *_cards("neutral", 15)]
    deck = _deck([*own, *_cards(faction, 12, loyal=False)], faction=home, agenda=banner)
    assert problems(POOL, deck) == []
    assert _rules(_deck([*own, *_cards(home, 48)[36:]], faction=home, agenda=banner)) == ["RR.anatomy.1"]


@rule("RR.golden.2")
def test_fealty_allows_fifteen_neutral_cards() -> None:
    stark = _cards("stark", 45)
    assert _rules(_deck([*stark, *_cards("neutral", 15)], agenda="Fealty")) == []
    found = problems(POOL, _deck([*stark, *_cards("neutral", 16)], agenda="Fealty"))
    assert [problem.rule for problem in found] == ["RR.golden.2"]
    assert found[0].cards[0] == "01027"


def test_a_rule_may_forbid_plots_of_a_kind() -> None:
    deck = _deck(_stark(), plots=(*PLOTS[:6], "The Winds of Winter"))
    found = CannotInclude(Kind(trait="Winter"), plots=True).problem(deck)
    assert found is not None
    assert found.cards == ("01025",)
    assert CannotInclude(Kind(trait="Summer"), plots=True).problem(deck) is None


@rule("RR.agenda.1", "RR.deckbuilding.1")
def test_a_deck_has_one_faction_card_and_one_agenda() -> None:
    agenda, faction = POOL.find("Banner of the Lion"), POOL.by_code["faction-lannister"]
    assert "RR.agenda.1" in _rules(_deck([*_stark(), agenda], agenda="Fealty"))
    assert "RR.deckbuilding.1" in _rules(_deck([*_stark(), faction]))


@rule("RR.deck.1")
def test_plots_and_draw_cards_keep_to_their_decks() -> None:
    deck = _deck([*_stark(), POOL.find("Summons")], plots=(*PLOTS[:4], *PLOTS[5:], "Varys"))
    assert [problem.cards for problem in problems(POOL, deck) if problem.rule == "RR.deck.1"] == [
        ("01029",),
        ("01022",),
    ]


def test_every_problem_is_told() -> None:
    cards = [*_cards("lannister", 3, loyal=False), POOL.find("Tywin Lannister"), *[POOL.find("Varys")] * 4]
    plots = (*PLOTS[:3], "A Feast for Crows", "A Feast for Crows", "Summons", "Summons", "Confiscation")
    found = problems(POOL, _deck(cards, agenda="Banner of the Rose", plots=plots))
    assert {problem.rule for problem in found} == {
        "RR.deckbuilding.3",
        "RR.deckbuilding.4",
        "RR.deckbuilding.5",
        "RR.deckbuilding.7",
        "RR.deckbuilding.8",
        "RR.plot-deck-limit.2",
        "RR.loyal.1",
        "RR.anatomy.1",
    }
    assert all(isinstance(problem, Problem) and problem.text for problem in found)


@rule("RR.faction.2")
def test_there_are_eight_factions() -> None:
    factions = {code.removeprefix("faction-") for code in POOL.by_code if code.startswith("faction-")}
    assert len(factions) == 8
    assert {card.faction for card in POOL.by_code.values()} - factions == {"neutral"}


def test_some_plots_of_the_pool_say_their_limit() -> None:
    assert {card.deck_limit for card in POOL.by_code.values() if card.type == PLOT} == {0, 1}
