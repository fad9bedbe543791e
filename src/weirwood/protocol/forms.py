"""The forms in which a match is told to programs, the same on every wire: plain data, ready for JSON."""

from __future__ import annotations

from typing import Any

from weirwood.core.decision import Decision, Reason
from weirwood.core.event import Event
from weirwood.core.match import Match
from weirwood.core.option import Option

_ABOUT = ("card", "seat", "ability", "target", "value")
"""What an option may be about; only what applies is told."""


def status_form(match: Match) -> dict[str, Any]:
    """Where a match stands; null is what the game does not have."""
    status = match.state.status
    outcome = match.state.outcome
    return {
        "over": outcome is not None,
        "outcome": None if outcome is None else outcome.form(),
        "round": status.round,
        "phase": status.phase,
        "step": status.step,
        "first_player": status.first_player,
        "active": status.active,
        "waiting": list(match.waiting),
        "ply": match.ply,
    }


def decision_form(match: Match, decision: Decision) -> dict[str, Any]:
    """A question with all its options. None of our games has selections yet: each takes exactly one option."""
    return {
        "seat": decision.seat,
        "kind": decision.kind.value,
        "why": why_form(decision.why),
        "text": match.game.prompt(match.state, decision),
        "picked": [],
        "min": 1,
        "max": 1,
        "options": [option_form(match, option) for option in decision.options],
        "candidates": None,
    }


def why_form(why: Reason) -> dict[str, Any]:
    """Why a seat is asked."""
    form: dict[str, Any] = {"step": why.step}
    if why.rule is not None:
        form["rule"] = why.rule
    if why.what is not None:
        form["what"] = why.what
    return form


def option_form(match: Match, option: Option) -> dict[str, Any]:
    """One thing a seat may choose."""
    form: dict[str, Any] = {
        "key": option.key,
        "verb": option.verb.value,
        "text": match.game.label(match.state, option),
    }
    for field in _ABOUT:
        value = getattr(option, field)
        if value is not None:
            form[field] = value
    return form


def event_form(match: Match, ply: int, event: Event) -> dict[str, Any]:
    """Something that happened, in full: the engine's own form, which no seat may be shown."""
    knower = event.knowers[0] if event.knowers else None
    return _event(match, ply, event, knower)


def event_form_for(match: Match, ply: int, event: Event, viewer: int | None) -> dict[str, Any]:
    """Something that happened as a seat (or a spectator, None) may know it."""
    return _event(match, ply, event.seen_by(viewer), viewer)


def _event(match: Match, ply: int, event: Event, viewer: int | None) -> dict[str, Any]:
    form: dict[str, Any] = {
        "kind": event.kind,
        "ply": ply,
        "cards": list(event.cards),
        "seats": list(event.seats),
    }
    for field in ("amount", "source", "rule", "value"):
        value = getattr(event, field)
        if value is not None:
            form[field] = value
    form["text"] = match.game.sentence(match.state, event, viewer)
    return form


def view_form(match: Match, viewer: int | None) -> dict[str, Any]:
    """What a seat (or a spectator, None) may see."""
    return match.state.view(viewer)


def facts_form(match: Match) -> dict[str, Any]:
    """Everything, for tools and tests."""
    return match.state.facts()
