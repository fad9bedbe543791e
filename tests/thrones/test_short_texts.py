"""Short texts of cards: the same words in few, for a small face."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

import pytest

from tests.thrones.words.kinds import words_under
from tests.thrones.words.test_law import pairs
from weirwood.core.build import build as kind_of_build
from weirwood.thrones.ability.cards import Cards
from weirwood.thrones.ability.conditions import AtLeast
from weirwood.thrones.ability.counted import DoomedCards
from weirwood.thrones.ability.effects.answers import Cancel
from weirwood.thrones.ability.operands import IT
from weirwood.thrones.ability.players import A_PLAYER
from weirwood.thrones.ability.triggers import EffectsWouldInitiate
from weirwood.thrones.cards.hbo import POOL as HBO_POOL
from weirwood.thrones.cards.second import POOL
from weirwood.thrones.cards.winter import POOL as WINTER_POOL
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
from weirwood.thrones.engine.speaker import EVENT_CARD, WHOM, Speaker
from weirwood.thrones.engine.words import CHARACTER, DEAD, LOCATION, TITLE, TYPE_NAMES, ZONE_NAMES
from weirwood.thrones.pool.printed import card_text, keywords
from weirwood.thrones.pool.short import MORE, MOST, ROOM, joined, length, sentences_of, short_text
from weirwood.thrones.pool.speaking import speaker_of

CARDS: Final = [(card, pool.edition.lexicon) for pool in (POOL, HBO_POOL) for card in pool.by_code.values()]
SHORT: Final = {card.code: short_text(card, lexicon) for card, lexicon in CARDS}
WORDS: Final = (Amount, Condition, Filter, Who, Cost, Modifier, Trigger, Operand, Effect)


def _wrong(is_wrong: Callable[[Card, Lexicon, str], bool]) -> dict[str, str]:
    """The short texts of which something is so that must not be, by code."""
    return {
        card.code: SHORT[card.code] for card, lexicon in CARDS if is_wrong(card, lexicon, SHORT[card.code])
    }


def test_a_short_text_has_room_and_ends_with_a_sentence() -> None:
    def is_wrong(card: Card, lexicon: Lexicon, short: str) -> bool:
        full = card_text(card, lexicon)
        ends = not full or short.removesuffix(f" {MORE}").endswith((".", ")"))
        return bool(short) != bool(full) or length(short) > MOST or not ends or MORE in short[:-1]

    assert _wrong(is_wrong) == {}


def test_no_sentence_is_a_bare_trigger() -> None:
    def is_wrong(card: Card, lexicon: Lexicon, short: str) -> bool:
        sentences = re.split(r"(?<=[.)]) ", short)
        triggers = [
            ability.trigger.text(speaker_of(card, level)).format(M="[M]", I="[I]", P="[P]")
            for ability in card.abilities
            if ability.trigger is not None
            for level in (1, 2)
        ]
        return any(
            one.casefold().startswith(trigger.casefold()) and not re.search(r": \S", one)
            for trigger in triggers
            for one in sentences
        )

    assert _wrong(is_wrong) == {}


def test_signs_stand_for_challenges_and_keywords_come_first() -> None:
    def is_wrong(card: Card, lexicon: Lexicon, short: str) -> bool:
        signs = set(re.findall(r"\[[^\]]*\]", short))
        first = [word.split()[0] for word in keywords(card) if not word.startswith("no ")]
        late = bool(first) and MORE not in short and not short.lower().startswith(first[0])
        words = re.search(r"[{}]|\b(military|intrigue)\b|\ba \[I\]", short)
        return late or bool(words) or not signs <= {"[M]", "[I]", "[P]"}

    assert _wrong(is_wrong) == {}


def test_few_short_texts_say_less_than_the_text() -> None:
    second = [SHORT[card.code] for card in POOL.by_code.values()]
    assert sum(short.endswith(MORE) for short in second) <= len(second) // 7
    assert sum(length(short) > ROOM for short in second) <= len(second) * 21 // 100


def test_an_ellipsis_says_that_something_is_left_out() -> None:
    """Also in the Winter Edition, where a text may be too long and yet leave out nothing."""
    lexicon = WINTER_POOL.edition.lexicon
    for card, words in [*CARDS, *((card, lexicon) for card in WINTER_POOL.by_code.values())]:
        assert short_text(card, words) != f"{joined(sentences_of(card, words, 3))} {MORE}", card.name


@pytest.mark.parametrize("pronoun", ["he", "she", "it"])
@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_a_pronoun_means_this_card_where_no_other_was_named(pronoun: str, level: int) -> None:
    def called(*named: tuple[str, str]) -> str:
        s = Speaker(pronoun, level, people={"Lord": pronoun, "Lady": "nobody's"})
        for name, noun in named:
            s.hear_of(name, noun)
        return s.itself()

    assert called() == called(("Lady", "character")) == pronoun
    assert called(("", "character")) == called(("Lord", "character")) == "{self}"
    assert (called(("", "location")) == "{self}") == (pronoun == "it")


def test_a_card_called_by_its_name_is_not_called_she_in_a_later_sentence() -> None:
    """Arry, who is sacrificed if you control Arya Stark, returns to your hand."""
    arry = POOL.find("Arry")
    *_, beside_another, later = sentences_of(arry, POOL.edition.lexicon, 1)
    assert arry.name in beside_another.clauses[0] and arry.name in later.clauses[0]


def test_it_does_not_mean_another_card_beside_this_card() -> None:
    s = Speaker("he", 1)
    s.name(EVENT_CARD, TYPE_NAMES[CHARACTER])
    s.itself()
    assert s.again(EVENT_CARD, WHOM) != "it"


def test_a_doomed_card_could_be_meant_by_it() -> None:
    s = Speaker("it", 1)
    AtLeast(DoomedCards(A_PLAYER), 1).text(s)
    assert s.itself() == "{self}"


def test_it_is_an_ability_that_was_canceled_and_not_its_card() -> None:
    def card(*effects: Effect) -> str:
        s = Speaker("it", 1)
        EffectsWouldInitiate(CHARACTER, LOCATION).text(s)
        for effect in effects:
            effect.text(s)
        return IT.whom(s)

    assert card() == "it" != card(Cancel())


def test_what_an_ability_does_matters_more_than_in_which_phase() -> None:
    """Jojen Reed's naming of a card alone says nothing of its use."""
    lexicon, jojen = WINTER_POOL.edition.lexicon, WINTER_POOL.find("Jojen Reed")
    assert short_text(jojen, lexicon) == f"{joined(sentences_of(jojen, lexicon, 4))} {MORE}"


