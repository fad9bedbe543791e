"""``weirwood engine``."""

from __future__ import annotations


def engine() -> None:
    """To be written."""
