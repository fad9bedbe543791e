"""A hint in words: what to choose, and what it brings."""

from __future__ import annotations

from typing import Final

from weirwood.core.asking import Asking, Label
from weirwood.core.decision import Decision, DecisionKind
from weirwood.core.errors import listed
from weirwood.core.option import Option, Verb
from weirwood.core.sentence import Sentence, Words, begun, ended, say, spaced
from weirwood.thrones.asking import consequences
from weirwood.thrones.asking.moments import effect_of
from weirwood.thrones.asking.questions import asking
from weirwood.thrones.engine.state.board import Board
from weirwood.thrones.engine.words import CHARACTER, LOCATION
from weirwood.thrones.telling import speech
from weirwood.thrones.telling.voice import Voice, many

_NAMED: Final = 4  # the most cards a hint names; of more it says how many, and they are marked
_SET_UP: Final = Asking("What starts in play?", one="Set up {name}")
_PASSING: Final = "Nothing here is worth more just now."


def advice(g: Board, seat: int, keys: list[str]) -> Sentence:
    """The button that would be pressed, and a reason."""
    decision = next(decision for decision in g.decisions if decision.seat == seat)
    chosen = _chosen(decision, keys)
    finished = any(option.verb == Verb.DONE for option in chosen)
    labels = speech.labels(g, decision, [*(decision.picked or ())] if finished else chosen)
    if decision.kind == DecisionKind.MULLIGAN:
        return say(labels[0].words, f": {_hand(g, seat)}.")
    words = asking(g, decision)
    deed = _deed(decision, words, labels)
    if any(option.verb == Verb.PLAYER for option in chosen):  # a name alone says nothing
        deed = say(words.question, " ", deed)
    return spaced(ended(deed), begun(_reason(g, decision, chosen)))


def _deed(decision: Decision, words: Asking, labels: list[Label]) -> Sentence:
    """What the button would say; a few cards are named."""
    if 0 < len(labels) <= _NAMED and decision.kind != DecisionKind.ORDER:
        return _SET_UP.deed(labels) if decision.kind == DecisionKind.SETUP else words.deed(labels)
    return words.button(labels)


def _chosen(decision: Decision, keys: list[str]) -> list[Option]:
    offered = [*(decision.candidates or ()), *decision.options]
    return [next(option for option in offered if option.key == key) for key in keys]


def _reason(g: Board, decision: Decision, chosen: list[Option]) -> Words:
    if any(option.verb == Verb.PASS for option in chosen):
        return _PASSING
    if decision.kind == DecisionKind.CHALLENGE:
        return ""
    follows = consequences.prospect(g, decision.seat, [option.key for option in chosen]).line
    if decision.kind in (DecisionKind.ACT, DecisionKind.TRIGGER):
        voice = Voice(g, decision.seat)
        does = [ended(begun(effect)) for option in chosen if (effect := effect_of(g, option, voice))]
        return spaced(*does, follows)
    return follows


def _hand(g: Board, seat: int) -> str:
    """What a first hand holds, and what of it could be set up."""
    cards = [g.cards[card] for card in g.sides[seat].hand]
    characters = sum(card.type == CHARACTER for card in cards)
    locations = sum(card.type == LOCATION for card in cards)
    counts = [(characters, "character"), (locations, "location")]
    return listed([many(*one) for one in counts if one[0]] or ["no character and no location"])
