"""The cards a word acts on: this card, the attached character, chosen, picked, each, random ones."""

from __future__ import annotations

from typing import Final

from weirwood.thrones.ability.amounts import Number, amount
from weirwood.thrones.ability.players import You
from weirwood.thrones.engine.concepts.refused import BEYOND_STRENGTH
from weirwood.thrones.engine.flow.initiation import Resolve
from weirwood.thrones.engine.nodes import Amount, Context, Filter, Operand, Target, Who
from weirwood.thrones.engine.selection import Beyond, InTurnRule
from weirwood.thrones.engine.speaker import (
    CHOICE,
    EVENT_CARD,
    HOST_CARD,
    OWN,
    RESULTS,
    THIS_CARD,
    WHO,
    Speaker,
)
from weirwood.thrones.engine.state.board import Board
from weirwood.thrones.engine.words import DREW, NO_CARD, ON_ZONES, POWER_MOVED

OF_EACH: Final = "each player"
"""What is named where the words before said that cards are chosen for each player."""
ANY_NUMBER: Final = -1
"""So many cards as there are."""


class This(Operand):
    """The card whose ability it is."""

    def said(self, s: Speaker, case: int) -> str:
        return s.itself(case)

    def owned(self, s: Speaker) -> str:
        return s.mine()

    def key(self) -> str:
        return THIS_CARD

    def now(self, g: Board, c: Context) -> list[int]:
        return [c.source]


class Host(Operand):
    """The card this attachment is attached to."""

    reads = ON_ZONES

    def said(self, s: Speaker, case: int) -> str:
        return s.attached(case)

    def owned(self, s: Speaker) -> str:
        s.said.append(HOST_CARD)
        return s.or_tight(f"the attached {s.host}", "bearer")

    def key(self) -> str:
        return HOST_CARD

    def now(self, g: Board, c: Context) -> list[int]:
        record = g.records[c.source]
        return [] if record is None or record.host == NO_CARD else [record.host]


class Again(Operand):
    """Cards of which the sentence spoke before; ``noun`` where it did not say what they are."""

    noun: str = "card"

    def said(self, s: Speaker, case: int) -> str:
        if self.key() in s.waiting:
            return str(s.waiting.pop(self.key()).said(s, case))
        return s.again(self.key(), case, self.noun)

    def as_card(self, s: Speaker) -> str:
        s.named[self.key()] = "cards" if s.named.get(self.key(), self.noun)[-1] == "s" else "card"
        return s.again(self.key())


class It(Again):
    """The card of which the answered happening speaks: of moved power the card that gets it, or the card drawn."""

    def now(self, g: Board, c: Context) -> list[int]:
        event = c.event(g)
        card = NO_CARD if event is None else event.other if event.kind in (POWER_MOVED, DREW) else event.card
        return [] if card == NO_CARD else [card]

    def key(self) -> str:
        return EVENT_CARD


class Chosen(Again):
    """The cards chosen before, by the place of the choice."""

    noun = "character"

    def __init__(self, place: int = 0) -> None:
        self.place = place

    def now(self, g: Board, c: Context) -> list[int]:
        return c.slots[self.place] if self.place < len(c.slots) else []

    def key(self) -> str:
        return f"{CHOICE} {self.place}"


class Paid(Operand):
    """The card a cost was paid with."""

    says = "it"

    def now(self, g: Board, c: Context) -> list[int]:
        return [card for card in c.picks if card != NO_CARD]


class ThoseCards(Again):
    """The cards the effect before came to: discarded, put into play, revealed."""

    def now(self, g: Board, c: Context) -> list[int]:
        return [card for card in c.results if card != NO_CARD]

    def key(self) -> str:
        return RESULTS


class Each(Operand):
    """Each card of a kind."""

    def __init__(self, filter: Filter) -> None:
        self.filter = filter

    def said(self, s: Speaker, case: int) -> str:
        return self.filter.subject(s) if case == WHO else f"{self.filter.every(s)}{OWN[case]}"

    def now(self, g: Board, c: Context) -> list[int]:
        return self.filter.candidates(g, c)

    def is_kind(self) -> bool:
        return True

    def several(self, s: Speaker) -> str:
        return self.filter.several(s)

    def trails(self, s: Speaker) -> bool:
        """Whether words follow its noun in a whole text."""
        return self.filter.trails(s)

    def none(self, s: Speaker, words: str) -> str:
        return f"{self.no(s)} can {words}"

    def no(self, s: Speaker) -> str:
        return f"no {self.filter.bare(s)}"

    def apart(self, s: Speaker) -> str:
        return self.filter.every(s, apart=True)

    def whence(self, s: Speaker) -> str:
        return self.filter.whence(s, "every")


