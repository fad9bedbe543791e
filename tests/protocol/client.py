"""Clients of the protocol: one in this process, one over pipes to another."""

from __future__ import annotations

import io
import json
import subprocess
import sys
from typing import IO, Any

from tests.cli.command import PATIENCE_S
from weirwood.protocol import Engine


class Client:
    """Speaks to an engine in this process."""

    def __init__(self) -> None:
        self.notes = io.StringIO()
        self.engine = Engine(self.notes)

    def line(self, line: bytes) -> dict[str, Any]:
        """The answer to a line, whatever it is."""
        text = self.engine.answer(line)
        assert text.isascii() and "\n" not in text
        return read_answer(text)

    def ask(self, request: Any) -> dict[str, Any]:
        return self.line(json.dumps(request).encode())

    def ok(self, op: str, **arguments: Any) -> dict[str, Any]:
        answer = self.ask({"id": [op], "op": op, **arguments})
        assert answer["id"] == [op]
        assert "ok" in answer, answer
        return dict(answer["ok"])

    def error(self, op: str, **arguments: Any) -> dict[str, Any]:
        answer = self.ask({"id": op, "op": op, **arguments})
        assert answer["id"] == op
        assert "error" in answer, answer
        return dict(answer["error"])

    def code(self, op: str, **arguments: Any) -> str:
        return str(self.error(op, **arguments)["code"])

    def new(self, players: int = 2, seed: int = 1, **options: Any) -> str:
        seats = [{"name": f"P{seat}"} for seat in range(players)]
        return str(self.ok("new", game="intrigue", seats=seats, seed=seed, options=options)["game"])

    def scene(self, **scene: Any) -> str:
        return str(self.ok("scene", game="intrigue", **scene)["game"])

    def first_key(self, game: str) -> tuple[int, str]:
        decision = self.ok("decisions", game=game)["decisions"][0]
        return decision["seat"], decision["options"][0]["key"]

    def everything(self, game: str) -> dict[str, Any]:
        """All that can be asked about a game, for comparing."""
        return {
            op: self.ok(op, game=game) for op in ("status", "facts", "decisions", "log", "record", "save")
        }


class PipeClient:
    """Speaks to ``weirwood engine`` in a process of its own."""

    def __init__(self) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", "weirwood", "engine"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
        )

    @property
    def requests(self) -> IO[bytes]:
        assert self.process.stdin is not None
        return self.process.stdin

    @property
    def answers(self) -> IO[bytes]:
        assert self.process.stdout is not None
        return self.process.stdout

    def line(self, line: bytes) -> dict[str, Any]:
        self.requests.write(line + b"\n")
        self.requests.flush()
        return read_answer(self.answers.readline().decode("ascii"))

    def ok(self, op: str, **arguments: Any) -> dict[str, Any]:
        answer = self.line(json.dumps({"id": 1, "op": op, **arguments}).encode())
        assert "ok" in answer, answer
        return dict(answer["ok"])

    def end(self) -> tuple[int, bytes, bytes]:
        """Close the input; answers exit status, what was still written, and notes."""
        rest, notes = self.process.communicate(timeout=PATIENCE_S)
        return self.process.returncode, rest, notes


def read_answer(text: str) -> dict[str, Any]:
    """An answer, held to its form."""
    answer = json.loads(text, parse_constant=_no_constant)
    assert isinstance(answer, dict)
    assert set(answer) in ({"id", "ok"}, {"id", "error"})
    if "error" in answer:
        error = answer["error"]
        assert {"code", "message"} <= set(error) <= {"code", "message", "rule", "data"}
        assert isinstance(error["code"], str) and isinstance(error["message"], str)
    else:
        assert isinstance(answer["ok"], dict)
    return answer


def _no_constant(text: str) -> Any:
    raise AssertionError(f"{text} is no JSON")
