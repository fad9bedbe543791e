"""What is done with cards that were looked at."""

from __future__ import annotations

from weirwood.thrones.engine.flow.initiation import Resolve
from weirwood.thrones.engine.flow.occurrence import occur
from weirwood.thrones.engine.nodes import Aside, Operand
from weirwood.thrones.engine.state.board import Board
from weirwood.thrones.engine.state.happening import AT_BOTTOM, Happening
from weirwood.thrones.engine.words import DECK, HAND, ON_PILES, PILED


class AddSomeToHand(Aside):
    """Add up to so many of the cards looked at to your hand; the others go under your deck in any order."""

    says = "add up to {most} of those cards to your hand, and place the others on the bottom of your deck in any order"

    def __init__(self, what: Operand, most: int = 1) -> None:
        self.what, self.most = what, most

    def resolve(self, g: Board, frame: Resolve) -> None:
        """Pick the cards to add, then the others one after the other, the last one lowest."""
        c = frame.context
        cards = sorted(self.what.now(g, c))
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

    says = (
        "place up to {most} of those cards on the bottom of that deck, "
        "and the others on top of it, each in any order"
    )

    def __init__(self, what: Operand, most: int) -> None:
        self.what, self.most = what, most

    def resolve(self, g: Board, frame: Resolve) -> None:
        """Pick those for the bottom, then the order of each part from its top; the deck is laid anew."""
        c = frame.context
        cards = sorted(self.what.now(g, c))
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
