"""What comes back from a process that thinks."""

from __future__ import annotations

from typing import Any

from msgspec import Struct


class Advised(Struct, frozen=True):
    """A hint: the keys to choose, and why, as parts of a sentence."""

    keys: list[str]
    reason: list[Any]
