"""A decision in words: what is asked, and what may be answered."""

from __future__ import annotations

from weirwood.core.decision import Decision, DecisionKind, Reason
from weirwood.core.option import Option
from weirwood.core.state import Game, State


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
