"""Our rulings: what the rule books leave open, and what they say of single cards.

``rulings.json`` is where they are written; ``docs/rulings.md`` is made from it by ``weirwood rules rulings``.
"""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

from weirwood.rules.clauses import Clause, clauses_of

_FILE: Final = Path(__file__).parent / "rulings.json"
_ANSWERS: Final = ("FAQ.qa", "FAQ.errata", "RR.titles")  # the parts of the books that speak of single cards
_OPEN_HEAD: Final = "| clause | what is open | our ruling |\n| --- | --- | --- |"
_HEAD: Final = "| clause | what follows |\n| --- | --- |"


@dataclass(frozen=True, slots=True)
class Ruling:
    """One ruling: the clauses it is about, what they leave open (None where it only follows), and what we rule."""

    game: str
    clauses: tuple[str, ...]
    open: str | None
    text: str


@cache
def _forms() -> Any:
    return json.loads(_FILE.read_text(encoding="utf-8"))


def rulings(game: str) -> list[Ruling]:
    """The rulings of a game, in the order of the page."""
    return [
        Ruling(game, tuple(form["clauses"]), form.get("open"), form["ruling"])
        for section in _forms()["games"]
        if section["game"] == game
        for part in section["parts"]
        for form in part.get("rulings", ())
    ]


def rulings_page() -> str:
    """All rulings as the page ``docs/rulings.md``."""
    forms = _forms()
    blocks = ["# Rulings", "\n".join(forms["intro"])]
    for section in forms["games"]:
        blocks.append(f"## {section['title']}")
        for part in section["parts"]:
            blocks.append(f"### {part['title']}")
            blocks.append("\n".join(part["text"]) if "text" in part else _table(part["rulings"]))
    return "\n\n".join(blocks) + "\n"


def _table(forms: list[dict[str, Any]]) -> str:
    has_open = "open" in forms[0]
    rows = [_OPEN_HEAD if has_open else _HEAD]
    for form in forms:
        cells = [", ".join(form["clauses"]), *([form["open"]] if has_open else []), form["ruling"]]
        rows.append(f"| {' | '.join(cells)} |")
    return "\n".join(rows)


def names(text: str, card: str) -> bool:
    """Whether a text names a card, and not another whose name begins alike."""
    return re.search(rf"(?<![\w’']){re.escape(card)}(?!\w| [A-Z])", text) is not None


def rulings_on(game: str, card: str) -> list[Ruling]:
    """The rulings that name a card."""
    return [ruling for ruling in rulings(game) if names(f"{ruling.open or ''} {ruling.text}", card)]


def clauses_on(game: str, card: str) -> list[Clause]:
    """The clauses of the books that are about a card: they name it, or their first does, or they go by its name."""
    slug = re.sub(r"[^a-z]+", "-", re.sub(r"^the |['’]", "", card.casefold())).strip("-")
    found: list[Clause] = []
    lead: dict[str, bool] = {}
    for clause in clauses_of(game):
        parts = clause.id.split(".")
        if ".".join(parts[:2]) not in _ANSWERS:
            continue
        group = ".".join(parts[:3])
        named = names(clause.gist, card)
        about = lead.setdefault(group, named or parts[2] == slug)
        if named or about:
            found.append(clause)
    return found