def test_the_word_character_is_left_out_where_only_a_character_can_be_meant() -> None:
    noun = TYPE_NAMES[CHARACTER]
    tight = Speaker(short=3, character_traits=frozenset({"Knight"}))
    said = {
        kind: Cards(CHARACTER, **told).text(tight)
        for kind, told in (
            ("knight", {"trait": "Knight"}),
            ("wolf", {"trait": "Direwolf"}),
            ("either", {"trait": ("Knight", "Direwolf")}),
            ("house", {"faction": "stark"}),
            ("fighter", {"faction": "stark", "attacking": True}),
        )
    }
    assert [kind for kind, words in said.items() if noun in words] == ["wolf", "either", "house"]


def test_what_characters_alone_have_is_known_from_the_pool() -> None:
    knight = next(card for card in POOL.by_code.values() if card.type == CHARACTER)
    others = [trait for card in POOL.by_code.values() if card.type != CHARACTER for trait in card.traits]
    assert "Knight" in knight.character_traits and knight.character_traits.isdisjoint(others)
    assert ZONE_NAMES[DEAD] in knight.character_traits
    assert all(ZONE_NAMES[DEAD] not in card.character_traits for card in WINTER_POOL.by_code.values())


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
            for level in (2, 3):
                tight = [joined(sentences_of(card, POOL.edition.lexicon, level)) for card in (one, other)]
                assert (texts[0] == texts[1]) == (tight[0] == tight[1]), (name, texts, tight)


def test_what_a_title_does_by_itself_is_told_whole() -> None:
    titles = [(card, lexicon) for card, lexicon in CARDS if card.type == TITLE]
    names = {card.name for card, _ in titles}
    assert len(names) > 5
    for card, lexicon in titles:
        alone = short_text(card, lexicon, alone=True)
        assert MORE not in alone and not any(name in alone for name in names), card.name
        assert alone or card.has_bonus, card.name
