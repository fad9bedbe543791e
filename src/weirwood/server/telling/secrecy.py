"""What others may not notice: that somebody was asked whether to interrupt or react.

While a game waits like that, everybody else is told nothing: neither what happened last nor who is asked. What they
are told next is the same, byte for byte, as if nobody had been asked.
"""

from __future__ import annotations

from weirwood.core.decision import Decision, DecisionKind
from weirwood.core.match import Match


def is_secret(match: Match, viewer: int | None) -> bool:
    """Whether a viewer must not notice what the match waits for."""
    if viewer in match.waiting:
        return False
    return waits_quietly(match)


def waits_quietly(match: Match) -> bool:
    """Whether a match waits only for answers that are asked for in secret."""
    decisions = match.state.decisions
    return bool(decisions) and all(is_quiet(decision) for decision in decisions)


def is_quiet(decision: Decision) -> bool:
    """Whether a question is asked only because of what a seat may hold."""
    return decision.kind == DecisionKind.TRIGGER and not decision.why.forced


def waiting_for(match: Match, viewer: int | None) -> str:
    """Whom a viewer waits for, in words; empty where it is asked itself, or nobody is."""
    decisions = match.state.decisions
    if any(decision.seat == viewer for decision in decisions):
        return ""
    return match.game.waiting(match.state)
