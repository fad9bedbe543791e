"""Nymeria Sand: a challenge icon goes from an opponent's character to the Sand Snakes."""

from typing import Any

from tests.thrones.scene import Scene, scene, side
from weirwood.core.option import Verb
from weirwood.rules import rule


def nymeria(**foe: Any) -> Scene:
    return scene(
        you=side(plays=["Nymeria Sand", "Obara Sand", "Desert Scavenger"]),
        foe=side(**{"plays": ["Cersei Lannister", "Burned Men"], **foe}),
        ask="windows",
    )


def test_a_character_loses_an_icon_and_each_sand_snake_gains_it() -> None:
    s = nymeria()
    s.you.uses("Nymeria Sand")
    assert s.you.offered() == ["Cersei Lannister", "Burned Men"]
    s.you.picks("Cersei Lannister")
    s.you.names("intrigue")
    assert s.card("Cersei Lannister")["icons"] == ["power"]
    assert s.card("Nymeria Sand")["icons"] == ["intrigue"]
    assert s.card("Obara Sand")["icons"] == ["military", "intrigue"]
    assert s.card("Desert Scavenger")["icons"] == ["power"]


@rule("FAQ.qa.nymeria.1", "FAQ.qa.nymeria.2")
def test_the_icon_may_be_one_the_character_lacks() -> None:
    s = nymeria()
    s.you.uses("Nymeria Sand")
    s.you.picks("Burned Men")
    s.you.names("power")
    assert s.card("Burned Men")["icons"] == ["military"]
    assert s.card("Nymeria Sand")["icons"] == ["power"]


@rule("FAQ.qa.nymeria.3", "FAQ.3.3.1")
def test_the_loss_of_an_icon_the_character_lacks_cancels_one_gain_of_it() -> None:
    s = nymeria(plays=["Cersei Lannister", {"card": "Lannisport Merchant", "attachments": ["Little Bird"]}])
    assert s.card("Lannisport Merchant")["icons"] == ["intrigue", "power"]
    s.you.uses("Nymeria Sand")
    s.you.picks("Lannisport Merchant")
    s.you.names("intrigue")
    assert s.card("Lannisport Merchant")["icons"] == ["power"]
    twice = nymeria(
        plays=[
            "Cersei Lannister",
            {"card": "Lannisport Merchant", "attachments": ["Little Bird", "Little Bird"]},
        ]
    )
    twice.you.uses("Nymeria Sand")
    twice.you.picks("Lannisport Merchant")
    twice.you.names("intrigue")
    assert twice.card("Lannisport Merchant")["icons"] == ["intrigue", "power"]


def test_it_may_be_used_once_a_phase() -> None:
    s = nymeria()
    s.you.uses("Nymeria Sand")
    s.you.picks("Burned Men")
    s.you.names("military")
    s.foe.passes()
    assert s.you.offered(Verb.USE) == []


def test_it_is_not_offered_without_a_character_of_an_opponent_or_in_another_phase() -> None:
    assert nymeria(plays=[]).you.offered() == ["pass"]
    early = scene(
        you=side(plays=["Nymeria Sand"]), foe=side(plays=["Burned Men"]), at="marshaling", ask="windows"
    )
    assert early.you.offered() == ["pass"]


@rule("RR.lasting-effects.1", "RR.lasting-effects.2")
def test_it_lasts_until_the_end_of_the_phase_without_her() -> None:
    s = nymeria()
    s.you.uses("Nymeria Sand")
    s.you.picks("Cersei Lannister")
    s.you.names("power")
    s.kill("Nymeria Sand")
    assert s.card("Obara Sand")["icons"] == ["military", "power"]
    assert s.card("Cersei Lannister")["icons"] == ["intrigue"]
    s.all_pass()
    s.you.passes()
    s.all_pass()
    s.foe.passes()
    assert s.state.phase == "dominance"
    assert s.card("Obara Sand")["icons"] == ["military"]
    assert s.card("Cersei Lannister")["icons"] == ["intrigue", "power"]


@rule("RR.cancel.3")
def test_a_cancelled_use_counts() -> None:
    s = nymeria(hand=["Treachery"], gold=1)
    s.you.uses("Nymeria Sand")
    s.you.picks("Cersei Lannister")
    s.foe.plays("Treachery")
    assert s.card("Cersei Lannister")["icons"] == ["intrigue", "power"]
    assert s.card("Nymeria Sand")["icons"] == []
    s.foe.passes()
    assert s.you.offered(Verb.USE) == []
