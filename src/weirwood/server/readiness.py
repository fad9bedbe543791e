"""Whether a server can do its work: it can write to its database, its pages are there, and its worker answers."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path
from typing import Final

from weirwood import __version__
from weirwood.server.hall.hall import Hall
from weirwood.server.http.pages import BUNDLE
from weirwood.server.storage.unavailable import StorageUnavailable
from weirwood.server.wire.http import Readiness, WriteFailure

_OK: Final = "ok"
_NAMED: Final = re.compile(r"/static/([\w./-]+)")
"""A file of the bundle, as a page or a style sheet names it."""


class Checkup:
    """Looks whether a server is ready; those who ask meanwhile get the same answer."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._looking: asyncio.Task[Readiness] | None = None

    async def look(self) -> Readiness:
        """How everything stands that the server needs."""
        if self._looking is None:
            self._looking = asyncio.create_task(self._look())
            self._looking.add_done_callback(self._looked)
        return await asyncio.shield(self._looking)

    def _looked(self, _: object) -> None:
        self._looking = None

    async def _look(self) -> Readiness:
        database, pages, answers = await asyncio.gather(
            self._database(), asyncio.to_thread(missing_page, BUNDLE), self._hall.workers.answers()
        )
        worker = _OK if answers else "The worker does not answer."
        assets = _OK if pages is None else f"The file {pages} of the pages is missing."
        well = {database, assets, worker} == {_OK}
        failure = self._hall.store.writer.last_failure
        last = None if failure is None else WriteFailure(failure.at, failure.message)
        return Readiness(well, __version__, database, assets, worker, last)

    async def _database(self) -> str:
        try:
            await self._hall.store.probe()
        except StorageUnavailable as error:
            return error.message
        return _OK


def missing_page(bundle: Path) -> str | None:
    """A file that the pages need and that is not there, or None."""
    files = [bundle / "index.html", *bundle.glob("*.css")]
    for file in files:
        if not file.is_file():
            return file.name
        for name in _NAMED.findall(file.read_text(encoding="utf-8", errors="replace")):
            if not (bundle / name).is_file():
                return str(name)
    return None
