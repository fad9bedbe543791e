"""A hint in words: what to choose, and what it brings."""

from __future__ import annotations

from typing import Final

from weirwood.core.asking import Asking
from weirwood.core.decision import Decision, DecisionKind
from weirwood.core.errors import listed
from weirwood.core.option import Option, Verb
from weirwood.thrones.asking import consequences
from weirwood.thrones.asking.moments import effect_of
from weirwood.thrones.asking.questions import asking
from weirwood.thrones.engine.state.board import Board
from weirwood.thrones.engine.words import CHARACTER, LOCATION
from weirwood.thrones.telling import speech
from weirwood.thrones.telling.voice import capital, many

_NAMED: Final = 4
"""The most cards a hint names. Of more it says how many, and they are marked on the table."""
_PASSING: Final = "Nothing here is worth more just now."


def advice(g: Board, seat: int, keys: list[str]) -> str:
    """The button that would be pressed, and a reason."""
    decision = next(decision for decision in g.decisions if decision.seat == seat)
    chosen = _chosen(decision, keys)
    words = asking(g, decision)
    if decision.kind == DecisionKind.MULLIGAN:
        return f"{speech.labels(g, decision, chosen)[0]}: {_hand(g, seat)}."
    names = [_plain(label) for label in speech.labels(g, decision, chosen)]
    reason = _reason(g, decision, chosen)
    return f"{_deed(decision, words, names)}.{f' {capital(reason)}' if reason else ''}"


def _deed(decision: Decision, words: Asking, names: list[str]) -> str:
    """What the button would say; a few cards are named."""
    template = "Set up {name}" if decision.kind == DecisionKind.SETUP else words.one
    if 0 < len(names) <= _NAMED and decision.kind != DecisionKind.ORDER:
        return template.replace("{name}", listed(names))
    return words.button(names)


def _chosen(decision: Decision, keys: list[str]) -> list[Option]:
    offered = [*(decision.candidates or ()), *decision.options]
    return [next(option for option in offered if option.key == key) for key in keys]


def _plain(label: str) -> str:
    """A label without the number that tells copies apart."""
    return label.rpartition(" (")[0] if label.endswith(")") and label[-2].isdigit() else label


def _reason(g: Board, decision: Decision, chosen: list[Option]) -> str:
    if any(option.verb == Verb.PASS for option in chosen):
        return _PASSING
    if decision.kind == DecisionKind.CHALLENGE:
        return ""
    follows = consequences.line(g, decision.seat, [option.key for option in chosen])
    if decision.kind in (DecisionKind.ACT, DecisionKind.TRIGGER):
        does = [effect for option in chosen if (effect := effect_of(g, option))]
        return " ".join([*(f"{capital(effect)}." for effect in does), follows]).strip()
    return follows


def _hand(g: Board, seat: int) -> str:
    """What a first hand holds, and what of it could be set up."""
    cards = [g.cards[card] for card in g.sides[seat].hand]
    characters = sum(card.type == CHARACTER for card in cards)
    locations = sum(card.type == LOCATION for card in cards)
    counts = [many(characters, "character"), many(locations, "location")]
    return listed(
        [words for words in counts if not words.startswith("no ")] or ["no character and no location"]
    )
