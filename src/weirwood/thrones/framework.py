"""The round of an edition as plain data, from the chart that the engine walks through."""

from __future__ import annotations

import re
from typing import Any

from weirwood.rules.clauses import clauses
from weirwood.thrones.engine.chart import Chart, Step, Window


def framework_steps(chart: Chart) -> list[dict[str, Any]]:
    """Every step: the number players see, what is done, the phase, the clause, and whether it is an action window.

    Several steps of the chart may share a number; ``label`` tells them apart.
    """
    return [
        {
            "name": step.name,
            "label": step.label,
            "what": _what(step),
            "phase": step.phase,
            "rule": step.rule,
            "gist": clauses()[step.rule].gist,
            "window": isinstance(step, Window),
        }
        for step in chart.steps
    ]


def _what(step: Step) -> str:
    """What the step is called in code, in words: ``RevealPlots`` reveals plots."""
    if isinstance(step, Window):
        return "action window"
    return re.sub(r"(?<!^)(?=[A-Z])", " ", type(step).__name__).lower()
