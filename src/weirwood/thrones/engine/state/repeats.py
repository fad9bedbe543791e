"""What a window remembers in order to notice that play in it goes in a loop. Plain data."""

from __future__ import annotations

from typing import Any


class Moment:
    """An ability is about to be initiated.

    ``portrait`` and ``below`` are digests of the position, amounts aside, and of the frames under the window at
    ``place``; ``amounts`` are what may grow from one turn of a loop to the next. ``use`` counts the uses of the
    ability so far, ``at`` the answers recorded so far.
    """

    __slots__ = ("amounts", "at", "below", "key", "place", "portrait", "use")

    def __init__(self, key: int, place: int, portrait: str, below: str, amounts: dict[str, int]) -> None:
        self.key = key
        self.place = place
        self.portrait = portrait
        self.below = below
        self.amounts = amounts
        self.use: int = 0
        self.at: int = 0

    def values(self) -> list[Any]:
        """As plain values."""
        amounts = [[name, count] for name, count in sorted(self.amounts.items())]
        return [self.key, self.place, self.portrait, self.below, amounts, self.use, self.at]

    @staticmethod
    def of(values: list[Any]) -> Moment:
        """From plain values."""
        moment = Moment(values[0], values[1], values[2], values[3], dict(values[4]))
        moment.use, moment.at = values[5], values[6]
        return moment


class Repeats:
    """What one window remembers.

    ``uses`` counts the uses of abilities; ``moments`` and ``answers`` are kept only when one is used again and
    again. ``circle`` are the answers of the loop found, ``key`` the ability that closes it and ``per_turn`` how
    often that is used in one turn of it. While it is repeated, ``left`` counts turns, ``at`` answers given and
    ``turned`` uses of the ability in this turn. ``withheld`` are abilities whose loops have run as often as was said.
    """

    __slots__ = (
        "answers",
        "at",
        "circle",
        "key",
        "left",
        "moments",
        "per_turn",
        "turned",
        "uses",
        "withheld",
    )

    def __init__(self) -> None:
        self.uses: dict[int, int] = {}
        self.moments: list[Moment] = []
        self.answers: list[tuple[int, int]] = []
        self.circle: list[tuple[int, int]] = []
        self.key: int = -1
        self.per_turn: int = 0
        self.left: int = 0
        self.at: int = 0
        self.turned: int = 0
        self.withheld: list[int] = []

    def copy(self) -> Repeats:
        """An independent equal."""
        copy = Repeats()
        copy.uses = self.uses.copy()
        copy.moments = self.moments.copy()
        copy.answers = self.answers.copy()
        copy.circle = self.circle.copy()
        copy.key = self.key
        copy.per_turn = self.per_turn
        copy.left = self.left
        copy.at = self.at
        copy.turned = self.turned
        copy.withheld = self.withheld.copy()
        return copy

    def forget(self) -> None:
        """Watch anew; what is withheld stays so."""
        self.uses = {}
        self.moments = []
        self.answers = []

    def values(self) -> list[Any]:
        """As plain values."""
        return [
            [list(entry) for entry in sorted(self.uses.items())],
            [moment.values() for moment in self.moments],
            [list(answer) for answer in self.answers],
            [list(answer) for answer in self.circle],
            [self.key, self.per_turn, self.left, self.at, self.turned],
            self.withheld,
        ]

    @staticmethod
    def of(values: list[Any]) -> Repeats:
        """From plain values."""
        repeats = Repeats()
        repeats.uses = dict(values[0])
        repeats.moments = [Moment.of(moment) for moment in values[1]]
        repeats.answers = [(answer[0], answer[1]) for answer in values[2]]
        repeats.circle = [(answer[0], answer[1]) for answer in values[3]]
        repeats.key, repeats.per_turn, repeats.left, repeats.at, repeats.turned = values[4]
        repeats.withheld = values[5]
        return repeats


def key_of_ability(card: int, ability: int) -> int:
    """A number for an ability of a card, whichever stay in play it is."""
    return card << 6 | ability
