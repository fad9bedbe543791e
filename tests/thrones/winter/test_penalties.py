"""Gold penalties in the Winter Edition: for other Houses, by choice, and for whom they do not count."""

from __future__ import annotations

from tests.thrones.winter.scene import begun, deck, lannister, scene, stark
from weirwood.rules import rule

JAIME = "Ser Jaime Lannister"  # 4 gold


@rule("WE.setup-hand-and-placement.5", "WE.agendas.1")
def test_a_treaty_names_a_house_whose_cards_have_no_penalty_at_set_up() -> None:
    for house, placed in (("lannister", True), ("martell", False)):
        s, _ = begun(deck(JAIME, agenda="Treaty"), deck(), first_player=0)
        s[0].names(house.capitalize())
        assert s.facts["effects"][0]["until"] == "game"
        assert (JAIME in [s.word(option) for option in s[0].decision.candidates or ()]) == placed


def test_a_penalty_is_paid_and_answered_by_cards_of_the_edition() -> None:
    s = scene(stark(hand=["Veteran Builder"], gold=3), lannister(), at="3.aw")
    s[0].marshals("Veteran Builder")
    s[0].says(True)
    s[0].uses("Veteran Builder")
    assert s[0].gold == 0 and s.card("Veteran Builder")["power"] == 2


def test_an_old_gift_lets_influence_pay() -> None:
    s = scene(
        stark("The Old Gift", "Blackwater Rush", hand=["Fallow Fields"], gold=0), lannister(), at="3.aw"
    )
    s[0].uses("The Old Gift")
    s[1].passes()
    s[0].marshals("Fallow Fields")
    assert "Fallow Fields" in s[0].in_play and s.card("Blackwater Rush")["kneeling"]
