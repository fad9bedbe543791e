"""Decks of guests are read as they were kept, on both databases."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.server.storage.databases import ANN, BOB, table, with_store
from tests.server.storage.test_data import operate
from weirwood.server.storage.decks import DeckRows
from weirwood.server.storage.forgetting import forget
from weirwood.server.storage.forms import Result
from weirwood.server.storage.kept_decks import Cards, KeptDeck, Played, Version
from weirwood.server.storage.store import Store
from weirwood.server.storage.unavailable import StorageConflict

WOLVES = Cards("stark", "01027", {"01001": 1}, {"01142": 3, "01143": 2})
FEWER = Cards("stark", None, {}, {"01142": 3})


def deck(id: str = "wolves", guest: str = "guest-ann", **changes: Any) -> KeptDeck:
    values: dict[str, Any] = {
        "game": "second/joust",
        "name": "Wolves",
        "cards": WOLVES,
        "created": 1,
        "changed": 1,
        "used": 1,
    }
    return KeptDeck(id=id, guest=guest, **values | changes)


def test_a_deck_is_read_as_it_was_kept_after_closing(database: str, tmp_path: Path) -> None:
    async def keep(store: Store) -> None:
        rows = DeckRows(store)
        await rows.add(deck(notes="<b>bold</b>", key="weir"))
        await rows.add(deck("salt", used=9))
        await rows.add(deck("other", "guest-bob"))

    async def read(store: Store) -> None:
        rows = DeckRows(store)
        kept = deck(notes="<b>bold</b>", key="weir")
        assert await rows.of("guest-ann") == [deck("salt", used=9), kept]
        assert await rows.deck("wolves") == kept == await rows.shared("weir")
        assert await rows.deck("nothing") is None
        assert await rows.shared("") is None

    with_store(database, tmp_path, keep)
    with_store(database, tmp_path, read)


def test_a_change_is_kept_with_its_versions_and_the_oldest_are_let_go(database: str, tmp_path: Path) -> None:
    async def act(store: Store) -> None:
        rows = DeckRows(store)
        await rows.add(deck())
        await rows.change("wolves", {"cards": FEWER, "saves": 1}, [Version(1, 5, WOLVES)])
        await rows.change("wolves", {"name": "Pack"}, [Version(2, 6, FEWER), Version(3, 7, WOLVES)], oldest=2)
        kept = await rows.deck("wolves")
        assert kept == deck(cards=FEWER, saves=1, name="Pack")
        assert await rows.versions("wolves") == [Version(3, 7, WOLVES), Version(2, 6, FEWER)]
        with pytest.raises(StorageConflict):
            await rows.change("wolves", {"name": "Twice"}, [Version(3, 8, FEWER)])
        assert await rows.deck("wolves") == kept
        with pytest.raises(TypeError):
            await rows.change("wolves", {"guest": "guest-bob"})

    with_store(database, tmp_path, act)


def test_games_that_are_over_are_counted_and_go_with_their_deck(database: str, tmp_path: Path) -> None:
    async def act(store: Store) -> None:
        rows = DeckRows(store)
        await rows.add(deck())
        for id, result in (("one", Result([0], 5)), ("two", Result([1], 5)), ("three", None)):
            await store.create(table(id), [ANN, BOB])
            await rows.play("wolves", id, 0)
            if result is not None:
                await store.append(id, [], state="over", result=result)
        found = await rows.played("guest-ann")
        assert sorted(found, key=lambda one: one.won) == [Played("wolves", False), Played("wolves", True)]
        assert await rows.played("guest-bob") == []
        await rows.let_go(["wolves"])
        assert await rows.deck("wolves") is None
        assert await rows.played("guest-ann") == []
        assert (await store.load("one"))[0].id == "one"

    with_store(database, tmp_path, act)


def test_a_guest_who_is_forgotten_leaves_no_deck_and_all_games(database: str, tmp_path: Path) -> None:
    async def act(store: Store) -> None:
        rows = DeckRows(store)
        await store.name_guest("guest-ann", "Ann", 5)
        await store.create(table(), [ANN, BOB])
        await rows.add(deck())
        await rows.add(deck("other", "guest-bob"))
        await rows.change("wolves", {"used": 2}, [Version(1, 5, WOLVES)])
        await rows.play("wolves", "winterfell", 0)

    async def read(store: Store) -> None:
        rows = DeckRows(store)
        assert await rows.of("guest-ann") == [] == await rows.versions("wolves")
        assert await rows.of("guest-bob") == [deck("other", "guest-bob")]
        assert (await store.load("winterfell"))[0].id == "winterfell"

    with_store(database, tmp_path, act)
    operate(database, lambda url, engine: forget(url, engine, "Ann"))
    with_store(database, tmp_path, read)
