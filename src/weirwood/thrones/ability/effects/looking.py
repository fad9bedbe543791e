"""Looking at cards, revealing and searching them, and what is done with those that were seen."""

from __future__ import annotations

from weirwood.core.decision import DecisionKind
from weirwood.thrones.ability.amounts import Number, amount
from weirwood.thrones.ability.effects.entering import entering
from weirwood.thrones.ability.operands import THOSE
from weirwood.thrones.ability.players import THAT_PLAYER
from weirwood.thrones.engine.card import Ability
from weirwood.thrones.engine.concepts import told
from weirwood.thrones.engine.flow.initiation import Resolve
from weirwood.thrones.engine.flow.occurrence import occur
from weirwood.thrones.engine.node import Node
from weirwood.thrones.engine.nodes import Amount, Aside, Context, Effect, Filter, Operand
from weirwood.thrones.engine.options import NO, YES, pack, verb_of
from weirwood.thrones.engine.rules.arrival import may_enter
from weirwood.thrones.engine.rules.changes import apply
from weirwood.thrones.engine.selection import PickRule
from weirwood.thrones.engine.speaker import CHOSEN_PLAYER, RESULTS, Speaker
from weirwood.thrones.engine.state.board import Board
from weirwood.thrones.engine.state.happening import AT_BOTTOM, Happening
from weirwood.thrones.engine.words import (
    DECK,
    HAND,
    ON_PILES,
    PILED,
)


class Search(Effect):
    """Search your deck, or its top cards, for a card (or any number) to add to your hand or put into play; shuffle.

    ``or_play`` is the printed cost up to which a card found may be put into play instead.
    """

    def __init__(
        self,
        filter: Filter,
        top: int | Amount = 0,
        any_number: bool = False,
        into_play: bool = False,
        or_play: int = -1,
        shown: bool = True,
        or_discard: bool = False,
        copies: int = 0,
    ) -> None:
        if copies and (any_number or or_play >= 0):
            raise ValueError("a search is for one card, any number, or copies of one")
        if not shown and (into_play or or_play >= 0):
            raise ValueError("what is put into play is seen by all")
        if or_play >= 0 and (any_number or into_play):
            raise ValueError("one card that would go to your hand may be put into play instead")
        self.filter, self.top = filter, amount(top)
        self.any_number, self.into_play, self.or_play = any_number, into_play, or_play
        self.shown, self.or_discard, self.copies = shown, or_discard, copies

    def could(self, g: Board, c: Context) -> bool:
        return bool(self.searched(g, c))

    def searched(self, g: Board, c: Context) -> list[int]:
        """The cards looked through."""
        deck = g.sides[c.seat].deck
        if self.or_discard:
            return [*deck, *g.sides[c.seat].discard]
        return deck if self._is_whole() else deck[max(0, len(deck) - self.top.value(g, c)) :]

    def _is_whole(self) -> bool:
        return isinstance(self.top, Number) and not self.top.number

    def flat(self, ability: Ability) -> list[Effect]:
        """First the cards are seen, then one is picked: what is asked depends on what was seen."""
        return [SeeSearched(self), self]

    def resolve(self, g: Board, frame: Resolve) -> None:
        c = frame.context
        cards = sorted([card for card in self.searched(g, c) if self.filter.matches(g, c, card)])
        if self.into_play:
            cards = [card for card in cards if not may_enter(g, c.seat, card)]
        most = len(cards) if self.any_number else max(1, self.copies)
        rule = CopiesRule() if self.copies else None
        picked = frame.pick(g, c.seat, cards, 0, most, frame.why(g, "search"), rule)
        found = None if picked is None else self._found(g, frame, picked)
        if picked is None or found is None:
            return
        g.shuffle(c.seat)
        for card in picked if self.shown else []:
            g.seen[card] = g.everyone()
        if not picked:
            frame.ok = False
            return
        if found[0].kind == PILED and self.shown:
            g.note("shown", told.SEARCH_SHOWN, c.seat, tuple(picked), source=c.source)
        occur(g, found)

    def _found(self, g: Board, frame: Resolve, cards: list[int]) -> list[Happening] | None:
        """What happens to the cards; None while it is asked to what one is attached."""
        c = frame.context
        into_play = self.into_play
        if cards and g.cards[cards[0]].cost <= self.or_play and not may_enter(g, c.seat, cards[0]):
            why = frame.why(g, "instead", card=cards[0])
            option = frame.ask(g, c.seat, DecisionKind.CONFIRM, [pack(YES), pack(NO)], why)
            if option < 0:
                return None
            into_play = verb_of(option) == YES
        if into_play:
            return entering(g, frame, cards, [c.seat] * len(cards))
        return [Happening(PILED, card, c.seat, 0, c.source, how=HAND) for card in cards]

    def sentences(self, s: Speaker) -> list[str]:
        """Where room is scarce, what follows the search may be left out."""
        return [self.text(s)] if s.short < 2 else self._said(s)

    def _said(self, s: Speaker) -> list[str]:
        """What is searched for, and what is done with it."""
        many = self.any_number or self.copies > 0
        any_of = "" if s.short > 3 else "any number of "
        kind = f"{any_of}{self.filter.many(s)}" if many else self.filter.text(s)
        if self.copies:
            kind = f"up to {self.copies} copies of {self.filter.text(s)}"
        it = "them" if many else "it"
        s.name(RESULTS, "cards" if many else "card", yours=True)
        where = s.or_tight("your deck", "deck") if self._is_whole() else self._tops(s)
        where += " or discard pile" if self.or_discard else ""
        if s.short:
            take = s.or_tight(f"reveal {it}, add {it} to hand", f"reveal and take {it}")
            take = take if self.shown else s.or_tight(f"add {it} to hand", f"take {it}")
            found = f"search {where} for {kind}"
            take += f" (or put {it} into play if cost ≤{self.or_play})" if self.or_play >= 0 else ""
            if s.short > 3:
                return [found, f"{f'put {it} into play' if self.into_play else f'take {it}'}"]
            return [found, f"{f'put {it} into play' if self.into_play else take}, shuffle"]
        found = f"search {where} for {kind},"
        if self.into_play:
            return [found, f"and put {it} into play. Shuffle your deck"]
        take = f"{f'reveal {it}, ' if self.shown else ''}and add {it} to your hand."
        if self.or_play >= 0:
            take += f" If its printed cost is {self.or_play} or lower, you may put it into play instead."
        return [found, f"{take} Shuffle your deck"]

    def text(self, s: Speaker) -> str:
        return s.or_short(" ", ", ").join(self._said(s))

    def _tops(self, s: Speaker) -> str:
        number = self.top.text(s)
        if isinstance(self.top, Number):
            return s.or_short(f"the top {number} cards of your deck", f"the top {number}")
        x = "" if s.short > 3 else f" (X is {number})"
        return s.or_short(f"the top X cards of your deck{x}", f"the top X{x}")


