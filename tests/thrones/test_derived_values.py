"""Derived values: kept while nothing they depend on changes, and never written into what is printed."""

from __future__ import annotations

from random import Random

import pytest

from weirwood.decks.ready import find_deck
from weirwood.thrones.cards.second import POOL
from weirwood.thrones.joust import GAME
from weirwood.thrones.state import ThronesState

DECKS = (("Benchmark Stark", "Benchmark Lannister"), ("The Winter Pack", "Benchmark Stark"))


def kept_and_made_anew(state: ThronesState) -> tuple[object, object]:
    anew = state.clone()
    anew.stale = True
    return state.facts(), anew.facts()


@pytest.mark.parametrize("decks", DECKS)
@pytest.mark.parametrize("seed", [3, 10])
def test_values_are_kept_only_while_they_are_right(decks: tuple[str, str], seed: int) -> None:
    seats = [{"deck": find_deck(deck).form()} for deck in decks]
    state = GAME.start(GAME.setup(seats, {"check_decks": False}), seed)
    chance = Random(seed)
    while state.outcome is None:
        kept, anew = kept_and_made_anew(state)
        assert kept == anew, state.step
        decision = state.decisions[0]
        state.apply_index(decision.seat, chance.randrange(len(decision.options)))
    for card in POOL.by_code.values():
        assert card.base_icons == list(card.icons), card.name
        assert card.base_bonus == list(card.bonus), card.name
        assert sum(card.base_keywords) == len(card.keywords), card.name
