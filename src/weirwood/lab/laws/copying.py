"""Laws of copies: clones, saves, and the state as plain data."""

from __future__ import annotations

import gc
from enum import Enum
from random import Random
from typing import Final

from weirwood.core.state import State
from weirwood.lab.chance import any_option
from weirwood.lab.laws.forms import facts_of, shown
from weirwood.lab.laws.known import known
from weirwood.lab.laws.moment import Moment

_PLAIN: Final = (bool, int, float, str, bytes, type(None), tuple, list, dict, set, frozenset)


def clone(moment: Moment) -> str | None:
    """A clone equals its original and is independent of it."""
    state, game = moment.state, moment.game
    copy = state.clone()
    if copy.dump() != moment.dump:
        return "a clone dumps other bytes than its original"
    if shown(game, copy) != moment.shown:
        return "a clone shows something else than its original"
    if moment.choice is None:
        return None
    other = state.clone()
    copy.apply_index(*moment.choice)
    if state.dump() != moment.dump:
        return "a choice in a clone changed the original"
    if other.dump() != moment.dump:
        return "a choice in a clone changed another clone"
    after = copy.dump()
    kept = copy.clone()
    _play(copy, moment.chance("clone"), 3)
    if kept.dump() != after:
        return "choices in an original changed its clone"
    other.apply_index(*moment.choice)
    return None if other.dump() == after else "the same choice in two clones gave two states"


def save_and_load(moment: Moment) -> str | None:
    """A state that is saved and loaded is the same, and the next choice does the same in it."""
    state, game = moment.state, moment.game
    loaded = game.load(moment.dump)
    if loaded.dump() != moment.dump:
        return "what was loaded dumps other bytes than were saved"
    if shown(game, loaded) != moment.shown:
        return "what was loaded shows something else than what was saved"
    if moment.choice is None:
        return None
    return _differ(state.clone(), loaded, moment.choice)


def load_and_continue(moment: Moment) -> str | None:
    """A game that is saved and loaded goes on the same way to its end."""
    one, two = moment.state.clone(), moment.game.load(moment.dump)
    chance = moment.chance("load-and-continue")
    for _ in range(known(moment.game.id).longest):
        if not one.decisions:
            break
        decision = chance.choice(one.decisions)
        wrong = _differ(one, two, (decision.seat, any_option(chance, decision)))
        if wrong is not None:
            return wrong
    return None


def plain_data(moment: Moment) -> str | None:
    """Nothing callable is reachable from a state: it is numbers, words, lists and our own frozen classes."""
    ours = ("weirwood", type(moment.state).__module__.partition(".")[0])
    seen: set[int] = set()
    path: list[tuple[object, str]] = [(moment.state, type(moment.state).__name__)]
    while path:
        thing, where = path.pop()
        if id(thing) in seen:
            continue
        seen.add(id(thing))
        if isinstance(thing, Enum):
            continue
        if callable(thing):
            return f"{where} is callable"
        kind = type(thing)
        if kind not in _PLAIN and kind.__module__.partition(".")[0] not in ours:
            return f"{where} is no plain data"
        for part in gc.get_referents(thing):
            if part is not kind:
                path.append((part, f"{where} > {type(part).__name__}"))
    return None


def _differ(one: State, two: State, choice: tuple[int, int]) -> str | None:
    """Make a choice in both and answer what differs, or None."""
    if facts_of(one.apply_index(*choice)) != facts_of(two.apply_index(*choice)):
        return "the same choice had other events after loading"
    return None if one.dump() == two.dump() else "the same choice gave another state after loading"


def _play(state: State, chance: Random, plies: int) -> None:
    for _ in range(plies):
        if not state.decisions:
            return
        decision = chance.choice(state.decisions)
        state.apply_index(decision.seat, any_option(chance, decision))
