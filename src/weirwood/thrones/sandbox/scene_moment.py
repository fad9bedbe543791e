"""When a scene is: at which step of the round, in whose turn."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final

from weirwood.core.errors import BadScene
from weirwood.thrones.engine.edition import Edition
from weirwood.thrones.engine.flow import roles
from weirwood.thrones.engine.flow.chart import Chart, Round
from weirwood.thrones.engine.words import NOBODY
from weirwood.thrones.sandbox.scene_words import seat_in
from weirwood.thrones.state import ThronesState

_USUAL: Final = "marshaling"
_SETUP: Final = "setup"


def stand_at(state: ThronesState, scene: Mapping[str, Any], edition: Edition) -> None:
    """Put a scene at its step, first player and turn."""
    frame = Round(edition.chart, state.deal.players)
    at = scene.get("at")
    frame.place = _place(frame.chart, _USUAL if at is None else at)
    step = frame.chart.steps[frame.place]
    state.phase, state.step = step.phase, step.name
    state.first = seat_in(scene, "first_player", state.deal.players, state.deal.first_player or 0)
    begun = step.phase != _SETUP and step.role != roles.ROUND_BEGINS
    state.round = 1 if begun else 0
    state.phase_number = 1
    state.stale = True
    turns = _turns(frame.chart, step.phase)
    if turns >= 0 and step.role != roles.PHASE_ENDS:
        active = seat_in(scene, "active", state.deal.players, state.first)
        _take_turns(state, frame, turns, active)
    state.stack.append(frame)


def _turns(chart: Chart, phase: str) -> int:
    """The place of the step in which a player becomes active, in a phase of turns; else -1."""
    for role in (roles.INCOME, roles.TURN_BEGINS):
        place = chart.roles[role]
        if chart.steps[place].phase == phase:
            return place
    return -1


def _place(chart: Chart, at: object) -> int:
    """The place of a step in the chart; a phase begins at its first step, or in the turn of its active player."""
    place = chart.places.get(at) if isinstance(at, str) else None
    if place is None or chart.steps[place].name != at:
        phases = [step.phase for step in chart.steps]
        if at in phases and at != _SETUP:
            turns = _turns(chart, str(at))
            return phases.index(str(at)) if turns < 0 else turns + 1
        place = _setup_place(chart, f"{_SETUP}.1" if at == _SETUP else at)
    first = chart.roles[roles.INITIATE]
    if first < place <= chart.roles[roles.CHALLENGE_ENDS]:
        raise BadScene(
            f"A scene cannot be at {at!r}: there is no challenge yet; begin at {chart.steps[first].name}."
        )
    return place


def _setup_place(chart: Chart, word: object) -> int:
    """Steps of the set-up at which nothing is to do here lead to the next one."""
    found = re.fullmatch(r"setup\.(10|[1-9])", word) if isinstance(word, str) else None
    if found is None:
        raise BadScene(f"There is no phase or step {word!r}.")
    numbers = [int(step.name.removeprefix("setup.")) if step.phase == "setup" else 99 for step in chart.steps]
    return next(place for place, number in enumerate(numbers) if number >= int(found[1]))


def _take_turns(state: ThronesState, frame: Round, begins: int, active: int) -> None:
    """Those before the active player have had their turn; the active player is in it, unless it has yet to begin."""
    state.active = NOBODY if frame.place <= begins else active
    for seat in state.alive():
        if seat == active:
            break
        state.sides[seat].was_active = True
    marshals = frame.chart.steps[begins].role == roles.INCOME
    over = frame.role == roles.NEXT_PLAYER
    state.sides[active].was_active = over or (marshals and frame.place > begins)
