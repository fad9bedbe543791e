"""Laws of copies: clones, saves, and the state as plain data."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from gc import get_referents
from random import Random
from typing import Final

from weirwood.core.event import Event
from weirwood.core.state import State
from weirwood.lab.chance import any_option
from weirwood.lab.laws.forms import facts_of
from weirwood.lab.laws.moment import Course, Moment

_SIMPLE: Final = frozenset((bool, int, float, str, bytes, type(None)))
_CONTAINERS: Final = frozenset((tuple, list, dict, set, frozenset))
_LOADED: Final = 8


def clone(moment: Moment) -> str | None:
    """A clone equals its original and is independent of it."""
    copy = moment.state.clone()
    if copy.dump() != moment.dump:
        return "a clone dumps other bytes than its original"
    if not moment.shows_the_same(copy, moment.turn):
        return "a clone shows something else than its original"
    if moment.choice is None:
        return None
    kept = copy.clone()
    copy.apply_index(*moment.choice)
    _play(copy, moment.chance("clone"), 2)
    if moment.state.dump() != moment.dump:
        return "choices in a clone changed the original"
    if kept.dump() != moment.dump:
        return "choices in an original changed its clone"
    kept.apply_index(*moment.choice)
    return None if kept.dump() == moment.after[1] else "the same choice in two clones gave two states"


def save_and_load(moment: Moment) -> str | None:
    """A state that is saved and loaded is the same, and the next choice does the same in it."""
    loaded = moment.game.load(moment.dump)
    if loaded.dump() != moment.dump:
        return "what was loaded dumps other bytes than were saved"
    if not moment.shows_the_same(loaded, moment.turn + 2):
        return "what was loaded shows something else than what was saved"
    if moment.choice is None:
        return None
    events, after = moment.after
    if facts_of(loaded.apply_index(*moment.choice)) != events:
        return "the same choice had other events after loading"
    return None if loaded.dump() == after else "the same choice gave another state after loading"


def load_and_continue(course: Course) -> tuple[int, str] | None:
    """A game that is saved and loaded goes on the same way to its end."""
    match = course.match
    events: list[list[Event]] = [[] for _ in range(match.ply + 1)]
    for ply, event in match.log:
        events[ply].append(event)
    chance = course.chance("load-and-continue")
    for part in range(_LOADED):
        first = (part * match.ply + chance.randrange(max(1, match.ply))) // _LOADED
        state = match.game.load(course.dumps[first])
        for ply in range(first, match.ply):
            seat, key = match.choices[ply]
            if state.apply(seat, key if isinstance(key, str) else key[0]) != tuple(events[ply + 1]):
                return ply, f"loaded at ply {first} the same choices have other events"
            if state.dump() != course.dumps[ply + 1]:
                return ply, f"loaded at ply {first} the same choices give another state"
    return None


def plain_data(moment: Moment) -> str | None:
    """Nothing callable is reachable from a state: it is numbers, words, lists and our own frozen classes."""
    whole = moment.ply == 0 or moment.choice is None
    for thing, trail in reach(moment.state, {} if whole else moment.settled).values():
        if type(thing) in _CONTAINERS or isinstance(thing, Enum):
            continue
        if callable(thing):
            return f"{_spoken(trail)} is callable"
        if not _is_ours(thing, moment.state):
            return f"{_spoken(trail)} is not plain data"
    return None


def _is_ours(thing: object, state: State) -> bool:
    """Whether the class of a thing is one of the project, or stands beside the class of the state."""
    package = type(thing).__module__.partition(".")[0]
    return package in ("weirwood", type(state).__module__.partition(".")[0])


def settled(state: State) -> dict[int, object]:
    """What a state shares with a clone, by id, but for what can be filled: definitions, and what they are made of."""
    other = reach(state.clone(), {})
    return {
        key: thing
        for key, (thing, _) in reach(state, {}).items()
        if key in other and type(thing) not in (list, dict, set)
    }


Trail = tuple[object, ...]
"""The name of a class, after the trail of what holds it."""


def reach(state: State, settled: Mapping[int, object]) -> dict[int, tuple[object, Trail]]:
    """All that is reachable from a state but numbers and words, by id, with how it is reached.

    Nothing is looked for behind what is settled, nor behind what should not be there at all.
    """
    trail: Trail = (None, type(state).__name__)
    reached: dict[int, tuple[object, Trail]] = {id(state): (state, trail)}
    waiting: list[tuple[object, Trail]] = [(state, trail)]
    while waiting:
        thing, trail = waiting.pop()
        kind = type(thing)
        if kind not in _CONTAINERS and (
            isinstance(thing, Enum) or callable(thing) or not _is_ours(thing, state)
        ):
            continue
        for part in get_referents(thing):
            if type(part) in _SIMPLE or part is kind or id(part) in reached or id(part) in settled:
                continue
            reached[id(part)] = there = (part, (trail, type(part).__name__))
            waiting.append(there)
    return reached


def _spoken(trail: Trail) -> str:
    names: list[str] = []
    here: object = trail
    while isinstance(here, tuple):
        here, name = here
        names.append(str(name))
    return " > ".join(reversed(names))


def _play(state: State, chance: Random, plies: int) -> None:
    for _ in range(plies):
        if not state.decisions:
            return
        decision = chance.choice(state.decisions)
        state.apply_index(decision.seat, any_option(chance, decision))
