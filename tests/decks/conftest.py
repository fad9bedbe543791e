"""A card of the second edition that is never written, whatever the pool has."""

from collections.abc import Iterator

import pytest

from weirwood.decks.draft import names_of
from weirwood.thrones.cards.second.calm_over_westeros import CALM_OVER_WESTEROS


@pytest.fixture
def not_written(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """The code of a card of Calm over Westeros that is not written; tests may give its name."""
    code = "02000"
    monkeypatch.setitem(CALM_OVER_WESTEROS.not_written, code, getattr(request, "param", "Nobody"))
    names_of.cache_clear()
    yield code
    names_of.cache_clear()
