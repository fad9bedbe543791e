"""The cards of the two-player game: two decks, the plots, and what of them is known."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from weirwood.core.errors import BadArgument, BadDeck
from weirwood.core.match import Match
from weirwood.rules import rule
from weirwood.thrones.ability import ChoosePlayer, LookAt
from weirwood.thrones.cards.hbo import POOL
from weirwood.thrones.cards.hbo.decks import DECKS
from weirwood.thrones.cards.hbo.known import KNOWN
from weirwood.thrones.editions.hbo.edition import DRAFTED_PLOTS
from weirwood.thrones.engine.words import FACTION, KEYWORD_NAMES, PLOT, TYPE_NAMES
from weirwood.thrones.games.hbo import GAME
from weirwood.thrones.pool.deck import deck_from
from weirwood.thrones.pool.deck_checks import problems
from weirwood.thrones.pool.trees import word_names
from weirwood.thrones.state import ThronesState

SEATS = [{"deck": {"faction": house}} for house in ("stark", "lannister")]


@rule("HBO.components.1")
@pytest.mark.parametrize("at", [0, 1])
def test_each_house_has_a_deck_of_fifty_cards_with_its_own_back(at: int) -> None:
    deck = deck_from(POOL, SEATS[at]["deck"])
    assert len(deck.cards) == 50 and not problems(POOL, deck)
    assert {card.pack for card in deck.cards} == {("Stark", "Lannister")[at]}
    assert {card.faction for card in deck.cards} == {deck.faction.faction, "neutral"}


@rule("HBO.components.2", "HBO.create-plot-decks.3")
def test_of_all_plots_fourteen_are_played_with_and_eighteen_drafted() -> None:
    plots = [code for code, card in POOL.by_code.items() if card.type == PLOT]
    dealt = [code for deck in DECKS for code in deck["plots"]]
    assert len(plots) == 32 and len(dealt) == 14 and len(DRAFTED_PLOTS) == 18
    assert sorted([*dealt, *DRAFTED_PLOTS]) == sorted(plots)


@rule("HBO.create-plot-decks.1", "HBO.create-plot-decks.2")
def test_the_plot_decks_are_those_of_the_book() -> None:
    stark, lannister = ({POOL.find(code).name for code in deck["plots"]} for deck in DECKS)
    assert stark == {
        *("Calling the Banners", "Crossing the Trident", "Hidden in Shadows", "Spies in Their Midst"),
        *("Storm of Swords", "The Lion and the Wolf", "The Old Gods"),
    }
    assert lannister == {
        *("Detained", "Game of Thrones", "Hear Me Roar", "Securing the Throne", "The Killing Cold"),
        *("Uneasy Peace", "Valar Morghulis"),
    }


@rule("HBO.card-types.1", "HBO.card-anatomy.9")
def test_cards_have_five_types_and_three_keywords() -> None:
    cards = [card for card in POOL.by_code.values() if card.type != FACTION]
    assert {TYPE_NAMES[card.type] for card in cards} == {
        *("character", "location", "attachment", "event", "plot")
    }
    found = {KEYWORD_NAMES[keyword] for card in cards for keyword in card.keywords}
    assert found == {"limited", "renown", "stealth"} == set(GAME._edition.profile.values.keywords)


def test_every_card_is_dealt_or_drafted() -> None:
    dealt = {code for deck in DECKS for code in (*deck["plots"], *deck["cards"])} | set(DRAFTED_PLOTS)
    assert dealt == {code for code, card in POOL.by_code.items() if card.type != FACTION}


def test_a_card_says_what_of_it_is_our_design() -> None:
    """Two plots are known in every fact, and of 26 draw cards and 15 plots the title."""
    ours = {code: card.our_design for code, card in POOL.by_code.items() if card.type != FACTION}
    assert {code for code, facts in ours.items() if not facts} == {"HBP01", "HBP10"}
    titled = {POOL.by_code[code].name: code for code, facts in ours.items() if "title" not in facts}
    assert Counter(POOL.by_code[code].type == PLOT for code in titled.values()) == {False: 26, True: 15}
    assert set(KNOWN) <= set(ours)
    assert "strength" not in ours["HBL06"] and "cost" in ours["HBL06"]  # The Hound
    assert "text" in ours["HBS04"]  # Jon Snow's is known in part


def test_no_card_asks_for_one_of_several_opponents() -> None:
    words = {name for card in POOL.by_code.values() for name in word_names(card)}
    assert LookAt.__name__ in words and ChoosePlayer.__name__ not in words


@rule("HBO.players-and-objective.1")
def test_exactly_two_play_one_of_each_house() -> None:
    assert GAME.setup(SEATS, {}) and GAME.setup(SEATS[::-1], {})
    for seats in (SEATS[:1], [*SEATS, SEATS[0]]):
        with pytest.raises(BadArgument) as refused:
            GAME.setup(seats, {})
        assert refused.value.rule == "HBO.players-and-objective.1"
    with pytest.raises(BadDeck) as same:
        GAME.setup([SEATS[1], SEATS[1]], {})
    assert same.value.rule == "HBO.players-and-objective.1"


@rule("HBO.components.1")
def test_no_other_deck_is_played() -> None:
    """A House and nothing more is said of a deck, be the rest of it right or wrong."""
    other: dict[str, Any] = {**DECKS[0], "cards": {**DECKS[0]["cards"], "HBS01": 3, "HBS02": 1}}
    for deck in (other, dict(DECKS[0])):
        with pytest.raises(BadDeck) as refused:
            GAME.setup([{"deck": deck}, SEATS[1]], {})
        assert refused.value.rule == "HBO.components.1"
    with pytest.raises(BadDeck):
        GAME.setup([{"deck": {"faction": "tyrell"}}, SEATS[1]], {})


def houses(state: ThronesState) -> list[str]:
    """The House of each seat."""
    return [state.cards[side.faction].faction for side in state.sides]


def test_a_house_that_nobody_named_is_drawn_from_the_seed_and_never_twice() -> None:
    drawn = [houses(GAME.start(GAME.setup([{}, {}], {}), seed)) for seed in range(12)]
    assert {tuple(pair) for pair in drawn} == {("stark", "lannister"), ("lannister", "stark")}
    assert drawn == [houses(GAME.start(GAME.setup([{}, {}], {}), seed)) for seed in range(12)]
    for seed in range(4):
        assert houses(GAME.start(GAME.setup([SEATS[1], {}], {}), seed)) == ["lannister", "stark"]
        assert houses(GAME.start(GAME.setup([{}, SEATS[1]], {}), seed)) == ["stark", "lannister"]
    match = Match(GAME, GAME.setup([{}, {}], {}), 3)
    assert houses(GAME.load(match.state.dump())) == drawn[3]


@rule("HBO.game-setup.2")
def test_whoever_takes_a_house_owns_its_deck_and_banner() -> None:
    state = GAME.start(GAME.setup(SEATS[::-1], {}), 0)
    assert houses(state) == ["lannister", "stark"]
    assert {state.cards[card].pack for card in state.sides[0].deck} == {"Lannister"}


@rule("HBO.card-types.7")
def test_plots_are_no_part_of_the_draw_deck() -> None:
    state = GAME.start(GAME.setup(SEATS, {}), 0)
    for side in state.sides:
        assert all(state.cards[card].type != PLOT for card in (*side.deck, *side.hand))
    mixed: dict[str, Any] = {**DECKS[0], "cards": {**DECKS[0]["cards"], "HBP15": 1}}
    with pytest.raises(BadDeck) as refused:
        GAME.setup([{"deck": mixed}, SEATS[1]], {"check_decks": False})
    assert refused.value.rule == "HBO.card-types.7"
