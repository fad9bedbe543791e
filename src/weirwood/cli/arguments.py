"""Arguments and options that several commands have, and options that take several words, or none."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any, Final

import typer
from typer.core import TyperCommand

from weirwood.core.catalogue import game_ids
from weirwood.launched import command

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


GAME: Final = typer.Argument(
    help=f"The game, by its id ({command('games')} lists them).", autocompletion=completed_game
)
AsJson = Annotated[bool, typer.Option("--json", help="Print one JSON object.")]
FirstSeed = Annotated[int, typer.Option("--seed", help="Seed of the first game. Each further game adds 1.")]
Jobs = Annotated[
    int | None,
    typer.Option("--jobs", help="Number of processes. Default: one for each processor.", show_default=False),
]
Database = Annotated[
    str | None,
    typer.Option(
        "--database",
        envvar="WEIRWOOD_DATABASE",
        help="URL of the database. Default: a file in the data folder.",
    ),
]
Data = Annotated[
    Path | None, typer.Option("--data", envvar="WEIRWOOD_DATA", help="Data folder. Default: the user's own.")
]


def _is_free(word: str) -> bool:
    return not word.startswith("-") and word.partition(":")[0] not in game_ids()
