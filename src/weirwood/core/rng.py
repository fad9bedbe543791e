"""The random generator of every game: counter-based, keyed, and free of bias one could ever measure.

Block ``i`` is ``blake2b(i as 8 little-endian bytes, key=the seed as 16 little-endian bytes)``, read as a
little-endian integer of 512 bits. A whole shuffle of up to about 80 cards is read from one block in mixed
radix. Outputs tell neither the seed nor later outputs. Records depend on every line here: it is never changed.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Any, Final

SEED_BITS: Final = 128
_BLOCK_BITS: Final = 512
_SPARE_BITS: Final = 128
"""A block is left off when the numbers drawn from it have used all but this many bits."""
_WORD: Final = 1 << 48  # numbers of about this size are still small ones to Python and to the processor


def is_seed(value: object) -> bool:
    """Whether a value may seed a game: an integer of at most 128 bits."""
    return isinstance(value, int) and not isinstance(value, bool) and 0 <= value < (1 << SEED_BITS)


class Rng:
    """Key and counter, two integers; copying it is copying those."""

    __slots__ = ("counter", "key")

    def __init__(self, key: int, counter: int = 0) -> None:
        self.key = key
        self.counter = counter

    def block(self) -> int:
        """The next 512 random bits."""
        counter = self.counter
        self.counter = counter + 1
        digest = blake2b(counter.to_bytes(8, "little"), key=self.key.to_bytes(16, "little")).digest()
        return int.from_bytes(digest, "little")

    def below(self, n: int) -> int:
        """A number from 0 to n - 1."""
        return self.block() % n

    def shuffle(self, cards: list[Any]) -> None:
        """Shuffle in place (Fisher and Yates, from the end)."""
        bits = self.block()
        used = 0
        last = len(cards) - 1
        while last > 0:
            # Digits for several cards are split off at once, then one by one: the same digits, much cheaper.
            first = last
            radix = 1
            while last > 0 and radix < _WORD:
                more = (last + 1).bit_length()
                if used + more > _BLOCK_BITS - _SPARE_BITS:
                    break
                used += more
                radix *= last + 1
                last -= 1
            if first == last:
                bits = self.block()
                used = 0
                continue
            word = bits % radix
            bits //= radix
            for place in range(first, last, -1):
                other = word % (place + 1)
                word //= place + 1
                cards[place], cards[other] = cards[other], cards[place]
