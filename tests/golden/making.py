"""Make fixtures of this version: ``python -m tests.golden.making`` writes records, saves and a database of tables.

They are made once for a version that people used, and never again: later versions must read them.
"""

from __future__ import annotations

import gzip
import json
import sqlite3
import tempfile
from base64 import b64decode
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any, Final

from tests.golden.cases import CASES, Case
from tests.golden.fixtures import FIXTURES, Kept
from tests.protocol.joust import side
from tests.server.guests import Guest, first_answer, server
from weirwood import __version__
from weirwood.core.catalogue import find_game
from weirwood.core.errors import IllegalChoice
from weirwood.core.match import Match

ME: Final = {"kind": "me"}
BOT: Final = {"kind": "bot", "bot": "heuristic"}
RANDOM: Final = {"kind": "bot", "bot": "random"}
SETS: Final = 3
"""Every third selection is chosen at once, as tables do."""


def games() -> Iterator[tuple[str, Match]]:
    """Forty games: jousts with every deck, melees, courts, and sandboxes with edits."""
    for seed in range(22):
        yield f"joust-{seed:02}", CASES[f"second/joust-2-{'choices' if seed % 4 else 'all'}-{seed}"].begin()
    for players in range(3, 9):
        yield f"melee-{players}", Case("second/melee", players, "choices", 40 + players).begin()
    for players in range(2, 7):
        yield f"intrigue-{players}", Case("intrigue", players, "choices", 40 + players).begin()
    game = find_game("second/joust")
    for number in range(7):
        yield f"sandbox-{number}", Match(game, game.stage(_scene(number)), number)


def _scene(number: int) -> dict[str, Any]:
    robb = {"card": "Robb Stark", "duplicates": ["Robb Stark"], "attachments": ["Noble Lineage"]}
    play = [robb, "Direwolf Pup", "Eddard Stark"]
    you = side(play=play, hand=["Summer", "Direwolf Pup", "Ice"], plot="A Noble Cause", gold=number)
    foe = side(play=["Gold Cloaks", "Cersei Lannister"], hand=["Varys"], plots=["Summons"])
    return {"seats": [you, foe], "at": "4.aw" if number % 2 else "3.2"}


def played(match: Match, chance: Random, plies: int | None = None) -> Match:
    """Play on at random to the end, or for some plies; every third selection is chosen at once."""
    first = match.ply
    while match.outcome is None and (plies is None or match.ply < first + plies):
        decision = match.state.decisions[int(chance.random() * len(match.state.decisions))]
        if decision.picked is not None and not len(decision.picked) and chance.random() * SETS < 1:
            keys = _set(match, decision.seat, chance)
            if keys:
                match.choose_set(decision.seat, keys)
                continue
        match.choose_index(decision.seat, int(chance.random() * len(decision.options)))
    return match


def _set(match: Match, seat: int, chance: Random) -> list[str]:
    """A set that can be chosen at once, found by picking one by one in a copy; empty where that does not find one.

    A pick that is made by itself, as the only one left, is missing from what was picked.
    """
    trial = match.clone()
    keys: list[str] = []
    while True:
        decision = next((one for one in trial.state.decisions if one.seat == seat), None)
        picked = None if decision is None else decision.picked
        if decision is None or picked is None or [option.key for option in picked] != keys:
            break
        key = decision.options[int(chance.random() * len(decision.options))].key
        if key == "done":
            break
        keys.append(key)
        trial.choose(seat, key)
    try:
        match.clone().choose_set(seat, keys)
    except IllegalChoice:
        return []
    return keys


def records(folder: Path) -> None:
    """Write each game as a record, with a save from its midst."""
    for name, match in games():
        chance = Random(name)
        if match.setup.scene is not None:
            played(match, chance, 5)
            match.edit("set", {"seat": 0, "gold": 7})
            played(match, chance, 3)
            match.edit("happen", {"event": "draw", "seat": 1})
        played(match, chance)
        match.record().write(folder / f"{name}.json")
        middle = match.ply // 2
        save = next(match.walk(middle)).dump()
        (folder / f"{name}@{middle}.save").write_bytes(save)


def tables(folder: Path) -> None:
    """Write a database with ten running tables, and what is needed to sit down at them again."""
    kept = []
    with tempfile.TemporaryDirectory() as data:
        with server(Path(data)) as client:
            for number in range(10):
                kept.append(_table(Guest(client, f"Guest {number}"), number))
        with closing(sqlite3.connect(Path(data) / "weirwood.db")) as database:
            dump = "\n".join(database.iterdump())
    (folder / "tables.sql.gz").write_bytes(gzip.compress(dump.encode(), mtime=0))
    (folder / "tables.json").write_text(json.dumps(kept, indent=1) + "\n", encoding="utf-8")


def _table(guest: Guest, number: int) -> dict[str, Any]:
    wishes: list[tuple[str, int, dict[str, Any]]] = [
        ("second/joust", 2, {}),
        ("second/joust", 2, {"tutorial": "first"}),
        ("second/joust", 2, {"options": {"sandbox": True}}),
        ("second/melee", 3, {}),
        ("second/melee", 6, {}),
        ("intrigue", 4, {}),
    ]
    game, players, wish = wishes[number % len(wishes)]
    table = guest.open(game, ME, *[BOT if number % 2 else RANDOM] * (players - 1), **wish)
    with guest.at(table) as chair:
        for _ in range(3 if game == "intrigue" else 4 + number):
            chair.choose(*first_answer(chair.decision))
        if number == 0:
            chair.ask("undo")
        at = chair.decision["at"]
        status = chair.told["status"]
    form = json.loads(b64decode(guest.http.cookies["weirwood"].partition(".")[0] + "=="))
    return Kept(table, form[0], at, status).form()


if __name__ == "__main__":
    made = FIXTURES / __version__
    made.mkdir(parents=True)
    records(made)
    tables(made)
