"""A question in words, as its game speaks it: what is asked, and what each button says."""

from __future__ import annotations

from weirwood.core.decision import Decision


class Asking:
    """The words of one decision. Every table shows these and adds none of its own.

    ``moment`` is said before the question: whose moment it is, what has just happened, or for which card. ``one`` is
    the button for a single chosen option, with ``{name}`` in the place of its label; ``several`` is the button for two
    or more options of a set, with ``{n}`` for their number; ``none`` is the button for choosing none of a set, empty
    where some must be chosen; ``wanting`` stands on the button while too few are chosen, with ``{n}`` for how many
    are missing. ``danger`` says that choosing none destroys cards: a table shows that button as a warning, and gives
    it no key.
    """

    __slots__ = ("danger", "moment", "none", "one", "question", "several", "wanting")

    def __init__(
        self,
        question: str,
        moment: str = "",
        *,
        one: str = "{name}",
        several: str = "Choose {n}",
        none: str = "Choose none",
        wanting: str = "Choose one",
        danger: bool = False,
    ) -> None:
        self.question = question
        self.moment = moment
        self.one = one
        self.several = several
        self.none = none
        self.wanting = wanting
        self.danger = danger

    def text(self) -> str:
        """The full question."""
        return f"{self.moment} {self.question}" if self.moment else self.question

    def button(self, names: list[str]) -> str:
        """What the button says with these options chosen, by their labels."""
        if not names:
            return self.none
        if len(names) == 1:
            return self.one.replace("{name}", names[0])
        return self.several.replace("{n}", str(len(names)))

    def form(self, decision: Decision) -> dict[str, object]:
        """As plain data; a button that its decision never shows is empty."""
        picks = decision.picked is not None
        return {
            "moment": self.moment,
            "question": self.question,
            "one": self.one,
            "several": self.several if picks and decision.maximum != 1 else "",
            "none": self.none if picks and decision.minimum == 0 else "",
            "wanting": self.wanting,
            "danger": self.danger,
        }
