"""Frames: where the game is and how far, as plain values. The stack of them is how it waits.

Running a frame again after an answer is harmless: it asks before it acts, and answers given are remembered.
"""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, Final

from weirwood.core.decision import Decision, DecisionKind, Reason
from weirwood.thrones.engine.options import DONE, PackedOptions, picked_of, verb_of
from weirwood.thrones.engine.selection import BoundRule, PickRule, Selection, SetDecision
from weirwood.thrones.engine.state.repeats import Repeats
from weirwood.thrones.engine.words import SAVED

if TYPE_CHECKING:
    from weirwood.thrones.engine.state.board import Board
    from weirwood.thrones.engine.state.happening import Happening

PARKED: Final = -1


class Frame:
    """One place on the stack. ``answers`` are those given to the part that runs now; ``ok`` and ``results``
    are what the last occurrence it brought about came to. ``repeats`` is there to notice loops."""

    __slots__ = ("answers", "cursor", "ok", "repeats", "results")

    def __init__(self) -> None:
        self.answers: list[int] = []
        self.cursor: int = 0
        self.ok: bool = True
        self.results: list[int] = []
        self.repeats: Repeats | None = None

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
        self.repeats = None if other.repeats is None else other.repeats.copy()

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

    def gathers(self, g: Board, happenings: list[Happening]) -> bool:
        """Whether it keeps what happened until its end, where reactions wait for that."""
        return False

    def arrives(self, card: int) -> None:
        """Remember that a card lies in a hand or pile from now on, where reactions wait."""
        return

    def happening(self, index: int) -> Happening | None:
        """A happening it holds, by index."""
        return None

    def next_part(self) -> None:
        """Forget the answers of the part that is done."""
        if self.answers:
            self.answers = []
        self.cursor = 0

    def answers_of(self, seat: int) -> list[int]:
        """The answers of a seat to the part that runs now."""
        return self.answers

    def given(self) -> int:
        """The answer to the next question where it was given before, else PARKED."""
        at = self.cursor
        if at == len(self.answers):
            return PARKED
        self.cursor = at + 1
        return self.answers[at]

    def ask(
        self,
        g: Board,
        seat: int,
        kind: DecisionKind,
        packed: list[int],
        why: Reason,
        words: tuple[str, ...] = (),
        always: bool = False,
        targets: tuple[int, ...] = (),
    ) -> int:
        """The answer to a question, or PARKED while it waits; a single answer is taken unless it is always wanted."""
        at = self.cursor
        self.cursor = at + 1
        if at < len(self.answers):
            return self.answers[at]
        if len(packed) == 1 and not always and not (why.own and g.deal.confirm):
            self.answers.append(packed[0])
            return packed[0]
        options = PackedOptions(packed, words, targets)
        decision = Decision(seat, kind, why, options)
        if kind == DecisionKind.PICK:
            decision.picked = PackedOptions([])
            decision.candidates = options
        g.decisions = (decision,)
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
    ) -> list[int] | None:
        """A set of cards picked one by one in canonical order, or None while the question waits."""
        return self.select(g, seat, kind, Selection(cards, least, most, rule), why)

    def pick_bound(
        self,
        g: Board,
        seat: int,
        cards: list[int],
        bound: list[int],
        least: int,
        most: int,
        why: Reason,
    ) -> list[int] | None:
        """A set of cards in which those that are bound to it take up the room there is."""
        if 0 <= most < len(bound):
            return self.pick(g, seat, bound, most, most, why)
        ordered = bound + [card for card in cards if card not in bound]
        rule = BoundRule(bound) if bound else None
        return self.pick(g, seat, ordered, max(least, len(bound)), most, why, rule)

    def pick_players(
        self, g: Board, seat: int, players: list[int], least: int, most: int, why: Reason
    ) -> list[int] | None:
        """A set of players picked one by one in player order, or None while the question waits."""
        return self.select(g, seat, DecisionKind.PLAYER, Selection(players, least, most, players=True), why)

    def order(
        self, g: Board, seat: int, cards: list[int], why: Reason, rule: PickRule | None = None
    ) -> list[int] | None:
        """Cards in the order a seat picks them, or None while the question waits."""
        selection = Selection(cards, len(cards), len(cards), rule, ordered=True)
        return self.select(g, seat, DecisionKind.ORDER, selection, why)

    def select(
        self, g: Board, seat: int, kind: DecisionKind, selection: Selection, why: Reason
    ) -> list[int] | None:
        """What is picked of a selection, or None while the question waits."""
        picked: list[int] = []
        selection.confirmed = (why.own and g.deal.confirm) or selection.asks_for_the_only_one(g)
        while not selection.is_full(picked):
            packed = selection.offers(g, picked)
            closing = len(packed) == 1 and verb_of(packed[0]) == DONE
            if closing and not selection.asks_to_close(g, picked):
                return picked
            option = self.ask(g, seat, kind, packed, why, always=closing or selection.confirmed)
            if option == PARKED:
                if selection.rule is not None:
                    selection.rule = selection.rule.kept()
                g.decisions = (SetDecision(g.decisions[0], selection, picked, selection.candidates(g)),)
                return None
            if verb_of(option) == DONE:
                return picked
            picked.append(picked_of(option))
        return picked
