"""The little of a server's messages that a player without eyes needs: what is asked, and whether it is over.

All else is left undecoded, so that many players are a light load themselves.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec
from msgspec import UNSET, Raw, Struct, UnsetType


class Option(Struct):
    """Something that may be chosen."""

    key: str
    verb: str


class Question(Struct):
    """What is asked."""

    at: int
    kind: str
    picked: list[str] | None
    min: int
    max: int | None
    options: list[Option]
    candidates: list[Option] | None


class _Table(Struct):
    state: str


class _Told(Struct):
    decision: Question | None
    table: _Table


class _Difference(Struct):
    patch: list[Raw]


class Message(Struct):
    """A message of the server."""

    id: int | None = None
    ok: dict[str, Any] | UnsetType = UNSET
    error: dict[str, Any] | UnsetType = UNSET
    told: _Told | UnsetType = UNSET
    diff: _Difference | UnsetType = UNSET


class _Step(Struct, array_like=True):
    path: list[str]
    value: Raw = Raw(b"null")


read: Final = msgspec.json.Decoder(Message).decode
_read_step: Final = msgspec.json.Decoder(_Step).decode
_read_question: Final = msgspec.json.Decoder(Question | None).decode
_read_text: Final = msgspec.json.Decoder(str).decode
_ASKED: Final = b'[["decision"]'
_STATE: Final = b'[["table","state"]'


class News:
    """What a message changed: ``asked`` where the question is another one now, ``state`` where the table's is."""

    __slots__ = ("asked", "question", "state")

    def __init__(self) -> None:
        self.asked = False
        self.question: Question | None = None
        self.state: str | None = None


def news(message: Message) -> News:
    """What a message says of question and state."""
    found = News()
    if not isinstance(message.told, UnsetType):
        found.asked = True
        found.question = message.told.decision
        found.state = message.told.table.state
    elif not isinstance(message.diff, UnsetType):
        for raw in message.diff.patch:
            step = bytes(raw)
            if step.startswith(_ASKED):
                found.asked = True
                found.question = _read_question(_read_step(step).value)
            elif step.startswith(_STATE):
                found.state = _read_text(_read_step(step).value)
    return found
