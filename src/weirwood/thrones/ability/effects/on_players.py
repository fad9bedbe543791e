"""What abilities do for players: draw, gold, prices, searching and looking at cards, naming, choosing a player."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from weirwood.core.decision import DecisionKind
from weirwood.core.errors import either
from weirwood.thrones.ability.amounts import amount
from weirwood.thrones.ability.players import YOU, You
from weirwood.thrones.engine.card import Ability
from weirwood.thrones.engine.concepts import told
from weirwood.thrones.engine.flow.frames import PARKED
from weirwood.thrones.engine.flow.initiation import Resolve
from weirwood.thrones.engine.flow.occurrence import occur
from weirwood.thrones.engine.nodes import Amount, Aside, Context, Effect, Filter, Operand, Who
from weirwood.thrones.engine.options import MODE, PLAYER, pack, seat_of, value_of
from weirwood.thrones.engine.rules.prices import MARSHALING
from weirwood.thrones.engine.state.board import Board
from weirwood.thrones.engine.state.happening import AT_BOTTOM, Happening
from weirwood.thrones.engine.state.in_force import Reduction
from weirwood.thrones.engine.state.in_play import InPlay
from weirwood.thrones.engine.words import (
    ATTACHMENT,
    CHALLENGE_NAMES,
    CHARACTER,
    DECK,
    DREW,
    EVENT,
    GOLD_GAINED,
    GOLD_MOVED,
    GOLD_RETURNED,
    HAND,
    KIND_NAMES,
    LOCATION,
    NAMED,
    ON_PILES,
    PERIOD_NAMES,
    PHASE,
    PILED,
    TYPE_NAMES,
)


class Draw(Effect):
    """Players draw cards."""

    def __init__(self, count: int | Amount = 1, who: Who = YOU, words: str = "") -> None:
        self.count = amount(count)
        self.who, self.words = who, words

    def could(self, g: Board, c: Context) -> bool:
        return any(g.sides[seat].deck for seat in self.who.seats(g, c)) and self.count.value(g, c) > 0

    def resolve(self, g: Board, frame: Resolve) -> None:
        c = frame.context
        count = self.count.value(g, c)
        occur(g, [Happening(DREW, seat=seat, amount=count, source=c.source) for seat in self.who.seats(g, c)])

    def text(self) -> str:
        if self.words:
            return self.words
        count = self.count.text()
        cards = "card" if count == "1" else "cards"
        return f"draw {count} {cards}" if isinstance(self.who, You) else f"{self.who} draws {count} {cards}"


class GainGold(Effect):
    """Players gain gold."""

    def __init__(self, count: int | Amount, who: Who = YOU) -> None:
        self.count = amount(count)
        self.who = who

    def could(self, g: Board, c: Context) -> bool:
        return self.count.value(g, c) > 0

    def resolve(self, g: Board, frame: Resolve) -> None:
        c = frame.context
        count = self.count.value(g, c)
        if count > 0:
            seats = self.who.seats(g, c)
            occur(g, [Happening(GOLD_GAINED, seat=seat, amount=count, source=c.source) for seat in seats])

    def text(self) -> str:
        count, _, rest = self.count.text().partition(" ")
        gold = f"{count} gold {rest}".rstrip()
        return f"gain {gold}" if isinstance(self.who, You) else f"{self.who} gains {gold}"


class ReturnAllGold(Effect):
    """Players return all their gold to the treasury."""

    says = "{who} returns all gold to the treasury"

    def __init__(self, who: Who) -> None:
        self.who = who

    def could(self, g: Board, c: Context) -> bool:
        return any(g.sides[seat].gold for seat in self.who.seats(g, c))

    def resolve(self, g: Board, frame: Resolve) -> None:
        happenings = [
            Happening(GOLD_RETURNED, seat=seat, amount=g.sides[seat].gold, source=frame.context.source)
            for seat in self.who.seats(g, frame.context)
            if g.sides[seat].gold
        ]
        if happenings:
            occur(g, happenings)


class MoveGold(Effect):
    """Move gold from one player's pool to yours."""

    says = "move {count} gold from {giver}'s gold pool to your own"

    def __init__(self, count: int, giver: Who) -> None:
        self.count, self.giver = count, giver

    def could(self, g: Board, c: Context) -> bool:
        return any(g.sides[seat].gold for seat in self.giver.seats(g, c))

    def resolve(self, g: Board, frame: Resolve) -> None:
        c = frame.context
        givers = self.giver.seats(g, c)
        if givers:
            occur(g, [Happening(GOLD_MOVED, seat=c.seat, amount=self.count, source=c.source, how=givers[0])])


