"""Conditions about challenges and the round: the challenge that is resolving, those before, and who came into play."""

from __future__ import annotations

from weirwood.thrones.ability.conditions import _article
from weirwood.thrones.engine.nodes import Condition, Context, Filter, Operand, Who
from weirwood.thrones.engine.state.board import Board
from weirwood.thrones.engine.words import (
    ATTACKER,
    BY_AMBUSH,
    CHALLENGE_NAMES,
    DEFENDER,
    ON_CHALLENGE,
    ON_HISTORY,
    ON_NEW_PHASE,
    PHASE,
)


class DuringChallenge(Condition):
    """A challenge of a type is resolving, in which you have a role or cards of a kind participate."""

    reads = ON_CHALLENGE

    def __init__(self, type: int = -1, role: int = 0, with_cards: Filter | None = None) -> None:
        self.type, self.role, self.with_cards = type, role, with_cards

    def holds(self, g: Board, c: Context) -> bool:
        challenge = g.challenge
        if challenge is None or (self.type >= 0 and challenge.type != self.type):
            return False
        if self.role == ATTACKER and challenge.attacker != c.seat:
            return False
        if self.role == DEFENDER and challenge.defender != c.seat:
            return False
        return self.with_cards is None or self.with_cards.exists(g, c)

    def text(self) -> str:
        type = f"{_article(CHALLENGE_NAMES[self.type])} " if self.type >= 0 else "a "
        words = f"during {type}challenge"
        if self.role:
            words += f" in which you are the {'attacking' if self.role == ATTACKER else 'defending'} player"
        if self.with_cards is not None:
            words += f" in which you control {self.with_cards.text().removesuffix(' you control')}"
        return words


class Challenged(Condition):
    """You have (or have not) won or lost challenges of a kind this phase or round."""

    reads = ON_HISTORY | ON_CHALLENGE | ON_NEW_PHASE

    def __init__(
        self,
        won: bool,
        type: int = -1,
        role: int = 0,
        period: int = PHASE,
        never: bool = False,
        who: Who | None = None,
    ) -> None:
        self.won, self.type, self.role, self.period, self.never = won, type, role, period, never
        self.who = who

    def holds(self, g: Board, c: Context) -> bool:
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
        type = f"{_article(CHALLENGE_NAMES[self.type])} challenge" if self.type >= 0 else "a challenge"
        role = ""
        if self.role:
            role = f" as the {'attacking' if self.role == ATTACKER else 'defending'} player"
        period = "phase" if self.period == PHASE else "round"
        verb = "won" if self.won else "lost"
        return f"you have {'not ' if self.never else ''}{verb} {type}{role} this {period}"


class Participates(Condition):
    """A card participates in the challenge, perhaps as attacker or defender, perhaps of a type, perhaps alone."""

    reads = ON_CHALLENGE

    def __init__(self, what: Operand, role: int = 0, type: int = -1, alone: bool = False) -> None:
        self.what, self.role, self.type, self.alone = what, role, type, alone

    def holds(self, g: Board, c: Context) -> bool:
        challenge = g.challenge
        if challenge is None or (self.type >= 0 and challenge.type != self.type):
            return False
        for card in self.what.now(g, c):
            role = g.role(card)
            if role and (not self.role or role == self.role):
                return not self.alone or len(g.participants(g.controller(card))) == 1
        return False

    def text(self) -> str:
        verb = {0: "participating in", ATTACKER: "attacking in", DEFENDER: "defending in"}[self.role]
        type = f"{_article(CHALLENGE_NAMES[self.type])} challenge" if self.type >= 0 else "a challenge"
        if self.type < 0 and (self.alone or self.role):
            verb = {0: "attacking or defending", ATTACKER: "attacking", DEFENDER: "defending"}[self.role]
            return f"{self.what} is {verb}{' alone' if self.alone else ''}"
        return f"{self.what} is {verb} {type}"


class EnteredThisPhase(Condition):
    """A card came into play this phase, perhaps in a certain way."""

    reads = ON_NEW_PHASE

    def __init__(self, what: Operand, how: int = -1) -> None:
        self.what, self.how = what, how

    def holds(self, g: Board, c: Context) -> bool:
        for card in self.what.now(g, c):
            record = g.records[card]
            if record is None or record.entered_phase != g.phase_number:
                return False
            if self.how >= 0 and record.entered != self.how:
                return False
        return True

    def text(self) -> str:
        using = " using ambush" if self.how == BY_AMBUSH else ""
        return f"{self.what} entered play{using} this phase"


class NotYetInitiated(Condition):
    """You have not initiated a challenge of a type this round."""

    reads = ON_CHALLENGE | ON_HISTORY

    def __init__(self, type: int) -> None:
        self.type = type

    def holds(self, g: Board, c: Context) -> bool:
        challenges = g.past if g.challenge is None else [*g.past, g.challenge]
        for challenge in challenges:
            if challenge.type == self.type and challenge.attacker == c.seat:
                return False
        return True

    def text(self) -> str:
        name = CHALLENGE_NAMES[self.type]
        return f"you have not initiated {'an' if name[0] == 'i' else 'a'} {name} challenge this round"
