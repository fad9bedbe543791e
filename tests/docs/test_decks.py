import doctest
from pathlib import Path

from weirwood.decks import ready_decks

ROOT = Path(__file__).parents[2]


def test_the_examples_about_decks_hold() -> None:
    result = doctest.testfile(str(ROOT / "docs" / "decks.md"), module_relative=False)
    assert result.attempted > 5
    assert result.failed == 0


def test_every_ready_deck_is_told_of() -> None:
    page = (ROOT / "docs" / "decks.md").read_text(encoding="utf-8")
    assert [deck.name for deck in ready_decks("second/joust") if deck.name not in page] == []
