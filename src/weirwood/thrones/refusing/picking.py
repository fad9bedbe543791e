"""Picks of a selection: which may be added, and why some cannot be, in words."""

from __future__ import annotations

from typing import Any, Final

from weirwood.core.decision import Decision
from weirwood.core.sentence import Sentence, fill
from weirwood.thrones.engine.concepts import refused
from weirwood.thrones.engine.flow import sets
from weirwood.thrones.engine.options import key_of
from weirwood.thrones.engine.selection import Selection
from weirwood.thrones.engine.state.board import Board
from weirwood.thrones.engine.words import NO_CARD
from weirwood.thrones.refusing.about import About
from weirwood.thrones.refusing.reasons import reason
from weirwood.thrones.refusing.refusal import clause_of
from weirwood.thrones.telling.voice import Voice

COUNTED: Final = {
    refused.TOO_MANY_CHOSEN: "At most {limit} can be chosen. Take one back first.",
    refused.BEYOND_STRENGTH: "{card} has {price} [STR]; {left} of {limit} left.",
    refused.BEYOND_GOLD: "{card} costs {price}; you have {left} gold left.",
}
"""Why a pick is too many, or beyond a budget."""


def further(state: Board, seat: int, keys: list[str]) -> list[str]:
    """The keys of the candidates that may be added to those picked."""
    decision = sets.decision_of(state, seat)
    if decision.picked is None or decision.candidates is None:
        return []
    selection = sets.selection_of(decision)
    picked = sets.wanted_by(decision, selection, keys)
    if picked is None:
        return []
    free = [card for card in selection.cards if card not in picked]
    may = [card for card in free if selection.is_part(state, selection.in_order([*picked, card]))]
    return [key_of(selection.option(card)) for card in may]


def refused_set(state: Board, seat: int, keys: list[str]) -> dict[str, Any]:
    """Why picks are not part of a set that would be accepted: the rule and the reason, by the first that fails."""
    decision = sets.decision_of(state, seat)
    found = None
    if decision.picked is not None and decision.candidates is not None and len(set(keys)) == len(keys):
        found = _first_refused(state, decision, keys)
    if found is None:
        about = About(state, seat, NO_CARD, "choose")
        found = refused.NOT_TOGETHER, reason(about, refused.NOT_TOGETHER)
    return {"rule": clause_of(state, seat, found[0]), "text": found[1]}


def _first_refused(state: Board, decision: Decision, keys: list[str]) -> tuple[str, Sentence] | None:
    """The concept by which the first pick fails, and its words."""
    selection = sets.selection_of(decision)
    if 0 <= selection.most < len(keys):
        concept = refused.TOO_MANY_CHOSEN
        return concept, fill(COUNTED[concept], limit=str(selection.most))
    for count in range(1, len(keys) + 1):
        some = sets.wanted_by(decision, selection, keys[:count])
        if some is None:
            return None
        if not selection.is_part(state, some):
            before = sets.wanted_by(decision, selection, keys[: count - 1]) or []
            card = next((card for card in some if card not in before), NO_CARD)
            return _why(state, decision.seat, selection, before, card)
    return None


def _why(
    g: Board, seat: int, selection: Selection, picked: list[int], card: int
) -> tuple[str, Sentence] | None:
    """Why a card cannot join those picked: it is beyond a budget, or the rule of the set refuses it."""
    if card == NO_CARD or selection.rule is None or selection.players:
        return None
    far = selection.rule.beyond(g, picked, card)
    if far is not None:
        voice = Voice(g, seat)
        counts = {"price": str(far.price), "left": str(far.left), "limit": str(far.limit)}
        return far.concept, fill(voice.lexicon.say(COUNTED[far.concept]), card=voice.card(card), **counts)
    why = selection.rule.refused(g, picked, card)
    return (why, reason(About(g, seat, card, "choose"), why)) if why else None
