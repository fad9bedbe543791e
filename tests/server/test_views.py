"""Views, what is reckoned beside them, and decisions: in whole games each has the shape that the wire says."""

from __future__ import annotations

from collections.abc import Iterator
from copy import deepcopy
from itertools import product
from random import Random
from typing import Any, Final

import msgspec
import pytest
from msgspec.structs import fields

from tests.golden.cases import CASES, Case
from weirwood.core.match import Match
from weirwood.core.option import Verb
from weirwood.server.telling.told import decision_told
from weirwood.server.wire.decision import Decision
from weirwood.server.wire.messages import VIEWS
from weirwood.server.wire.views import Card, Reckoning, ThronesView

GAMES: Final = [
    *(
        f"second/joust-2-{ask}-{seed}"
        for seed, ask in ((1, "choices"), (2, "all"), (4, "all"), (7, "choices"))
    ),
    *(f"second/melee-{players}-choices-1" for players in range(3, 9)),
    *(f"winter-{players}-choices-1" for players in (2, 4)),
    *(f"intrigue-{players}-{ask}-1" for players, ask in product(range(2, 7), ("choices", "all"))),
]
_IDLE: Final = (Verb.PASS, Verb.DONE, Verb.NO)
_PLOT: Final = ("income", "initiative", "claim", "reserve")
BACK: Final = {field.name for field in fields(Card) if field.required}
_MARKS: Final = {"influence", "doomed", "deathbound", "house_only", "perpetual", "promotional"}
"""What faces tell in games whose cards have these marks."""
FACE: Final = {field.name for field in fields(Card)} - set(_PLOT) - _MARKS
SHAPES: Final = {"": BACK, "plot": FACE | set(_PLOT)}
"""The fields of a card by its type, where they are not those of a face."""


def moments(case: Case) -> Iterator[Match]:
    """A game to its end, at every few choices; players rather do something than pass."""
    match = case.begin()
    chance = Random(case.seed)
    while match.outcome is None:
        if match.ply % (case.every // 2) == 0:
            yield match
        decision = chance.choice(match.state.decisions)
        doing = [at for at, option in enumerate(decision.options) if option.verb not in _IDLE]
        every = range(len(decision.options))
        match.choose_index(decision.seat, chance.choice(doing if doing and chance.random() < 0.7 else every))
    yield match


def converted(view: dict[str, Any]) -> type[msgspec.Struct]:
    """The one Struct whose shape a view has."""
    found = []
    faults = []
    for struct in VIEWS:
        try:
            msgspec.convert(view, struct, strict=True)
        except msgspec.ValidationError as error:
            faults.append(f"{struct.__name__}: {error}")
        else:
            found.append(struct)
    assert len(found) == 1, faults
    return found[0]


@pytest.mark.parametrize("name", GAMES)
def test_views_and_decisions_have_the_shape_that_the_wire_says(name: str) -> None:
    case = CASES[name]
    for match in moments(case):
        for viewer in (None, *range(case.players)):
            view = match.state.view(viewer)
            if converted(view) is ThronesView:
                for card in view["cards"]:
                    assert set(card) - _MARKS == SHAPES.get(card.get("type", ""), FACE), card
                    assert _MARKS.isdisjoint(card) or _MARKS.issubset(card), card
            told = match.game.reckoning(match.state, viewer)
            if told is not None:
                msgspec.convert(told, Reckoning, strict=True)
        for decision in match.state.decisions:
            msgspec.convert(decision_told(match, decision.seat, match.ply), Decision, strict=True)


def _in_a_challenge() -> dict[str, Any]:
    """A spectator's view of a challenge that is not the first."""
    for match in moments(CASES["second/joust-2-choices-1"]):
        view = match.state.view(None)
        if view["challenge"] is not None and view["last_challenge"] is not None:
            return view
    raise AssertionError("no second challenge in the whole game")


def _part(view: dict[str, Any], place: tuple[Any, ...]) -> dict[str, Any]:
    part: Any = view
    for step in place:
        part = part[step]
    found: dict[str, Any] = part
    return found


@pytest.mark.parametrize("place", [(), ("seats", 0), ("cards", 0), ("challenge",)])
def test_a_view_of_another_shape_is_refused(place: tuple[Any, ...]) -> None:
    view = _in_a_challenge()
    assert converted(view) is ThronesView
    for field in _part(view, place):
        wrong, more, less = deepcopy(view), deepcopy(view), deepcopy(view)
        _part(wrong, place)[field] = object()
        _part(more, place)[f"{field}_more"] = 1
        del _part(less, place)[field]
        broken = [wrong, more] if "cards" in place and field not in BACK else [wrong, more, less]
        for one in broken:
            with pytest.raises(msgspec.ValidationError):
                msgspec.convert(one, ThronesView, strict=True)
