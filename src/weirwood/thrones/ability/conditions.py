"""Conditions: who is first player, which cards there are, what happens in challenges and in the round."""

from __future__ import annotations

from typing import Final

from weirwood.thrones.ability.amounts import or_more
from weirwood.thrones.ability.operands import Again, Host
from weirwood.thrones.ability.players import SIDE_NAMES, YOU, a_challenge, as_player
from weirwood.thrones.engine.node import honoured
from weirwood.thrones.engine.nodes import Amount, Condition, Context, Filter, Operand
from weirwood.thrones.engine.speaker import NAMED_CARD, Speaker
from weirwood.thrones.engine.state.board import Board
from weirwood.thrones.engine.words import (
    ATTACKER,
    DEFENDER,
    NOBODY,
    ON_CHALLENGE,
    ON_DUPLICATES,
    ON_FIRST_PLAYER,
    ON_HISTORY,
    ON_KNEELING,
    ON_NEW_PHASE,
    ON_TOKENS,
    ON_ZONES,
    PHASE,
    ROUND,
)


class IsFirstPlayer(Condition):
    """You are the first player, or are not."""

    reads = ON_FIRST_PLAYER

    def __init__(self, never: bool = False) -> None:
        self.never = never

    def holds(self, g: Board, c: Context) -> bool:
        return (g.first == c.seat) != self.never

    def text(self, s: Speaker) -> str:
        return f"you are {'not ' if self.never else ''}{s.or_short('the first player', 'first player')}"

    def when(self, s: Speaker, word: str) -> str:
        tight = f"if {'not ' if self.never else ''}first player"
        return s.or_tight(super().when(s, word), tight)


class ThereIs(Condition):
    """There is a card of a kind, or there is none."""

    def __init__(self, filter: Filter, never: bool = False) -> None:
        self.filter, self.never = filter, never

    def holds(self, g: Board, c: Context) -> bool:
        return self.filter.exists(g, c) != self.never

    def text(self, s: Speaker) -> str:
        return self.filter.there_is_no(s) if self.never else self.filter.there_is(s)

    def when(self, s: Speaker, word: str) -> str:
        words = self.filter.with_it(s, "without" if self.never else "with") or super().when(s, word)
        if s.short and (self.filter.called() or self.filter.is_extreme()):
            s.said.append(NAMED_CARD)
        return words


class Is(Condition):
    """A card is of a kind."""

    def __init__(self, what: Operand, filter: Filter) -> None:
        self.what, self.filter = what, filter

    def holds(self, g: Board, c: Context) -> bool:
        cards = self.what.now(g, c)
        return bool(cards) and all(self.filter.matches(g, c, card) for card in cards)

    def text(self, s: Speaker) -> str:
        words = f"{self.what.text(s)} is {self.filter.under_control(s)}"
        if name := self.filter.called():
            s.is_called(self.what.key(), name)
        return words

    def when(self, s: Speaker, word: str) -> str:
        kind = self.filter.under_control
        if s.short > 1 and isinstance(self.what, Again):
            return f"if {kind(s)}"
        if s.short > 2 and isinstance(self.what, Host):
            words = f"if on {kind(s)}"
            if name := self.filter.called():
                s.is_called(self.what.key(), name)
            return words
        return super().when(s, s.or_tight(word, "if"))


class AtLeast(Condition):
    """A number is at least another."""

    def __init__(self, number: Amount, least: int) -> None:
        self.number, self.least = number, least

    def holds(self, g: Board, c: Context) -> bool:
        return self.number.value(g, c) >= self.least

    def text(self, s: Speaker) -> str:
        return self.number.at_least(s, self.least)


class FewerThan(Condition):
    """A number is lower than another."""

    def __init__(self, number: Amount, than: int) -> None:
        self.number, self.than = number, than

    def holds(self, g: Board, c: Context) -> bool:
        return self.number.value(g, c) < self.than

    def text(self, s: Speaker) -> str:
        return self.number.fewer_than(s, self.than)


class MoreThan(Condition):
    """A number is higher than another."""

    def __init__(self, number: Amount, other: Amount) -> None:
        self.number, self.other = number, other

    def holds(self, g: Board, c: Context) -> bool:
        return self.number.value(g, c) > self.other.lowest(g, c)

    def text(self, s: Speaker) -> str:
        return self.number.more_than(s, self.other)

    def joins(self, s: Speaker) -> str:
        return self.number.with_more(s, self.other)


