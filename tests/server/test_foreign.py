"""Malformed, oversized, replayed and foreign messages: an error, nothing changed, and the connection lives on."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from tests.server.guests import Chair, Guest, Refused, dealt, first_answer, refused_socket, server
from weirwood.decks import find_deck
from weirwood.server.limits import Limits

ME = {"kind": "me"}
BOT = {"kind": "bot", "bot": "random"}


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    with server(tmp_path) as client:
        yield client


@pytest.fixture
def chair(client: TestClient) -> Iterator[Chair]:
    ann = Guest(client, "Ann")
    with ann.at(ann.open("intrigue", ME, BOT)) as chair:
        assert chair.decision
        yield chair


MALFORMED = [
    "",
    "null",
    "[]",
    "{}",
    "{",
    '{"id": 1}',
    '{"id": 1, "op": "no-such-op"}',
    '{"id": "x", "op": "look"}',
    '{"id": 1, "op": "choose"}',
    '{"id": 1, "op": "choose", "at": "0", "keys": []}',
    '{"id": 1, "op": "choose", "at": 0, "keys": "pass"}',
    '{"id": 1, "op": "choose", "at": 0, "keys": [1]}',
    '{"id": 1, "op": "choose", "at": 0, "keys": [], "seat": 1}',
    '{"id": 1, "op": "choose", "at": 99999999999999999999999, "keys": []}',
    '{"id": 1, "op": "propose", "what": "peace"}',
    '{"id": 1, "op": "replay", "at": -1}',
    '{"id": 1, "op": "speed", "bots": 7}',
    '{"id": 1, "op": "stops", "stops": ["' + "x" * 50 + '"]}',
    '{"id": 1, "op": "why", "card": {"a": []}, "verb": "place"}',
    '{"id": 1, "op": "why", "card": 12, "verb": "fly"}',
    "[" * 5000,
    '{"id": 1, "op": "chat", "text": "\\u0000"}',
    '{"id": 1, "op": "sit", "seat": 0, "deck": "../../etc/passwd"}',
    "\ud83d\ude00",
    "x" * 70_000,
]


@pytest.mark.parametrize("text", MALFORMED, ids=range(len(MALFORMED)))
def test_a_malformed_message_gets_an_error_and_changes_nothing(chair: Chair, text: str) -> None:
    before = {**chair.told}
    answer = chair.send(text)
    assert "error" in answer and "Traceback" not in json.dumps(answer)
    assert answer["error"]["code"] != "internal"
    chair.ask("look")
    assert {**chair.told, "n": 0} == {**before, "n": 0}
    chair.choose(*first_answer(chair.decision))


def test_bytes_are_read_like_text(chair: Chair) -> None:
    chair.socket.send_bytes(b"\xff\xfe")
    while "error" not in (message := chair.receive()):
        pass
    assert message["error"]["code"] == "bad-json"


def test_too_many_messages_are_refused_and_too_many_of_those_end_the_connection(tmp_path: Path) -> None:
    limits = Limits(messages_per_s=0.001, messages_at_once=5, refused_at_most=3, requests_per_s=1e6)
    with server(tmp_path, limits) as client:
        ann = Guest(client, "Ann")
        with ann.at(ann.open("intrigue", ME, BOT)) as chair:
            for _ in range(5):
                chair.ask("stops")
            for _ in range(3):
                assert chair.send('{"id": 9, "op": "look"}')["error"]["code"] == "too-much"
            chair.socket.send_text('{"id": 9, "op": "look"}')
            with pytest.raises(WebSocketDisconnect):
                while True:
                    chair.receive()


def test_another_guest_cannot_answer_for_a_seat(client: TestClient) -> None:
    ann, eve = Guest(client, "Ann"), Guest(client, "Eve")
    opened = ann.post("/api/tables", game="intrigue", seats=[ME, BOT])
    key = opened["link"].partition("key=")[2]
    with ann.at(opened["table"]) as chair, eve.at(opened["table"], key) as thief:
        decision = chair.decision
        for op in ("choose", "come_back", "undo", "concede", "leave"):
            arguments: dict[str, Any] = (
                {"at": decision["at"], "keys": first_answer(decision)} if op == "choose" else {}
            )
            with pytest.raises(Refused) as refused:
                thief.ask(op, **arguments)
            assert refused.value.code == "not-seated"
        chair.choose(*first_answer(chair.decision))


def test_a_private_table_needs_its_link(client: TestClient) -> None:
    ann, eve = Guest(client, "Ann"), Guest(client, "Eve")
    table = ann.open("intrigue", ME, BOT)
    assert refused_socket(eve, f"/ws/{table}") == "forbidden"
    assert refused_socket(eve, f"/ws/{table}?key=guess") == "forbidden"
    assert refused_socket(eve, "/ws/no-such-table") == "no-table"
    assert eve.get(f"/api/tables/{table}/record", 403)["error"]["code"] == "forbidden"
    eve.post(f"/api/tables/{table}/fork", 403, at=0, seat=0)


def test_a_page_of_another_site_may_not_speak_with_the_server(client: TestClient) -> None:
    ann = Guest(client, "Ann")
    table = ann.open("intrigue", ME, BOT)
    assert refused_socket(ann, f"/ws/{table}", origin="https://evil.example") == "forbidden"
    answer = ann.http.post("/api/me", json={"name": "Eve"}, headers={"origin": "https://evil.example"})
    assert answer.status_code == 403
    with ann.http.websocket_connect(f"/ws/{table}", headers={"origin": "http://testserver"}) as socket:
        assert "told" in json.loads(socket.receive_text())


def test_a_forged_cookie_is_no_cookie(client: TestClient) -> None:
    ann = Guest(client, "Ann")
    table = ann.open("intrigue", ME, BOT)
    cookie = ann.http.cookies["weirwood"]
    for forged in (cookie[:-2] + "xx", "WyJhIixudWxsXQ.AAAA", "x" * 5000, ""):
        eve = Guest(client)
        eve.http.cookies.clear()
        eve.http.cookies.set("weirwood", forged)
        assert refused_socket(eve, f"/ws/{table}") == "forbidden"


def test_cookies_and_headers_are_strict(client: TestClient) -> None:
    answer = client.get("/api/me")
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie and "samesite=lax" in cookie and "secure" not in cookie
    assert "secure" in client.get("https://testserver/api/me").headers["set-cookie"].lower()
    for path in ("/", "/api/me", "/no/such/page", "/healthz"):
        headers = client.get(path).headers
        policy = headers["content-security-policy"]
        assert "default-src 'self'" in policy and "unsafe" not in policy
        assert "frame-ancestors 'none'" in policy
        assert headers["x-content-type-options"] == "nosniff"


def test_nothing_leads_out_of_the_bundle(client: TestClient) -> None:
    for path in ("/static/../app.py", "/static/%2e%2e/app.py", "/static/..%2fapp.py"):
        assert client.get(path).status_code == 404


ENDLESS = {"faction": "stark", "plots": {}, "cards": ["01153"] * 1001}
LONG = {"faction": "stark", "plots": {}, "cards": {"a Lannister" * 1000: 1}}
HOUSE_DECK = find_deck("Wolves at the Gate", "winter").form()
TOURNAMENT = {"format": "tournament"}
BAD_BODIES: list[tuple[str, Any]] = [
    ("/api/me", {"name": ""}),
    ("/api/me", {"name": "x" * 25}),
    ("/api/me", {"name": "a\u202eb"}),
    ("/api/me", {"name": "\u3164"}),
    ("/api/me", {"name": "\u0301\u0301"}),
    ("/api/me", {"name": "Z" + "\u0301" * 9}),
    ("/api/me", {"name": "x" * 600_000}),
    ("/api/me", {"nom": "x"}),
    ("/api/me", ["x"]),
    ("/api/decks/check", {"game": "second/joust", "text": ""}),
    ("/api/decks/check", {"game": "poker", "text": "x"}),
    ("/api/decks/check", {"game": "second/joust", "text": "1x No Such Card\n" * 1000}),
    ("/api/decks/check", {"game": "second/joust", "text": "x" * 100_000}),
    ("/api/tables", {"game": "poker", "seats": []}),
    ("/api/tables", {"game": "intrigue", "seats": []}),
    ("/api/tables", {"game": "intrigue", "seats": [ME, ME]}),
    ("/api/tables", {"game": "intrigue", "seats": [ME, {"kind": "bot", "bot": "deep-thought"}]}),
    ("/api/tables", {"game": "intrigue", "seats": [ME, {"kind": "open"}], "seed": 3}),
    ("/api/tables", {"game": "intrigue", "seats": [ME, BOT], "options": {"winning": False}}),
    ("/api/tables", {"game": "intrigue", "seats": [ME | {"deck": "The Winter Pack"}, BOT]}),
    ("/api/tables", {"game": "second/joust", "seats": [ME | {"deck": "No Such Deck"}, BOT]}),
    ("/api/tables", {"game": "second/joust", "seats": [ME | {"deck": "/etc/passwd"}, BOT]}),
    ("/api/tables", {"game": "second/joust", "seats": [ME | {"deck": {"faction": "stark"}}, BOT]}),
    ("/api/tables", {"game": "second/joust", "seats": [ME | {"deck": LONG}, BOT]}),
    (
        "/api/tables",
        {"game": "second/joust", "seats": [ME | {"deck": ENDLESS}, BOT], "options": {"check_decks": False}},
    ),
    ("/api/tables", {"game": "winter", "seats": [ME, *[BOT] * 6]}),
    *(
        ("/api/tables", {"game": "winter", "seats": [ME, BOT], "options": options})
        for options in (
            {"introductory": 1},
            {"format": "worlds-2016"},
            {"format": ["tournament"]},
            {"ask": "sometimes"},
            {"titles_set_aside": 2},
            {"first_player": 2**70},
        )
    ),
    *(
        ("/api/tables", {"game": "winter", "seats": [ME | {"deck": deck}, BOT], "options": TOURNAMENT})
        for deck in (
            "The Winter Pack",
            "A Seat at Every Table",
            {"faction": "tyrell"},
            {**HOUSE_DECK, "agenda": "Fealty"},
            {**HOUSE_DECK, "agenda": "Lookout"},
            {**HOUSE_DECK, "cards": {**HOUSE_DECK["cards"], "Lookout": 4}},
            {**HOUSE_DECK, "cards": {**HOUSE_DECK["cards"], "Lookout": 1e9}},
            {**HOUSE_DECK, "cards": {**HOUSE_DECK["cards"], "Wildling Elder": 1}},
            {**HOUSE_DECK, "plots": ["We Do Not Sow"] * 7},
        )
    ),
    ("/api/decks/check", {"game": "winter", "text": '{"faction_code": "stark", "slots": {"01141": 1}}'}),
    ("/api/decks/check", {"game": "winter", "text": "<deck/>"}),
    ("/api/decks/check", {"game": "winter", "text": "A deck", "format": "worlds-2016"}),
    ("/api/tables", {"game": "intrigue", "seats": [ME, BOT], "clock": {"kind": "bank"}}),
    ("/api/tables", {"game": "intrigue", "seats": [ME | {"word": "x" * 65}, BOT]}),
    ("/api/records", {}),
    ("/api/records", {"format": "weirwood-record/1"}),
    ("/api/records", 7),
]


@pytest.mark.parametrize(("path", "body"), BAD_BODIES, ids=range(len(BAD_BODIES)))
def test_a_bad_body_is_refused_in_one_sentence(client: TestClient, path: str, body: Any) -> None:
    answer = client.post(path, json=body)
    assert 400 <= answer.status_code < 500
    assert answer.json()["error"]["message"]
    assert answer.json()["error"]["code"] != "internal"
    assert client.get("/api/tables").json()["tables"] == []


def test_a_card_of_anothers_hand_is_refused_as_one_that_there_is_not(client: TestClient) -> None:
    """What is refused, and how, is the same for the other's hand as for nonsense; and nothing changes."""
    ann, bob = Guest(client, "Ann"), Guest(client, "Bob")
    opened = ann.post("/api/tables", game="winter", seats=[ME | {"deck": "Iron Tide"}, {"kind": "open"}])
    key = opened["link"].partition("key=")[2]
    with dealt(5), ann.at(opened["table"], key) as one, bob.at(opened["table"], key) as other:
        other.ask("sit", seat=1, deck="Salt and Snow")
        other.ask("ready")
        one.ask("look")
        hand = other.told["view"]["seats"][1]["hand"]
        before = {**one.told, "n": 0}

        def told(op: str, **arguments: Any) -> tuple[str, Any, str]:
            with pytest.raises(Refused) as refused:
                one.ask(op, **arguments)
            return refused.value.code, refused.value.rule, str(refused.value)

        at = one.told["decision"]["at"] if one.told["decision"] else 0
        for card in hand:
            for verb in ("pick", "marshal", "play"):
                told_of = [told("choose", at=at, keys=[f"{verb}:{one_card}"]) for one_card in (card, 7)]
                assert told_of[0][:2] == told_of[1][:2]
                assert told_of[0][2].replace(str(card), "7") == told_of[1][2]
            asked = [told("why", card=one_card, verb="marshal") for one_card in (card, 7)]
            assert asked[0][2].replace(str(card), "7") == asked[1][2]
        one.ask("look")
        assert {**one.told, "n": 0} == before


