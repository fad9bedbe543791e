"""What a worker can be asked for. A job gets plain data, gives plain data, and knows nothing of tables or guests."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import msgspec
from msgspec import Raw, Struct

from weirwood.core.catalogue import find_game, game_ids
from weirwood.core.errors import BadData, BadJson
from weirwood.core.match import replay
from weirwood.core.record import record_from, record_text
from weirwood.server.hall.brought_decks import check_deck
from weirwood.server.http import books
from weirwood.server.table.bots_at_table import preferred
from weirwood.server.table.plies import whole
from weirwood.server.telling import story
from weirwood.server.telling.scroll import as_sent
from weirwood.server.telling.told import decision_told, game_told_then
from weirwood.server.wire.http import CheckedDecks, Story
from weirwood.server.work.retelling import Played, Shelf

_shelf: Final = Shelf()
encode: Final = msgspec.json.Encoder(enc_hook=as_sent).encode


def get_ready() -> None:
    """Load the games, their cards and decks before the first job comes."""
    for game_id in game_ids():
        game = find_game(game_id)
        game.setup(game.ready(game.seats[0]), {})
        books.deck_facts(game_id)


class Nothing(Struct):
    """No arguments."""


class Upload(Struct):
    """How large the record in the body may be."""

    choices: int
    edits: int
    cards: int


class Form(Struct):
    """A record as plain data."""

    form: dict[str, Any]


class DeckText(Struct):
    """A text with decks of a game."""

    game: str
    text: str


class Deck(Struct):
    """A deck that somebody brings; ``legal`` where it must be, ``cards`` the most it may have."""

    game: str
    form: dict[str, Any]
    legal: bool
    cards: int


class Moment(Struct):
    """A moment of a game as a viewer was told of it."""

    played: Played
    viewer: int | None
    moment: int


class Told(Struct):
    """A game for its story: with whose eyes, and whether it is over."""

    played: Played
    viewer: int | None
    over: bool


class Advice(Struct):
    """A seat that is asked, and the seed of whoever advises it."""

    played: Played
    seat: int
    seed: int


def _sign_of_life(asked: Nothing, body: bytes) -> bool:
    return True


def _upload(asked: Upload, body: bytes) -> dict[str, Any]:
    """A record that replays, and its plies as a table takes them."""
    try:
        form = msgspec.json.decode(body)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BadJson(f"The body cannot be understood: {error}.") from error
    for name, most in (("choices", asked.choices), ("edits", asked.edits)):
        rows = form.get(name) if isinstance(form, dict) else None
        if isinstance(rows, list) and len(rows) > most:
            raise BadData(f"This record has {len(rows)} {name}; at most {most} are allowed here.")
    record = record_from(form)
    begun = replay(record, 0)
    cards = len(getattr(begun.state, "cards", ()))
    if record.setup.scene is not None and cards > asked.cards:
        raise BadData(f"This scene has {cards} cards; at most {asked.cards} are allowed here.")
    for seat in record.setup.seats:
        if seat.deck is not None:
            check_deck(record.game, seat.deck, False, asked.cards)
    match = replay(record)
    return {
        "game": record.game,
        "seats": [{"name": seat.name, "deck": seat.deck} for seat in match.setup.seats],
        "options": match.setup.options,
        "scene": match.setup.scene,
        "seed": record.seed,
        "record": record.form(),
        "plies": whole(match),
    }


def _write_record(asked: Form, body: bytes) -> str:
    return record_text(asked.form)


def _read_decks(asked: DeckText, body: bytes) -> CheckedDecks:
    return CheckedDecks(books.checked_decks(asked.game, asked.text))


def _check_deck(asked: Deck, body: bytes) -> None:
    check_deck(asked.game, asked.form, asked.legal, asked.cards)


def _moment(asked: Moment, body: bytes) -> dict[str, Any]:
    """What the viewer was told, with the question it was asked."""
    course = _shelf.course(asked.played)
    told = game_told_then(course, asked.viewer, asked.moment)
    match = course.at(course.ply_of(asked.viewer, asked.moment))
    told["decision"] = None if asked.viewer is None else decision_told(match, asked.viewer, -1)
    return told


def _story(asked: Told, body: bytes) -> Story:
    return story.story(_shelf.course(asked.played), asked.viewer, asked.over)


def _advice(asked: Advice, body: bytes) -> list[str]:
    match = _shelf.course(asked.played).match
    return preferred(match.state.clone(), match.game.id, asked.seat, None, asked.seed)


def _job(kind: type[Any], act: Callable[[Any, bytes], Any]) -> Callable[[Raw, bytes], Any]:
    decode = msgspec.json.Decoder(kind).decode
    return lambda arguments, body: act(decode(arguments), body)


JOBS: Final[dict[str, Callable[[Raw, bytes], Any]]] = {
    "sign-of-life": _job(Nothing, _sign_of_life),
    "upload": _job(Upload, _upload),
    "write-record": _job(Form, _write_record),
    "read-decks": _job(DeckText, _read_decks),
    "check-deck": _job(Deck, _check_deck),
    "moment": _job(Moment, _moment),
    "story": _job(Told, _story),
    "advice": _job(Advice, _advice),
}
"""Every job by its name."""
