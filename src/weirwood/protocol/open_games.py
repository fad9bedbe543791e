"""The games that a process serves, by handle. What a request changes is kept only when it succeeds."""

from __future__ import annotations

from weirwood.core.errors import NoGame
from weirwood.core.match import Match


class OpenGames:
    """Handles and their matches. A match in here is never changed: a changed copy takes its place.

    Changes wait until ``keep`` takes them over or ``forget`` drops them, so that an error, even one of ours
    in the midst of a choice or of writing the answer, leaves every game as it was.
    """

    def __init__(self) -> None:
        self._matches: dict[str, Match] = {}
        self._opened = 0
        self._waiting: dict[str, Match | None] = {}

    def find(self, handle: object) -> Match:
        """The match with this handle, to look at."""
        match = self._matches.get(handle) if isinstance(handle, str) else None
        if match is None:
            raise NoGame(f"There is no game {handle!r} here; {len(self._matches)} are open.")
        return match

    def copy(self, handle: object) -> Match:
        """An independent equal of a match, to change and hand to ``replace``."""
        return self.find(handle).clone()

    def replace(self, handle: str, match: Match) -> None:
        """Put a changed match in the place of the one with this handle."""
        self._waiting[handle] = match

    def add(self, match: Match) -> str:
        """Open a game; answers its handle."""
        handle = f"g{self._opened + 1}"
        self._waiting[handle] = match
        return handle

    def remove(self, handle: str) -> None:
        """Close a game; its handle is never given again."""
        self.find(handle)
        self._waiting[handle] = None

    def keep(self) -> None:
        """The request succeeded: take its changes over."""
        for handle, match in self._waiting.items():
            if match is None:
                del self._matches[handle]
                continue
            if handle not in self._matches:
                self._opened += 1
            self._matches[handle] = match
        self._waiting.clear()

    def forget(self) -> None:
        """The request failed: drop its changes."""
        self._waiting.clear()
