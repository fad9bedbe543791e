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
    """Why a seat is asked: the step of the round and the clause behind it, and what else applies.

    ``ability`` is card and index of the ability that asks, ``card`` the card it is for, ``window`` and
    ``occurrence`` (kind, cards, seats) what an interrupt or reaction would answer. ``own`` says that the question is
    part of a deed which the seat began itself and has not confirmed yet. Never a sentence.
    """

    __slots__ = ("ability", "card", "forced", "occurrence", "own", "rule", "step", "what", "window")

    def __init__(
        self,
        step: str,
        rule: str | None = None,
        what: str | None = None,
        *,
        ability: tuple[int, int] | None = None,
        card: int | None = None,
        window: str | None = None,
        forced: bool = False,
        occurrence: tuple[str, tuple[int, ...], tuple[int, ...]] | None = None,
        own: bool = False,
    ) -> None:
        self.step = step
        self.rule = rule
        self.what = what
        self.ability = ability
        self.card = card
        self.window = window
        self.forced = forced
        self.occurrence = occurrence
        self.own = own

    def facts(self) -> tuple[object, ...]:
        """All fields, for comparing and writing down."""
        return (
            self.step,
            self.rule,
            self.what,
            self.ability,
            self.card,
            self.window,
            self.forced,
            self.occurrence,
            self.own,
        )

    def __repr__(self) -> str:
        told: dict[str, object] = {
            "rule": self.rule,
            "what": self.what,
            "ability": self.ability,
            "card": self.card,
        }
        told |= {"window": self.window, "occurrence": self.occurrence, "forced": self.forced or None}
        words = [f"{name}={value!r}" for name, value in told.items() if value is not None]
        return f"Reason({', '.join([repr(self.step), *words])})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Reason) and self.facts() == other.facts()

    def __hash__(self) -> int:
        return hash(self.facts())


class Decision:
    """A question that waits: who must choose, among which options, and why.

    While a set is picked one by one, ``picked`` are the picks so far, ``candidates`` all that stand in some
    complete set, and ``minimum`` and ``maximum`` (None: no limit) how many the rule asks for.
    """

    __slots__ = ("candidates", "kind", "maximum", "minimum", "options", "picked", "seat", "why")

    def __init__(self, seat: int, kind: DecisionKind, why: Reason, options: Options) -> None:
        self.seat = seat
        self.kind = kind
        self.why = why
        self.options = options
        self.picked: Options | None = None
        self.candidates: Options | None = None
        self.minimum: int = 1
        self.maximum: int | None = 1

    @property
    def has_one_answer(self) -> bool:
        """Whether it asks for one card at least, and there is one or none to be picked."""
        if self.candidates is None or self.picked is None or len(self.picked):
            return False
        return self.minimum == 1 and len(self.candidates) < 2

    def __repr__(self) -> str:
        picked = "" if self.picked is None else f", {len(self.picked)} picked"
        return f"<Decision of seat {self.seat}: {self.kind.value}, {len(self.options)} options{picked}, {self.why!r}>"
