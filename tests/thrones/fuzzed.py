"""Games of the fuzzer, as far as they are interesting."""

from __future__ import annotations

from weirwood.core.catalogue import find_game
from weirwood.core.state import State
from weirwood.lab.seating import chooser_for, decks_for, manner_of, random_decks, setup_for


def fuzzed(game_id: str, seed: int, plies: int, *, players: int = 2, random: bool = False) -> State:
    """A game of the fuzzer with this seed, after this number of choices."""
    game = find_game(game_id)
    decks = (random_decks if random else decks_for)(game, players, seed)
    state = game.start(setup_for(game, players, seed, decks), seed)
    choose = chooser_for(game, seed, manner_of(seed))
    for _ in range(plies):
        state.apply_index(*choose(state))
    return state
