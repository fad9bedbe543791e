"""Conditions: who is first player, which cards there are, what happens in the challenge."""

from __future__ import annotations

from typing import Final

from weirwood.thrones.engine.board import Board
from weirwood.thrones.engine.nodes import Amount, Condition, Context, Filter, Node, Operand, Who
from weirwood.thrones.engine.words import (
    ATTACKER,
    CHALLENGE_NAMES,
    DEFENDER,
    ON_CHALLENGE,
    ON_DUPLICATES,
    ON_FIRST_PLAYER,
    ON_HISTORY,
    PHASE,
)


class IsFirstPlayer(Condition):
    """You are the first player."""

    __slots__ = ()

    def deps(self) -> int:
        """The first player."""
        return ON_FIRST_PLAYER

    def holds(self, g: Board, c: Context) -> bool:
        """Look."""
        return g.first == c.seat

    def text(self) -> str:
        """In words."""
        return "you are the first player"


class Not(Condition):
    """Something does not hold."""

    __slots__ = ("condition", "words")

    def __init__(self, condition: Condition, words: str) -> None:
        self.condition = condition
        self.words = words

    def parts(self) -> list[Node]:
        """The condition."""
        return [self.condition]

    def deps(self) -> int:
        """As the condition."""
        return self.condition.deps()

    def holds(self, g: Board, c: Context) -> bool:
        """The opposite."""
        return not self.condition.holds(g, c)

    def text(self) -> str:
        """In words."""
        return self.words


class ThereIs(Condition):
    """There is a card of a kind."""

    __slots__ = ("filter",)

    def __init__(self, filter: Filter) -> None:
        self.filter = filter

    def parts(self) -> list[Node]:
        """The kind."""
        return [self.filter]

    def deps(self) -> int:
        """As the kind."""
        return self.filter.deps()

    def holds(self, g: Board, c: Context) -> bool:
        """Look."""
        return bool(self.filter.candidates(g, c))

    def text(self) -> str:
        """In words."""
        words = self.filter.text()
        for tail in (" you control", " an opponent controls", " a player controls"):
            if words.endswith(tail):
                return f"{tail.strip()} {words[: -len(tail)]}"
        return f"{words} is revealed" if words.endswith("plot card") else f"there is {words}"


class Is(Condition):
    """A card is of a kind."""

    __slots__ = ("filter", "what")

    def __init__(self, what: Operand, filter: Filter) -> None:
        self.what = what
        self.filter = filter

    def parts(self) -> list[Node]:
        """The card and the kind."""
        return [self.what, self.filter]

    def deps(self) -> int:
        """As both."""
        return self.what.deps() | self.filter.deps()

    def holds(self, g: Board, c: Context) -> bool:
        """Look."""
        cards = self.what.now(g, c)
        return bool(cards) and all(self.filter.matches(g, c, card) for card in cards)

    def text(self) -> str:
        """In words."""
        kind = self.filter.text()
        if kind.endswith(" you control"):
            kind = f"{kind.removesuffix(' you control')} under your control"
        return f"{self.what.text()} is {kind}"


class AtLeast(Condition):
    """A number is at least another."""

    __slots__ = ("least", "number")

    def __init__(self, number: Amount, least: int) -> None:
        self.number = number
        self.least = least

    def parts(self) -> list[Node]:
        """The number."""
        return [self.number]

    def deps(self) -> int:
        """As the number."""
        return self.number.deps()

    def holds(self, g: Board, c: Context) -> bool:
        """Compare."""
        return self.number.value(g, c) >= self.least

    def text(self) -> str:
        """In words."""
        return f"{self.number.text()} is {self.least} or more"


class MoreThan(Condition):
    """A number is higher than another."""

    __slots__ = ("number", "other")

    def __init__(self, number: Amount, other: Amount) -> None:
        self.number = number
        self.other = other

    def holds(self, g: Board, c: Context) -> bool:
        """Compare."""
        return self.number.value(g, c) > self.other.value(g, c)

    def text(self) -> str:
        """In words."""
        return f"{self.number.text()} is higher than {self.other.text()}"


class DuringChallenge(Condition):
    """A challenge of a type is resolving, in which you have a role or cards of a kind participate."""

    __slots__ = ("role", "type", "with_cards")

    def __init__(self, type: int = -1, role: int = 0, with_cards: Filter | None = None) -> None:
        self.type = type
        self.role = role
        self.with_cards = with_cards

    def deps(self) -> int:
        """The challenge."""
        return ON_CHALLENGE | (0 if self.with_cards is None else self.with_cards.deps())

    def holds(self, g: Board, c: Context) -> bool:
        """Look."""
        challenge = g.challenge
        if challenge is None or (self.type >= 0 and challenge.type != self.type):
            return False
        if self.role == ATTACKER and challenge.attacker != c.seat:
            return False
        if self.role == DEFENDER and challenge.defender != c.seat:
            return False
        return self.with_cards is None or bool(self.with_cards.candidates(g, c))

    def text(self) -> str:
        """In words."""
        type = f"{_article(CHALLENGE_NAMES[self.type])} " if self.type >= 0 else "a "
        words = f"during {type}challenge"
        if self.role:
            words += f" in which you are the {'attacking' if self.role == ATTACKER else 'defending'} player"
        if self.with_cards is not None:
            words += f" in which you control {self.with_cards.text().removesuffix(' you control')}"
        return words


def _article(word: str) -> str:
    return f"an {word}" if word[0] in "aeiou" else f"a {word}"