class ChoosePlayer(Aside):
    """Choose an opponent, or any player, with the other targets; later words call it *that player*."""

    says = "choose {who}"

    def __init__(self, who: Who) -> None:
        self.who = who

    def players(self) -> Who:
        return self.who

    def resolve(self, g: Board, frame: Resolve) -> None:
        """It is done: the player was chosen when the ability was initiated."""


class PickPlayer(Aside):
    """Pick a player while it resolves, who is no target; later words call it *that player*."""

    says = "pick {who}"

    def __init__(self, who: Who) -> None:
        self.who = who

    def resolve(self, g: Board, frame: Resolve) -> None:
        c = frame.context
        packed = [pack(PLAYER, seat=seat) for seat in self.who.seats(g, c)]
        option = frame.ask(g, c.seat, DecisionKind.PLAYER, packed, frame.why(g, None)) if packed else PARKED
        if option == PARKED:
            return
        c.choose(seat_of(option))
        if len(packed) > 1:
            g.note("chosen", told.PLAYER_PICKED, c.seat, source=c.source, other=c.player())


def _name(
    g: Board, frame: Resolve, seat: int, values: Sequence[int], names: tuple[str, ...], what: str | None
) -> None:
    """Ask a player to name one of some values; later words speak of it."""
    packed = [pack(MODE, value=value) for value in values]
    option = frame.ask(g, seat, DecisionKind.MODE, packed, frame.why(g, what), names)
    if option >= 0:
        c = frame.context
        c.name(value_of(option))
        g.note(KIND_NAMES[NAMED], "", seat, source=c.source, value=names[c.named()])


class NameChallengeType(Aside):
    """A player names a challenge type; later words call it *that type*."""

    says = "{words}"

    def __init__(self, words: str = "name a challenge type") -> None:
        self.words = words

    def resolve(self, g: Board, frame: Resolve) -> None:
        _name(g, frame, frame.context.seat, range(len(CHALLENGE_NAMES)), CHALLENGE_NAMES, None)


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

    def text(self) -> str:
        where = f"the top {self.top} cards of your deck" if self.top else "your deck"
        return f"search {where} for {self.filter}, reveal it, and add it to your hand. Shuffle your deck"


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


class LookAt(Effect):
    """Look at cards: the player who uses the ability alone sees them."""

    says = "look at {what}"

    def __init__(self, what: Operand) -> None:
        self.what = what

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


DECK_TYPES: Final = (CHARACTER, LOCATION, ATTACHMENT, EVENT)
"""The types of cards in a deck."""


class NameCardType(Aside):
    """A player names a type of cards in decks; later words speak of it."""

    def __init__(self, who: Who) -> None:
        if who.each:
            raise ValueError(f"one player names a card type, not {who}")
        self.who = who

    def resolve(self, g: Board, frame: Resolve) -> None:
        for seat in self.who.seats(g, frame.context)[:1]:
            _name(g, frame, seat, DECK_TYPES, TYPE_NAMES, "card-type")

    def text(self) -> str:
        return f"{self.who} names a card type ({either(TYPE_NAMES[type] for type in DECK_TYPES)})"


class OfAnotherType(Filter):
    """Cards in your deck of another type than the one named."""

    def matches(self, g: Board, c: Context, card: int) -> bool:
        """Compare types; nothing is of another type than none."""
        return c.named() >= 0 and g.definition(card).type != c.named()

    def matches_record(self, g: Board, c: Context, record: InPlay) -> bool:
        return c.named() >= 0 and record.card.type != c.named()

    def candidates(self, g: Board, c: Context) -> list[int]:
        return sorted([card for card in g.sides[c.seat].deck if self.matches(g, c, card)])

    def text(self, article: bool = True) -> str:
        return f"{'a ' if article else ''}card of a different type"


class ReduceNext(Effect):
    """The next card of a kind that you marshal (or play) this phase costs less."""

    def __init__(self, filter: Filter, by: int, ways: int = MARSHALING, period: int = PHASE) -> None:
        self.filter, self.by, self.ways, self.period = filter, by, ways, period
        self.place = 0

    def flat(self, ability: Ability) -> list[Effect]:
        """Remember where the kind stands, so that the reduction can be saved."""
        self.place = len(ability.reducers)
        ability.reducers.append(self.filter)
        return [self]

    def resolve(self, g: Board, frame: Resolve) -> None:
        kept = frame.context.copy()
        kept.frame = -1
        reduction = Reduction(self.filter, kept, self.by, self.period, place=self.place)
        reduction.play = self.ways
        g.reductions.append(reduction)

    def text(self) -> str:
        verb = "marshal" if self.ways == MARSHALING else "marshal or play"
        card = self.filter.text(article=False)
        return f"reduce the cost of the next {card} you {verb} this {PERIOD_NAMES[self.period]} by {self.by}"


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
