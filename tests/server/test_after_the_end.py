"""When a game is over: why, what each seat did in it, and another game with the same decks or others."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.server.guests import Guest, Refused, server

ME, BOT = {"kind": "me"}, {"kind": "bot", "bot": "random"}


def _over(guest: Guest, *seats: dict[str, Any], game: str = "second/joust") -> str:
    """A table at which the first seat has conceded."""
    table = guest.open(game, *seats)
    with guest.at(table) as chair:
        chair.ask("concede")
    return table


def test_decks_can_be_exchanged_or_changed_for_a_rematch(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        ann = Guest(client, "Ann")
        me, bot = ME | {"deck": "The Winter Pack"}, BOT | {"deck": "Lions at Court"}
        for how, faction, state in (
            ("rematch", "stark", "running"),
            ("rematch-swapped", "lannister", "running"),
            ("rematch-changed", "stark", "open"),
        ):
            with ann.at(_over(ann, me, bot)) as chair:
                assert chair.ask("propose", what=how)["done"]
                again = chair.told["table"]["rematch"]
            with ann.at(again) as chair:
                assert chair.told["table"]["state"] == state
                seats = (chair.told["view"] or chair.told)["seats"]
                assert seats[0].get("faction", seats[0].get("house")) == faction
        with ann.at(_over(ann, ME, BOT, game="hbo")) as chair:
            before = [seat["faction"] for seat in chair.told["view"]["seats"]]
            chair.ask("propose", what="rematch-swapped")
            again = chair.told["table"]["rematch"]
        with ann.at(again) as chair:
            assert [seat["faction"] for seat in chair.told["view"]["seats"]] == before[::-1]
        for game, seats in (("intrigue", (ME, BOT)), ("second/melee", (ME, BOT, BOT))):
            table = ann.open(game, *seats)
            with ann.at(table) as chair, pytest.raises(Refused):
                chair.ask("propose", what="rematch-swapped")
            with ann.at(table) as chair:
                assert "rematch" not in chair.told["table"]


def test_a_story_says_why_it_ended_only_when_it_has(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        ann = Guest(client, "Ann")
        table = ann.open("second/joust", ME | {"deck": "The Winter Pack"}, BOT | {"deck": "Lions at Court"})
        before = ann.get(f"/api/tables/{table}/story?eyes=0")
        assert not before["why"] and not before["figures"] and not before["last"]
        with ann.at(table) as chair:
            chair.ask("concede")
        after = ann.get(f"/api/tables/{table}/story?eyes=0")
        assert after["why"] and not after["last"]
        assert {row["kind"]: row["values"] for group in after["figures"] for row in group["rows"]}["drew"]
