"""What a state shows, as bytes, so that two states can be compared by what can be seen of them."""

from __future__ import annotations

from typing import Any

import msgspec

from weirwood.core.decision import Decision
from weirwood.core.event import Event
from weirwood.core.state import Game, State


def as_bytes(form: Any) -> bytes:
    """Plain data as JSON. The order of keys counts: it could tell something too."""
    return msgspec.json.encode(form)


def decision_form(game: Game, state: State, decision: Decision) -> dict[str, Any]:
    """Everything a seat is shown when it is asked."""
    why = decision.why
    return {
        "seat": decision.seat,
        "kind": decision.kind,
        "why": [why.step, why.rule, why.what],
        "text": game.prompt(state, decision),
        "options": [
            [
                option.key,
                option.verb,
                option.card,
                option.seat,
                option.ability,
                option.target,
                option.value,
                game.label(state, option),
            ]
            for option in decision.options
        ],
    }


def waiting(state: State) -> list[int]:
    """The seats that are asked."""
    return [decision.seat for decision in state.decisions]


def shown_to(game: Game, state: State, viewer: int | None) -> bytes:
    """All that a seat or a spectator can see of a state: view, standing of the game, its own decision."""
    status = state.status
    outcome = state.outcome
    return as_bytes(
        [
            state.view(viewer),
            waiting(state),
            [status.round, status.phase, status.step, status.first_player, status.active],
            None if outcome is None else outcome.form(),
            [decision_form(game, state, asked) for asked in state.decisions if asked.seat == viewer],
        ]
    )


def shown(game: Game, state: State) -> bytes:
    """All that can be seen of a state by anyone, tools included."""
    viewers = (None, *range(len(state.setup.seats)))
    return b"\n".join([as_bytes(state.facts()), *(shown_to(game, state, viewer) for viewer in viewers)])


def told(game: Game, state: State, events: tuple[Event, ...], viewer: int | None) -> bytes:
    """The lines a viewer's log gets for some events."""
    return as_bytes(
        [[event.seen_by(viewer).facts(), game.sentence(state, event, viewer)] for event in events]
    )


def facts_of(events: tuple[Event, ...]) -> bytes:
    """Events with all they hold."""
    return as_bytes([event.facts() for event in events])
