"""Passing on a seat's behalf: where it has no choice or acting could not matter, and until what it waits for comes."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from weirwood.core.decision import Decision, DecisionKind
from weirwood.core.match import Match
from weirwood.core.option import Options, Verb
from weirwood.core.question import MATTERS, lets_pass

_WINDOWS: Final = (DecisionKind.ACT, DecisionKind.TRIGGER, DecisionKind.CHALLENGE)
CONCERN: Final = "concern"
_ENDS: Final = {
    "challenge": ("challenge-ended", "phase-ended", "round-ended"),
    "phase": ("phase-ended", "round-ended"),
    "round": ("round-ended",),
    CONCERN: (),
}
"""The events that end passing until something."""


@dataclass(slots=True)
class Stopping:
    """Where a seat wants to be asked in any case (steps), how much else it wants to be asked, until when it passes."""

    stops: frozenset[str] = field(default_factory=frozenset)
    wish: str = MATTERS
    until: str | None = None
    since: int = 0
    """How long the log was when the seat said so."""

    def pass_until(self, until: str | None, match: Match) -> None:
        """Pass from now on."""
        self.until = until
        self.since = len(match.log)

    def is_reached(self, match: Match) -> bool:
        """Whether what was passed until has come, or the log no longer reaches back."""
        assert self.until is not None
        if len(match.log) < self.since:
            return True
        ends = _ENDS[self.until]
        return any(event.kind in ends for _, event in match.log[self.since :])


def answer_for(match: Match, decision: Decision, stopping: Stopping) -> list[str] | None:
    """The answer the server gives for a seat, or None where the seat must be asked itself."""
    if stopping.until is not None and stopping.is_reached(match):
        stopping.until = None
    passing = passing_of(decision)
    if passing is not None:
        if decision.why.step in stopping.stops:
            return None
        if stopping.until is not None:
            if stopping.until != CONCERN or not match.game.concerns(match.state, decision):
                return [passing]
        elif lets_pass(match.game, match.state, decision, stopping.wish):
            return [passing]
    single = only_answer(decision)
    if single is None and stopping.until == CONCERN:
        stopping.until = None
    return single


def passing_of(decision: Decision) -> str | None:
    """The key by which a window is passed; None where there is no window, or passing is not offered."""
    if decision.kind not in _WINDOWS:
        return None
    return _key_of(decision.options, Verb.PASS)


def _key_of(options: Options, verb: Verb) -> str | None:
    for option in options:
        if option.verb == verb:
            return option.key
    return None


def only_answer(decision: Decision) -> list[str] | None:
    """The only possible answer, or None where there are several, or the seat has to confirm a deed of its own."""
    options = decision.options
    if len(options) != 1 or decision.why.own:
        return None
    option = options[0]
    if decision.picked is None:
        return [option.key]
    if option.verb == Verb.DONE:
        return []
    closed = decision.maximum == 1 or (decision.candidates is not None and len(decision.candidates) == 1)
    return [option.key] if closed and decision.minimum >= 1 else None
