"""Ambush: a player action of the challenges phase, and no marshaling (RR.ambush)."""

import pytest

from tests.thrones.scene import scene, side
from tests.thrones.second.rules.asking import refused
from weirwood.core.option import Verb
from weirwood.rules import rule


@rule("RR.ambush.1")
def test_a_card_is_ambushed_for_its_value_in_gold() -> None:
    s = scene(side(plays=["Robb Stark"], hand=["Burned Men"], gold=3), ask="windows")
    s.all_pass()
    s.you.challenges("military", "Robb Stark")
    s.you.ambushes("Burned Men")
    assert sorted(s.you.in_play) == ["Burned Men", "Robb Stark"]
    assert (s.you.gold, s.foe.gold, s.you.hand) == (1, 0, [])
    assert not s.card("Burned Men")["kneeling"]
    assert s.foe.offered() == ["pass"]  # it was an action, so it is the opponent's turn to act


@rule("RR.ambush.1", "RR.ambush.4")
def test_both_sides_ambush_when_it_is_their_turn_to_act() -> None:
    you, foe = (side(plays=["Robb Stark"], hand=["Burned Men"], gold=2) for _ in range(2))
    s = scene(you, foe, ask="windows")
    assert s.you.offered(Verb.AMBUSH) == ["Burned Men"]
    assert s.foe.offered() == []
    assert refused(s, 1, "ambush", "Burned Men") == ["RR.ambush.4"]
    s.all_pass()
    s.you.challenges("military", "Robb Stark")
    assert s.foe.offered() == []
    s.you.passes()
    s.foe.ambushes("Burned Men")
    assert sorted(s.foe.in_play) == ["Burned Men", "Robb Stark"]


@rule("RR.ambush.2")
def test_an_ambushed_card_enters_play_but_is_not_marshaled() -> None:
    s = scene(side(hand=["Bold Squire"], gold=1), ask="windows")
    s.you.ambushes("Bold Squire")
    assert s.you.offered() == ["Bold Squire", "pass"]
    s.you.uses("Bold Squire")
    assert (s.you.gold, len(s.you.hand)) == (0, 1)  # it entered play
    s = scene(side(hand=["Bold Squire"], gold=1), at="marshaling", ask="windows")
    s.you.marshals("Bold Squire")
    s.you.uses("Bold Squire", ability=1)
    assert s.you.gold == 1  # it was marshaled
    s.you.uses("Bold Squire")
    assert len(s.you.hand) == 1


@rule("RR.ambush.2", "RR.put-into-play.5")
@pytest.mark.parametrize(("name", "gold"), [("Areo Hotah", 5), ("Widow's Wail", 1)])
def test_a_further_copy_of_a_unique_card_is_ambushed_as_a_duplicate(name: str, gold: int) -> None:
    bearer = {"card": "Robb Stark", "attachments": ["Widow's Wail"]}
    s = scene(side(plays=[bearer, "Areo Hotah"], hand=[name], gold=gold), ask="windows")
    s.all_pass()
    s.you.challenges("military", "Robb Stark")
    s.you.ambushes(name)
    assert len(s.card(name)["duplicates"]) == 1
    assert (s.you.gold, s.you.hand) == (0, [])
    assert s.foe.offered() == ["pass"]  # nothing entered play that could be answered
    dead = scene(side(plays=[bearer], hand=["Areo Hotah"], dead=["Areo Hotah"], gold=5), ask="windows")
    assert refused(dead, 0, "ambush", "Areo Hotah") == ["RR.dead-pile.3"]


@rule("RR.ambush.3")
def test_the_player_picks_among_several_ambush_values() -> None:
    for value, left in ((1, 4), (3, 2)):
        s = scene(side(plays=["The Wolfswood"], hand=["Gaunt Whelp"], gold=5), ask="windows")
        found = [option for option in s.you.decision.options if option.verb == Verb.AMBUSH]
        assert sorted(option.value for option in found if isinstance(option.value, int)) == [1, 3]
        s.choose(0, next(option.key for option in found if option.value == value))
        assert s.you.gold == left
        assert sorted(s.you.in_play) == ["Gaunt Whelp", "The Wolfswood"]
    s = scene(side(plays=["The Wolfswood"], hand=["Gaunt Whelp"], gold=2), ask="windows")
    assert s.you.offered(Verb.AMBUSH) == ["Gaunt Whelp"]


@rule("RR.ambush.4")
@pytest.mark.parametrize("phase", ["plot", "draw", "marshaling", "dominance", "standing", "taxation"])
def test_nobody_ambushes_outside_the_challenges_phase(phase: str) -> None:
    s = scene(side(hand=["Burned Men"], gold=2), at=phase, ask="windows")
    assert s.you.offered(Verb.AMBUSH) == []
    assert refused(s, 0, "ambush", "Burned Men") == ["RR.ambush.4"]