class CopiesRule(PickRule):
    """All cards of a set have one title."""

    __slots__ = ()

    def fits(self, g: Board, picked: list[int], card: int) -> bool:
        return all(g.cards[other].name == g.cards[card].name for other in picked)


class SeeSearched(Aside):
    """The searching player sees the cards; not a word of its own."""

    def __init__(self, search: Search) -> None:
        self.search = search

    def resolve(self, g: Board, frame: Resolve) -> None:
        seat = frame.context.seat
        cards = sorted(self.search.searched(g, frame.context))
        frame.show(g, cards, 1 << seat)
        g.note(
            "searched", told.SEARCHED, seat, tuple(cards), len(cards), frame.context.source, knowers=(seat,)
        )


def searches(ability: Ability) -> bool:
    """Whether an ability lets somebody search."""
    waiting: list[Node] = list(ability.effects)
    while waiting:
        word = waiting.pop()
        if isinstance(word, Search):
            return True
        waiting += word.parts()
    return False


class LookAt(Effect):
    """Look at cards: the player who uses the ability alone sees them."""

    says = "look at {what}"

    def __init__(self, what: Operand) -> None:
        self.what = what

    def about(self) -> str:
        return CHOSEN_PLAYER if THAT_PLAYER in self.what.parts() else ""

    def could(self, g: Board, c: Context) -> bool:
        return bool(self.what.now(g, c))

    def resolve(self, g: Board, frame: Resolve) -> None:
        cards = self.what.now(g, frame.context)
        frame.results = cards
        frame.ok = bool(cards)
        self._show(g, frame, cards)

    def _show(self, g: Board, frame: Resolve, cards: list[int]) -> None:
        """To that player."""
        c = frame.context
        g.note("looked", told.LOOKED_AT, c.seat, tuple(cards), len(cards), c.source, knowers=(c.seat,))
        frame.show(g, cards, 1 << c.seat)


class RevealCards(LookAt):
    """Reveal cards to all; they stay where they are."""

    says = "reveal {what}"

    def _show(self, g: Board, frame: Resolve, cards: list[int]) -> None:
        g.note("shown", told.SHOWN_TO_ALL, frame.context.seat, tuple(cards), source=frame.context.source)
        frame.show(g, cards, g.everyone())


