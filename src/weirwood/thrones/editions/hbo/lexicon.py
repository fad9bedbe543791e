"""The words of the two-player game."""

from __future__ import annotations

from typing import Final

from weirwood.thrones.engine.lexicon import Lexicon

LEXICON: Final = Lexicon({"STR": "strength", "house of": "House "})
