"""What one holds is in nothing that others are told: not in its bytes, nor in how many messages come, nor their order.

Two games differ in Bob's hand and in the lower half of his deck. In one he holds events that he could play after a lost
challenge and in action windows, and declines each time; in the other he could never do anything. Ann and who watches
get the same, to the byte.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from tests.server.guests import Chair, Guest, Refused, arranged, server
from weirwood.server.hall.hall import Hall
from weirwood.server.table.driving import next_step

UNBOWED = "01120"
"""Unbowed, Unbent, Unbroken: a reaction after a lost challenge."""
PLOTS = ["01004", "01024", "01025", "01007", "01004", "01024", "01025"]
"""Plots that touch no hand and no deck."""
ANNS = {"faction": "stark", "plots": PLOTS, "cards": ["01149", "01152", "01155"] * 16}
DULL = "01110"
QUIET = {"deck_order": "given", "check_decks": False, "first_player": 0}
ANNS_ANSWERS = 40


FEALTY = "01027"
"""An agenda that may be used in every window, and is of use in few."""


def bobs(held: list[str]) -> dict[str, Any]:
    return {"faction": "martell", "agenda": FEALTY, "plots": PLOTS, "cards": held + [DULL] * 40 + held}


@contextmanager
def company(folder: Path, held: list[str]) -> Iterator[tuple[TestClient, str, list[Chair]]]:
    with server(folder) as client, arranged(7), ExitStack() as stack:
        ann, bob, eve = (Guest(client, name) for name in ("Ann", "Bob", "Eve"))
        seats = [{"kind": "me", "deck": ANNS}, {"kind": "open"}]
        opened = ann.post("/api/tables", game="second/joust", seats=seats, options=QUIET)
        key = opened["link"].partition("key=")[2]
        chairs = [stack.enter_context(guest.at(opened["table"], key)) for guest in (bob, ann, eve)]
        chairs[0].ask("sit", seat=1, deck=bobs(held))
        chairs[0].ask("ready")
        yield client, opened["table"], chairs


def at_rest(client: TestClient, table_id: str) -> int:
    """Wait until the server has nothing more to do by itself; the seat that it asks."""
    hall: Hall = client.app.state.hall  # type: ignore[attr-defined]
    table = hall.tables[table_id]

    async def rest() -> int:
        while table.lock.locked() or next_step(table) is not None:
            await asyncio.sleep(0)
        assert table.course is not None
        return table.course.match.waiting[0]

    assert client.portal is not None
    return client.portal.call(rest)


def play(
    folder: Path, held: list[str], wish: str = "everything"
) -> tuple[list[str], list[str], list[dict[str, Any]]]:
    """Ann attacks where she can, Bob declines everything: what Ann and who watches received, and Bob's questions."""
    asked: list[dict[str, Any]] = []
    with company(folder, held) as (client, table, (bob, ann, eve)):
        bob.ask("stops", ask=wish)
        for _ in range(ANNS_ANSWERS):
            while at_rest(client, table) == 1:
                asked.append(bob.decision)
                bob.choose(*declined(bob.decision))
            ann.choose(*attacking(ann.decision))
        while at_rest(client, table) == 1:
            bob.choose(*declined(bob.decision))
        assert ann.decision
        eve.ask("look")
        link = ann.told["table"]["link"]
        received = [
            [text.replace(link, "LINK").replace(table, "TABLE") for text in chair.traffic]
            for chair in (ann, eve)
        ]
    return received[0], received[1], asked


def declined(decision: dict[str, Any]) -> list[str]:
    """Pass, keep, take part with nobody; where one must choose, the last: never what is held at the beginning."""
    if decision["candidates"] is not None:
        wanted = len(decision["candidates"]) - decision["min"]
        return [option["key"] for option in decision["candidates"][wanted:]]
    verbs = {option["verb"]: option["key"] for option in reversed(decision["options"])}
    return [verbs.get("pass") or verbs.get("keep") or decision["options"][0]["key"]]


def attacking(decision: dict[str, Any]) -> list[str]:
    """Marshal, and attack with all; but never by intrigue, which would touch Bob's hand."""
    if decision["candidates"] is not None:
        most = decision["max"] if decision["max"] is not None else len(decision["candidates"])
        wanted = most if decision["kind"] == "pick" else decision["min"]
        return [option["key"] for option in decision["candidates"][:wanted]]
    for option in decision["options"]:
        if option["verb"] == "player":
            if option["seat"] == 0:
                return [option["key"]]
        elif option["verb"] != "use" and option.get("value") != "intrigue":
            return [option["key"]]
    return [decision["options"][-1]["key"]]


def test_a_hand_that_is_never_played_is_in_nothing_that_others_get(tmp_path: Path) -> None:
    ann, eve, asked = play(tmp_path / "one", [UNBOWED] * 3)
    again, watched, asked_again = play(tmp_path / "two", [DULL] * 3)
    windows = [decision for decision in asked if decision["kind"] == "trigger"]
    assert windows, "Bob was asked whether to react"
    assert not [decision for decision in asked_again if decision["kind"] == "trigger"]
    assert len(asked) != len(asked_again)
    assert ann == again
    assert eve == watched
    assert any('"challenge-decided"' in text for text in ann)


def test_how_much_one_wants_to_be_asked_is_in_nothing_that_others_get(tmp_path: Path) -> None:
    """Bob could use his agenda in every window; he is asked there, or the server passes for him."""
    played = {wish: play(tmp_path / wish, [UNBOWED] * 3, wish) for wish in ("everything", "matters", "mine")}
    windows = {
        wish: sum(decision["kind"] == "act" for decision in asked) for wish, (_, _, asked) in played.items()
    }
    assert windows["everything"] > 2 * windows["matters"] >= 2 * windows["mine"]
    for ann, eve, _ in played.values():
        assert ann == played["everything"][0] and eve == played["everything"][1]


def test_keys_name_cards_as_their_seat_does_and_never_by_the_ids_of_the_engine(tmp_path: Path) -> None:
    """Ids follow deck lists: the ids of two cards of a deck tell how many lie between them."""
    with company(tmp_path, [UNBOWED] * 3) as (client, table, (bob, ann, _)):
        seen = 0
        for _ in range(30):
            chair = bob if at_rest(client, table) == 1 else ann
            decision = chair.decision
            handles = {card["id"] for card in chair.told["view"]["cards"]}
            for option in (*decision["options"], *(decision["candidates"] or ())):
                if "card" in option:
                    seen += 1
                    verb, _, rest = option["key"].partition(":")
                    assert verb == option["verb"] and int(re.split(r"[.@=>#]", rest)[0]) in handles
            for key in ("marshal:9", "plot:3", "pick:7", "use:2.0"):
                with pytest.raises(Refused) as refused:
                    chair.ask("choose", at=decision["at"], keys=[key])
                assert refused.value.code == "illegal-choice"
            chair.choose(*(declined if chair is bob else attacking)(decision))
        assert seen > 20


def test_a_card_that_was_hidden_comes_back_under_another_name(tmp_path: Path) -> None:
    """A mulligan shuffles seven cards away and draws seven: none has a name that was seen before."""
    with company(tmp_path, [UNBOWED] * 3) as (client, table, (bob, ann, _)):
        while True:
            chair, seat = (bob, 1) if at_rest(client, table) == 1 else (ann, 0)
            if chair.decision["kind"] == "mulligan":
                break
        before = set(chair.told["view"]["seats"][seat]["hand"])
        chair.choose("mulligan")
        chair.ask("look")
        after = set(chair.told["view"]["seats"][seat]["hand"])
        assert len(before) == len(after) == 7 and not before & after
