"""HTTP endpoints: what each takes and answers, in one list from which routes and /openapi.json are made."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any, Final

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from weirwood import __version__
from weirwood.core.errors import BadArgument, BadJson, WeirwoodError
from weirwood.server.hall.hall import Hall
from weirwood.server.http.hosts import address_of
from weirwood.server.http.rates import Kind, Rates
from weirwood.server.http.session import Guest, Sessions, new_guest
from weirwood.server.logs import log_defect
from weirwood.server.refusals import TooMuch, fault_of
from weirwood.server.wire import types as wire_types

STATUS: Final = {
    "no-table": 404,
    "no-game": 404,
    "not-found": 404,
    "unknown-card": 404,
    "forbidden": 403,
    "not-seated": 403,
    "not-now": 409,
    "read-only": 409,
    "stale": 409,
    "too-much": 429,
    "too-heavy": 413,
    "unavailable": 503,
    "storage": 503,
    "storage-conflict": 503,
    "internal": 500,
}
"""The status of each kind of refusal; 400 for all others."""
GUEST: Final = "weirwood.guest"
"""Where the door leaves whom it knows, for those who answer."""
_JSON: Final = "application/json"


@dataclass(slots=True)
class Call:
    """One call of an endpoint: who calls, with which body and query, and the cookie to be sent back."""

    request: Request
    hall: Hall
    guest: Guest
    body: Any = None
    set_cookie: bool = False
    drop_cookie: bool = False

    def query(self, name: str) -> str:
        """A value of the query that must be there."""
        value = self.request.query_params.get(name)
        if not value:
            raise BadArgument(f"Name the {name}: ?{name}=….")
        return value

    def path(self, name: str) -> str:
        """A part of the path."""
        return str(self.request.path_params[name])


@dataclass(frozen=True, slots=True)
class Endpoint:
    """What is called how; ``answer`` and ``body`` are Structs of the wire, ``answer`` None for any object."""

    method: str
    path: str
    about: str
    act: Callable[[Call], Awaitable[Any]]
    answer: type[msgspec.Struct] | None
    body: type[msgspec.Struct] | None = None
    raw_body: bool = False
    """Whether the body is left as it was sent, for a worker to understand."""
    query: tuple[str, ...] = ()
    rate: Kind | None = None
    """What a call counts as, beside being a request; it is refused before its body is read."""
    fixed: bool = False
    """Whether the answer never changes while the server runs, so that browsers may keep it for a while."""
    for_anyone: bool = False
    """Whether it does not matter who asks, so that nobody becomes a guest by asking; so it is with fixed answers."""


@dataclass(slots=True)
class Desk:
    """Calls endpoints: reads what comes, writes what goes, turns every refusal into an answer."""

    endpoint: Endpoint
    decoder: msgspec.json.Decoder[Any] = field(init=False)

    def __post_init__(self) -> None:
        self.decoder = msgspec.json.Decoder(Any if self.endpoint.body is None else self.endpoint.body)

    async def serve(self, request: Request) -> Response:
        """One call."""
        hall: Hall = request.app.state.hall
        sessions: Sessions = request.app.state.sessions
        known: Guest | None = request.scope[GUEST]
        call = Call(request, hall, known or new_guest(address_of(request)))
        try:
            rates: Rates = request.app.state.rates
            if known is not None:
                call.set_cookie = sessions.is_stale(known) and not self.endpoint.fixed
            elif not (self.endpoint.for_anyone or self.endpoint.fixed):
                rates.take("guests", None, address_of(request))
                call.set_cookie = True
            if self.endpoint.rate is not None:
                rates.take(self.endpoint.rate, None if known is None else known.id, call.guest.address)
            if request.method != "GET":
                request.app.state.hosts.check_origin(request)
            limits = hall.limits
            call.body = await self._read(
                request, limits.body_bytes if self.endpoint.raw_body else limits.form_bytes
            )
            answer = await self.endpoint.act(call)
            response = _written(answer)
            if self.endpoint.fixed:
                response.headers["cache-control"] = "private, max-age=300"
            else:
                response.headers["cache-control"] = "no-store"
        except WeirwoodError as error:
            response = refused(error)
        except ClientDisconnect:  # nobody is there any more to be answered
            response = Response(status_code=400)
        except Exception as error:
            log_defect("call-failed", error, path=self.endpoint.path)
            response = refused(WeirwoodError("a defect of ours: nothing was changed."))
        if call.drop_cookie:
            sessions.take_away(response)
        elif call.set_cookie:
            sessions.write(response, call.guest, request.url.scheme == "https")
        return response

    async def _read(self, request: Request, most: int) -> Any:
        if self.endpoint.body is None and not self.endpoint.raw_body:
            return None
        parts = bytearray()
        async for chunk in request.stream():
            parts += chunk
            if len(parts) > most:
                raise TooMuch(f"This is too long; {most} bytes are allowed.")
        if self.endpoint.raw_body:
            return bytes(parts)
        try:
            return self.decoder.decode(bytes(parts))
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            raise BadJson(f"The body cannot be understood: {error}.") from error


def _written(answer: Any) -> Response:
    if isinstance(answer, Response):
        return answer
    return Response(msgspec.json.encode(answer), media_type=_JSON)


def refused(error: WeirwoodError) -> JSONResponse:
    """A refusal as an answer."""
    fault = fault_of(error)
    after = fault.get("data", {}).get("retry_after")
    headers = None if after is None else {"retry-after": str(after)}
    return JSONResponse({"error": fault}, STATUS.get(error.code, 400), headers)


def routes(endpoints: list[Endpoint]) -> list[Route]:
    """The routes of endpoints."""
    return [Route(endpoint.path, Desk(endpoint).serve, methods=[endpoint.method]) for endpoint in endpoints]


def openapi(endpoints: list[Endpoint]) -> dict[str, Any]:
    """What the endpoints take and answer, as OpenAPI has it."""
    paths: dict[str, Any] = {}
    for endpoint in endpoints:
        path = endpoint.path.replace(":path", "")
        operation: dict[str, Any] = {
            "summary": endpoint.about,
            "responses": {
                "200": {"description": "done", "content": {_JSON: {"schema": _ref(endpoint.answer)}}},
                "4XX": {"description": "refused", "content": {_JSON: {"schema": _ref_name("Refused")}}},
                "503": {"description": "not kept", "content": {_JSON: {"schema": _ref_name("Refused")}}},
            },
        }
        names = [part.strip("{}") for part in path.split("/") if part.startswith("{")]
        operation["parameters"] = [
            {"name": name, "in": "path", "required": True, "schema": {"type": "string"}} for name in names
        ] + [
            {"name": name, "in": "query", "required": True, "schema": {"type": "string"}}
            for name in endpoint.query
        ]
        if endpoint.body is not None or endpoint.raw_body:
            operation["requestBody"] = {"required": True, "content": {_JSON: {"schema": _ref(endpoint.body)}}}
        paths.setdefault(path, {})[endpoint.method.lower()] = operation
    return {
        "openapi": "3.1.0",
        "info": {"title": "Weirwood", "version": __version__},
        "paths": paths,
        "components": {"schemas": wire_types.schema()},
    }


def _ref(struct: type[msgspec.Struct] | None) -> dict[str, Any]:
    return {"type": "object"} if struct is None else _ref_name(struct.__name__)


def _ref_name(name: str) -> dict[str, Any]:
    return {"$ref": f"#/components/schemas/{name}"}
