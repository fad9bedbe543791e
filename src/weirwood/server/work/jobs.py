"""What a worker can be asked for. A job gets plain data, gives plain data, and knows nothing of tables or guests."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from typing import Any, Final, get_type_hints

import msgspec
from msgspec import Raw, Struct

from weirwood.bots import Eyes, Thought, make_adviser, make_bot
from weirwood.bots.answering import Answer, answer_of
from weirwood.bots.reasons import advised
from weirwood.core.catalogue import find_game, game_ids
from weirwood.core.errors import BadData, BadJson
from weirwood.core.match import Match, replay
from weirwood.core.record import Choice, Edit, record_from, record_text
from weirwood.lab.review import Looked, reviewed
from weirwood.lab.whole_sets import whole
from weirwood.server.hall.brought_decks import check_deck
from weirwood.server.http import books
from weirwood.server.http.studying import studied
from weirwood.server.table.course import Course, ply_from
from weirwood.server.telling import story
from weirwood.server.telling.chronicle import as_sent
from weirwood.server.telling.told import decision_told, game_told_then
from weirwood.server.wire.decks import DeckCards, DeckStudy
from weirwood.server.wire.http import CheckedDecks
from weirwood.server.wire.story import Story
from weirwood.server.work.stopping import is_to_stop
from weirwood.server.work.thoughts import Advised

encode: Final = msgspec.json.Encoder(enc_hook=as_sent).encode
_KEPT: Final = 4
"""How many games are kept at once."""


class Played(Struct):
    """A game up to now: ``opening`` is its record without any choice, ``plies`` are what was done since."""

    table: str
    opening: Raw
    plies: list[list[Any]]


class Shelf:
    """The games that were asked about last, each as far as it was told."""

    def __init__(self) -> None:
        self._kept: OrderedDict[str, tuple[bytes, Course]] = OrderedDict()

    def course(self, played: Played) -> Course:
        """The course of a game: what is known of it already is not played again."""
        opening = bytes(played.opening)
        kept = self._kept.pop(played.table, None)
        if kept is not None and kept[0] == opening:
            course = kept[1]
        else:
            record = record_from(msgspec.json.decode(opening))
            course = Course(Match(find_game(record.game), record.setup, record.seed))
        _go_to(course, [ply_from(ply) for ply in played.plies])
        self._kept[played.table] = (opening, course)
        while len(self._kept) > _KEPT:
            self._kept.popitem(last=False)
        return course


def _go_to(course: Course, plies: list[Choice | Edit]) -> None:
    """Let a course have just these plies: what it has beyond those they share is taken back."""
    shared = 0
    for known, ply in zip(course.match.plies, plies, strict=False):
        if known != ply:
            break
        shared += 1
    if shared < course.ply:
        course.take_back(course.ply - shared)
        course.forget()
    for ply in plies[shared:]:
        course.repeat(ply)


_shelf: Final = Shelf()


def get_ready() -> None:
    """Load the games, their cards and decks before the first job comes."""
    for game_id in game_ids():
        game = find_game(game_id)
        game.setup(game.ready(game.seats[0]), {})
        books.deck_facts(game_id)


def _sign_of_life(body: bytes) -> bool:
    return True


def _upload(body: bytes, choices: int, edits: int, cards: int) -> dict[str, Any]:
    """A record that replays, and its plies as a table takes them."""
    try:
        form = msgspec.json.decode(body)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BadJson(f"The body cannot be understood: {error}.") from error
    for name, most in (("choices", choices), ("edits", edits)):
        rows = form.get(name) if isinstance(form, dict) else None
        if isinstance(rows, list) and len(rows) > most:
            raise BadData(f"This record has {len(rows)} {name}; at most {most} are allowed here.")
    record = record_from(form)
    begun = replay(record, 0)
    there = len(getattr(begun.state, "cards", ()))
    if record.setup.scene is not None and there > cards:
        raise BadData(f"This scene has {there} cards; at most {cards} are allowed here.")
    for seat in record.setup.seats:
        if seat.deck is not None:
            check_deck(record.game, seat.deck, False, cards)
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


def _write_record(body: bytes, form: dict[str, Any]) -> str:
    return record_text(form)


def _read_decks(body: bytes, game: str, text: str, format: str | None) -> CheckedDecks:
    return CheckedDecks(books.checked_decks(game, text, format))


def _check_deck(
    body: bytes, game: str, form: dict[str, Any], legal: bool, cards: int, format: str | None
) -> None:
    check_deck(game, form, legal, cards, format)


def _study(body: bytes, game: str, cards: DeckCards, format: str | None, most: int) -> DeckStudy:
    return studied(game, cards, format, most)


def _moment(body: bytes, played: Played, viewer: int | None, moment: int) -> dict[str, Any]:
    """What a viewer was told at a moment of a game, with the question it was asked."""
    course = _shelf.course(played)
    told = game_told_then(course, viewer, moment)
    match = course.at(course.ply_of(viewer, moment))
    told["decision"] = None if viewer is None else decision_told(match, viewer, -1)
    return told


def _story(
    body: bytes,
    played: Played,
    viewer: int | None,
    over: bool,
    thoughts: dict[int, Thought],
    ended: dict[str, Any] | None,
) -> Story:
    return story.story(_shelf.course(played), viewer, over, thoughts, ended)


def _think(body: bytes, game: str, seat: int, bot: str, seed: int) -> Answer:
    """What a bot answers in a state, which is the body."""
    return answer_of(make_bot(bot, game, seed), find_game(game).load(body), seat, is_to_stop)


def _advise(body: bytes, game: str, seat: int, seed: int, simulations: int) -> Advised:
    """What to advise a seat in a state, which is the body, and why."""
    played = find_game(game)
    answer = answer_of(make_adviser(game, seed, simulations), played.load(body), seat, is_to_stop)
    return Advised(answer.keys, advised(played, played.load(body), seat, answer.thought, answer.keys).form())


def _review(body: bytes, played: Played, plies: list[int]) -> list[Looked | None]:
    """What there is to say of some choices of a game."""
    return list(reviewed(_shelf.course(played).match, plies, is_to_stop))


def _trial(body: bytes, game: str, decks: list[dict[str, Any]], bot: str, seed: int) -> list[int]:
    """Who wins a game that bots play with these decks; nobody where it is to stop."""
    played = find_game(game)
    seats = [{"name": f"Seat {seat}", "deck": deck} for seat, deck in enumerate(decks)]
    match = Match(played, played.setup(seats, {"check_decks": False}), seed)
    bots = [make_bot(bot, game, seed + seat) for seat in range(len(decks))]
    while match.outcome is None and not is_to_stop():
        decision = match.state.decisions[0]
        match.choose_index(decision.seat, bots[decision.seat].choose(Eyes(match.state, decision)))
    return [] if match.outcome is None else list(match.outcome.winners)


def _job(act: Callable[..., Any]) -> Callable[[Raw, bytes], Any]:
    """A job as it is asked for; its arguments must be of the kinds that the parameters after its body have."""
    kinds = {name: kind for name, kind in get_type_hints(act).items() if name not in ("body", "return")}
    decode = msgspec.json.Decoder(msgspec.defstruct(act.__name__, kinds.items())).decode
    return lambda arguments, body: act(body, **msgspec.structs.asdict(decode(arguments)))


JOBS: Final[dict[str, Callable[[Raw, bytes], Any]]] = {
    "sign-of-life": _job(_sign_of_life),
    "upload": _job(_upload),
    "write-record": _job(_write_record),
    "read-decks": _job(_read_decks),
    "check-deck": _job(_check_deck),
    "study": _job(_study),
    "moment": _job(_moment),
    "story": _job(_story),
    "think": _job(_think),
    "advise": _job(_advise),
    "review": _job(_review),
    "trial": _job(_trial),
}
"""Every job by its name."""
