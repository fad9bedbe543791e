"""A decision in words: what is asked, what may be answered, and how much a seat wants to be asked."""

from __future__ import annotations

from typing import Final

from weirwood.core.decision import Decision, DecisionKind, Reason
from weirwood.core.option import Option, Verb
from weirwood.core.state import Game, State

EVERYTHING: Final = "everything"
MATTERS: Final = "matters"
MINE: Final = "mine"
WISHES: Final = (EVERYTHING, MATTERS, MINE)
"""What a seat may wish for, the most questions first."""


class Answer:
    """One option of a question: ``text`` says it in words, ``key`` is what ``Match.choose`` takes."""

    __slots__ = ("key", "option", "text")

    def __init__(self, option: Option, text: str) -> None:
        self.key = option.key
        self.option = option
        self.text = text

    def __repr__(self) -> str:
        return f"Answer({self.key!r}, {self.text!r})"


class Question:
    """A decision in words, and its answers. Read it before the next choice: it speaks of the state as it is now."""

    __slots__ = ("_game", "_state", "decision")

    def __init__(self, game: Game, state: State, decision: Decision) -> None:
        self._game = game
        self._state = state
        self.decision = decision

    @property
    def seat(self) -> int:
        """The seat that is asked."""
        return self.decision.seat

    @property
    def kind(self) -> DecisionKind:
        """What sort of question it is."""
        return self.decision.kind

    @property
    def why(self) -> Reason:
        """The step and the clause behind it."""
        return self.decision.why

    @property
    def prompt(self) -> str:
        """The question in words."""
        return self._game.prompt(self._state, self.decision)

    @property
    def answers(self) -> list[Answer]:
        """Everything that may be answered now, in the order of the options."""
        options = list(self.decision.options)
        labels = self._game.labels(self._state, self.decision, options)
        return [Answer(option, str(label)) for option, label in zip(options, labels, strict=True)]

    def __repr__(self) -> str:
        return f"<Question to seat {self.seat}: {self.prompt} {len(self.decision.options)} answers>"

    def __str__(self) -> str:
        lines = [self.prompt]
        lines += [f"  {answer.key}: {answer.text}" for answer in self.answers]
        return "\n".join(lines)


def lets_pass(game: Game, state: State, decision: Decision, wish: str) -> str | None:
    """The key by which an action window is passed for a seat with this wish; None where the seat is asked.

    Only action windows are passed: what a seat could answer, or must choose, it is asked.
    """
    if wish == EVERYTHING or decision.kind != DecisionKind.ACT:
        return None
    if game.concerns(state, decision) and (wish == MATTERS or state.status.active == decision.seat):
        return None
    return next((option.key for option in decision.options if option.verb == Verb.PASS), None)
