"""What one drafts is in nothing that others are told: not in its bytes, nor in how many messages come, nor their order.

In two games Bob keeps another of the plots passed to him, and makes another plot deck of what he has; up to the first
plot Ann and who watches get the same, to the byte, whether Bob picks before Ann or after her.
"""

from __future__ import annotations

from contextlib import ExitStack
from pathlib import Path

import pytest

from tests.server.guests import Chair, Guest, arranged, server
from tests.server.test_no_leak import at_rest, declined
from weirwood.thrones.cards.hbo.decks import DECKS

ROUNDS = 3


def pick(chair: Chair, first: int, count: int = 1) -> None:
    """Choose so many of what may be picked, from one on."""
    offered = chair.decision["candidates"]
    chair.choose(*[option["key"] for option in offered[first : first + count]])


def draft(folder: Path, second: int, deck: int, bob_first: bool) -> list[list[str]]:
    """What Ann and who watches received until plots are chosen."""
    with server(folder) as client, arranged(7), ExitStack() as stack:
        ann, bob, eve = (Guest(client, name) for name in ("Ann", "Bob", "Eve"))
        stark, lannister = ({"faction": one["faction"]} for one in DECKS)
        seats = [{"kind": "me", "deck": stark}, {"kind": "open"}]
        opened = ann.post("/api/tables", game="hbo/draft", seats=seats)
        key = opened["link"].partition("key=")[2]
        theirs, mine, watching = (
            stack.enter_context(guest.at(opened["table"], key)) for guest in (bob, ann, eve)
        )
        theirs.ask("sit", seat=1, deck=lannister)
        theirs.ask("ready")

        def both(yours: tuple[int, int], bobs: tuple[int, int]) -> None:
            at_rest(client, opened["table"])
            answers = [(mine, yours), (theirs, bobs)]
            for chair, wanted in reversed(answers) if bob_first else answers:
                pick(chair, *wanted)

        for _ in range(ROUNDS):
            both((0, 1), (0, 1))
            both((1, 1), (second, 1))
        both((0, 7), (deck, 7))
        while at_rest(client, opened["table"]) >= 0 and mine.told["status"]["phase"] == "setup":
            asked = (mine, theirs)[at_rest(client, opened["table"])]
            asked.choose(*declined(asked.decision))
        watching.ask("look")
        mine.ask("look")
        link = mine.told["table"]["link"]
        return [
            [text.replace(link, "LINK").replace(opened["table"], "TABLE") for text in chair.traffic]
            for chair in (mine, watching)
        ]


@pytest.mark.parametrize("bob_first", [True, False], ids=["bob-first", "ann-first"])
def test_nobody_is_told_what_another_drafts(tmp_path: Path, bob_first: bool) -> None:
    one = draft(tmp_path / "one", 0, 0, bob_first)
    other = draft(tmp_path / "other", 1, 6, bob_first)
    assert len(one[0]) > 30
    assert one == other
