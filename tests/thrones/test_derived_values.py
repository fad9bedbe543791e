"""Derived values: kept while nothing they depend on changes, and never written into what is printed."""

from __future__ import annotations

from random import Random

import pytest

from tests.thrones.scene import scene, side
from weirwood.decks.ready import find_deck
from weirwood.thrones.ability.costs import KneelCost
from weirwood.thrones.ability.effects.on_players import GainGold
from weirwood.thrones.ability.headings import action, constant
from weirwood.thrones.ability.modifiers import Strength
from weirwood.thrones.ability.operands import THIS
from weirwood.thrones.ability.writing import Pack
from weirwood.thrones.cards.second import POOL
from weirwood.thrones.engine.nodes import Amount, Context
from weirwood.thrones.engine.speaker import Speaker
from weirwood.thrones.engine.state.board import Board
from weirwood.thrones.engine.words import ON_GOLD
from weirwood.thrones.games.second import JOUST as GAME
from weirwood.thrones.games.second import Joust
from weirwood.thrones.pool.pool import Pool
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


class GoldYouHave(Amount):
    """The gold of seat 0, depending on what a test says it does."""

    def __init__(self, declared: int) -> None:
        self._declared = declared

    def deps(self) -> int:
        return self._declared

    def value(self, g: Board, c: Context) -> int:
        return g.sides[0].gold

    def text(self, s: Speaker) -> str:
        return "1 for each gold you have"


def gains_gold_beside_a_purse_keeper(declared: int) -> None:
    """Gold is gained while a character's strength is made of it."""
    pack = Pack("second", "A purse")
    pack.character("purse-1 Purse Keeper", "neutral", cost=2, strength=1, icons="").has(
        constant(Strength(THIS, GoldYouHave(declared)))
    )
    pack.location("purse-2 Counting House", "neutral", cost=1).has(
        action(GainGold(1), cost=(KneelCost(THIS),))
    )
    s = scene(
        you=side(plays=["Purse Keeper", "Counting House"], gold=5),
        game=Joust(Pool([*POOL.packs, pack], POOL.edition)),
    )
    s.you.uses("Counting House")
    assert s.you.gold == 6


def test_a_scene_notices_a_word_that_does_not_declare_what_it_depends_on() -> None:
    gains_gold_beside_a_purse_keeper(ON_GOLD)
    with pytest.raises(AssertionError):
        gains_gold_beside_a_purse_keeper(0)
