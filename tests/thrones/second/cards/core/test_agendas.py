"""Agendas of the Core Set in play; their rules for building a deck are tested with the deck rules."""

from tests.thrones.scene import scene, side
from weirwood.rules import rule


@rule("RR.agenda.3", "RR.abilities.7")
def test_fealty_makes_the_next_loyal_card_cheaper() -> None:
    s = scene(
        you=side(
            agenda="Fealty", faction="stark", hand=["Littlefinger", "Robb Stark", "Eddard Stark"], gold=18
        ),
        at="marshaling",
    )
    s.you.uses("Fealty")
    assert s.facts["cards"][s.you.facts["faction_card"]]["kneeling"]
    s.you.marshals("Littlefinger")
    s.you.passes()  # his reaction
    assert s.you.gold == 13
    before = s.you.gold
    s.you.marshals("Robb Stark")
    assert s.you.gold == before - s.card("Robb Stark")["printed_cost"] + 1


def test_fealty_needs_a_standing_faction_card() -> None:
    s = scene(you=side(agenda="Fealty", hand=["Littlefinger"], gold=9), at="marshaling")
    s.you.uses("Fealty")
    assert s.you.offered() == ["Littlefinger", "pass"]


def test_fealty_ends_with_the_phase() -> None:
    s = scene(you=side(agenda="Fealty", plays=["Littlefinger"]), at="draw", ask="windows")
    s.you.uses("Fealty")
    assert len(s.state.reductions) == 1
    s.all_pass("3.aw")
    assert s.state.reductions == []


@rule("RR.in-play.2")
def test_an_agenda_is_not_in_play() -> None:
    s = scene(you=side(agenda="Banner of the Lion", plays=["Littlefinger"]))
    assert s.card("Banner of the Lion")["zone"] == "agenda"
    assert s.you.in_play == ["Littlefinger"]


@rule("RR.framework.6.2")
def test_a_faction_card_that_knelt_for_fealty_stands_again() -> None:
    s = scene(you=side(agenda="Fealty"), at="dominance", ask="windows")
    s.you.uses("Fealty")
    s.all_pass("6.aw")
    assert not s.facts["cards"][s.you.facts["faction_card"]]["kneeling"]
