"""What may be asked of the laboratory."""

from __future__ import annotations

from weirwood.core.errors import BadArgument
from weirwood.core.rng import SEED_BITS, is_seed
from weirwood.core.state import Game


def check_games(games: int) -> None:
    """At least one game."""
    if games < 1:
        raise BadArgument(f"--games must be at least 1, not {games}.")


def check_seeds(seed: int, games: int) -> None:
    """All seeds from the first on must be seeds."""
    if not is_seed(seed) or not is_seed(seed + games - 1):
        raise BadArgument(f"--seed must be a whole number from 0 to 2**{SEED_BITS} - 1, not {seed}.")


def check_players(game: Game, players: int) -> int:
    """A number of players the game is for."""
    if players not in game.seats:
        raise BadArgument(
            f"{game.name} is for {game.seats.start} to {game.seats.stop - 1} players, not {players}."
        )
    return players
