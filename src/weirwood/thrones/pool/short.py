"""The text of a card for a small face: its words speak it as they speak the whole text, in few words."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from weirwood.core.sentence import fill
from weirwood.thrones.ability.costs import together
from weirwood.thrones.ability.counted import DuringChallenge
from weirwood.thrones.ability.plots import Rivals, Supports
from weirwood.thrones.engine.card import Ability, Card
from weirwood.thrones.engine.lexicon import Lexicon
from weirwood.thrones.engine.node import sentences
from weirwood.thrones.engine.nodes import changes
from weirwood.thrones.engine.speaker import NAMED_CARD, Speaker, capital
from weirwood.thrones.engine.words import (
    ACTION,
    CHALLENGE_NAMES,
    CONSTANT,
    FORCED_INTERRUPT,
    FORCED_REACTION,
    KEYWORD_NAMES,
    PERIOD_NAMES,
    PERMISSION,
    TITLE,
    WHEN_REVEALED,
)
from weirwood.thrones.pool.deck_rule import DeckRule
from weirwood.thrones.pool.speaking import PILE_WORDS, is_whence_told, joined_to, speaker_of, while_or_if

ROOM: Final = 90
"""How long a short text should be."""
MOST: Final = 100
"""How long it may be before something is left out."""
MORE: Final = "…"
_LESS: Final = 4
"""How short a text is that leaves out what hardly ever matters, and says so."""
_SIGNS: Final = {"M": "[M]", "I": "[I]", "P": "[P]"}
_HEADS: Final = {FORCED_REACTION: "[forced]", FORCED_INTERRUPT: "[forced]", WHEN_REVEALED: "revealed"}
_ALL, _PHASE, _ANY_TIME = range(3)
"""What a text may say of when an ability may be used: all of it, only in what phase, or nothing."""
_RULE, _OFTEN, _BARS, _ATTACHES, _KEYWORD, _CONSTANT, _ABILITY = range(7)


class _Part(NamedTuple):
    """A sentence of a short text in its clauses, and its weight: where room is scarce the lightest are left out."""

    clauses: tuple[str, ...]
    weight: int


def short_text(card: Card, lexicon: Lexicon, alone: bool = False) -> str:
    """The text of a card for a small face: keywords first, signs for challenges, trigger and cost before a colon.

    It says less than the text where it ends with an ellipsis, and never anything else. ``alone`` leaves out what a
    title is to others, which a table tells of the players who bear them.
    """
    by_level = [sentences_of(card, lexicon, level, alone) for level in (1, 2, 3)]
    for levels, most in ((by_level, ROOM), (by_level[1:], MOST)):
        for parts in levels:
            if length(joined(parts)) <= most:
                return joined(parts)
    whole, less = by_level[-1], sentences_of(card, lexicon, _LESS, alone)
    pairs = zip(whole, less, strict=True)
    said = [part if length(joined([part])) <= MOST - 2 else short for part, short in pairs]
    kept = max(_kept(said), _kept(less), key=_worth)
    return joined(kept) if kept == whole else f"{joined(kept)} {MORE}"


def _worth(parts: list[_Part]) -> tuple[int, int]:
    """How much sentences say of what matters most, and how much at all."""
    return sum(part.weight for part in parts if part.weight > _BARS), length(joined(parts))


def _kept(parts: list[_Part]) -> list[_Part]:
    """The weightiest sentences that have room, in their order; of one that has none its first clauses."""
    kept: list[_Part] = []
    for part in sorted(parts, key=lambda part: -part.weight):
        more = [one for one in parts if one in kept or one is part]
        if not kept or length(joined(more)) + 2 <= MOST:
            kept = more
    while length(joined(kept)) + 2 > MOST and len(kept[0].clauses) > 1:
        kept[0] = _Part(kept[0].clauses[:-1], _ABILITY)
    return kept


@lru_cache(maxsize=1024)
def short_words(card: Card, lexicon: Lexicon) -> str:
    """The short text as a prompt may have it, with a word for each sign."""
    words = short_text(card, lexicon)
    for sign, name in zip(_SIGNS.values(), CHALLENGE_NAMES, strict=True):
        words = words.replace(sign, name)
    return words


def length(words: str) -> int:
    """How long a short text looks: a sign is one character."""
    return len(words) - 2 * sum(words.count(sign) for sign in _SIGNS.values())


def joined(parts: list[_Part]) -> str:
    """Sentences as one text."""
    return " ".join(f"{'; '.join(part.clauses)}{'' if part.weight == _OFTEN else '.'}" for part in parts)


def sentences_of(card: Card, lexicon: Lexicon, level: int, alone: bool = False) -> list[_Part]:
    """All sentences of a card, in their order, as short as a level says; a title tells of other titles last."""
    parts = [_Part((capital(KEYWORD_NAMES[keyword]),), _KEYWORD) for keyword in card.keywords]
    parts += [_Part((f"Ambush ({price})",), _KEYWORD) for price in card.ambush]
    parts += [_Part((_barred(kind, traits, level),), _BARS) for kind, *traits in card.no_attachments]
    if card.attach is not None:
        s = Speaker(short=level)
        s.certain = True
        bearer = lexicon.say(card.attach.bearer(s))
        parts.append(_Part((f"{capital(bearer)} only",), _ATTACHES))
    pronoun, another = card.pronoun, False
    for ability in reversed(card.abilities) if card.type == TITLE else card.abilities:
        if alone and (ability.spoken or any(isinstance(one, Supports | Rivals) for one in ability.modifiers)):
            continue
        ways: list[list[str]] = []
        for only in (_ALL, _PHASE, _ANY_TIME) if level == _LESS else (_ALL,):
            s = speaker_of(card, level, pronoun)
            s.said = [NAMED_CARD] if another else []
            ways.append([_filled(card, lexicon, clause) for clause in _said(ability, lexicon, s, only)])
        said = _fitting(ways)
        pronoun = "it" if s.is_unsure and _called(card) != card.name else pronoun
        another = another or s.is_unsure
        weight = _CONSTANT if ability.heading == CONSTANT else _ABILITY
        parts.append(_Part((capital(said[0]), *said[1:]), weight))
        if ability.limit:
            most = "Max " if ability.limit_is_max else ""
            parts.append(_Part((f"({most}{ability.limit}/{PERIOD_NAMES[ability.limit_period]})",), _OFTEN))
        if ability.anyone:
            parts.append(_Part(("(any player)",), _OFTEN))
        if ability.of_host:
            parts.append(_Part(("(bearer gains this)",), _OFTEN))
        if not ability.can_be_canceled:
            parts.append(_Part(("(cannot be canceled)",), _OFTEN))
    for rule in card.deck_rules:
        if isinstance(rule, DeckRule):
            parts.append(_Part((capital(rule.text(Speaker(short=level))),), _RULE))
    return parts


def _fitting(ways: list[list[str]]) -> list[str]:
    """Of the ways to say an ability, the first with room for all it does, if that is several things; else for one."""
    whole = [way for way in ways if len(way) > 1 and length("; ".join(way)) + 3 <= MOST]
    begun = [way for way in ways[:_ANY_TIME] if length(way[0]) + 3 <= MOST]
    return (whole or begun or ways[_PHASE:_ANY_TIME] or ways)[0]


def _barred(kind: str, traits: list[str], level: int) -> str:
    """Which attachments a card does not bear."""
    named = " or ".join(traits)
    if kind == "only":
        return f"No {named} attachments"
    if named and level > 1:
        return f"Only {named} attachments"
    return f"No attachments{f' except {named}' if named else ''}"


def _called(card: Card) -> str:
    """What a short text calls its card beside others: by its name where that is no longer."""
    return min(card.name, "this card", key=len)


def _filled(card: Card, lexicon: Lexicon, words: str) -> str:
    begins = words.startswith("{self}")
    name = "{self}" if begins else ""
    said = name + words.removeprefix(name).replace("{self}", _called(card))
    return str(fill(lexicon.say(said), self=capital(card.pronoun), **_SIGNS))


def _said(ability: Ability, lexicon: Lexicon, s: Speaker, only: int) -> list[str]:
    """An ability: when, if what and at what cost, a colon, and what happens then, a clause for each command.

    ``only`` is how much it says of when the ability may be used.
    """
    level = s.short
    s.bare = level >= _LESS
    if ability.spoken:
        return [ability.spoken]
    if ability.heading == CONSTANT:
        word = while_or_if(ability)
        when = "" if ability.condition is None else f"{ability.condition.when(s, word)}, "
        return [when + changes(ability.modifiers, s)]
    before, joined = [_HEADS[ability.heading]] if ability.heading in _HEADS else [], ""
    if ability.zone >= 0:
        s.pile = PILE_WORDS[ability.zone]
    if s.pile and not is_whence_told(ability):
        before.append(f"from your {s.pile}")
    if only != _ANY_TIME and (not isinstance(ability.restriction, DuringChallenge) or only != _ALL):
        before += [lexicon.of_kind("phase", phase) for phase in ability.phases[:1]]
    if ability.restriction is not None and only == _ALL:
        word = "while" if ability.heading == ACTION and level < 2 else "if"
        before.append(ability.restriction.when(s, word))
    if ability.trigger is not None:
        answered = ability.trigger.text(s)
        joined = joined_to(ability, s)
        before.append(f"{answered}{joined}")
    if ability.condition is not None and not joined:
        before.append(ability.condition.when(s, "if"))
    if ability.purse is not None:
        before.append(f"paid with {ability.purse.whose(s)} gold")
    if ability.costs:
        before.append(together(ability.costs, s))
    does = sentences(ability.effects, s)
    unsaid = [chosen.whom(s) for chosen in s.waiting.values()] + ([s.picked] if s.picked else [])
    does = [*(f"choose {chosen}" for chosen in unsaid), *does]
    if ability.x is not None:
        does.append(f"X is {ability.x.counted(s)}")
    if not before and level < _LESS:
        before = ["action"]
    timed = f"{', '.join(before)}: " if before else ""
    return [f"{timed}{'you may ' if ability.heading == PERMISSION else ''}{does[0]}", *does[1:]]
