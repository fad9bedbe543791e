"""How a table ends a game before its rules do: by conceding, or because time is up."""

from __future__ import annotations

from copy import copy
from typing import TYPE_CHECKING, Any

from weirwood.server.refusals import NotNow
from weirwood.server.table import notes
from weirwood.server.table.seating import put
from weirwood.server.table.seats import DEFAULT_BOT

if TYPE_CHECKING:
    from weirwood.server.table.table import Table


def outcome(table: Table, winners: list[int], reason: str) -> dict[str, Any]:
    """An outcome in the form of the games' own."""
    return {
        "winners": winners,
        "reason": reason,
        "rule": None,
        "scores": None,
        "standing": [1 if seat in winners else 2 for seat in range(len(table.places))],
    }


async def concede(table: Table, seat: int) -> None:
    """A seat gives up: with two seats the game is over, with more a bot plays on for it."""
    table.playing()
    if len(table.places) > 2:
        place = copy(table.places[seat])
        place.kind, place.bot, place.conceded = "bot", DEFAULT_BOT, True
        told = notes.entry("concede", seat)
        await put(table, seat, place, ("concede", {"seat": seat}), ("bot", {"seat": seat}), told)
    else:
        winners = [other for other in range(len(table.places)) if other != seat]
        await end(table, winners, "concede", ("concede", {"seat": seat}))
    table.go_on()


async def time_is_up(table: Table) -> None:
    """A clock has run out: its seat loses; a limit ends the game for all, and who leads has won."""
    fallen = table.clocks.fallen()
    if fallen is None:
        return
    if table.clock.kind == "limit":
        winners = _leaders(table)
    else:
        winners = [other for other in range(len(table.places)) if other != fallen]
    await end(table, winners, "time")
    table.go_on()


async def end(table: Table, winners: list[int], reason: str, *before: tuple[str, dict[str, Any]]) -> None:
    """Write down that the game is over."""
    ended = outcome(table, winners, reason)
    await table.keep(
        *before,
        ("end", ended),
        snapshot=table.snapshot(len(before) + 1),
        state="over",
        result=table.result(winners),
    )
    table.ended = ended
    table.proposals.clear()


async def reveal(table: Table, guest: str) -> None:
    """Show the seed of a game that was played alone, and of those it was played on from; they stay over then.

    The table's lock is held; the locks of the others are taken from here on back to the first.
    """
    if table.meta.parent is not None and table.find is not None:
        parent = await table.find(table.meta.parent)
        async with parent.lock:
            if not shows_seed(parent):
                if not parent.is_over or parent.seat_of(guest) is None:
                    raise NotNow("This game has the seed of another one, whose player has not shown it yet.")
                await reveal(parent, guest)
                parent.go_on()
    if not table.revealed:
        await table.keep(("reveal", {}))
        table.revealed = True


def shows_seed(table: Table) -> bool:
    """Whether the seed of a game that is over is shown: with others at once, to who plays alone when asked for."""
    if not table.is_over:
        return False
    return table.revealed or sum(place.guest is not None for place in table.places) != 1


def _leaders(table: Table) -> list[int]:
    """Who has most power or points, as far as all may know; nobody where that cannot be told."""
    assert table.course is not None
    view = table.course.match.state.view(None)
    totals = [seat.get("power", seat.get("score")) for seat in view["seats"]]
    if any(not isinstance(total, int) for total in totals):
        return []
    return [seat for seat, total in enumerate(totals) if total == max(totals)]
