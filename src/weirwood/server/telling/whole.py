"""The whole of what one connection is told: the table, who sits there, and its viewer's part of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import msgspec

from weirwood.core.catalogue import find_kit
from weirwood.core.question import MATTERS
from weirwood.server.hall.brought_decks import are_fixed
from weirwood.server.table import ahead, ending, holding, lobby, notes, undoing
from weirwood.server.table.members import Member
from weirwood.server.telling.told import decision_told, game_told

if TYPE_CHECKING:
    from weirwood.server.table.table import Table

_NOTHING: Final[dict[str, Any]] = {
    "status": None,
    "view": None,
    "reckoning": None,
    "waiting": "",
    "log": [],
    "moments": 0,
    "undo": "none",
    "clocks": None,
}


def told_to(table: Table, member: Member) -> dict[str, Any]:
    """Everything one connection may know."""
    eyes = member.eyes
    part = part_of(table, eyes)
    stopping = None if member.seat is None else table.stopping[member.seat]
    return {
        "n": 0,
        "table": table_told(table, member),
        "seats": [seat_told(table, seat, member, part["clocks"]) for seat in range(len(table.places))],
        "me": member.seat,
        "eyes": eyes,
        "status": part["status"],
        "view": part["view"],
        "reckoning": part["reckoning"],
        "decision": None if member.seat is None else _decision(table, member.seat, part),
        "ahead": None if member.seat is None else ahead.told(table, member.seat),
        "waiting": part["waiting"],
        "log": part["log"],
        "notes": notes.told(table, eyes),
        "undo": part["undo"] if member.seat == eyes else "none",
        "no_undo": undoing.why_over(table, member.seat) or "",
        "proposals": table.proposals.forms(),
        "stops": {
            "stops": [] if stopping is None else sorted(stopping.stops),
            "ask": MATTERS if stopping is None else stopping.wish,
            "until": _passed_until(table, member.seat),
        },
        "moments": part["moments"],
        "watching": sum(other.seat is None for other in table.members),
    }


def _passed_until(table: Table, seat: int | None) -> str | None:
    """What a seat still passes for; None once that has come, even before the seat is asked again."""
    if seat is None or table.course is None:
        return None
    stopping = table.stopping[seat]
    if stopping.until is None or stopping.is_reached(table.course.told(seat)[0]):
        return None
    return stopping.until


def part_of(table: Table, viewer: int | None) -> dict[str, Any]:
    """A viewer's part of the game: the same, to the byte, while it may not notice what goes on."""
    course = table.course
    if course is None:
        return _NOTHING
    stands = (course.undone, len(course.moments[viewer]), table.state, table.revealed, table.rematch)
    kept = table.shown.get(viewer)
    if kept is not None and kept[0] == stands:
        return kept[1]
    part = game_told(course, viewer)
    if table.ended is not None:
        part["status"] = part["status"] | {"over": True, "outcome": table.ended}
        part["waiting"] = ""
    part["clocks"] = clocks_told(table)
    table.shown[viewer] = (stands, part)
    part["undo"] = undoing.how(table, viewer)
    return part


def clocks_told(table: Table) -> list[dict[str, Any]] | None:
    """The clocks of all seats."""
    if table.clocks.is_none:
        return None
    return [
        {"clock_ms": table.clocks.left_ms(seat), "running": table.clocks.runs(seat)}
        for seat in range(len(table.places))
    ]


def _decision(table: Table, seat: int, part: dict[str, Any]) -> dict[str, Any] | None:
    """The question to a seat; none while the server answers for it."""
    course = table.course
    if course is None or table.state != "running" or not table.places[seat].is_person:
        return None
    if holding.asked(table, seat) is None or table.auto_answer(seat) is not None:
        return None
    if ahead.answer(table, seat) is not None:
        return None
    number = course.number(seat)
    kept = part.get("decision")
    if kept is None or kept["at"] != number:
        kept = part["decision"] = decision_told(course.match, seat, number)
        limit = holding.limit_s(table, seat)
        if kept is not None and limit:
            space = " " if kept["line"] else ""
            kept["line"] = [*kept["line"], f"{space}This passes by itself after {limit:g} seconds."]
    return kept


def table_told(table: Table, member: Member) -> dict[str, Any]:
    """The table itself; its link is for those who sit there, and to be shared at the end, as its secrets are."""
    chance = table.chance
    form: dict[str, Any] = {
        "id": table.id,
        "game": table.game.id,
        "board": find_kit(table.game.id).board_of(len(table.places)),
        "name": table.game.name,
        "state": table.state,
        "commitment": "" if chance is None else chance.commitment,
        "words": [place.word for place in table.places],
        "options": table.meta.options,
        "clock": msgspec.to_builtins(table.clock),
        "absence_s": round(table.absence.after_s),
    }
    if member.seat is not None or table.state == "over":
        form["link"] = f"/table/{table.id}?key={table.meta.key}"
    if table.read_only is not None:
        form["reason"] = table.read_only
    if table.meta.parent is not None:
        form["parent"] = table.meta.parent
    if table.rematch is not None:
        form["rematch"] = table.rematch
    if table.hands_shown:
        form["open_hands"] = True
    if table.state == "open" and "begins" in table.meta.setup:
        form["begins"] = table.meta.setup["begins"]
    if chance is not None and ending.shows_seed(table) and table.meta.parent is None:
        revealed = chance.revealed()
        form["reveal"] = {name: revealed[name] for name in ("seed", "salt", "words")}
    return form


def seat_told(table: Table, seat: int, member: Member, clocks: list[dict[str, Any]] | None) -> dict[str, Any]:
    """One seat. A deck is told to who brought it, and to all at the end or where all know the decks.

    Before the game all see its House and its agenda, which will lie on the table.
    """
    place = table.places[seat]
    is_known = seat == member.seat or table.state == "over" or are_fixed(table.game)
    connected = any(other.seat == seat for other in table.members)
    form: dict[str, Any] = {"seat": seat, "name": place.name, "kind": place.kind}
    told = {
        "connected": connected,
        "absent": table.course is not None and table.is_absent(seat),
        "kept": place.guest is not None and not place.is_person,
        "ready": place.ready,
        "bot": place.bot,
        "muted": seat in member.muted,
        "deck": place.deck_name if is_known else None,
    }
    if table.course is None:
        told["host"] = lobby.host(table) == seat
        if place.deck is not None:
            told |= {"house": place.deck.get("faction"), "agenda": place.deck.get("agenda")}
    form |= {name: value for name, value in told.items() if value}
    return form if clocks is None else form | clocks[seat]
