"""What a state shows, as bytes, so that two states can be compared by what can be seen of them."""

from __future__ import annotations

from typing import Any

import msgspec

from weirwood.core.decision import Decision
from weirwood.core.event import Event
from weirwood.core.state import Game, State
from weirwood.core.view import View


def as_bytes(form: Any) -> bytes:
    """Plain data as JSON. The order of keys counts: it could tell something too."""
    return msgspec.json.encode(form)


def decision_form(game: Game, state: State, decision: Decision) -> dict[str, Any]:
    """Everything a seat is shown when it is asked."""
    return {
        "seat": decision.seat,
        "kind": decision.kind,
        "why": decision.why.facts(),
        "text": game.prompt(state, decision),
        "words": game.asking(state, decision).parts(decision),
        "lines": _lines(game, state, decision),
        "options": [
            [
                option.key,
                option.verb,
                option.card,
                option.seat,
                option.ability,
                option.target,
                option.target_seat,
                option.value,
                str(game.label(state, option)),
            ]
            for option in decision.options
        ],
        "picked": None if decision.picked is None else [option.key for option in decision.picked],
        "candidates": None if decision.candidates is None else [option.key for option in decision.candidates],
        "wanted": [decision.minimum, decision.maximum],
    }


def _lines(game: Game, state: State, decision: Decision) -> list[Any]:
    """What is said to follow: from nothing chosen yet, and from the first and the last that may be chosen."""
    offered = decision.candidates or decision.options
    chosen = [[], [offered[0].key], [offered[len(offered) - 1].key]] if len(offered) else [[]]
    seat = decision.seat
    found: list[Any] = []
    for keys in chosen:
        follows = game.prospect(state, seat, keys)
        brings = [clause.form() for clause in game.brings(state, seat, keys)] if keys else []
        found.append([follows.line.form(), follows.told, follows.payment, brings])
    return found


def waiting(state: State) -> list[int]:
    """The seats that are asked."""
    return [decision.seat for decision in state.decisions]


def questions(game: Game, state: State) -> list[dict[str, Any]]:
    """All that is asked."""
    return [decision_form(game, state, decision) for decision in state.decisions]


def shown_to(game: Game, state: State, viewer: int | None) -> bytes:
    """All that a seat or a spectator can see of a state: view and reckoning, standing of the game, its own decision."""
    mine = [decision_form(game, state, asked) for asked in state.decisions if asked.seat == viewer]
    return seen(state, [state.view(viewer), game.reckoning(state, viewer)], mine)


def seen(state: State, views: list[View | None], asked: list[dict[str, Any]]) -> bytes:
    """View and reckoning with the standing of the game and what the viewer is asked."""
    status = state.status
    outcome = state.outcome
    return as_bytes(
        [
            views,
            waiting(state),
            [status.round, status.phase, status.step, status.first_player, status.active],
            None if outcome is None else outcome.form(),
            asked,
        ]
    )


def told(game: Game, state: State, events: tuple[Event, ...], viewer: int | None) -> bytes:
    """The lines a viewer's log gets for some events, and the happenings that they are, each in one line."""
    lines = [[event.seen_by(viewer).facts(), game.sentence(state, event, viewer).form()] for event in events]
    starts = game.happenings(events, viewer)
    ends = [*sorted(set(starts))[1:], len(events)] if starts else []
    parts = [events[start:end] for start, end in zip(sorted(set(starts)), ends, strict=True)]
    return as_bytes([lines, starts, [game.gist(state, part, viewer).form() for part in parts]])


def facts_of(events: tuple[Event, ...]) -> bytes:
    """Events with all they hold."""
    return as_bytes([event.facts() for event in events])
