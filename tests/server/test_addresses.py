"""Which address a request counts against: what a named proxy says, and never what a stranger says."""

from __future__ import annotations

from pathlib import Path

import pytest
from starlette.testclient import TestClient

from tests.cli.command import refused, weirwood
from weirwood.server.app import Settings, make_app
from weirwood.server.http.hosts import shared_address
from weirwood.server.limits import Limits

ONE_EACH = Limits(requests_per_s=0.001, requests_at_once=1, address_share=1)


def statuses(folder: Path, peer: str, *forwarded: str, proxies: tuple[str, ...] = ()) -> list[int]:
    """What one request each gets that ``peer`` sends on behalf of these."""
    app = make_app(Settings(folder, limits=ONE_EACH, proxies=proxies))
    with TestClient(app, client=(peer, 5000)) as client:
        return [client.get("/api/games", headers={"x-forwarded-for": told}).status_code for told in forwarded]


def test_a_stranger_cannot_choose_an_address(tmp_path: Path) -> None:
    assert statuses(tmp_path, "198.51.100.7", "203.0.113.1", "203.0.113.2") == [200, 429]
    named = statuses(tmp_path, "198.51.100.7", "203.0.113.1", "203.0.113.2", proxies=("127.0.0.1",))
    assert named == [200, 429]


def test_a_named_proxy_says_who_asks(tmp_path: Path) -> None:
    told = ("203.0.113.1", "203.0.113.2", "203.0.113.1", "9.9.9.9, 203.0.113.2")
    assert statuses(tmp_path, "127.0.0.1", *told, proxies=("127.0.0.1",)) == [200, 200, 429, 429]


def test_only_a_named_proxy_makes_a_cookie_secure(tmp_path: Path) -> None:
    for proxies, secure in (((), False), (("10.0.0.0/8",), True)):
        app = make_app(Settings(tmp_path, proxies=proxies))
        with TestClient(app, client=("10.1.2.3", 5000)) as client:
            cookie = client.get("/api/me", headers={"x-forwarded-proto": "https"}).headers["set-cookie"]
        assert ("secure" in cookie.lower()) is secure


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("203.0.113.1", "203.0.113.2", False),
        ("2001:db8:0:1::1", "2001:db8:0:1:ffff::9", True),
        ("2001:db8:0:1::1", "2001:db8:0:2::1", False),
        ("::ffff:203.0.113.1", "203.0.113.1", True),
        ("fe80::1%eth0", "fe80::2%eth0", True),
        ("a socket", "a socket", True),
    ],
)
def test_an_ipv6_site_is_one_address(one: str, other: str, same: bool) -> None:
    assert (shared_address(one) == shared_address(other)) is same


def test_a_proxy_is_named_by_its_address(tmp_path: Path) -> None:
    assert "example.org" in refused(weirwood(tmp_path, "serve", "--port", "0", "--proxy", "example.org"))
