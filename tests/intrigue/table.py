"""A small language for scenes of Westeros Intrigue.

Courts are drawn as they look, the bottom row last: a letter is a house, a dot an open place. Hands are
strings of letters. ``S@left``, ``S@right``, ``S@first`` and ``S@1.0`` (row and column) are placements.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

import pytest

from weirwood.core.errors import IllegalChoice
from weirwood.core.event import Event
from weirwood.core.match import Match
from weirwood.core.outcome import Outcome
from weirwood.intrigue import GAME, HOUSES

BY_LETTER = {house[0]: house for house in HOUSES}

EIGHT = "B B B B B B B B"
"""A full bottom row that takes Baratheons only."""

SEVEN = "B B B B B B B"
"""The same for two players."""


def houses(letters: str) -> dict[str, int]:
    """Letters as ``{house: n}``."""
    return {house: letters.count(letter) for letter, house in BY_LETTER.items() if letter in letters}


def letters(form: Mapping[str, int]) -> str:
    """``{house: n}`` as letters in order."""
    return "".join(house[0] * form.get(house, 0) for house in HOUSES)


def rows(drawing: str) -> list[list[str | None]]:
    """A drawn court as rows from the bottom."""
    lines = [line.split() for line in drawing.splitlines() if line.strip()]
    return [[BY_LETTER.get(letter) for letter in line] for line in reversed(lines)]


def thrones(*cards: tuple[int, int]) -> list[dict[str, int]]:
    """Iron Throne cards from pairs of value and icons; the rest of the seven have value 1 and 90 icons or more."""
    rest = [(1, 90 + number) for number in range(7 - len(cards))]
    return [{"value": value, "icons": icons} for value, icons in (*cards, *rest)]


class Played:
    """A match with short words for what tests do and ask."""

    def __init__(self, match: Match) -> None:
        self.match = match

    @property
    def seat(self) -> int | None:
        """Whose turn it is."""
        return self.match.waiting[0] if self.match.waiting else None

    @property
    def outcome(self) -> Outcome:
        """How it ended."""
        assert self.match.state.outcome is not None
        return self.match.state.outcome

    @property
    def facts(self) -> dict[str, Any]:
        """Everything."""
        return self.match.state.facts()

    @property
    def court(self) -> list[str]:
        """The court as strings of letters from the bottom row."""
        return ["".join("." if house is None else house[0] for house in row) for row in self.facts["court"]]

    @property
    def cards_in_court(self) -> int:
        """How many cards the court has."""
        return sum(len(row.replace(".", "")) for row in self.court)

    def of(self, seat: int, fact: str) -> Any:
        """A fact of a seat; a hand as letters."""
        found = self.facts["seats"][seat][fact]
        return letters(found) if fact == "hand" else found

    def all(self, fact: str) -> list[Any]:
        """A fact of every seat."""
        return [self.of(seat, fact) for seat in range(len(self.facts["seats"]))]

    def seen(self, viewer: int | None, seat: int, fact: str) -> Any:
        """A fact of a seat as a viewer sees it."""
        return self.match.state.view(viewer)["seats"][seat][fact]

    @property
    def options(self) -> list[str]:
        """The placements offered, in order."""
        return [
            f"{option.value['house'][0]}@{option.key.partition('@')[2]}"
            for decision in self.match.state.decisions
            for option in decision.options
        ]

    def places(self, letter: str) -> set[str]:
        """Where a card of a house may go."""
        return {option[2:] for option in self.options if option[0] == letter}

    def place(self, *placements: str) -> list[Event]:
        """The active seats place cards in turn; answers all that happened."""
        events: list[Event] = []
        for placement in placements:
            assert self.seat is not None
            events += self.match.choose(self.seat, _key(placement))
        return events

    def refusal(self, placement: str) -> str | None:
        """The clause that refuses a placement of the active seat; the refusal must change nothing."""
        before = self.match.state.dump()
        assert self.seat is not None
        with pytest.raises(IllegalChoice) as refused:
            self.match.choose(self.seat, _key(placement))
        assert self.match.state.dump() == before
        return refused.value.rule

    def play_on(self, seed: int = 0, rounds: int | None = None) -> list[Event]:
        """Play at random to the end, or until some round has begun; answers all that happened."""
        chance = Random(seed)
        events: list[Event] = []
        while self.seat is not None and (rounds is None or self.facts["round"] < rounds):
            events += self.place(chance.choice(self.options))
        return events

    @property
    def log(self) -> list[Event]:
        """All that happened so far."""
        return [event for _, event in self.match.log]


def _key(placement: str) -> str:
    letter, _, where = placement.partition("@")
    return f"{BY_LETTER[letter]}@{where}"


def lay(
    drawing: str,
    *hands: str,
    active: int = 0,
    starter: int = 0,
    round: int = 1,
    out: Sequence[int] = (),
    penalties: Mapping[int, int] | None = None,
    piles: Mapping[int, Sequence[int]] | None = None,
    seed: int = 0,
    **options: Any,
) -> Played:
    """Place a scene: a court, a hand for each seat, who is out, penalties, and Iron Throne cards by index."""
    seats = [
        {
            "hand": houses(hand),
            "eliminated": seat in out,
            "penalty": (penalties or {}).get(seat, 0),
            "thrones": list((piles or {}).get(seat, ())),
        }
        for seat, hand in enumerate(hands)
    ]
    scene = {
        "seats": seats,
        "court": rows(drawing),
        "active": active,
        "starter": starter,
        "round": round,
        "options": {"ask": "all", **options},
    }
    return Played(Match(GAME, GAME.stage(scene), seed))


def deal(players: int, seed: int = 0, **options: Any) -> Played:
    """A new match; every seat is asked even where it has one placement only."""
    setup = GAME.setup([{} for _ in range(players)], {"ask": "all", **options})
    return Played(Match(GAME, setup, seed))


def kinds(events: Sequence[Event]) -> list[str]:
    """The kinds of events."""
    return [event.kind for event in events]


def of_kind(events: Sequence[Event], kind: str) -> list[Event]:
    """The events of a kind."""
    return [event for event in events if event.kind == kind]
