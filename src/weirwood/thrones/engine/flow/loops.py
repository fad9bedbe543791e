"""Infinite loops: noticed when play in a window comes back to where it was, then run as often as is said.

A window counts how often each ability is used in it. From the third use on it keeps what the position looked like
when the ability was about to be initiated, and the answers given since. When the position is the same again and no
amount has become less, the same answers could be given for ever: who drives the loop says how often they are, they
are repeated at once, and then the ability is withheld in this window. Abilities that answer each other from window to
window while nobody is asked anything are withheld after many.
"""

from __future__ import annotations

from typing import Final

from weirwood.thrones.engine.flow.how_often import HowOften, end_loop, forget, recorder
from weirwood.thrones.engine.flow.initiation import COSTS, Resolve
from weirwood.thrones.engine.flow.portrait import below, portrait
from weirwood.thrones.engine.options import PASS, PackedOptions, verb_of
from weirwood.thrones.engine.state.board import Board
from weirwood.thrones.engine.state.repeats import Moment, Repeats, key_of_ability

WATCHED_FROM: Final = 3  # the use of an ability in one window from which on loops are watched for
MOST_UNASKED: Final = 1000  # abilities that may be initiated while nobody is asked anything


def begins(g: Board, resolve: Resolve) -> bool:
    """An ability is about to be initiated; True when it is not, for now or at all."""
    resolve.stage = COSTS
    place = len(g.stack) - 2
    if place == 0:
        return False
    key = key_of_ability(resolve.context.source, resolve.ability.index)
    running = _running(g)
    if running is not None:
        return _turns(g, running, key)
    window = g.stack[place]
    if window.repeats is None:
        window.repeats = Repeats()
    window.repeats.uses[key] = window.repeats.uses.get(key, 0) + 1
    uses = 0
    for frame in g.stack:
        if frame.repeats is not None:
            uses += frame.repeats.uses.get(key, 0)
    return uses >= WATCHED_FROM and _watch(g, resolve, key, place, uses)


def withhold(g: Board, resolve: Resolve) -> None:
    """An ability is not initiated in this window: abilities answer each other without end, and nobody is asked."""
    place = len(g.stack) - 2
    window = g.stack[place]
    if window.repeats is None:
        window.repeats = Repeats()
    window.repeats.key = key_of_ability(resolve.context.source, resolve.ability.index)
    end_loop(g, place)


def _watch(g: Board, resolve: Resolve, key: int, place: int, uses: int) -> bool:
    """Compare this moment with those kept, or keep it; True when a loop was found."""
    amounts: dict[str, int] = {}
    look = portrait(g, resolve.context.seat, g.stack[place], amounts)
    moment = Moment(key, place, look, below(g, place), amounts)
    moment.use = uses
    for frame in g.stack:
        if frame.repeats is None:
            continue
        for earlier in frame.repeats.moments:
            if _same(g, earlier, moment) and _stopped(g, resolve, earlier, moment):
                return True
    repeats = g.stack[place].repeats
    assert repeats is not None
    repeats.moments.append(moment)
    kept = recorder(g)
    moment.at = 0 if kept is None else len(kept.answers)
    return False


def _same(g: Board, earlier: Moment, now: Moment) -> bool:
    """Whether play has come back: all is as it was, in the same window or in one that it led to."""
    if earlier.key != now.key or earlier.portrait != now.portrait or earlier.place > now.place:
        return False
    for name, count in earlier.amounts.items():
        if now.amounts.get(name, 0) < count:
            return False
    return below(g, earlier.place) == earlier.below


def _stopped(g: Board, resolve: Resolve, earlier: Moment, now: Moment) -> bool:
    """Ask how often: of who uses the ability, or of the first who chose something; uncounted, only where nobody did."""
    kept = recorder(g)
    assert kept is not None
    circle = kept.answers[earlier.at :]
    drivers = [resolve.context.seat] if resolve.ability.triggered() else []
    drivers += [seat for seat, option in circle if verb_of(option) != PASS]
    if drivers and not g.deal.profile.timing.loops_are_counted:
        return False
    forget(g)
    repeats = g.stack[earlier.place].repeats
    assert repeats is not None
    repeats.circle = circle
    repeats.key = now.key
    repeats.per_turn = now.use - earlier.use
    g.stack.append(HowOften(drivers[0] if drivers else resolve.context.seat, earlier.place))
    return True


def record_answer(g: Board, seat: int, option: int) -> None:
    """Keep an answer, where something watches."""
    kept = recorder(g)
    if kept is not None:
        kept.answers.append((seat, option))


# Repeating.


def _running(g: Board) -> int | None:
    """The place of the window whose loop is being repeated."""
    for place in range(len(g.stack)):
        repeats = g.stack[place].repeats
        if repeats is not None and repeats.left:
            return place
    return None


def _turns(g: Board, place: int, key: int) -> bool:
    """Count the turns of a loop that is being repeated; True when the last is done and no other begins."""
    repeats = g.stack[place].repeats
    assert repeats is not None
    if key == repeats.key:
        repeats.turned += 1
    if repeats.turned < repeats.per_turn:
        return False
    repeats.left -= 1
    repeats.at = repeats.turned = 0
    if repeats.left:
        return False
    end_loop(g, place)
    return True


def repeat(g: Board) -> bool:
    """Give the next answer of a loop that is being repeated; False without one, or where it is not offered."""
    place = _running(g)
    if place is None:
        return False
    repeats = g.stack[place].repeats
    assert repeats is not None
    if repeats.at < len(repeats.circle):
        seat, option = repeats.circle[repeats.at]
        for decision in g.decisions:
            assert isinstance(decision.options, PackedOptions)
            if decision.seat == seat and option in decision.options.packed:
                repeats.at += 1
                g.stack[-1].answer(g, seat, option)
                return True
    repeats.left = 0
    repeats.circle = []
    return False
