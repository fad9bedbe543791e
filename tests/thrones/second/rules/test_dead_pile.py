"""The dead pile: whose it is, what it bars, who sees it, and its order (RR.dead-pile)."""

import pytest

from tests.thrones.scene import reveal, scene, side
from tests.thrones.second.rules.asking import refused, seen
from weirwood.core.option import Verb
from weirwood.rules import rule


@rule("RR.dead-pile.1", "RR.discard-pile.1")
def test_the_dead_and_the_discarded_lie_apart() -> None:
    s = scene(side(plays=["Robb Stark", "Arya Stark"]))
    s.kill("Robb Stark")
    s.discard("Arya Stark")
    assert (s.you.dead, s.you.discard) == (["Robb Stark"], ["Arya Stark"])
    s = reveal("Rebuilding", you=side(dead=["Robb Stark"], discard=["Arya Stark", "Bran Stark"]))
    assert s.you.offered(Verb.PICK) == ["Arya Stark", "Bran Stark"]


@rule("RR.dead-pile.2")
def test_a_stolen_character_dies_onto_the_top_of_its_owners_dead_pile() -> None:
    s = scene(
        side(plays=["Arya Stark"], dead=["Bran Stark"]),
        side(plays=[{"card": "Yoren", "controller": 0}], dead=["Benjen Stark"]),
    )
    s.kill("Yoren")
    assert s.you.dead == ["Bran Stark"]
    assert seen(s, 0, 1, "dead") == ["Benjen Stark", "Yoren"]


@rule("RR.dead-pile.3")
def test_no_copy_of_the_dead_is_marshaled() -> None:
    hand = ["Arya Stark", "Robb Stark"]
    alive = scene(side(hand=hand, gold=9), at="marshaling")
    assert alive.you.offered(Verb.MARSHAL) == hand
    dead = scene(side(hand=hand, dead=["Robb Stark"], gold=9), at="marshaling")
    assert dead.you.offered(Verb.MARSHAL) == ["Arya Stark"]
    assert refused(dead, 0, "marshal", "Robb Stark") == ["RR.dead-pile.3"]
    theirs = scene(side(hand=hand, gold=9), side(dead=["Robb Stark"]), at="marshaling")
    assert theirs.you.offered(Verb.MARSHAL) == hand


@rule("RR.dead-pile.3")
def test_no_copy_of_the_dead_is_put_into_play() -> None:
    s = reveal("Reinforcements", you=side(dead=["Arya Stark"], discard=["Arya Stark"], hand=["Bran Stark"]))
    assert s.you.in_play == ["Bran Stark"]
    s = reveal("Reinforcements", you=side(discard=["Arya Stark"], hand=["Bran Stark"]))
    assert sorted(s.you.offered(Verb.PICK)) == ["Arya Stark", "Bran Stark"]


@rule("RR.dead-pile.3")
@pytest.mark.parametrize(("dead", "hosts"), [([], ["Bran Stark", "Yoren"]), (["Bran Stark"], ["Yoren"])])
def test_nobody_takes_control_of_a_copy_of_the_dead(dead: list[str], hosts: list[str]) -> None:
    ward = side(hand=["Ward"], dead=dead, gold=4)
    s = scene(ward, side(plays=["Bran Stark", "Yoren", "Benjen Stark"]), at="marshaling")
    s.you.marshals("Ward")
    if s.asks(0, "host"):
        assert s.you.offered(Verb.PICK) == hosts
    else:
        assert [name for name in s.you.in_play if name != "Ward"] == hosts


@rule("RR.dead-pile.4")
def test_the_only_dead_copy_may_itself_come_back() -> None:
    s = scene(
        side(plays=["Aeron Damphair"], dead=["Theon Greyjoy"]),
        at="5.2",
    )
    s.you.uses("Aeron Damphair")
    assert sorted(s.you.in_play) == ["Aeron Damphair", "Theon Greyjoy"]
    assert s.you.dead == []


@rule("RR.dead-pile.5")
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_anybody_may_look_through_a_dead_pile(viewer: int | None) -> None:
    dead = ["Robb Stark", "Bran Stark", "Arya Stark"]
    assert seen(scene(side(dead=dead)), viewer, 0, "dead") == dead


@rule("RR.dead-pile.6")
def test_a_dead_pile_keeps_its_order() -> None:
    dead = ["Theon Greyjoy", "Asha Greyjoy", "Euron Crow's Eye", "Balon Greyjoy"]
    s = scene(
        side(plays=["Aeron Damphair", "Black Wind's Crew"], dead=dead, plots=["Summons"]),
        side(plots=["Summons"]),
        at="5.2",
        ask="windows",
    )
    s.you.uses("Aeron Damphair")
    s.you.picks("Asha Greyjoy")
    assert s.you.dead == ["Theon Greyjoy", "Euron Crow's Eye", "Balon Greyjoy"]
    s.kill("Black Wind's Crew")
    s.pass_to("1.2")
    assert s.you.dead == ["Theon Greyjoy", "Euron Crow's Eye", "Balon Greyjoy", "Black Wind's Crew"]


@rule("RR.dead-pile.7")
def test_the_owner_lays_down_those_who_died_together_in_any_order() -> None:
    s = scene(
        side(plays=["Arya Stark", "Bran Stark", {"card": "Yoren", "controller": 1}], dead=["Robb Stark"]),
        side(plays=["Wildling Horde"]),
        ask="windows",
        pile_order=True,
    )
    s.kill("Arya Stark", "Bran Stark", "Yoren", "Wildling Horde")
    assert s.you.dead == ["Robb Stark"]
    assert sorted(s.you.offered()) == ["Arya Stark", "Bran Stark", "Yoren"]
    s.you.lays("Yoren", "Arya Stark")
    assert s.you.dead == ["Robb Stark", "Yoren", "Arya Stark", "Bran Stark"]
    assert s.foe.dead == ["Wildling Horde"]


@rule("RR.dead-pile.7")
def test_claim_lets_the_loser_say_who_lies_on_top() -> None:
    s = scene(
        side(plays=["Robb Stark"], plot="Sneak Attack"),
        side(plays=["Wildling Horde", "Littlefinger", "Varys"]),
        ask="windows",
        pile_order=True,
    )
    s.all_pass()
    s.you.challenges("military", "Robb Stark")
    s.all_pass()
    s.foe.defends()
    s.all_pass()
    s.you.says(True)
    s.foe.picks("Littlefinger", "Wildling Horde")
    s.foe.lays("Littlefinger")
    assert s.foe.dead == ["Littlefinger", "Wildling Horde"]
