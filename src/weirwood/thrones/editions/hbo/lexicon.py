"""The words of the two-player game."""

from __future__ import annotations

from typing import Final

from weirwood.thrones.engine.lexicon import Lexicon

LEXICON: Final = Lexicon(
    {
        "STR": "strength",
        "house of": "House ",
        "interrupt topic": "save-responses",
        "reaction topic": "responses",
        "forced reaction topic": "passive-abilities",
        "unique topic": "unique-cards duplicates",
        "limited topic": "keywords.1",
        "renown topic": "keywords.2",
        "stealth topic": "keywords.3 keywords.4",
    }
)
"""Its words; a topic is where its book speaks of what a card has."""
