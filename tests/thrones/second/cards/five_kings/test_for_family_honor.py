"""Cards of For Family Honor."""

import pytest

from tests.thrones.scene import Scene, scene, side
from tests.thrones.second.cards.canceling import cancelable, use_in_vain
from weirwood.core.option import Verb

# Bear Island


def test_bear_island_pays_for_loyal_cards_twice_a_phase() -> None:
    hand = ["Grey Wind", "Ice", "Summer", "Tumblestone Knight"]
    s = cancelable(side(plays=["Bear Island", "Sansa Stark"], hand=hand, gold=15), at="marshaling")
    s.you.marshals("Tumblestone Knight")
    s.foe.passes()
    s.you.marshals("Ice", on="Sansa Stark")
    s.you.uses("Bear Island")
    s.foe.passes()
    assert s.you.gold == 15 - 2 - 3 + 1
    s.foe.passes()
    s.you.marshals("Grey Wind")
    use_in_vain(s, "Bear Island")
    s.foe.passes()
    s.you.marshals("Summer")
    assert "Bear Island" not in s.you.offered()


# Thoren Smallwood


def thoren(defender: str = "Thoren Smallwood") -> Scene:
    you = side(plays=["Thoren Smallwood", "Old Bear Mormont"], hand=["Little Bird"], gold=1)
    s = cancelable(you, first=1, plays=["Winterfell Steward", "Tumblestone Knight"])
    s.all_pass()
    s.foe.challenges("military", "Tumblestone Knight")
    s.all_pass()
    s.you.defends(defender)
    s.all_pass()
    return s


@pytest.mark.parametrize("canceled", [False, True])
def test_thoren_is_proud_of_every_defence(canceled: bool) -> None:
    s = thoren("Old Bear Mormont")
    if canceled:
        use_in_vain(s, "Thoren Smallwood")
    else:
        s.you.uses("Thoren Smallwood")
        s.foe.passes()
    assert s.you.power == (0 if canceled else 1)


def test_thoren_carries_weapons_only() -> None:
    s = scene(
        side(plays=["Thoren Smallwood", "Osha"], hand=["Little Bird"], gold=1), at="marshaling", ask="windows"
    )
    s.you.marshals("Little Bird")
    assert s.card("Osha")["attachments"] == [s.id("Little Bird")]


# Asshai Priestess


@pytest.mark.parametrize("canceled", [False, True])
def test_the_priestess_kneels_somebody_weak(canceled: bool) -> None:
    s = cancelable(
        side(hand=["Asshai Priestess"], gold=3), "marshaling", plays=["Tumblestone Knight", "Robb Stark"]
    )
    s.you.marshals("Asshai Priestess")
    if canceled:
        use_in_vain(s, "Asshai Priestess")
    else:
        s.you.uses("Asshai Priestess")
        s.foe.passes()
    assert s.card("Tumblestone Knight")["kneeling"] != canceled


def test_the_priestess_finds_nobody_who_is_strong() -> None:
    s = scene(
        side(hand=["Asshai Priestess"], gold=3), side(plays=["Robb Stark"]), "marshaling", ask="windows"
    )
    s.you.marshals("Asshai Priestess")
    assert s.you.offered(Verb.USE) == []


# Visited by Shadows


def test_shadows_visit_your_opponents() -> None:
    you = side(plays=["Osha"], hand=["Visited by Shadows"])
    s = scene(you, side(plays=["Robb Stark"]), at="marshaling", ask="windows")
    s.you.marshals("Visited by Shadows")
    assert s.card("Robb Stark")["strength"] == 4


# Devoted Bloodrider


def test_a_devoted_bloodrider_strengthens_all_of_yours() -> None:
    s = scene(
        side(plays=["Devoted Bloodrider", "Aggo", "Viserys Targaryen"]), side(plays=["Devoted Bloodrider"])
    )
    strengths = {card["name"]: card["strength"] for card in s.facts["cards"] if card["controller"] == 0}
    assert [strengths[name] for name in ("Devoted Bloodrider", "Aggo", "Viserys Targaryen")] == [3, 5, 1]


# Hot Pie


@pytest.mark.parametrize("canceled", [False, True])
def test_a_companion_makes_a_unique_character_cheaper(canceled: bool) -> None:
    hand = ["Bran Stark", "Tumblestone Knight"]
    s = cancelable(side(plays=["Hot Pie", "Shae"], hand=hand, gold=2), "marshaling")
    if canceled:
        use_in_vain(s, "Hot Pie", "Shae")
    else:
        s.you.uses("Hot Pie")
        assert s.you.offered(Verb.PICK) == ["Hot Pie", "Shae"]
        s.you.picks("Shae")
        s.foe.passes()
    assert s.card("Shae")["kneeling"]
    s.foe.passes()
    s.you.marshals("Bran Stark")
    assert s.you.gold == (0 if canceled else 1)


def test_hot_pie_needs_a_companion_who_stands() -> None:
    s = scene(side(plays=[{"card": "Hot Pie", "kneeling": True}]), at="marshaling", ask="windows")
    assert s.you.offered() == ["pass"]


# Dissension


@pytest.mark.parametrize("canceled", [False, True])
def test_dissension_parts_you_from_an_ally(canceled: bool) -> None:
    s = cancelable(
        side(hand=["Dissension"], gold=2), "marshaling", plays=["Winterfell Steward", "Robb Stark"]
    )
    if canceled:
        use_in_vain(s, "Dissension")
    else:
        s.you.plays("Dissension")
        s.foe.passes()
    assert (s.you.gold, "Winterfell Steward" in s.foe.discard) == (0, not canceled)


def test_dissension_needs_an_ally_and_the_marshaling_phase() -> None:
    hand = side(hand=["Dissension"], gold=2)
    assert scene(hand, side(plays=["Robb Stark"]), "marshaling", ask="windows").you.offered() == ["pass"]
    assert scene(hand, side(plays=["Winterfell Steward"]), ask="windows").you.offered() == ["pass"]