class HasDuplicate(Condition):
    """A card has a duplicate."""

    reads = ON_DUPLICATES
    says = "{what} has a duplicate"

    def when(self, s: Speaker, word: str) -> str:
        tight = s.short > 1 and not self.what.is_kind()
        return "with a duplicate" if tight else super().when(s, word)

    def __init__(self, what: Operand) -> None:
        self.what = what

    def holds(self, g: Board, c: Context) -> bool:
        records = self.what.records(g, c)
        return bool(records) and all(record.duplicates for record in records)


class HasAttachment(Condition):
    """A card has an attachment, perhaps of a kind."""

    reads = ON_ZONES

    def __init__(self, what: Operand, filter: Filter | None = None) -> None:
        self.what, self.filter = what, filter

    def holds(self, g: Board, c: Context) -> bool:
        records = self.what.records(g, c)
        return bool(records) and all(self._has(g, c, record.attachments) for record in records)

    def _has(self, g: Board, c: Context, cards: list[int]) -> bool:
        return any(self.filter is None or self.filter.matches(g, c, card) for card in cards)

    def text(self, s: Speaker) -> str:
        return f"{self.what.text(s)} has {'an attachment' if self.filter is None else self.filter.text(s)}"


class HasToken(Condition):
    """A card has a token of a kind."""

    reads = ON_TOKENS

    def __init__(self, what: Operand, kind: str) -> None:
        self.what, self.kind = what, kind

    def holds(self, g: Board, c: Context) -> bool:
        records = self.what.records(g, c)
        return bool(records) and all(record.tokens.get(self.kind, 0) for record in records)

    def goes_without_saying(self, s: Speaker) -> bool:
        return s.short > 3

    def text(self, s: Speaker) -> str:
        words = f"{self.what.text(s)} still has the {self.kind} token"
        s.name(f"{self.kind} token", "token")
        return words


class StillInPlay(Condition):
    """A card is still in play, in the same stay."""

    def __init__(self, what: Operand) -> None:
        self.what = what

    def holds(self, g: Board, c: Context) -> bool:
        """Cards that left have been dropped from delayed effects."""
        cards = self.what.now(g, c)
        return bool(cards) and all(g.in_play(card) for card in cards)

    def goes_without_saying(self, s: Speaker) -> bool:
        return s.short > 0

    def text(self, s: Speaker) -> str:
        """A card it is by all means, whatever else it has become since."""
        return f"{self.what.as_card(s)} is still in play"


class Standing(Condition):
    """A card stands."""

    reads = ON_KNEELING
    says = "{what} is standing"
    short = "{what} stands"

    def __init__(self, what: Operand) -> None:
        self.what = what

    def holds(self, g: Board, c: Context) -> bool:
        records = self.what.records(g, c)
        return bool(records) and not any(record.kneeling for record in records)


class Both(Condition):
    """Two things hold."""

    says = "{first} and {second}"

    def __init__(self, first: Condition, second: Condition) -> None:
        self.first, self.second = first, second

    def holds(self, g: Board, c: Context) -> bool:
        return self.first.holds(g, c) and self.second.holds(g, c)


FIRST_PLAYER: Final = IsFirstPlayer()
NOT_FIRST_PLAYER: Final = IsFirstPlayer(never=True)


class DuringChallenge(Condition):
    """A challenge is resolving: of some types, with you in a role, or with enough cards of a kind participating."""

    reads = ON_CHALLENGE

    def __init__(
        self,
        type: int | tuple[int, ...] = (),
        role: int = 0,
        with_cards: Filter | None = None,
        least: int = 1,
    ) -> None:
        self.type = (type,) if isinstance(type, int) else type
        self.role, self.with_cards, self.least = role, with_cards, least

    def holds(self, g: Board, c: Context) -> bool:
        challenge = g.challenge
        if challenge is None or (self.type and challenge.type not in self.type):
            return False
        if self.role == ATTACKER and challenge.attacker != c.seat:
            return False
        if self.role == DEFENDER and challenge.defender != c.seat:
            return False
        cards, least = self.with_cards, self.least
        return cards is None or (cards.exists(g, c) if least < 2 else len(cards.candidates(g, c)) >= least)

    def text(self, s: Speaker) -> str:
        if s.short:
            return self._in_short(s)
        words, cards = f"during {a_challenge(s, *self.type)}", self.with_cards
        if self.role:
            words += f" in which you are the {SIDE_NAMES[self.role]} player"
        if cards is not None:
            words += f" in which {cards.there_is(s) if self.least < 2 else cards.there_are(s, self.least)}"
        return words

    def _in_short(self, s: Speaker) -> str:
        cards, where = "", a_challenge(s, *self.type)
        if self.with_cards is not None and self.with_cards.takes_part() and not self.role and self.least < 2:
            return f"while you participate{f' in {where}' if self.type else ''}"
        if self.with_cards is not None:
            cards = f"with {self.with_cards.text(s) if self.least < 2 else self.with_cards.so_many(s, self.least)}"
        if self.role:
            where = f"while you {_DOES[self.role]}{f' in {where}' if self.type else ''}"
        elif cards and not self.type:
            return cards
        else:
            where = f"{s.or_tight('during', 'in')} {where}"
        return f"{where} {cards}".rstrip()

    def when(self, s: Speaker, word: str) -> str:
        return self.text(s)

    def joins(self, s: Speaker) -> str:
        return "" if s.short else self.text(s)


