"""Nobody can tell that somebody was asked: neither by what is sent, nor by its order, nor by any clock.

Two games differ in Bob's hand. In one he could cancel Ann's event, and answer his defeat, and lets both be: at once,
after a while, or until he is passed over. In the other he could never do anything. Everybody else gets the same, to the
byte, in the same order. A second after Ann's event, within the pause, nobody but Bob has been told anything.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from tests.server.fake_time import FakeTime
from tests.server.guests import Chair, Guest, Refused, server
from weirwood import __version__
from weirwood.core.catalogue import find_game
from weirwood.server.storage.forms import Entry, TableMeta
from weirwood.server.table.bots_at_table import Pace
from weirwood.server.table.driving import next_step
from weirwood.server.table.seats import Place, players_of
from weirwood.server.table.table import Table

ANSWERS = ["The Hand's Judgment", "Unbowed, Unbent, Unbroken"]
"""An interrupt that cancels an event, and a reaction to a lost challenge."""
DULL = ["The Roseroad", "The Kingsroad"]
LEAST = 0.8
CLOCKS: dict[str, dict[str, Any]] = {
    "none": {},
    "bank": {"kind": "bank", "bank_s": 30, "delay_s": 2},
    "limit": {"kind": "limit", "limit_s": 60},
}
"""Bob would lose by his clock, and the game would end, were it charged how long he thinks in secret."""


def scene(players: int, held: list[str]) -> dict[str, Any]:
    """Ann is about to attack, and holds an event for the challenge."""
    plain = {"deck": ["The Roseroad"] * 10, "plot": "Heads on Spikes", "gold": 3}
    ann = {"name": "Ann", "play": ["Arya Stark", "Grey Wind"], "hand": ["For the North!"], **plain}
    bob = {"name": "Bob", "play": ["Wildling Horde", "Melisandre"], "hand": held, **plain}
    others = [{"name": "Cid", "play": ["Tywin Lannister"], **plain} for _ in range(players - 2)]
    options = {"ask": "windows", "confirm": True}
    return {"seats": [ann, bob, *others], "at": "4.2", "first_player": 0, "active": 0, "options": options}


class World:
    """A table in a time of its own, with everybody who sits there or watches."""

    def __init__(
        self,
        client: TestClient,
        table: Table,
        time: FakeTime,
        guests: dict[str, Guest],
        chairs: dict[str, Chair],
    ) -> None:
        self._client = client
        self.table = table
        self.time = time
        self.guests = guests
        self.chairs = chairs
        self.asked = 0
        """How often Bob was asked in secret."""
        self.pauses: list[float] = []
        """How long it was held back what somebody did."""

    def let_pass(self, seconds: float) -> None:
        async def passing() -> None:
            self.time.let_pass(seconds)

        assert self._client.portal is not None
        self._client.portal.call(passing)
        self.rest()

    def rest(self) -> None:
        """Wait until the server has done all that it can do by itself before more time passes."""
        table = self.table

        def is_busy() -> bool:
            ends = [end for end in (table.hold, table.window) if end is not None]
            return (
                table.lock.locked()
                or next_step(table) is not None
                or any(end.until <= self.time.now() for end in ends)
            )

        async def rest() -> None:
            while is_busy():
                await asyncio.sleep(0)

        assert self._client.portal is not None
        self._client.portal.call(rest)

    @property
    def waiting(self) -> int:
        assert self.table.course is not None
        return self.table.course.match.waiting[0]

    def is_secret(self) -> bool:
        """Whether Bob is asked in secret."""
        assert self.table.course is not None
        [decision] = self.table.course.match.state.decisions
        return decision.seat == 1 and decision.kind.value == "trigger"

    def choose(self, name: str, verb: str | None = None, after: float = 0.0, **facts: Any) -> None:
        """Let somebody think, and answer the question that waits for them: by a verb, or with the fewest picks."""
        self.let_pass(after)
        chair = self.chairs[name]
        decision = chair.decision
        if decision["candidates"] is not None:
            wanted = facts.get("picks", decision["min"])
            chair.choose(*[option["key"] for option in decision["candidates"][:wanted]])
        else:
            chair.choose(
                next(
                    option["key"]
                    for option in decision["options"]
                    if option["verb"] == verb and all(option.get(name) == facts[name] for name in facts)
                )
            )
        self.rest()

    def look(self) -> None:
        """Everybody has received what was on its way, and sees the whole of it once more."""
        for chair in self.chairs.values():
            chair.ask("look")


@contextmanager
def world(folder: Path, players: int, held: list[str], clock: str = "none", **setup: Any) -> Iterator[World]:
    """A table where the scene is played, everybody connected."""
    time = FakeTime()
    pace = Pace(0, 0, 0, (LEAST, 2 * LEAST), 20.0, time)
    with server(folder, pace=pace) as client, ExitStack() as stack:
        hall = client.app.state.hall  # type: ignore[attr-defined]
        game = find_game("second/joust" if players == 2 else "second/melee")
        names = ("Ann", "Bob", "Cid")[:players]
        guests = {name: Guest(client, name) for name in (*names, "Eve")}
        places = [
            Place("person", name, guest=guests[name].get("/api/me")["guest"], ready=True) for name in names
        ]
        placed = scene(players, held)
        meta = TableMeta(
            id="the-table",
            key="the-key",
            game=game.id,
            created=0,
            setup={"fixed": True, "scene": placed, "seats": [place.form() for place in places]} | setup,
            seed=7,
            salt=b"",
            engine=__version__,
            pool=game.pool,
            options=placed["options"],
            clock=CLOCKS[clock],
            state="running",
        )

        async def keep() -> Table:
            await hall.store.create(meta, players_of(places))
            await hall.store.append(meta.id, [Entry(1, 0, "begin", {})])
            table: Table = await hall.find(meta.id)
            return table

        assert client.portal is not None
        table = client.portal.call(keep)
        assert table.read_only is None, table.read_only
        chairs = {name: stack.enter_context(guest.at(meta.id, meta.key)) for name, guest in guests.items()}
        made = World(client, table, time, guests, chairs)
        chairs["Ann"].ask("stops", ask="everything")  # she plays her event before it is known who defends
        made.rest()
        yield made


Answering = Callable[[World], None]


def at_once(world: World) -> None:
    world.choose("Bob", "pass")


def after_a_while(world: World) -> None:
    world.choose("Bob", "pass", after=2.0)


def never(world: World) -> None:
    world.let_pass(19.0)
    assert world.is_secret()
    world.let_pass(1.5)
    world.chairs["Bob"].ask("look")  # or he would believe that he is still asked


def play(world: World, answering: Answering) -> dict[str, list[str]]:
    """Ann attacks Bob and plays her event; what everybody but Bob received."""

    def answered() -> None:
        while world.is_secret():
            world.asked += 1
            answering(world)
        if world.table.hold is not None:
            world.let_pass(world.table.hold.until - world.time.now())

    world.choose("Ann", "challenge", after=3.0, value="military", seat=1)
    world.choose("Ann", after=4.0, picks=2)
    world.choose("Ann", "play", after=5.0)
    world.choose("Ann", after=2.5)
    assert world.table.hold is not None
    world.pauses.append(world.table.hold.until - world.time.now())
    world.let_pass(LEAST / 2)
    for name in world.chairs:
        if name != "Bob":
            pry(world, name)
    eve = world.chairs["Eve"]
    before = eve.told["log"]
    world.chairs["Ann"].ask("undo")
    answered()
    eve.wait_until(lambda told: told["log"] != before)
    [proposal] = world.chairs["Ann"].told["proposals"]
    world.chairs["Bob"].ask("answer", proposal=proposal["id"], yes=False)
    for _ in range(20):
        if world.is_secret():
            answered()
        elif world.waiting == 0:
            decision = world.chairs["Ann"].decision
            if decision["kind"] == "challenge":
                break
            world.choose("Ann", "pass", after=1.0)
        elif world.waiting == 1:
            world.choose("Bob", "pass", after=6.0)
        else:
            world.choose("Cid", "pass", after=1.5)
    world.look()
    return {name: chair.traffic for name, chair in world.chairs.items() if name != "Bob"}


def pry(world: World, name: str) -> None:
    """Try everything that could tell how the game stands, before it is told; answers and refusals are traffic, too."""
    chair = world.chairs[name]
    requests: list[dict[str, Any]] = [{"op": "look"}]
    requests += [{"op": "replay", "at": chair.told["moments"] - ahead} for ahead in (0, 1)]
    if chair.told["me"] is not None:
        own = [card["id"] for card in chair.told["view"]["cards"] if "code" in card]
        requests += [{"op": "why", "card": card} for card in own]
        for at in range(10):
            requests.append({"op": "may", "at": at, "keys": ["pass"]})
            requests.append({"op": "choose", "at": at, "keys": ["pass"]})
    for request in requests:
        with suppress(Refused):
            chair.ask(**request)
    facts = world.guests[name].get(f"/api/tables/{world.table.id}")
    story = world.guests[name].get(f"/api/tables/{world.table.id}/story")
    chair.traffic += [json.dumps({**facts, "updated": 0}), json.dumps(story)]


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("clock", CLOCKS)
def test_everybody_else_gets_the_same_whether_or_not_one_was_asked(
    tmp_path: Path, players: int, clock: str
) -> None:
    with world(tmp_path / "dull", players, DULL, clock) as dull:
        wanted = play(dull, at_once)
        assert dull.asked == 0 and all(LEAST <= pause <= 2 * LEAST for pause in dull.pauses)
    for answering in (at_once, after_a_while, never):
        with world(tmp_path / answering.__name__, players, ANSWERS, clock) as holding:
            received = play(holding, answering)
            assert holding.asked == 2 and holding.pauses == dull.pauses
            assert holding.table.state == "running"
        for name, texts in wanted.items():
            assert list(enumerate(received[name])) == list(enumerate(texts)), (answering.__name__, name)


def attack(world: World) -> None:
    """Ann attacks Bob, and plays her event."""
    world.choose("Ann", "challenge", value="military", seat=1)
    world.choose("Ann", picks=2)
    world.choose("Ann", "play")
    world.choose("Ann")


def test_who_does_not_answer_in_time_is_passed_over_and_told_so(tmp_path: Path) -> None:
    with world(tmp_path, 2, ANSWERS) as held:
        attack(held)
        bob = held.chairs["Bob"]
        assert bob.decision["kind"] == "trigger" and "20" in bob.decision["line"][-1]
        held.let_pass(19.9)
        assert held.is_secret() and not bob.notices
        held.let_pass(0.1)
        assert not held.is_secret()
        bob.wait_until(lambda _: bob.notices)


def test_the_limit_waits_while_the_game_is_paused(tmp_path: Path) -> None:
    with world(tmp_path, 2, ANSWERS) as held:
        attack(held)
        for what in ("pause", "resume"):
            held.chairs["Ann"].ask("propose", what=what)
            held.chairs["Bob"].wait_until(lambda told: told["proposals"])
            [proposal] = held.chairs["Bob"].told["proposals"]
            held.chairs["Bob"].ask("answer", proposal=proposal["id"], yes=True)
            held.rest()
            held.let_pass(19.0)
            assert held.is_secret()
        held.let_pass(1.0)
        assert not held.is_secret()


def test_a_table_may_go_without_pauses(tmp_path: Path) -> None:
    with world(tmp_path, 2, DULL, pauses=False) as dull:
        attack(dull)
        assert dull.table.hold is None and dull.chairs["Bob"].decision["why"]["what"] == "defenders"


def test_what_a_person_does_alone_among_bots_is_not_held_back(tmp_path: Path) -> None:
    with world(tmp_path, 2, DULL) as dull:
        dull.table.places[1].guest = None
        attack(dull)
        assert dull.table.hold is None


def test_a_bot_that_is_asked_in_secret_answers_within_the_pause(tmp_path: Path) -> None:
    with world(tmp_path, 3, ANSWERS) as held:
        held.table.places[1].kind, held.table.places[1].bot = "bot", "random"
        attack(held)
        assert held.table.hold is not None and not held.is_secret()


def test_an_answer_always_comes_before_what_came_of_the_choice(tmp_path: Path) -> None:
    """Were it the other way round where nobody else is asked, its place would tell that somebody was."""
    with world(tmp_path, 2, DULL) as dull:
        ann = dull.chairs["Ann"]
        ann.ask("look")  # now it has received that others came
        before = len(ann.traffic)
        dull.choose("Ann", "challenge", value="military", seat=1)
        assert ann.decision["why"]["what"] == "attackers"
        kinds = [next(iter(json.loads(text))) for text in ann.traffic[before:]]
        assert kinds == ["diff", "id", "diff"]
