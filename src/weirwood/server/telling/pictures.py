"""What a viewer sees of a game, how that comes about, and what happened: made once, and kept while nothing changes.

More than half of all choices are passes, and a pass after which no event came changes nothing that anyone sees. Nor
does the choice of a challenge, until its attackers are declared.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from weirwood.core.match import Match
from weirwood.core.option import Verb
from weirwood.server.telling.chronicle import Reach

_UNSEEN = (Verb.PASS.value, Verb.CHALLENGE.value)


class Picture:
    """A view and a chronicle, of one viewer after one ply."""

    __slots__ = ("_events", "_faces", "_ply", "_undone", "log", "reckoning", "view")

    def __init__(
        self, match: Match, undone: int, viewer: int | None, log: Reach, before: Picture | None = None
    ) -> None:
        """``before`` is an earlier picture for the same viewer: what is the same in both is one object."""
        self.view: dict[str, Any] = match.state.view(viewer, None if before is None else before.view)
        self.reckoning = match.game.reckoning(match.state, viewer)
        if before is not None and before.reckoning == self.reckoning:
            self.reckoning = before.reckoning
        self.log = log
        self._undone = undone
        self._ply = match.ply
        self._events = len(match.log)
        self._faces: dict[str, int] | None = None

    def still_holds(self, match: Match, undone: int) -> bool:
        """Whether nothing happened since that anyone sees."""
        if undone != self._undone or len(match.log) != self._events or match.ply < self._ply:
            return False
        return all(str(ply[1]).startswith(_UNSEEN) for ply in match.plies[self._ply :])

    def faces(self) -> dict[str, int] | None:
        """The faces of cards that are seen, and how often; None where a game's view has no cards."""
        if self._faces is None and "cards" in self.view:
            self._faces = dict(Counter([card["code"] for card in self.view["cards"] if "code" in card]))
        return self._faces
