"""Costs: what pays, what does not, and what a payment that fails leaves behind (RR.costs)."""

from tests.thrones.engine.editions import joust_with
from tests.thrones.scene import scene, side
from tests.thrones.second.rules.asking import fight, refused
from weirwood.core.option import Verb
from weirwood.rules import rule
from weirwood.thrones.ability import CHARACTER, YOU, Cards, Draw, KneelCost, Pack, SacrificeCost, action


@rule("RR.costs.1")
def test_a_card_is_marshaled_for_its_cost_in_gold() -> None:
    s = scene(side(hand=["Catelyn Stark"], gold=3), at="marshaling", ask="windows")
    assert s.you.offered() == ["pass"]
    assert refused(s, 0, "marshal", "Catelyn Stark") == ["RR.costs.1"]
    s = scene(side(hand=["Catelyn Stark"], gold=5), at="marshaling", ask="windows")
    s.you.marshals("Catelyn Stark")
    assert (s.you.in_play, s.you.gold) == (["Catelyn Stark"], 1)


@rule("RR.costs.1")
def test_an_event_is_played_for_its_cost_in_gold() -> None:
    s = scene(side(hand=["Hear Me Roar!", "Burned Men"]), ask="windows")
    assert s.you.offered() == ["pass"]
    assert refused(s, 0, "play", "Hear Me Roar!") == ["RR.costs.1"]
    s = scene(side(hand=["Hear Me Roar!", "Cersei Lannister"], gold=1), ask="windows")
    s.you.plays("Hear Me Roar!")
    assert s.you.gold == 0


@rule("RR.costs.2")
def test_what_stands_before_to_is_paid_even_if_the_rest_is_canceled() -> None:
    lady = {"card": "Sansa Stark", "kneeling": True}
    traitor = side(plays=["Grand Maester Pycelle"], hand=["Treachery"], gold=1)
    s = scene(side(plays=["Handmaiden", lady]), traitor, ask="windows")
    s.you.uses("Handmaiden")
    assert s.you.discard == ["Handmaiden"]  # before anybody may cancel
    s.foe.plays("Treachery")
    assert s.card("Sansa Stark")["kneeling"]
    assert s.you.in_play == ["Sansa Stark"]


@rule("RR.costs.3")
def test_an_opponents_card_pays_no_cost() -> None:
    mine = side(plays=["Robb Stark", "Nobody"], hand=["Dracarys!"], gold=1)
    s = scene(mine, side(plays=["Drogon", "Viserion"]), ask="windows")
    s.all_pass()
    s.you.challenges("military", "Robb Stark")
    assert s.you.offered(Verb.PLAY) == []
    mine["play"] += ["Rhaegal", "Drogon"]
    s = scene(mine, side(plays=["Viserion"]), ask="windows")
    s.all_pass()
    s.you.challenges("military", "Robb Stark")
    s.you.plays("Dracarys!")
    assert s.you.offered() == ["Rhaegal", "Drogon"]


@rule("RR.costs.3")
def test_a_card_under_your_control_pays_though_another_owns_it() -> None:
    mine = side(plays=["Robb Stark"], hand=["Dracarys!"], gold=1)
    s = scene(mine, side(plays=[{"card": "Drogon", "controller": 0}]), ask="windows")
    s.all_pass()
    s.you.challenges("military", "Robb Stark")
    s.you.plays("Dracarys!")
    assert s.card("Drogon")["kneeling"]


@rule("RR.costs.4")
def test_a_cost_from_hand_is_paid_from_the_payers_own_hand() -> None:
    s = scene(side(plays=["Old Forest Hunter"]), side(hand=["Varys"]), ask="windows")
    assert s.you.offered() == ["pass"]
    mine = side(plays=["Old Forest Hunter"], hand=["Bran Stark", "Arya Stark"], discard=["Yoren"])
    s = scene(mine, side(hand=["Varys"]), ask="windows")
    s.you.uses("Old Forest Hunter")
    assert sorted(s.you.offered()) == ["Arya Stark", "Bran Stark"]


@rule("RR.costs.4")
def test_gold_is_paid_from_the_payers_own_pool() -> None:
    s = scene(side(plays=["Selyse Baratheon"]), side(gold=5), ask="windows")
    assert s.you.offered() == ["pass"]
    s = scene(side(plays=["Selyse Baratheon"], gold=1), side(gold=5), ask="windows")
    s.you.uses("Selyse Baratheon")
    assert (s.you.gold, s.foe.gold) == (0, 5)


