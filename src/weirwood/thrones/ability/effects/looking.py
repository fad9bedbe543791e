"""Looking at cards, revealing and searching them, and what is done with those that were seen."""

from __future__ import annotations

from weirwood.thrones.ability.operands import THOSE
from weirwood.thrones.ability.players import THAT_PLAYER
from weirwood.thrones.engine.card import Ability
from weirwood.thrones.engine.concepts import told
from weirwood.thrones.engine.flow.initiation import Resolve
from weirwood.thrones.engine.flow.occurrence import occur
from weirwood.thrones.engine.node import Node
from weirwood.thrones.engine.nodes import Aside, Context, Effect, Filter, Operand
from weirwood.thrones.engine.speaker import CHOSEN_PLAYER, Speaker
from weirwood.thrones.engine.state.board import Board
from weirwood.thrones.engine.state.happening import AT_BOTTOM, Happening
from weirwood.thrones.engine.words import (
    DECK,
    HAND,
    ON_PILES,
    PILED,
)


class Search(Effect):
    """Search your deck, or its top cards, for a card and add it to your hand; then shuffle."""

    def __init__(self, filter: Filter, top: int = 0) -> None:
        self.filter, self.top = filter, top

    def could(self, g: Board, c: Context) -> bool:
        return bool(g.sides[c.seat].deck)

    def searched(self, g: Board, seat: int) -> list[int]:
        """The cards looked through."""
        deck = g.sides[seat].deck
        return deck[-self.top :] if self.top else deck

    def flat(self, ability: Ability) -> list[Effect]:
        """First the cards are seen, then one is picked: what is asked depends on what was seen."""
        return [SeeSearched(self), self]

    def resolve(self, g: Board, frame: Resolve) -> None:
        c = frame.context
        seen = self.searched(g, c.seat)
        cards = sorted([card for card in seen if self.filter.matches(g, c, card)])
        picked = frame.pick(g, c.seat, cards, 0, 1, frame.why(g, "search"))
        if picked is None:
            return
        g.shuffle(c.seat)
        for card in picked:
            g.seen[card] = g.everyone()
        if not picked:
            frame.ok = False
            return
        g.note("shown", told.SEARCH_SHOWN, c.seat, tuple(picked), source=c.source)
        occur(g, [Happening(PILED, card, c.seat, 0, c.source, how=HAND) for card in picked])

    def sentences(self, s: Speaker) -> list[str]:
        """Where room is scarce, what follows the search may be left out."""
        if s.short < 2:
            return [self.text(s)]
        where = f"the top {self.top}" if self.top else "deck"
        return [f"search {where} for {self.filter.text(s)}", "reveal and take it, shuffle"]

    def text(self, s: Speaker) -> str:
        where = f"the top {self.top} cards of your deck" if self.top else "your deck"
        if s.short:
            where = f"the top {self.top}" if self.top else "your deck"
            return f"search {where} for {self.filter.text(s)}, reveal it, add it to hand, shuffle"
        return (
            f"search {where} for {self.filter.text(s)}, reveal it, and add it to your hand. Shuffle your deck"
        )


class SeeSearched(Aside):
    """The searching player sees the cards; not a word of its own."""

    def __init__(self, search: Search) -> None:
        self.search = search

    def resolve(self, g: Board, frame: Resolve) -> None:
        seat = frame.context.seat
        cards = sorted(self.search.searched(g, seat))
        frame.show(g, cards, 1 << seat)
        g.note(
            "searched", told.SEARCHED, seat, tuple(cards), len(cards), frame.context.source, knowers=(seat,)
        )


def searches(ability: Ability) -> bool:
    """Whether an ability has the word *search*."""
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
    """Add up to a number of the cards looked at to your hand; the others go under your deck in any order."""

    says = "add up to {most} of those cards to your hand, and place the others on the bottom of your deck in any order"
    short = "add up to {most} to hand, the rest to the bottom"

    def __init__(self, most: int = 1) -> None:
        self.most = most

    def resolve(self, g: Board, frame: Resolve) -> None:
        """Pick the cards to add, then the others one after the other, the last one lowest."""
        c = frame.context
        cards = sorted(THOSE.now(g, c))
        taken = frame.pick(g, c.seat, cards, 0, self.most, frame.why(g, "add-to-hand"))
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


class PlaceOnBottomOrTop(Aside):
    """Place up to so many of the cards looked at on the bottom of their deck, the others on top, in any order."""

    says = "place up to {most} of those cards on the bottom of that deck in any order, and the rest on top in any order"
    short = "put up to {most} on the bottom, the rest on top, in any order"

    def __init__(self, most: int) -> None:
        self.most = most

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
