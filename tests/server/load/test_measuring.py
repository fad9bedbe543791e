"""The figures of a server under load are those of connected players whose choices were acknowledged."""

from __future__ import annotations

import asyncio
from pathlib import Path

from tests.cli.command import refused, weirwood
from weirwood.server.load.measuring import measure


def test_a_few_tables_are_measured(tmp_path: Path) -> None:
    figures = asyncio.run(measure(tmp_path, 2, 4.0, "second/joust", seed=1, database=None, profile=True))
    assert figures["faults"] == []
    assert figures["choices"] > 0 and 0 < figures["p50_ms"] <= figures["p95_ms"] <= figures["max_ms"]
    assert figures["memory_mb"]["start"] > 0 and figures["server_cpu"] > 0
    assert {"rules", "storage"} <= set(figures["where"]["percent"])


def test_what_cannot_be_measured_is_told_at_once(tmp_path: Path) -> None:
    assert "poker" in refused(weirwood(tmp_path, "load", "--game", "poker"))
    assert "second/melee" in refused(weirwood(tmp_path, "load", "--game", "second/melee"))
    assert "URL" in refused(weirwood(tmp_path, "load", "--database", "nonsense"))
