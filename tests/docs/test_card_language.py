"""The page of the card language and the texts of all cards, as they are pinned."""

from pathlib import Path

from weirwood.lab.language import language_page
from weirwood.thrones.cards.second import POOL
from weirwood.thrones.pool.printed import spoken_texts

ROOT = Path(__file__).parents[2]


def test_the_page_of_the_card_language_is_up_to_date() -> None:
    """If this fails: ``./weirwood cards language > docs/the-card-language.md``, and read what changed."""
    page = (ROOT / "docs" / "the-card-language.md").read_text(encoding="utf-8")
    assert page == language_page()


def test_every_card_says_what_it_said() -> None:
    """If this fails: ``./weirwood cards texts > tests/docs/card_texts.txt``, and read what changed."""
    pinned = (ROOT / "tests" / "docs" / "card_texts.txt").read_text(encoding="utf-8")
    spoken = spoken_texts(POOL.by_code.values())
    assert pinned.split("\n\n") == spoken.split("\n\n")
