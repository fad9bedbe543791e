"""Everything random in the laboratory follows from named seeds, so that any game of many can be played alone."""

from __future__ import annotations

from hashlib import blake2b
from random import Random

from weirwood.core.decision import Decision


def derived(*words: object) -> int:
    """A seed of 64 bits that follows from a seed and names, the same on every machine."""
    text = "/".join(map(str, words))
    return int.from_bytes(blake2b(text.encode(), digest_size=8).digest(), "little")


def any_option(chance: Random, decision: Decision) -> int:
    """The index of an option, all equally likely."""
    return int(chance.random() * len(decision.options))
