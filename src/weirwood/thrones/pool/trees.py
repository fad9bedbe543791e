"""Looking inside cards: every word a card is made of, found by walking its trees."""

from __future__ import annotations

from collections.abc import Iterator

from weirwood.thrones.engine.card import Ability, Card
from weirwood.thrones.engine.node import Node
from weirwood.thrones.engine.words import HEADING_NAMES


def words_of(card: Card) -> Iterator[Node]:
    """All words of a card, each before those inside it; a word shared by two places comes twice."""
    roots: list[object] = [card.attach, *card.deck_rules]
    for ability in abilities_of(card):
        roots += [ability.trigger, ability.condition, ability.restriction, ability.x]
        roots += [*ability.costs, *ability.effects, *ability.modifiers]
    for root in roots:
        if isinstance(root, Node):
            yield from walk(root)


def abilities_of(card: Card) -> tuple[Ability, ...]:
    """The abilities of a card, and of what it may become in play."""
    other = () if card.other_side is None else card.other_side.abilities
    return (*card.abilities, *other)


def walk(word: Node) -> Iterator[Node]:
    """A word and all words inside it."""
    yield word
    for part in word.parts():
        yield from walk(part)


def word_names(card: Card) -> set[str]:
    """The names of all words of a card, and the headings of its abilities as they are written."""
    names = {type(word).__name__ for word in words_of(card)}
    for ability in abilities_of(card):
        heading = HEADING_NAMES[ability.heading]
        names.add(heading.lower().replace(" ", "_") if heading else "constant")
    return names
