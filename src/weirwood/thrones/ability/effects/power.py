"""Power and tokens: gained, lost, moved and placed."""

from __future__ import annotations

from weirwood.core.decision import DecisionKind
from weirwood.thrones.ability.amounts import AllOfIt, amount
from weirwood.thrones.ability.effects.on_cards import OnCards
from weirwood.thrones.ability.of_players import FactionCard
from weirwood.thrones.ability.operands import Pick, This, single
from weirwood.thrones.ability.players import You, plural
from weirwood.thrones.engine.flow.initiation import Resolve
from weirwood.thrones.engine.flow.occurrence import occur
from weirwood.thrones.engine.nodes import Amount, Context, Operand, Target
from weirwood.thrones.engine.options import NUMBER, pack, value_of
from weirwood.thrones.engine.speaker import WHOM, Speaker
from weirwood.thrones.engine.state.board import Board
from weirwood.thrones.engine.state.happening import Happening
from weirwood.thrones.engine.words import (
    POWER_GAINED,
    POWER_LOST,
    POWER_MOVED,
    TOKEN_PLACED,
    TOKEN_REMOVED,
)


class GainPower(OnCards):
    """Cards gain power."""

    kind = POWER_GAINED
    verb = "gain"
    befalls = "gain{s} {by} power"
    command = "Choose {name}"

    def __init__(self, what: Operand, by: int | Amount = 1) -> None:
        super().__init__(what)
        self.by = amount(by)

    def could(self, g: Board, c: Context) -> bool:
        return super().could(g, c) and self.by.value(g, c) > 0

    def happening(self, g: Board, c: Context, card: int) -> Happening:
        return Happening(POWER_GAINED, card, g.controller(card), self.by.value(g, c), c.source)

    def is_command(self) -> bool:
        return True

    def about(self) -> str:
        return ""

    def text(self, s: Speaker) -> str:
        if isinstance(self.what, FactionCard) and isinstance(self.what.who, You):
            return f"gain {self.by.of(s, s.or_short('power for your [faction]', 'power'))}"
        if s.paid and not isinstance(self.what, Target):
            return f"have {self.what.whom(s)} gain {self.by.of(s, 'power')}"
        return f"{self.somebody(s)} gains {self.by.of(s, 'power')}"


def so_much(g: Board, c: Context, by: Amount, card: int) -> int:
    """How much power comes off a card: so much, or all that is there."""
    return g.record(card).power if isinstance(by, AllOfIt) else by.value(g, c)


class OffCards(OnCards):
    """An effect on what lies on cards: a card's immunity does not cover it."""

    def spared(self, g: Board, c: Context, card: int) -> bool:
        return False


class LosePower(OffCards):
    """Discard power from cards."""

    kind = POWER_LOST
    verb = "lose"
    befalls = "lose{s} {by} power"
    command = "Choose {name}"

    def __init__(self, what: Operand, by: int | Amount = 1, up_to: bool = False) -> None:
        super().__init__(what)
        self.by, self.up_to = amount(by), up_to

    def affects(self, g: Board, c: Context, card: int) -> bool:
        record = g.records[card]
        return record is not None and record.power > 0

    def happening(self, g: Board, c: Context, card: int) -> Happening:
        return Happening(POWER_LOST, card, g.controller(card), so_much(g, c, self.by, card), c.source)

    def resolve(self, g: Board, frame: Resolve) -> None:
        """Where the player may discard less, ask how much."""
        if not self.up_to:
            super().resolve(g, frame)
            return
        cards = self.what.take(g, frame)
        if cards is None:
            return
        c = frame.context
        lost = [self.happening(g, c, card) for card in cards if self.affects(g, c, card)]
        for happening in lost:
            most = min(happening.amount, g.record(happening.card).power)
            packed = [pack(NUMBER, value=count) for count in range(1, most + 1)]
            option = frame.ask(
                g, c.seat, DecisionKind.NUMBER, packed, frame.why(g, None, card=happening.card)
            )
            if option < 0:
                return
            happening.amount = value_of(option)
        if lost:
            occur(g, lost)
        else:
            frame.ok = False

    def text(self, s: Speaker) -> str:
        choose = f"choose {self.what.whom(s)}, and " if self.what.is_target() and not s.short else ""
        power = f"{'up to ' if self.up_to else ''}{self.by.of(s, 'power')}"
        if isinstance(self.what, Pick) and self.what.by is not None:
            return f"{self.what.by.does(s, 'discard')} {power} from {self.what.whom(s)}"
        return f"{choose}discard {power} from {'it' if choose else self.what.whom(s)}"


