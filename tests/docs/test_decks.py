"""What docs/decks.md says of the ready decks."""

import doctest
import re
from pathlib import Path

import pytest

from weirwood.decks import ready_decks

ROOT = Path(__file__).parents[2]


def test_the_examples_about_decks_hold() -> None:
    result = doctest.testfile(str(ROOT / "docs" / "decks.md"), module_relative=False)
    assert result.attempted > 5
    assert result.failed == 0


def test_every_ready_deck_is_told_of() -> None:
    page = (ROOT / "docs" / "decks.md").read_text(encoding="utf-8")
    assert [deck.name for deck in ready_decks("second/joust") if deck.name not in page] == []


@pytest.mark.parametrize(
    ("field", "own"), [("Decks of the Core Set", slice(16)), ("All decks", slice(16, 32))]
)
def test_a_field_has_all_its_decks_and_ours_win_30_to_70_of_a_hundred(field: str, own: slice) -> None:
    page = (ROOT / "docs" / "decks.md").read_text(encoding="utf-8")
    table = page.split(f"### {field}\n")[1].split("\n### ")[0]
    rows = re.findall(r"^\| (.+) \| (\d+) \| (\d+) \| ([\d.]+)% \|", table, re.MULTILINE)
    names = [deck.name for deck in ready_decks("second/joust") if not deck.standalone]
    assert [name for name, *_ in rows] == (names[own] if own.start is None else names)
    for name, games, wins, rate in rows:
        assert int(games) >= 100
        assert float(rate) == round(100 * int(wins) / int(games), 1)
        assert 30 <= float(rate) <= 70 or name not in names[own]
    assert sum(int(wins) for _, _, wins, _ in rows) == sum(int(games) for _, games, _, _ in rows) // 2
