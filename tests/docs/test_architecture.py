"""ARCHITECTURE.md: the files that it names are there."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
PLACES = (ROOT, ROOT / "src" / "weirwood")


def test_every_file_that_is_named_is_there() -> None:
    text = (ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8")
    named = re.findall(r"`([\w./-]+/[\w.-]+\.(?:py|ts|svelte|md))`", text)
    assert len(named) > 40
    missing = [name for name in named if not any((place / name).is_file() for place in PLACES)]
    assert missing == []
