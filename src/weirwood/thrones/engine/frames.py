"""Frames: where the game is and how far, as plain values. The stack of them is how it waits.

Running a frame again after an answer is harmless: it asks before it acts, and answers given are remembered.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING

from weirwood.core.decision import Decision, DecisionKind, Reason
from weirwood.thrones.engine.options import DONE, PICK, PackedOptions, card_of, pack, verb_of
from weirwood.thrones.engine.words import SAVED

if TYPE_CHECKING:
    from weirwood.thrones.engine.board import Board
    from weirwood.thrones.engine.happening import Happening

PARKED = -1


class PickRule(ABC):
    """What a set being picked must keep to, judged card by card."""

    __slots__ = ()

    @abstractmethod
    def fits(self, g: Board, picked: list[int], card: int) -> bool:
        """Whether a card may join those picked."""


class Frame(ABC):
    """One place on the stack. ``answers`` are those given to the part that runs now; ``ok`` and ``results``
    are what the last occurrence it brought about came to."""

    __slots__ = ("answers", "cursor", "ok", "results")

    def __init__(self) -> None:
        self.answers: list[int] = []
        self.cursor: int = 0
        self.ok: bool = True
        self.results: list[int] = []

    @abstractmethod
    def run(self, g: Board) -> None:
        """Go on until something is asked, pushed or done."""

    @abstractmethod
    def copy(self) -> Frame:
        """An independent equal."""

    def copy_answers(self, other: Frame) -> None:
        """Copy what all frames have."""
        self.answers = other.answers.copy()
        self.cursor = 0
        self.ok = other.ok
        self.results = other.results.copy()

    def answer(self, g: Board, seat: int, option: int) -> None:
        """Take the answer to a question it asked."""
        self.answers.append(option)
        g.decisions = ()

    def over(self, happenings: list[Happening], ok: bool) -> None:
        """An occurrence it brought about has closed."""
        self.ok = ok
        self.results = [
            happening.card for happening in happenings if happening.status == 2 and happening.kind != SAVED
        ]

    def happening(self, index: int) -> Happening | None:
        """A happening it holds, by index."""
        return None

    def next_part(self) -> None:
        """Forget the answers of the part that is done."""
        self.answers.clear()
        self.cursor = 0

    def ask(
        self,
        g: Board,
        seat: int,
        kind: DecisionKind,
        packed: list[int],
        why: Reason,
        words: tuple[str, ...] = (),
        always: bool = False,
    ) -> int:
        """The answer to a question, or PARKED while it waits. A single answer is not asked for."""
        at = self.cursor
        self.cursor = at + 1
        if at < len(self.answers):
            return self.answers[at]
        if len(packed) == 1 and not (always and g.deal.ask_all):
            self.answers.append(packed[0])
            return packed[0]
        g.decisions = (Decision(seat, kind, why, PackedOptions(packed, words)),)
        return PARKED

    def pick(
        self,
        g: Board,
        seat: int,
        cards: list[int],
        least: int,
        most: int,
        why: Reason,
        rule: PickRule | None = None,
        kind: DecisionKind = DecisionKind.PICK,
        always: bool = False,
    ) -> list[int] | None:
        """A set of cards picked one by one in canonical order, or None while the question waits."""
        picked: list[int] = []
        start = 0
        least = min(least, len(cards))
        while most < 0 or len(picked) < most:
            packed: list[int] = []
            for at in range(start, len(cards)):
                if len(cards) - at < least - len(picked):
                    break
                if rule is None or rule.fits(g, picked, cards[at]):
                    packed.append(pack(PICK, cards[at]))
            if len(picked) >= least:
                if not packed and not (always and g.deal.ask_all and not picked):
                    return picked
                packed.append(pack(DONE))
            if not packed:
                return picked
            option = self._ask_pick(g, seat, kind, packed, why, picked, cards, least, most, always)
            if option == PARKED:
                return None
            if verb_of(option) == DONE:
                return picked
            picked.append(card_of(option))
            start = cards.index(card_of(option)) + 1
        return picked

    def _ask_pick(
        self,
        g: Board,
        seat: int,
        kind: DecisionKind,
        packed: list[int],
        why: Reason,
        picked: list[int],
        cards: list[int],
        least: int,
        most: int,
        always: bool,
    ) -> int:
        option = self.ask(g, seat, kind, packed, why, always=always)
        if option == PARKED:
            decision = g.decisions[0]
            decision.picked = PackedOptions([pack(PICK, card) for card in picked])
            decision.minimum = least
            decision.maximum = most if most >= 0 else None
            decision.candidates = PackedOptions([pack(PICK, card) for card in cards])
        return option
