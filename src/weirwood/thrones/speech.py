"""The challenge games in words: questions and options."""

from __future__ import annotations

from typing import Final

from weirwood.core.decision import Decision, DecisionKind
from weirwood.core.option import Option, Verb
from weirwood.thrones.chronicle import seat_name
from weirwood.thrones.engine.board import Board

_WHAT: Final = {
    "attackers": "choose the attackers",
    "defenders": "choose the defenders, or none",
    "stealth": "choose a character to bypass by stealth, or none",
    "claim": "choose whom claim kills",
    "apply-claim": "apply claim",
    "how-often": "say how often this loop runs",
    "host": "choose what to attach it to",
    "reserve": "discard down to your reserve",
    "first-player": "choose the first player",
    "keyword-order": "choose which keyword comes first",
    "intimidate": "choose a character to intimidate, or none",
    "renown": "choose who gains power by renown",
    "insight": "choose who draws a card by insight",
    "pillage": "choose who pillages next",
    "cost": "choose what to pay with",
    "target": "choose a target",
    "search": "choose the card you searched for, or none",
    "stand": "choose who stands",
    "end-order": "determine who wins",
    "discard": "choose what to discard",
    "card-type": "name a card type",
    "add-to-hand": "choose what to add to your hand, or none",
    "bottom": "choose what goes to the bottom of the deck, or none",
    "order": "choose the order, the topmost first",
    "order-top": "choose the order on top, the topmost first",
    "order-bottom": "choose the order on the bottom, the topmost first",
    "pile-order": "choose the next card to lay onto your pile",
}
_KINDS: Final = {
    DecisionKind.ACT: "act or pass",
    DecisionKind.CHALLENGE: "initiate a challenge or pass",
    DecisionKind.PLOT: "choose a plot",
    DecisionKind.MULLIGAN: "keep these seven cards or draw seven new ones",
    DecisionKind.SETUP: "place cards worth up to 8 gold",
    DecisionKind.PLAYER: "choose a player",
    DecisionKind.NUMBER: "choose a number",
    DecisionKind.CONFIRM: "yes or no",
    DecisionKind.MODE: "choose one",
    DecisionKind.PICK: "choose cards",
}
_WINDOWS: Final = {
    "would": "interrupt this before it happens, or pass",
    "interrupt": "interrupt this, or pass",
    "reaction": "react to this, or pass",
    "when-revealed": "choose which plot comes first",
}


def prompt(g: Board, decision: Decision) -> str:
    """A question in words."""
    why = decision.why
    if why.window is not None:
        words = _WINDOWS[why.window]
        if why.forced and decision.kind == DecisionKind.TRIGGER:
            words = "choose which ability resolves first"
    else:
        words = _WHAT.get(why.what or "", "") or _KINDS.get(decision.kind, "choose")
    name = g.deal.setup.seats[decision.seat].name
    about = ""
    if why.ability is not None:
        about = f" ({g.definition(why.ability[0]).name})"
    elif why.card is not None:
        about = f" ({g.definition(why.card).name})"
    return f"{name}, {words}{about}."


def label(g: Board, option: Option) -> str:
    """An option in words of its own: copies of one card are numbered."""
    words = _label(g, option)
    alike = _alike(g, option.key, words)
    return words if len(alike) < 2 else f"{words} ({1 + alike.index(option.key)})"


def _alike(g: Board, key: str, words: str) -> list[str]:
    """The keys of all options of the same decision with the same words."""
    for decision in g.decisions:
        offered = decision.candidates or decision.options
        keys = [other.key for other in offered if _label(g, other) == words]
        if key in keys:
            return keys
    return []


def _label(g: Board, option: Option) -> str:
    card = "" if option.card is None else g.definition(option.card).name
    target = "" if option.target is None else g.definition(option.target).name
    match option.verb:
        case Verb.MARSHAL:
            return f"Marshal {card}"
        case Verb.DUPLICATE:
            return f"Marshal {card} as a duplicate"
        case Verb.PLAY | Verb.USE:
            return f"{option.verb.value.capitalize()} {card}{f' ({target})' if target else ''}"
        case Verb.AMBUSH:
            return f"Ambush {card} for {option.value} gold"
        case Verb.SAVE:
            return f"Discard the duplicate to save {target or 'it'}"
        case Verb.CHALLENGE:
            return f"{str(option.value).capitalize()} challenge against {seat_name(g, option.seat)}"
        case Verb.PLOT | Verb.PICK:
            return card
        case Verb.PLAYER:
            return seat_name(g, option.seat)
        case Verb.MODE | Verb.NAME | Verb.NUMBER:
            return str(option.value).replace("-", " ").capitalize()
    return option.verb.value.capitalize()
