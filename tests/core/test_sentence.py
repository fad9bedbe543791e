"""Sentences as parts: what is put together stays apart, and is joined in one place."""

from __future__ import annotations

import pytest

from weirwood.core.asking import Asking, Label
from weirwood.core.sentence import CardRef, Sentence, begun, ended, fill, say, series, spaced

NED = CardRef(7, "01144", "Eddard Stark")
ROAR = CardRef(8, "01099", "Hear Me Roar!")


def test_texts_beside_each_other_become_one_part_and_cards_stay_cards() -> None:
    made = say("You ", "use ", say(NED, " and "), ROAR)
    assert made.parts == ("You use ", NED, " and ", ROAR)
    assert made.cards == (NED, ROAR)
    assert made.form()[1] == {"card": 7, "code": "01144", "text": "Eddard Stark"}


def test_a_text_that_sounds_like_a_card_is_a_text() -> None:
    assert say("Eddard Stark", " marshals ", NED).parts == ("Eddard Stark marshals ", NED)


def test_a_template_has_slots_for_words_and_braces_in_a_name_are_left_alone() -> None:
    assert fill("{who} bypasses {card} by stealth", who="{card}", card=NED).parts[1] is NED
    assert str(fill("{who} bypasses {card}", who="{card}", card=NED)) == "{card} bypasses Eddard Stark"
    with pytest.raises(KeyError):
        fill("{what}", card=NED)


@pytest.mark.parametrize(("count", "commas", "ands"), [(1, 0, 0), (2, 0, 1), (3, 1, 1), (4, 2, 1)])
def test_a_series_has_commas_and_one_and(count: int, commas: int, ands: int) -> None:
    made = series([NED] * count)
    assert str(made).count(", ") == commas and str(made).count(" and ") == ands
    assert len(made.cards) == count


def test_a_sentence_begins_and_ends_as_sentences_do() -> None:
    assert begun("you win").parts == ("You win",)
    assert begun(say(NED, " dies")).parts == (NED, " dies")
    assert ended(say("you play ", ROAR)).parts[-1] is ROAR
    assert ended(say("you play ", NED)).parts[-1] == "."
    assert not begun(Sentence()).parts


def test_empty_sentences_are_left_out_of_a_row() -> None:
    assert spaced("", say(NED, "."), Sentence(), "Act?").parts == (NED, ". Act?")


def test_a_number_tells_equal_labels_apart_and_is_no_word_of_the_button() -> None:
    labels = [Label(NED, 1), Label(NED, 2)]
    assert str(labels[0]) != str(labels[1])
    words = Asking("Who dies?", one="Kill {name}", several="Kill {n}", none="None")
    assert words.button(labels[:1]).parts == ("Kill ", NED)
    assert str(words.button(labels[1:])) == str(words.button(labels[:1]))
    assert "2" in str(words.button(labels)) and not words.button([]).cards
