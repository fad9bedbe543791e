"""Shuffles one can check: the server binds itself before play, the seats add to chance, the end shows all.

Before play everyone is shown the *commitment*: SHA-256 of a random seed (128 bits) and a random salt (256 bits).
Each seat may then add a word of its own. The seed that the engine plays with is made of seed, salt and words, so
the server could not choose it after it saw the words, and a seat cannot choose it at all. When the game is over,
seed, salt and words are shown; whoever kept the commitment can compute both hashes and replay the game.

The bytes, in order: a label, the seed as 16 little-endian bytes, the salt as 32 bytes; for the engine's seed then,
for each seat, the length of its word in UTF-8 as 4 little-endian bytes and the word. The engine's seed is the first
16 bytes of that SHA-256, read as a little-endian number. Records depend on every line here.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from hashlib import sha256
from hmac import compare_digest
from typing import Any, Final

from weirwood.core.errors import BadArgument, BadData
from weirwood.core.match import Match, replay
from weirwood.core.record import Record
from weirwood.core.rng import SEED_BITS, is_seed

SALT_BYTES: Final = 32
LONGEST_WORD: Final = 64
_COMMITMENT: Final = b"weirwood-commitment/1\n"
_SEED: Final = b"weirwood-seed/1\n"
_FIELDS: Final = ("commitment", "seed", "salt", "words")


class Chance:
    """What a table's chance is made of; secret until its game is over."""

    __slots__ = ("commitment", "salt", "seed", "words")

    def __init__(self, seed: int, salt: bytes, words: Sequence[str]) -> None:
        if not is_seed(seed) or len(salt) != SALT_BYTES:
            raise BadArgument(
                f"Chance is made of a seed of {SEED_BITS} bits and a salt of {SALT_BYTES} bytes."
            )
        self.seed = seed
        self.salt = salt
        self.words = tuple(checked_word(word) for word in words)
        self.commitment = sha256(_COMMITMENT + self._secret()).hexdigest()
        """What everyone is shown before play, in hexadecimal; it tells nothing of the seed."""

    def engine_seed(self) -> int:
        """The seed of the game, fixed once every seat is ready: before the first shuffle."""
        digest = sha256(_SEED + self._secret())
        for word in self.words:
            written = word.encode()
            digest.update(len(written).to_bytes(4, "little") + written)
        return int.from_bytes(digest.digest()[: SEED_BITS // 8], "little")

    def revealed(self) -> dict[str, Any]:
        """All of it, as the end of the game shows it and its record keeps it."""
        return {
            "commitment": self.commitment,
            "seed": f"{self.seed:032x}",
            "salt": self.salt.hex(),
            "words": list(self.words),
        }

    def _secret(self) -> bytes:
        return self.seed.to_bytes(SEED_BITS // 8, "little") + self.salt


def draw() -> tuple[int, bytes]:
    """A seed and a salt for a new table, from the system's own generator."""
    return secrets.randbits(SEED_BITS), secrets.token_bytes(SALT_BYTES)


def checked_word(word: str) -> str:
    """A word that a seat may add to chance; no word is the empty one."""
    if not isinstance(word, str) or len(word) > LONGEST_WORD or not word.isprintable():
        raise BadArgument(f"A word must be printable text of at most {LONGEST_WORD} letters.")
    return word


def chance_from(form: Mapping[str, Any]) -> Chance:
    """Chance as a record keeps it, or BadData."""
    if set(form) != set(_FIELDS) or not isinstance(form["words"], list):
        raise BadData(f"The fairness of a record must have {', '.join(_FIELDS)}.")
    try:
        return Chance(int(form["seed"], 16), bytes.fromhex(form["salt"]), form["words"])
    except (TypeError, ValueError, BadArgument) as error:
        raise BadData(f"The fairness of this record cannot be read: {error}") from error


def fair_record(match: Match, chance: Chance) -> Record:
    """The record of a table's game, with what proves its shuffles."""
    record = match.record()
    record.fairness = chance.revealed()
    return record


def verify(record: Record, shown: str | None = None) -> Match:
    """Prove a record: commitment, seed, and every choice with all that followed; the match, or BadData.

    ``shown`` is the commitment one was shown before play. Without it the record is only proved to agree with itself.
    """
    if record.fairness is None:
        raise BadData("This record holds no commitment: it proves its choices, but not who chose its seed.")
    chance = chance_from(record.fairness)
    claimed = str(record.fairness["commitment"])
    if not compare_digest(chance.commitment.encode(), claimed.encode()):
        raise BadData("The commitment of this record is not that of its seed and salt.")
    if shown is not None and not compare_digest(shown.strip().lower().encode(), claimed.encode()):
        raise BadData("This record has another commitment than the one you were shown.")
    if record.setup.scene is None and len(chance.words) != len(record.setup.seats):
        raise BadData(f"This record has {len(chance.words)} words for {len(record.setup.seats)} seats.")
    if chance.engine_seed() != record.seed:
        raise BadData("This record was not played with the seed that its commitment and words give.")
    return replay(record)
