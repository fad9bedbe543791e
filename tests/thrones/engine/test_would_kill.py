"""Abilities that would kill, and searches for copies of one card."""

from __future__ import annotations

from tests.thrones.engine.editions import joust_with
from tests.thrones.engine.pack import PACK
from tests.thrones.scene import Scene, scene, side
from weirwood.core.option import Verb

GAME = joust_with("ends", cards=[PACK])


def played(event: str, foe: str, **yours: object) -> Scene:
    you = side(hand=[event], plays=["Giant", "Hedge Knight"])
    s = scene(you, side(hand=[foe], plays=["Steadfast"]), ask="windows", game=GAME)
    s.you.plays(event)
    return s


def test_a_cancel_answers_what_would_kill() -> None:
    for event, target, answers in (
        ("Knife", "Steadfast", True),
        ("Knife", "Giant", False),
        ("Burn", "Steadfast", False),
        ("Burn", "Hedge Knight", False),
    ):
        s = played(event, "Ransom")
        s.you.picks(target)
        assert (s.foe.offered(Verb.PLAY) == ["Ransom"]) == answers
        if answers:
            s.foe.plays("Ransom")
            assert (
                s.foe.dead == [] and s.state.sides[0].cannot_trigger and not s.state.sides[1].cannot_trigger
            )


def test_a_cancel_answers_what_would_kill_by_weakening() -> None:
    s = scene(side(hand=["Burn"]), side(hand=["Ransom"], plays=["Hedge Knight"]), ask="windows", game=GAME)
    s.you.plays("Burn")
    s.foe.plays("Ransom")
    assert s.foe.dead == []


def test_copies_of_one_card_are_searched_for() -> None:
    s = scene(
        side(hand=["Ashes"], deck=["Giant", "Steadfast", "Giant", "The Roseroad"]), ask="windows", game=GAME
    )
    s.you.plays("Ashes")
    s.you.picks("Giant", "Giant")
    assert s.you.hand == ["Giant", "Giant"]
