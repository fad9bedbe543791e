"""Names: a server answers to its own and to those its operator gave, and pages of other sites may not use it."""

from __future__ import annotations

import http.client
import json
from collections.abc import Iterator
from pathlib import Path
from socket import create_connection
from urllib.parse import urlsplit

import pytest
from starlette.requests import HTTPConnection
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from tests.cli.command import PATIENCE_S, refused, weirwood
from tests.server.serving import call, running
from weirwood.core.errors import BadArgument
from weirwood.server.http.hosts import Hosts, checked_origin
from weirwood.server.http.socket import REFUSED
from weirwood.server.refusals import Forbidden


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server that listens on all addresses, and that its operator calls by a name."""
    words = ("serve", "--host", "0.0.0.0", "--port", "0", "--origin", "https://Tables.example.org/")
    with running(tmp_path_factory.mktemp("data"), *words) as (_, address):
        yield address


def status(address: str, host: str, origin: str | None = None, path: str = "/api/games") -> int:
    """What a browser gets that calls the server by a name, perhaps for a page of some origin."""
    where = urlsplit(address)
    host = host.replace("PORT", str(where.port))
    line = http.client.HTTPConnection("127.0.0.1", where.port or 0, timeout=PATIENCE_S)
    try:
        if origin is None:
            line.request("GET", path, headers={"host": host})
        else:
            origin = origin.replace("PORT", str(where.port))
            line.request("POST", "/api/me", json.dumps({"name": "Ann"}), {"host": host, "origin": origin})
        return line.getresponse().status
    finally:
        line.close()


@pytest.mark.parametrize(
    "host",
    [
        *(
            "localhost:PORT",
            "localhost",
            "LOCALHOST:9000",
            "weirwood.localhost:PORT",
            "127.0.0.1:PORT",
            "127.9.9.9",
        ),
        *("[::1]:PORT", "tables.example.org", "tables.example.org:PORT", "TABLES.example.org"),
    ],
)
def test_a_server_answers_to_its_own_names(address: str, host: str) -> None:
    assert status(address, host) == 200


@pytest.mark.parametrize(
    "host",
    [
        "evil.example",
        "evil.example:PORT",
        "localhost.evil.example",
        "192.0.2.7:PORT",
        "0.0.0.0:PORT",
        "[2001:db8::1]",
    ],
)
def test_a_server_does_not_answer_to_foreign_names(address: str, host: str) -> None:
    for path in ("/api/games", "/", "/static/app.js", "/healthz"):
        assert status(address, host, path=path) == 403
    assert status(address, host, f"http://{host}") == 403


@pytest.mark.parametrize(
    ("host", "origin", "allowed"),
    [
        ("localhost:PORT", "http://localhost:PORT", True),
        ("localhost:9000", "http://localhost:9000", True),
        ("127.0.0.1:PORT", "https://tables.example.org", True),
        ("tables.example.org", "https://tables.example.org", True),
        ("localhost:PORT", "http://localhost:3000", False),
        ("localhost:PORT", "http://127.0.0.1:PORT", False),
        ("localhost:PORT", "https://evil.example", False),
        ("tables.example.org", "https://evil.example", False),
        ("localhost:PORT", "null", False),
        ("localhost:PORT", "http://[", False),
    ],
)
def test_only_own_pages_may_use_a_server(address: str, host: str, origin: str, allowed: bool) -> None:
    assert status(address, host, origin) == (200 if allowed else 403)


def test_a_socket_for_a_foreign_name_is_refused(address: str) -> None:
    where = urlsplit(address)
    _, cookie = call(address, "api/me", {"name": "Ann"})
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    table = call(address, "api/tables", {"game": "intrigue", "seats": seats}, cookie)[0]["table"]
    for host, code in (("evil.example", "forbidden"), (f"localhost:{where.port}", None)):
        more = {"cookie": cookie, "origin": f"http://{host}"}
        link = f"ws://{host}/ws/{table}"
        line = create_connection(("127.0.0.1", where.port or 0), 60)
        with connect(link, sock=line, additional_headers=more, proxy=None, open_timeout=PATIENCE_S) as socket:
            told = json.loads(socket.recv())
            assert told.get("error", {}).get("code") == code
            if code is not None:
                with pytest.raises(ConnectionClosed) as closed:
                    socket.recv()
                assert closed.value.rcvd is not None and closed.value.rcvd.code == REFUSED


def arriving(at: str, host: str) -> HTTPConnection:
    headers = [(b"host", host.encode())]
    return HTTPConnection({"type": "http", "headers": headers, "server": (at, 8470), "path": "/"})


def test_the_address_a_connection_arrives_at_is_a_name() -> None:
    hosts = Hosts()
    for at, host in (
        ("192.168.1.5", "192.168.1.5:8470"),
        ("::ffff:192.168.1.5", "192.168.1.5:8470"),
        ("fd00::5", "[fd00:0::5]:8470"),
    ):
        hosts.check(arriving(at, host))
    for at, host in (("192.168.1.5", "192.168.1.6"), ("fd00::5", "[fd00::6]"), ("127.0.0.1", "192.168.1.5")):
        with pytest.raises(Forbidden):
            hosts.check(arriving(at, host))


def test_an_origin_is_a_host(tmp_path: Path) -> None:
    assert checked_origin("https://Tables.Example.org/") == checked_origin("tables.example.org")
    for wrong in ("", "https://", "tables.example.org/play", "a b", "user@host"):
        with pytest.raises(BadArgument):
            checked_origin(wrong)
    assert "a b" in refused(weirwood(tmp_path, "serve", "--port", "0", "--origin", "a b"))
