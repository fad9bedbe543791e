"""``weirwood replay``."""

from __future__ import annotations


def replay() -> None:
    """To be written."""
