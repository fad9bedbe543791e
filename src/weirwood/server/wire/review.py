"""The review of a game, as Structs."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from weirwood.lab.review import Looked


class Review(Struct):
    """How far a game is read, by how many of its choices, and what was found so far.

    ``none``: nobody asked for it yet. ``stopped``: it can go on where it was; ``fault`` says why, where that was not
    wished.
    """

    state: Literal["none", "working", "stopped", "done", "impossible"]
    done: int = 0
    of: int = 0
    looked: list[Looked] = []
    fault: str = ""


class ReviewWish(Struct, forbid_unknown_fields=True):
    """Whether to read a game, or to read it no further."""

    go: bool
