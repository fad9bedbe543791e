"""What is printed on a card: its facts as plain data, and its text as its words speak it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final, NamedTuple

from weirwood.core.sentence import Sentence, Words, fill
from weirwood.thrones.ability.players import FACTION_WORDS
from weirwood.thrones.engine.card import Ability, Card
from weirwood.thrones.engine.lexicon import Lexicon
from weirwood.thrones.engine.speaker import Speaker
from weirwood.thrones.engine.words import (
    ACTION,
    ATTACHMENT,
    CHALLENGE_NAMES,
    CHARACTER,
    EVENT,
    FACTION,
    FORCED_INTERRUPT,
    FORCED_REACTION,
    INTERRUPT,
    KEYWORD_NAMES,
    PLOT,
    REACTION,
    TYPE_NAMES,
)
from weirwood.thrones.pool.deck_rule import DeckRule
from weirwood.thrones.pool.short import short_text
from weirwood.thrones.pool.speaking import ability_parts, ability_words

_HEADINGS: Final = {
    ACTION: "action",
    INTERRUPT: "interrupt",
    FORCED_INTERRUPT: "forced interrupt",
    REACTION: "reaction",
    FORCED_REACTION: "forced reaction",
}
_BONUSES: Final = ("income", "initiative", "claim", "reserve")


def printed_facts(card: Card, lexicon: Lexicon | None = None) -> dict[str, Any]:
    """The facts of a card; only those that a card of its type has, those in words only where a lexicon is given."""
    facts: dict[str, Any] = {"type": TYPE_NAMES[card.type], "faction": card.faction}
    if card.type == PLOT:
        facts["gold"] = "X" if card.gold_is_x else card.gold
        facts |= {"initiative": card.initiative, "claim": card.claim}
        facts |= {"reserve": card.reserve} if card.reserve >= 0 else {}
    elif card.type <= EVENT:
        facts["cost"] = "X" if card.costs_x else card.cost
    if card.type == CHARACTER:
        facts["strength"] = card.strength
        facts["icons"] = [CHALLENGE_NAMES[icon] for icon, count in enumerate(card.icons) if count]
    facts |= {
        "unique": card.unique,
        "loyal": card.loyal,
        "traits": sorted(card.traits),
        "keywords": keywords(card),
    }
    bonus = {name: value for name, value in zip(_BONUSES, card.bonus, strict=True) if value}
    bonus |= {"influence": card.influence} if card.influence else {}
    if bonus:
        facts["bonus"] = bonus
    if card.perpetual:
        facts["perpetual"] = True
    if card.only_for:
        facts["house_only"] = card.only_for
    if card.type == ATTACHMENT and lexicon is not None:
        facts["attaches_to"] = None if card.attach is None else lexicon.say(card.attach.text(Speaker()))
    return facts


class TextLine(NamedTuple):
    """A part of a card's text; ``head`` is the heading before it, empty where it has none."""

    head: str
    words: str

    def __str__(self) -> str:
        return f"{self.head}: {self.words}" if self.head else self.words


def keywords(card: Card) -> list[str]:
    """The printed keywords in words."""
    return _keywords(card, "{}")


def _keywords(card: Card, price_form: str) -> list[str]:
    words = [KEYWORD_NAMES[keyword] for keyword in card.keywords]
    words += [f"ambush {price_form.format(price)}" for price in card.ambush]
    for kind, *traits in card.no_attachments:
        named = " or ".join(traits)
        words.append(f"no {named} attachments" if kind == "only" else f"no attachments{_except(named)}")
    return words


def _except(named: str) -> str:
    return f" except {named}" if named else ""


def headings(card: Card) -> list[str]:
    """What its abilities are called in the rules: ``action``, ``interrupt``, ``forced reaction``."""
    return [_HEADINGS[ability.heading] for ability in card.abilities if ability.heading in _HEADINGS]


def card_lines(card: Card, lexicon: Lexicon) -> list[TextLine]:
    """The text of a card in an edition's words, a line for each part: host, keywords, deck rules, abilities."""
    lines = []
    if card.only_for:
        lines.append(TextLine("", lexicon.say(f"[Faction] {FACTION_WORDS[card.only_for]} only.")))
    if card.attach is not None:
        attached = "[Marshal] only on" if card.attach_once else "Attach only to"
        lines.append(TextLine("", lexicon.say(f"{attached} {card.attach.text(Speaker())}.")))
    words = [_sentence(word) for word in _keywords(card, "({})")]
    if words:
        lines.append(TextLine("", " ".join(words)))
    rules = [_sentence(rule.text(Speaker())) for rule in card.deck_rules if isinstance(rule, DeckRule)]
    if rules:
        lines.append(TextLine("", " ".join(rules)))
    for ability in card.abilities:
        only, said = (str(fill(lexicon.say(part), self=card.name)) for part in ability_parts(card, ability))
        lines += [TextLine("", only)] if only else []
        lines.append(TextLine(lexicon.say(ability.head), said))
    return lines


def ability_text(card: Card, ability: Ability, name: Words, lexicon: Lexicon) -> Sentence:
    """The text of one ability of a card, which is called by a name, in the words of an edition."""
    return fill(lexicon.say(ability_words(card, ability)), self=name)


def card_text(card: Card, lexicon: Lexicon) -> str:
    """The whole text of a card; empty where it has none."""
    return "\n".join(str(line) for line in card_lines(card, lexicon))


def spoken_texts(cards: Iterable[Card], lexicon: Lexicon) -> str:
    """The texts of many cards, by code: a line with code and name, the text, and the short text."""
    ordered = sorted(cards, key=lambda card: card.code)
    texts = [
        [f"{card.code} {card.name}", *map(str, card_lines(card, lexicon)), short_text(card, lexicon)]
        for card in ordered
        if card.type != FACTION
    ]
    return "\n\n".join("\n  ".join(lines) for lines in texts) + "\n"


def _sentence(words: str) -> str:
    return f"{words[:1].upper()}{words[1:]}."
