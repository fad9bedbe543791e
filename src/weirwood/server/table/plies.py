"""Plies of a match as plain data, and as a table takes them."""

from __future__ import annotations

from typing import Any

from weirwood.core.match import Match
from weirwood.core.option import Verb
from weirwood.core.record import Choice, Edit


def ply_from(form: list[Any]) -> Choice | Edit:
    """A ply from plain data, as this server wrote it."""
    if len(form) == 3:
        return (form[0], form[1], form[2])
    return (form[0], form[1])


def whole(match: Match) -> list[Choice | Edit]:
    """The plies of a match with picks that were made one by one put together: a table takes a selection whole.

    A selection that the match leaves open is left out.
    """
    again = Match(match.game, match.setup, match.seed)
    plies: list[Choice | Edit] = []
    for ply in match.plies:
        if len(ply) == 3:
            again.edit(ply[1], ply[2])
            plies.append(ply)
            continue
        again.fill_in(ply)
        seat, key = ply
        picked = again.decision(seat).picked if isinstance(key, str) else None
        if picked is None or not isinstance(key, str):
            again.choose_set(seat, [key] if isinstance(key, str) else key)
            plies.append(ply)
            continue
        done = again.decision(seat).options[again.decision(seat).options.index_of(key)].verb == Verb.DONE
        keys = [option.key for option in picked] + ([] if done else [key])
        again.choose(seat, key)
        if done or not _is_open(again, seat, len(keys)):
            plies.append((seat, keys))
    return plies


def _is_open(match: Match, seat: int, picks: int) -> bool:
    """Whether a seat is still in the middle of a selection that has this number of picks."""
    if seat not in match.waiting:
        return False
    picked = match.decision(seat).picked
    return picked is not None and len(picked) == picks
