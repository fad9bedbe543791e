"""Names that people cannot tell apart, such as Ann in Latin letters and with a Cyrillic A."""

from __future__ import annotations

import unicodedata
from typing import Final

_TWINS: Final = str.maketrans(
    "авекмнорстухіјѕһԁԛԝёαβεικνορτυχηγıl1|0",
    "abekmhopctyxijshdqweabeiknoptuxnyiiiio",
)
"""Small letters of Cyrillic and Greek, and digits, that look like Latin letters in their small or capital form."""


def skeleton(name: str) -> str:
    """What a name looks like: names with the same skeleton are easily taken for each other."""
    plain = unicodedata.normalize("NFKC", name).casefold().translate(_TWINS)
    return "".join(letter for letter in plain if letter.isprintable() and not letter.isspace())
