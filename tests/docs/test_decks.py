"""What docs/decks.md says of the ready decks."""

import doctest
import re
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


def test_every_deck_of_our_own_has_figures_between_30_and_70_of_a_hundred() -> None:
    page = (ROOT / "docs" / "decks.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| (.+) \| (\d+) \| (\d+) \| ([\d.]+)% \|", page, re.MULTILINE)
    own = [deck.name for deck in ready_decks("second/joust") if not deck.standalone]
    assert [name for name, *_ in rows] == own
    for _, games, wins, rate in rows:
        assert int(games) == 200
        assert float(rate) == round(100 * int(wins) / int(games), 1)
        assert 30 <= float(rate) <= 70
    assert sum(int(wins) for _, _, wins, _ in rows) == sum(int(games) for _, games, _, _ in rows) // 2
