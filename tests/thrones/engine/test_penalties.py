"""Gold penalties: for cards of other houses, by cards, and by choice; and prices that influence pays."""

from __future__ import annotations

from typing import Final

from tests.thrones.engine.editions import joust_with
from tests.thrones.scene import Scene, scene, side
from weirwood.core.option import Verb
from weirwood.rules import rule
from weirwood.thrones.ability import (
    CHARACTER,
    EACH_PLAYER,
    LOCATION,
    THIS,
    Cards,
    CostsMore,
    Draw,
    GainPower,
    IgnoresPenalty,
    KneelCost,
    MayPayPenalty,
    Pack,
    ReduceNext,
    YouMarshal,
    action,
    constant,
    reaction,
)
from weirwood.thrones.game import Variant

PACK: Final = Pack("second", "Penalties")
PACK.character("t-1 Wolf", "stark", cost=2, strength=1, icons="M", traits="Wildling")
PACK.character("t-2 Lion", "lannister", cost=2, strength=1, icons="M", traits="Wildling")
PACK.character("t-3 Stag", "neutral", cost=2, strength=1, icons="M")
PACK.character("t-4 Builder", "neutral", cost=1, strength=1, icons="M").has(
    constant(MayPayPenalty(THIS, 1)), reaction(YouMarshal(THIS, penalty=True), GainPower(THIS, 2))
)
PACK.character("t-5 Rayder", "neutral", cost=5, strength=5, icons="M").has(
    constant(MayPayPenalty(Cards(CHARACTER, trait="Wildling"), 2)),
    reaction(YouMarshal(Cards(CHARACTER, trait="Wildling"), penalty=True), Draw(1)),
)
PACK.location("t-6 Siege", "neutral", cost=0).has(
    constant(CostsMore(Cards(CHARACTER), 2, EACH_PLAYER, penalty=True))
)
PACK.location("t-7 Treaty", "neutral", cost=0).has(
    constant(IgnoresPenalty(Cards(CHARACTER, faction="lannister")))
)
PACK.location("t-8 Gift", "neutral", cost=0, influence=3).has(
    action(ReduceNext(Cards(LOCATION), 1, influence=True), cost=KneelCost(THIS))
)
PACK.location("t-9 Ford", "neutral", cost=0, influence=2)
PACK.location("t-10 Rush", "neutral", cost=0, influence=1)
PACK.location("t-11 Hall", "neutral", cost=4)
PACK.location("t-12 Reducer", "neutral", cost=0).has(action(ReduceNext(Cards(), 9), cost=KneelCost(THIS)))
GAME: Final = joust_with("entering", cards=[PACK], other_house_penalty=2)
OF_INFLUENCE: Final = joust_with("values", cards=[PACK], influence=True)


def marshaling(*play: str, hand: str, gold: int, game: Variant = GAME) -> Scene:
    """You of House Stark marshal."""
    you = side(plays=play, hand=hand.split(), gold=gold, faction="stark", deck=["Wolf"] * 9)
    return scene(you, at="marshaling", ask="windows", game=game)


@rule("WE.marshalling-phase.6", "WE.marshalling-phase.7")
def test_a_card_of_another_house_costs_more_and_a_neutral_one_does_not() -> None:
    for name, cost in (("Wolf", 2), ("Stag", 2), ("Lion", 4)):
        assert name not in marshaling(hand=name, gold=cost - 1).you.offered()
        s = marshaling(hand=name, gold=5)
        s.you.marshals(name)
        assert s.you.gold == 5 - cost


@rule("ED.gold-penalty", "WE.marshalling-phase.6")
def test_who_ignores_the_penalty_of_a_kind_pays_none_for_it() -> None:
    s = marshaling("Treaty", "Rayder", hand="Lion", gold=2)
    s.you.marshals("Lion")
    assert s.you.gold == 0 and not s.you.offered(Verb.USE), "nothing was paid as a penalty"


def test_a_penalty_is_taken_on_by_choice_and_answered() -> None:
    for paid in (True, False):
        s = marshaling(hand="Builder", gold=3)
        s.you.marshals("Builder")
        assert s.you.decision.why.what == "penalty"
        s.you.says(paid)
        assert s.you.gold == (1 if paid else 2)
        assert bool(s.you.offered(Verb.USE)) == paid


def test_a_penalty_that_cannot_be_paid_is_not_asked_for() -> None:
    s = marshaling(hand="Builder", gold=1)
    s.you.marshals("Builder")
    assert s.you.gold == 0 and "Builder" in s.you.in_play


def test_penalties_add_and_one_that_is_reduced_away_still_counts() -> None:
    s = marshaling("Rayder", "Siege", hand="Lion", gold=8)
    s.you.marshals("Lion")
    s.you.says(True)
    assert s.you.gold == 8 - 2 - 2 - 2 - 2 and s.you.offered(Verb.USE) == ["Rayder"]
    s = marshaling("Rayder", "Siege", "Reducer", hand="Wolf", gold=0)
    s.you.uses("Reducer")
    s.foe.passes()
    s.you.marshals("Wolf")
    s.you.says(False)
    assert s.you.offered(Verb.USE) == ["Rayder"], "the siege is a penalty"


def test_a_part_of_a_price_is_paid_with_influence() -> None:
    s = marshaling("Gift", "Ford", "Rush", hand="Hall", gold=1, game=OF_INFLUENCE)
    assert "Hall" not in s.you.offered()
    s.you.uses("Gift")
    s.foe.passes()
    s.you.marshals("Hall")
    assert s.you.decision.why.what == "pay"
    assert [option.value for option in s.you.decision.options] == [2, 3]
    s.you.names("2")
    assert s.you.gold == 0
    assert sorted(card["name"] for card in s.facts["cards"] if card["kneeling"]) == ["Ford", "Gift"]
    assert "Hall" in s.you.in_play


def test_influence_pays_for_the_next_card_alone() -> None:
    s = marshaling("Gift", "Ford", "Rush", hand="Rush Hall", gold=9, game=OF_INFLUENCE)
    s.you.uses("Gift")
    s.foe.passes()
    s.you.marshals("Rush")
    s.foe.passes()
    s.you.marshals("Hall")
    assert s.you.gold == 5
