"""The text of an ability: what its words say, put together as cards are printed."""

from __future__ import annotations

from typing import Final

from weirwood.thrones.ability.costs import together
from weirwood.thrones.ability.flow import changes
from weirwood.thrones.engine.card import Ability, Card
from weirwood.thrones.engine.node import sentence
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


def speaker_of(card: Card) -> Speaker:
    """Who speaks for a card."""
    return Speaker(card.pronoun)


def ability_words(card: Card, ability: Ability) -> str:
    """What an ability of a card says after its heading, with ``{self}`` for the card's name."""
    if ability.spoken:
        return ability.spoken
    s = speaker_of(card)
    if ability.heading == CONSTANT:
        return f"{capital(_constant(ability, s))}."
    use = "Play" if card.type == EVENT else "Use this"
    only = ability.restriction
    while_used = only if card.type != EVENT and ability.heading == ACTION else None
    said = [f"{capital(_does(ability, s, while_used))}."]
    if ability.x is not None:
        said.append(f"X is {ability.x.text(s)}.")
    if only is not None and while_used is None:
        said.append(f"{use} only {only.when(s, 'if')}.")
    if ability.zone >= 0:
        said.append(f"{use} only while {s.itself()} is in your {_PILE_WORDS[ability.zone]}.")
    if ability.limit:
        said.append(_often(ability))
    return " ".join(said)


def _constant(ability: Ability, s: Speaker) -> str:
    """What a constant ability changes, and while what."""
    word = (
        "if" if ability.modifiers[0].is_command() and ability.modifiers[0].subjects() is not None else "while"
    )
    when = "" if ability.condition is None else f"{ability.condition.when(s, word)}, "
    return when + changes(ability.modifiers, s)


def _does(ability: Ability, s: Speaker, while_used: Condition | None) -> str:
    """While what an ability is used or what it answers, if what, at what cost, and what it does."""
    words = "" if while_used is None else f"{while_used.when(s, 'while')}, "
    if ability.trigger is not None:
        if ability.heading == PERMISSION:
            return f"directly after {ability.trigger.text(s)}, you may {sentence(ability.effects, s)}"
        start = "after" if ability.heading in (REACTION, FORCED_REACTION) else "when"
        words = f"{start} {ability.trigger.text(s)}, "
    if ability.condition is not None:
        words += f"{ability.condition.when(s, 'if')}, "
    if ability.costs:
        told = [effect for effect in ability.effects if not effect.is_silent()]
        words += together(ability.costs, s) + (" to " if told[0].is_command() else ": ")
    return words + sentence(ability.effects, s)


def _often(ability: Ability) -> str:
    """How often it may be used."""
    period = PERIOD_NAMES[ability.limit_period]
    if ability.limit_is_max:
        return f"(Max {ability.limit} per {period}.)"
    return f"(Limit {_TIMES.get(ability.limit, f'{ability.limit} times')} per {period}.)"
