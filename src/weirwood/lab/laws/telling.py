"""Laws of logs: a seat is told nothing by the log that it could not have seen."""

from __future__ import annotations

from random import Random
from typing import Final

from weirwood.core.event import Event
from weirwood.core.ledger import Ledger
from weirwood.core.state import State
from weirwood.lab.laws.forms import shown_to, told
from weirwood.lab.laws.moment import Course, Moment, known

_TWINS: Final = 24
_ENOUGH: Final = 6
_WALK: Final = 4
_OPENINGS: Final = 32


def logs(moment: Moment) -> str | None:
    """Twins, the true game and a world made for a seat, told the same choices, tell that seat the same.

    They walk together while the seat sees the same in both. Where chance or a glimpse of hidden cards parts them,
    other twins are tried.
    Only games that ask all questions are looked at: else one step may hold several turns, and what was seen
    between them is not known.
    """
    if moment.choice is None or ("ask" in moment.game.options and not moment.asks_all):
        return None
    chance = moment.chance("logs")
    seat = chance.choice(moment.seats)
    together = 0
    for _ in range(_TWINS):
        world = moment.state.determinize(seat, chance.getrandbits(64))
        steps, wrong = _walk(moment, world, seat, chance)
        if wrong is not None:
            return wrong
        together += steps
        if together >= _ENOUGH:
            break
    return None


def _walk(moment: Moment, world: State, seat: int, chance: Random) -> tuple[int, str | None]:
    """Make common choices in both; answer how many steps the twins were told the same, and what is wrong."""
    true, twin = moment.state.clone(), world.clone()
    choices: list[tuple[int, str]] = []
    for step in range(_WALK):
        common = _common_choices(true, twin)
        if not common:
            return step, None
        who, key = chance.choice(common)
        choices.append((who, key))
        here, there = true.apply(who, key), twin.apply(who, key)
        for viewer in (seat, None):
            if told(moment.game, true, here, viewer) != told(moment.game, twin, there, viewer):
                if not _shown_alike(moment, true, twin, viewer):
                    return step, None
                if not _saw_the_same(moment, world, seat, choices):
                    return step, None
                reader = "a spectator" if viewer is None else f"seat {viewer}"
                return step, f"after {key!r} of seat {who} the log tells {reader} more than it sees"
    return _WALK, None


def _saw_the_same(moment: Moment, world: State, seat: int, choices: list[tuple[int, str]]) -> bool:
    """Whether a seat sees the same in both twins all the way, glimpses of hidden cards included."""
    true = moment.state.clone()
    for who, key in choices:
        here, there = true.apply(who, key), world.apply(who, key)
        if not _shown_alike(moment, true, world, seat):
            return False
        if _glimpsed(moment, true, here, seat) != _glimpsed(moment, world, there, seat):
            return False
    return True


def _shown_alike(moment: Moment, one: State, two: State, viewer: int | None) -> bool:
    """Whether a viewer sees the same in both, and both wait for the same: an event is told after its interrupts."""
    game = moment.game
    if game.waiting(one) != game.waiting(two) or _awaited(one) != _awaited(two):
        return False
    return shown_to(game, one, viewer) == shown_to(game, two, viewer)


def _awaited(state: State) -> list[tuple[int, str, str | None, str | None]]:
    """Who is waited for in which step and window, and before or after which kind of event."""
    asked = [(decision.seat, decision.why) for decision in state.decisions]
    return [(seat, why.step, why.window, why.occurrence and why.occurrence[0]) for seat, why in asked]


def _glimpsed(moment: Moment, state: State, events: tuple[Event, ...], seat: int) -> bytes:
    """What a seat saw for a moment only, as its log tells it."""
    glimpses = known(moment.game.id).glimpses
    return told(moment.game, state, tuple(event for event in events if event.kind in glimpses), seat)


def _common_choices(one: State, two: State) -> list[tuple[int, str]]:
    """The choices that are offered in both, as seats and keys."""
    here = [(asked.seat, option.key) for asked in one.decisions for option in asked.options]
    there = {(asked.seat, option.key) for asked in two.decisions for option in asked.options}
    return [choice for choice in here if choice in there]


def explained(moment: Moment) -> str | None:
    """What the events of a choice tell explains every change of what all can count, and so do those of the opening."""
    ledger = known(moment.game.id).ledger
    if moment.ply == 0:
        state, events = moment.game.begin(moment.state.setup, moment.seed)
        wrong = _unexplained(ledger(state, True), events, ledger(state, False))
        if wrong is not None:
            return f"when the game begins {wrong}"
    if moment.choice is None:
        return None
    events, after = moment.next
    return _unexplained(ledger(moment.state, False), events, ledger(after, False))


def _unexplained(before: Ledger, events: tuple[Event, ...], after: Ledger) -> str | None:
    before.write(events)
    return before.differs(after)


def openings(course: Course) -> tuple[int, str] | None:
    """Of many beginnings, those that look the same to a viewer are told to it in the same words."""
    match = course.match
    game = match.game
    options = dict(match.setup.options)
    if "ask" in game.options:
        options["ask"] = "all"
    setup = game.setup([seat.form() for seat in match.setup.seats], options)
    chance = course.chance("openings")
    logs_by_view: dict[tuple[int | None, bytes], bytes] = {}
    for _ in range(_OPENINGS):
        state, events = game.begin(setup, chance.getrandbits(64))
        for viewer in (None, *range(len(setup.seats))):
            seen = shown_to(game, state, viewer)
            log = told(game, state, events, viewer)
            if logs_by_view.setdefault((viewer, seen), log) != log:
                reader = "a spectator" if viewer is None else f"seat {viewer}"
                return 0, f"two beginnings that look the same to {reader} are told differently"
    return None
