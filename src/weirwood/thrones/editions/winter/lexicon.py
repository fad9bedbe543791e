"""The words of the Winter Edition."""

from __future__ import annotations

from typing import Final

from weirwood.thrones.engine.lexicon import Lexicon

LEXICON: Final = Lexicon(
    {
        "house of": "House ",
        "trigger card abilities": "play events or trigger card abilities",
        "trigger abilities": "play events or trigger abilities",
        "his hand": "his owner's hand",
        "her hand": "her owner's hand",
        "its hand": "its owner's hand",
        "interrupt topic": "save-and-cancel-responses",
        "reaction topic": "responses",
        "forced reaction topic": "actions-and-passive-abilities.5",
        "unique topic": "unique-cards duplicates multiple-character-versions",
        "deadly topic": "deadly",
        "deathbound topic": "deathbound deathbound.3",
        "limited topic": "limited",
        "no attachments topic": "no-attachments",
        "renown topic": "renown",
        "setup topic": "setup-keyword",
        "stealth topic": "stealth",
    }
)
"""Its words; a topic is where its book speaks of what a card has."""
