"""Every page, light and dark, is free of serious faults that axe can find, and keeps to itself."""

from __future__ import annotations

from typing import Any

import pytest

from tests.web.browser import Visitor
from tests.web.conftest import Visiting
from tests.web.sitting import Sitting
from tests.web.sources import WEB, node

PAGES = (
    "/",
    "/cards",
    "/cards/01144",
    "/decks",
    "/rules?clause=RR.framework.4.2a",
    "/settings",
    "/help",
    "/replays",
)


def _faults(visitor: Visitor, theme: str) -> list[str]:
    """What axe calls serious or critical.

    Cards that cannot be chosen now recede on purpose. A card's name for readers is a sentence that begins with what
    is printed at its top, not all that is printed on it.
    """
    rules = {"rules": {"label-content-name-mismatch": {"enabled": False}}}
    contrast = {"runOnly": ["color-contrast"]}  # nothing else changes with the light
    found: dict[str, Any] = visitor.page.evaluate(
        "(options) => axe.run({exclude: [['.card.rest'], ['.st.non'], ['.ch .no']]}, options)",
        {"resultTypes": ["violations"], **(rules if theme == "light" else contrast)},
    )
    return [
        f"{fault['id']}: {node['target']} {node.get('failureSummary', '')[:300]}"
        for fault in found["violations"]
        if fault["impact"] in ("serious", "critical")
        for node in fault["nodes"][:3]
    ]


def _visitor(visiting: Visiting, theme: str) -> Visitor:
    node()
    visitor = visiting(color_scheme=theme, bypass_csp=True)
    source = (WEB / "node_modules" / "axe-core" / "axe.min.js").read_text(encoding="utf-8")
    visitor.context.add_init_script(source)
    return visitor


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_pages_have_no_serious_fault(visiting: Visiting, theme: str) -> None:
    visitor = _visitor(visiting, theme)
    found: dict[str, list[str]] = {}
    for path in PAGES:
        page = visitor.go(path)
        page.locator("h1").first.wait_for()
        page.wait_for_load_state("networkidle")
        found[path] = _faults(visitor, theme)
    assert {path: faults for path, faults in found.items() if faults} == {}


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_table_has_no_serious_fault(visiting: Visiting, theme: str) -> None:
    visitor = _visitor(visiting, theme)
    sitting = Sitting(visitor)
    sitting.deal(7)
    found: dict[str, list[str]] = {}
    for _ in range(10):
        asked = sitting.asked()
        if asked.question not in found and len(found) < 6:
            found[asked.question] = _faults(visitor, theme)
        sitting.answer(asked, lambda one: one.choices[0] if one.outlined and one.choices else None)
        sitting.wait_past(asked)
    sitting.sit_down("Intrigue", players=4)
    sitting.asked()
    found["a court"] = _faults(visitor, theme)
    assert {question: faults for question, faults in found.items() if faults} == {}
    assert len(found) > 4
