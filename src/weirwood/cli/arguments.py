"""Options that take several words, or none: ``--bots random heuristic``, ``--resume``."""

from __future__ import annotations

from typing import Any

from typer.core import TyperCommand

from weirwood.core.catalogue import game_ids

_SEVERAL = ("--bots", "--bot-decks", "--decks")
_PERHAPS_NONE = ("--resume",)


class WordyCommand(TyperCommand):
    """A command some of whose options take all words up to the next option or a game, and ``--resume`` one or none."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Write such options the way all others are written."""
        return super().parse_args(ctx, spelled_out(args))


def spelled_out(args: list[str]) -> list[str]:
    """``--bots a b`` as ``--bots a --bots b``, and a bare ``--resume`` as ``--resume ""``."""
    words: list[str] = []
    option = ""
    for at, word in enumerate(args):
        if word in _PERHAPS_NONE and (at + 1 == len(args) or not _is_free(args[at + 1])):
            words += [word, ""]
        elif option in _SEVERAL and _is_free(word):
            words += [word] if words[-1] == option else [option, word]
        else:
            option = word
            words.append(word)
    return words


def completed_game(incomplete: str) -> list[str]:
    """The games whose ids begin like this, for the shell to complete."""
    return [game for game in game_ids() if game.startswith(incomplete)]


def _is_free(word: str) -> bool:
    return not word.startswith("-") and word not in game_ids()