def test_names_of_many_scripts_are_legible(client: TestClient) -> None:
    for name in ("Łukasz", "Zoë", "Ngọc", "नन्दिनी", "วันเพ็ญ", "李", "★", "Ann 2"):
        assert Guest(client, name).get("/api/me")["name"] == name


def test_a_request_is_short_and_only_a_record_may_be_long(client: TestClient) -> None:
    answer = client.post("/api/me", json={"name": "x" * 600_000})
    assert answer.json()["error"]["code"] == "too-much"
    answer = client.post("/api/records", json={"format": "x" * 600_000})
    assert answer.json()["error"]["code"] != "too-much"


def test_who_hangs_up_in_the_middle_is_no_defect(
    client: TestClient, caplog: pytest.LogCaptureFixture
) -> None:
    async def receive() -> dict[str, Any]:
        return {"type": "http.disconnect"}

    async def send(message: Any) -> None:
        assert message["type"].startswith("http.response")

    scope = {
        "type": "http",
        "method": "POST",
        "path": "/api/me",
        "root_path": "",
        "query_string": b"",
        "headers": [(b"host", b"testserver")],
        "scheme": "http",
        "client": ("here", 1),
        "server": None,
    }
    assert client.portal is not None
    client.portal.call(client.app, scope, receive, send)
    assert not [line for line in caplog.records if line.levelname == "ERROR"]


def test_a_wrong_address_is_told_by_a_page_to_people_and_in_json_to_programs(client: TestClient) -> None:
    answer = client.get("/card", headers={"accept": "text/html,*/*;q=0.8"})
    assert (answer.status_code, answer.headers["content-type"]) == (404, "text/html; charset=utf-8")
    for path, accept in (("/card", "*/*"), ("/api/card", "text/html")):
        answer = client.get(path, headers={"accept": accept})
        assert (answer.status_code, answer.json()["error"]["code"]) == (404, "not-found")


def test_a_guest_has_so_many_tables_and_no_more(tmp_path: Path) -> None:
    with server(tmp_path, Limits(tables_per_guest=2, requests_per_s=1e6)) as client:
        ann = Guest(client, "Ann")
        for _ in range(2):
            ann.open("intrigue", ME, BOT)
        ann.post("/api/tables", 429, game="intrigue", seats=[ME, BOT])
