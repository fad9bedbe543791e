"""Ids that a person may type after a command."""

from __future__ import annotations

import secrets

import pytest

from weirwood.server.ids import fresh_id


def test_no_id_looks_like_an_option(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = iter(["-Qx7", "--Qx", "Q-x7"])
    monkeypatch.setattr(secrets, "token_urlsafe", lambda length: next(drawn))
    assert fresh_id(3) == "Q-x7"
