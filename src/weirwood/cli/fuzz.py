"""``weirwood fuzz``."""

from __future__ import annotations


def fuzz() -> None:
    """To be written."""