class MovePower(OffCards):
    """Move power from one card to another; it is not gained."""

    kind = POWER_MOVED
    verb = "move"
    befalls = "lose{s} {by} power to {to}"
    command = "Choose {name}"

    def __init__(self, what: Operand, to: Operand, by: int | Amount = 1) -> None:
        super().__init__(what)
        self.to, self.by = single(to, "power is moved to"), amount(by)

    def affects(self, g: Board, c: Context, card: int) -> bool:
        record = g.records[card]
        return record is not None and record.power > 0 and self.to.now(g, c) not in ([], [card])

    def happening(self, g: Board, c: Context, card: int) -> Happening:
        to = self.to.now(g, c)[0]
        by = so_much(g, c, self.by, card)
        return Happening(POWER_MOVED, card, g.controller(card), by, c.source, other=to)

    def resolve(self, g: Board, frame: Resolve) -> None:
        """Where the card it is moved to is picked, ask for that one too."""
        if not isinstance(self.to, Pick):
            super().resolve(g, frame)
            return
        c = frame.context
        cards = self.what.take(g, frame)
        if cards is None:
            return
        others = [card for card in self.to.now(g, c) if card not in cards]
        to = frame.pick(g, c.seat, others, 1, 1, frame.why(g, None))
        if to is None:
            return
        moved = [self.happening(g, c, card) for card in cards if to and self.affects(g, c, card)]
        for happening in moved:
            happening.other = to[0]
        frame.whole = frame.whole and len(moved) == len(cards)
        if moved:
            occur(g, moved)

    def text(self, s: Speaker) -> str:
        whence = self.what.whom(s)
        both = isinstance(self.what, FactionCard) and isinstance(self.to, FactionCard)
        yours = both and isinstance(self.to, FactionCard) and isinstance(self.to.who, You)
        to = s.or_short("your own", "yours") if yours else self.to.whom(s)
        if s.short > 2 and isinstance(self.what, FactionCard) and self.what.who is s.actor:
            return f"move {self.by.of(s, 'power')} to {to}"
        return f"move {self.by.of(s, 'power')} from {whence} to {to}"


class PlaceToken(OnCards):
    """Place tokens of a kind on cards."""

    kind = TOKEN_PLACED
    verb = "place"
    command = "Choose {name}"

    def __init__(self, token: str, what: Operand, count: int = 1) -> None:
        super().__init__(what)
        self.token, self.count = token, count

    def befallen(self, s: Speaker) -> str:
        return f"get{s.agree('s')} {self._tokens()}"

    def text(self, s: Speaker) -> str:
        placed = s.or_tight(self._tokens(), f"{self.count} {self.token}")
        return f"place {placed}{'' if s.short > 2 and isinstance(self.what, This) else f' on {self.what.whom(s)}'}"

    def _tokens(self) -> str:
        return f"{self.count} {self.token} {plural('token', self.count)}"

    def happening(self, g: Board, c: Context, card: int) -> Happening:
        how = g.deal.edition.token(self.token)
        return Happening(TOKEN_PLACED, card, g.controller(card), self.count, c.source, how=how)


class TakeToken(OffCards):
    """Remove a token of a kind from cards."""

    kind = TOKEN_REMOVED
    verb = "remove"
    befalls = "lose{s} 1 {token} token"
    command = "Choose {name}"

    def __init__(self, token: str, what: Operand) -> None:
        super().__init__(what)
        self.token = token

    def happening(self, g: Board, c: Context, card: int) -> Happening:
        how = g.deal.edition.token(self.token)
        return Happening(TOKEN_REMOVED, card, g.controller(card), 1, c.source, how=how)

    def text(self, s: Speaker) -> str:
        """Remove the token that was spoken of, or one from the cards."""
        known = f"{self.token} token"
        if known in s.named:
            return f"remove {s.again(known, WHOM)}"
        return f"remove 1 {self.token} token from {self.what.whom(s)}"
