"""The words of the second edition."""

from __future__ import annotations

from typing import Final

from weirwood.thrones.engine.lexicon import Lexicon

LEXICON: Final = Lexicon(
    {
        "faction": "faction",
        "marshal": "marshal",
        "marshaled": "marshaled",
        "marshaling phase": "marshaling",
        "marshal or play": "marshal or play",
        ", or play": ", or play",
        "gold value": "gold",
        "income bonuses": "gold modifiers",
        "an interrupt": "an interrupt",
        "interrupt": "interrupt",
        "a reaction": "a reaction",
        "react": "react",
        "forced": "forced",
        "interrupt heading": "interrupt",
        "reaction heading": "reaction",
        "forced interrupt heading": "forced interrupt",
        "forced reaction heading": "forced reaction",
        "setup gold": "eight gold",
        "text box": "printed text box",
    }
)