class Choose(Target):
    """Cards the ability targets: the word *choose*. Chosen in step 5 of initiating it.

    A strength budget, or ``room`` for cards that is read from the game, stands in the place of a count: any number of
    cards may be chosen within it.
    """

    def __init__(
        self,
        filter: Filter,
        count: int = 1,
        up_to: bool = False,
        by: Who | None = None,
        strength_budget: int | Amount | None = None,
        same_controller: bool = False,
        of_each: bool = False,
        room: Amount | None = None,
        different_factions: bool = False,
        by_x: bool = False,
    ) -> None:
        if strength_budget is not None or room is not None:
            if count != 1 or up_to or (strength_budget is not None and room is not None):
                raise ValueError("cards are chosen up to a count, a total strength or a room: give one")
            count, up_to = ANY_NUMBER, True
        elif by_x and (count != 1 or up_to):
            raise ValueError("cards are chosen by a count or by X, not both")
        elif by_x:
            count = ANY_NUMBER
        elif same_controller and count == 1:
            raise ValueError("several cards have the same controller: give a count or a strength budget")
        by = None if isinstance(by, You) else by
        if of_each and by is not None:
            raise ValueError("you choose cards of each player, or other players choose")
        super().__init__(by, 0 if up_to or by_x else count, count)
        self.by_x = by_x
        self.filter, self.count, self.up_to, self.of_each = filter, count, up_to, of_each
        self.strength_budget = None if strength_budget is None else amount(strength_budget)
        self.same_controller, self.room, self.different_factions = same_controller, room, different_factions

    def legal(self, g: Board, c: Context, seat: int) -> list[int]:
        """Cards of the kind; where others choose, each among those it controls."""
        if self.different_factions:
            cards = self.filter.candidates(g, c)
            return [card for card in cards if any(self.fits(g, c, [other], card) for other in cards)]
        if self.of_each:
            return [card for card in self.filter.candidates(g, c) if g.controller(card) == seat]
        if self.by is None:
            return self.filter.candidates(g, c)
        context = c.copy()
        context.seat = seat
        return self.filter.candidates(g, context)

    def fits(self, g: Board, c: Context, picked: list[int], card: int) -> bool:
        """Within the count and the budget, and all of one controller where that is asked."""
        if self.room is not None and len(picked) >= self.room.value(g, c):
            return False
        if self.same_controller and any(g.controller(other) != g.controller(card) for other in picked):
            return False
        if self.different_factions and not all(_differ(g, other, card) for other in picked):
            return False
        return self.beyond(g, c, picked, card) is None

    def beyond(self, g: Board, c: Context, picked: list[int], card: int) -> Beyond | None:
        if self.strength_budget is None:
            return None
        most = self.strength_budget.value(g, c)
        left = most - sum(g.strength(other) for other in picked)
        return Beyond(g.strength(card), left, most, BEYOND_STRENGTH) if g.strength(card) > left else None

    def now(self, g: Board, c: Context) -> list[int]:
        return c.slots[self.slot] if 0 <= self.slot < len(c.slots) else []

    def key(self) -> str:
        return f"{CHOICE} {self.slot}"

    def said(self, s: Speaker, case: int) -> str:
        """How many of which cards, where that was not said yet; those whom another chooses are theirs."""
        if self.key() in s.named:
            return s.again(self.key(), case)
        many = self.most > 1 or (self.room is not None and not s.short)
        each = "each of " if many and case == WHO else ""
        return each + _placed(self, s) + (OWN[case][:1] if many else OWN[case])

    def apart(self, s: Speaker) -> str:
        words, budget = _counted(self, s), self.strength_budget
        if self.room is not None:
            if s.short:
                return f"up to {self.room.of(s, self.filter.bare_apart(s))}"
            return f"up to X {self.filter.many(s)} (X is {self.room.counted(s)})"
        if isinstance(budget, Number) and s.short:
            one = "one player's " if self.same_controller else ""
            return f"up to {budget.text(s)} total [STR] of {one}{self.filter.many(s)}"
        if isinstance(budget, Number):
            words = f"up to {budget.text(s)} total [STR] worth of {self.filter.many(s)}"
        elif budget is not None:
            total = s.or_short(f"with total [STR] {budget.or_lower(s)}", f"up to {budget.text(s)} in total")
            words = f"{s.or_short('any number of ', '')}{self.filter.many(s)} {total}"
        words += " with different affiliations" if self.different_factions else ""
        if self.of_each:
            words += " that player controls" if OF_EACH in s.named else " of each player"
        same = s.or_short(" controlled by the same player", " of one player")
        return f"{words}{same if self.same_controller else ''}"

    def whence(self, s: Speaker) -> str:
        return _whence(self, s)


