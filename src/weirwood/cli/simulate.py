"""``weirwood simulate``."""

from __future__ import annotations


def simulate() -> None:
    """To be written."""
