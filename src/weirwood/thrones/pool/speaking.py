"""The text of an ability: what its words say, put together as cards are printed."""

from __future__ import annotations

from typing import Final

from weirwood.thrones.ability.costs import together
from weirwood.thrones.engine.card import Ability, Card
from weirwood.thrones.engine.node import sentences
from weirwood.thrones.engine.nodes import Condition, changes
from weirwood.thrones.engine.speaker import WHOM, Speaker, capital
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
    PLOT,
    REACTION,
)

PILE_WORDS: Final = {HAND: "hand", DISCARD: "discard pile", DEAD: "dead pile"}
_TIMES: Final = {1: "once", 2: "twice"}
_STARTS: Final = {REACTION: "after", FORCED_REACTION: "after", PERMISSION: "directly after"}


def speaker_of(card: Card, short: int = 0, pronoun: str = "") -> Speaker:
    """Who speaks for a card, perhaps by another pronoun than its own."""
    each_round = "this round" if card.type == PLOT else "each round"
    host = "character" if card.attach is None else card.attach.noun()
    return Speaker(pronoun or card.pronoun, short, each_round, host, card.people, card.character_traits)


def ability_words(card: Card, ability: Ability) -> str:
    """What an ability of a card says: when it may be used, its heading and the rest; ``{self}`` is the card's name."""
    only, words = ability_parts(card, ability)
    headed = f"{ability.head}: {words}" if ability.head else words
    return f"{only} {headed}" if only else headed


def ability_parts(card: Card, ability: Ability) -> tuple[str, str]:
    """When alone an ability of a card may be used, which is said before its heading, and what it says after that."""
    s = speaker_of(card)
    only = _only(card, ability, s)
    return only, " ".join(ability_clauses(card, ability, s))


def _only(card: Card, ability: Ability, s: Speaker) -> str:
    use = "Play" if card.type == EVENT else "Use this"
    said = []
    if ability.restriction is not None and not _is_while(card, ability):
        said.append(f"{use} only {ability.restriction.when(s, 'if')}.")
    if ability.purse is not None:
        pool = f"{ability.purse.whose(s)} gold pool"
        said.append(f"You may only use gold from {pool} to pay for {s.itself(WHOM)}.")
    if said:
        s.stop()
    return " ".join(said)


def _is_while(card: Card, ability: Ability) -> bool:
    """Whether when alone it may be used is said as part of its sentence."""
    return card.type != EVENT and ability.heading == ACTION


def ability_clauses(card: Card, ability: Ability, s: Speaker) -> list[str]:
    """The same as a speaker says it, in clauses: after each of them one may stop."""
    if ability.spoken:
        return [f"{ability.spoken}."]
    if ability.heading == CONSTANT:
        when = [] if ability.condition is None else [f"{ability.condition.when(s, while_or_if(ability))},"]
        return _begun([*when, f"{changes(ability.modifiers, s)}."])
    while_used = ability.restriction if _is_while(card, ability) else None
    said = _begun([*_when(ability, s, while_used), *_does(ability, s)])
    if ability.x is not None:
        s.pause()
        said.append(f"X is {ability.x.counted(s)}.")
    if ability.limit:
        said.append(_often(ability))
    if ability.anyone:
        said.append("(Any player may initiate this ability.)")
    if ability.of_host:
        said.append(f"(The attached {s.host} gains this ability.)")
    if not ability.can_be_canceled:
        said.append("(Cannot be canceled.)")
    return said


def is_whence_told(ability: Ability) -> bool:
    """Whether other words of an ability say that its card is out of play."""
    if ability.trigger is not None and ability.trigger.tells_whence():
        return True
    return any(effect.tells_whence() for effect in ability.effects)


def while_or_if(ability: Ability) -> str:
    """Cards are commanded *if* something holds; everything else holds *while* it does."""
    changed = ability.modifiers[0]
    return "if" if changed.is_command() and changed.subjects() is not None else "while"


def _begun(clauses: list[str]) -> list[str]:
    return [capital(clauses[0]), *clauses[1:]]


def _when(ability: Ability, s: Speaker, while_used: Condition | None) -> list[str]:
    """While what an ability is used, what it answers, and if what."""
    words = [] if while_used is None else [f"{while_used.when(s, 'while')},"]
    joined = ""
    if ability.trigger is not None:
        answered = f"{_STARTS.get(ability.heading, 'when')} {ability.trigger.text(s)}"
        joined = joined_to(ability, s)
        words.append(f"{answered}{joined},")
    if ability.zone >= 0:
        s.pile = PILE_WORDS[ability.zone]
    if s.pile and not is_whence_told(ability):
        word = "while" if ability.trigger is None else "if"
        words.append(f"{word} {s.itself()} is in your {s.pile},")
    if ability.condition is not None and not joined:
        words.append(f"{ability.condition.when(s, 'if')},")
    return words


def joined_to(ability: Ability, s: Speaker) -> str:
    """If what an ability may be used, where that is said in one breath with what it answers."""
    joins = "" if ability.condition is None else ability.condition.joins(s)
    return f" {joins}" if joins else ""


def _does(ability: Ability, s: Speaker) -> list[str]:
    words = "you may " if ability.heading == PERMISSION else ""
    if ability.costs:
        told = [effect for effect in ability.effects if not effect.is_silent()]
        words = together(ability.costs, s) + (" to " if told[0].is_command() or told[0].is_caused() else ": ")
        s.paid = True
    first, *others = sentences(ability.effects, s)
    return [clause if clause.endswith('."') else f"{clause}." for clause in (words + first, *others)]


def _often(ability: Ability) -> str:
    period = PERIOD_NAMES[ability.limit_period]
    if ability.limit_is_max:
        return f"(Max {ability.limit} per {period}.)"
    return f"(Limit {_TIMES.get(ability.limit, f'{ability.limit} times')} per {period}.)"
