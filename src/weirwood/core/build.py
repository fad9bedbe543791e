"""Which build runs: one typed source serves as plain Python and compiled."""

from __future__ import annotations

from weirwood.core import rng


def build() -> str:
    """``plain`` or ``compiled``, read off the file the generator was loaded from."""
    return "plain" if str(rng.__file__).endswith(".py") else "compiled"
