"""The two-player game in the catalogue, for as long as a test runs: it is not offered to players yet."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from weirwood.core import catalogue
from weirwood.thrones.books import find_book


@pytest.fixture
def catalogued(monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """Its id, by which everything that takes a game's id finds it."""
    monkeypatch.setitem(catalogue.KITS, "hbo", "weirwood.thrones.editions.hbo.kit:KIT")
    yield "hbo"
    for found in (catalogue.find_kit, catalogue.find_game, find_book):
        found.cache_clear()
