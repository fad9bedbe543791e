"""A record of earlier cards replays; one that fails says which of its cards have changed since."""

from __future__ import annotations

from typing import Any

import pytest

from weirwood.core.catalogue import find_game
from weirwood.core.errors import BadData, WrongVersion
from weirwood.core.match import Match, replay
from weirwood.core.record import record_from
from weirwood.thrones.books import find_book

FIRST = "second-1"
PAXTER, RISEN = "Paxter Redwyne", "Risen from the Sea"


def _record(yours: list[str]) -> dict[str, Any]:
    """A record of the first version of the cards, begun with these in hand."""
    game = find_game("second/joust")
    seats = [{"faction": "tyrell", "hand": yours}, {"faction": "greyjoy"}]
    match = Match(game, game.stage({"seats": seats, "at": "4.aw"}), 0)
    return match.record().form() | {"pool": FIRST}


def test_new_cards_leave_the_version_as_it_is() -> None:
    book = find_book("second")
    assert book.version == f"second-{len(book.changes) + 1}" != FIRST
    assert {code for cards in book.changes for code in cards} <= book.pool.by_code.keys()


@pytest.mark.parametrize("yours", [[], [PAXTER], [PAXTER, RISEN]])
def test_a_record_of_earlier_cards_replays(yours: list[str]) -> None:
    form = _record(yours)
    assert replay(record_from(form)).record().pool == find_book("second").version


@pytest.mark.parametrize("yours", [[], [PAXTER], [RISEN]])
def test_a_record_whose_cards_are_as_they_were_is_not_refused_for_them(yours: list[str]) -> None:
    with pytest.raises(BadData, match="The record fails at ply 1"):
        replay(record_from(_record(yours) | {"choices": [[0, "no such key"]]}))


def test_a_record_that_fails_names_its_cards_that_changed() -> None:
    with pytest.raises(WrongVersion) as caught:
        replay(record_from(_record([PAXTER, RISEN]) | {"choices": [[0, "no such key"]]}))
    assert caught.value.message == (
        f"The record fails at ply 1. It was made with the cards of {FIRST}; since then {RISEN} and {PAXTER} "
        "behave otherwise."
    )
    assert caught.value.data == {"ply": 1, "cards": [RISEN, PAXTER]}


@pytest.mark.parametrize("pool", ["second-0", "second-99", "intrigue-1", "", 1])
def test_a_version_nobody_knows_is_refused(pool: object) -> None:
    with pytest.raises(WrongVersion, match=r"There is no card pool .* here; there is second-1, "):
        record_from(_record([]) | {"pool": pool})
