"""The words on which editions differ. A text of the engine has them in brackets, and the edition binds them."""

from __future__ import annotations

import re
from typing import Final

_WORD: Final = re.compile(r"\[([^\]]+)\]")
_SHARED: Final = {
    "faction": "House",
    "marshal": "play",
    "marshaled": "played",
    "marshaling phase": "marshalling",
    "marshal or play": "play",
    ", or play": " or",
    "house of": "",
    "gold value": "income",
    "income bonuses": "income bonuses",
    "an interrupt": "a response",
    "interrupt": "respond",
    "a reaction": "a response",
    "react": "respond",
    "forced": "passive",
    "interrupt heading": "response",
    "reaction heading": "response",
    "forced interrupt heading": "passive",
    "forced reaction heading": "passive",
    "STR": "STR",
    "setup gold": "five gold",
    "text box": "text box",
    "trigger card abilities": "trigger card abilities",
    "trigger abilities": "trigger abilities",
    "his hand": "your hand",
    "her hand": "your hand",
    "its hand": "your hand",
}
"""What most editions say."""


class Lexicon:
    """The words of an edition, by what the engine calls them, where most say something else; a capital is kept."""

    __slots__ = ("_said", "words")

    def __init__(self, words: dict[str, str]) -> None:
        self.words = {**_SHARED, **words}
        self._said: dict[str, str] = {}

    def say(self, text: str) -> str:
        """A text of the engine in the edition's words. No text with names of players or cards belongs here."""
        said = self._said.get(text)
        if said is None:
            said = self._said[text] = _WORD.sub(self._bound, text)
        return said

    def _bound(self, found: re.Match[str]) -> str:
        name = found[1]
        word = self.words.get(name)
        if word is None:
            word = self.words[name[0].lower() + name[1:]]
            return word[0].upper() + word[1:]
        return word

    def of_kind(self, kind: str, name: str) -> str:
        """What the edition calls a thing of a kind, such as a phase; as the engine does, where no edition differs."""
        return self.words.get(f"{name} {kind}", name)
