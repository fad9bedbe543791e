"""Guests of a load slow down when a server tells them to, and give up on anything else."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from weirwood.server.load import guest as guests
from weirwood.server.load.guest import Guest, ServerRefused


def refusal(status: int) -> ServerRefused:
    error = ServerRefused("refused")
    error.status = status
    return error


class Patient(Guest):
    """A guest of a server that gives these answers."""

    def __init__(self, *answers: Any) -> None:
        super().__init__(0)
        self.answers = list(answers)

    def ask_once(self, method: str, path: str, body: dict[str, Any] | None = None) -> Any:
        answer = self.answers.pop(0)
        if isinstance(answer, ServerRefused):
            raise answer
        return answer


def test_what_is_too_much_is_asked_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guests, "_SLOWER_S", 0.0)
    guest = Patient(refusal(429), refusal(429), {"ok": True})
    assert asyncio.run(guest.ask("GET", "/")) == {"ok": True}
    assert guest.answers == []


def test_any_other_refusal_is_final() -> None:
    guest = Patient(refusal(409), {"ok": True})
    with pytest.raises(ServerRefused):
        asyncio.run(guest.ask("GET", "/"))
    assert guest.answers == [{"ok": True}]
