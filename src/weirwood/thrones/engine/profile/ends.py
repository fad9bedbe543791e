"""How a game ends."""

from __future__ import annotations

from abc import abstractmethod
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from weirwood.thrones.engine.state.board import Board


class EndCheck:
    """Something that ends the game, or takes players out of it, as soon as it is true."""

    __slots__ = ()

    @abstractmethod
    def settles(self, g: Board, seats: list[int]) -> bool:
        """Look at the players still in the game; True when somebody won, may win or is out."""


@dataclass(frozen=True, kw_only=True)
class Ends:
    """Who wins, and who is out of the game. A mask holds types of cards, as bits."""

    checks: tuple[EndCheck, ...]
    """What is checked, in this order: who has the power to win, whether an empty deck eliminates (ED.deck-out), and
    what else does (ED.elimination)."""
    power: int
    """The power that wins, before abilities change a player's goal (ED.victory)."""
    power_hosts: int
    """Which types of cards may hold power (ED.power-cards)."""
    first_player_decides: bool
    """Where several would win at once, the first player decides who does; otherwise the first player wins, or the
    next of them in player order (ED.victory-sim)."""
    all_out_is_a_draw: bool
    """Nobody wins where all players left are eliminated at once; otherwise one of them does (ED.draw-game)."""
