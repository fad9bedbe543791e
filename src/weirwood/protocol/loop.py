"""The loop: one line in, one line out, in order, whatever the line holds."""

from __future__ import annotations

import contextlib
import json
import traceback
from collections.abc import Iterator
from typing import Any, BinaryIO, Final, TextIO

from weirwood.core.errors import UnknownOp, WeirwoodError, listed
from weirwood.protocol.arguments import checked
from weirwood.protocol.open_games import OpenGames
from weirwood.protocol.ops import OPS, QUIT
from weirwood.protocol.requests import LONGEST_LINE, Request, read_request

_LONGEST_MESSAGE: Final = 500
_NO_ID: Final = "null"


class Engine:
    """Answers requests and remembers the games they opened; ``ended`` once it was asked to quit."""

    def __init__(self, notes: TextIO) -> None:
        self.ended = False
        self._games = OpenGames()
        self._notes = notes

    def answer(self, line: bytes) -> str:
        """The answer to a line, as one line of ASCII without its end; never an exception."""
        id_text = _NO_ID
        try:
            request = read_request(line)
            id_text = request.id_text
            answer = _written(id_text, "ok", self._act(request))
            self._games.keep()
            self.ended = request.op == QUIT
        except Exception as error:
            self._games.forget()
            answer = self._refused(id_text, error)
        return answer

    def _act(self, request: Request) -> dict[str, Any]:
        op = OPS.get(request.op) if isinstance(request.op, str) else None
        if op is None:
            raise UnknownOp(f"There is no op {request.op!r}; there is {listed(OPS)}.")
        return op.act(self._games, checked(request.arguments, op.needs, op.may))

    def _refused(self, id_text: str, error: Exception) -> str:
        """The answer to a mistake of the caller's, or of ours."""
        if isinstance(error, WeirwoodError):
            try:
                return _written(id_text, "error", _error_form(error))
            except Exception as second:
                error = second
        self._note(error)
        return _written(id_text, "error", _defect_form(error))

    def _note(self, error: Exception) -> None:
        with contextlib.suppress(OSError, ValueError):
            traceback.print_exception(error, file=self._notes)
            self._notes.flush()


def _written(id_text: str, field: str, value: dict[str, Any]) -> str:
    body = json.dumps(value, separators=(",", ":"), allow_nan=False)
    return f'{{"id":{id_text},"{field}":{body}}}'


def _error_form(error: WeirwoodError) -> dict[str, Any]:
    form: dict[str, Any] = {"code": error.code, "message": _shortened(error.message)}
    if error.rule is not None:
        form["rule"] = error.rule
    if error.data is not None:
        form["data"] = error.data
    return form


def _defect_form(error: Exception) -> dict[str, Any]:
    what = type(error).__name__
    return {"code": "internal", "message": f"this is a defect of ours ({what}); the game is unchanged."}


def _shortened(message: str) -> str:
    return message if len(message) <= _LONGEST_MESSAGE else f"{message[: _LONGEST_MESSAGE - 1]}…"


def serve(requests: BinaryIO, answers: BinaryIO, notes: TextIO) -> None:
    """Answer line by line, each at once, until the end of input or ``quit``."""
    engine = Engine(notes)
    for line in _lines(requests):
        answers.write(engine.answer(line).encode("ascii") + b"\n")
        answers.flush()
        if engine.ended:
            return


def _lines(requests: BinaryIO) -> Iterator[bytes]:
    """Lines without their ends. Of a line that is too long only so much is kept that it is seen to be."""
    while line := requests.readline(LONGEST_LINE + 2):
        rest = line
        while rest and not rest.endswith(b"\n"):
            rest = requests.readline(LONGEST_LINE)
        yield line.removesuffix(b"\n")
