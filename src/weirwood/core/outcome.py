"""How a game ended."""

from __future__ import annotations

from enum import StrEnum
from typing import Any


class Ending(StrEnum):
    """What ended a game; a closed list."""

    POWER = "power"
    LAST_STANDING = "last-standing"
    TIME = "time"
    DRAW = "draw"
    SCORE = "score"


class Outcome:
    """One winner, several, or none (a draw), with the clause that ended the game."""

    __slots__ = ("reason", "rule", "scores", "standing", "winners")

    def __init__(
        self,
        winners: tuple[int, ...],
        reason: Ending,
        rule: str,
        standing: tuple[int, ...],
        scores: tuple[int, ...] | None = None,
    ) -> None:
        self.winners = winners
        self.reason = reason
        self.rule = rule
        self.standing = standing
        self.scores = scores

    def form(self) -> dict[str, Any]:
        """As plain data, the way the protocol and records write it."""
        return {
            "winners": list(self.winners),
            "reason": self.reason.value,
            "rule": self.rule,
            "scores": None if self.scores is None else list(self.scores),
            "standing": list(self.standing),
        }

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Outcome) and self.form() == other.form()

    def __hash__(self) -> int:
        return hash(self.winners)

    def __repr__(self) -> str:
        return f"Outcome({self.form()!r})"
