"""One question to one seat."""

from __future__ import annotations

from enum import StrEnum

from weirwood.core.option import Options


class DecisionKind(StrEnum):
    """What sort of question it is; a closed list, the same for all games and clients."""

    ACT = "act"
    TRIGGER = "trigger"
    CHALLENGE = "challenge"
    PICK = "pick"
    PLAYER = "player"
    NUMBER = "number"
    NAME = "name"
    MODE = "mode"
    ORDER = "order"
    CONFIRM = "confirm"
    PLOT = "plot"
    MULLIGAN = "mulligan"
    SETUP = "setup"
    PLACE = "place"


class Reason:
    """Why a seat is asked: the step of the round, and the clause behind it. Never a sentence."""

    __slots__ = ("rule", "step", "what")

    def __init__(self, step: str, rule: str | None = None, what: str | None = None) -> None:
        self.step = step
        self.rule = rule
        self.what = what

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Reason) and (self.step, self.rule, self.what) == (
            other.step,
            other.rule,
            other.what,
        )

    def __hash__(self) -> int:
        return hash((self.step, self.rule, self.what))


class Decision:
    """A question that waits: who must choose, among which options, and why."""

    __slots__ = ("kind", "options", "seat", "why")

    def __init__(self, seat: int, kind: DecisionKind, why: Reason, options: Options) -> None:
        self.seat = seat
        self.kind = kind
        self.why = why
        self.options = options
