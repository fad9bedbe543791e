"""What abilities do to the challenge itself: characters leave it or join it, or it ends."""

from __future__ import annotations

from weirwood.thrones.ability.effects.on_cards import OnCards, role_of
from weirwood.thrones.ability.players import SIDE_NAMES, a_challenge
from weirwood.thrones.engine.flow.actions import ActionWindow
from weirwood.thrones.engine.flow.chart import end_challenge
from weirwood.thrones.engine.flow.initiation import Resolve
from weirwood.thrones.engine.marks import PARTICIPATES
from weirwood.thrones.engine.node import honoured
from weirwood.thrones.engine.nodes import Context, Effect, Operand
from weirwood.thrones.engine.speaker import Speaker
from weirwood.thrones.engine.state.board import Board
from weirwood.thrones.engine.state.happening import Happening
from weirwood.thrones.engine.words import (
    ATTACKER,
    CHALLENGE_JOINED,
    CHALLENGE_LEFT,
    CHALLENGE_NAMES,
    ON_CHALLENGE,
)


class RemoveFromChallenge(OnCards):
    """Remove characters from the challenge."""

    kind = CHALLENGE_LEFT
    verb = "remove"
    befalls = "leave{s} the challenge"
    command = "Remove {name}"

    def affects(self, g: Board, c: Context, card: int) -> bool:
        """Those that participate, unless they would do so all the same."""
        if g.challenge is None or g.role(card) == 0:
            return False
        return not g.record(card).lifted & PARTICIPATES

    def text(self, s: Speaker) -> str:
        return self.to_place(s, "from the challenge")


class ChangeChallengeType(Effect):
    """The challenge becomes one of another type; who participates stays, and it counts as the one initiated."""

    def __init__(self, type: int) -> None:
        self.type = type

    def could(self, g: Board, c: Context) -> bool:
        return g.challenge is not None and g.challenge.type != self.type

    def resolve(self, g: Board, frame: Resolve) -> None:
        challenge, c = g.challenge, frame.context
        if challenge is None or challenge.type == self.type:
            frame.ok = False
            return
        challenge.type = self.type
        g.touch(ON_CHALLENGE)
        g.note("type-changed", "", c.seat, source=c.source, value=CHALLENGE_NAMES[self.type])

    def text(self, s: Speaker) -> str:
        return f"turn the {s.or_short('current ', '')}challenge into {a_challenge(s, self.type)}"


class JoinChallenge(OnCards):
    """Characters participate in the challenge from now on: as attackers, as defenders, or else on your side."""

    kind = CHALLENGE_JOINED
    verb = "have"
    befalls = "join{s} the challenge"
    command = "Choose {name}"

    def __init__(self, what: Operand, role: int = 0) -> None:
        super().__init__(what)
        self.role = honoured(role, (0, *SIDE_NAMES), "a card joins a challenge as ATTACKER or DEFENDER")

    def affects(self, g: Board, c: Context, card: int) -> bool:
        return bool(self._as(g, c)) and g.records[card] is not None and g.role(card) == 0

    def _as(self, g: Board, c: Context) -> int:
        """The role in which they join; none where your side is meant and you have none."""
        return self.role if self.role and g.challenge is not None else role_of(g, c.seat)

    def happening(self, g: Board, c: Context, card: int) -> Happening:
        return Happening(CHALLENGE_JOINED, card, g.controller(card), source=c.source, how=self._as(g, c))

    def text(self, s: Speaker) -> str:
        if self.is_command():
            return (
                f"have {self.what.whom(s)} {s.or_short('participate in the challenge on', 'join')} your side"
            )
        role = "an attacker" if self.role == ATTACKER else "a defender"
        s.certain = True
        name = self.somebody(s)
        s.certain = False
        return f"{name} {s.or_short('is now participating', 'joins')} as {role}"

    def is_command(self) -> bool:
        return not self.role


class EndChallenge(Effect):
    """The challenge ends at once, and nobody wins or loses it."""

    says = "end the challenge with no winner or loser"
    short = "end it"

    def could(self, g: Board, c: Context) -> bool:
        return g.challenge is not None

    def resolve(self, g: Board, frame: Resolve) -> None:
        """Nobody acts in it any more."""
        frame.ok = self.could(g, frame.context)
        if not frame.ok:
            return
        for window in g.stack:
            if isinstance(window, ActionWindow):
                window.passes = g.everyone()
        end_challenge(g)
