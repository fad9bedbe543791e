"""An attack on a server is made beside players, ends by itself, and says what came of it."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

import pytest

from tests.cli.command import refused, weirwood
from weirwood.core.match import replay
from weirwood.core.record import record_from
from weirwood.server.limits import Limits
from weirwood.server.load.attacked import attacked
from weirwood.server.load.attacks import UPLOADERS, heaviest_record

linux = pytest.mark.skipif(sys.platform != "linux", reason="needs all of 127.0.0.0/8: run it on Linux")


@linux
def test_forks_beyond_the_limit_are_refused_while_others_play(tmp_path: Path) -> None:
    few = ("--limit", "tables_per_guest=3")
    figures = asyncio.run(attacked(tmp_path, 2, 6.0, "intrigue", 1, None, "forks", *few))
    assert figures["faults"] == [] and figures["players_refused"].get("too-much") is None
    assert figures["attackers"]["refused with 429"] > 0
    assert figures["attackers"]["done"] == 2  # beside the table that is forked
    assert figures["without"]["choices"] > 0 and figures["with"]["choices"] > 0


@linux
def test_half_open_connections_are_few_and_do_not_last(tmp_path: Path) -> None:
    few = ("--limit", "connections_per_address=20", "--limit", "header_s=1")
    figures = asyncio.run(attacked(tmp_path, 2, 6.0, "intrigue", 1, None, "half-open", *few))
    assert figures["faults"] == []
    assert figures["attackers"]["turned away"] > 0 and figures["attackers"]["cut off"] > 0
    assert figures["attackers"].get("held at the end", 0) <= 20


@linux
def test_a_guest_holds_few_sockets_and_the_others_are_refused(tmp_path: Path) -> None:
    few = ("--limit", "sockets_per_guest=3")
    figures = asyncio.run(attacked(tmp_path, 2, 4.0, "intrigue", 1, None, "sockets", *few))
    assert figures["faults"] == [] and figures["reconnected"] == 0
    assert figures["attackers"]["held at the end"] == 3
    assert figures["attackers"]["refused"] > 0
    assert figures["without"]["choices"] > 0 and figures["with"]["choices"] > 0


@linux
def test_uploads_that_take_too_long_are_ended_and_each_is_answered(tmp_path: Path) -> None:
    short = ("--limit", "job_cpu_s=0.2")
    figures = asyncio.run(attacked(tmp_path, 2, 4.0, "intrigue", 1, None, "uploads", *short))
    assert figures["faults"] == []
    assert figures["attackers"]["refused with 413"] > 0
    assert "not answered" not in figures["attackers"]
    assert sum(figures["attackers"].values()) >= UPLOADERS
    assert figures["without"]["choices"] > 0 and figures["with"]["choices"] > 0


def test_the_heaviest_record_is_as_large_as_limits_allow() -> None:
    limits = Limits()
    record = heaviest_record(limits.cards, limits.edits)
    assert len(record["edits"]) == limits.edits
    match = replay(record_from(record | {"edits": record["edits"][:1]}))
    cards = len(getattr(match.state, "cards"))  # noqa: B009
    assert limits.cards - 12 <= cards <= limits.cards


def test_an_unknown_attack_is_refused(tmp_path: Path) -> None:
    assert "uploads" in refused(weirwood(tmp_path, "load", "--attack", "flood"))
