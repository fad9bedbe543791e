"""The followers of House Tyrell."""

import pytest

from tests.thrones.scene import scene, side
from weirwood.core.option import Verb
from weirwood.rules import rule
from weirwood.thrones.engine.words import INTRIGUE


def test_a_courtesan_counts_two_in_intrigue_and_power() -> None:
    s = scene(you=side(plays=["Courtesan of the Rose"]))
    assert s.you.offered() == ["intrigue", "power", "pass"]
    s.you.challenges("power", "Courtesan of the Rose")
    assert s.facts["last_challenge"]["attacking_strength"] == 2


def test_a_caretaker_makes_the_next_tyrell_character_cheaper() -> None:
    s = scene(
        you=side(plays=["Garden Caretaker"], hand=["Heartsbane", "Left", "Right"], gold=5), at="marshaling"
    )
    s.you.uses("Garden Caretaker")
    s.you.marshals("Left")
    assert s.you.gold == 4
    s.you.marshals("Heartsbane", on="Left")
    assert s.you.gold == 3
    s.you.marshals("Right")
    assert s.you.gold == 1


@pytest.mark.parametrize("kneeling", [True, False])
def test_a_caretaker_is_used_standing(kneeling: bool) -> None:
    s = scene(
        you=side(plays=[{"card": "Garden Caretaker", "kneeling": kneeling}]), at="marshaling", ask="windows"
    )
    assert ("Garden Caretaker" in s.you.offered()) != kneeling


@rule("RR.ambush.2", "RR.abilities.6")
def test_an_informant_from_ambush_allows_another_challenge() -> None:
    s = scene(you=side(plays=["Courtesan of the Rose"], hand=["Olenna's Informant"], gold=4))
    s.you.ambushes("Olenna's Informant")
    assert s.you.gold == 0
    s.you.uses("Olenna's Informant")
    s.you.names("power")
    s.you.challenges("power", "Courtesan of the Rose")
    assert "power" in s.you.offered()
    s.you.challenges("power", "Olenna's Informant")
    assert s.facts["last_challenge"]["number"] == 2


def test_the_word_of_an_informant_outlives_her_but_not_the_phase() -> None:
    s = scene(
        you=side(plays=["Courtesan of the Rose"], hand=["Olenna's Informant"], gold=4),
        ask="windows",
    )
    s.you.ambushes("Olenna's Informant")
    s.you.uses("Olenna's Informant")
    s.you.names("intrigue")
    s.kill("Olenna's Informant")
    assert list(s.state.sides[0].extra) == [INTRIGUE]
    s.pass_to("5.aw")
    s.state.fresh()
    assert not s.state.sides[0].extra


def test_an_informant_marshaled_has_nothing_to_tell() -> None:
    s = scene(you=side(hand=["Olenna's Informant"], gold=3), at="marshaling", ask="windows")
    s.you.marshals("Olenna's Informant")
    assert s.foe.offered() == ["pass"]


def test_an_informant_is_too_dear_at_three_gold() -> None:
    s = scene(you=side(hand=["Olenna's Informant"], gold=3), ask="windows")
    assert s.you.offered() == ["pass"]


def test_an_informant_cancelled_allows_nothing() -> None:
    s = scene(
        you=side(plays=["Courtesan of the Rose"], hand=["Olenna's Informant"], gold=4),
        foe=side(plays=["Tywin Lannister"], hand=["Treachery"], gold=1),
    )
    s.you.ambushes("Olenna's Informant")
    s.you.uses("Olenna's Informant")
    s.foe.plays("Treachery")
    assert not s.state.sides[0].extra


def test_wardens_grow_with_the_reach() -> None:
    s = scene(
        you=side(plays=["Wardens of the Reach", "Rose Garden", "Highgarden", "The Roseroad"]),
        foe=side(plays=["The Mander"]),
    )
    assert s.card("Wardens of the Reach")["strength"] == 5
    s.discard("Highgarden")
    assert s.card("Wardens of the Reach")["strength"] == 4


@rule("RR.no-attachments.1")
def test_wardens_bear_nothing() -> None:
    s = scene(
        you=side(plays=["Wardens of the Reach"], hand=["Heartsbane", "Little Bird"], gold=2),
        at="marshaling",
        ask="windows",
    )
    assert s.you.offered(Verb.MARSHAL) == []
