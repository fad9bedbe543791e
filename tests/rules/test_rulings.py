"""Rulings are written in one place, and the page is made from it."""

from __future__ import annotations

from pathlib import Path

import pytest

from weirwood.rules.clauses import clauses
from weirwood.rules.rulings import clauses_on, names, rulings, rulings_on, rulings_page

ROOT = Path(__file__).parents[2]


def test_the_page_of_rulings_is_made_from_the_data() -> None:
    kept = (ROOT / "docs" / "rulings.md").read_text(encoding="utf-8")
    assert kept == rulings_page(), "run: weirwood rules rulings > docs/rulings.md"


def test_every_ruling_is_about_clauses_that_there_are() -> None:
    for game in ("intrigue", "second", "winter"):
        assert len(rulings(game)) > 15
        for ruling in rulings(game):
            assert ruling.clauses and all(clause in clauses() for clause in ruling.clauses)
            assert "|" not in ruling.text + (ruling.open or "")


@pytest.mark.parametrize(
    ("text", "card", "named"),
    [
        ("With Trial by Combat each suffers.", "Trial by Combat", True),
        ("It copies Summer Harvest's ability.", "Summer", False),
        ("It copies Summer Harvest's ability.", "Summer Harvest", True),
        ("Ice and fire.", "Ice", True),
        ("Iceberg ahead.", "Ice", False),
    ],
)
def test_a_text_names_a_card_by_its_whole_name(text: str, card: str, named: bool) -> None:
    assert names(text, card) is named


def test_clauses_and_rulings_of_a_card_are_found() -> None:
    assert [clause.id for clause in clauses_on("second", "The Hand's Judgment")] == ["FAQ.qa.hands-judgment"]
    assert len(clauses_on("second", "Nymeria Sand")) == 3
    assert [ruling.clauses for ruling in rulings_on("second", "Vengeance for Elia")] == [
        ("FAQ.qa.whispers.3",)
    ]
