"""The socket of a table: requests in, answers and news out. Nothing that comes in can do more than be refused."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable
from contextlib import suppress
from typing import Any, Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from weirwood.core.errors import BadJson, WeirwoodError
from weirwood.server import wire as w
from weirwood.server.hall import Hall
from weirwood.server.limits import Bucket
from weirwood.server.logs import log, log_defect
from weirwood.server.members import Member
from weirwood.server.refusals import Forbidden, TooMuch
from weirwood.server.requests import handle
from weirwood.server.session import Sessions, is_same_origin
from weirwood.server.table import Table

REFUSED: Final = 4040
"""The code with which a socket closes that could not join its table; the reason is the sentence why."""
ABUSIVE: Final = 1008
GOING_AWAY: Final = 1001
_decode: Final = msgspec.json.Decoder(w.AnyRequest).decode
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
    try:
        if not is_same_origin(socket, socket.app.state.hosts):
            raise Forbidden("this page may not speak with this server.")
        guest = sessions.guest(socket)
        if guest is None:
            raise Forbidden("open the start page first, so that this server knows you.")
        key = socket.query_params.get("key")
        table, member = await hall.enter(socket.path_params["table"], guest, key)
    except WeirwoodError as error:
        with suppress(WebSocketDisconnect, RuntimeError):
            fault = _fault(error)
            await socket.send_text(_encode({"id": None, "error": fault}).decode())
            await socket.close(REFUSED, error.code)
        return
    log("joined", table=table.id, seat=member.seat)
    writer = asyncio.create_task(_write(socket, member))
    try:
        await _read(socket, hall, table, member)
    finally:
        hall.part(table, member)
        with suppress(asyncio.CancelledError, Exception):
            await writer
        log("parted", table=table.id, seat=member.seat)


async def _write(socket: WebSocket, member: Member) -> None:
    while (message := await member.outbox.get()) is not None:
        try:
            await socket.send_text(message.decode())
        except (WebSocketDisconnect, RuntimeError, OSError):
            member.is_gone = True
            return
    await _close(socket, GOING_AWAY)


async def _read(socket: WebSocket, hall: Hall, table: Table, member: Member) -> None:
    limits = hall.limits
    bucket = Bucket(limits.messages_per_s, limits.messages_at_once)
    refused = 0
    while not member.is_gone:
        try:
            received = await socket.receive()
        except (WebSocketDisconnect, RuntimeError):
            return
        if received["type"] == "websocket.disconnect":
            return
        data = received.get("text") or received.get("bytes") or b""
        raw = data.encode("utf-8", "surrogatepass") if isinstance(data, str) else data
        if not bucket.take():
            refused += 1
            if refused > limits.refused_at_most:
                log("abusive", table=table.id, seat=member.seat)
                await _close(socket, ABUSIVE, "too many messages")
                return
            answer: dict[str, Any] | None = _refusal(TooMuch("these are too many messages; slow down."))
        elif len(raw) > limits.message_bytes:
            text = f"this message is too long; {limits.message_bytes} bytes are allowed."
            answer = _refusal(TooMuch(text))
        else:
            answer = await _served(table, member, raw)
        if answer is not None:
            member.send(answer)


async def _close(socket: WebSocket, code: int, reason: str | None = None) -> None:
    with suppress(WebSocketDisconnect, RuntimeError, OSError):
        await socket.close(code, reason)


async def _served(table: Table, member: Member, raw: bytes) -> dict[str, Any] | None:
    """Serve a request, which sends its own answer; what it is refused with, where it is."""
    number: int | None = None
    try:
        try:
            request = _decode(raw)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            number = _number_of(raw)
            raise BadJson(f"this message cannot be understood: {error}.") from error
        number = request.id
        await _to_its_end(handle(table, member, request))
        return None
    except WeirwoodError as error:
        return {"id": number, "error": _fault(error)}
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


def _refusal(error: WeirwoodError) -> dict[str, Any]:
    return {"id": None, "error": _fault(error)}


def _fault(error: WeirwoodError) -> dict[str, Any]:
    fault: dict[str, Any] = {"code": error.code, "message": error.message}
    if error.rule is not None:
        fault["rule"] = error.rule
    if isinstance(error.data, dict) and "problems" in error.data:
        fault["data"] = {"problems": error.data["problems"]}
    return fault
