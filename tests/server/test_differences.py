"""Whatever happens at a table, who applies every difference has the same as who looks anew."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from tests.server.guests import Chair, Refused
from tests.server.test_no_leak import at_rest, company
from weirwood.server.wire import messages as wire


def answer(decision: dict[str, Any], random: Random) -> list[str]:
    """Any answer that is likely to be legal."""
    if decision["candidates"] is None:
        return [random.choice(decision["options"])["key"]]
    count = min(decision["min"], len(decision["candidates"]))
    return [option["key"] for option in random.sample(decision["candidates"], count)]


def same_as_anew(chair: Chair) -> bool:
    chair.ask("stops")
    before = chair.told
    chair.ask("look")
    msgspec.convert(chair.told, wire.Told, strict=True)
    return {**before, "n": 0} == {**chair.told, "n": 0}


@pytest.mark.parametrize("seed", [1, 2])
def test_differences_add_up_to_the_whole(tmp_path: Path, seed: int) -> None:
    random = Random(seed)
    with company(tmp_path, ["01120"] * 3) as (client, table, chairs):
        bob, ann, eve = chairs
        for turn in range(60):
            chair = bob if at_rest(client, table) == 1 else ann
            chair.ask("stops")  # whose answer comes after all that was told before
            try:
                chair.choose(*answer(chair.decision, random))
            except Refused as refused:
                assert refused.code == "illegal-choice"
                chair.ask("choose", at=chair.decision["at"], keys=chair.ask("hint")["keys"])
            if turn % 7 == 6:
                take_back(chair, ann if chair is bob else bob)
            if turn % 5 == 4:
                at_rest(client, table)
                assert all(same_as_anew(each) for each in (ann, bob))
                eve.ask("mute", seat=turn % 2)
                told = eve.told
                eve.ask("look")
                assert {**told, "n": 0} == {**eve.told, "n": 0}


def take_back(chair: Chair, other: Chair) -> None:
    """Take the last choice back, with the other's consent where it is needed."""
    if not chair.ask("undo")["done"]:
        other.wait_until(lambda told: told["proposals"])
        other.ask("answer", proposal=other.told["proposals"][0]["id"], yes=True)