class AddSomeToHand(Aside):
    """Add a number of the cards looked at to your hand, or up to it; the others go under your deck in any order."""

    def __init__(self, most: int = 1, up_to: bool = True) -> None:
        self.most, self.up_to = most, up_to

    def text(self, s: Speaker) -> str:
        many = f"{'up to ' if self.up_to else ''}{self.most}"
        one = not self.up_to and s.seen - self.most == 1
        order = "" if one else " in any order"
        if s.short:
            return f"add {many} to hand, {'the other' if one else 'others'} to the bottom{order}"
        others = f"place the {'other' if one else 'others'} on the bottom of your deck{order}"
        return f"add {many} of those cards to your hand, and {others}"

    def resolve(self, g: Board, frame: Resolve) -> None:
        """Pick the cards to add, then the others one after the other, the last one lowest."""
        c = frame.context
        cards = sorted(THOSE.now(g, c))
        least = 0 if self.up_to else min(self.most, len(cards))
        taken = frame.pick(g, c.seat, cards, least, self.most, frame.why(g, "add-to-hand"))
        if taken is None:
            return
        left = [card for card in cards if card not in taken]
        placed = frame.order(g, c.seat, left, frame.why(g, "order"))
        if placed is None:
            return
        moved = [Happening(PILED, card, c.seat, 0, c.source, how=HAND) for card in taken]
        moved += [Happening(PILED, card, c.seat, 0, c.source, how=DECK, flags=AT_BOTTOM) for card in placed]
        if moved:
            occur(g, moved)


class PutOneIntoPlay(Aside):
    """Put one of the cards revealed into play, of a kind, perhaps none; the others go under your deck in any order."""

    def __init__(self, filter: Filter, may: bool = True) -> None:
        self.filter, self.may = filter, may

    def is_command(self) -> bool:
        return not self.may

    def text(self, s: Speaker) -> str:
        card = self.filter.apart(s)
        s.name(RESULTS, self.filter.noun(), yours=True)
        put = f"{'you may ' if self.may else ''}put"
        if s.short:
            others = "" if s.short > 3 else ", others to the bottom in any order"
            return f"{put} {card} into play{others}"
        others = "place the other cards on the bottom of your deck in any order"
        return f"{put} {card} revealed by this effect into play{'' if self.may else ', if able'}; {others}"

    def resolve(self, g: Board, frame: Resolve) -> None:
        """Pick the card and the order of the others, the last one lowest; later words speak of the card alone."""
        c = frame.context
        cards = sorted(THOSE.now(g, c))
        able = [card for card in cards if self.filter.matches(g, c, card) and not may_enter(g, c.seat, card)]
        least = 0 if self.may else min(1, len(able))
        taken = frame.pick(g, c.seat, able, least, 1, frame.why(g, "put-into-play"))
        if taken is None:
            return
        placed = frame.order(g, c.seat, [card for card in cards if card not in taken], frame.why(g, "order"))
        entered = None if placed is None else entering(g, frame, taken, [c.seat] * len(taken))
        if placed is None or entered is None:
            return
        for card in placed:
            apply(g, Happening(PILED, card, c.seat, 0, c.source, how=DECK, flags=AT_BOTTOM))
        frame.results = []
        if entered:
            occur(g, entered)


class PlaceOnBottomOrTop(Aside):
    """Place up to so many of the cards looked at on the bottom of their deck, the others on top, in any order."""

    def __init__(self, most: int) -> None:
        self.most = most

    def text(self, s: Speaker) -> str:
        many = "any number" if s.seen == self.most else f"up to {self.most}"
        if s.short:
            return f"put {many} on the bottom, the rest on top, in any order"
        deck = "your" if RESULTS in s.yours else "that"
        return (
            f"place {many} of those cards on the bottom of {deck} deck and the rest on top, each in any order"
        )

    def resolve(self, g: Board, frame: Resolve) -> None:
        """Pick those for the bottom, then the order of each part from its top; the deck is laid anew."""
        c = frame.context
        cards = sorted(THOSE.now(g, c))
        if not cards:
            return
        low = frame.pick(g, c.seat, cards, 0, self.most, frame.why(g, "bottom"))
        if low is None:
            return
        under = frame.order(g, c.seat, low, frame.why(g, "order-bottom"))
        if under is None:
            return
        rest = [card for card in cards if card not in low]
        above = frame.order(g, c.seat, rest, frame.why(g, "order-top"))
        if above is None:
            return
        owner = g.owner(cards[0])
        rest = [card for card in g.sides[owner].deck if card not in cards]
        g.sides[owner].deck = [*reversed(under), *rest, *reversed(above)]
        for card in cards:
            g.moves[card] += 1
            g.seen[card] = 1 << c.seat
        g.touch(ON_PILES)
        g.note("arranged", "", c.seat, (*above, *under), len(under), c.source, knowers=(c.seat,))
