"""Tokens, the treasury, and the letter X (RR.tokens, RR.treasury, RR.x)."""

from tests.thrones.scene import reveal, scene, side
from weirwood.rules import rule
from weirwood.thrones.engine.state.happening import Happening
from weirwood.thrones.engine.words import GOLD_GAINED, POWER_GAINED


@rule("RR.tokens.1")
def test_there_are_always_enough_tokens() -> None:
    s = scene(side(plays=["Tywin Lannister"]), ask="windows")
    s.happen([Happening(GOLD_GAINED, seat=0, amount=100)])
    s.happen([Happening(POWER_GAINED, s.id("Tywin Lannister"), 0, 14)])
    assert s.you.gold == 100 and s.card("Tywin Lannister")["power"] == 14
    assert s.card("Tywin Lannister")["strength"] == 106


@rule("RR.treasury.1")
def test_gold_comes_from_the_treasury_and_goes_back_to_it() -> None:
    you = side(hand=["Burned Men", "Put to the Torch"], plot="A Noble Cause", gold=1)
    s = scene(you, side(gold=3), at="draw", ask="windows")
    s.all_pass("3.aw")
    assert (s.you.gold, s.foe.gold) == (6, 3)
    s.you.marshals("Burned Men")
    assert (s.you.gold, s.foe.gold) == (4, 3)
    s.pass_to("7.aw")
    assert (s.you.gold, s.foe.gold) == (0, 0)


@rule("RR.treasury.1")
def test_power_gained_is_taken_from_nobody_and_power_lost_goes_to_nobody() -> None:
    s = scene(
        side(hand=["Great Feast", "Disgrace"]),
        side(plays=[{"card": "Arya Stark", "power": 3}]),
        ask="windows",
    )
    s.you.plays("Great Feast")
    assert (s.you.power, s.foe.power) == (1, 4)
    s.foe.passes()
    s.you.plays("Disgrace")
    assert (s.you.power, s.foe.power) == (1, 3) and s.card("Arya Stark")["power"] == 2


@rule("RR.treasury.2")
def test_what_lay_on_a_card_that_left_play_is_gone() -> None:
    robb = {"card": "Robb Stark", "power": 4, "gold": 2, "duplicates": []}
    s = scene(side(plays=[robb], power=1), side(power=2), ask="windows")
    s.kill("Robb Stark")
    assert (s.you.power, s.you.gold) == (1, 0) and s.foe.power == 2
    assert s.card("Robb Stark")["power"] == 0 and s.card("Robb Stark")["gold"] == 0


@rule("RR.treasury.2")
def test_a_card_that_comes_back_has_nothing_on_it() -> None:
    davos = {"card": "Ser Davos Seaworth", "power": 3}
    s = scene(side(plays=[davos], gold=4), at="marshaling", ask="windows")
    s.kill("Ser Davos Seaworth")
    s.you.uses("Ser Davos Seaworth")
    assert s.you.power == 0
    s.you.marshals("Ser Davos Seaworth")
    assert s.card("Ser Davos Seaworth")["power"] == 0 and s.you.power == 0


@rule("RR.x.1")
def test_an_undefined_x_is_zero() -> None:
    assert scene(side(plot="Summer Harvest"), ask="windows").you.facts["income"] == 0
    s = reveal("Summer Harvest", "The Winds of Winter")
    assert s.you.facts["income"] == 5


@rule("RR.x.2")
def test_a_reduction_changes_the_price_of_x_and_not_x() -> None:
    you = side(
        plays=["Cersei Lannister", "Paxter Redwyne"],
        hand=["The Things I Do For Love"],
        gold=2,
        faction="lannister",
    )
    s = scene(you, side(plays=["Arya Stark", "Bran Stark", "Eddard Stark", "Catelyn Stark"]))
    s.you.plays("The Things I Do For Love")
    assert s.you.offered() == ["2", "3"]
    s.you.names("3")
    assert s.you.gold == 0
    assert sorted(s.you.offered()) == ["Arya Stark", "Bran Stark"]
