"""Westeros Intrigue in lines of plain text: the court, the hand and the scores."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from weirwood.core.errors import BadArgument, either
from weirwood.core.sentence import begun
from weirwood.intrigue import HOUSES
from weirwood.tui.app.board import Words
from weirwood.tui.app.sitting import Sitting
from weirwood.tui.app.wording import count_of
from weirwood.tui.intrigue.choice import Choice

_ROWS: Final = ("Bottom", "Second", "Third", "Fourth", "Fifth", "Sixth", "Seventh", "Eighth")


class IntrigueWords(Words):
    """Tells of the court, the hand and the scores."""

    commands = (
        ("court", "the court, row by row from the bottom"),
        ("hand", "your cards, and how many places they have"),
        ("scores", "everyone's penalty points, cards and Iron Throne cards"),
        (
            "why HOUSE [ROW PLACE]",
            "why a card cannot be placed, or not at that place, for example why stark 2 1",
        ),
    )

    def __init__(self, sitting: Sitting) -> None:
        self._sitting = sitting

    def tell(self, command: str, about: Sequence[str] = ()) -> list[str] | None:
        if about:
            return None
        if command == "court":
            return self._court()
        if command == "hand":
            return self._hand()
        if command == "scores":
            return self._scores()
        return None

    def _court(self) -> list[str]:
        court = self._sitting.match.state.view(self._sitting.seat)["court"]
        return [
            f"{name} row, from the left: {', '.join(house or 'open' for house in row)}."
            for name, row in zip(_ROWS, court, strict=False)
        ] or ["The court is empty."]

    def _hand(self) -> list[str]:
        choice = Choice(self._sitting)
        if not self._sitting.my_turn:
            return [f"{house}: {count_of(count, 'card')}." for house, count in choice.hand.items()]
        return [
            f"{house}: {count_of(count, 'card')}, {count_of(len(choice.places(house)), 'place')}."
            for house, count in choice.hand.items()
        ]

    def _scores(self) -> list[str]:
        view = self._sitting.match.state.view(self._sitting.seat)
        lines = [f"Round {view['round']} of {len(view['seats'])}."]
        for seat in view["seats"]:
            hand, thrones = seat["hand"], seat["thrones"]
            facts = [
                f"penalty {seat['penalty']}",
                count_of(hand if isinstance(hand, int) else sum(hand.values()), "card"),
                count_of(thrones if isinstance(thrones, int) else len(thrones), "Iron Throne card"),
            ]
            if seat["score"] is not None:
                facts.append(f"score {seat['score']}")
            if seat["eliminated"]:
                facts.append("out of the round")
            lines.append(f"{self._sitting.names[seat['seat']]}: {', '.join(facts)}.")
        return lines

    def why_not(self, words: list[str]) -> list[str]:
        found = [house for house in HOUSES if words and house.lower().startswith(words[0].lower())]
        if len(found) != 1 or len(words) not in (1, 2, 3):
            raise BadArgument(f"Type why and a house ({either(HOUSES)}), and a row and a place if you like.")
        card: dict[str, object] = {"house": found[0]}
        if len(words) == 2:
            card.update(row=0, column=words[1].lower())
        elif len(words) == 3:
            if not all(word.isascii() and word.isdigit() and int(word) > 0 for word in words[1:]):
                raise BadArgument(
                    "Rows and places are numbers from 1, counted from the bottom and from the left."
                )
            card.update(row=int(words[1]) - 1, column=int(words[2]) - 1)
        refusals = self._sitting.why_not(card)
        if refusals:
            return [f"{begun(refusal['text'])} ({refusal['rule']})" for refusal in refusals]
        return [f"{found[0]} may be placed{' there' if len(words) > 1 else ''}."]
