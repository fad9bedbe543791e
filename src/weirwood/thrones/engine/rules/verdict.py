"""How a challenge stands: who would win it, and what that would bring."""

from __future__ import annotations

from weirwood.thrones.engine.words import NOBODY


class Verdict:
    """The strength on both sides, and who wins and loses by it; NOBODY where nobody does."""

    __slots__ = ("attacking", "defending", "loser", "unopposed", "winner")

    def __init__(self, attacking: int, defending: int) -> None:
        self.attacking = attacking
        self.defending = defending
        self.winner: int = NOBODY
        self.loser: int = NOBODY
        self.unopposed: bool = False

    def margin(self) -> int:
        """By how much it is won."""
        return abs(self.attacking - self.defending)


class Stakes:
    """What winning a challenge brings the winner.

    ``claim`` is its value, 0 where none is applied; ``payers`` suffer it, and where ``chooses`` the winner may choose
    them among the opponents instead. ``power`` are the flags of bonuses, each worth 1 power.
    """

    __slots__ = ("chooses", "claim", "payers", "power")

    def __init__(self) -> None:
        self.claim: int = 0
        self.payers: list[int] = []
        self.chooses: bool = False
        self.power: list[int] = []
