"""What abilities do for players: draw, gold, prices, searching and choosing a player."""

from __future__ import annotations

from typing import ClassVar, Final

from weirwood.core.decision import DecisionKind
from weirwood.thrones.ability.amounts import Number, amount
from weirwood.thrones.ability.players import YOU, You
from weirwood.thrones.engine.card import Ability
from weirwood.thrones.engine.concepts import told
from weirwood.thrones.engine.flow.frames import PARKED
from weirwood.thrones.engine.flow.initiation import Resolve
from weirwood.thrones.engine.flow.occurrence import occur
from weirwood.thrones.engine.nodes import Amount, Aside, Context, Effect, Filter, Operand, Who
from weirwood.thrones.engine.options import NUMBER, PLAYER, pack, seat_of, value_of
from weirwood.thrones.engine.rules.prices import BY_INFLUENCE, MARSHALING, PLAYING
from weirwood.thrones.engine.speaker import CHOSEN_PLAYER, RESULTS, WHOM, Speaker
from weirwood.thrones.engine.state.board import Board
from weirwood.thrones.engine.state.happening import GIVEN, Happening
from weirwood.thrones.engine.state.in_force import Reduction
from weirwood.thrones.engine.words import (
    DREW,
    GOLD_GAINED,
    GOLD_MOVED,
    GOLD_RETURNED,
    PERIOD_NAMES,
    PHASE,
    TOKEN_PLACED,
)


class Draw(Effect):
    """Players draw cards."""

    def __init__(self, count: int | Amount = 1, who: Who | None = None) -> None:
        self.count = amount(count)
        self.who = who or YOU

    def could(self, g: Board, c: Context) -> bool:
        return any(g.may_draw(seat) > 0 for seat in self.who.seats(g, c)) and self.count.value(g, c) > 0

    def resolve(self, g: Board, frame: Resolve) -> None:
        c = frame.context
        count = self.count.value(g, c)
        occur(g, [Happening(DREW, seat=seat, amount=count, source=c.source) for seat in self.who.seats(g, c)])

    def text(self, s: Speaker) -> str:
        return f"{self.who.must(s, 'draw')} {self.count.of(s, 'card' if self.count.is_one() else 'cards')}"


class DrawThose(Effect):
    """Draw the cards on top of your deck that were revealed before."""

    def could(self, g: Board, c: Context) -> bool:
        return bool(c.results)

    def resolve(self, g: Board, frame: Resolve) -> None:
        c = frame.context
        count = len(c.results)
        if count:
            occur(g, [Happening(DREW, seat=c.seat, amount=count, source=c.source)])

    def text(self, s: Speaker) -> str:
        return f"draw {s.again(RESULTS, WHOM)}"


class GainGold(Effect):
    """Players gain gold."""

    def __init__(self, count: int | Amount, who: Who | None = None) -> None:
        self.count = amount(count)
        self.who = who or YOU

    def could(self, g: Board, c: Context) -> bool:
        return self.count.value(g, c) > 0

    def resolve(self, g: Board, frame: Resolve) -> None:
        c = frame.context
        count = self.count.value(g, c)
        frame.ok = count > 0
        if frame.ok:
            seats = self.who.seats(g, c)
            occur(g, [Happening(GOLD_GAINED, seat=seat, amount=count, source=c.source) for seat in seats])

    def text(self, s: Speaker) -> str:
        return f"{self.who.must(s, 'gain')} {self.count.of(s, 'gold')}"


class PlaceGold(Effect):
    """Move gold from your pool to a card."""

    says = "move {count} gold from your gold pool to {what:whom}"
    short = "move {count} gold to {what:whom}"

    def __init__(self, what: Operand, count: int = 1) -> None:
        self.what, self.count = what, count

    def could(self, g: Board, c: Context) -> bool:
        return g.sides[c.seat].gold >= self.count and bool(self.what.records(g, c))

    def resolve(self, g: Board, frame: Resolve) -> None:
        c = frame.context
        frame.ok = self.could(g, c)
        if frame.ok:
            how = g.deal.edition.token("gold")
            moved = [Happening(GOLD_RETURNED, seat=c.seat, amount=self.count, source=c.source)]
            moved += [
                Happening(TOKEN_PLACED, record.id, c.seat, self.count, c.source, how=how)
                for record in self.what.records(g, c)
            ]
            occur(g, moved)


class ReturnAllGold(Effect):
    """Players return all their gold to the treasury."""

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

    def text(self, s: Speaker) -> str:
        where = s.or_short("gold pool to the treasury", "pool")
        return f"{self.who.must(s, 'return')} all gold in {self.who.own(s)} {where}"


