"""All words of the card language, found by looking."""

from __future__ import annotations

import weirwood.thrones.ability as language
from weirwood.thrones.engine.node import Node
from weirwood.thrones.lists.declared import IN_COMMON


def words_under(*bases: type[Node]) -> list[type[Node]]:
    """The words of some families, by name: not what words have in common, nor steps inside a word."""
    found: dict[str, type[Node]] = {}
    waiting: list[type[Node]] = list(bases)
    while waiting:
        kind = waiting.pop()
        waiting += kind.__subclasses__()
        step = (kind.__doc__ or "").endswith("not a word of its own.")
        ours = kind.__module__.startswith(language.__name__)
        if ours and not step and kind.__name__ not in (*IN_COMMON, "_OnCard"):
            found[kind.__name__] = kind
    return [found[name] for name in sorted(found)]
