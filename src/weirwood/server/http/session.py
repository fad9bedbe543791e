"""Who a guest is: an id and a name in a cookie that only this server can sign. Which names may stand at a table."""

from __future__ import annotations

import time
import unicodedata
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

from itsdangerous import BadData, URLSafeSerializer
from starlette.requests import HTTPConnection
from starlette.responses import Response

from weirwood.core.errors import BadArgument
from weirwood.server.http.hosts import address_of
from weirwood.server.ids import fresh_id

COOKIE: Final = "weirwood"
LONGEST_NAME: Final = 24
NAMELESS: Final = "Guest"
"""What somebody is called who chose no name."""
_DAY_S: Final = 24 * 3600
LIFE_S: Final = 60 * _DAY_S
"""How long an unused cookie stays valid."""
_FRESH_S: Final = _DAY_S
"""A cookie older than this is renewed when it is used."""
_KEPT_BY_BROWSERS: Final = 2000
_MOST_MARKS: Final = 4
_BLANK: Final = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Letters that are printed as nothing."""
_TWINS: Final = str.maketrans(
    "авекмнорстухіјѕһԁԛԝёαβεικνορτυχηγıl1|0",
    "abekmhopctyxijshdqweabeiknoptuxnyiiiio",
)
"""Small letters of Cyrillic and Greek, and digits, that look like Latin letters in their small or capital form."""


@dataclass(frozen=True, slots=True)
class Guest:
    """Someone with a browser; the name is None until one was chosen, the address is where this request comes from."""

    id: str
    name: str | None = None
    address: str = ""
    since: int = field(default=0, compare=False)
    """When their cookie was given, in milliseconds since 1970."""


class Sessions:
    """Reads and writes the cookie. ``signed_out`` says since when older cookies of a guest are not theirs any more."""

    def __init__(
        self, secret: bytes, signed_out: dict[str, int] | None = None, now: Callable[[], int] = time.time_ns
    ) -> None:
        self._signer = URLSafeSerializer(secret, salt="weirwood guest")
        self._signed_out = {} if signed_out is None else signed_out
        self._now = now

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
            case [str(guest), None | str() as name, int(since)]:
                if since < self._now_ms() - LIFE_S * 1000:
                    return None
            case [str(guest), None | str() as name]:  # as they were given before they had a time
                since = 0
            case _:
                return None
        if guest in self._signed_out and since <= self._signed_out[guest]:
            return None
        return Guest(guest, name, address_of(connection), since)

    def is_stale(self, guest: Guest) -> bool:
        """Whether a guest's cookie should be renewed now that it is used."""
        return guest.since < self._now_ms() - _FRESH_S * 1000

    def latest(self, guest: Guest) -> int:
        """A moment at which all cookies that a guest has by now were given already."""
        return max(self._now_ms(), guest.since)

    def end(self, guest: Guest, at: int) -> None:
        """End all cookies of a guest that were given up to a moment."""
        self._signed_out[guest.id] = at

    def _now_ms(self) -> int:
        return self._now() // 1_000_000

    def write(self, response: Response, guest: Guest, secure: bool) -> None:
        """Give a guest the cookie; no script can read it, and no other site can send it along."""
        response.set_cookie(
            COOKIE, self.cookie(guest), max_age=LIFE_S, path="/", httponly=True, samesite="lax", secure=secure
        )

    def cookie(self, guest: Guest) -> str:
        """What the cookie of a guest holds."""
        since = max(self._now_ms(), self._signed_out.get(guest.id, 0) + 1)
        return str(self._signer.dumps([guest.id, guest.name, since]))

    def take_away(self, response: Response) -> None:
        """Let a browser forget its cookie."""
        response.delete_cookie(COOKIE, path="/")


def new_guest(address: str = "") -> Guest:
    """Someone never seen before."""
    return Guest(fresh_id(12), None, address)


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


def skeleton(name: str) -> str:
    """What a name looks like: names with the same skeleton are easily taken for each other."""
    plain = unicodedata.normalize("NFKC", name).casefold().translate(_TWINS)
    return "".join(letter for letter in plain if letter.isprintable() and not letter.isspace())
