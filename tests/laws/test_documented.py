"""The page on the laws lists them all, and no other."""

from __future__ import annotations

import re
from pathlib import Path

from weirwood.lab.laws import law_names

PAGE = Path(__file__).parents[2] / "docs" / "laws.md"


def test_every_law_is_on_the_page() -> None:
    rows = re.findall(r"^\| `([a-z-]+)` \|", PAGE.read_text(encoding="utf-8"), re.MULTILINE)
    assert rows == list(law_names())
