"""The words of the Winter Edition."""

from __future__ import annotations

from typing import Final

from weirwood.thrones.engine.lexicon import Lexicon

LEXICON: Final = Lexicon({})
