"""Claim: who suffers it, how much, and what it is worth in each type of challenge (RR.claim)."""

import pytest

from tests.thrones.scene import reveal, scene, side
from tests.thrones.second.rules.asking import fight
from weirwood.rules import rule


@rule("RR.claim.1")
def test_claim_is_the_defenders_to_suffer() -> None:
    you, foe = (side(plays=["Robb Stark", "Wildling Horde"], plot="Summons") for _ in range(2))
    s = scene(you, foe, ask="windows")
    fight(s, "military", "Robb Stark", defenders=("Robb Stark", "Wildling Horde"))
    assert s.state.step == "4.2.5"  # the defender won: keywords come next, without claim
    assert (s.you.dead, s.foe.dead) == ([], [])
    s = scene(you, foe, ask="windows")
    fight(s, "military", "Robb Stark")
    s.you.says(True)
    s.foe.picks("Wildling Horde")
    assert (s.you.dead, s.foe.dead) == ([], ["Wildling Horde"])


@rule("RR.claim.2")
def test_claim_is_the_attackers_plot_with_all_changes_at_that_moment() -> None:
    victims = ["Varys", "Littlefinger", "Nobody", "Tumblestone Knight"]
    mine = side(plays=["Robb Stark"], plot="Sneak Attack", hand=["Winter Is Coming"], gold=1)
    s = scene(mine, side(plays=victims, plot="Summons"), ask="windows")
    s.all_pass()
    s.you.challenges("military", "Robb Stark")
    s.all_pass("4.2.1")
    s.foe.defends()
    s.you.plays("Winter Is Coming")
    assert (s.you.facts["claim"], s.foe.facts["claim"]) == (3, 1)
    s.all_pass()
    s.you.says(True)
    s.foe.picks(*victims[:3])
    assert s.foe.dead == victims[:3]


@rule("RR.claim.2")
def test_a_change_of_claim_that_has_ended_does_not_count() -> None:
    mine = side(plays=["Cersei Lannister", "Tyrion Lannister"], plot="Summons")
    s = scene(mine, side(hand=["Varys"] * 4, plays=["Highgarden"], gold=1), ask="windows")
    s.all_pass()
    s.you.challenges("intrigue", "Cersei Lannister", "Tyrion Lannister")
    s.you.passes()  # Tyrion
    assert s.you.facts["claim"] == 2
    s.you.passes()
    s.foe.uses("Highgarden")
    s.foe.picks("Cersei Lannister")
    assert s.you.facts["claim"] == 1
    s.all_pass()
    s.foe.defends()
    s.all_pass()
    s.you.says(True)
    assert len(s.foe.discard) == 1


@rule("RR.claim.3")
@pytest.mark.parametrize("type", ["military", "intrigue", "power"])
def test_what_claim_is_worth_depends_on_the_type(type: str) -> None:
    victims = ["Varys", "Littlefinger", "Nobody"]
    s = scene(
        side(plays=["The Red Viper"], plot="The Winds of Winter"),
        side(plays=victims, hand=["Arya Stark"] * 3, power=3),
        ask="windows",
    )
    fight(s, type, "The Red Viper")
    s.you.passes()  # his own reaction
    s.you.says(True)
    if type == "military":
        s.foe.picks("Varys", "Nobody")
    dead, cards, power = {
        "military": (["Varys", "Nobody"], 3, 3),
        "intrigue": ([], 1, 3),
        "power": ([], 3, 1),
    }[type]
    assert (s.foe.dead, len(s.foe.hand), s.foe.power) == (dead, cards, power)
    assert len(s.foe.discard) == 3 - cards
    assert s.you.power == (3 if type == "power" else 1)  # 1 for winning unopposed


@rule("RR.claim.4")
def test_a_claim_below_zero_takes_nothing() -> None:
    victims = ["Littlefinger", "Nobody"]
    s = reveal("Calm Over Westeros", "Toothless Plot", side(plays=victims), side(plays=["Robb Stark"]), 1)
    s.you.names("military")
    s.all_pass("4.2")
    assert s.foe.facts["claim"] == 0
    s.foe.challenges("military", "Robb Stark")
    s.all_pass()
    s.you.defends()
    s.all_pass()
    assert s.foe.facts["claim"] == 0
    s.foe.says(True)
    assert s.state.step == "4.2.5"
    assert (s.you.in_play, s.you.dead) == (victims, [])
