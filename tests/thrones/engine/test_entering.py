"""What may come into play by the profile of an edition."""

from __future__ import annotations

from typing import Final

from tests.thrones.engine.editions import joust_with
from tests.thrones.scene import scene, side
from weirwood.core.option import Verb
from weirwood.rules import rule
from weirwood.thrones.ability.effects.on_players import Draw
from weirwood.thrones.ability.headings import action
from weirwood.thrones.ability.writing import UNIQUE, Pack

CARDS: Final = Pack("second", "Entering")
CARDS.event("t-oath Oath Sworn Once", "neutral", UNIQUE, cost=0).has(action(Draw(1)))
FOR_EACH_PLAYER: Final = joust_with("entering", copies_elsewhere_count=False)


@rule("ED.unique")
def test_a_copy_that_an_opponent_took_bars_another_or_does_not() -> None:
    you = side(plays=[{"card": "Arya Stark", "controller": 1}], hand=["Arya Stark"], gold=9)
    assert scene(you, at="marshaling").you.offered(Verb.MARSHAL) == []
    s = scene(you, at="marshaling", game=FOR_EACH_PLAYER)
    s.you.marshals("Arya Stark")
    assert s.you.hand == []


@rule("ED.unique")
def test_a_copy_of_its_own_bars_a_player_everywhere() -> None:
    for lot in ({"dead": ["Arya Stark"]}, {"plays": [{"card": "Arya Stark"}]}):
        s = scene(side(hand=["Arya Stark"], gold=9, **lot), at="marshaling", game=FOR_EACH_PLAYER)
        assert s.you.offered(Verb.MARSHAL) == []


@rule("ED.unique")
def test_a_unique_event_cannot_be_played_while_a_copy_lies_dead() -> None:
    game = joust_with("entering", cards=[CARDS])
    for dead in ([], ["Oath Sworn Once"]):
        s = scene(side(hand=["Oath Sworn Once"], dead=dead), ask="windows", game=game)
        assert s.you.offered(Verb.PLAY) == ["Oath Sworn Once"][len(dead) :]


@rule("ED.attach-hosts")
def test_an_attachment_for_locations_finds_a_host_where_its_text_counts() -> None:
    you = side(plays=["The Red Keep", "Arya Stark"], hand=["Gilded Gate", "Little Bird"], gold=9)
    assert scene(you, at="marshaling").you.offered(Verb.MARSHAL) == ["Gilded Gate", "Little Bird"]
    s = scene(you, at="marshaling", game=joust_with("entering", hosts_by_text=False))
    assert s.you.offered(Verb.MARSHAL) == ["Little Bird"]
