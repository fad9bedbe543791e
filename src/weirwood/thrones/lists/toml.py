"""Writing a list as TOML: a table for each card and for each ability, with the trees in one line each."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from typing import Any


def toml(form: Mapping[str, Any], notes: Mapping[str, str]) -> str:
    """The form of a list; ``notes`` are comments before cards, by code, and before everything by ""."""
    lines = [f"# {line}" for line in notes.get("", "").splitlines()]
    lines += _pairs(form)
    for card in form["card"]:
        lines += [
            "",
            *([f"# {notes[card['code']]}"] if card["code"] in notes else []),
            "[[card]]",
            *_pairs(card),
        ]
        for ability in card.get("ability", ()):
            lines += ["[[card.ability]]", *_pairs(ability)]
    return "\n".join(lines) + "\n"


def _pairs(table: Mapping[str, Any]) -> Iterator[str]:
    """The lines of a table, but for the tables that have lines of their own."""
    return (f"{name} = {_value(value)}" for name, value in table.items() if name not in ("ability", "card"))


def _value(value: Any) -> str:
    if isinstance(value, Mapping):
        return f"{{ {', '.join(f'{name} = {_value(part)}' for name, part in value.items())} }}"
    if isinstance(value, list):
        return f"[{', '.join(map(_value, value))}]"
    return json.dumps(value, ensure_ascii=False)
