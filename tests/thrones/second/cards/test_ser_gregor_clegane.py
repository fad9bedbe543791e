"""Ser Gregor Clegane: what he pillages dies, and another with it."""

from typing import Any

from tests.thrones.scene import Scene, scene, side
from weirwood.core.option import Verb
from weirwood.rules import rule


def gregor(top: str = "Burned Men", **foe: Any) -> Scene:
    """He has won a military challenge, and pillage is processed first."""
    s = scene(
        you=side(plays=["Ser Gregor Clegane", "Desert Scavenger"]),
        foe=side(
            **{
                "plays": [{"card": "House Dayne Knight", "kneeling": True}, "Littlefinger"],
                "deck": [top, *["The Roseroad"] * 9],
                **foe,
            }
        ),
    )
    s.you.challenges("military", "Ser Gregor Clegane")
    s.you.names("pillage")
    s.you.picks("Ser Gregor Clegane")
    return s


@rule("RR.pillage.1")
def test_a_pillaged_character_goes_to_the_dead_pile_and_one_of_the_same_cost_is_killed() -> None:
    s = gregor(
        plays=[
            {"card": "House Dayne Knight", "kneeling": True},
            {"card": "Tumblestone Knight", "kneeling": True},
            "Littlefinger",
        ]
    )
    s.you.uses("Ser Gregor Clegane")
    assert s.foe.dead == ["Burned Men"]
    assert s.foe.discard == []
    s.you.says(True)
    assert s.you.offered() == ["House Dayne Knight", "Tumblestone Knight"]
    s.you.picks("House Dayne Knight")
    assert s.foe.dead == ["Burned Men", "House Dayne Knight"]


def test_he_may_spare_the_others() -> None:
    s = gregor()
    s.you.uses("Ser Gregor Clegane")
    s.you.says(False)
    assert s.foe.dead == ["Burned Men"]
    assert "House Dayne Knight" in s.foe.in_play


@rule("RR.target.7")
def test_nothing_is_asked_when_no_character_has_that_cost() -> None:
    s = gregor(top="Doran Martell")
    s.you.uses("Ser Gregor Clegane")
    assert s.foe.dead == ["Doran Martell"]
    assert s.you.offered(Verb.YES) == []


def test_he_does_not_react_to_pillaging_another_card() -> None:
    s = gregor(top="The Roseroad")
    assert s.you.offered(Verb.USE) == []
    assert s.foe.discard == ["The Roseroad"]


def test_a_cancelled_reaction_leaves_the_card_in_the_discard_pile() -> None:
    s = gregor(plays=[{"card": "Tywin Lannister", "kneeling": True}], hand=["Treachery"], gold=1)
    s.you.uses("Ser Gregor Clegane")
    s.foe.plays("Treachery")
    assert s.foe.dead == []
    assert s.foe.discard == ["Burned Men", "Treachery"]


@rule("RR.renown.1")
def test_he_has_renown() -> None:
    s = gregor(top="The Roseroad")
    s.you.picks("Ser Gregor Clegane")
    assert s.card("Ser Gregor Clegane")["power"] == 1


@rule("FAQ.qa.pillage-order")
def test_his_controller_orders_pillage_and_the_first_player_only_the_keywords() -> None:
    s = scene(
        you=side(plays=["Ser Gregor Clegane", "Black Wind's Crew", "Desert Scavenger"]),
        foe=side(deck=["The Roseroad", "Burned Men", *["The Roseroad"] * 8]),
        first_player=1,
        active=0,
    )
    s.you.challenges("military", "Ser Gregor Clegane", "Black Wind's Crew")
    s.foe.names("pillage")
    assert s.you.offered() == ["Ser Gregor Clegane", "Black Wind's Crew", "done"]
    s.you.picks("Black Wind's Crew")
    assert s.foe.discard == ["The Roseroad"]
    s.you.picks("Ser Gregor Clegane")
    s.you.uses("Ser Gregor Clegane")
    assert s.foe.dead == ["Burned Men"]
