"""Triggers that speak of cards: killed, stood, entered play, bypassed, and what would happen to them."""

from __future__ import annotations

from weirwood.thrones.engine.nodes import Context, Filter, Node, Operand, Trigger
from weirwood.thrones.engine.state.board import Board
from weirwood.thrones.engine.state.happening import BY_PILLAGE, Happening, savable
from weirwood.thrones.engine.words import (
    ATTACKER,
    BY_AMBUSH,
    BYPASSED,
    DECK_DISCARDED,
    DECLARED,
    DISCARDED,
    ENTERED,
    KILLED,
    KNELT,
    MARSHALED,
    NO_CARD,
    PLAYED,
    POWER_GAINED,
    RETURNED,
    SACRIFICED,
    SAVED,
    STOOD,
    STRENGTH_RAISED,
)


class OfCard(Trigger):
    """Something happens to a card of a kind: it is killed, sacrificed, discarded, knelt, stood, declared."""

    __slots__ = ("kinds_mask", "what", "words")

    def __init__(self, what: Filter | Operand, words: str, *kinds: int) -> None:
        self.what = what
        self.words = words
        self.kinds_mask = 0
        for kind in kinds:
            self.kinds_mask |= 1 << kind

    def parts(self) -> list[Node]:
        return [self.what]

    def kinds(self) -> int:
        return self.kinds_mask

    def matches(self, g: Board, c: Context, event: Happening) -> bool:
        """Match the card now, or as it was last known."""
        what = self.what
        if isinstance(what, Operand):
            return event.card in what.now(g, c)
        if event.record is not None:
            return what.matches_record(g, c, event.record)
        return event.card != NO_CARD and what.matches(g, c, event.card)

    def text(self) -> str:
        return f"{self.what.text()} {self.words}"


def killed(what: Filter | Operand) -> OfCard:
    """A card is killed."""
    return OfCard(what, "is killed", KILLED)


def is_saved(what: Filter | Operand) -> OfCard:
    """A card is saved."""
    return OfCard(what, "is saved", SAVED)


def sacrificed_or_killed(what: Filter | Operand) -> OfCard:
    """A card is sacrificed or killed."""
    return OfCard(what, "is sacrificed or killed", SACRIFICED, KILLED)


def leaves_play(what: Filter | Operand) -> OfCard:
    """A card leaves play."""
    return OfCard(what, "leaves play", KILLED, DISCARDED, SACRIFICED, RETURNED, 4, 5)


def stands(what: Filter | Operand) -> OfCard:
    """A card stands."""
    return OfCard(what, "stands", STOOD)


def is_knelt(what: Filter | Operand) -> OfCard:
    """A card is knelt."""
    return OfCard(what, "is knelt", KNELT)


def gains_power(what: Filter | Operand) -> OfCard:
    """A card gains power."""
    return OfCard(what, "gains 1 or more power", POWER_GAINED)


class StrengthRaised(OfCard):
    """A card's strength is increased by a card effect."""

    __slots__ = ()

    def __init__(self, what: Filter | Operand) -> None:
        super().__init__(what, "is increased by a card effect", STRENGTH_RAISED)

    def text(self) -> str:
        return f"the STR of {super().text()}"


class DeclaredAttacker(OfCard):
    """A card is declared as an attacker."""

    __slots__ = ()

    def __init__(self, what: Filter | Operand) -> None:
        super().__init__(what, "is declared as an attacker", DECLARED)

    def matches(self, g: Board, c: Context, event: Happening) -> bool:
        return event.how == ATTACKER and super().matches(g, c, event)


class EntersPlay(OfCard):
    """A card enters play: marshaled, by ambush, in a phase, during a challenge."""

    __slots__ = ("during_challenge", "how", "phase")

    def __init__(
        self, what: Filter | Operand, how: int = -1, phase: str = "", during_challenge: bool = False
    ) -> None:
        words = "enters play"
        if how == BY_AMBUSH:
            words += " using ambush"
        if phase:
            words += f" during the {phase} phase"
        if during_challenge:
            words += " during a challenge"
        super().__init__(what, words, ENTERED)
        self.how = how
        self.phase = phase
        self.during_challenge = during_challenge

    def matches(self, g: Board, c: Context, event: Happening) -> bool:
        if self.how >= 0 and event.how != self.how:
            return False
        if self.phase and g.phase != self.phase:
            return False
        if self.during_challenge and g.challenge is None:
            return False
        return super().matches(g, c, event)


class YouMarshal(OfCard):
    """You marshal, or marshal or play, a card."""

    __slots__ = ("or_play",)

    def __init__(self, what: Filter | Operand, or_play: bool = False) -> None:
        super().__init__(what, "", ENTERED, PLAYED) if or_play else super().__init__(what, "", ENTERED)
        self.or_play = or_play

    def matches(self, g: Board, c: Context, event: Happening) -> bool:
        """By you, and marshaled rather than put into play."""
        if event.seat != c.seat or (event.kind == ENTERED and event.how != MARSHALED):
            return False
        return super().matches(g, c, event)

    def text(self) -> str:
        return f"you marshal {'or play ' if self.or_play else ''}{self.what.text()}"


class Bypasses(Trigger):
    """This card bypasses a character using stealth."""

    __slots__ = ("what",)

    def __init__(self, what: Operand) -> None:
        self.what = what

    def kinds(self) -> int:
        return 1 << BYPASSED

    def matches(self, g: Board, c: Context, event: Happening) -> bool:
        return event.other in self.what.now(g, c)

    def text(self) -> str:
        return f"{self.what.text()} bypasses a character using stealth"


class Pillages(Trigger):
    """This card discards a card (of a kind) using pillage."""

    __slots__ = ("discarded", "what")

    def __init__(self, what: Operand, discarded: Filter | None = None) -> None:
        self.what = what
        self.discarded = discarded

    def kinds(self) -> int:
        return 1 << DECK_DISCARDED

    def matches(self, g: Board, c: Context, event: Happening) -> bool:
        if not event.flags & BY_PILLAGE or event.source not in self.what.now(g, c):
            return False
        return self.discarded is None or self.discarded.matches(g, c, event.card)

    def text(self) -> str:
        discarded = "a card" if self.discarded is None else self.discarded.text()
        return f"{self.what.text()} discards {discarded} using pillage"


class WouldLeave(OfCard):
    """A card would be killed, or discarded from play."""

    __slots__ = ()

    def would(self) -> bool:
        return True

    def matches(self, g: Board, c: Context, event: Happening) -> bool:
        return savable(event, g.deal.profile.leaving.saves) and super().matches(g, c, event)


def would_be_killed(what: Filter | Operand) -> WouldLeave:
    """A card would be killed."""
    return WouldLeave(what, "would be killed", KILLED)


def would_be_killed_or_discarded(what: Filter | Operand) -> WouldLeave:
    """A card would be killed or discarded from play."""
    return WouldLeave(what, "would be killed or discarded from play", KILLED, DISCARDED)
