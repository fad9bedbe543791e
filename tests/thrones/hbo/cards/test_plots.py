"""The plots of the two-player game that no clause speaks of."""

from __future__ import annotations

from typing import Any

import pytest

from tests.thrones.hbo.scene import attack, confirm, defend, fight, lannister, reveal, scene, stark
from tests.thrones.scene import Scene
from weirwood.core.option import Verb


def revealed(plot: str, you: dict[str, Any] | None = None, foe: dict[str, Any] | None = None) -> Scene:
    """You reveal a plot, your opponent one that does nothing; what has one answer is answered."""
    s = reveal(plot, "Game of Thrones", you or stark(), foe or lannister())
    confirm(s)
    return s


def test_spies_in_their_midst_look_at_a_hand_and_discard_from_it() -> None:
    foe = lannister(hand=["The Hound", "Gilded Armour", "The Lion's Cunning"])
    s = revealed("Spies in Their Midst", foe=foe)
    s.you.picks("Gilded Armour")
    assert s.foe.discard == ["Gilded Armour"] and len(s.foe.hand) == 2


@pytest.mark.parametrize(("plot", "type"), [("Storm of Swords", "intrigue"), ("No Quarter", "power")])
def test_a_plot_of_claim_two_bars_a_challenge(plot: str, type: str) -> None:
    s = scene(stark("Arya Stark", "Sansa Stark", plot=plot))
    s.all_pass("4.2")
    offered = s.you.offered(Verb.CHALLENGE)
    assert sorted([*offered, type]) == ["intrigue", "military", "power"] and s.you.facts["claim"] == 2


@pytest.mark.parametrize(("plot", "type"), [("Game of Thrones", "intrigue"), ("Two Kings", "power")])
def test_a_plot_allows_another_challenge(plot: str, type: str) -> None:
    s = fight(stark("Sansa Stark", "Catelyn Stark", plot=plot), lannister(), type, ["Sansa Stark"])
    s.all_pass("4.2")
    assert type in s.you.offered(Verb.CHALLENGE)


def test_the_lion_and_the_wolf_fight_alone() -> None:
    s = scene(stark("Jon Snow", "Hodor", plot="The Lion and the Wolf"))
    s.all_pass("4.2")
    s.choose(0, "challenge=0>1")
    assert s.you.decision.maximum == 1


def test_detained_kneels_a_character() -> None:
    s = reveal("Crossing the Trident", "Detained", stark("Jon Snow"), lannister())
    confirm(s)
    assert s.card("Jon Snow")["kneeling"]


def test_the_killing_cold_takes_one_of_each_player() -> None:
    s = revealed("The Killing Cold", stark("Hodor"), lannister("Bronn"))
    assert s.you.dead == ["Hodor"] and s.foe.dead == ["Bronn"]


def test_after_a_lean_harvest_each_player_discards_two_cards() -> None:
    s = revealed("Lean Harvest", stark(hand=["Ice", "Hodor"]), lannister(hand=["Shae", "Bronn"]))
    assert s.you.hand == [] == s.foe.hand


def test_burned_fields_leave_no_income_bonus_to_an_opponent() -> None:
    s = scene(stark("Winterfell Keep", plot="Burned Fields"), lannister("Casterly Rock"))
    assert [seat["income"] for seat in s.facts["seats"]] == [4 + 1, 4]


@pytest.mark.parametrize(("power", "gold"), [(2, 0), (3, 3)])
def test_coin_from_braavos_comes_to_whoever_is_behind(power: int, gold: int) -> None:
    assert revealed("Coin from Braavos", stark(power=2), lannister(power=power)).you.gold == gold


def test_whispers_in_the_dark_strengthen_those_with_an_intrigue_icon() -> None:
    s = scene(stark("Sansa Stark", "Jon Snow", plot="Whispers in the Dark"), lannister("Shae"))
    assert [s.card(name)["strength"] for name in ("Sansa Stark", "Jon Snow", "Shae")] == [3, 3, 1]


@pytest.mark.parametrize(("plot", "hands"), [("Ravens to Every Keep", [2, 0]), ("Parley", [1, 1])])
def test_a_plot_draws_cards(plot: str, hands: list[int]) -> None:
    s = revealed(plot)
    assert [len(side.hand) for side in (s.you, s.foe)] == hands


def test_deep_snow_kneels_each_location() -> None:
    s = revealed("Deep Snow", stark("Winterfell"), lannister("Lannisport", "Shae"))
    assert [s.card(name)["kneeling"] for name in ("Winterfell", "Lannisport", "Shae")] == [True, True, False]


def test_raise_the_walls_finds_a_location() -> None:
    s = revealed("Raise the Walls", stark(deck=["Hodor", "Winterfell", *["Ice"] * 6]))
    s.you.picks("Winterfell")
    assert s.you.hand == ["Winterfell"]


def test_sworn_swords_make_the_first_lord_cheaper() -> None:
    you = stark(plot="Sworn Swords", hand=["Greatjon Umber", "Northern Bannermen"], gold=2)
    s = scene(you, at="3.aw")
    assert s.you.offered(Verb.MARSHAL) == ["Greatjon Umber"]


def test_a_trial_by_battle_strengthens_whoever_fights_alone() -> None:
    for others, strength in (((), 5), (("Hodor",), 3)):
        s = attack(
            stark("Jon Snow", "Hodor", plot="Trial by Battle"), lannister(), "military", "Jon Snow", *others
        )
        assert s.card("Jon Snow")["strength"] == strength


def test_behind_high_walls_defenders_are_stronger() -> None:
    s = attack(stark("Jon Snow", plot="Behind High Walls"), lannister("Bronn"), "military", "Bronn", by=1)
    defend(s, "Jon Snow", by=0)
    assert [s.card(name)["strength"] for name in ("Jon Snow", "Bronn")] == [4, 2]
