"""A scroll gives back what was written, packed or not, and tells what somebody misses who was told before."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from tests.server.patched import patched
from weirwood.server.telling.chronicle import Reach, Scroll


def lines_of(reach: Reach) -> list[Any]:
    found: list[Any] = msgspec.json.decode(msgspec.json.encode(reach.lines()))
    return found


def line(number: int, more: str = "") -> dict[str, Any]:
    return {"i": number, "text": f"Ann draws card {number}.\nBob does not.{more}"}


@pytest.mark.parametrize("count", [0, 1, 63, 64, 65, 127, 128, 129, 300])
def test_what_was_written_is_there(count: int) -> None:
    scroll = Scroll()
    for number in range(count):
        scroll.write(line(number))
    assert len(scroll) == count
    assert lines_of(Reach(scroll, count)) == [line(number) for number in range(count)]
    assert Reach(scroll, count).read() == [line(number) for number in range(count)]
    for number in range(count):
        assert scroll.line(number) == line(number)


@pytest.mark.parametrize("seed", range(6))
def test_who_applies_the_steps_has_the_same_as_who_reads_anew(seed: int) -> None:
    rng = Random(seed)
    scroll = Scroll()
    written: list[dict[str, Any]] = []
    before = Reach(scroll, 0)
    held: list[Any] = []
    for turn in range(300):
        if rng.random() < 0.2:
            length = rng.randrange(len(written) + 1) if rng.random() < 0.3 else max(0, len(written) - 3)
            scroll.cut(length)
            del written[length:]
        for _ in range(rng.randrange(12)):
            written.append(line(len(written), f" Turn {turn}."))
            scroll.write(written[-1])
        if rng.random() < 0.6:  # sometimes more happens before anybody is told
            now = Reach(scroll, len(scroll))
            steps = msgspec.json.decode(msgspec.json.encode(now.steps_from(before, ["log"])))
            held = patched({"log": held}, steps)["log"]
            before = now
            assert held == written == lines_of(now)
    assert written
