"""How far the cards are written and proved: a census of every pack."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from weirwood.core.errors import WeirwoodError
from weirwood.lab.blanks import parts_of
from weirwood.rules.kept import kept
from weirwood.thrones.ability.writing import Pack
from weirwood.thrones.books import editions, find_book
from weirwood.thrones.engine.card import Card
from weirwood.thrones.engine.words import FACTION

Proofs = dict[str, dict[str, str]]
"""For each card by code, and each part of it, the test that proves it."""


def census(root: Path | None) -> dict[str, Any]:
    """Every edition's packs; without a checkout nobody can say what tests prove, and that is left open."""
    proofs, failed = (None, None) if root is None else card_proofs(root)
    return {
        "failed_tests": failed,
        "editions": {
            edition: {"packs": {pack.name: _pack(pack, proofs) for pack in find_book(edition).pool.packs}}
            for edition in editions()
        },
    }


def _pack(pack: Pack, proofs: Proofs | None) -> dict[str, Any]:
    cards = [card for card in pack.cards.values() if card.type != FACTION]
    open_parts = None if proofs is None else {card.code: unproved(card, proofs) for card in cards}
    return {
        "title": pack.title,
        "cards": len(cards),
        "odd": sum(bool(card.odd) for card in cards),
        "without_scene": None
        if open_parts is None
        else [code for code, parts in open_parts.items() if parts],
        "unproved": None
        if open_parts is None
        else {code: parts for code, parts in open_parts.items() if parts},
    }


def unproved(card: Card, proofs: Proofs) -> list[str]:
    """The parts of a card that no test proves."""
    proved = proofs.get(card.code, {})
    return [part.name for part in parts_of(card) if part.name not in proved]


def card_proofs(root: Path) -> tuple[Proofs, list[str]]:
    """What the tests of the challenge games prove of each card, and which failed; kept while nothing changes."""
    found = json.loads(kept(root, "scenes", lambda: _run(root)))
    return found["proofs"], found["failed"]


def _run(root: Path) -> str:
    with TemporaryDirectory(prefix="weirwood-scenes-") as folder:
        path = Path(folder, "scenes.json")
        done = subprocess.run(
            [
                *(sys.executable, "-P", "-m", "pytest", "-q", "--no-header", "--tb=no"),
                *("-p", "weirwood.lab.card_scenes", f"--card-scenes={path}", f"--rootdir={root}"),
                *("--continue-on-collection-errors", "tests/thrones"),
            ],
            cwd=root,
            env={**os.environ, "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1", "PYTEST_ADDOPTS": ""},
            capture_output=True,
            text=True,
            check=False,
        )
        if not path.is_file():
            last = " / ".join((done.stdout + done.stderr).strip().splitlines()[-2:])
            raise WeirwoodError(
                f"It is unknown which cards have scenes, because the tests could not be run: {last}"
            )
        return path.read_text(encoding="utf-8")
