"""A match whose selections are made in one go, as tables make them; records may hold them pick by pick."""

from __future__ import annotations

from weirwood.core.decision import Decision
from weirwood.core.match import Match
from weirwood.core.option import Verb
from weirwood.core.record import Choice, Edit


def in_whole_sets(match: Match) -> Match:
    """The same match, its selections in one go."""
    again = Match(match.game, match.setup, match.seed)
    for ply in whole(match):
        again.repeat(ply)
    return again


def whole(match: Match) -> list[Choice | Edit]:
    """The plies of a match as a table takes them: picks of a selection put together, one left open left out."""
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
        decision = again.decision(seat)
        done = decision.options[decision.options.index_of(key)].verb == Verb.DONE
        keys = [option.key for option in picked] + ([] if done else [key])
        again.choose(seat, key)
        if done or not _is_open(again, seat, len(keys)):
            plies.append((seat, keys + _by_themselves(decision, keys)))
    return plies


def _by_themselves(decision: Decision, keys: list[str]) -> list[str]:
    """The last candidates that are wanted, where picking one more closed a set."""
    left = [option.key for option in decision.candidates or () if option.key not in keys]
    missing = decision.minimum - len(keys)
    return left[len(left) - missing :] if missing > 0 else []


def _is_open(match: Match, seat: int, picks: int) -> bool:
    """Whether a seat is still in the middle of a selection that has this number of picks."""
    if seat not in match.waiting:
        return False
    picked = match.decision(seat).picked
    return picked is not None and len(picked) == picks
