"""Costs: what is done to do something else."""

from __future__ import annotations

from typing import ClassVar

from weirwood.thrones.ability.amounts import ChosenX, amount
from weirwood.thrones.ability.of_players import FactionCard
from weirwood.thrones.ability.operands import This
from weirwood.thrones.ability.players import You, plural
from weirwood.thrones.engine.marks import CANNOT_BE_KILLED, CANNOT_KNEEL
from weirwood.thrones.engine.nodes import Amount, Context, Cost, Filter, Operand
from weirwood.thrones.engine.rules.influence import is_enough
from weirwood.thrones.engine.speaker import Speaker
from weirwood.thrones.engine.state.board import Board
from weirwood.thrones.engine.state.happening import CANNOT_BE_SAVED, Happening
from weirwood.thrones.engine.words import (
    DISCARDED,
    HAND,
    HAND_DISCARDED,
    KILLED,
    KNELT,
    NO_CARD,
    POWER_LOST,
    RETURNED,
    SACRIFICED,
    STOOD,
    TAKEN_OUT,
    TOKEN_REMOVED,
)


class _OnCard(Cost):
    """A cost paid with a card: a certain one, or one you pick of a kind. Opponents' cards never pay."""

    kind: int = -1
    rest: ClassVar[str] = ""
    """What follows the name of the card."""

    def __init__(self, what: Operand | Filter) -> None:
        self.what = what

    def asks(self) -> bool:
        return isinstance(self.what, Filter)

    def choices(self, g: Board, c: Context) -> list[int]:
        what = self.what
        cards = what.candidates(g, c) if isinstance(what, Filter) else what.now(g, c)
        return [card for card in cards if self.able(g, c, card)]

    def able(self, g: Board, c: Context, card: int) -> bool:
        """Whether a card could pay."""
        return g.controller(card) == c.seat and g.in_play(card)

    def payable(self, g: Board, c: Context) -> bool:
        what = self.what
        missing = self.cards
        for card in what.candidates(g, c) if isinstance(what, Filter) else what.now(g, c):
            if self.able(g, c, card):
                missing -= 1
                if not missing:
                    return True
        return False

    def payment(self, g: Board, c: Context, picked: int) -> list[Happening]:
        cards = [picked] if picked != NO_CARD else self.choices(g, c)
        return [Happening(self.kind, card, c.seat, source=c.source) for card in cards]

    def text(self, s: Speaker) -> str:
        if s.short and isinstance(self.what, This) and not self.rest:
            s.is_meant()
            return self.verb
        if isinstance(self.what, Filter):
            s.far = True
        return f"{self.verb} {self.what.whom(s)}{self.rest}"


class KneelCost(_OnCard):
    """Kneel a card, or several of a kind."""

    kind = KNELT
    verb = "kneel"

    def __init__(self, what: Operand | Filter, count: int = 1) -> None:
        if count > 1 and not isinstance(what, Filter):
            raise ValueError("several cards of a kind kneel, or one certain card")
        super().__init__(what)
        self.count = self.cards = count

    def text(self, s: Speaker) -> str:
        if self.count == 1 or not isinstance(self.what, Filter):
            return super().text(s)
        return f"kneel {self.count} {self.what.many(s)}"

    def is_beyond(self, g: Board, seat: int, card: int) -> bool:
        """Whether the card itself, or your faction card, kneels already."""
        what = self.what
        if isinstance(what, FactionCard) and isinstance(what.who, You):
            card = g.sides[seat].faction
        elif not isinstance(what, This):
            return False
        record = g.records[card]
        return record is None or record.kneeling

    def able(self, g: Board, c: Context, card: int) -> bool:
        """A kneeling card cannot be knelt again."""
        if not super().able(g, c, card):
            return False
        record = g.record(card)
        return not record.kneeling and not record.barred & CANNOT_KNEEL


class StandCost(_OnCard):
    """Stand a card."""

    kind = STOOD
    verb = "stand"

    def able(self, g: Board, c: Context, card: int) -> bool:
        """A standing card cannot be stood again."""
        return super().able(g, c, card) and g.may_stand(c.seat, card)


