"""The game's own list as plain data, and lists that differ from it."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

from weirwood.thrones.games.hbo_lists import LISTS
from weirwood.thrones.lists.shelf import Installed
from weirwood.thrones.lists.toml import toml


def own_form(name: str = "mine") -> dict[str, Any]:
    """Our own cards as the data of a list."""
    return tomllib.loads(LISTS.text("", name))


def card_of(form: dict[str, Any], title: str) -> dict[str, Any]:
    """The first card of a title."""
    found: dict[str, Any] = next(card for card in form["card"] if card["title"] == title)
    return found


def install(form: dict[str, Any], folder: Path) -> Installed:
    """Install a list from its data."""
    file = folder / "list.toml"
    file.write_text(toml(form, {}), encoding="utf-8")
    return LISTS.install(file)
