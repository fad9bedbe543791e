"""Who a guest is: an id and a name in a cookie that only this server can sign."""

from __future__ import annotations

import secrets
import unicodedata
from dataclasses import dataclass
from typing import Final

from itsdangerous import BadData, URLSafeSerializer
from starlette.requests import HTTPConnection
from starlette.responses import Response

from weirwood.core.errors import BadArgument
from weirwood.server.addresses import address_of

COOKIE: Final = "weirwood"
LONGEST_NAME: Final = 24
NAMELESS: Final = "Guest"
"""What somebody is called who chose no name."""
_A_YEAR: Final = 365 * 24 * 3600
_KEPT_BY_BROWSERS: Final = 2000
_MOST_MARKS: Final = 4
_BLANK: Final = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Letters that are printed as nothing."""


@dataclass(frozen=True, slots=True)
class Guest:
    """Someone with a browser; the name is None until one was chosen, the address is where this request comes from."""

    id: str
    name: str | None = None
    address: str = ""


class Sessions:
    """Reads and writes the cookie."""

    def __init__(self, secret: bytes) -> None:
        self._signer = URLSafeSerializer(secret, salt="weirwood guest")

    def guest(self, connection: HTTPConnection) -> Guest | None:
        """The guest of a request or socket, or None where it has no cookie of ours."""
        cookie = connection.cookies.get(COOKIE, "")
        if not cookie or len(cookie) > _KEPT_BY_BROWSERS:
            return None
        try:
            form = self._signer.loads(cookie)
        except BadData:
            return None
        match form:
            case [str(guest), None]:
                return Guest(guest, None, address_of(connection))
            case [str(guest), str(name)]:
                return Guest(guest, name, address_of(connection))
        return None

    def write(self, response: Response, guest: Guest, secure: bool) -> None:
        """Give a guest the cookie; no script can read it, and no other site can send it along."""
        response.set_cookie(
            COOKIE,
            self.cookie(guest),
            max_age=_A_YEAR,
            path="/",
            httponly=True,
            samesite="lax",
            secure=secure,
        )

    def cookie(self, guest: Guest) -> str:
        """What the cookie of a guest holds."""
        return str(self._signer.dumps([guest.id, guest.name]))


def new_guest(address: str = "") -> Guest:
    """Someone never seen before."""
    return Guest(secrets.token_urlsafe(12), None, address)


def is_legible(text: str) -> bool:
    """Whether people can read a text: something is to be seen, and no letter is buried under marks."""
    marks = 0
    visible = False
    for letter in text:
        marks = marks + 1 if unicodedata.category(letter).startswith("M") else 0
        if marks > _MOST_MARKS or not letter.isprintable():
            return False
        visible = visible or not (marks or letter.isspace() or letter in _BLANK)
    return visible


def checked_name(name: str) -> str:
    """A name that may stand at a table, without outer spaces, or BadArgument."""
    found = " ".join(name.split())
    if len(found) > LONGEST_NAME or not is_legible(found):
        raise BadArgument(f"A name must be 1 to {LONGEST_NAME} printable letters.")
    return found
