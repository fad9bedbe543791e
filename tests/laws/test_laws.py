"""Every law, for every game of the catalogue and every seat count.

A failure prints its seed: ``weirwood fuzz GAME --seed S --games 1 --players P --laws`` shows it again, and it
becomes a test of its own.
"""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from weirwood.core.catalogue import find_game, game_ids
from weirwood.core.rng import SEED_BITS
from weirwood.core.state import State
from weirwood.lab.laws.examine import Chooser, examine, play, setup_for
from weirwood.lab.laws.known import KNOWN

TABLES = [(game_id, players) for game_id in game_ids() for players in find_game(game_id).seats]
QUICK = [(game_id, players) for game_id, players in TABLES if game_id == "intrigue"]
SEEDS: dict[str, tuple[int, ...]] = {"intrigue": (0, 1), "second/joust": (26, 133), "second/melee": ()}
"""One game that asks what has a choice, one that asks everything; of long games short ones."""
MANY = {"intrigue": 150, "second/joust": 40, "second/melee": 3}
each_table = pytest.mark.parametrize(("game_id", "players"), TABLES)
each_quick_table = pytest.mark.parametrize(("game_id", "players"), QUICK)


@pytest.mark.parametrize(
    ("game_id", "players", "seed"), [(*table, seed) for table in TABLES for seed in SEEDS[table[0]]]
)
def test_random_games_break_no_law(game_id: str, players: int, seed: int) -> None:
    game = find_game(game_id)
    decisions, failures = examine(game, setup_for(game, players, seed), seed)
    assert decisions > 0
    assert not failures


@each_quick_table
@settings(
    derandomize=True, database=None, deadline=None, max_examples=4, suppress_health_check=list(HealthCheck)
)
@given(
    seed=st.integers(0, (1 << SEED_BITS) - 1),
    leaning=st.lists(st.floats(0, 1, exclude_max=True), max_size=40),
)
def test_games_of_any_seed_and_any_choices_break_no_law(
    game_id: str, players: int, seed: int, leaning: list[float]
) -> None:
    game = find_game(game_id)
    assert not examine(game, setup_for(game, players, seed), seed, leaning_chooser(seed, leaning))[1]


def leaning_chooser(seed: int, leaning: list[float]) -> Chooser:
    """The first choices as given, the others at random."""
    rest = Random(seed)
    given_choices = iter(leaning)

    def choose(state: State) -> tuple[int, int]:
        decision = state.decisions[int(rest.random() * len(state.decisions))]
        return decision.seat, int(next(given_choices, rest.random()) * len(decision.options))

    return choose


@each_table
def test_many_games_end(game_id: str, players: int) -> None:
    game = find_game(game_id)
    for seed in range(MANY[game_id]):
        assert not play(game, setup_for(game, players, seed), seed)[1]


def test_the_laws_know_every_game() -> None:
    assert set(KNOWN) == set(game_ids())
