"""What workers are asked for: what a table or a page wants to know, put into plain data, and the answer."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import msgspec
from msgspec import Raw

from weirwood.core.state import Game
from weirwood.server.hall.brought_decks import deck_form
from weirwood.server.http.session import Guest
from weirwood.server.table.course import Course
from weirwood.server.wire.decks import DeckCards
from weirwood.server.work.workers import Workers

if TYPE_CHECKING:
    from weirwood.server.table.table import Table

_parts: Final = msgspec.json.Decoder(dict[str, Raw]).decode
_text: Final = msgspec.json.Decoder(str).decode


async def check_brought(
    workers: Workers, guest: Guest, game: Game, deck: str | dict[str, Any] | None, options: dict[str, Any]
) -> None:
    """Check a deck that somebody brings, or refuse it; a ready one is known, and no deck is as well."""
    if isinstance(deck, dict):
        legal = bool(options.get("check_decks", True))
        asked = {"game": game.id, "form": deck_form(deck), "legal": legal, "cards": workers.limits.cards}
        await workers.ask(guest, "check-deck", asked | {"format": options.get("format")})


async def read_decks(workers: Workers, guest: Guest, game: str, text: str, format: str | None) -> Raw:
    """The decks of a text, each with everything that is wrong with it, also for a format."""
    return await workers.ask(guest, "read-decks", {"game": game, "text": text, "format": format})


async def study(workers: Workers, guest: Guest, game: str, cards: DeckCards, format: str | None) -> Raw:
    """A deck that is being built: what is wrong with it, its figures and its odds."""
    asked = {"game": game, "cards": cards, "format": format, "most": workers.limits.cards}
    return await workers.ask(guest, "study", asked)


async def record_text(workers: Workers, guest: Guest, form: dict[str, Any]) -> str:
    """A record as a file."""
    return _text(await workers.ask(guest, "write-record", {"form": form}))


def played(table: Table, course: Course, plies: int | None = None) -> Raw:
    """A game as it stands now, or after some plies, for a worker; under the table's lock, so that all in it is kept."""
    form = {"table": table.id, "opening": course.opening, "plies": course.match.plies[:plies]}
    return Raw(msgspec.json.encode(form))


async def moment(table: Table, game: Raw, guest: Guest, viewer: int | None, at: int) -> dict[str, Raw]:
    """A viewer's part of a game as it was told at a moment, and the question it was asked then."""
    asked = {"played": game, "viewer": viewer, "moment": at}
    return _parts(await table.workers.ask(guest, "moment", asked))


async def story(
    table: Table, game: Raw, guest: Guest, viewer: int | None, over: bool, thoughts: dict[int, Any]
) -> Raw:
    """The story of a game as far as it was told to a viewer; when it is over, with what bots thought."""
    ended = table.ended if over else None
    asked = {
        "played": game,
        "viewer": viewer,
        "over": over,
        "thoughts": thoughts if over else {},
        "ended": ended,
    }
    return await table.workers.ask(guest, "story", asked)