class SacrificeCost(_OnCard):
    """Sacrifice a card."""

    kind = SACRIFICED
    verb = "sacrifice"


class DiscardFromPlayCost(_OnCard):
    """Discard a card from play, which perhaps cannot be saved."""

    kind = DISCARDED
    verb = "discard"
    rest = " from play"

    def __init__(self, what: Operand | Filter, can_be_saved: bool = True) -> None:
        super().__init__(what)
        self.can_be_saved = can_be_saved

    def payment(self, g: Board, c: Context, picked: int) -> list[Happening]:
        paid = super().payment(g, c, picked)
        for happening in paid:
            happening.flags |= 0 if self.can_be_saved else CANNOT_BE_SAVED
        return paid

    def text(self, s: Speaker) -> str:
        return super().text(s) + ("" if self.can_be_saved else s.or_short(" (cannot be saved)", " (no save)"))


class KillCost(DiscardFromPlayCost):
    """Kill a character, who perhaps cannot be saved."""

    kind = KILLED
    verb = "kill"
    rest = ""

    def able(self, g: Board, c: Context, card: int) -> bool:
        return super().able(g, c, card) and not g.record(card).barred & CANNOT_BE_KILLED


class DiscardHandCost(Cost):
    """Discard your hand, but for the card whose ability it pays for."""

    says = "discard your hand"
    verb = "discard"

    def payable(self, g: Board, c: Context) -> bool:
        return True

    def payment(self, g: Board, c: Context, picked: int) -> list[Happening]:
        held = [card for card in sorted(g.sides[c.seat].hand) if card != c.source]
        return [Happening(HAND_DISCARDED, card, c.seat, source=c.source) for card in held]


class ReturnCost(_OnCard):
    """Return a card to your hand."""

    kind = RETURNED
    verb = "return"
    rest = " to your hand"

    def text(self, s: Speaker) -> str:
        tight = "" if self.asks() else " to hand"
        return f"return {self.what.whom(s)}{s.or_fewest(self.rest, tight)}"


class RemoveCost(_OnCard):
    """Remove a card from the game."""

    kind = TAKEN_OUT
    verb = "remove"
    rest = " from the game"


class DiscardCost(_OnCard):
    """Discard a card from your hand."""

    kind = HAND_DISCARDED
    verb = "discard"

    def able(self, g: Board, c: Context, card: int) -> bool:
        return g.owner(card) == c.seat and card != c.source

    def text(self, s: Speaker) -> str:
        card = self.what.apart(s)
        return f"discard {'1 card' if card == 'a card' else card} from {s.or_short('your hand', 'hand')}"


class RevealCost(_OnCard):
    """Reveal a card from your hand, or several of a kind."""

    verb = "reveal"
    reveals = True

    def __init__(self, what: Operand | Filter, count: int = 1) -> None:
        if count > 1 and not isinstance(what, Filter):
            raise ValueError("several cards of a kind are revealed, or one certain card")
        super().__init__(what)
        self.count = self.cards = count

    def asks(self) -> bool:
        return True

    def able(self, g: Board, c: Context, card: int) -> bool:
        return g.zone[card] == HAND and g.owner(card) == c.seat and card != c.source

    def payment(self, g: Board, c: Context, picked: int) -> list[Happening]:
        return []

    def text(self, s: Speaker) -> str:
        if not isinstance(self.what, Filter):
            return f"reveal {self.what.whom(s)}"
        cards = self.what.apart(s) if self.count == 1 else f"{self.count} {self.what.many(s)}"
        return f"reveal {cards} from {s.or_short('your hand', 'hand')}"


def together(costs: tuple[Cost, ...], s: Speaker) -> str:
    """All costs in words; what is done to the same card is said of it once, as is what several cards pay."""
    verbs, said = "", []
    costs = tuple(dict.fromkeys(costs))
    for at, cost in enumerate(costs):
        next = costs[at + 1] if at + 1 < len(costs) else None
        if (
            isinstance(cost, _OnCard)
            and isinstance(next, _OnCard)
            and cost.what is next.what
            and not (cost.rest or isinstance(next, RemoveToken))
        ):
            verbs += f"{cost.verb}{s.or_tight(' and ', ', ')}"
        elif isinstance(cost, InfluenceCost) and at and isinstance(costs[at - 1], KneelCost):
            said.append(cost.count.of(s, "influence"))
        else:
            said.append(f"{verbs}{cost.text(s)}")
            verbs = ""
    return s.or_short(" and ", ", ").join(said)


