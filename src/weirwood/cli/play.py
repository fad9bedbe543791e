"""``weirwood play``."""

from __future__ import annotations


def play() -> None:
    """To be written."""
