"""Modifiers of how challenges end: who cannot lose them, and what winning them brings."""

from __future__ import annotations

from weirwood.thrones.ability.player_modifiers import Bonus, OnPlayer
from weirwood.thrones.engine.nodes import Context
from weirwood.thrones.engine.state.board import Board
from weirwood.thrones.engine.state.side import Side


class WinningGivesPower(Bonus):
    """You gain power if you win the challenge."""

    says = "if you win that challenge, gain {by} power for your [faction]"
    short = "gain {by} power if you win"
    is_apart = True

    def change(self, g: Board, c: Context, side: Side, n: int) -> None:
        side.rewards.append((c.source, self.by))


class CannotLose(OnPlayer):
    """You cannot lose a challenge, nor can your opponent win it: nobody does."""

    says = "you cannot lose the challenge and your opponent cannot win it"
    short = "you can't lose, nor can your opponent win"

    def __init__(self) -> None:
        super().__init__()

    def change(self, g: Board, c: Context, side: Side, n: int) -> None:
        side.cannot_lose = True
