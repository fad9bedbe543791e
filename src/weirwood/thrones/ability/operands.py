"""The cards a word acts on: this card, the attached character, chosen, picked, each, random ones."""

from __future__ import annotations

from typing import Final

from weirwood.thrones.engine.concepts.refused import BEYOND_STRENGTH
from weirwood.thrones.engine.flow.initiation import Resolve
from weirwood.thrones.engine.nodes import Context, Filter, Operand, Target, Who
from weirwood.thrones.engine.selection import Beyond
from weirwood.thrones.engine.state.board import Board
from weirwood.thrones.engine.words import NO_CARD, ON_ZONES


class This(Operand):
    """The card whose ability it is."""

    says = "{self}"

    def now(self, g: Board, c: Context) -> list[int]:
        return [c.source]


class Host(Operand):
    """The card this attachment is attached to: a character, or what it is called."""

    reads = ON_ZONES
    says = "the attached {noun}"

    def __init__(self, noun: str = "character") -> None:
        self.noun = noun

    def now(self, g: Board, c: Context) -> list[int]:
        record = g.records[c.source]
        return [] if record is None or record.host == NO_CARD else [record.host]


class It(Operand):
    """The card of which the answered happening speaks."""

    says = "that {noun}"

    def __init__(self, noun: str = "card") -> None:
        self.noun = noun

    def now(self, g: Board, c: Context) -> list[int]:
        event = c.event(g)
        return [] if event is None or event.card == NO_CARD else [event.card]


class Chosen(Operand):
    """The cards chosen before, by the place of the choice."""

    says = "that character"

    def __init__(self, place: int = 0) -> None:
        self.place = place

    def now(self, g: Board, c: Context) -> list[int]:
        return c.slots[self.place] if self.place < len(c.slots) else []


class Paid(Operand):
    """The card a cost was paid with."""

    says = "that card"

    def now(self, g: Board, c: Context) -> list[int]:
        return [card for card in c.picks if card != NO_CARD]


class ThoseCards(Operand):
    """The cards the effect before came to: discarded, put into play, revealed."""

    says = "that {noun}"

    def __init__(self, noun: str = "card") -> None:
        self.noun = noun

    def now(self, g: Board, c: Context) -> list[int]:
        return [card for card in c.results if card != NO_CARD]


class Each(Operand):
    """Each card of a kind."""

    def __init__(self, filter: Filter) -> None:
        self.filter = filter

    def now(self, g: Board, c: Context) -> list[int]:
        return self.filter.candidates(g, c)

    def is_kind(self) -> bool:
        return True

    def kind(self) -> Filter | None:
        return self.filter

    def unplaced(self) -> str:
        return f"each {self.filter.unplaced(article=False)}"


class FactionCard(Operand):
    """A player's faction card."""

    says = "{who:whose} faction card"

    def __init__(self, who: Who) -> None:
        self.who = who

    def now(self, g: Board, c: Context) -> list[int]:
        return [g.sides[seat].faction for seat in self.who.seats(g, c)]


class OfPlayers(Operand):
    """So many cards of each of some players."""

    def __init__(self, who: Who, count: int = 1) -> None:
        self.who, self.count = who, count

    def called_for(self, g: Board, c: Context) -> int:
        return self.count * len(self.who.seats(g, c))


class Top(OfPlayers):
    """The top cards of a player's deck."""

    def now(self, g: Board, c: Context) -> list[int]:
        cards: list[int] = []
        for seat in self.who.seats(g, c):
            deck = g.sides[seat].deck
            cards += reversed(deck[-self.count :])
        return cards

    def text(self) -> str:
        top = "the top card" if self.count == 1 else f"the top {self.count} cards"
        return f"{top} of {self.who:whose} deck"


class AtRandom(OfPlayers):
    """Cards at random from a player's hand."""

    def now(self, g: Board, c: Context) -> list[int]:
        return [card for seat in self.who.seats(g, c) for card in g.sides[seat].hand]

    def take(self, g: Board, frame: Resolve) -> list[int] | None:
        cards: list[int] = []
        for seat in self.who.seats(g, frame.context):
            hand = sorted(g.sides[seat].hand)
            g.rng.shuffle(hand)
            cards += hand[: self.count]
        return cards

    def text(self) -> str:
        return f"{self.count} card{'s' if self.count > 1 else ''} at random from {self.who:whose} hand"


class Hand(Operand):
    """All cards in a player's hand."""

    says = "{who:whose} hand"

    def __init__(self, who: Who) -> None:
        self.who = who

    def now(self, g: Board, c: Context) -> list[int]:
        return sorted([card for seat in self.who.seats(g, c) for card in g.sides[seat].hand])


class ThatOne(Operand):
    """The one card of a kind of which the sentence spoke before."""

    says = "that {noun}"

    def __init__(self, filter: Filter, noun: str = "character") -> None:
        self.filter, self.noun = filter, noun

    def now(self, g: Board, c: Context) -> list[int]:
        return self.filter.candidates(g, c)


