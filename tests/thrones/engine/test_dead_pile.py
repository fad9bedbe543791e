"""The dead pile: what else goes there, what answers that, and what is used from there."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.thrones.engine.editions import joust_with
from tests.thrones.engine.pack import PACK
from tests.thrones.scene import Scene, scene, side
from tests.thrones.test_why_not import why
from weirwood.core.option import Verb
from weirwood.rules import rule
from weirwood.thrones.editions.second.edition import JOUST
from weirwood.thrones.engine.concepts.refused import DEAD_COPY
from weirwood.thrones.engine.state.happening import CANNOT_BE_SAVED, Happening
from weirwood.thrones.engine.words import DEAD, DISCARD, HAND_DISCARDED, PILED, RETURNED, TAKEN_OUT

GAME = joust_with("timing", cards=[PACK])
WAITING = joust_with("timing", cards=[PACK], reactions_wait=True)
"""Reactions wait for the end of an action."""


def placed(plays: list[Any], **rest: Any) -> Scene:
    return scene(side(plays=plays, **rest), ask="windows", game=GAME)


def test_a_deathbound_card_goes_to_the_dead_pile_instead_of_the_discard_pile() -> None:
    bearer = {"card": "Drowned King", "attachments": ["Shroud"], "duplicates": ["Drowned King"]}
    s = placed(["Sunken Tomb", bearer])
    s.discard("Sunken Tomb")
    assert (s.you.dead, s.you.discard) == (["Sunken Tomb"], [])
    s.discard("Drowned King")
    s.you.saves("Drowned King")
    assert s.you.dead == ["Sunken Tomb", "Drowned King"] and "Drowned King" in s.you.in_play
    s.happen([Happening(RETURNED, s.id("Drowned King"), 0)])
    assert s.you.dead == ["Sunken Tomb", "Drowned King", "Shroud"] and s.you.hand == ["Drowned King"]
    s.happen([Happening(HAND_DISCARDED, s.id("Drowned King"), 0)])
    assert (s.you.discard, len(s.you.dead)) == ([], 4)


def test_what_gains_deathbound_goes_to_the_dead_pile_and_what_is_blank_does_not() -> None:
    s = placed(["Prophet's Rock", "The Red Keep"])
    s.you.uses("Prophet's Rock")
    s.you.picks("The Red Keep")
    s.discard("The Red Keep")
    s.discard("Prophet's Rock")
    assert (s.you.dead, s.you.discard) == (["The Red Keep"], ["Prophet's Rock"])
    s = placed([{"card": "Drowned King", "attachments": ["Milk of the Poppy"]}])
    s.discard("Drowned King")
    assert (s.you.dead, "Drowned King" in s.you.discard) == ([], True)


@rule("WE.deathbound.1", "WE.deathbound.2")
def test_a_deathbound_event_goes_to_the_dead_pile_played_or_canceled() -> None:
    s = scene(side(hand=["Last Word"]), side(hand=["Hush"]), ask="windows", game=GAME)
    s.you.plays("Last Word")
    s.foe.passes()
    assert (s.you.dead, s.you.discard, s.you.power) == (["Last Word"], [], 1)
    s = scene(side(hand=["Last Word"]), side(hand=["Hush"]), ask="windows", game=GAME)
    s.you.plays("Last Word")
    s.foe.plays("Hush")
    assert (s.you.dead, s.you.discard, s.you.power) == (["Last Word"], [], 0)


def test_a_unique_event_in_the_dead_pile_bars_its_copies() -> None:
    s = scene(side(hand=["Last Word"], dead=["Last Word"]), ask="windows", game=GAME)
    assert s.you.offered(Verb.PLAY) == []
    assert why(s, 0, "Last Word") == [JOUST.clauses[DEAD_COPY]]


def test_a_deathbound_card_cannot_be_moved_from_the_dead_to_the_discard_pile() -> None:
    s = placed(["Gentle Maester"], dead=["Last Word", "The Roseroad", "Arya Stark"])
    s.you.uses("Gentle Maester")
    assert sorted(s.you.offered(Verb.PICK)) == ["Arya Stark", "The Roseroad"]
    s.you.picks("Arya Stark")
    assert s.you.discard == ["Arya Stark"]
    s.happen([Happening(PILED, s.id("Last Word"), 0, how=DISCARD)])
    assert s.you.dead == ["Last Word", "The Roseroad"]


def test_a_card_is_placed_in_a_dead_pile_whatever_the_way() -> None:
    king = {"card": "Drowned King", "attachments": ["Shroud"], "duplicates": ["Drowned King"]}
    deeds: list[tuple[Callable[[Scene], None], int]] = [
        (lambda s: s.kill("Arya Stark"), 1),
        (lambda s: s.discard("Sunken Tomb"), 1),
        (lambda s: s.happen([Happening(TAKEN_OUT, s.id("Drowned King"), 0, flags=CANNOT_BE_SAVED)]), 2),
        (lambda s: s.discard("Arya Stark"), 0),
        (lambda s: s.happen([Happening(PILED, s.id("The Roseroad"), 0, how=DEAD)]), 1),
    ]
    for deed, times in deeds:
        s = scene(
            side(plays=["Arya Stark", "Sunken Tomb", king]),
            side(plays=["Stone Throne"]),
            ask="windows",
            game=GAME,
        )
        deed(s)
        for _ in range(times):
            s.foe.uses("Stone Throne")
        assert (s.foe.gold, s.foe.offered(Verb.USE)) == (times, [])


def test_a_duplicate_that_saves_and_an_event_are_placed_in_the_dead_pile_too() -> None:
    for game in (GAME, WAITING):
        s = scene(side(hand=["Last Word"]), side(plays=["Stone Throne"]), ask="windows", game=game)
        s.you.plays("Last Word")
        s.foe.uses("Stone Throne")
        assert s.foe.gold == 1 and s.foe.offered(Verb.USE) == []
    king = {"card": "Drowned King", "duplicates": ["Drowned King"]}
    s = scene(side(plays=[king]), side(plays=["Stone Throne"]), ask="windows", game=GAME)
    s.kill("Drowned King")
    s.you.saves("Drowned King")
    s.foe.uses("Stone Throne")
    assert s.foe.gold == 1 and s.foe.offered(Verb.USE) == []


def test_an_ability_is_used_from_the_dead_pile() -> None:
    s = scene(side(dead=["Rise Again", "Patient Heir"]), at="dominance", ask="windows", game=GAME)
    assert sorted(s.you.offered(Verb.USE)) == ["Patient Heir", "Rise Again"]
    s.you.uses("Patient Heir")
    s.foe.passes()
    s.you.uses("Rise Again")
    assert (s.you.hand, s.you.dead, s.you.in_play) == (["Rise Again"], [], ["Patient Heir"])
    s = scene(
        side(hand=["Rise Again"], discard=["Rise Again"], plays=["Patient Heir"]), ask="windows", game=GAME
    )
    assert (s.you.offered(Verb.PLAY), s.you.offered(Verb.USE)) == (["Rise Again"], [])
