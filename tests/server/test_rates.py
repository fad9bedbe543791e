"""How often and how much: for a guest over all their sockets, and for everyone at an address together."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tests.cli.command import refused, weirwood
from tests.server.guests import ROOMY, Chair, Guest, Refused, refused_socket, server
from weirwood.core.errors import BadArgument
from weirwood.server.http.rates import Rates
from weirwood.server.limits import Limits, with_limits
from weirwood.server.refusals import TooMuch

ME = {"kind": "me"}
OPEN = {"kind": "open"}
BOT = {"kind": "bot", "bot": "random"}


def never(**at_once: int) -> Limits:
    """Limits with budgets of so many that do not fill again."""
    rates = {f"{kind}_per_s": 1e-6 for kind in at_once} | {
        f"{kind}_at_once": n for kind, n in at_once.items()
    }
    return replace(ROOMY, **rates)  # type: ignore[arg-type]


def is_refused(chair: Chair, op: str, **arguments: Any) -> bool:
    try:
        chair.ask(op, **arguments)
    except Refused as refusal:
        assert refusal.code == "too-much"
        return True
    return False


def test_all_sockets_of_a_guest_share_one_budget(tmp_path: Path) -> None:
    with server(tmp_path, never(messages=4)) as client:
        ann = Guest(client, "Ann")
        with ann.at(ann.open("intrigue", ME, BOT)) as one, ann.at(ann.open("intrigue", ME, BOT)) as other:
            for chair in (one, other, one, other):
                chair.ask("mute", seat=1, on=True)
            for chair in (one, other):
                answer = chair.send('{"id": 1, "op": "look"}')
                assert (answer["id"], answer["error"]["code"]) == (1, "too-much")


def test_all_guests_of_an_address_share_a_larger_one(tmp_path: Path) -> None:
    with server(tmp_path, replace(never(messages=2), address_share=1.5)) as client:
        ann, bob = Guest(client, "Ann"), Guest(client, "Bob")
        with ann.at(ann.open("intrigue", ME, BOT)) as one, bob.at(bob.open("intrigue", ME, BOT)) as other:
            one.ask("mute", seat=1, on=True)
            one.ask("mute", seat=1, on=True)
            other.ask("mute", seat=1, on=True)
            assert other.send('{"id": 1, "op": "look"}')["error"]["code"] == "too-much"


def test_requests_are_limited_for_a_guest_and_for_an_address(tmp_path: Path) -> None:
    with server(tmp_path, replace(never(requests=4), address_share=2)) as client:
        ann, bob = Guest(client, "Ann"), Guest(client, "Bob")  # each asked twice, of which one as a guest
        codes = [ann.http.get("/api/games").status_code for _ in range(4)]
        assert codes == [200, 200, 200, 429]
        codes = [bob.http.get("/api/games").status_code for _ in range(2)]
        assert codes == [200, 429], "who was refused as a guest cost the others nothing"
        assert client.get("/static/app.js").status_code == 429


def test_who_asks_too_often_is_answered_late(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    waited: list[float] = []

    async def wait(seconds: float) -> None:
        waited.append(seconds)

    monkeypatch.setattr("weirwood.server.http.doors.sleep", wait)
    with server(tmp_path / "calls", replace(never(openings=1), refusal_s=7.0)) as client:
        ann = Guest(client, "Ann")
        ann.open("intrigue", ME, BOT)
        assert waited == []
        ann.post("/api/tables", 429, game="intrigue", seats=[ME, BOT])
        ann.get("/api/games")
        assert waited == [7.0]
    with server(tmp_path / "pages", replace(never(requests=2), address_share=1, refusal_s=7.0)) as client:
        Guest(client, "Bob")
        answer = client.get("/", headers={"accept": "text/html"})
        assert answer.status_code == 429 and answer.headers["retry-after"]
        assert waited == [7.0, 7.0]


def test_tables_that_are_asked_for_have_a_budget_and_no_more_is_read(tmp_path: Path) -> None:
    with server(tmp_path, never(openings=3)) as client:
        ann = Guest(client, "Ann")
        table = ann.open("intrigue", ME, BOT)
        ann.post(f"/api/tables/{table}/fork", at=0, seat=0)
        assert ann.http.post("/api/records", content=b"{").status_code == 400
        for path in ("/api/tables", f"/api/tables/{table}/fork", "/api/records"):
            answer = ann.http.post(path, content=b"{")
            assert answer.status_code == 429 and int(answer.headers["retry-after"]) > 0
        assert ann.get("/healthz")["tables"] == 2
        assert Guest(client, "Bob").open("intrigue", ME, BOT)


BUDGETS = [
    ("chats", "chat", {"text": "Winter is coming."}),
    ("stops", "stops", {"stops": ["action"]}),
    ("replays", "replay", {"at": 0}),
    ("replays", "look", {}),
    ("seats", "leave", {}),
    ("seats", "come_back", {}),
]


@pytest.mark.parametrize(("kind", "op", "arguments"), BUDGETS, ids=[op for _, op, _ in BUDGETS])
def test_what_is_dear_has_a_budget_of_its_own(
    tmp_path: Path, kind: str, op: str, arguments: dict[str, Any]
) -> None:
    with server(tmp_path, never(**{kind: 2})) as client:
        ann = Guest(client, "Ann")
        with ann.at(ann.open("intrigue", ME, BOT)) as chair:
            assert chair.decision
            assert [is_refused(chair, op, **arguments) for _ in range(4)] == [False, False, True, True]
            chair.ask("mute", seat=1, on=True)


def test_sockets_to_unknown_tables_cost_as_much_as_others(tmp_path: Path) -> None:
    with server(tmp_path, never(handshakes=3)) as client:
        ann = Guest(client, "Ann")
        codes = [refused_socket(ann, f"/ws/unknown-{n}") for n in range(5)]
    assert codes == ["no-table"] * 3 + ["too-much"] * 2


def test_sockets_without_a_cookie_count_against_their_address(tmp_path: Path) -> None:
    with server(tmp_path, replace(never(handshakes=2), address_share=1)) as client:
        nobody = Guest(client)
        nobody.http.cookies.clear()
        codes = [refused_socket(nobody, "/ws/unknown") for _ in range(3)]
    assert codes == ["forbidden", "forbidden", "too-much"]


def test_an_address_brings_so_many_new_guests(tmp_path: Path) -> None:
    with server(tmp_path, never(guests=2)) as client:
        ann, _ = Guest(client, "Ann"), Guest(client, "Bob")
        answer = client.get("/api/me")
        assert answer.status_code == 429 and "set-cookie" not in answer.headers
        assert client.post("/api/tables", json={"game": "intrigue", "seats": [ME, BOT]}).status_code == 429
        ann.open("intrigue", ME, BOT)
        for path in ("/api/games", "/api/cards?game=second/joust", "/healthz", "/"):
            answer = client.get(path)
            assert answer.status_code == 200 and "set-cookie" not in answer.headers


def test_a_guest_has_so_many_sockets_and_may_open_another_when_one_is_closed(tmp_path: Path) -> None:
    with server(tmp_path, replace(ROOMY, sockets_per_guest=2)) as client:
        ann = Guest(client, "Ann")
        table = ann.open("intrigue", ME, BOT)
        with ann.at(table):
            with ann.at(table):
                assert refused_socket(ann, f"/ws/{table}") == "too-much"
            with ann.at(table):
                pass


@pytest.mark.parametrize("limits", [{"sockets_per_guest": 2, "address_share": 1}, {"sockets": 2}])
def test_an_address_and_the_server_have_so_many_sockets(tmp_path: Path, limits: dict[str, int]) -> None:
    with server(tmp_path, replace(ROOMY, **limits)) as client:
        ann, bob = Guest(client, "Ann"), Guest(client, "Bob")
        table = ann.open("intrigue", ME, BOT, private=False)
        with ann.at(table), bob.at(table):
            for guest in (ann, bob):
                assert refused_socket(guest, f"/ws/{table}") == "too-much"
        with bob.at(table):
            pass


def test_a_budget_fills_again_and_a_guest_who_is_refused_costs_others_nothing() -> None:
    now = [0.0]
    limits = Limits(requests_per_s=1, requests_at_once=2, address_share=1.5)
    rates = Rates(limits, lambda: now[0])
    for _ in range(2):
        rates.take("requests", "ann", "here")
    for _ in range(5):
        with pytest.raises(TooMuch):
            rates.take("requests", "ann", "here")
    rates.take("requests", "bob", "here")
    with pytest.raises(TooMuch):
        rates.take("requests", "bob", "here")
    rates.take("requests", "cat", "elsewhere")
    now[0] = 1.0
    rates.take("requests", "ann", "here")


def test_many_addresses_that_came_once_are_forgotten() -> None:
    now = [0.0]
    rates = Rates(Limits(), lambda: now[0])
    for number in range(30_000):
        rates.take("requests", None, str(number))
        now[0] += 1.0
    assert len(rates._addresses["requests"]._buckets) <= 10_000


def test_an_operator_may_set_every_limit(tmp_path: Path) -> None:
    found = with_limits(Limits(), ["requests_per_s=0.5", "sockets=7"])
    assert (found.requests_per_s, found.sockets) == (0.5, 7)
    for wrong in (
        "requests",
        "requests_per_s",
        "requests_per_s=",
        "sockets=-1",
        "sockets=inf",
        "sockets=x",
        "",
    ):
        with pytest.raises(BadArgument):
            with_limits(Limits(), [wrong])
    assert "swans" in refused(weirwood(tmp_path, "serve", "--port", "0", "--limit", "swans=7"))
