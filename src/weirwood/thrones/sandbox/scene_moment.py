"""When a scene is: at which step of the round, in whose turn."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final

from weirwood.core.errors import BadScene
from weirwood.thrones.engine.edition import Edition
from weirwood.thrones.engine.flow.chart import Chart, Round
from weirwood.thrones.engine.words import NOBODY
from weirwood.thrones.sandbox.scene_words import seat_in
from weirwood.thrones.state import ThronesState

BEGINNINGS: Final = {
    "setup": "setup.1",
    "plot": "1.1",
    "draw": "2.1",
    "marshaling": "3.aw",
    "challenges": "4.aw",
    "dominance": "5.1",
    "standing": "6.1",
    "taxation": "7.1",
}
"""Where a scene begins that names a phase: at its first step, or in the turn of its active player."""
_USUAL: Final = "marshaling"
_BEFORE_TURN: Final = ("3.1", "3.2", "4.1")
_AFTER_TURN: Final = ("3.aw", "3.3", "4.3")


def stand_at(state: ThronesState, scene: Mapping[str, Any], edition: Edition) -> None:
    """Put a scene at its step, first player and turn."""
    frame = edition.round_frame(state.deal.players)
    assert isinstance(frame, Round)
    at = scene.get("at")
    frame.place = _place(frame.chart, _USUAL if at is None else at)
    step = frame.chart.steps[frame.place]
    state.phase, state.step = step.phase, step.name
    state.first = seat_in(scene, "first_player", state.deal.players, state.deal.first_player or 0)
    begun = step.phase != "setup" and step.label != "1.1"
    state.round = 1 if begun else 0
    state.phase_number = 1
    state.stale = True
    if step.phase in ("marshaling", "challenges") and step.label not in ("3.4", "4.4"):
        _take_turns(state, step.label, seat_in(scene, "active", state.deal.players, state.first))
    state.stack.append(frame)


def _place(chart: Chart, at: object) -> int:
    """The place of a phase or step in the chart."""
    word = BEGINNINGS.get(at, at) if isinstance(at, str) else at
    place = chart.places.get(word) if isinstance(word, str) else None
    if place is None or chart.steps[place].name != word:
        place = _setup_place(chart, word)
    if chart.steps[place].name.startswith("4.2."):
        raise BadScene(f"A scene cannot be at {at!r}: there is no challenge yet; begin at 4.2.")
    return place


def _setup_place(chart: Chart, word: object) -> int:
    """Steps of the set-up at which nothing is to do here lead to the next one."""
    found = re.fullmatch(r"setup\.(10|[1-9])", word) if isinstance(word, str) else None
    if found is None:
        raise BadScene(f"There is no phase or step {word!r}.")
    numbers = [int(step.name.removeprefix("setup.")) if step.phase == "setup" else 99 for step in chart.steps]
    return next(place for place, number in enumerate(numbers) if number >= int(found[1]))


def _take_turns(state: ThronesState, label: str, active: int) -> None:
    """Those before the active player have had their turn; the active player is in it, unless it has yet to begin."""
    state.active = NOBODY if label in _BEFORE_TURN else active
    for seat in state.alive():
        if seat == active:
            break
        state.sides[seat].was_active = True
    state.sides[active].was_active = label in _AFTER_TURN
