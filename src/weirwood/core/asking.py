"""A question in words, as its game speaks it: what is asked, what each button says, and what others wait for."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from weirwood.core.decision import Decision
from weirwood.core.sentence import Sentence, Words, fill, say, series, spaced

NAME = "{name}"
"""What stands in the place of an option's label."""


class Label:
    """An option in words; ``number`` tells it from others that sound alike, and is 0 where none does."""

    __slots__ = ("number", "words")

    def __init__(self, words: Words, number: int = 0) -> None:
        self.words = say(words)
        self.number = number

    def __str__(self) -> str:
        return f"{self.words} ({self.number})" if self.number else str(self.words)

    def __repr__(self) -> str:
        return f"Label({str(self)!r})"


class Lesson:
    """What someone at your shoulder says when a question of this sort comes for the first time."""

    __slots__ = ("text", "title")

    def __init__(self, title: str, text: str) -> None:
        self.title = title
        self.text = text

    def form(self) -> dict[str, str]:
        """As plain data."""
        return {"title": self.title, "text": self.text}


class Asking:
    """The words of one decision. Every table shows these and adds none of its own.

    ``moment`` is said before the question: whose moment it is, what has just happened, or for which card. ``one`` is
    the button for a single chosen option, with ``{name}`` in the place of its label; ``named`` is what is done with
    options by name, where that button names none; ``several`` is the button for two or more options of a set, with
    ``{n}`` for their number; ``none`` is the button for choosing none of a set, empty where some must be chosen;
    ``wanting`` stands on the button while too few are chosen, with ``{n}`` for how many are missing. ``danger`` says
    that choosing none destroys cards: a table shows that button as a warning, and gives it no key. ``waiting`` is what
    the others wait for the seat to do. ``lesson`` is for a first game.
    """

    __slots__ = (
        "danger",
        "lesson",
        "moment",
        "named",
        "none",
        "one",
        "question",
        "several",
        "waiting",
        "wanting",
    )

    def __init__(
        self,
        question: Words,
        moment: Words = "",
        *,
        one: str = NAME,
        named: str = "",
        several: str = "Choose {n}",
        none: str = "Choose none",
        wanting: str = "Choose one",
        danger: bool = False,
        waiting: str = "choose",
        lesson: Lesson | None = None,
    ) -> None:
        self.question = say(question)
        self.moment = say(moment)
        self.one = one
        self.named = named or one
        self.several = several
        self.none = none
        self.wanting = wanting
        self.danger = danger
        self.waiting = waiting
        self.lesson = lesson

    def about(self, question: Words, moment: Words = "") -> Asking:
        """The same words for another question."""
        return Asking(
            question,
            moment or self.moment,
            one=self.one,
            named=self.named,
            several=self.several,
            none=self.none,
            wanting=self.wanting,
            danger=self.danger,
            waiting=self.waiting,
            lesson=self.lesson,
        )

    def in_words(self, speak: Callable[[str], str]) -> Asking:
        """The same in other words; for an asking that names nobody and no card."""
        lesson = self.lesson
        return Asking(
            speak(str(self.question)),
            speak(str(self.moment)),
            one=speak(self.one),
            named=speak(self.named),
            several=speak(self.several),
            none=speak(self.none),
            wanting=speak(self.wanting),
            danger=self.danger,
            waiting=speak(self.waiting),
            lesson=None if lesson is None else Lesson(speak(lesson.title), speak(lesson.text)),
        )

    def whole(self) -> Sentence:
        """The full question."""
        return spaced(self.moment, self.question)

    def text(self) -> str:
        """The full question as plain text."""
        return str(self.whole())

    def button(self, chosen: list[Label]) -> Sentence:
        """What the button says with these options chosen; numbers that tell them apart are left out."""
        if not chosen:
            return say(self.none)
        if len(chosen) == 1:
            return fill(self.one, name=chosen[0].words)
        return fill(self.several, n=str(len(chosen)))

    def deed(self, chosen: list[Label]) -> Sentence:
        """What is done with these options, by name."""
        return fill(self.named, name=series([label.words for label in chosen]))

    def form(self, decision: Decision) -> dict[str, Any]:
        """As plain data, in plain text; a button that its decision never shows is empty."""
        picks = decision.picked is not None
        return {
            "moment": str(self.moment),
            "question": str(self.question),
            "one": self.one,
            "several": self.several if picks and decision.maximum != 1 else "",
            "none": self.none if picks and decision.minimum == 0 else "",
            "wanting": self.wanting,
            "danger": self.danger,
            "waiting": self.waiting,
        }

    def parts(self, decision: Decision) -> dict[str, Any]:
        """The same with sentences as parts, and with the lesson: all that a table shows."""
        return self.form(decision) | {
            "moment": self.moment.form(),
            "question": self.question.form(),
            "lesson": None if self.lesson is None else self.lesson.form(),
        }