class Challenged(Condition):
    """You have (or have not) won or lost challenges of a kind this phase or round, perhaps by so much."""

    reads = ON_HISTORY | ON_CHALLENGE | ON_NEW_PHASE

    def __init__(
        self,
        won: bool,
        type: int = -1,
        role: int = 0,
        period: int = PHASE,
        never: bool = False,
        by: int = 0,
    ) -> None:
        self.won, self.type, self.role, self.never, self.by = won, type, role, never, by
        self.period = honoured(period, (PHASE, ROUND), "challenges are remembered for a PHASE or a ROUND")

    def holds(self, g: Board, c: Context) -> bool:
        return self.found(g, c.seat) != self.never

    def found(self, g: Board, seat: int, against: int = NOBODY) -> bool:
        """Whether there was such a challenge, perhaps against a certain player."""
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
            if against != NOBODY and against not in (challenge.winner, challenge.loser):
                continue
            won = (challenge.winner if self.won else challenge.loser) == seat
            if won and challenge.margin() >= self.by:
                return True
        return False

    def text(self, s: Speaker) -> str:
        if s.short > 1 and self.never:
            lost = f"no {s.challenge(self.type)}" if self.type >= 0 else "none"
            period = "phase" if self.period == PHASE else "round"
            return f"{lost} {'won' if self.won else 'lost'}{as_player(s, self.role)} this {period}"
        verb = f"{'not ' if self.never else ''}{'won' if self.won else 'lost'}"
        return f"{YOU.has(s)} {verb} {self.which(s)}"

    def which(self, s: Speaker, against: str = "") -> str:
        """Which challenge, and when it was; perhaps against whom."""
        by = f" by {or_more(s, self.by)} [STR]" if self.by else ""
        period = "phase" if self.period == PHASE else "round"
        return f"{a_challenge(s, self.type)}{against}{by}{as_player(s, self.role)} this {period}"


class Participates(Condition):
    """A card participates in the challenge, perhaps as attacker or defender, perhaps of a type, perhaps alone."""

    reads = ON_CHALLENGE

    def __init__(self, what: Operand, role: int = 0, type: int = -1, alone: bool = False) -> None:
        self.what, self.role, self.type, self.alone = what, role, type, alone

    def holds(self, g: Board, c: Context) -> bool:
        challenge = g.challenge
        if challenge is None or (self.type >= 0 and challenge.type != self.type):
            return False
        cards = self.what.now(g, c)
        for card in cards:
            role = g.role(card)
            if not role or self.role not in (0, role):
                return False
            if self.alone and len(g.participants(g.controller(card))) > 1:
                return False
        return bool(cards)

    def text(self, s: Speaker) -> str:
        if s.short:
            verb = (
                f"{_DOES[self.role]}s"
                if self.role or not self.alone
                else s.or_tight("attacks or defends", "participates")
            )
            where = f" in {a_challenge(s, self.type)}" if self.type >= 0 else ""
            return f"{self.what.text(s)} {verb}{' alone' if self.alone else ''}{where}"
        if self.type < 0 and (self.alone or self.role):
            verb = SIDE_NAMES.get(self.role, "attacking or defending")
            return f"{self.what.text(s)} is {verb}{' alone' if self.alone else ''}"
        return f"{self.what.text(s)} is {SIDE_NAMES.get(self.role, 'participating')} in {a_challenge(s, self.type)}"


_DOES: Final = {0: "participate", ATTACKER: "attack", DEFENDER: "defend"}
