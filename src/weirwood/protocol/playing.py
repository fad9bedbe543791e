"""The operations that play: each makes a changed copy of a match, which takes its place when all went well."""

from __future__ import annotations

from typing import Any, Final

from weirwood.core.errors import BadArgument, IllegalChoice
from weirwood.core.event import Event
from weirwood.core.match import Match
from weirwood.core.rng import Rng
from weirwood.protocol.arguments import Arguments, checked_seat
from weirwood.protocol.forms import event_form, refusal_form, status_form
from weirwood.protocol.open_games import OpenGames

MOST_PLIES: Final = 10_000
"""How many random choices one request makes at most: a game in which nobody wins never ends."""


def choose(games: OpenGames, given: Arguments) -> dict[str, Any]:
    """One option chosen by its key."""
    match = games.copy(given["game"])
    seat = checked_seat(match, given["seat"])
    if ("key" in given) == ("value" in given):
        raise BadArgument("Choose needs a key, or a value in its place.")
    decision = match.decision(seat)
    if "value" in given:
        raise BadArgument(f"A value answers decisions of kind name alone; this is of kind {decision.kind}.")
    return _played(games, given, match, match.choose(seat, given["key"]))


def choose_set(games: OpenGames, given: Arguments) -> dict[str, Any]:
    """All picks of a selection at once, or only whether they would be accepted."""
    match = games.copy(given["game"])
    seat = checked_seat(match, given["seat"])
    keys = given["keys"]
    partial = given.get("partial", False)
    if partial and not given.get("dry", False):
        raise BadArgument("Partial goes with dry: only a whole set can be chosen.")
    match.decision(seat)  # refuses a seat that is not asked
    if not given.get("dry", False):
        return _played(games, given, match, match.choose_set(seat, keys))
    if partial:
        if match.may_choose(seat, keys):
            return {"accepted": True}
        return {"accepted": False, "refusal": refusal_form(match.game.refused_set(match.state, seat, keys))}
    try:
        match.choose_set(seat, keys)
    except IllegalChoice as error:
        return {"accepted": False, "refusal": {"rule": error.rule, "text": error.message}}
    return {"accepted": True}


def _played(games: OpenGames, given: Arguments, match: Match, events: tuple[Event, ...]) -> dict[str, Any]:
    told = [event_form(match, match.ply, event) for event in events]
    games.replace(given["game"], match)
    return {"events": told, "status": status_form(match)}


def undo(games: OpenGames, given: Arguments) -> dict[str, Any]:
    """Choices taken back."""
    match = games.copy(given["game"])
    match.undo(given.get("plies", 1))
    games.replace(given["game"], match)
    return {"status": status_form(match)}


def random(games: OpenGames, given: Arguments) -> dict[str, Any]:
    """Choices drawn uniformly, up to a number of plies or to the end."""
    match = games.copy(given["game"])
    rng = Rng(given["seed"])
    before = match.ply
    most = given.get("plies")
    most = MOST_PLIES if most is None else min(most, MOST_PLIES)
    while match.state.outcome is None and match.ply - before < most:
        waiting = match.state.decisions
        decision = waiting[rng.below(len(waiting))]
        match.choose_index(decision.seat, rng.below(len(decision.options)))
    games.replace(given["game"], match)
    return {"status": status_form(match), "plies": match.ply - before}


def edit(op: str, games: OpenGames, given: Arguments) -> dict[str, Any]:
    """A sandbox changed from outside the rules of its game: ``put``, ``set`` or ``happen``."""
    match = games.copy(given["game"])
    changes = {name: value for name, value in given.items() if name != "game"}
    return _played(games, given, match, match.edit(op, changes))
