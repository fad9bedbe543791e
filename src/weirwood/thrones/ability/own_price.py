"""What changes the price of cards, and whence they may be marshaled but from hand."""

from __future__ import annotations

from typing import Final

from weirwood.thrones.ability.amounts import amount
from weirwood.thrones.ability.cards import Cards
from weirwood.thrones.ability.operands import This
from weirwood.thrones.ability.player_modifiers import OnPlayer
from weirwood.thrones.ability.players import (
    AN_OPPONENT,
    FACTION_WORDS,
    FACTIONS,
    YOU,
    EachPlayer,
    Opponent,
)
from weirwood.thrones.engine.node import honoured
from weirwood.thrones.engine.nodes import AmbushGift, Amount, Context, Filter, Modifier, Operand, Who
from weirwood.thrones.engine.rules.prices import AMBUSHING, MARSHALING, PENALTY, PLAYING
from weirwood.thrones.engine.speaker import Speaker
from weirwood.thrones.engine.state.board import Board
from weirwood.thrones.engine.state.in_force import Reduction
from weirwood.thrones.engine.state.side import Side
from weirwood.thrones.engine.words import ON_HISTORY, ROUND

_WAYS: Final = {MARSHALING: "[marshal]", AMBUSHING: "ambush"}


class ThisCostsLess(Modifier):
    """This card costs its player less to marshal, or to ambush."""

    def __init__(self, by: int | Amount, way: int = MARSHALING) -> None:
        self.by = amount(by)
        self.way = honoured(way, _WAYS, "a card costs less by MARSHALING or by AMBUSHING")

    def amount(self) -> Amount | None:
        return self.by

    def apply(self, g: Board, c: Context, cards: list[int], n: int) -> None:
        """Nothing in play: its price counts while it is in hand."""

    def text(self, s: Speaker) -> str:
        if s.short:
            return f"{s.itself()} costs {self.by.of(s, f'less to {_WAYS[self.way]}')}"
        return f"reduce the cost to {_WAYS[self.way]} {{self}} by {self.by.text(s)}"


class AmbushCostsLess(OnPlayer):
    """Your cards of a kind cost less to ambush."""

    def __init__(self, filter: Filter, by: int) -> None:
        super().__init__()
        self.filter, self.by = filter, by

    def change(self, g: Board, c: Context, side: Side, n: int) -> None:
        reduction = Reduction(self.filter, c, self.by, ROUND, once=False)
        reduction.play = AMBUSHING
        side.reductions += (reduction,)

    def text(self, s: Speaker) -> str:
        if s.short:
            return f"{self.filter.many(s)} cost {self.by} less to ambush"
        return f"reduce the cost to ambush each of your {self.filter.many(s)} by {self.by}"


class CostsMore(OnPlayer):
    """Cards of a kind cost players more to marshal."""

    def __init__(self, filter: Filter, by: int, who: Who, penalty: bool = False) -> None:
        super().__init__(who)
        self.filter, self.by, self.penalty = filter, by, penalty

    def change(self, g: Board, c: Context, side: Side, n: int) -> None:
        side.reductions += (_dearer(self.filter, c, self.by, PENALTY if self.penalty else 0),)

    def text(self, s: Speaker) -> str:
        who = AN_OPPONENT if isinstance(self.who, Opponent) else self.who
        more = f"each {self.filter.bare(s)} {who.does(s, '[marshal]')} costs {self.by} more"
        if isinstance(who, EachPlayer):
            more = f"each {self.filter.bare(s)} costs {self.by} more to [marshal]"
        return f"{more} ({s.or_tight('as a gold penalty', 'a penalty')})" if self.penalty else more


class CostsLess(OnPlayer):
    """Cards of a kind cost players less to marshal."""

    def __init__(self, filter: Filter, by: int, who: Who) -> None:
        super().__init__(who)
        self.filter, self.by = filter, by

    def change(self, g: Board, c: Context, side: Side, n: int) -> None:
        side.reductions += (_dearer(self.filter, c, -self.by, 0),)

    def text(self, s: Speaker) -> str:
        return f"each {self.filter.bare(s)} {self.who.does(s, '[marshal]')} costs {self.by} less"


def _dearer(filter: Filter, c: Context, by: int, also: int) -> Reduction:
    dearer = Reduction(filter, c, -by, ROUND, once=False)
    dearer.play = MARSHALING | also
    return dearer


