"""Cookies: they end when a guest signs out everywhere, and when nobody uses them for long."""

from __future__ import annotations

import time
from pathlib import Path

import pytest
from itsdangerous import URLSafeSerializer
from starlette.requests import HTTPConnection
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from tests.server.guests import Guest, refused_socket, server
from weirwood.server.http.session import COOKIE, LIFE_S, Sessions
from weirwood.server.http.session import Guest as Known

ME = {"kind": "me"}
BOT = {"kind": "bot", "bot": "random"}
DAY_NS = 24 * 3600 * 10**9


def same(guest: Guest, client: TestClient) -> Guest:
    """The same guest in another browser, which has a copy of the cookie."""
    other = Guest(client)
    other.http.cookies.clear()
    other.http.cookies.set(COOKIE, guest.http.cookies[COOKIE])
    return other


def test_signing_out_everywhere_ends_every_cookie_and_socket_for_good(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        ann, bob = Guest(client, "Ann"), Guest(client, "Bob")
        table, others = ann.open("intrigue", ME, BOT), bob.open("intrigue", ME, BOT)
        stolen, kept = same(ann, client), same(ann, client)
        assert stolen.get("/api/tables")["tables"]
        with ann.at(table) as one, stolen.at(table) as other, bob.at(others) as third:
            ann.post("/api/sign-out")
            for chair in (one, other):
                with pytest.raises(WebSocketDisconnect):
                    while True:
                        chair.receive()
            third.ask("look")
        assert COOKIE not in ann.http.cookies
        for guest in (stolen, kept):
            assert refused_socket(guest, f"/ws/{table}") == "forbidden"
        assert kept.get("/api/tables")["tables"] == []
        assert bob.get("/api/me")["name"] == "Bob"
    with server(tmp_path) as client:
        again = same(stolen, client)
        assert refused_socket(again, f"/ws/{table}") == "forbidden"


def test_who_signs_out_other_browsers_stays(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        ann = Guest(client, "Ann")
        table = ann.open("intrigue", ME, BOT)
        for _ in range(2):
            stolen = same(ann, client)
            assert ann.post("/api/sign-out", stay=True) == {"stay": True}
            assert refused_socket(stolen, f"/ws/{table}") == "forbidden"
            with ann.at(table) as chair:
                assert chair.told["me"] == 0


def connection(cookie: str) -> HTTPConnection:
    return HTTPConnection({"type": "http", "headers": [(b"cookie", f"{COOKIE}={cookie}".encode())]})


def test_a_cookie_is_renewed_by_use_and_ends_without(tmp_path: Path) -> None:
    now = [1000 * DAY_NS]
    sessions = Sessions(b"secret", {}, lambda: now[0])
    cookie = sessions.cookie(Known("ann", "Ann"))
    found = sessions.guest(connection(cookie))
    assert found is not None and not sessions.is_stale(found)
    now[0] += 2 * DAY_NS
    found = sessions.guest(connection(cookie))
    assert found is not None and sessions.is_stale(found)
    renewed = sessions.cookie(found)
    now[0] += LIFE_S * 10**9 - DAY_NS
    assert sessions.guest(connection(cookie)) is None
    assert sessions.guest(connection(renewed)) == Known("ann", "Ann")


def test_a_cookie_without_a_time_is_still_good_until_its_guest_signs_out() -> None:
    sessions = Sessions(b"secret", {})
    old = str(URLSafeSerializer(b"secret", "weirwood guest").dumps(["ann", "Ann"]))
    found = sessions.guest(connection(old))
    assert found == Known("ann", "Ann") and sessions.is_stale(found)
    sessions.end(found, sessions.latest(found))
    assert sessions.guest(connection(old)) is None


def test_an_old_cookie_is_renewed_by_a_request(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with server(tmp_path) as client:
        ann = Guest(client, "Ann")
        assert "set-cookie" not in ann.http.get("/api/tables").headers
        monkeypatch.setattr(client.app.state.sessions, "_now", lambda: time.time_ns() + 2 * DAY_NS)  # type: ignore[attr-defined]
        assert "set-cookie" in ann.http.get("/api/tables").headers
        assert "set-cookie" not in ann.http.get("/api/tables").headers
