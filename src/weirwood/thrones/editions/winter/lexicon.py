"""The words of the Winter Edition."""

from __future__ import annotations

from typing import Final

from weirwood.thrones.engine.lexicon import Lexicon

LEXICON: Final = Lexicon(
    {
        "faction": "House",
        "marshal": "play",
        "marshaled": "played",
        "marshaling phase": "marshalling",
        "gold value": "income",
        "an interrupt": "a response",
        "interrupt": "respond",
        "a reaction": "a response",
        "react": "respond",
        "STR": "STR",
    }
)
