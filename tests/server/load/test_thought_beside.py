"""What others notice of a table that thinks hard can be measured."""

from __future__ import annotations

import asyncio
from pathlib import Path

from weirwood.server.load.thought_beside import beside


def test_choices_are_timed_with_a_thinking_table_and_without(tmp_path: Path) -> None:
    figures = asyncio.run(beside(tmp_path, 1, 2.0, "intrigue", 1, None, "castellan"))
    assert figures["faults"] == [] and figures["beside"] == "castellan"
    assert figures["without"]["choices"] and figures["with"]["choices"] and figures["p95_ratio"]
