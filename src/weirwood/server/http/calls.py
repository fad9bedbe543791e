"""The HTTP interface: who I am, what there is, and tables."""

from __future__ import annotations

import secrets
from dataclasses import replace
from typing import Any

import msgspec
from msgspec import Raw
from starlette.responses import Response

from weirwood import __version__
from weirwood.core.catalogue import find_game
from weirwood.core.errors import BadArgument
from weirwood.folders import in_a_file_name
from weirwood.server.hall import records
from weirwood.server.hall.prepared import Prepared
from weirwood.server.http import books, deck_calls
from weirwood.server.http.connections import Visitors
from weirwood.server.http.endpoints import Call, Endpoint
from weirwood.server.http.session import NAMELESS, Sessions, checked_name
from weirwood.server.refusals import Forbidden, NotFound, NotNow
from weirwood.server.storage.forms import TableLine
from weirwood.server.table import seats
from weirwood.server.table.clocks import now_ms
from weirwood.server.table.table import Table
from weirwood.server.telling import secrecy
from weirwood.server.wire import http as wh
from weirwood.server.wire.review import Review, ReviewWish
from weirwood.server.wire.story import Story
from weirwood.server.work import heavy


async def health(call: Call) -> wh.Health:
    """That the server is alive. Nothing is read or written."""
    writer = call.hall.store.writer
    failed = writer.last_failure if writer.is_failing else None
    return wh.Health(True, __version__, len(call.hall.tables), "ok" if failed is None else failed.message)


async def readiness(call: Call) -> wh.Readiness | Response:
    """Whether the server can do its work; 503 where it cannot."""
    found: wh.Readiness = await call.request.app.state.checkup.look()
    if found.ok:
        return found
    return Response(msgspec.json.encode(found), 503, media_type="application/json")


async def me(call: Call) -> wh.Me:
    """Who I am."""
    call.set_cookie = True
    return wh.Me(call.guest.name, call.guest.id)


async def set_name(call: Call) -> wh.Me:
    """Choose a name."""
    name = checked_name(call.body.name)
    call.guest = replace(call.guest, name=name)
    await call.hall.store.name_guest(call.guest.id, name, now_ms())
    return await me(call)


async def sign_out(call: Call) -> wh.SignedOut:
    """End all cookies of a guest and close their sockets; this browser may stay, with a new cookie."""
    state = call.request.app.state
    sessions: Sessions = state.sessions
    at = sessions.latest(call.guest)
    await call.hall.store.sign_out(call.guest.id, at)
    sessions.end(call.guest, at)
    visitors: Visitors = state.visitors
    visitors.close(call.guest.id)
    call.set_cookie = call.body.stay
    call.drop_cookie = not call.body.stay
    return wh.SignedOut(call.body.stay)


async def start(call: Call) -> wh.Started:
    """Take the name and open the table that the command line prepared."""
    state = call.request.app.state
    prepared: Prepared | None = state.prepared
    if prepared is None or not prepared.is_for(call.body.token):
        raise NotFound("No table is prepared for this address. Choose a game here.")
    state.prepared = None
    if prepared.name is not None:
        call.body = wh.NewName(prepared.name)
        await set_name(call)
    if prepared.table is None:
        return wh.Started("/")
    call.body = prepared.table
    return wh.Started((await open_table(call)).link)


async def games(call: Call) -> wh.Games:
    """All games."""
    return wh.Games(books.game_facts())


def _game(call: Call) -> str:
    """The id of the game that is asked about; of a card list without its digest, the newest."""
    return find_game(call.query("game")).id


async def decks(call: Call) -> wh.Decks:
    """The decks of a game."""
    return wh.Decks(list(books.deck_facts(_game(call))))


async def check_decks(call: Call) -> Raw:
    """Decks read and checked."""
    return await heavy.read_decks(
        call.hall.workers, call.guest, call.body.game, call.body.text, call.body.format
    )


async def cards(call: Call) -> wh.Cards:
    """The cards of a game."""
    return wh.Cards(list(books.card_pages(_game(call))))


async def card(call: Call) -> wh.CardWithRules:
    """One card."""
    return books.card_page(call.path("code"))


async def rules(call: Call) -> wh.Rules:
    """The clauses and the round of a game."""
    game = _game(call)
    how = books.how_to_play(game)
    chapters = [wh.ChapterFacts(chapter.title, list(chapter.paragraphs)) for chapter in how.chapters]
    return wh.Rules(list(books.clause_facts(game)), list(books.framework(game)), chapters, dict(how.keywords))


