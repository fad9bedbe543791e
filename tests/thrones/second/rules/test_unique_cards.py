"""Unique cards: one of a title for each player, and what bars another (RR.unique)."""

from typing import Any

import pytest

from tests.thrones.scene import scene, side
from weirwood.core.errors import BadScene
from weirwood.core.option import Verb
from weirwood.rules import rule


@rule("RR.unique.1")
def test_each_player_may_have_a_robb_stark_but_nobody_two() -> None:
    s = scene(side(hand=["Robb Stark"], gold=6), side(plays=["Robb Stark"]), at="marshaling")
    s.you.marshals("Robb Stark")
    assert s.you.in_play == ["Robb Stark"] == s.foe.in_play
    with pytest.raises(BadScene):
        scene(side(plays=["Robb Stark", "Robb Stark"]))


@rule("RR.unique.1")
def test_cards_that_are_not_unique_may_be_many() -> None:
    s = scene(side(plays=["Burned Men"], hand=["Burned Men"], gold=2), at="marshaling", ask="windows")
    s.you.marshals("Burned Men")
    assert s.you.in_play == ["Burned Men", "Burned Men"]


@rule("RR.unique.2")
def test_a_second_copy_is_marshaled_as_a_free_duplicate_only() -> None:
    s = scene(side(plays=["Tyrion Lannister"], hand=["Tyrion Lannister"], gold=7), at="marshaling")
    assert s.you.offered(Verb.MARSHAL) == [] and s.you.offered(Verb.DUPLICATE) == ["Tyrion Lannister"]
    s.you.marshals("Tyrion Lannister")
    assert s.you.gold == 7 and s.you.in_play == ["Tyrion Lannister"]
    assert len(s.card("Tyrion Lannister")["duplicates"]) == 1


@rule("RR.unique.2")
def test_a_second_copy_is_put_into_play_as_a_duplicate() -> None:
    you = side(plays=["Tyrion Lannister"], hand=["Tyrion Lannister", "Hear Me Roar!"], gold=1)
    s = scene(you)
    s.you.plays("Hear Me Roar!")
    assert s.you.in_play == ["Tyrion Lannister"] and len(s.card("Tyrion Lannister")["duplicates"]) == 1


@rule("RR.unique.2")
def test_a_copy_that_another_owns_is_no_card_to_put_duplicates_on() -> None:
    stolen = {"card": "Theon Greyjoy", "controller": 0}
    s = scene(side(hand=["Theon Greyjoy"], gold=9), side(plays=[stolen]), at="marshaling", ask="windows")
    assert s.you.offered() == ["pass"]


def _whom_you_may_ward(foe: list[Any], **yours: Any) -> list[str]:
    """The opponent's characters that you may attach Ward to."""
    you = side(hand=["Ward"], gold=4, **yours)
    s = scene(you, side(plays=[*foe, "Samwell Tarly", "Steward at the Wall"]), at="marshaling", ask="windows")
    s.you.marshals("Ward")
    assert s.asks(0, "host")
    options = [s.facts["cards"][option.card or 0] for option in s.you.decision.options]
    return sorted(card["name"] for card in options if card["controller"] == 1)


@rule("RR.unique.3")
def test_control_of_a_title_is_barred_to_who_controls_a_copy() -> None:
    others = ["Samwell Tarly", "Steward at the Wall"]
    assert _whom_you_may_ward(["Theon Greyjoy"]) == [*others, "Theon Greyjoy"]
    assert _whom_you_may_ward(["Theon Greyjoy"], plays=["Theon Greyjoy"]) == others


@rule("RR.unique.3")
def test_ones_own_card_may_be_taken_back() -> None:
    lost = {"card": "Theon Greyjoy", "controller": 1}
    s = scene(side(plays=[lost], hand=["Ward"], gold=4), at="marshaling", ask="windows")
    s.you.marshals("Ward")
    assert s.card("Theon Greyjoy")["controller"] == 0


@rule("RR.unique.4")
def test_a_dead_copy_bars_its_title_from_control_and_from_coming_in() -> None:
    others = ["Samwell Tarly", "Steward at the Wall"]
    assert _whom_you_may_ward(["Theon Greyjoy"], dead=["Theon Greyjoy"]) == others
    again = scene(
        side(hand=["Theon Greyjoy"], dead=["Theon Greyjoy"], gold=9), at="marshaling", ask="windows"
    )
    assert again.you.offered() == ["pass"]


@rule("RR.unique.4")
def test_another_players_dead_copy_bars_nothing() -> None:
    s = scene(side(hand=["Theon Greyjoy"], gold=9), side(dead=["Theon Greyjoy"]), at="marshaling")
    s.you.marshals("Theon Greyjoy")
    assert s.you.in_play == ["Theon Greyjoy"]
