"""The text of an ability: what its words say, put together as cards are printed."""

from __future__ import annotations

from typing import Final

from weirwood.thrones.ability.costs import together
from weirwood.thrones.ability.flow import changes
from weirwood.thrones.engine.card import Ability, Card
from weirwood.thrones.engine.node import sentences
from weirwood.thrones.engine.nodes import Condition
from weirwood.thrones.engine.speaker import Speaker, capital
from weirwood.thrones.engine.words import (
    ACTION,
    CONSTANT,
    DEAD,
    DISCARD,
    EVENT,
    FORCED_REACTION,
    HAND,
    PERIOD_NAMES,
    PERMISSION,
    REACTION,
)

_PILE_WORDS: Final = {HAND: "hand", DISCARD: "discard pile", DEAD: "dead pile"}
_TIMES: Final = {1: "once", 2: "twice"}
_STARTS: Final = {REACTION: "after", FORCED_REACTION: "after", PERMISSION: "directly after"}


def speaker_of(card: Card, short: bool = False) -> Speaker:
    """Who speaks for a card."""
    return Speaker(card.pronoun, short)


def ability_words(card: Card, ability: Ability) -> str:
    """What an ability of a card says after its heading, with ``{self}`` for the card's name."""
    return " ".join(ability_clauses(card, ability, speaker_of(card)))


def ability_clauses(card: Card, ability: Ability, s: Speaker) -> list[str]:
    """The same as a speaker says it, in clauses: after each of them one may stop."""
    if ability.spoken:
        return [ability.spoken]
    if ability.heading == CONSTANT:
        changed = ability.modifiers[0]
        word = "if" if changed.is_command() and changed.subjects() is not None else "while"
        when = [] if ability.condition is None else [f"{ability.condition.when(s, word)},"]
        return _begun([*when, f"{changes(ability.modifiers, s)}."])
    use = "Play" if card.type == EVENT else "Use this"
    only = ability.restriction
    while_used = only if card.type != EVENT and ability.heading == ACTION else None
    said = _begun([*_when(ability, s, while_used), *_does(ability, s)])
    if ability.x is not None:
        said.append(f"X is {ability.x.text(s)}.")
    if only is not None and while_used is None:
        said.append(f"{use} only {only.when(s, 'if')}.")
    if ability.zone >= 0:
        said.append(f"{use} only while {s.itself()} is in your {_PILE_WORDS[ability.zone]}.")
    if ability.limit:
        said.append(_often(ability))
    return said


def _begun(clauses: list[str]) -> list[str]:
    return [capital(clauses[0]), *clauses[1:]]


def _when(ability: Ability, s: Speaker, while_used: Condition | None) -> list[str]:
    """While what an ability is used, what it answers, and if what."""
    words = [] if while_used is None else [f"{while_used.when(s, 'while')},"]
    if ability.trigger is not None:
        words.append(f"{_STARTS.get(ability.heading, 'when')} {ability.trigger.text(s)},")
    if ability.condition is not None:
        words.append(f"{ability.condition.when(s, 'if')},")
    return words


def _does(ability: Ability, s: Speaker) -> list[str]:
    """What an ability does, a clause for each sentence, and at what cost."""
    words = "you may " if ability.heading == PERMISSION else ""
    if ability.costs:
        told = [effect for effect in ability.effects if not effect.is_silent()]
        words = together(ability.costs, s) + (" to " if told[0].is_command() else ": ")
    first, *others = sentences(ability.effects, s)
    return [f"{clause}." for clause in (words + first, *others)]


def _often(ability: Ability) -> str:
    """How often it may be used."""
    period = PERIOD_NAMES[ability.limit_period]
    if ability.limit_is_max:
        return f"(Max {ability.limit} per {period}.)"
    return f"(Limit {_TIMES.get(ability.limit, f'{ability.limit} times')} per {period}.)"
