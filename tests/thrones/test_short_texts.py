"""Short texts of cards: the same words in few, for a small face."""

from __future__ import annotations

import re
from typing import Final

import pytest

from tests.thrones.words.kinds import words_under
from tests.thrones.words.test_law import pairs
from weirwood.core.build import build as kind_of_build
from weirwood.thrones.cards.hbo import POOL as HBO_POOL
from weirwood.thrones.cards.second import POOL
from weirwood.thrones.engine.card import Card
from weirwood.thrones.engine.lexicon import Lexicon
from weirwood.thrones.engine.node import Node, fields
from weirwood.thrones.engine.nodes import (
    Amount,
    Condition,
    Cost,
    Effect,
    Filter,
    Modifier,
    Operand,
    Trigger,
    Who,
)
from weirwood.thrones.pool.printed import card_text, keywords
from weirwood.thrones.pool.short import MORE, MOST, ROOM, length, short_text
from weirwood.thrones.pool.speaking import speaker_of

CARDS: Final = [(card, pool.edition.lexicon) for pool in (POOL, HBO_POOL) for card in pool.by_code.values()]
SHORT: Final = {card.code: short_text(card, lexicon) for card, lexicon in CARDS}
WORDS: Final = (Amount, Condition, Filter, Who, Cost, Modifier, Trigger, Operand, Effect)
each_card = pytest.mark.parametrize(("card", "lexicon"), CARDS, ids=[card.code for card, _ in CARDS])


@each_card
def test_a_short_text_has_room_and_ends_with_a_sentence(card: Card, lexicon: Lexicon) -> None:
    short, full = SHORT[card.code], card_text(card, lexicon)
    assert bool(short) == bool(full)
    assert length(short) <= MOST
    assert not full or short.removesuffix(f" {MORE}").endswith((".", ")"))
    assert MORE not in short[:-1]


@each_card
def test_no_sentence_is_a_bare_trigger(card: Card, lexicon: Lexicon) -> None:
    sentences = re.split(r"(?<=[.)]) ", SHORT[card.code])
    for ability in card.abilities:
        for level in (1, 2):
            if ability.trigger is not None:
                trigger = ability.trigger.text(speaker_of(card, level)).format(M="[M]", I="[I]", P="[P]")
                begun = [one for one in sentences if one.casefold().startswith(trigger.casefold())]
                assert all(re.search(r": \S", one) for one in begun), begun


@each_card
def test_signs_stand_for_challenges_and_keywords_come_first(card: Card, lexicon: Lexicon) -> None:
    short = SHORT[card.code]
    assert set(re.findall(r"\[[^\]]*\]", short)) <= {"[M]", "[I]", "[P]"}
    assert not re.search(r"[{}]|\b(military|intrigue)\b|\ba \[I\]", short)
    first = [word.split()[0] for word in keywords(card) if not word.startswith("no ")]
    if first and MORE not in short:
        assert short.lower().startswith(first[0])


def test_few_short_texts_say_less_than_the_text() -> None:
    second = [SHORT[card.code] for card in POOL.by_code.values()]
    assert sum(short.endswith(MORE) for short in second) <= len(second) // 8
    assert sum(length(short) > ROOM for short in second) <= len(second) // 7


@pytest.mark.skipif(
    kind_of_build() == "compiled", reason="compiled classes do not carry the types of their parameters"
)
@pytest.mark.parametrize("kind", words_under(*WORDS))
def test_a_short_text_tells_what_the_text_tells(kind: type[Node]) -> None:
    for name in fields(kind):
        for one, other in pairs(kind, name):
            texts = [card_text(card, POOL.edition.lexicon) for card in (one, other)]
            shorts = [short_text(card, POOL.edition.lexicon) for card in (one, other)]
            unsaid = shorts[0].endswith(MORE) and shorts[0] == shorts[1]
            assert unsaid or (texts[0] == texts[1]) == (shorts[0] == shorts[1]), (name, texts, shorts)
