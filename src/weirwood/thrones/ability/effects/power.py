"""What abilities do with power and tokens on cards."""

from __future__ import annotations

from weirwood.thrones.ability.amounts import amount
from weirwood.thrones.ability.effects.on_cards import OnCards
from weirwood.thrones.engine.nodes import Amount, Context, Operand, Target
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

    __slots__ = ("by",)

    def __init__(self, what: Operand, by: int | Amount = 1) -> None:
        super().__init__(what, POWER_GAINED, "gain")
        self.by = amount(by)

    def could(self, g: Board, c: Context) -> bool:
        return super().could(g, c) and self.by.value(g, c) > 0

    def fate(self) -> str:
        return f"gains {self.by.text()} power"

    def deed(self) -> str:
        return "Choose {name}"

    def happening(self, g: Board, c: Context, card: int) -> Happening:
        return Happening(POWER_GAINED, card, g.controller(card), self.by.value(g, c), c.source)

    def text(self) -> str:
        count, _, rest = self.by.text().partition(" ")
        tail = f" {rest}" if rest else ""
        if self.what.text() == "your faction card":
            return f"gain {count} power for your faction{tail}"
        if isinstance(self.what, Target):
            return f"choose {self.what.text()}; it gains {count} power{tail}"
        return f"{self.what.text()} gains {count} power{tail}"


class OffCards(OnCards):
    """An effect on what lies on cards: a card's immunity does not cover it."""

    __slots__ = ()

    def spared(self, g: Board, c: Context, card: int) -> bool:
        return False


class LosePower(OffCards):
    """Discard power from cards."""

    __slots__ = ("by",)

    def __init__(self, what: Operand, by: int = 1) -> None:
        super().__init__(what, POWER_LOST, "lose")
        self.by = by

    def fate(self) -> str:
        return f"loses {self.by} power"

    def deed(self) -> str:
        return "Choose {name}"

    def affects(self, g: Board, c: Context, card: int) -> bool:
        record = g.records[card]
        return record is not None and record.power > 0

    def happening(self, g: Board, c: Context, card: int) -> Happening:
        return Happening(POWER_LOST, card, g.controller(card), self.by, c.source)

    def text(self) -> str:
        choose = f"choose {self.what.text()}, and " if self.what.is_target() else ""
        return f"{choose}discard {self.by} power from {'it' if choose else self.what.text()}"


class MovePower(OffCards):
    """Move power from one card to another; it is not gained."""

    __slots__ = ("by", "to")

    def __init__(self, what: Operand, to: Operand, by: int = 1) -> None:
        super().__init__(what, POWER_MOVED, "move")
        self.to = to
        self.by = by

    def fate(self) -> str:
        return f"loses {self.by} power to {self.to.text()}"

    def deed(self) -> str:
        return "Choose {name}"

    def affects(self, g: Board, c: Context, card: int) -> bool:
        """Those with power that is not there yet."""
        record = g.records[card]
        return record is not None and record.power > 0 and self.to.now(g, c) != [card]

    def happening(self, g: Board, c: Context, card: int) -> Happening:
        return Happening(POWER_MOVED, card, g.controller(card), self.by, c.source, other=self.to.now(g, c)[0])

    def text(self) -> str:
        return f"move {self.by} power from {self.what.text()} to {self.to.text()}"


class PlaceToken(OnCards):
    """Place tokens of a kind on cards."""

    __slots__ = ("count", "token")

    def __init__(self, token: str, what: Operand, count: int = 1) -> None:
        super().__init__(what, TOKEN_PLACED, "place")
        self.token = token
        self.count = count

    def fate(self) -> str:
        return f"gets {self.count} {self.token} token"

    def deed(self) -> str:
        return "Choose {name}"

    def happening(self, g: Board, c: Context, card: int) -> Happening:
        how = g.deal.edition.token(self.token)
        return Happening(TOKEN_PLACED, card, g.controller(card), self.count, c.source, how=how)

    def text(self) -> str:
        return f"place {self.count} {self.token} token on {self.what.text()}"


class TakeToken(OffCards):
    """Remove a token of a kind from cards."""

    __slots__ = ("token",)

    def __init__(self, token: str, what: Operand) -> None:
        super().__init__(what, TOKEN_REMOVED, "remove")
        self.token = token

    def fate(self) -> str:
        return f"loses 1 {self.token} token"

    def deed(self) -> str:
        return "Choose {name}"

    def happening(self, g: Board, c: Context, card: int) -> Happening:
        how = g.deal.edition.token(self.token)
        return Happening(TOKEN_REMOVED, card, g.controller(card), 1, c.source, how=how)

    def text(self) -> str:
        return f"remove 1 {self.token} token from {self.what.text()}"
