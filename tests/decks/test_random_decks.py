"""Decks drawn by chance: legal, the same for the same seed, of every faction and agenda, of all cards."""

from __future__ import annotations

from random import Random

import pytest

from weirwood.core.catalogue import find_game
from weirwood.core.errors import BadArgument
from weirwood.decks import DeckList
from weirwood.decks.random_deck import for_decks, random_deck
from weirwood.lab.seating import random_decks, setup_for
from weirwood.thrones.books import find_book
from weirwood.thrones.engine.words import AGENDA, FACTION

POOL = find_book("second").pool


@pytest.fixture(scope="module")
def drawn() -> list[DeckList]:
    """The decks of the first hundred and fifty jousts of the fuzzer: two for each."""
    game = find_game("second/joust")
    return [deck for seed in range(150) for deck in random_decks(game, 2, seed)]


def test_every_random_deck_is_legal_and_as_small_as_allowed(drawn: list[DeckList]) -> None:
    assert [problem for deck in drawn for problem in deck.problems()] == []
    assert {sum(deck.cards.values()) for deck in drawn} == {POOL.edition.profile.deck_building.draw_deck}


def test_the_same_seed_draws_the_same_deck() -> None:
    one, two, other = (random_deck("second/joust", Random(seed)).form() for seed in (7, 7, 8))
    assert one == two != other


def test_every_faction_every_agenda_and_none_occur(drawn: list[DeckList]) -> None:
    houses = {deck.faction for deck in drawn}
    assert houses == {card for card in POOL.by_code.values() if card.type == FACTION}
    agendas = {card for card in for_decks(POOL) if card.type == AGENDA}
    assert {deck.agenda for deck in drawn} == {None, *agendas}


def test_every_card_occurs(drawn: list[DeckList]) -> None:
    held = {card for deck in drawn for card in (*deck.plots, *deck.cards, deck.agenda)}
    assert [card.name for card in for_decks(POOL) if card not in held] == []


def test_some_plot_decks_have_a_plot_twice_and_some_do_not(drawn: list[DeckList]) -> None:
    assert {max(deck.plots.values()) for deck in drawn} == {1, 2}


def test_a_melee_is_set_up_with_random_decks() -> None:
    game = find_game("second/melee")
    setup = setup_for(game, 4, 3, random_decks(game, 4, 3))
    assert len({str(seat.deck) for seat in setup.seats}) == 4


@pytest.mark.parametrize("game", ["intrigue", "hbo"])
def test_games_for_which_nobody_builds_decks_are_refused(game: str) -> None:
    with pytest.raises(BadArgument):
        random_deck(game, Random(0))
