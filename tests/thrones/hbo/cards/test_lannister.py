"""The cards of the Lannister deck that no clause speaks of."""

from __future__ import annotations

import pytest

from tests.thrones.hbo.scene import attack, fight, lannister, scene, stark
from weirwood.core.option import Verb


def test_tywin_lannister_is_stronger_with_gold() -> None:
    by_gold = [scene(stark(), lannister("Tywin Lannister", gold=gold)) for gold in (1, 2)]
    assert [s.card("Tywin Lannister")["strength"] for s in by_gold] == [4, 6]


def test_cersei_lannister_kneels_a_character_when_she_wins() -> None:
    cersei = "Cersei Lannister"
    s = fight(stark("Jon Snow"), lannister(cersei), "intrigue", [cersei], by=1)
    s.foe.uses(cersei)
    assert s.card("Jon Snow")["kneeling"]


def test_ser_jaime_lannister_is_stronger_when_he_attacks_alone() -> None:
    jaime = "Ser Jaime Lannister"
    for others, strength in (((), 6), (("The Hound",), 4)):
        s = attack(stark(), lannister(jaime, "The Hound"), "military", jaime, *others, by=1)
        assert s.card(jaime)["strength"] == strength


def test_ser_gregor_clegane_raises_claim_once() -> None:
    gregor = "Ser Gregor Clegane"
    s = attack(stark(), lannister(gregor, gold=4), "military", gregor, by=1)
    s.foe.uses(gregor)
    s.you.passes()
    assert s.foe.facts["claim"] == 2 and s.foe.gold == 2 and s.foe.offered(Verb.USE) == []


def test_grand_maester_pycelle_draws_when_intrigue_is_won() -> None:
    pycelle = "Grand Maester Pycelle"
    s = fight(stark(), lannister(pycelle, "Shae"), "intrigue", ["Shae"], by=1)
    s.foe.uses(pycelle)
    assert len(s.foe.hand) == 1 and s.card(pycelle)["kneeling"]


@pytest.mark.parametrize(
    ("name", "card", "gold"),
    [("Steward of the Rock", "The Hound", 1), ("Mines of the Westerlands", "Casterly Rock", 2)],
)
def test_a_steward_or_a_mine_makes_a_card_cheaper(name: str, card: str, gold: int) -> None:
    s = scene(stark(), lannister(name, hand=[card, "Bronn"], gold=gold), at="3.aw", first_player=1)
    assert card not in s.foe.offered(Verb.MARSHAL)
    s.foe.uses(name)
    s.you.passes()
    s.foe.marshals(card)
    assert s.foe.gold == 0


def test_bought_loyalty_makes_any_character_cheaper() -> None:
    foe = lannister(hand=["Bought Loyalty", "Bronn"])
    s = scene(stark(), foe, at="3.aw", first_player=1)
    s.foe.plays("Bought Loyalty")
    s.you.passes()
    s.foe.marshals("Bronn")
    assert s.foe.in_play == ["Bronn"]


def test_one_lannister_encampment_is_played_in_a_round() -> None:
    camp = "Lannister Encampment"
    s = scene(stark(), lannister(hand=[camp, camp]), at="3.aw", first_player=1)
    s.foe.marshals(camp)
    s.you.passes()
    assert s.foe.offered(Verb.MARSHAL) == [] and s.foe.in_play == [camp]


def test_lannisport_pays_for_an_unopposed_challenge() -> None:
    s = fight(stark(), lannister("Lannisport", "Shae"), "intrigue", ["Shae"], by=1)
    s.foe.uses("Lannisport")
    assert s.foe.gold == 2 and s.card("Lannisport")["kneeling"]
