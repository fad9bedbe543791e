"""Characters of House Lannister without a name of their own, in the Core Set."""

from typing import Any

from tests.thrones.scene import Scene, scene, side
from weirwood.core.option import Verb
from weirwood.rules import rule

CLAIM_ONE = "Heads on Spikes"
TREACHEROUS: dict[str, Any] = {"hand": ["Treachery"], "gold": 1}
"""With a unique Lannister character in play, enough to cancel a triggered ability."""


# Burned Men


@rule("RR.ambush.1")
def test_burned_men_are_ambushed_for_two_gold_in_a_window_of_the_challenges_phase() -> None:
    s = scene(you=side(plays=["The Tickler"], hand=["Burned Men"], gold=2))
    s.you.ambushes("Burned Men")
    assert s.card("Burned Men")["zone"] == "play"
    assert s.you.gold == 0


@rule("RR.ambush.1", "RR.ambush.4")
def test_burned_men_are_not_ambushed_without_the_gold_or_in_another_phase() -> None:
    poor = scene(you=side(hand=["Burned Men"], gold=1), ask="windows")
    assert poor.you.offered(Verb.AMBUSH) == []
    late = scene(you=side(hand=["Burned Men"], gold=2), at="dominance", ask="windows")
    assert late.you.offered(Verb.AMBUSH) == []


# Gold Cloaks


def test_gold_cloaks_that_entered_by_ambush_are_discarded_when_the_phase_ends() -> None:
    s = scene(you=side(plays=["The Tickler"], hand=["Gold Cloaks"], gold=2))
    s.you.ambushes("Gold Cloaks")
    s.you.passes()
    assert s.state.phase == "dominance"
    assert s.you.discard == ["Gold Cloaks"]


def test_gold_cloaks_that_were_marshaled_stay() -> None:
    s = scene(you=side(plays=["The Tickler"], hand=["Gold Cloaks"], gold=4), at="marshaling", ask="windows")
    s.you.marshals("Gold Cloaks")
    s.all_pass(until="4.aw")
    assert s.state.phase == "challenges"
    assert "Gold Cloaks" in s.you.in_play


@rule("RR.self-referential.1")
def test_gold_cloaks_that_were_there_before_stay_when_another_copy_was_ambushed() -> None:
    s = scene(you=side(plays=["The Tickler", "Gold Cloaks"], hand=["Gold Cloaks"], gold=2))
    s.you.ambushes("Gold Cloaks")
    s.you.passes()
    assert s.you.discard == ["Gold Cloaks"]
    assert s.you.in_play == ["The Tickler", "Gold Cloaks"]


@rule("RR.triggered-abilities.1")
def test_gold_cloaks_stay_for_good_when_their_forced_interrupt_is_cancelled() -> None:
    s = scene(
        you=side(plays=["The Tickler"], hand=["Gold Cloaks", "Treachery"], gold=3),
        foe=side(plays=["The Tickler"]),
    )
    s.you.ambushes("Gold Cloaks")
    s.you.passes()
    s.foe.passes()
    s.you.plays("Treachery")
    assert s.state.phase == "dominance"
    assert s.you.discard == ["Treachery"]
    assert "Gold Cloaks" in s.you.in_play


# Lannisport Moneylender


@rule("RR.limited.1")
def test_the_moneylender_is_limited_and_raises_your_income() -> None:
    s = scene(
        you=side(hand=["Lannisport Moneylender", "Western Fiefdom", "Burned Men"], gold=9, plot=CLAIM_ONE),
        at="marshaling",
    )
    assert s.you.offered(Verb.MARSHAL) == ["Lannisport Moneylender", "Western Fiefdom", "Burned Men"]
    s.you.marshals("Lannisport Moneylender")
    assert s.you.facts["income"] == 5
    assert s.you.gold == 7
    assert s.you.offered(Verb.MARSHAL) == ["Burned Men"]


# Lannisport Merchant


def test_the_merchant_reduces_the_cost_of_your_next_lannister_character() -> None:
    s = scene(
        you=side(plays=["Lannisport Merchant"], hand=["Ranging Party", "Burned Men", "Gold Cloaks"], gold=9),
        at="marshaling",
    )
    s.you.uses("Lannisport Merchant")
    assert s.card("Lannisport Merchant")["kneeling"]
    s.you.marshals("Ranging Party")
    assert s.you.gold == 5
    s.you.marshals("Burned Men")
    assert s.you.gold == 4
    s.you.marshals("Gold Cloaks")
    assert s.you.gold == 0


def test_the_merchant_is_not_offered_while_kneeling() -> None:
    s = scene(
        you=side(plays=[{"card": "Lannisport Merchant", "kneeling": True}], hand=["Burned Men"], gold=2),
        at="marshaling",
    )
    assert s.you.offered(Verb.USE) == []


def test_the_merchant_stays_knelt_when_cancelled() -> None:
    s = scene(
        you=side(plays=["Lannisport Merchant"], hand=["Burned Men"], gold=2),
        foe=side(plays=["Cersei Lannister"], **TREACHEROUS),
        at="marshaling",
    )
    s.you.uses("Lannisport Merchant")
    s.foe.plays("Treachery")
    assert s.card("Lannisport Merchant")["kneeling"]
    s.you.marshals("Burned Men")
    assert s.you.gold == 0


# The Queen's Assassin


def assassin(left: int = 2, **foe: Any) -> Scene:
    return scene(
        you=side(plays=["The Tickler"], hand=["The Queen's Assassin", *["The Roseroad"] * left], gold=4),
        foe=side(**{"plays": ["Littlefinger", "Burned Men"], "hand": ["The Roseroad"], **foe}),
    )


def test_the_assassin_lets_an_opponent_with_fewer_cards_choose_and_kill_a_character() -> None:
    s = assassin()
    s.you.ambushes("The Queen's Assassin")
    s.you.uses("The Queen's Assassin")
    assert s.you.gold == 0
    assert s.foe.offered() == ["Littlefinger", "Burned Men"]
    s.foe.picks("Burned Men")
    assert s.foe.dead == ["Burned Men"]


@rule("RR.abilities.8")
def test_the_assassin_does_not_react_when_you_have_no_more_cards_than_the_opponent() -> None:
    s = assassin(left=1)
    s.you.ambushes("The Queen's Assassin")
    assert s.you.offered(Verb.USE) == []


def test_the_assassin_does_not_react_when_the_opponent_has_no_character() -> None:
    s = assassin(plays=[])
    s.you.ambushes("The Queen's Assassin")
    assert s.you.offered(Verb.USE) == []


@rule("RR.ambush.2")
def test_the_assassin_does_not_react_to_being_marshaled() -> None:
    s = scene(
        you=side(hand=["The Queen's Assassin", "Burned Men", "Burned Men"], gold=4),
        foe=side(plays=["Littlefinger"]),
        at="marshaling",
    )
    s.you.marshals("The Queen's Assassin")
    assert s.you.offered(Verb.USE) == []


def test_the_assassin_may_be_cancelled() -> None:
    s = assassin(plays=["Cersei Lannister", "Burned Men"], **TREACHEROUS)
    s.you.ambushes("The Queen's Assassin")
    s.you.uses("The Queen's Assassin")
    s.foe.plays("Treachery")
    assert s.foe.dead == []
    assert s.card("The Queen's Assassin")["zone"] == "play"
