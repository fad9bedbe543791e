"""Lists that were imported: files in the data folder, each called by its name and digest, and the games of them."""

from __future__ import annotations

import os
import re
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Final, NamedTuple

from weirwood.core.errors import BadArgument, BadData, NoGame, WeirwoodError
from weirwood.core.state import Game
from weirwood.folders import data_folder, in_a_file_name
from weirwood.launched import command
from weirwood.thrones.books import Book
from weirwood.thrones.lists.lists import LARGEST, MARK, NAME, ListForm
from weirwood.thrones.pool.pool import Pool

FOLDER: Final = "lists"
_WORD: Final = re.compile(rf"({NAME.pattern})(?:@([0-9a-f]{{16}}))?")


class Installed(NamedTuple):
    """A list that can be played: its cards as a book, and the game that is played with them."""

    book: Book
    game: Game


class Shelf:
    """The lists of a game; ``played`` makes the game of a list's cards."""

    def __init__(self, own: Book, form: ListForm, played: Callable[[Pool], Game]) -> None:
        self.own = own
        self.form = form
        self._played = played
        self._opened: dict[Path, Installed] = {}

    def text(self, word: str, name: str) -> str:
        """The game's own cards, or those of an installed list, as a list of a name."""
        pool = self.find(word).book.pool if word else self.own.pool
        return self.form.text(pool, name)

    def names(self) -> list[str]:
        """The names of the lists that are installed."""
        return sorted({file.name.partition("@")[0] for file in self._folder().glob("*@*.toml")})

    def marked(self, mark: str) -> list[str]:
        """The lists whose cards have a mark, by name and digest."""
        files = self._folder().glob("*@*.toml")
        return [file.stem for file in files if file.stem.partition("@")[2][:MARK] == mark]

    def find(self, word: str) -> Installed:
        """An installed list by its name, the newest of that name, or by its name and digest."""
        match = _WORD.fullmatch(word)
        files = [] if match is None else [*self._folder().glob(f"{match[1]}@{match[2] or '*'}.toml")]
        if not files:
            raise NoGame(
                f"There is no card list {word[:60]!r} of {self.own.edition} here; "
                f"{command(f'cards import {self.own.edition} FILE')} installs it."
            )
        return self._open(max(files, key=lambda file: (file.stat().st_mtime_ns, file.name)))

    def _open(self, file: Path) -> Installed:
        if file not in self._opened:
            try:
                pool = self.form.read(_content(file))
            except WeirwoodError as error:
                raise BadData(
                    f"The card list {file.stem} cannot be read any more: {error.message}"
                ) from error
            if pool.edition.game.partition(":")[2] != file.stem:
                raise BadData(
                    f"The card list {file.stem} was changed after it was imported: import it again."
                )
            self._opened[file] = self._installed(pool)
        return self._opened[file]

    def _installed(self, pool: Pool) -> Installed:
        id = pool.edition.game
        name = id.partition(":")[2].partition("@")[0]
        book = self.own._replace(edition=id, pool=pool, charts={id: pool.edition.chart}, changes=())
        return Installed(book._replace(of_list=f", list {name}"), self._played(pool))

    def install(self, path: Path) -> Installed:
        """Read a list and keep it; a list that cannot be read changes nothing."""
        content = _content(path)
        found = self._installed(self.form.read(content))
        folder = self._folder()
        folder.mkdir(parents=True, exist_ok=True)
        handle, temporary = tempfile.mkstemp(dir=folder, prefix=".")
        try:
            with os.fdopen(handle, "wb") as file:
                file.write(content)
            Path(temporary).replace(folder / f"{found.game.id.partition(':')[2]}.toml")
        except BaseException:
            Path(temporary).unlink(missing_ok=True)
            raise
        return found

    def remove(self, id: str) -> None:
        """Let a list be gone."""
        file = self._folder() / f"{id.partition(':')[2]}.toml"
        file.unlink(missing_ok=True)
        self._opened.pop(file, None)

    def _folder(self) -> Path:
        return data_folder() / FOLDER / in_a_file_name(self.own.edition)


def _content(path: Path) -> bytes:
    try:
        with path.open("rb") as file:
            return file.read(LARGEST + 1)
    except OSError as error:
        raise BadArgument(f"{path} cannot be read: {error.strerror}.") from error