@rule("RR.costs.5")
def test_several_costs_are_paid_together_or_not_at_all() -> None:
    def offered(kneeling: bool, gold: int) -> list[str]:
        garden = {"card": "Highgarden", "kneeling": kneeling}
        s = scene(side(plays=["Robb Stark"]), side(plays=[garden], gold=gold), ask="windows")
        s.all_pass()
        s.you.challenges("military", "Robb Stark")
        s.you.passes()
        return s.foe.offered(Verb.USE)

    assert offered(kneeling=False, gold=1) == ["Highgarden"]
    assert offered(kneeling=False, gold=0) == []
    assert offered(kneeling=True, gold=1) == []


@rule("RR.costs.5")
def test_what_kneels_and_is_sacrificed_does_both_at_once() -> None:
    s = scene(side(plays=["Toll Gate"]), ask="windows")
    s.you.uses("Toll Gate", ability=1)
    assert s.you.offered() == ["Toll Gate", "pass"]  # after it is knelt
    s = scene(side(plays=["Toll Gate"]), ask="windows")
    s.you.uses("Toll Gate", ability=0)
    assert s.foe.offered() == ["pass"]  # it was knelt and gone in one moment
    assert (s.you.gold, s.you.discard, s.you.hand) == (2, ["Toll Gate"], [])
    road = {"card": "The Kingsroad", "kneeling": True}
    assert scene(side(plays=[road], hand=["Arya Stark"]), at="marshaling").you.offered(Verb.USE) == []


@rule("RR.costs.6")
def test_a_prevented_cost_stops_the_ability_and_all_other_costs_stay_paid() -> None:
    s = scene(
        side(plays=[{"card": "Varys", "duplicates": ["Varys"]}]), side(plays=["Wildling Horde"]), at="5.3"
    )
    s.you.uses("Varys")
    s.you.saves("Varys")
    assert (s.you.in_play, s.you.discard) == (["Varys"], ["Varys"])
    assert s.foe.in_play == ["Wildling Horde"]


@rule("RR.costs.6")
def test_an_event_whose_cost_was_prevented_stays_in_hand() -> None:
    robb = {"card": "Robb Stark", "duplicates": ["Robb Stark"]}
    s = scene(
        side(plays=[robb], hand=["Safe Passage", "The Roseroad"], gold=3), at="marshaling", ask="windows"
    )
    s.you.plays("Safe Passage")
    s.you.saves("Robb Stark")
    assert (s.you.in_play, s.you.discard) == (["Robb Stark"], ["Robb Stark"])
    assert sorted(s.you.hand) == ["Safe Passage", "The Roseroad"]
    assert s.you.gold == 2  # the gold is gone
    s.foe.passes()
    s.you.marshals("The Roseroad")  # a limited card: the other one was not played
    assert "The Roseroad" in s.you.in_play
    s.foe.passes()
    assert s.you.offered(Verb.PLAY) == []
    s = scene(side(plays=["Robb Stark"], hand=["Safe Passage"], gold=3), at="marshaling", ask="windows")
    s.you.plays("Safe Passage")
    assert s.you.discard == ["Safe Passage"]
    assert len(s.you.hand) == 2


@rule("RR.costs.7")
def test_a_cost_is_not_paid_for_nothing() -> None:
    bird = {"card": "Robb Stark", "attachments": ["Little Bird"]}
    s = scene(side(plays=["Maester Cressen", bird]), at="marshaling", ask="windows")
    assert s.you.offered(Verb.USE) == ["Maester Cressen"]
    s = scene(side(plays=["Maester Cressen", "Robb Stark"]), at="marshaling", ask="windows")
    assert s.you.offered(Verb.USE) == []


@rule("RR.costs.7", "RR.abilities.8")
def test_drawing_from_an_empty_deck_is_not_paid_for() -> None:
    s = scene(side(plays=["The Mander", "Robb Stark"], deck=[]), side(), ask="windows", winning=False)
    fight(s, "military", "Robb Stark")
    assert "The Mander" not in s.you.offered()


@rule("RR.initiating.s2")
def test_what_cannot_be_paid_for_after_all_is_taken_back() -> None:
    """A card pays one cost alone; that there is none for the second is seen when the first has been chosen."""
    costs = (KneelCost(Cards(CHARACTER, controller=YOU)), SacrificeCost(Cards(CHARACTER, controller=YOU)))
    pack = Pack("second", "Costs")
    pack.event("t-two Twice Paid", "neutral", cost=0).has(action(Draw(1), cost=costs))
    game = joust_with("deck_building", cards=[pack])
    for plays, pays in ((["Robb Stark"], False), (["Robb Stark", "Arya Stark"], True)):
        s = scene(side(plays=plays, hand=["Twice Paid"], deck=["Ice"]), ask="windows", game=game)
        s.you.plays("Twice Paid")
        if pays:
            s.you.picks("Robb Stark")
        assert ("Twice Paid" in s.you.hand, s.card("Robb Stark")["kneeling"]) == (not pays, pays)
        assert s.you.in_play == ["Robb Stark"]
