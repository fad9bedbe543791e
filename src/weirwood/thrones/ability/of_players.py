"""The cards of players that a word acts on: faction cards, tops of decks, cards in hand."""

from __future__ import annotations

from typing import Final

from weirwood.thrones.ability.players import You
from weirwood.thrones.engine.flow.initiation import Resolve
from weirwood.thrones.engine.nodes import Context, Operand, Who
from weirwood.thrones.engine.speaker import LOOKED_AT, RESULTS, Speaker
from weirwood.thrones.engine.state.board import Board
from weirwood.thrones.engine.words import DREW


class FactionCard(Operand):
    """A player's faction card."""

    def __init__(self, who: Who) -> None:
        self.who = who

    def now(self, g: Board, c: Context) -> list[int]:
        return [g.sides[seat].faction for seat in self.who.seats(g, c)]

    def said(self, s: Speaker, case: int) -> str:
        whose = s.or_tight("", "[faction]") if isinstance(self.who, You) else ""
        return whose or f"{self.who.whose(s)} [faction]{s.or_short(' card', '')}"


class OfPlayers(Operand):
    """So many cards of each of some players."""

    def __init__(self, who: Who, count: int = 1) -> None:
        self.who, self.count = who, count

    def called_for(self, g: Board, c: Context) -> int:
        return self.count * len(self.who.seats(g, c))


class Top(OfPlayers):
    """The top cards of a player's deck: a number of them, or X."""

    def __init__(self, who: Who, count: int = 1, by_x: bool = False) -> None:
        if by_x and count != 1:
            raise ValueError("the top cards are a number or X, not both")
        super().__init__(who, count)
        self.by_x = by_x

    def called_for(self, g: Board, c: Context) -> int:
        return c.x * len(self.who.seats(g, c)) if self.by_x else super().called_for(g, c)

    def now(self, g: Board, c: Context) -> list[int]:
        cards: list[int] = []
        count = c.x if self.by_x else self.count
        for seat in self.who.seats(g, c):
            deck = g.sides[seat].deck
            cards += reversed(deck[-count:] if count else [])
        return cards

    def said(self, s: Speaker, case: int) -> str:
        many = f"{'X' if self.by_x else self.count}{s.or_tight(' cards', '')}"
        top = "top card" if self.count == 1 and not self.by_x else f"top {many}"
        whose = self.who.whose(s)
        words = f"{s.or_tight('the ', '')}{top} of {whose} deck"
        if isinstance(self.who, You) or self.who.each:
            words = s.or_tight(words, f"{whose} {top}")
        s.name(RESULTS, "card" if self.count == 1 else "cards", isinstance(self.who, You))
        return words


class Bottom(OfPlayers):
    """The bottom cards of a player's deck."""

    def now(self, g: Board, c: Context) -> list[int]:
        return [card for seat in self.who.seats(g, c) for card in g.sides[seat].deck[: self.count]]

    def key(self) -> str:
        return RESULTS

    def said(self, s: Speaker, case: int) -> str:
        cards = "card" if self.count == 1 else f"{self.count} cards"
        words = f"the bottom {cards} of {self.who.whose(s)} deck"
        if isinstance(self.who, You):
            words = s.or_fewest(words, f"your bottom {'card' if self.count == 1 else self.count}")
        s.name(RESULTS, "card" if self.count == 1 else "cards", isinstance(self.who, You))
        return words


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

    def said(self, s: Speaker, case: int) -> str:
        cards = "card" if self.count == 1 else "cards"
        random = s.or_short(f"{self.count} {cards} at random", f"{self.count} random {cards}")
        words = f"{random} from {self.who.whose(s)} hand"
        s.name(RESULTS, cards, isinstance(self.who, You))
        return words


class DrawnCards(Operand):
    """The cards that a player drew, as the trigger says."""

    def now(self, g: Board, c: Context) -> list[int]:
        """The newest cards of that hand."""
        event = c.event(g)
        if event is None or event.kind != DREW:
            return []
        hand = g.sides[event.seat].hand
        return hand[max(0, len(hand) - event.amount) :]

    def said(self, s: Speaker, case: int) -> str:
        return "those cards"


DRAWN: Final = DrawnCards()


class Hand(Operand):
    """All cards in a player's hand."""

    def __init__(self, who: Who) -> None:
        self.who = who

    def now(self, g: Board, c: Context) -> list[int]:
        """Those cards, in the order of their ids."""
        return sorted([card for seat in self.who.seats(g, c) for card in g.sides[seat].hand])

    def said(self, s: Speaker, case: int) -> str:
        s.named[LOOKED_AT] = "hand"
        return f"{self.who.whose(s)} hand"
