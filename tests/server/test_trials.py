"""Trials: bots play a deck against the field, where the operator allows it, and stop when they are told to."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest
from starlette.testclient import TestClient

from tests.server.guests import ROOMY, Guest
from tests.server.test_my_decks import GAME, PATH, READY, SMALL, kept
from weirwood.server.app import Settings, make_app
from weirwood.server.table.bots_at_table import AT_ONCE
from weirwood.server.work.jobs import JOBS
from weirwood.server.work.thinking import Thinkers
from weirwood.server.work.trialing import GAMES


@contextmanager
def serving(folder: Path, trials: bool = True) -> Iterator[TestClient]:
    with TestClient(make_app(Settings(folder, limits=ROOMY, pace=AT_ONCE, trials=trials))) as client:
        yield client


def until(guest: Guest, path: str, *states: str) -> Any:
    """How a trial stands as soon as it is in one of these states."""
    while (told := guest.get(path))["state"] not in states:
        pass
    return told


def test_a_deck_is_tried_from_both_seats_and_the_games_are_counted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who sits first wins, so that a deck wins half of its games."""
    asked: list[dict[str, Any]] = []

    async def trial(self: Thinkers, guest: str, wish: dict[str, Any]) -> msgspec.Raw:
        asked.append(wish)
        return msgspec.Raw(b"[0]")

    monkeypatch.setattr(Thinkers, "trial", trial)
    with serving(tmp_path) as client:
        ann = Guest(client, "Ann")
        deck = kept(ann)
        path = f"{PATH}/{deck['id']}/trial"
        assert ann.get(path)["state"] == "none"
        ann.post(path, go=True)
        told = until(ann, path, "done")
        assert (told["done"], told["won"], len(told["against"])) == (GAMES, GAMES // 2, 5)
        assert told["low"] < 0.5 < told["high"] and not told["changed"]
        assert sorted(one["decks"].index(deck["cards"]) for one in asked) == [0] * 20 + [1] * 20
        ann.post(f"{PATH}/{deck['id']}", saves=0, cards=SMALL)
        assert ann.get(path)["changed"]
        bob = Guest(client, "Bob")
        bob.get(path, 404)
        bob.post(path, 404, go=False)


def test_a_trial_is_stopped_and_there_is_one_for_each_guest(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    import asyncio

    async def never(self: Thinkers, guest: str, wish: dict[str, Any]) -> msgspec.Raw:
        await asyncio.Event().wait()
        raise AssertionError

    monkeypatch.setattr(Thinkers, "trial", never)
    with serving(tmp_path) as client:
        ann = Guest(client, "Ann")
        one, two = kept(ann), kept(ann)
        assert ann.post(f"{PATH}/{one['id']}/trial", go=True)["state"] == "working"
        assert ann.post(f"{PATH}/{two['id']}/trial", 429, go=True)["error"]["code"] == "too-much"
        ann.post(f"{PATH}/{one['id']}/trial", go=False)
        until(ann, f"{PATH}/{one['id']}/trial", "stopped")
        empty = kept(ann, cards={"faction": "stark"})
        ann.post(f"{PATH}/{empty['id']}/trial", 409, go=True)


def test_trials_are_off_unless_they_are_allowed(tmp_path: Path) -> None:
    with serving(tmp_path, trials=False) as client:
        ann = Guest(client, "Ann")
        deck = kept(ann)
        assert ann.get(f"{PATH}/{deck['id']}/trial")["state"] == "off"
        ann.post(f"{PATH}/{deck['id']}/trial", 403, go=True)


@pytest.mark.parametrize("cards", [READY, SMALL | {"plots": READY["plots"]}])
def test_a_game_of_a_trial_is_played_to_its_end(cards: dict[str, Any]) -> None:
    asked = {"game": GAME, "decks": [cards, READY], "bot": "random", "seed": 1}
    winners = JOBS["trial"](msgspec.Raw(msgspec.json.encode(asked)), b"")
    assert winners in ([0], [1])
