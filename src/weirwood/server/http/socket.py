"""The socket of a table: requests in, answers and news out. Nothing that comes in can do more than be refused."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable
from contextlib import ExitStack, suppress
from dataclasses import dataclass, field
from functools import reduce
from operator import or_
from typing import Any, Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from weirwood.core.errors import BadJson, WeirwoodError
from weirwood.server.hall.hall import Hall
from weirwood.server.http.connections import Visitors
from weirwood.server.http.hosts import Hosts, address_of
from weirwood.server.http.rates import Kind, Rates
from weirwood.server.http.requests import handle
from weirwood.server.http.session import Sessions
from weirwood.server.logs import log, log_defect
from weirwood.server.refusals import Forbidden, TooMuch, fault_of
from weirwood.server.table.members import Member
from weirwood.server.table.table import Table
from weirwood.server.wire import messages as w

REFUSED: Final = 4040
"""The code with which a socket closes that could not join its table; the reason is the sentence why."""
ABUSIVE: Final = 1008
GOING_AWAY: Final = 1001
_BUDGETS: Final[dict[type, Kind]] = {
    w.Say: "chats",
    w.SetStops: "stops",
    w.Replay: "replays",
    w.Look: "replays",
    w.Sit: "seats",
    w.SeatBot: "seats",
    w.Begins: "seats",
    w.Leave: "seats",
    w.ComeBack: "seats",
}
"""What counts against a budget of its own beside that of all messages."""
_decode: Final = msgspec.json.Decoder(reduce(or_, w.REQUESTS)).decode
_peek: Final = msgspec.json.Decoder(dict[str, Any]).decode
_encode: Final = msgspec.json.Encoder().encode


async def table_socket(socket: WebSocket) -> None:
    """Serve one connection to a table."""
    hall: Hall = socket.app.state.hall
    sessions: Sessions = socket.app.state.sessions
    await socket.accept()
    if hall.is_closed:  # who was sent away comes again at once
        await _close(socket, GOING_AWAY)
        return
    visitors: Visitors = socket.app.state.visitors
    rates: Rates = socket.app.state.rates
    hosts: Hosts = socket.app.state.hosts
    address = address_of(socket)
    with ExitStack() as open_while:
        try:
            guest = sessions.guest(socket)
            rates.take("handshakes", None if guest is None else guest.id, address)
            hosts.check(socket)
            hosts.check_origin(socket)
            if guest is None:
                raise Forbidden("This server does not know your browser. Please open its start page first.")
            visit = Visit(guest.id, address, rates)
            open_while.enter_context(visitors.one(guest.id, address, visit.close))
            key = socket.query_params.get("key")
            table, member = await hall.enter(socket.path_params["table"], guest, key)
        except WeirwoodError as error:
            await _refuse(socket, error)
            return
        visit.member = member
        if visit.is_over:
            member.let_go()
        log("joined", table=table.id, seat=member.seat)
        writer = asyncio.create_task(_write(socket, member))
        try:
            await _read(socket, hall, table, member, visit)
        finally:
            hall.part(table, member)
            with suppress(asyncio.CancelledError, Exception):
                await writer
            log("parted", table=table.id, seat=member.seat)


@dataclass(slots=True)
class Visit:
    """One socket of a guest, and what it counts against."""

    guest: str
    address: str
    rates: Rates
    member: Member | None = None
    is_over: bool = False
    beside: set[asyncio.Task[None]] = field(default_factory=set)
    """What is done while further requests are served."""

    def take(self, kind: Kind) -> None:
        """Count something, or raise TooMuch."""
        self.rates.take(kind, self.guest, self.address)

    def close(self) -> None:
        """End the connection, or not let it begin."""
        self.is_over = True
        if self.member is not None:
            self.member.let_go()


async def _refuse(socket: WebSocket, error: WeirwoodError) -> None:
    with suppress(WebSocketDisconnect, RuntimeError):
        await socket.send_text(_encode({"id": None, "error": fault_of(error)}).decode())
        await socket.close(REFUSED, error.code)


async def _write(socket: WebSocket, member: Member) -> None:
    while (message := await member.outbox.get()) is not None:
        try:
            await socket.send_text(message.decode())
        except (WebSocketDisconnect, RuntimeError, OSError):
            member.is_gone = True
            return
    await _close(socket, GOING_AWAY)


async def _read(socket: WebSocket, hall: Hall, table: Table, member: Member, visit: Visit) -> None:
    limits = hall.limits
    refused = 0
    while not member.is_gone:
        try:
            received = await socket.receive()
        except (WebSocketDisconnect, RuntimeError):
            return
        if received["type"] == "websocket.disconnect" or member.is_gone:
            return
        data = received.get("text") or received.get("bytes") or b""
        raw = data.encode("utf-8", "surrogatepass") if isinstance(data, str) else data
        try:
            visit.take("messages")
            if len(raw) > limits.message_bytes:
                raise TooMuch(f"This message is too long; {limits.message_bytes} bytes are allowed.")
            answer = await _served(table, member, visit, raw)
        except TooMuch as error:
            number = _number_of(raw) if len(raw) <= limits.message_bytes else None
            answer = {"id": number, "error": fault_of(error)}
        if answer is not None:
            if answer["error"]["code"] == TooMuch.code:
                refused += 1
            if refused > limits.refused_at_most:
                log("abusive", table=table.id, seat=member.seat)
                await _close(socket, ABUSIVE, "too many messages")
                return
            member.send(answer)


async def _close(socket: WebSocket, code: int, reason: str | None = None) -> None:
    with suppress(WebSocketDisconnect, RuntimeError, OSError):
        await socket.close(code, reason)


async def _served(table: Table, member: Member, visit: Visit, raw: bytes) -> dict[str, Any] | None:
    """Serve a request, which sends its own answer; what it is refused with, where it is."""
    number: int | None = None
    try:
        try:
            request = _decode(raw)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            number = _number_of(raw)
            raise BadJson(f"this message cannot be understood: {error}.") from error
        number = request.id
        if type(request) in _BUDGETS:
            visit.take(_BUDGETS[type(request)])
    except WeirwoodError as error:
        return {"id": number, "error": fault_of(error)}
    if isinstance(request, w.Hint):  # who waits for one may go on, or take back, which ends it
        task = asyncio.create_task(_beside(table, member, request))
        visit.beside.add(task)
        task.add_done_callback(visit.beside.discard)
        return None
    return await _handled(table, member, request)


async def _beside(table: Table, member: Member, request: w.Request) -> None:
    answer = await _handled(table, member, request)
    if answer is not None:
        member.send(answer)


async def _handled(table: Table, member: Member, request: w.Request) -> dict[str, Any] | None:
    """Do what a request asks for, which sends its own answer; what it is refused with, where it is."""
    number = request.id
    try:
        await _to_its_end(handle(table, member, request))
        return None
    except WeirwoodError as error:
        return {"id": number, "error": fault_of(error)}
    except Exception as error:
        log_defect("request-failed", error, table=table.id)
        text = "a defect of ours: nothing was changed."
        return {"id": number, "error": {"code": "internal", "message": text}}


async def _to_its_end(work: Awaitable[None]) -> None:
    """What is begun is done to its end, also when the connection breaks meanwhile."""
    await asyncio.shield(asyncio.ensure_future(work))


def _number_of(raw: bytes) -> int | None:
    """The id of a message that is no request otherwise."""
    try:
        number = _peek(raw).get("id")
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return None
    return number if isinstance(number, int) and not isinstance(number, bool) else None
