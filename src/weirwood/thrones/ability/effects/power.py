"""What abilities do with power and tokens on cards."""

from __future__ import annotations

from weirwood.thrones.ability.amounts import amount
from weirwood.thrones.ability.effects.on_cards import OnCards
from weirwood.thrones.engine.nodes import Amount, Context, Operand, Target
from weirwood.thrones.engine.state.board import Board
from weirwood.thrones.engine.state.happening import Happening
from weirwood.thrones.engine.words import POWER_GAINED, POWER_LOST, POWER_MOVED, TOKEN_PLACED, TOKEN_REMOVED


class GainPower(OnCards):
    """Cards gain power."""

    kind = POWER_GAINED
    verb = "gain"
    befalls = "gains {by} power"
    command = "Choose {name}"

    def __init__(self, what: Operand, by: int | Amount = 1) -> None:
        super().__init__(what)
        self.by = amount(by)

    def could(self, g: Board, c: Context) -> bool:
        return super().could(g, c) and self.by.value(g, c) > 0

    def happening(self, g: Board, c: Context, card: int) -> Happening:
        return Happening(POWER_GAINED, card, g.controller(card), self.by.value(g, c), c.source)

    def text(self) -> str:
        count, _, rest = self.by.text().partition(" ")
        tail = f" {rest}" if rest else ""
        if self.what.text() == "your faction card":
            return f"gain {count} power for your faction{tail}"
        if isinstance(self.what, Target):
            return f"choose {self.what}; it gains {count} power{tail}"
        return f"{self.what} gains {count} power{tail}"


class OffCards(OnCards):
    """An effect on what lies on cards: a card's immunity does not cover it."""

    def spared(self, g: Board, c: Context, card: int) -> bool:
        return False


class LosePower(OffCards):
    """Discard power from cards."""

    kind = POWER_LOST
    verb = "lose"
    befalls = "loses {by} power"
    command = "Choose {name}"

    def __init__(self, what: Operand, by: int = 1) -> None:
        super().__init__(what)
        self.by = by

    def affects(self, g: Board, c: Context, card: int) -> bool:
        record = g.records[card]
        return record is not None and record.power > 0

    def happening(self, g: Board, c: Context, card: int) -> Happening:
        return Happening(POWER_LOST, card, g.controller(card), self.by, c.source)

    def text(self) -> str:
        choose = f"choose {self.what}, and " if self.what.is_target() else ""
        return f"{choose}discard {self.by} power from {'it' if choose else self.what.text()}"


class MovePower(OffCards):
    """Move power from one card to another; it is not gained."""

    kind = POWER_MOVED
    verb = "move"
    befalls = "loses {by} power to {to}"
    command = "Choose {name}"
    says = "move {by} power from {what} to {to}"

    def __init__(self, what: Operand, to: Operand, by: int = 1) -> None:
        super().__init__(what)
        self.to, self.by = to, by

    def affects(self, g: Board, c: Context, card: int) -> bool:
        """Those with power that is not there yet."""
        record = g.records[card]
        return record is not None and record.power > 0 and self.to.now(g, c) != [card]

    def happening(self, g: Board, c: Context, card: int) -> Happening:
        return Happening(POWER_MOVED, card, g.controller(card), self.by, c.source, other=self.to.now(g, c)[0])


class PlaceToken(OnCards):
    """Place tokens of a kind on cards."""

    kind = TOKEN_PLACED
    verb = "place"
    befalls = "gets {count} {token} token"
    command = "Choose {name}"
    says = "place {count} {token} token on {what}"

    def __init__(self, token: str, what: Operand, count: int = 1) -> None:
        super().__init__(what)
        self.token, self.count = token, count

    def happening(self, g: Board, c: Context, card: int) -> Happening:
        how = g.deal.edition.token(self.token)
        return Happening(TOKEN_PLACED, card, g.controller(card), self.count, c.source, how=how)


class TakeToken(OffCards):
    """Remove a token of a kind from cards."""

    kind = TOKEN_REMOVED
    verb = "remove"
    befalls = "loses 1 {token} token"
    command = "Choose {name}"
    says = "remove 1 {token} token from {what}"

    def __init__(self, token: str, what: Operand) -> None:
        super().__init__(what)
        self.token = token

    def happening(self, g: Board, c: Context, card: int) -> Happening:
        how = g.deal.edition.token(self.token)
        return Happening(TOKEN_REMOVED, card, g.controller(card), 1, c.source, how=how)