class MoveGold(Effect):
    """Move gold from one player's pool to yours."""

    flags: ClassVar[int] = 0

    def __init__(self, count: int | Amount, giver: Who, up_to: bool = False) -> None:
        if giver.each or isinstance(giver, You):
            raise ValueError("gold is moved from the pool of one other player")
        self.count, self.giver, self.up_to = amount(count), giver, up_to

    def could(self, g: Board, c: Context) -> bool:
        return self.count.value(g, c) > 0 and any(g.sides[seat].gold for seat in self.giver.seats(g, c))

    def resolve(self, g: Board, frame: Resolve) -> None:
        c = frame.context
        count = self.count.value(g, c)
        for giver in self.giver.seats(g, c)[:1]:
            if self.up_to:
                most = min(count, g.sides[giver].gold)
                packed = [pack(NUMBER, value=number) for number in range(most, -1, -1)]
                option = frame.ask(g, c.seat, DecisionKind.NUMBER, packed, frame.why(g, None))
                if option == PARKED:
                    return
                count = value_of(option)
            if count:
                moved = Happening(GOLD_MOVED, seat=c.seat, amount=count, source=c.source, how=giver)
                moved.flags = self.flags
                occur(g, [moved])

    def text(self, s: Speaker) -> str:
        gold = f"{'up to ' if self.up_to else ''}{self.count.of(s, 'gold')}"
        if self.up_to and not s.short and not isinstance(self.count, Number):
            pools = f"from {self.giver.whose(s)} gold pool to your own"
            return f"move up to X gold {pools}, where X is {self.count.counted(s)}"
        if s.short > 2:
            return f"take {gold} from {self.giver.whose(s)} pool"
        to = s.or_short("gold pool to your own", "pool to yours")
        return f"move {gold} from {self.giver.whose(s)} {to}"


class GiveGold(MoveGold):
    """A player gives you gold."""

    flags = GIVEN

    def __init__(self, count: int, giver: Who) -> None:
        super().__init__(count, giver)

    def text(self, s: Speaker) -> str:
        giver = "give" if s.actor is self.giver else self.giver.does(s, "give")
        return f"{giver} you {self.count.of(s, 'gold')}{s.or_short(' from their gold pool', '')}"


class ChoosePlayer(Aside):
    """Choose an opponent, or any player, with the other targets; later words call it *that player*."""

    def __init__(self, who: Who) -> None:
        self.who = who

    def text(self, s: Speaker) -> str:
        """In a short text the next words name the player."""
        if s.short:
            s.picked = self.who.text(s)
            return ""
        return f"choose {self.who.text(s)}"

    def about(self) -> str:
        return CHOSEN_PLAYER

    def players(self) -> Who:
        return self.who

    def resolve(self, g: Board, frame: Resolve) -> None:
        """It is done: the player was chosen when the ability was initiated."""


class PickPlayer(Aside):
    """Pick a player while it resolves, who is no target; later words call it *that player*."""

    def text(self, s: Speaker) -> str:
        """The next words name the player."""
        s.picked = self.who.text(s)
        return ""

    def is_silent(self) -> bool:
        return True

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


_WAYS: Final = {MARSHALING: "[marshal]", PLAYING: "play", MARSHALING | PLAYING: "[marshal or play]"}


class ReduceNext(Effect):
    """The next card of a kind that you marshal (or play) this phase costs less."""

    def __init__(
        self,
        filter: Filter,
        by: int | Amount,
        ways: int = MARSHALING,
        period: int = PHASE,
        influence: bool = False,
    ) -> None:
        if ways not in _WAYS:
            raise ValueError(
                "the next card costs less by MARSHALING, by PLAYING or by both (MARSHALING | PLAYING)"
            )
        if influence and ways != MARSHALING:
            raise ValueError("influence pays for cards that are marshaled")
        self.filter, self.by, self.ways, self.period = filter, amount(by), ways, period
        self.influence = influence
        self.place = 0

    def flat(self, ability: Ability) -> list[Effect]:
        """Remember where the kind stands, so that the reduction can be saved."""
        self.place = len(ability.reducers)
        ability.reducers.append(self.filter)
        return [self]

    def resolve(self, g: Board, frame: Resolve) -> None:
        kept = frame.context.copy()
        kept.frame = -1
        by = self.by.value(g, frame.context)
        reduction = Reduction(self.filter, kept, by, self.period, place=self.place)
        reduction.play = self.ways | (BY_INFLUENCE if self.influence else 0)
        g.reductions.append(reduction)

    def text(self, s: Speaker) -> str:
        period = f" this {PERIOD_NAMES[self.period]}"
        kind = self.filter.bare(s)
        if s.short < 4 or self.period != PHASE:
            kind += f" you {_WAYS[self.ways]}{period}"
        if s.short:
            with_it = ", payable with influence" if self.influence else ""
            return f"{s.or_tight('the ', '')}next {kind} costs {self.by.of(s, 'less')}{with_it}"
        with_it = " You may pay any part of its remaining cost with influence" if self.influence else ""
        return f"reduce the cost of the next {kind} by {self.by.text(s)}{'.' if with_it else ''}{with_it}"
