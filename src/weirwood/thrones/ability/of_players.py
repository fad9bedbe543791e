"""The cards of players that a word acts on: faction cards, tops of decks, cards in hand."""

from __future__ import annotations

from typing import Final

from weirwood.thrones.ability.amounts import PerEach
from weirwood.thrones.ability.operands import ChooseThen, taken
from weirwood.thrones.ability.players import You
from weirwood.thrones.engine.flow.initiation import Resolve
from weirwood.thrones.engine.nodes import Amount, Context, Filter, Operand, Who
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
        s.seen = 0 if self.by_x else self.count
        whose = self.who.whose(s)
        words = s.or_tight(f"the {top} of {whose} deck", f"{whose} {top}")
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


class Topmost(Operand):
    """The card of a kind nearest the top of each of some players' discard piles."""

    def __init__(self, filter: Filter, who: Who) -> None:
        self.filter, self.who = filter, who

    def now(self, g: Board, c: Context) -> list[int]:
        found: list[int] = []
        for seat in self.who.seats(g, c):
            pile = g.sides[seat].discard
            found += [card for card in reversed(pile) if self.filter.matches(g, c, card)][:1]
        return found

    def key(self) -> str:
        return RESULTS

    def said(self, s: Speaker, case: int) -> str:
        kind = self.filter.bare(s)
        words = f"the {kind} nearest the top of {self.who.whose(s)} discard pile"
        s.name(RESULTS, kind, isinstance(self.who, You))
        return s.or_tight(words, f"{self.who.whose(s)} topmost discarded {kind}")


class FromEachHand(ChooseThen):
    """A card of a kind that you choose from the hand of each of some players when its effect is reached."""

    def __init__(self, who: Who, filter: Filter) -> None:
        super().__init__(filter)
        self.who = who

    def _in_hand(self, g: Board, c: Context, seat: int) -> list[int]:
        return [card for card in sorted(g.sides[seat].hand) if self.filter.matches(g, c, card)]

    def now(self, g: Board, c: Context) -> list[int]:
        return [card for seat in self.who.seats(g, c) for card in self._in_hand(g, c, seat)]

    def take(self, g: Board, frame: Resolve) -> list[int] | None:
        found: list[int] = []
        for seat in self.who.seats(g, frame.context):
            cards = self._in_hand(g, frame.context, seat)
            picked = frame.pick(g, frame.context.seat, cards, 1, 1, frame.why(g, "target"))
            if picked is None:
                return None
            found += picked
        return found

    def called_for(self, g: Board, c: Context) -> int:
        return len(self.who.seats(g, c))

    def whence(self, s: Speaker) -> str:
        return f"{self.who.whose(s)} hand"


class OneForEach(ChooseThen):
    """Cards that a player chooses when their effect is reached: one for each of what is counted."""

    def __init__(self, filter: Filter, number: Amount, by: Who | None = None) -> None:
        if not isinstance(number, PerEach):
            raise ValueError("a card is chosen for each of what is counted: give a count")
        super().__init__(filter, by=by)
        self.number: PerEach = number

    def take(self, g: Board, frame: Resolve) -> list[int] | None:
        count = self.number.value(g, frame.context)
        return taken(g, frame, self.filter, self.by, count, count, "target")

    def called_for(self, g: Board, c: Context) -> int:
        return self.number.value(g, c)

    def apart(self, s: Speaker) -> str:
        words = super().apart(s)
        return words if super().whence(s) else f"{words} {self._each(s)}"

    def whence(self, s: Speaker) -> str:
        pile = super().whence(s)
        return f"{pile} {self._each(s)}" if pile else ""

    def _each(self, s: Speaker) -> str:
        return f"{s.or_short('for each', 'per')} {self.number.each(s)}"


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
