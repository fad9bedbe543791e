"""What others may not notice: that somebody was asked whether to interrupt or react; and what is open of a game.

While a game waits like that, everybody else is told nothing: neither what happened last nor who is asked. What they
are told next is the same, byte for byte, as if nobody had been asked. Other seats' views, the full story, the record
and the seed are open when a game is over, and all those over from which it was played on: they have the same seed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from weirwood.core.decision import Decision, DecisionKind
from weirwood.core.match import Match
from weirwood.server.refusals import Forbidden

if TYPE_CHECKING:
    from weirwood.server.table.table import Table


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


async def is_open(table: Table) -> bool:
    """Whether nothing of a game is secret any more."""
    return table.is_over and await are_ancestors_over(table)


async def are_ancestors_over(table: Table) -> bool:
    """Whether all games are over from which this one was played on, one after another."""
    parent = table.meta.parent
    while parent is not None:
        state, parent = await table.store.state_and_parent(parent)
        if state != "over":
            return False
    return True


async def check_eyes(table: Table, own: int | None, eyes: int | None) -> None:
    """Refuse to show a game with the eyes of another seat while that is a secret."""
    if eyes not in (None, own) and not await is_open(table):
        raise Forbidden(
            "Other seats' eyes are open when the game is over."
            if table.meta.parent is None
            else "Other seats' eyes are open when this game and the one it was played on from are over."
        )
