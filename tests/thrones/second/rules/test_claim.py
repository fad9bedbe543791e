"""Intrigue and military claim (RR.intrigue-claim, RR.military-claim)."""

from collections.abc import Sequence
from typing import Any

from tests.thrones.scene import Scene, scene, side
from weirwood.core.option import Verb
from weirwood.rules import rule

BIRDS = ["Little Bird", "Bodyguard", "The Kingsroad", "Varys", "Noble Lineage"]


def _claim(
    type: str, attacker: str, plot: str, foe: dict[str, Any], seed: int = 0, hand: Sequence[str] = ()
) -> Scene:
    """You have won without defenders and apply claim."""
    s = scene(you=side(plays=[attacker], plot=plot, hand=hand, gold=1), foe=foe, seed=seed, ask="windows")
    s.all_pass("4.2")
    s.you.challenges(type, attacker)
    for event in hand:
        s.you.plays(event)
    s.all_pass("4.2.1")
    s.foe.defends()
    s.pass_to("4.2.4")
    s.choose(0, s.you.decision.options[0].key)
    return s


@rule("RR.intrigue-claim.1")
def test_the_loser_of_an_intrigue_challenge_discards_as_many_cards_as_claim() -> None:
    s = _claim("intrigue", "Cersei Lannister", "A Storm of Swords", side(hand=BIRDS))
    assert (len(s.foe.hand), len(s.foe.discard)) == (3, 2)  # Cersei attacked
    one = _claim("intrigue", "Littlefinger", "A Storm of Swords", side(hand=BIRDS))
    assert (len(one.foe.hand), len(one.foe.discard)) == (4, 1)


@rule("RR.intrigue-claim.1")
def test_chance_picks_the_cards_that_intrigue_claim_discards() -> None:
    lost = {
        _claim("intrigue", "Littlefinger", "A Storm of Swords", side(hand=BIRDS), seed).foe.discard[0]
        for seed in range(30)
    }
    assert lost == set(BIRDS)


@rule("RR.intrigue-claim.2")
def test_a_hand_smaller_than_claim_is_discarded_whole() -> None:
    s = _claim("intrigue", "Littlefinger", "The Winds of Winter", side(hand=["Little Bird"]))
    assert (s.foe.hand, s.foe.discard) == ([], ["Little Bird"])
    empty = _claim("intrigue", "Littlefinger", "The Winds of Winter", side(plays=["Varys"]))
    assert (empty.foe.discard, empty.foe.in_play) == ([], ["Varys"])


@rule("RR.military-claim.1")
def test_the_loser_of_a_military_challenge_chooses_who_dies() -> None:
    foe = side(plays=["Littlefinger", "Varys", "Sansa Stark", "The Roseroad"])
    s = _claim("military", "Ranging Party", "The Winds of Winter", foe)
    assert sorted(s.foe.offered(Verb.PICK)) == ["Littlefinger", "Varys"]  # two must be chosen
    assert s.foe.decision.minimum == s.foe.decision.maximum == 2
    s.foe.picks("Littlefinger", "Sansa Stark")
    assert sorted(s.foe.dead) == ["Littlefinger", "Sansa Stark"]
    assert sorted(s.foe.in_play) == ["The Roseroad", "Varys"]


@rule("RR.military-claim.1")
def test_all_whom_claim_kills_die_at_once() -> None:
    foe = side(plays=["Ossuary", "Joffrey Baratheon", "Littlefinger", "Tyrion Lannister", "Varys"])
    s = _claim("military", "Ranging Party", "The Winds of Winter", foe)
    s.foe.picks("Littlefinger", "Tyrion Lannister")
    assert s.foe.offered(Verb.USE) == ["Ossuary", "Ossuary"]  # one for each death, in one window
    assert s.foe.dead == []
    s.foe.passes()
    assert sorted(s.foe.dead) == ["Littlefinger", "Tyrion Lannister"]
    assert s.foe.offered(Verb.USE) == ["Joffrey Baratheon", "Joffrey Baratheon"]


@rule("RR.military-claim.2")
def test_with_fewer_characters_than_claim_all_of_them_die() -> None:
    foe = side(plays=["Littlefinger", "The Roseroad"], hand=["Varys"])
    s = _claim("military", "Ranging Party", "The Winds of Winter", foe, hand=["Winter Is Coming"])
    assert s.foe.dead == ["Littlefinger"]
    assert (s.foe.in_play, s.foe.hand) == (["The Roseroad"], ["Varys"])


@rule("RR.military-claim.3")
def test_one_character_cannot_be_chosen_twice_even_if_it_could_be_saved() -> None:
    robb = {"card": "Robb Stark", "duplicates": ["Robb Stark"]}
    s = _claim("military", "Ranging Party", "The Winds of Winter", side(plays=[robb, "Sansa Stark"]))
    # Both die: there is nothing to choose, and Robb may be saved.
    assert s.foe.offered(Verb.SAVE) == ["Robb Stark"]
    s.foe.saves("Robb Stark")
    assert s.foe.in_play == ["Robb Stark"]
    assert s.foe.dead == ["Sansa Stark"]


@rule("RR.military-claim.4")
def test_who_was_chosen_and_saved_has_satisfied_claim() -> None:
    littlefinger = {"card": "Littlefinger", "attachments": ["Bodyguard"]}
    foe = side(plays=[littlefinger, "Varys", "Sansa Stark"])
    s = _claim("military", "Ranging Party", "The Winds of Winter", foe)
    s.foe.picks("Littlefinger", "Sansa Stark")
    s.foe.uses("Bodyguard")
    assert sorted(s.foe.in_play) == ["Littlefinger", "Varys"]
    assert s.foe.dead == ["Sansa Stark"]
    assert s.state.step != "4.2.4"
