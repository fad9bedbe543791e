"""What keeps cards in play and what leaves with them, by the profile of an edition."""

from __future__ import annotations

from tests.thrones.engine.editions import joust_with
from tests.thrones.engine.pack import PACK
from tests.thrones.scene import Scene, scene, side
from weirwood.core.option import Verb
from weirwood.rules import rule
from weirwood.thrones.engine.words import CHARACTER, DISCARDED, KILLED

ONLY_KILLING = 1 << KILLED
ARYA = {"card": "Arya Stark", "duplicates": ["Arya Stark"]}


@rule("ED.dup-saves")
def test_a_duplicate_saves_from_what_the_edition_says() -> None:
    killed = joust_with("leaving", duplicate_saves=ONLY_KILLING)
    for way, game_saves in ((KILLED, True), (DISCARDED, False)):
        s = scene(side(plays=[ARYA]), ask="windows", game=killed)
        (s.kill if way == KILLED else s.discard)("Arya Stark")
        assert (s.you.offered(Verb.SAVE) != []) == game_saves
    s = scene(side(plays=[ARYA]), ask="windows")
    s.discard("Arya Stark")
    assert s.you.offered(Verb.SAVE)


@rule("ED.attach-leave")
def test_an_attachment_returns_to_hand_or_is_discarded_with_its_host() -> None:
    bearing = side(plays=[{"card": "Eddard Stark", "attachments": ["Noble Lineage"]}])
    s = scene(bearing, ask="windows")
    s.kill("Eddard Stark")
    assert (s.you.hand, s.you.discard) == (["Noble Lineage"], [])
    s = scene(bearing, ask="windows", game=joust_with("leaving", attachments_return=False))
    s.kill("Eddard Stark")
    assert (s.you.hand, s.you.discard) == ([], ["Noble Lineage"])


@rule("ED.dup-hosts")
def test_which_unique_cards_have_duplicates_is_a_value_of_the_edition() -> None:
    hall = side(plays=["The Red Keep", "Arya Stark"], hand=["The Red Keep", "Arya Stark"], gold=9)
    assert sorted(scene(hall, at="marshaling").you.offered(Verb.DUPLICATE)) == ["Arya Stark", "The Red Keep"]
    s = scene(hall, at="marshaling", game=joust_with("leaving", duplicate_hosts=1 << CHARACTER))
    assert s.you.offered(Verb.DUPLICATE) == ["Arya Stark"]
    assert s.you.offered(Verb.MARSHAL) == []


@rule("ED.dup-put")
def test_a_further_copy_put_into_play_becomes_a_duplicate_or_stays_out() -> None:
    hand = side(plays=["Littlefinger"], hand=["Called Forth", "Littlefinger"])
    s = scene(hand, ask="windows")
    s.you.plays("Called Forth")
    assert len(s.card("Littlefinger")["duplicates"]) == 1
    s = scene(hand, ask="windows", game=joust_with("leaving", copies_become_duplicates=False))
    assert "Called Forth" not in s.you.offered()
    marshaled = side(plays=["Arya Stark"], hand=["Arya Stark"], gold=9)
    s = scene(marshaled, at="marshaling", game=joust_with("leaving", copies_become_duplicates=False))
    assert s.you.offered(Verb.DUPLICATE) == ["Arya Stark"]


@rule("ED.save-scope")
def test_a_save_answers_what_the_edition_says() -> None:
    guarded = side(plays=[{"card": "Eddard Stark", "attachments": ["Bodyguard"]}])
    for game, saved in ((joust_with("leaving", saves=ONLY_KILLING), False), (joust_with("leaving"), True)):
        s = scene(guarded, ask="windows", game=game)
        s.discard("Eddard Stark")
        assert (s.you.offered(Verb.USE) == ["Bodyguard"]) == saved
        s = scene(guarded, ask="windows", game=game)
        s.kill("Eddard Stark")
        assert s.you.offered(Verb.USE) == ["Bodyguard"]


def test_a_card_that_is_saved_is_answered_whatever_saves_it() -> None:
    bodyguard = {"card": "Eddard Stark", "attachments": ["Bodyguard"]}
    for waits in (False, True):
        game = joust_with("timing", cards=[PACK], reactions_wait=waits)
        foe = side(plays=["Rumor Mill"])
        s = scene(side(plays=[ARYA, bodyguard], hand=["Knife"] * 3), foe, ask="windows", game=game)
        _stab(s, "Arya Stark")
        s.you.saves("Arya Stark")
        s.foe.uses("Rumor Mill")
        s.foe.passes()
        _stab(s, "Eddard Stark")
        s.you.uses("Bodyguard")
        s.foe.uses("Rumor Mill")
        assert s.foe.gold == 2
        s.foe.passes()
        _stab(s, "Eddard Stark")
        assert s.foe.offered(Verb.USE) == [] and s.you.dead == ["Eddard Stark"]


def _stab(s: Scene, name: str) -> None:
    s.you.plays("Knife")
    if s.asks(0, "target"):
        s.you.picks(name)
