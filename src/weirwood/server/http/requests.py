"""The requests of a table's socket, each answered by what it asks for. An error changes nothing."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Final, TypeAlias

from msgspec import UNSET

from weirwood.core.errors import BadArgument, IllegalChoice, NotYourDecision
from weirwood.server.http.session import is_legible
from weirwood.server.refusals import Forbidden, NotNow
from weirwood.server.table import agreeing, ahead, ending, holding, lobby, notes, seating
from weirwood.server.table.bots_at_table import SPEEDS, seed_of
from weirwood.server.table.clocks import now_ms
from weirwood.server.table.course import PERSON, cleaned
from weirwood.server.table.members import Member, seated
from weirwood.server.table.table import Table
from weirwood.server.telling import secrecy, whole
from weirwood.server.telling.told import keys_told, meant
from weirwood.server.wire import messages as w
from weirwood.server.work import heavy

LONGEST_CHAT: Final = 500
MOST_STOPS: Final = 100
MOST_KEYS: Final = 500
Ok: TypeAlias = dict[str, Any]


async def handle(table: Table, member: Member, request: w.Request) -> None:
    """Do what a request asks for, under the table's lock; what a worker does for it is done beside.

    The answer is on its way before anything else happens at the table, so that its place tells nothing.
    """
    if isinstance(request, w.Sit | w.SeatBot):
        await heavy.check_brought(table.workers, member.guest, table.game, request.deck, table.meta.options)
    beside = _BESIDE.get(type(request))
    if beside is not None:
        member.send({"id": request.id, "ok": await beside(table, member, request)})
        return
    async with table.lock:
        if isinstance(request, w.Choose):
            await _choose(table, member, request)
        elif isinstance(request, w.Prepare):
            await _prepare(table, member, request)
        else:
            ok = await _HANDLERS[type(request)](table, member, request)
            member.send({"id": request.id, "ok": ok or {}})


async def _sit(table: Table, member: Member, request: w.Sit) -> Ok:
    await seating.sit(table, member, request)
    return {"seat": request.seat}


async def _choose(table: Table, member: Member, request: w.Choose) -> None:
    """It sends its answer itself, before anybody is told what came of the choice."""
    seat = table.own_seat(member)
    _check_keys(request.keys)
    answer = {"id": request.id, "ok": {"at": request.at}}
    await table.choose(seat, request.at, request.keys, PERSON, lambda: member.send(answer))


async def _prepare(table: Table, member: Member, request: w.Prepare) -> None:
    """It sends its answer itself; nobody else is told anything. Where the question is asked already, it is answered."""
    seat = table.own_seat(member)
    answer = {"id": request.id, "ok": {"at": request.at}}
    if request.keys is None:
        ahead.withdraw(table, seat)
    else:
        _check_keys(request.keys)
        if holding.asked(table, seat) is not None:
            await table.choose(seat, request.at, request.keys, PERSON, lambda: member.send(answer))
            return
        ahead.prepare(table, seat, request.at, request.keys)
    member.send(answer)
    for own in seated(table.members, seat):
        own.tell(whole.told_to(table, own))
    table.changed.set()


def _check_keys(keys: list[str]) -> None:
    if len(keys) > MOST_KEYS:
        raise BadArgument(f"at most {MOST_KEYS} keys can be chosen.")


async def _may(table: Table, member: Member, request: w.May) -> Ok:
    seat = table.own_seat(member)
    _check_keys(request.keys)
    course = table.playing()
    if request.at != course.number(seat):
        return {"accepted": False, "refusal": {"rule": None, "parts": ["This question no longer waits."]}}
    found = ahead.asked_or_foreseen(table, seat)
    if found is None:
        raise NotYourDecision("you are not asked now.")
    match, decision = found
    game, state = match.game, match.state
    try:
        keys = cleaned(match, seat, meant(match, seat, request.keys))
        accepted = match.may_choose(seat, keys)
    except IllegalChoice as error:
        return {"accepted": False, "refusal": {"rule": error.rule, "parts": [error.message]}}
    if accepted:
        told = keys_told(match, seat, decision)
        prospect = game.prospect(state, seat, keys)
        return {
            "accepted": True,
            "line": prospect.line.form(),
            "more": [told[key] for key in game.further(state, seat, keys)],
            "prospect": prospect.told,
        }
    return {"accepted": False, "refusal": _refusal(game.refused_set(state, seat, keys))}


def _refusal(told: dict[str, Any]) -> Ok:
    """A refusal as a table shows it; the card to blame is named in its sentence."""
    form = {"rule": told["rule"], "parts": told["text"].form()}
    return form | {"first": told["first"]} if "first" in told else form


async def _why(table: Table, member: Member, request: w.Why) -> Ok:
    seat = table.own_seat(member)
    match, _ = table.playing().told(seat)  # what it was not told yet explains nothing
    preparing = ahead.foreseen(table, seat)
    if preparing is not None:
        match = preparing.match
    if isinstance(request.card, int) and request.card < 1 << 48:
        raise BadArgument("name a card by the id it has in your view.")
    refusals = match.game.explain(match.state, seat, {"card": request.card, "verb": request.verb})
    if not refusals and isinstance(request.card, int):
        idle = match.game.no_use(match.state, seat, request.card)
        refusals = [{"rule": None, "text": idle}] if idle.parts else []
    return {"refusals": [_refusal(told) for told in refusals]}


async def _hint(table: Table, member: Member, request: w.Hint) -> Ok:
    async with table.lock:
        seat = table.own_seat(member)
        course = table.playing()
        match = course.match
        if not table.is_alone(seat):
            raise NotNow("With other people at the table there are no hints.")
        if holding.asked(table, seat) is None:
            raise NotYourDecision("you are not asked now.")
        save = match.state.dump()
        told = keys_told(match, seat, match.decision(seat))
        seed = seed_of(table.meta.seed, seat, match.ply)
        at = course.number(seat)
    advice = table.thinkers.advice(table.id, member.guest, match.game, save, seat, seed)
    advised = await table.hints.found(advice, member, seat, at)
    async with table.lock:
        if notes.is_new(table, "hint", seat):
            await table.keep(notes.entry("hint", seat))
            table.tell()
    return {"keys": [told.get(key, key) for key in advised.keys], "reason": advised.reason}


async def _undo(table: Table, member: Member, request: w.Undo) -> Ok:
    return {"done": await agreeing.undo(table, member)}


async def _propose(table: Table, member: Member, request: w.Propose) -> Ok:
    if request.what == "undo":
        return {"done": await agreeing.undo(table, member)}
    return {"done": await agreeing.propose(table, member, request.what, request.seat, request.bot)}


async def _answer(table: Table, member: Member, request: w.Reply) -> None:
    await agreeing.answer(table, member, request.proposal, request.yes)


async def _concede(table: Table, member: Member, request: w.Concede) -> None:
    await ending.concede(table, table.own_seat(member))


async def _stops(table: Table, member: Member, request: w.SetStops) -> None:
    if member.seat is None:
        raise NotNow("you do not sit at this table.")
    if len(request.stops) > MOST_STOPS or any(len(stop) > 40 for stop in request.stops):
        raise BadArgument(f"at most {MOST_STOPS} steps can be stopped at.")
    match = None if request.until is None else table.playing().told(member.seat)[0]
    stops = sorted(set(request.stops))
    stopping = table.stopping[member.seat]
    wish = request.ask or stopping.wish
    if (stopping.stops, stopping.wish, stopping.until) == (frozenset(stops), wish, request.until):
        if match is None or not stopping.is_reached(match):
            return  # as it is already: the journal need not say so again
    kept = {"seat": member.seat, "stops": stops, "ask": wish, "until": request.until}
    await table.keep(("stops", kept))
    stopping.stops, stopping.wish = frozenset(stops), wish
    stopping.until = None
    if match is not None:
        stopping.pass_until(request.until, match)
    table.go_on()


async def _show_seed(table: Table, member: Member, request: w.ShowSeed) -> None:
    table.own_seat(member)
    if not table.is_over:
        raise NotNow("the seed is shown when the game is over.")
    if not await secrecy.are_ancestors_over(table):
        raise NotNow("This game was played on from one that still goes on, and has its seed.")
    await ending.reveal(table, member.guest.id)
    table.go_on()


async def _say(table: Table, member: Member, request: w.Say) -> None:
    text = " ".join(request.text.split())
    if len(text) > LONGEST_CHAT or not is_legible(text):
        raise BadArgument(f"say 1 to {LONGEST_CHAT} printable letters.")
    name = member.guest.name if member.seat is None else table.places[member.seat].name
    if name is None:
        raise BadArgument("Choose a name before you speak.")
    chat = {"seat": member.seat, "name": name, "text": text, "at": now_ms()}
    await table.keep(("chat", chat | {"guest": member.guest.id}))
    table.chats.append(chat)
    table.say({"chat": chat}, of=member.seat, heard=False)


async def _mute(table: Table, member: Member, request: w.Mute) -> None:
    if request.seat is not None and not 0 <= request.seat < len(table.places):
        raise BadArgument(f"there is no seat {request.seat}; the seats are 0 to {len(table.places) - 1}.")
    if request.on:
        member.muted.add(request.seat)
    else:
        member.muted.discard(request.seat)
    table.tell()


async def _replay(table: Table, member: Member, request: w.Replay) -> Ok:
    async with table.lock:
        course = table.course
        if course is None:
            raise NotNow("the game has not begun.")
        eyes = member.eyes if request.eyes is UNSET else request.eyes
        if eyes not in course.viewers:
            raise BadArgument(f"there is no seat {eyes}.")
        await secrecy.check_eyes(table, member.eyes, eyes)
        course.ply_of(eyes, request.at)  # or there is no such moment
        moments = len(course.moments[eyes])
        told = whole.told_to(table, member) | {"eyes": eyes, "undo": "none", "proposals": []}
        told["notes"] = [note for note in notes.told(table, eyes) if note["moment"] <= request.at]
        game = heavy.played(table, course)
    shown = await heavy.moment(table, game, member.guest, eyes, request.at)
    return {"told": told | shown, "at": request.at, "moments": moments}


async def _speed(table: Table, member: Member, request: w.Speed) -> None:
    if not table.is_alone(table.own_seat(member)):
        raise NotNow("with other people at the table bots keep their pace.")
    table.speed = min(request.bots, len(SPEEDS) - 1)
    table.changed.set()


async def _open_eyes(table: Table, member: Member, eyes: int | None) -> None:
    """Let one who watches see as a seat does, where all agreed to that or the game is over."""
    if eyes is not None and not 0 <= eyes < len(table.places):
        raise BadArgument(f"there is no seat {eyes}.")
    if member.seat is not None:
        raise NotNow("you see as your own seat does; a replay shows what others saw.")
    if eyes is not None and not table.hands_shown and not await secrecy.is_open(table):
        raise Forbidden("Spectators may see hands when all players agree.")
    member.eyes = eyes


async def _look(table: Table, member: Member, request: w.Look) -> None:
    if request.eyes is not UNSET:
        await _open_eyes(table, member, request.eyes)
    member.told = None
    member.tell(whole.told_to(table, member))


_HANDLERS: Final[dict[type, Callable[[Table, Member, Any], Awaitable[Ok | None]]]] = {
    w.Sit: _sit,
    w.Ready: seating.ready,
    w.SeatBot: lobby.seat_bot,
    w.Begins: lobby.begins,
    w.Leave: seating.leave,
    w.ComeBack: seating.come_back,
    w.May: _may,
    w.Why: _why,
    w.Undo: _undo,
    w.Propose: _propose,
    w.Reply: _answer,
    w.Concede: _concede,
    w.SetStops: _stops,
    w.ShowSeed: _show_seed,
    w.Say: _say,
    w.Mute: _mute,
    w.Speed: _speed,
    w.Look: _look,
}
_BESIDE: Final[dict[type, Callable[[Table, Member, Any], Awaitable[Ok]]]] = {w.Hint: _hint, w.Replay: _replay}
"""What a worker does, while the table goes on: these take the table's lock only to see how things stand."""