class HasDuplicate(Condition):
    """A card has a duplicate."""

    __slots__ = ("what",)

    def __init__(self, what: Operand) -> None:
        self.what = what

    def deps(self) -> int:
        """Duplicates."""
        return ON_DUPLICATES

    def holds(self, g: Board, c: Context) -> bool:
        """Look."""
        for card in self.what.now(g, c):
            record = g.records[card]
            if record is not None and record.duplicates:
                return True
        return False

    def text(self) -> str:
        """In words."""
        return f"{self.what.text()} has a duplicate"


class HasToken(Condition):
    """A card has a token of a kind."""

    __slots__ = ("kind", "what")

    def __init__(self, what: Operand, kind: str) -> None:
        self.what = what
        self.kind = kind

    def holds(self, g: Board, c: Context) -> bool:
        """Look."""
        for card in self.what.now(g, c):
            record = g.records[card]
            if record is not None and record.tokens.get(self.kind, 0):
                return True
        return False

    def text(self) -> str:
        """In words."""
        return f"{self.what.text()} still has the {self.kind} token"


class StillInPlay(Condition):
    """A card is still in play, in the same stay."""

    __slots__ = ("what",)

    def __init__(self, what: Operand) -> None:
        self.what = what

    def holds(self, g: Board, c: Context) -> bool:
        """Cards that left have been dropped from delayed effects."""
        cards = self.what.now(g, c)
        return bool(cards) and all(g.in_play(card) for card in cards)

    def text(self) -> str:
        """In words."""
        return f"{self.what.text()} is still in play"


class Challenged(Condition):
    """You have (or have not) won or lost challenges of a kind this phase or round."""

    __slots__ = ("never", "period", "role", "type", "who", "won")

    def __init__(
        self,
        won: bool,
        type: int = -1,
        role: int = 0,
        period: int = PHASE,
        never: bool = False,
        who: Who | None = None,
    ) -> None:
        self.won = won
        self.type = type
        self.role = role
        self.period = period
        self.never = never
        self.who = who

    def deps(self) -> int:
        """History."""
        return ON_HISTORY | ON_CHALLENGE

    def holds(self, g: Board, c: Context) -> bool:
        """Search the challenges of the round."""
        return self.found(g, c.seat) != self.never

    def found(self, g: Board, seat: int) -> bool:
        """Whether there was such a challenge."""
        past = g.past if g.challenge is None else [*g.past, g.challenge]
        for challenge in past:
            if self.period == PHASE and challenge.phase != g.phase_number:
                continue
            if self.type >= 0 and challenge.type != self.type:
                continue
            if self.role == DEFENDER and challenge.defender != seat:
                continue
            if self.role == ATTACKER and challenge.attacker != seat:
                continue
            if (challenge.winner if self.won else challenge.loser) == seat:
                return True
        return False

    def text(self) -> str:
        """In words."""
        type = f"{_article(CHALLENGE_NAMES[self.type])} challenge" if self.type >= 0 else "a challenge"
        role = ""
        if self.role:
            role = f" as the {'attacking' if self.role == ATTACKER else 'defending'} player"
        period = "phase" if self.period == PHASE else "round"
        verb = "won" if self.won else "lost"
        return f"you have {'not ' if self.never else ''}{verb} {type}{role} this {period}"


class Participates(Condition):
    """A card participates in the challenge, perhaps as attacker or defender, perhaps of a type, perhaps alone."""

    __slots__ = ("alone", "role", "type", "what")

    def __init__(self, what: Operand, role: int = 0, type: int = -1, alone: bool = False) -> None:
        self.what = what
        self.role = role
        self.type = type
        self.alone = alone

    def deps(self) -> int:
        """The challenge."""
        return ON_CHALLENGE | self.what.deps()

    def holds(self, g: Board, c: Context) -> bool:
        """Look."""
        challenge = g.challenge
        if challenge is None or (self.type >= 0 and challenge.type != self.type):
            return False
        for card in self.what.now(g, c):
            role = g.role(card)
            if role and (not self.role or role == self.role):
                return not self.alone or len(g.participants(g.controller(card))) == 1
        return False

    def text(self) -> str:
        """In words."""
        verb = {0: "participating in", ATTACKER: "attacking during", DEFENDER: "defending during"}[self.role]
        type = f"{_article(CHALLENGE_NAMES[self.type])} challenge" if self.type >= 0 else "a challenge"
        if self.type < 0 and (self.alone or self.role):
            verb = {0: "attacking or defending", ATTACKER: "attacking", DEFENDER: "defending"}[self.role]
            return f"{self.what.text()} is {verb}{' alone' if self.alone else ''}"
        return f"{self.what.text()} is {verb} {type}"


class Standing(Condition):
    """A card stands."""

    __slots__ = ("what",)

    def __init__(self, what: Operand) -> None:
        self.what = what

    def deps(self) -> int:
        """Kneeling."""
        return 8

    def holds(self, g: Board, c: Context) -> bool:
        """Look."""
        return all(not g.record(card).kneeling for card in self.what.now(g, c) if g.records[card] is not None)

    def text(self) -> str:
        """In words."""
        return f"{self.what.text()} is standing"


class Both(Condition):
    """Two things hold."""

    __slots__ = ("first", "second")

    def __init__(self, first: Condition, second: Condition) -> None:
        self.first = first
        self.second = second

    def deps(self) -> int:
        """As both."""
        return self.first.deps() | self.second.deps()

    def holds(self, g: Board, c: Context) -> bool:
        """Look."""
        return self.first.holds(g, c) and self.second.holds(g, c)

    def text(self) -> str:
        """In words."""
        return f"{self.first.text()} and {self.second.text()}"


FIRST_PLAYER: Final = IsFirstPlayer()
NOT_FIRST_PLAYER: Final = Not(FIRST_PLAYER, "you are not the first player")
