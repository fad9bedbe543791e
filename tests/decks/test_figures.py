"""What is counted in a deck, and how its set-ups go: by the engine's own rule."""

from __future__ import annotations

from itertools import combinations
from math import isclose

import pytest

from weirwood.core.rng import Rng
from weirwood.core.seat import Seat, Setup
from weirwood.decks.deck import DeckList, spread
from weirwood.decks.figures import figures_of
from weirwood.decks.odds import at_least_one, odds_of
from weirwood.decks.ready import find_deck
from weirwood.thrones.books import find_book
from weirwood.thrones.engine.state.board import Board
from weirwood.thrones.engine.words import ATTACHMENT
from weirwood.thrones.pool.deck import Deck
from weirwood.thrones.setup.dealing import board_from
from weirwood.thrones.steps.set_up import SetupRule, may_be_placed, setup_cost

DECKS = [("second/joust", "The Winter Pack"), ("winter", "The Price of Gold")]


def of(game: str, cards: dict[str, int]) -> DeckList:
    pool = find_book(game).pool
    faction = pool.faction("stark")
    assert faction is not None
    return DeckList("", game, faction, None, {}, {pool.find(name): count for name, count in cards.items()})


def test_costs_strengths_and_icons_are_counted_by_copy() -> None:
    deck = of(
        "second/joust", {"Eddard Stark (Core)": 2, "Winterfell Steward": 3, "The Roseroad": 1, "Ice": 1}
    )
    found = figures_of(deck)
    assert found.cards == 7
    assert found.cost.counts == (1, 3, 0, 1, 0, 0, 0, 2)
    assert found.characters.counts == (0, 3, 0, 0, 0, 0, 0, 2)
    assert isclose(found.cost.mean, (7 * 2 + 3 + 0 + 3) / 7)
    icons = {one.icon: (one.characters, one.strength) for one in found.icons}
    assert icons == {"military": (2, 10), "intrigue": (0, 0), "power": (5, 13)}
    assert (found.economy.income, found.economy.reducers) == (1, 3)


def test_a_hypergeometric_chance() -> None:
    assert isclose(at_least_one(60, 3, 13), 1 - (47 * 46 * 45) / (60 * 59 * 58))
    assert at_least_one(5, 1, 9) == 1.0
    assert at_least_one(60, 1, 0) == 0.0


@pytest.mark.parametrize(("game", "name"), DECKS)
def test_the_best_set_up_is_what_the_engine_allows_and_nothing_is_better(game: str, name: str) -> None:
    deck = find_deck(name, game)
    odds = odds_of(deck, hands=24)
    assert odds is not None
    pool = find_book(game).pool
    cards = spread(deck.cards)
    held = [Deck(deck.faction, deck.agenda, [], cards), Deck(deck.faction, None, [], [])]
    board = board_from(pool.edition, pool, Setup([Seat("Ann"), Seat("Bob")], {}), held, Rng(0))
    ids = {card: [id for id in board.sides[0].deck if board.cards[id] is card] for card in deck.cards}
    for hand in odds.shown:
        left = {card: list(found) for card, found in ids.items()}
        drawn = [left[pool.by_code[code]].pop() for code in hand.cards]
        placed = [drawn[place] for place in hand.placed]
        assert allowed(board, placed) and setup_cost(board, placed) == hand.gold
        better = (
            list(some)
            for count in range(len(placed), len(drawn) + 1)
            for some in combinations(drawn, count)
            if (count, setup_cost(board, list(some))) > (len(placed), hand.gold)
        )
        assert not any(allowed(board, some) for some in better)


def allowed(board: Board, placed: list[int]) -> bool:
    """Whether cards may be placed together, hosts before attachments."""
    rule = SetupRule(0)
    picked: list[int] = []
    for card in sorted(placed, key=lambda card: board.cards[card].type == ATTACHMENT):
        if not may_be_placed(board, card) or not rule.fits(board, picked, card):
            return False
        picked.append(card)
    return True


def test_odds_are_the_same_for_the_same_deck_and_missing_for_a_small_one() -> None:
    deck = find_deck("The Winter Pack")
    assert odds_of(deck, hands=50) == odds_of(deck, hands=50)
    assert odds_of(of("second/joust", {"Ice": 3})) is None


def test_later_rounds_and_more_copies_are_likelier() -> None:
    odds = odds_of(find_deck("The Winter Pack"), hands=100)
    assert odds is not None
    for by_round in odds.drawn:
        assert list(by_round) == sorted(by_round) and 0 < by_round[0] < by_round[-1] < 1
    assert all(more > fewer for fewer, more in zip(odds.drawn[0], odds.drawn[1], strict=True))
    assert isclose(odds.drawn[2][0], at_least_one(60, 3, 7))