# Tables.


async def open_table(call: Call) -> wh.Opened:
    """Open a table."""
    if call.guest.name is None:
        call.guest = replace(call.guest, name=NAMELESS)
        call.set_cookie = True
    own = await deck_calls.brought(call, call.body)
    table = await call.hall.open(call.guest, call.body)
    await deck_calls.played(call, own, table.id)
    return _opened(table)


def _opened(table: Table) -> wh.Opened:
    return wh.Opened(table.id, f"/table/{table.id}?key={table.meta.key}")


async def list_tables(call: Call) -> wh.Tables:
    """My tables, and open ones that anybody may join."""
    store = call.hall.store
    mine = await store.tables(guest=call.guest.id)
    public = await store.tables(state="open", private=False)
    known = {line.id for line in mine}
    lines = mine + [line for line in public if line.id not in known]
    return wh.Tables([_card(call, line) for line in lines])


async def one_table(call: Call) -> wh.TableCard:
    """A table, without its secrets."""
    table = await call.hall.find(call.path("table"), call.guest.address)
    line = TableLine(
        table.id,
        table.game.id,
        table.state,
        table.meta.private,
        table.meta.created,
        table.meta.updated,
        tuple(seats.players_of(table.places)),
        table.meta.result,
    )
    if not _knows(call, table):
        return wh.TableCard(table.id, "", [], _state(table, line), None, 0, 0, private=True)
    return _card(call, line)


def _state(live: Table | None, line: TableLine) -> Any:
    """The state of a table as lists tell it."""
    state = line.state if live is None else live.state
    if live is None and state == "running":
        return "asleep"
    return {"paused": "running"}.get(state, state)


def _card(call: Call, line: TableLine) -> wh.TableCard:
    live = call.hall.tables.get(line.id)
    result = line.result if live is None else live.meta.result
    mine = next((player.seat for player in line.players if player.guest == call.guest.id), None)
    return wh.TableCard(
        id=line.id,
        game=line.game,
        players=[
            wh.PlayerFacts(player.seat, player.name, _kind(player.kind))
            for player in line.players
            if player.seat >= 0
        ],
        state=_state(live, line),
        seat=mine if mine is not None and mine >= 0 else None,
        updated=line.updated,
        created=line.created,
        link=None if live is None or mine is None else f"/table/{live.id}?key={live.meta.key}",
        reason=None if live is None else live.read_only,
        winners=None if result is None else result.winners,
        round=_round(live, line),
        private=line.private,
    )


def _round(live: Table | None, line: TableLine) -> int | None:
    """The round as all were told of it; that it ended may be a secret for a while."""
    if live is not None and live.course is not None:
        return live.course.told(None)[0].state.status.round
    return None if line.result is None else line.result.round


def _kind(kind: str) -> Any:
    return kind if kind in ("person", "bot") else "open"


async def record(call: Call) -> Response:
    """The record of a game that is over, as a file."""
    table = await call.hall.find(call.path("table"), call.guest.address)
    _may_see(call, table)
    found = await records.record_of(call.hall, table)
    name = f"{in_a_file_name(table.game.id)}-{table.id}.json"
    return Response(
        await heavy.record_text(call.hall.workers, call.guest, found),
        media_type="application/json",
        headers={"content-disposition": f'attachment; filename="{name}"'},
    )


def _knows(call: Call, table: Table) -> bool:
    """Whether a guest may know a table: private ones are for those who sit there or have the link."""
    if not table.meta.private or table.owner == call.guest.id or table.seat_of(call.guest.id) is not None:
        return True
    return secrets.compare_digest(call.request.query_params.get("key", "").encode(), table.meta.key.encode())


def _may_see(call: Call, table: Table) -> None:
    if not _knows(call, table):
        raise Forbidden("This table is private; ask the players for its link.")


async def story(call: Call) -> Raw:
    """The story of a game, with one's own eyes; when it is over also with others'."""
    table = await call.hall.find(call.path("table"), call.guest.address)
    _may_see(call, table)
    asked = call.request.query_params.get("eyes", "")
    seats_there = {str(seat): seat for seat in range(len(table.places))}
    if asked and asked not in seats_there:
        raise BadArgument(f"there is no seat {asked[:20]!r}; the seats are 0 to {len(table.places) - 1}.")
    eyes = seats_there.get(asked)
    await secrecy.check_eyes(table, table.seat_of(call.guest.id), eyes)
    is_open = await secrecy.is_open(table)
    async with table.lock:
        if table.course is None:
            raise NotNow("the game has not begun.")
        told = table.course.moments[eyes][-1]
        game, over = heavy.played(table, table.course, told), is_open and table.is_over
        thoughts = {ply: thought for ply, thought in table.course.thoughts.items() if ply < told}
    return await heavy.story(table, game, call.guest, eyes, over, thoughts)


