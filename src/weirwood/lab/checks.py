"""What may be asked of the laboratory."""

from __future__ import annotations

from weirwood.core.errors import BadArgument
from weirwood.core.rng import SEED_BITS, is_seed
from weirwood.core.state import Game


def check_games(games: int) -> None:
    """At least one game."""
    if games < 1:
        raise BadArgument(f"{games} games cannot be played; at least 1 can.")


def check_seeds(seed: int, games: int) -> None:
    """All seeds from the first on must be seeds."""
    if not is_seed(seed) or not is_seed(seed + games - 1):
        raise BadArgument(f"seeds are whole numbers from 0 to 2**{SEED_BITS} - 1; the first one was {seed}.")


def check_players(game: Game, players: int) -> int:
    """A number of players the game is for."""
    if players not in game.seats:
        raise BadArgument(
            f"{game.name} is for {game.seats.start} to {game.seats.stop - 1} players, not {players}."
        )
    return players
