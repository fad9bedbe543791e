"""What people at a table are called."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

from tests.server.guests import Chair, Guest, Refused, server

OPENING: dict[str, Any] = {"game": "intrigue", "seats": [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]}


@pytest.fixture
def strangers(tmp_path: Path) -> Iterator[list[Chair]]:
    """Three people who never chose a name; the first opened the table."""
    with server(tmp_path) as client, ExitStack() as stack:
        guests = [Guest(client) for _ in range(3)]
        opened = guests[0].post("/api/tables", **OPENING)
        key = opened["link"].partition("key=")[2]
        yield [stack.enter_context(guest.at(opened["table"], key)) for guest in guests]


def _names(chair: Chair) -> list[str]:
    chair.ask("look")
    return [seat["name"] for seat in chair.told["seats"] if seat["kind"] == "person"]


def test_those_without_a_name_sit_down_and_are_told_apart(strangers: list[Chair]) -> None:
    strangers[1].ask("sit", seat=1)
    strangers[2].ask("sit", seat=2)
    names = _names(strangers[0])
    assert len(names) == len(set(names)) == 3
    strangers[1].ask("chat", text="well met")
    strangers[1].ask("look")
    assert [chat["name"] for chat in strangers[1].chats] == [names[1]]


def test_a_name_comes_with_the_seat_and_is_nobody_elses(strangers: list[Chair]) -> None:
    strangers[1].ask("sit", seat=1, name=" Cat  of the Canals ")
    strangers[2].ask("sit", seat=2, name="Cat of the Canals")
    host, first, second = _names(strangers[0])
    assert first == "Cat of the Canals"
    assert second.startswith(first) and second != first
    strangers[2].ask("sit", seat=2, name=second)
    assert _names(strangers[0]) == [host, first, second]


def test_another_name_leaves_one_ready(strangers: list[Chair]) -> None:
    strangers[0].ask("sit", seat=0, name="Ann")
    assert strangers[0].told["seats"][0]["ready"]
    strangers[0].ask("sit", seat=0, word="winter")
    assert not strangers[0].told["seats"][0].get("ready")


@pytest.mark.parametrize("name", ["", " ", "\u2800", "x" * 25])
def test_a_name_that_cannot_be_read_changes_nothing(strangers: list[Chair], name: str) -> None:
    before = _names(strangers[0])
    with pytest.raises(Refused):
        strangers[1].ask("sit", seat=1, name=name)
    assert _names(strangers[0]) == before
