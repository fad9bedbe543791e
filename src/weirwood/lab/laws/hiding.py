"""Laws of hidden information, all by one idea: swap what a seat cannot know, and it must not notice."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from weirwood.core.errors import WeirwoodError
from weirwood.core.state import State
from weirwood.lab.laws.choosing import near_misses, real_choices, waits
from weirwood.lab.laws.forms import as_bytes, shown_to
from weirwood.lab.laws.moment import Course, Moment, known

_WORLDS_TO_VARY: Final = 12


def noninterference(moment: Moment) -> str | None:
    """In a world made for a seat its view, its decision with tokens, its refusals and who is asked are the same."""
    game, state = moment.game, moment.state
    for seat, world in moment.worlds.items():
        if shown_to(game, world, seat) != moment.shown_to[seat]:
            return f"seat {seat} can tell a world made for it from the true one"
        if _tokens(world, seat) != _tokens(state, seat):
            return f"options of seat {seat} have other tokens in a world made for it"
        missed = _not_offered(moment, seat)
        if _refusal(world, seat, missed) != _refusal(state, seat, missed):
            return f"a refusal tells seat {seat} a world made for it from the true one"
    return None


def worlds_are_legal(moment: Moment) -> str | None:
    """A world made for a seat is a state of the game: all its cards are there, it waits, it saves and loads."""
    seat = moment.watched[moment.turn % len(moment.watched)]
    world = moment.worlds[seat]
    if known(moment.game.id).cards(world.facts()) != moment.cards:
        return f"a world made for seat {seat} has other cards"
    data = world.dump()
    if moment.game.load(data).dump() != data:
        return f"a world made for seat {seat} is not the same after loading"
    there = Moment(moment.game, world, moment.seed, moment.ply, None, data, moment.cards)
    wrong = waits(there) or real_choices(there)
    return None if wrong is None else f"in a world made for seat {seat} {wrong}"


def worlds_follow(moment: Moment) -> str | None:
    """What worlds are drawn for a seat follows from a seed and what it knows: in a world made for it, the same ones."""
    seat = moment.watched[moment.turn % len(moment.watched)]
    seed = moment.chance("worlds-follow").getrandbits(64)
    drawn = moment.state.determinize(seat, seed).dump()
    if moment.worlds[seat].determinize(seat, seed).dump() == drawn:
        return None
    return f"worlds made for seat {seat} depend on something it cannot know"


def spectators(moment: Moment) -> str | None:
    """A spectator sees nothing hidden: the same in the worlds of all seats, and nothing a seat does not see."""
    plain = known(moment.game.id).without_ids
    view = plain(moment.views[None])
    for seat in moment.watched:
        more = next(more_than(view, plain(moment.views[seat]), "view"), None)
        if more is not None:
            return f"a spectator sees more than seat {seat} in {more}"
    seat = moment.watched[(moment.turn + 1) % len(moment.watched)]
    if shown_to(moment.game, moment.worlds[seat], None) != moment.shown_to[None]:
        return f"a spectator can tell a world made for seat {seat} from the true one"
    return None


def worlds_vary(course: Course) -> tuple[int, str] | None:
    """At the beginning every hidden pile of cards differs between the worlds made for a seat."""
    match = course.match
    state = match.game.start(match.setup, match.seed)
    plain = known(match.game.id).without_ids
    chance = course.chance("worlds-vary")
    for seat in range(len(match.setup.seats)):
        hidden = dict(_hidden(plain(state.view(seat)), plain(state.facts()), "facts"))
        if not hidden:
            return 0, f"nothing is hidden from seat {seat}"
        found: dict[str, set[bytes]] = {where: set() for where in hidden}
        for _ in range(_WORLDS_TO_VARY):
            world = state.determinize(seat, chance.getrandbits(64))
            for where, pile in _hidden(plain(world.view(seat)), plain(world.facts()), "facts"):
                found[where].add(as_bytes(pile))
        for where, piles in found.items():
            if len(piles) == 1:
                return 0, f"{where} is the same in {_WORLDS_TO_VARY} worlds made for seat {seat}"
    return None


def _tokens(state: State, seat: int) -> list[int]:
    """The tokens of all options of a seat."""
    mine = [asked.options for asked in state.decisions if asked.seat == seat]
    return [options.token(index) for options in mine for index in range(len(options))]


def _not_offered(moment: Moment, seat: int) -> str:
    """A key that a seat is not offered: one it nearly is, or one that another seat is."""
    for asked in moment.state.decisions:
        if asked.seat == seat:
            keys = [option.key for option in asked.options]
            return near_misses(keys, moment.earlier, moment.chance("noninterference"))[0]
    return moment.state.decisions[0].options[0].key if moment.state.decisions else "pass"


def _refusal(state: State, seat: int, key: str) -> tuple[str, str | None, str] | None:
    """How a state refuses a seat a choice, or None."""
    try:
        state.clone().apply(seat, key)
    except WeirwoodError as error:
        return error.code, error.rule, error.message
    return None


def _size(pile: Any) -> int | None:
    """How many cards a pile has, where something is a pile: a list, or counts by name."""
    if isinstance(pile, list):
        return len(pile)
    if isinstance(pile, dict) and all(isinstance(count, int) for count in pile.values()):
        return sum(pile.values())
    return None


def more_than(spectator: Any, seat: Any, where: str) -> Iterator[str]:
    """Where a spectator's view says more than a seat's: it may be silent, say the same, or give the size."""
    if spectator is None or spectator == seat or (isinstance(spectator, int) and spectator == _size(seat)):
        return
    if isinstance(spectator, dict) and isinstance(seat, dict) and spectator.keys() <= seat.keys():
        for name, part in spectator.items():
            yield from more_than(part, seat[name], f"{where}.{name}")
    elif isinstance(spectator, list) and isinstance(seat, list) and len(spectator) == len(seat):
        for number, part in enumerate(spectator):
            yield from more_than(part, seat[number], f"{where}[{number}]")
    else:
        yield where


def _hidden(view: Any, facts: Any, where: str) -> Iterator[tuple[str, Any]]:
    """The piles of the facts that a view gives only the size of, with where they are."""
    if isinstance(view, int) and not isinstance(facts, int):
        if view:
            yield where, facts
    elif isinstance(view, dict) and isinstance(facts, dict):
        for name in view.keys() & facts.keys():
            yield from _hidden(view[name], facts[name], f"{where}.{name}")
    elif isinstance(view, list) and isinstance(facts, list):
        for number, (seen, true) in enumerate(zip(view, facts, strict=False)):
            yield from _hidden(seen, true, f"{where}[{number}]")
