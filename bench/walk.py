"""Walks one joust challenge from click to log line, and prints as one JSON object what it costs.

One person plays against a bot, at a table as the server keeps it, but without network and database: she chooses a
challenge, picks an attacker, of whom the browser asks what would follow, and confirms. Each request goes through the
server's own handler, which tells her what changed: her next question, the view, the log. Counted are calls of Python
functions, which the compiled build hides, and clones of the state.
"""

from __future__ import annotations

import asyncio
import json
import sys
from collections import Counter
from pathlib import Path
from types import CodeType, FrameType
from typing import Any, Final, cast

import msgspec

from weirwood import __version__
from weirwood.bots import Eyes, make_bot
from weirwood.core.build import build
from weirwood.core.catalogue import find_game
from weirwood.core.match import Match
from weirwood.core.state import Game
from weirwood.server.http.requests import handle
from weirwood.server.http.session import Guest
from weirwood.server.storage.forms import Player, TableMeta
from weirwood.server.storage.store import Store
from weirwood.server.table.bots_at_table import AT_ONCE
from weirwood.server.table.course import Course
from weirwood.server.table.members import Member
from weirwood.server.table.seats import Place
from weirwood.server.table.table import Table
from weirwood.server.wire import messages as w
from weirwood.server.work.thinking import Thinkers
from weirwood.thrones.state import ThronesState

GAME: Final = "second/joust"
SEED: Final = 1
ROUND: Final = 2
"""The challenge is one of this round: there are characters on both sides."""
TOP: Final = 10
ANN: Final = 0


class NoStore:
    """Keeps nothing, at once."""

    async def append(self, *_: object, **__: object) -> None:
        return


class Costs:
    """Counts what is called between ``begin`` and ``end``."""

    def __init__(self) -> None:
        self.calls: Counter[CodeType] = Counter()
        self.cloned_by: list[str] = []

    def _called(self, frame: FrameType, event: str, _: object) -> None:
        if event == "call":
            self.calls[frame.f_code] += 1
            if frame.f_code is ThronesState.clone.__code__ and frame.f_back is not None:
                self.cloned_by.append(_name(frame.f_back.f_code))

    def begin(self) -> None:
        self.calls.clear()
        self.cloned_by = []
        sys.setprofile(self._called)

    def end(self) -> None:
        sys.setprofile(None)
        del self.calls[Costs.end.__code__]

    def form(self, request: str) -> dict[str, Any]:
        names: Counter[str] = Counter()
        for code, times in self.calls.items():
            names[_name(code)] += times
        top = sorted(names.items(), key=lambda item: (-item[1], item[0]))[:TOP]
        return {
            "request": request,
            "calls": self.calls.total(),
            "clones": len(self.cloned_by),
            "cloned_by": self.cloned_by,
            "top": [{"function": name, "calls": times} for name, times in top],
        }


def _name(code: CodeType) -> str:
    """A function by its module, without the name of the package, and its own name."""
    path = Path(code.co_filename).with_suffix("")
    inside, _, module = path.as_posix().rpartition("/weirwood/")
    return f"{module.replace('/', '.') if inside else path.name}.{code.co_qualname}"


def played_to_a_challenge(game: Game) -> Match:
    """Bots play with ready decks to where Ann may begin a challenge."""
    seats = game.ready(2)
    match = Match(game, game.setup(seats, {}), SEED)
    bots = [make_bot("heuristic", GAME, SEED + seat) for seat in range(len(seats))]
    while match.outcome is None:
        decision = match.state.decisions[-1]
        begins = any(option.verb.value == "challenge" for option in decision.options)
        if begins and decision.seat == ANN and match.state.status.round >= ROUND and picks_attackers(match):
            return match
        match.choose_index(decision.seat, bots[decision.seat].choose(Eyes(match.state, decision)))
    raise AssertionError("the game ended before Ann could begin a challenge")


def picks_attackers(match: Match) -> bool:
    """Whether the first challenge that Ann may begin lets her pick attackers."""
    there = match.state.clone()
    challenge = next(option for option in there.decisions[-1].options if option.verb.value == "challenge")
    there.apply(ANN, challenge.key)
    return any(asked.seat == ANN and asked.why.what == "attackers" for asked in there.decisions)


def table_of(played: Match) -> tuple[Table, Member]:
    """A table at which that match is played, and Ann's connection to it."""
    guest = Guest("ann", "Ann")
    places = [
        Place("person", "Ann", guest=guest.id, ready=True),
        Place("bot", "Bob", "heuristic", ready=True),
    ]
    meta = TableMeta(
        id="walk",
        key="key",
        game=GAME,
        created=0,
        setup={"seats": [place.form() for place in places]},
        seed=played.seed,
        salt=bytes(32),
        engine=__version__,
        pool=played.game.pool,
        state="running",
    )
    players = [Player(ANN, guest.id, "Ann"), Player(1, None, "Bob", "bot")]
    table = Table(cast(Store, NoStore()), meta, players, Thinkers(), AT_ONCE)
    table.course = Course(Match(played.game, played.setup, played.seed))
    for ply in played.plies:
        table.course.repeat(ply)
    member = Member(guest, ANN, may_sit=True)
    table.members.append(member)
    table.tell()
    return table, member


async def walk(played: Match) -> list[dict[str, Any]]:
    """The three requests, one after the other; what each costs."""
    table, member = table_of(played)
    costs = Costs()
    forms: list[dict[str, Any]] = []

    async def ask(what: str, request: w.Request) -> None:
        costs.begin()
        await handle(table, member, request)
        costs.end()
        forms.append(costs.form(what))

    challenge = _first(_decision(member)["options"], "challenge")
    await ask("choose the challenge", w.Choose(id=1, at=_decision(member)["at"], keys=[challenge]))
    attackers = _decision(member)
    keys = [attackers["candidates"][0]["key"]]
    await ask("ask about an attacker", w.May(id=2, at=attackers["at"], keys=keys))
    _heard(member)
    await ask("declare the attackers", w.Choose(id=3, at=attackers["at"], keys=keys))
    forms[-1]["log"] = _heard(member)
    assert forms[-1]["log"], "the log says nothing of the attack"
    return forms


def _decision(member: Member) -> dict[str, Any]:
    assert member.told is not None
    decision: dict[str, Any] = msgspec.to_builtins(member.told["decision"])
    assert decision is not None, "Ann is not asked"
    return decision


def _first(options: list[dict[str, Any]], verb: str) -> str:
    return next(str(option["key"]) for option in options if option["verb"] == verb)


def _heard(member: Member) -> list[str]:
    """What the log says in the messages that wait for Ann, which are taken away."""
    said: list[str] = []
    while not member.outbox.empty():
        message = msgspec.json.decode(member.outbox.get_nowait() or b"{}")
        for step in message.get("diff", {}).get("patch", ()):
            if step[:2] == ["+", ["log"]]:
                said += ["".join(_words(part) for part in line["parts"]) for line in step[2]]
    return [text for text in said if text]


def _words(part: str | dict[str, Any]) -> str:
    return part if isinstance(part, str) else str(part["text"])


def main() -> None:
    if build() != "plain":
        sys.exit("Calls can be counted on the plain build only.")
    played = played_to_a_challenge(find_game(GAME))
    asyncio.run(walk(played))  # so that what is kept or imported at first use does not count
    requests = asyncio.run(walk(played))
    totals = {name: sum(form[name] for form in requests) for name in ("calls", "clones")}
    print(json.dumps({"python": sys.version.split()[0], **totals, "requests": requests}))


if __name__ == "__main__":
    main()
