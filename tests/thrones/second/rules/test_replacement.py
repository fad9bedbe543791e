"""Replacement effects."""

from tests.thrones.scene import scene, side
from weirwood.core.option import Verb
from weirwood.rules import rule


@rule("RR.replacement.1")
def test_a_death_that_is_replaced_has_occurred_all_the_same() -> None:
    s = scene(
        side(plays=["Ser Davos Seaworth", "Nobody"]),
        side(plays=["Open Grave", "Burial Mound"]),
        ask="windows",
    )
    s.kill("Ser Davos Seaworth")
    s.you.uses("Ser Davos Seaworth")
    assert (s.you.hand, s.you.dead) == (["Ser Davos Seaworth"], [])
    assert s.foe.gold == 1
    s.foe.uses("Open Grave")
    assert s.foe.gold == 2
    assert [event.kind for event in s.events if event.kind in ("killed", "returned")] == ["killed"]


@rule("RR.replacement.2")
def test_a_replacement_is_applied_after_all_interrupts() -> None:
    s = scene(side(plays=["Ser Davos Seaworth", "Nobody"]), side(plays=["Ossuary"]), ask="windows")
    s.kill("Ser Davos Seaworth")
    s.you.uses("Ser Davos Seaworth")
    assert s.foe.offered(Verb.USE) == ["Ossuary"]
    assert "Ser Davos Seaworth" in s.you.in_play
    s.foe.uses("Ossuary")
    assert s.you.hand == ["Ser Davos Seaworth"]


@rule("RR.replacement.3")
def test_of_two_replacements_the_one_used_last_is_applied() -> None:
    for last, pile in (("Ser Davos Seaworth", "hand"), ("Shallow Grave", "deck")):
        first = "Shallow Grave" if last == "Ser Davos Seaworth" else "Ser Davos Seaworth"
        s = scene(side(plays=["Ser Davos Seaworth", "Shallow Grave", "Nobody"]), side(), ask="windows")
        s.kill("Ser Davos Seaworth")
        s.you.uses(first)
        s.you.uses(last)
        assert s.card("Ser Davos Seaworth")["zone"] == pile
        assert s.you.dead == []


@rule("RR.replacement.4")
def test_benjen_is_killed_and_goes_to_the_deck() -> None:
    s = scene(side(plays=["Benjen Stark", "Nobody"]), side(plays=["Open Grave"]), ask="windows")
    before = len(s.you.deck)
    s.kill("Benjen Stark")
    s.you.uses("Benjen Stark")
    assert (s.you.power, s.you.dead) == (2, [])
    assert len(s.you.deck) == before + 1
    assert s.card("Benjen Stark")["zone"] == "deck"
    s.foe.uses("Open Grave")
    assert s.foe.gold == 1


@rule("RR.replacement.4")
def test_the_deck_benjen_goes_to_is_shuffled() -> None:
    places = set()
    for seed in range(12):
        s = scene(side(plays=["Benjen Stark", "Nobody"]), ask="windows", seed=seed)
        s.kill("Benjen Stark")
        s.you.uses("Benjen Stark")
        places.add(s.you.deck.index("Benjen Stark"))
    assert len(places) > 3