async def _over(call: Call) -> Table:
    """A table whose game is over, and open to whoever asks."""
    table = await call.hall.find(call.path("table"), call.guest.address)
    _may_see(call, table)
    if table.course is None or not await secrecy.is_open(table):
        raise NotNow("a game is reviewed when it is over.")
    return table


async def review(call: Call) -> Review:
    """How far the review of a game is, and what it found."""
    return call.hall.reviews.told(await _over(call))


async def wish_review(call: Call) -> Review:
    """Review a game that is over, or stop doing so."""
    table = await _over(call)
    if call.body.go:
        async with table.lock:
            call.hall.reviews.begin(table, call.guest, call.hall.find)
    else:
        call.hall.reviews.stop(table.id)
    return call.hall.reviews.told(table)


async def upload_record(call: Call) -> wh.Opened:
    """A recorded game, to be watched again."""
    return _opened(await records.upload(call.hall, call.guest, call.body))


async def fork(call: Call) -> wh.Opened:
    """Play on from a moment of a game, against bots; no table is woken for who has no room for another."""
    await call.hall.room.check(call.guest)
    table = await call.hall.find(call.path("table"), call.guest.address)
    _may_see(call, table)
    body: wh.Fork = call.body
    return _opened(await records.fork(call.hall, table, call.guest, body.at, body.seat, body.bot))


ENDPOINTS = [
    Endpoint("GET", "/healthz", "Whether the server is alive", health, wh.Health, for_anyone=True),
    Endpoint(
        "GET", "/readyz", "Whether the server can do its work", readiness, wh.Readiness, for_anyone=True
    ),
    Endpoint("GET", "/api/me", "Who I am", me, wh.Me),
    Endpoint("POST", "/api/me", "Choose a name", set_name, wh.Me, wh.NewName),
    Endpoint("POST", "/api/sign-out", "Sign out everywhere", sign_out, wh.SignedOut, wh.SignOut),
    Endpoint(
        "POST", "/api/start", "Sit down where the command line prepared it", start, wh.Started, wh.Token
    ),
    Endpoint("GET", "/api/games", "All games", games, wh.Games, fixed=True),
    Endpoint("GET", "/api/decks", "The decks of a game", decks, wh.Decks, query=("game",), fixed=True),
    Endpoint("POST", "/api/decks/check", "Read and check decks", check_decks, wh.CheckedDecks, wh.DeckText),
    Endpoint("GET", "/api/cards", "The cards of a game", cards, wh.Cards, query=("game",), fixed=True),
    Endpoint("GET", "/api/cards/{code}", "One card", card, wh.CardWithRules, fixed=True),
    Endpoint("GET", "/api/rules", "The rules of a game", rules, wh.Rules, query=("game",), fixed=True),
    Endpoint("POST", "/api/tables", "Open a table", open_table, wh.Opened, wh.NewTable, rate="openings"),
    Endpoint("GET", "/api/tables", "My tables, and open ones", list_tables, wh.Tables, for_anyone=True),
    Endpoint("GET", "/api/tables/{table}", "One table", one_table, wh.TableCard),
    Endpoint("GET", "/api/tables/{table}/record", "The record of a game that is over", record, None),
    Endpoint("GET", "/api/tables/{table}/story", "The game for its replay", story, Story),
    Endpoint("GET", "/api/tables/{table}/review", "What each choice of a game cost", review, Review),
    Endpoint(
        "POST",
        "/api/tables/{table}/review",
        "Read a game that is over, or stop",
        wish_review,
        Review,
        ReviewWish,
    ),
    Endpoint(
        "POST", "/api/tables/{table}/fork", "Play on from here", fork, wh.Opened, wh.Fork, rate="openings"
    ),
    Endpoint(
        "POST", "/api/records", "Bring a record", upload_record, wh.Opened, raw_body=True, rate="openings"
    ),
    *deck_calls.DECK_ENDPOINTS,
]
"""Every endpoint."""