class EachNotChosen(Operand):
    """Each card of a kind that was not chosen before, by the place of the choice."""

    says = "each {filter:bare} not chosen"

    def __init__(self, filter: Filter, place: int = 0) -> None:
        self.filter, self.place = filter, place

    def now(self, g: Board, c: Context) -> list[int]:
        chosen = c.slots[self.place] if self.place < len(c.slots) else []
        return [card for card in self.filter.candidates(g, c) if card not in chosen]

    def spares(self) -> int:
        return self.place


class Choose(Target):
    """Cards the ability targets: the word *choose*. Chosen in step 5 of initiating it."""

    def __init__(
        self,
        filter: Filter,
        count: int = 1,
        up_to: bool = False,
        by: Who | None = None,
        strength_budget: int = -1,
        same_controller: bool = False,
    ) -> None:
        super().__init__(by, 0 if up_to else count, count)
        self.filter, self.count, self.up_to = filter, count, up_to
        self.strength_budget, self.same_controller = strength_budget, same_controller

    def legal(self, g: Board, c: Context, seat: int) -> list[int]:
        """Cards of the kind; where others choose, each among those it controls."""
        if self.by is None:
            return self.filter.candidates(g, c)
        context = c.copy()
        context.seat = seat
        return self.filter.candidates(g, context)

    def fits(self, g: Board, c: Context, picked: list[int], card: int) -> bool:
        """Within the budget, and all of one controller where that is asked."""
        if self.same_controller and any(g.controller(other) != g.controller(card) for other in picked):
            return False
        if self.strength_budget >= 0:
            return sum(g.strength(other) for other in [*picked, card]) <= self.strength_budget
        return True

    def beyond(self, g: Board, picked: list[int], card: int) -> Beyond | None:
        left = self.strength_budget - sum(g.strength(other) for other in picked)
        if self.strength_budget < 0 or g.strength(card) <= left:
            return None
        return Beyond(g.strength(card), left, self.strength_budget, BEYOND_STRENGTH)

    def now(self, g: Board, c: Context) -> list[int]:
        return c.slots[self.slot] if 0 <= self.slot < len(c.slots) else []

    def kind(self) -> Filter | None:
        return self.filter

    def unplaced(self) -> str:
        if self.strength_budget >= 0:
            owner = " controlled by the same player" if self.same_controller else ""
            return f"up to {self.strength_budget} total STR worth of {self.filter:many}{owner}"
        return _so_many(self.filter, self.count, self.up_to)


class Pick(Operand):
    """Cards picked while paying or resolving: no targets."""

    def __init__(self, filter: Filter, count: int = 1, up_to: bool = False, by: Who | None = None) -> None:
        self.filter, self.count, self.up_to = filter, count, up_to
        self.least = 0 if up_to else count
        self.by = by

    def now(self, g: Board, c: Context) -> list[int]:
        return self.filter.candidates(g, c)

    def take(self, g: Board, frame: Resolve) -> list[int] | None:
        return _taken(g, frame, self.filter, self.by, self.least, self.count, None)

    def called_for(self, g: Board, c: Context) -> int:
        return _wanted(g, c, self.by, self.least)

    def kind(self) -> Filter | None:
        return self.filter

    def unplaced(self) -> str:
        return _so_many(self.filter, self.count, self.up_to and self.count > 1)


class ChooseThen(Choose):
    """A target chosen only when its effect is reached: after *then*, or in a delayed effect."""

    def is_target(self) -> bool:
        return False

    def now(self, g: Board, c: Context) -> list[int]:
        seats = [c.seat] if self.by is None else self.by.seats(g, c)
        return [card for seat in seats for card in self.legal(g, c, seat)]

    def take(self, g: Board, frame: Resolve) -> list[int] | None:
        return _taken(g, frame, self.filter, self.by, self.least, self.count, "target")

    def called_for(self, g: Board, c: Context) -> int:
        return _wanted(g, c, self.by, self.least)


def _so_many(filter: Filter, count: int, up_to: bool) -> str:
    if count == 1 and not up_to:
        return filter.unplaced()
    return f"{'up to ' if up_to else ''}{count} {filter:many}"


def _wanted(g: Board, c: Context, by: Who | None, least: int) -> int:
    """So many from each who picks; picking none is no full resolution either."""
    return max(1, least * (1 if by is None else len(by.seats(g, c))))


def _taken(
    g: Board, frame: Resolve, filter: Filter, by: Who | None, least: int, most: int, what: str | None
) -> list[int] | None:
    """Cards that each who picks picks for itself, among those the step at hand could affect."""
    c = frame.context
    taken: list[int] = []
    for seat in [c.seat] if by is None else by.seats(g, c):
        context = c.copy()
        context.seat = seat
        source = c.source
        cards = [
            card
            for card in filter.candidates(g, context)
            if frame.could_affect(g, card) and not g.is_immune(card, source)
        ]
        picked = frame.pick(g, seat, cards, least, most, frame.why(g, what))
        if picked is None:
            return None
        taken += picked
    return taken


THIS: Final = This()
HOST: Final = Host()
IT: Final = It()
THAT_CHARACTER: Final = It("character")
THAT_EVENT: Final = It("event")
CHOSEN: Final = Chosen()
THOSE: Final = ThoseCards()
THAT_ONE: Final = ThoseCards("character")
