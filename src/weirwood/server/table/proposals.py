"""Proposals: what all persons at a table must agree to."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from weirwood.core.errors import BadArgument
from weirwood.server.refusals import NotNow


@dataclass(slots=True)
class Open:
    """A proposal that waits for answers."""

    id: int
    what: str
    by: int
    seat: int | None
    bot: str | None
    needed: list[int]
    yes: list[int] = field(default_factory=list)

    def form(self) -> dict[str, Any]:
        """As it is told."""
        return {
            "id": self.id,
            "what": self.what,
            "by": self.by,
            "seat": self.seat,
            "yes": list(self.yes),
            "needed": list(self.needed),
        }


class Proposals:
    """The open proposals of a table, one of a kind at a time."""

    def __init__(self) -> None:
        self._open: list[Open] = []
        self._made = 0

    def make(self, what: str, by: int, seat: int | None, bot: str | None, needed: list[int]) -> Open:
        """A new proposal; it is not open yet where nobody need agree."""
        if any(other.what == what and other.seat == seat for other in self._open):
            if needed:
                raise NotNow("That is proposed already; wait for the others.")
            self._open = [other for other in self._open if (other.what, other.seat) != (what, seat)]
        self._made += 1
        proposal = Open(self._made, what, by, seat, bot, needed)
        if needed:
            self._open.append(proposal)
        return proposal

    def answer(self, number: int, seat: int, yes: bool) -> Open | None:
        """Count an answer; the proposal where all agree now. A no closes it."""
        found = next((proposal for proposal in self._open if proposal.id == number), None)
        if found is None or seat not in found.needed:
            raise BadArgument(f"There is no proposal {number} for you to answer.")
        if not yes:
            self._open.remove(found)
            return None
        if seat not in found.yes:
            found.yes.append(seat)
        if set(found.yes) >= set(found.needed):
            self._open.remove(found)
            return found
        return None

    def clear(self, *what: str) -> None:
        """Drop proposals that things went past; all where no kind is named."""
        self._open = [proposal for proposal in self._open if what and proposal.what not in what]

    def forms(self) -> list[dict[str, Any]]:
        """All of them, as they are told."""
        return [proposal.form() for proposal in self._open]