class EitherCost(Cost):
    """One cost or another, as the player chooses among those that can be paid; each is paid with cards."""

    says = "{one} or {other}"

    def __init__(self, one: Cost, other: Cost) -> None:
        self.one, self.other = one, other
        self.ways = (one, other)
        if any(not isinstance(way, _OnCard) for way in self.ways):
            raise ValueError("one cost or another is paid with cards: give two such costs")

    def payable(self, g: Board, c: Context) -> bool:
        return any(way.payable(g, c) for way in self.ways)

    def payment(self, g: Board, c: Context, picked: int) -> list[Happening]:
        return []


class DiscardPowerCost(_OnCard):
    """Discard power from a card."""

    kind = POWER_LOST

    def __init__(self, what: Operand | Filter, count: int = 1) -> None:
        super().__init__(what)
        self.count = count

    def able(self, g: Board, c: Context, card: int) -> bool:
        return super().able(g, c, card) and g.record(card).power >= self.count

    def payment(self, g: Board, c: Context, picked: int) -> list[Happening]:
        cards = [picked] if picked != NO_CARD else self.choices(g, c)
        return [Happening(POWER_LOST, card, c.seat, self.count, c.source) for card in cards]

    def text(self, s: Speaker) -> str:
        return f"discard {self.count} power from {self.what.whom(s)}"


class PayGold(Cost):
    """Pay gold."""

    says = "pay {count} gold"

    def __init__(self, count: int) -> None:
        self.count = count

    def payable(self, g: Board, c: Context) -> bool:
        return g.sides[c.seat].gold >= self.count

    def gold(self, g: Board, c: Context) -> int:
        return self.count

    def payment(self, g: Board, c: Context, picked: int) -> list[Happening]:
        return []


class InfluenceCost(Cost):
    """Kneel influence: standing cards of yours that provide so much, or an X that you choose first."""

    verb = "kneel"

    def __init__(self, count: int | Amount) -> None:
        self.count = self.influence = amount(count)
        self.chooses_x = isinstance(self.count, ChosenX)

    def payable(self, g: Board, c: Context) -> bool:
        """With cards that no other cost needs; of those that another cost picks, one leaves enough."""
        if self.chooses_x:
            return True
        for cost in () if c.ability is None else c.ability.costs:
            choices = cost.choices(g, c) if cost.asks() else []
            if choices and not any(is_enough(g, c, [card]) for card in choices):
                return False
        return is_enough(g, c, [])

    def payment(self, g: Board, c: Context, picked: int) -> list[Happening]:
        """Nothing beside the cards that kneel for it, which are chosen together."""
        return []

    def text(self, s: Speaker) -> str:
        return f"kneel {self.count.of(s, 'influence')}"


class RemoveToken(_OnCard):
    """Discard tokens of a kind from a card you control."""

    kind = TOKEN_REMOVED
    verb = "discard"

    def __init__(self, what: Operand | Filter, token: str, count: int = 1) -> None:
        super().__init__(what)
        self.token, self.count = token, count

    def text(self, s: Speaker) -> str:
        whence = "" if s.short and isinstance(self.what, This) else f" from {self.what.whom(s)}"
        tokens = s.or_fewest(f" {plural('token', self.count)}", "")
        return f"discard {self.count} {self.token}{tokens}{whence}"

    def able(self, g: Board, c: Context, card: int) -> bool:
        return super().able(g, c, card) and g.record(card).tokens.get(self.token, 0) >= self.count

    def payment(self, g: Board, c: Context, picked: int) -> list[Happening]:
        how = g.deal.edition.token(self.token)
        cards = [picked] if picked != NO_CARD else self.choices(g, c)
        return [Happening(TOKEN_REMOVED, card, c.seat, self.count, how=how) for card in cards]
