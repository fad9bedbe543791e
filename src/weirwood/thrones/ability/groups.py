"""Groups of cards: a player's whole hand, and the cards an effect before came to, to choose among."""

from __future__ import annotations

from weirwood.thrones.engine.nodes import Context, Filter, Operand, Who
from weirwood.thrones.engine.state.board import Board
from weirwood.thrones.engine.state.in_play import InPlay


class Hand(Operand):
    """All cards in a player's hand."""

    says = "{who:whose} hand"

    def __init__(self, who: Who) -> None:
        self.who = who

    def now(self, g: Board, c: Context) -> list[int]:
        """Those cards, in the order of their ids."""
        return sorted([card for seat in self.who.seats(g, c) for card in g.sides[seat].hand])


class Among(Filter):
    """One of the cards that were chosen before."""

    def __init__(self, what: Operand, noun: str = "characters") -> None:
        self.what, self.noun = what, noun

    def matches(self, g: Board, c: Context, card: int) -> bool:
        """Whether a card is one of them."""
        return card in self.what.now(g, c)

    def matches_record(self, g: Board, c: Context, record: InPlay) -> bool:
        """Whether a card that was in play is one of them."""
        return record.id in self.what.now(g, c)

    def candidates(self, g: Board, c: Context) -> list[int]:
        return sorted(self.what.now(g, c))

    def text(self, article: bool = True) -> str:
        return f"one of those {self.noun}"


class AnyKind(Filter):
    """A card of one kind or another."""

    def __init__(self, *kinds: Filter) -> None:
        self.kinds = kinds

    def matches(self, g: Board, c: Context, card: int) -> bool:
        """Whether a card is of one of them."""
        return any(kind.matches(g, c, card) for kind in self.kinds)

    def matches_record(self, g: Board, c: Context, record: InPlay) -> bool:
        """Whether a card that was in play was of one of them."""
        return any(kind.matches_record(g, c, record) for kind in self.kinds)

    def candidates(self, g: Board, c: Context) -> list[int]:
        """All cards of any of them, in the order of their ids."""
        return sorted({card for kind in self.kinds for card in kind.candidates(g, c)})

    def text(self, article: bool = True) -> str:
        return " or ".join(kind.text(article) for kind in self.kinds)


class ThatOne(Operand):
    """The one card of a kind of which the sentence spoke before."""

    says = "that {noun}"

    def __init__(self, filter: Filter, noun: str = "character") -> None:
        self.filter, self.noun = filter, noun

    def now(self, g: Board, c: Context) -> list[int]:
        return self.filter.candidates(g, c)
