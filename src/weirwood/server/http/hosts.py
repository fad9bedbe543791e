"""The names this server answers to, and the addresses it is called from.

A page of a foreign site can have its own name lead to this machine, and then speaks as if it were ours ("DNS
rebinding"). So only names that nobody else can have are answered: this machine's own, the address a connection
arrived at, and those the operator gave.

A guest with an IPv6 line has 2**64 addresses of their own, so a whole /64 counts as one address. A proxy that the
operator named may say for whom it asks; ``Forwarded`` puts that address into the connection before anybody reads it.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Final
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from weirwood.core.errors import BadArgument
from weirwood.server.refusals import Forbidden

_SITE: Final = 64
"""How many leading bits of an IPv6 address name one site."""
_KNOWN: Final = 4096
"""How many addresses are remembered as they count."""
Forwarded: Final = ProxyHeadersMiddleware
"""Takes client and scheme from X-Forwarded-For and X-Forwarded-Proto where a named proxy (``trusted_hosts``) asks."""


class Hosts:
    """Checks by which name a server is called, and which pages may call it."""

    def __init__(self, given: Iterable[str] = ()) -> None:
        self._given = frozenset(given)

    def check(self, connection: HTTPConnection) -> None:
        """Raise Forbidden where the server is called by a name that is not its own; programs may leave it out."""
        host = connection.headers.get("host")
        if host is not None and not self._is_own(host, connection):
            name = _name(host)[:100]
            raise Forbidden(
                f"This server does not answer to the name {name!r}; "
                f"its operator can allow that with: weirwood serve --origin {name}"
            )

    def check_origin(self, connection: HTTPConnection) -> None:
        """Raise Forbidden where a browser asks for a page of another site; programs send no origin."""
        origin = connection.headers.get("origin")
        if origin is None:
            return
        try:
            page = urlsplit(origin).netloc.lower()
        except ValueError:
            page = ""
        if page in self._given:
            return
        if (
            not page
            or page != connection.headers.get("host", "").lower()
            or not self._is_own(page, connection)
        ):
            raise Forbidden("This page belongs to another site and may not use this server.")

    def _is_own(self, host: str, connection: HTTPConnection) -> bool:
        name = _name(host)
        if host.lower() in self._given or name in self._given:
            return True
        if name == "localhost" or name.endswith(".localhost"):
            return True
        arrived = (connection.scope.get("server") or ("",))[0]
        found = _address(name)
        if found is None:
            return name == arrived
        return found.is_loopback or found == _address(arrived)


def checked_origin(text: str) -> str:
    """A host as ``--origin`` gives it, with or without a scheme, or BadArgument."""
    host = text.partition("://")[2] if "://" in text else text
    host = host.removesuffix("/").lower()
    if not host or any(letter in "/?#@ " for letter in host):
        raise BadArgument(f"An origin is a host such as tables.example.org, not {text!r}.")
    return host


def _name(host: str) -> str:
    """A host without its port."""
    if host.startswith("["):
        return host[1:].partition("]")[0].lower()
    return host.partition(":")[0].lower().removesuffix(".")


@lru_cache(1024)
def _address(name: str) -> IPv4Address | IPv6Address | None:
    try:
        found = ip_address(name)
    except ValueError:
        return None
    return (isinstance(found, IPv6Address) and found.ipv4_mapped) or found


def address_of(connection: HTTPConnection) -> str:
    """The address that a request or a socket counts against."""
    return "" if connection.client is None else shared_address(connection.client.host)


@lru_cache(_KNOWN)
def shared_address(host: str) -> str:
    """An IPv4 address as it is, an IPv6 address as its /64; anything else, such as a Unix socket, as it is."""
    try:
        found = ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if isinstance(found, IPv6Address):
        if found.ipv4_mapped is not None:
            return str(found.ipv4_mapped)
        return str(IPv6Network((found, _SITE), strict=False))
    return str(found)


def checked_proxy(text: str) -> str:
    """An address or a network of proxies, or BadArgument."""
    try:
        ip_network(text)
    except ValueError as error:
        raise BadArgument(
            f"A proxy is an address such as 127.0.0.1 or a network such as 10.0.0.0/8, not {text!r}."
        ) from error
    return text
