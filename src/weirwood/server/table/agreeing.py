"""Proposals, and what persons at a table agree to: taking back, pausing, a bot for a seat, open hands, another game."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from copy import copy
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from weirwood.core.errors import BadArgument
from weirwood.server.http.session import Guest
from weirwood.server.refusals import NotNow
from weirwood.server.table import notes, rematching, undoing
from weirwood.server.table.course import Course
from weirwood.server.table.members import Member
from weirwood.server.table.seating import put
from weirwood.server.table.seats import checked_bot

if TYPE_CHECKING:
    from weirwood.server.table.table import Table


async def undo(table: Table, member: Member) -> bool:
    """Take back one's last choice where that is free, else propose it; whether it was taken back."""
    seat = table.own_seat(member)
    course = _undoable(table, seat)
    ply = undoing.last_choice(course, seat)
    if ply is None:
        raise NotNow("There is nothing to take back: you have not chosen yet.")
    if undoing.how(table, seat) == "free":
        await table.take_back(ply)
        return True
    return await propose(table, member, "undo", None, None)


def _undoable(table: Table, seat: int) -> Course:
    """The course of a game of which something can be taken back."""
    why = undoing.why_over(table, seat)
    if why is not None:
        raise NotNow(why)
    return table.course if table.is_over and table.course is not None else table.playing()


async def propose(table: Table, member: Member, what: str, seat: int | None, bot: str | None) -> bool:
    """Propose something; where nobody else need agree it is done at once. Whether it was done."""
    by = table.own_seat(member)
    _check(table, what, by, seat, bot)
    needed = _needed(table, what, by, seat)
    proposal = table.proposals.make(what, by, seat if what == "bot" else None, bot, needed)
    if needed:
        table.go_on()
        return False
    await _do(table, proposal)
    return True


def _needed(table: Table, what: str, by: int, seat: int | None) -> list[int]:
    """Who must agree: everybody else who has a seat, also where a bot sits in for them.

    A bot needs the consent of the person for whom it sits in, unless that person is absent. To go on needs only
    those who play: somebody who is away must not hold up the others.
    """
    if what == "bot":
        assert seat is not None
        return [] if seat == by or table.is_absent(seat) else [seat]
    return [other for other in (table.people if what == "resume" else table.holders) if other != by]


async def answer(table: Table, member: Member, number: int, yes: bool) -> None:
    """Agree or not; what all agree upon is done."""
    agreed = table.proposals.answer(number, table.held_seat(member), yes)
    if agreed is not None:
        await _do(table, agreed)
    table.go_on()


def _check(table: Table, what: str, by: int, seat: int | None, bot: str | None) -> None:
    if what in rematching.HOW:
        rematching.check(table, what)
        if table.state != "over":
            raise NotNow("The game is not over yet.")
        if table.rematch is not None:
            raise NotNow("There is another game already.")
        return
    course = table.playing()
    if what == "undo" and undoing.last_choice(course, by) is None:
        raise NotNow("There is nothing to take back: you have not chosen yet.")
    if what == "pause" and table.paused:
        raise NotNow("The game is paused already.")
    if what == "resume" and not table.paused:
        raise NotNow("The game is not paused.")
    if what == "bot":
        if seat is None or not 0 <= seat < len(table.places) or not table.places[seat].is_person:
            raise BadArgument("Name the seat of a person, for whom a bot is to play.")
        checked_bot(table.game, bot)


async def _do(table: Table, proposal: Open) -> None:
    await _DEEDS[proposal.what](table, proposal)
    table.go_on()


async def _take_back(table: Table, proposal: Open) -> None:
    ply = undoing.last_choice(table.playing(), proposal.by)
    if ply is not None:
        await table.take_back(ply)


async def _pause(table: Table, proposal: Open) -> None:
    on = proposal.what == "pause"
    table.playing()
    await table.keep(("pause", {"on": on}))
    table.paused = on


async def _bot(table: Table, proposal: Open) -> None:
    assert proposal.seat is not None
    if not table.places[proposal.seat].is_person:
        return
    place = copy(table.places[proposal.seat])
    agreed = proposal.seat == proposal.by or proposal.seat in proposal.yes
    told = notes.entry("bot" if agreed else "absent", proposal.seat)
    place.kind, place.bot = "bot", checked_bot(table.game, proposal.bot)
    await put(table, proposal.seat, place, ("bot", {"seat": proposal.seat, "bot": place.bot}), told)


async def _show_hands(table: Table, proposal: Open) -> None:
    table.playing()
    await table.keep(("proposal", {"what": "show-hands"}), notes.entry("hands", None))
    table.hands_shown = True
    for member in table.members:
        if member.seat is None:
            member.eyes = 0


async def _rematch(table: Table, proposal: Open) -> None:
    assert table.open_again is not None
    by = table.places[proposal.by].guest
    assert by is not None
    guest = next((member.guest for member in table.members if member.guest.id == by), Guest(by))
    again = await table.open_again(table, guest, proposal.what)
    await table.keep(("rematch", {"table": again}))
    table.rematch = again
    table.proposals.clear(*rematching.HOW)


_DEEDS: dict[str, Callable[[Table, Open], Awaitable[None]]] = {
    "undo": _take_back,
    "pause": _pause,
    "resume": _pause,
    "bot": _bot,
    "show-hands": _show_hands,
    **dict.fromkeys(rematching.HOW, _rematch),
}


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
