"""A placement being considered: first a house, then a place, and what would follow."""

from __future__ import annotations

from typing import Any

from weirwood.core.option import Option
from weirwood.intrigue import HOUSES
from weirwood.tui.app.board import Prompt
from weirwood.tui.app.sitting import Sitting
from weirwood.tui.intrigue.picture import Court, with_card


class Choice:
    """The options of a turn by house, and which house and place the person looks at."""

    def __init__(self, sitting: Sitting) -> None:
        self._sitting = sitting
        view = sitting.match.state.view(sitting.seat)
        self._court: Court = view["court"]
        self.hand: dict[str, int] = view["seats"][sitting.seat]["hand"]
        self._options: dict[str, list[Option]] = {house: [] for house in HOUSES if house in self.hand}
        if sitting.my_turn:
            for option in sitting.match.decision(sitting.seat).options:
                self._options[option.value["house"]].append(option)
        open_houses = [house for house, options in self._options.items() if options]
        self.house: str | None = open_houses[0] if open_houses else None
        self.place: int | None = None
        self._look_at_only_place()

    def places(self, house: str | None = None) -> list[Option]:
        """Where a card of a house, or of the one looked at, may go."""
        return self._options.get(house or self.house or "", [])

    @property
    def option(self) -> Option | None:
        """The placement looked at."""
        return None if self.place is None else self.places()[self.place]

    def look_at_house(self, house: str) -> bool:
        """Look at a house; False when it has no place."""
        if not self._options.get(house):
            return False
        if house != self.house:
            self.house, self.place = house, None
            self._look_at_only_place()
        return True

    def next_house(self, step: int) -> None:
        """Look at the next house that has a place."""
        houses = [house for house, options in self._options.items() if options]
        if self.house in houses:
            self.look_at_house(houses[(houses.index(self.house) + step) % len(houses)])

    def look_at_place(self, index: int) -> bool:
        """Look at a place of the house by its number from 0; False when there is none."""
        if not 0 <= index < len(self.places()):
            return False
        self.place = index
        return True

    def next_place(self, step: int) -> None:
        """Look at the next place of the house."""
        count = len(self.places())
        if count:
            start = -1 if self.place is None and step > 0 else self.place or 0
            self.place = (start + step) % count

    def look_at(self, key: str) -> None:
        """Look at the house and place of an option."""
        for house, options in self._options.items():
            for index, option in enumerate(options):
                if option.key == key:
                    self.house, self.place = house, index

    def _look_at_only_place(self) -> None:
        if len(self.places()) == 1:
            self.place = 0

    def prompt(self) -> Prompt:
        """The question, and what follows from the placement looked at."""
        where = "Your turn: place one card"
        if self.house is None:
            return Prompt(where, "You cannot place a card")
        option = self.option
        if option is None:
            count = len(self.places())
            keys = "1 or 2" if count == 2 else f"1 to {count}"
            others = sum(bool(options) for options in self._options.values()) > 1
            or_else = ", ← → for another house" if others else ""
            return Prompt(where, f"Where does {self.house} go?", f"Press {keys} to look at a place{or_else}.")
        label = str(self._sitting.game.label(self._sitting.match.state, option))
        return Prompt(where, f"{label}?", self._follows(option), "Place it here")

    def _follows(self, option: Option) -> str:
        hand = dict(self.hand)
        hand[option.value["house"]] -= 1
        left = {house: count for house, count in hand.items() if count}
        if not left:
            return "This is your last card: you take no penalty this round."
        court = with_card(self._court, option.value)
        places = places_with(self._sitting, court, left)
        if not any(places.values()):
            cards = sum(left.values())
            rest = "last card" if cards == 1 else f"last {cards} cards"
            return f"After that there is no place for your {rest}, as the court stands."
        words = [f"{house} {places[house] or 'none'}" for house in left]
        return f"Places after that: {', '.join(words)}."


def places_with(sitting: Sitting, court: Court, hand: dict[str, int]) -> dict[str, int]:
    """How many places each house of a hand would have in a court, asked of the game by a scene."""
    setup = sitting.match.setup
    players = len(setup.seats)
    seats: list[dict[str, Any]] = [{"hand": {}} for _ in range(players)]
    seats[sitting.seat]["hand"] = hand
    scene = {
        "seats": seats,
        "court": court,
        "active": sitting.seat,
        "round": players,
        "options": {**setup.options, "ask": "all"},
    }
    state = sitting.game.start(sitting.game.stage(scene), 0)
    counts = dict.fromkeys(hand, 0)
    for decision in state.decisions:
        for option in decision.options:
            counts[option.value["house"]] += 1
    return counts
