"""The round of an edition as plain data, from the chart that the engine walks through."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from weirwood.rules.clauses import clauses
from weirwood.thrones.engine.flow.chart import Chart, Window


def framework_steps(chart: Chart) -> list[dict[str, Any]]:
    """Every step as plain data; several of the chart may share a number, and ``label`` tells them apart."""
    return [
        {
            "name": step.name,
            "label": step.label,
            "title": chart.titles[step.label].full,
            "short": chart.titles[step.label].short,
            "when": chart.titles[step.label].when,
            "phase": step.phase,
            "rule": step.rule,
            "gist": clauses()[step.rule].gist,
            "window": isinstance(step, Window),
        }
        for step in chart.steps
    ]


def whole_framework(chart: Chart) -> list[dict[str, Any]]:
    """The same with the steps of the set-up at which people lay things out and an engine has nothing to do.

    They are known where the clauses have the numbers of the steps.
    """
    steps: list[dict[str, Any]] = []
    before = 0
    for row in framework_steps(chart):
        phase, _, number = row["name"].partition(".")
        if row["phase"] == phase:
            known = row["rule"].endswith(number)
            steps += _skipped(row, range(before + 1, int(number) if known else 0))
            before = int(number)
        steps.append(row)
    return steps


def _skipped(after: dict[str, Any], numbers: range) -> Iterator[dict[str, Any]]:
    """The steps of these numbers, which come before another one and are called as it is."""
    for number in numbers:
        name, rule = (re.sub(r"[0-9]+$", str(number), after[field]) for field in ("name", "rule"))
        gist = clauses()[rule].gist
        yield {
            **after,
            "name": name,
            "label": name,
            "title": "Nothing to do",
            "short": "",
            "rule": rule,
            "gist": gist,
        }