class MayPayPenalty(OnPlayer):
    """You may pay a gold penalty when you marshal this card, or cards of a kind; nothing ignores it."""

    def __init__(self, what: Filter | Operand, by: int) -> None:
        super().__init__()
        self.what, self.by = what, by
        if isinstance(what, This):
            self.own_penalty, self.way = by, MARSHALING
        elif not isinstance(what, Filter):
            raise ValueError("a penalty is paid for this card, or for cards of a kind")

    def change(self, g: Board, c: Context, side: Side, n: int) -> None:
        if isinstance(self.what, Filter):
            side.penalties += (_dearer(self.what, c, self.by, PENALTY),)

    def text(self, s: Speaker) -> str:
        card = self.what.whom(s)
        if s.short:
            return f"you may pay {self.by} more for {card}, as a penalty"
        return f"you may pay a gold penalty of {self.by} (cannot be ignored) when you [marshal] {card}"


class IgnoresPenalty(OnPlayer):
    """You pay no gold penalty for cards of a kind that are of another house."""

    def __init__(self, filter: Filter) -> None:
        super().__init__()
        self.filter = filter

    def change(self, g: Board, c: Context, side: Side, n: int) -> None:
        side.no_penalty += ((self.filter, c),)

    def named(self, c: Context) -> str:
        return FACTION_WORDS[FACTIONS[c.named()]] if c.named() >= 0 else ""

    def text(self, s: Speaker) -> str:
        kind = self.filter.many(s)
        return s.or_short(
            f"ignore the out-of-[faction] gold penalty for {kind} that you [marshal]",
            f"no out-of-[faction] penalty for {kind}",
        )


class CostsCannotBeReduced(OnPlayer):
    """Nothing reduces the cost of cards that players marshal or play."""

    def change(self, g: Board, c: Context, side: Side, n: int) -> None:
        side.costs_are_fixed = True

    def text(self, s: Speaker) -> str:
        return f"the cost of cards {self.who.does(s, '[marshal or play]')} cannot be reduced"


class MayMarshal(OnPlayer):
    """You may marshal cards of a kind from where they are, as if they were in your hand."""

    _deps = 0  # they are judged when they are about to be marshaled

    def __init__(self, what: Cards) -> None:
        super().__init__()
        self.what = what

    def change(self, g: Board, c: Context, side: Side, n: int) -> None:
        side.lent += ((self.what, c),)

    def is_long(self) -> bool:
        return True

    def text(self, s: Speaker) -> str:
        hand = s.or_tight(" as if they were in your hand", "")
        return f"you may [marshal] {self.what.many(s)} from {self.what.whence(s)}{hand}"


class FirstCostsLess(OnPlayer):
    """The first card of a kind that you marshal or play each round costs less."""

    reads = ON_HISTORY

    def __init__(self, filter: Filter, by: int, way: int) -> None:
        if way not in _FIRST_WAYS:
            raise ValueError("the first card of a kind is counted by MARSHALING, by PLAYING or by both")
        super().__init__(YOU)
        self.filter, self.by, self.way = filter, by, way

    def change(self, g: Board, c: Context, side: Side, n: int) -> None:
        for way, used in ((MARSHALING, side.marshaled), (PLAYING, side.played)):
            if self.way & way and any(self.filter.printed(g, c, card) for card in used):
                return
        reduction = Reduction(self.filter, c, self.by, ROUND, once=False)
        reduction.play = self.way
        side.reductions += (reduction,)

    def text(self, s: Speaker) -> str:
        return (
            f"the first {self.filter.bare(s)} you {_FIRST_WAYS[self.way]} {s.each_round} costs {self.by} less"
        )


_FIRST_WAYS: Final = {MARSHALING: "[marshal]", PLAYING: "play", MARSHALING | PLAYING: "[marshal] or play"}


class HandGainsAmbush(AmbushGift):
    """Cards of a kind in your hand gain ambush at their printed cost, or for less."""

    def __init__(self, filter: Filter, less: int = 0) -> None:
        self.filter, self.less = filter, less

    def price(self, g: Board, c: Context, card: int) -> int:
        return max(0, g.cards[card].cost - self.less) if self.filter.matches(g, c, card) else -1

    def text(self, s: Speaker) -> str:
        less = f"{self.less} less than " if self.less else ""
        return f"each {self.filter.bare(s)} gains ambush (X), where X is {less}its printed cost"

    def apply(self, g: Board, c: Context, cards: list[int], n: int) -> None:
        g.sides[c.seat].ambush_gifts += ((self, c),)
