"""Chance, as far as tables ask about it."""

from __future__ import annotations

from weirwood.core.state import State


def drawn(state: State) -> int | None:
    """How often chance was asked; None where a game does not say."""
    rng = getattr(state, "rng", None)
    return None if rng is None else int(rng.counter)