class Pick(Operand):
    """Cards picked while paying or resolving: no targets."""

    def __init__(self, filter: Filter, count: int = 1, up_to: bool = False, by: Who | None = None) -> None:
        self.filter, self.count, self.up_to = filter, count, up_to
        self.least = 0 if up_to else count
        self.by = None if isinstance(by, You) else by

    def now(self, g: Board, c: Context) -> list[int]:
        return self.filter.candidates(g, c)

    def take(self, g: Board, frame: Resolve) -> list[int] | None:
        return taken(g, frame, self.filter, self.by, self.least, self.count, None)

    def called_for(self, g: Board, c: Context) -> int:
        return _wanted(g, c, self.by, self.least)

    def key(self) -> str:
        return RESULTS

    def said(self, s: Speaker, case: int) -> str:
        return _placed(self, s)

    def apart(self, s: Speaker) -> str:
        return _counted(self, s)

    def whence(self, s: Speaker) -> str:
        return _whence(self, s)


class ChooseThen(Choose):
    """A target chosen only when its effect is reached: after *then*, or in a delayed effect."""

    def __init__(self, filter: Filter, count: int = 1, up_to: bool = False, by: Who | None = None) -> None:
        super().__init__(filter, count, up_to, by)

    def is_target(self) -> bool:
        return False

    def now(self, g: Board, c: Context) -> list[int]:
        seats = [c.seat] if self.by is None else self.by.seats(g, c)
        return [card for seat in seats for card in self.legal(g, c, seat)]

    def take(self, g: Board, frame: Resolve) -> list[int] | None:
        return taken(g, frame, self.filter, self.by, self.least, self.count, "target")

    def called_for(self, g: Board, c: Context) -> int:
        return _wanted(g, c, self.by, self.least)


def _differ(g: Board, one: int, other: int) -> bool:
    """Whether two cards in play have affiliations that are not the same."""
    factions = g.record(one).affiliations
    return any(faction != another for faction in factions for another in g.record(other).affiliations)


def _counted(cards: Choose | Pick, s: Speaker) -> str:
    """Cards that are chosen or picked, named for the next words: one, or how many. Others choose among their own."""
    single, filter = cards.count == 1 and cards.least == 1, cards.filter
    s.they = cards.by is not None
    count = (
        "X" if isinstance(cards, Choose) and cards.by_x else f"{'' if cards.least else 'up to '}{cards.count}"
    )
    words = filter.apart(s) if single else f"{count} {filter.many(s)}"
    s.they = False
    s.name(cards.key(), f"{filter.noun()}{'' if single else 's'}", cards.by is None and filter.is_yours())
    return words


def _placed(cards: Choose | Pick, s: Speaker) -> str:
    words, whence = cards.apart(s), cards.whence(s)
    return f"{words} {s.or_short('in', 'from')} {whence}" if whence else words


def _whence(cards: Choose | Pick, s: Speaker) -> str:
    s.they = cards.by is not None
    words = cards.filter.whence(s)
    s.they = False
    return words


def _wanted(g: Board, c: Context, by: Who | None, least: int) -> int:
    """So many from each who picks; picking none is no full resolution either."""
    return max(1, least * (1 if by is None else len(by.seats(g, c))))


def taken(
    g: Board, frame: Resolve, filter: Filter, by: Who | None, least: int, most: int, what: str | None
) -> list[int] | None:
    """Cards that each who picks picks for itself, among those the step at hand could affect."""
    c = frame.context
    found: list[int] = []
    for seat in [c.seat] if by is None else by.seats(g, c):
        context = c.copy()
        context.seat = seat
        source = c.source
        cards = [
            card
            for card in filter.candidates(g, context)
            if frame.could_affect(g, card) and not g.is_immune(card, source)
        ]
        rule = None if by is None or least else InTurnRule()
        picked = frame.pick(g, seat, cards, least, most, frame.why(g, what), rule)
        if picked is None:
            return None
        found += picked
    return found


def single(cards: Operand, deed: str) -> Operand:
    """Cards that something is done to which takes one card; each of a kind is refused."""
    if cards.is_kind():
        raise ValueError(f"{deed} one card, not each of a kind")
    return cards


THIS: Final = This()
HOST: Final = Host()
IT: Final = It()
CHOSEN: Final = Chosen()
THOSE: Final = ThoseCards()
