"""The address a request or a socket comes from, as far as limits are concerned.

A guest with an IPv6 line has 2**64 addresses of their own, so a whole /64 counts as one address. A proxy that the
operator named may say for whom it asks; ``Forwarded`` puts that address into the connection before anybody reads it.
"""

from __future__ import annotations

from functools import lru_cache
from ipaddress import IPv6Address, IPv6Network, ip_address, ip_network
from typing import Final

from starlette.requests import HTTPConnection
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from weirwood.core.errors import BadArgument

_SITE: Final = 64
"""How many leading bits of an IPv6 address name one site."""
_KNOWN: Final = 4096
"""How many addresses are remembered as they count."""
Forwarded: Final = ProxyHeadersMiddleware
"""Takes client and scheme from X-Forwarded-For and X-Forwarded-Proto where a named proxy (``trusted_hosts``) asks."""


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
