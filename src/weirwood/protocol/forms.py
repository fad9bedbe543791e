"""The forms in which a match is told to programs, the same on every wire: plain data, ready for JSON."""

from __future__ import annotations

from typing import Any

from weirwood.core.asking import Label
from weirwood.core.decision import Decision, Reason
from weirwood.core.event import Event
from weirwood.core.match import Match
from weirwood.core.option import Option
from weirwood.core.state import Game
from weirwood.core.view import OWN_NAMES, Names


def game_form(game: Game) -> dict[str, Any]:
    """What can be played: its id, its name, the fewest and the most players, and the names of its options."""
    seats = [game.seats.start, game.seats.stop - 1]
    return {"id": game.id, "name": game.name, "seats": seats, "options": list(game.options)}


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


def decision_form(
    match: Match, decision: Decision, names: Names = OWN_NAMES, in_parts: bool = False
) -> dict[str, Any]:
    """A question with its options, in plain text or in parts with its names of cards; a selection has candidates."""
    selects = decision.picked is not None
    offered = [*decision.options, *(decision.candidates or ())]
    labels = match.game.labels(match.state, decision, offered)
    forms = [option_form(option, label, names) for option, label in zip(offered, labels, strict=True)]
    count = len(decision.options)
    asking = match.game.asking(match.state, decision)
    return {
        "seat": decision.seat,
        "kind": decision.kind.value,
        "why": why_form(match, decision.why, names),
        "text": asking.text(),
        "words": asking.parts(decision) if in_parts else asking.form(decision),
        "picked": [option.key for option in decision.picked or ()],
        "min": decision.minimum if selects else 1,
        "max": decision.maximum if selects else 1,
        "options": forms[:count],
        "candidates": forms[count:] if selects else None,
    }


def why_form(match: Match, why: Reason, names: Names) -> dict[str, Any]:
    """Why a seat is asked: the step, and what applies."""
    form: dict[str, Any] = {"step": why.step}
    if why.ability is not None:
        card, index = why.ability
        code = match.game.code(match.state, card)
        form["ability"] = {"card": names.card(card), "code": code, "index": index}
    if why.rule is not None:
        form["rule"] = why.rule
    if why.card is not None:
        form["card"] = names.card(why.card)
    if why.what is not None:
        form["what"] = why.what
    if why.window is not None:
        form["window"] = why.window
        form["forced"] = why.forced
    if why.occurrence is not None:
        event, cards, seats = why.occurrence
        known = [names.card(card) for card in cards if names.knows(card)]
        form["occurrence"] = {"event": event, "cards": known, "seats": list(seats)}
    return form


def refusal_form(refusal: dict[str, Any]) -> dict[str, Any]:
    """Why something is refused, in plain text."""
    return {**refusal, "text": str(refusal["text"])}


def option_form(option: Option, label: Label, names: Names = OWN_NAMES) -> dict[str, Any]:
    """One thing a seat may choose, with its words; ``label`` is left out where no number tells it from others."""
    form: dict[str, Any] = {"key": option.key, "verb": option.verb.value, "text": str(label)}
    if label.number:
        form["label"] = str(label.words)
    if option.card is not None:
        form["card"] = names.card(option.card)
    if option.seat is not None:
        form["seat"] = option.seat
    if option.ability is not None:
        form["ability"] = option.ability
    if option.target is not None:
        form["target"] = names.card(option.target)
    elif option.target_seat is not None:
        form["target"] = option.target_seat
    if option.value is not None:
        form["value"] = option.value
    return form


def event_form(match: Match, ply: int, event: Event) -> dict[str, Any]:
    """Something that happened, in full: the engine's own form, which no seat may be shown."""
    knower = event.knowers[0] if event.knowers else None
    return _event(match, ply, event, knower, OWN_NAMES)


def event_form_for(match: Match, ply: int, event: Event, viewer: int | None, names: Names) -> dict[str, Any]:
    """Something that happened as a seat (or a spectator, None) may know it, in its own names of cards."""
    return _event(match, ply, event.seen_by(viewer), viewer, names)


def _event(match: Match, ply: int, event: Event, viewer: int | None, names: Names) -> dict[str, Any]:
    form: dict[str, Any] = {
        "kind": event.kind,
        "ply": ply,
        "cards": names.cards_of(event),
        "seats": list(event.seats),
    }
    told = {
        "amount": event.amount,
        "source": names.source_of(event),
        "rule": event.rule,
        "value": event.value,
    }
    form |= {field: value for field, value in told.items() if value is not None}
    form["text"] = str(match.game.sentence(match.state, event, viewer))
    return form
