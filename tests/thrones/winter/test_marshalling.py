"""The marshalling phase of the Winter Edition: income, prices, and what players may do in whose turn."""

from __future__ import annotations

from tests.thrones.winter.scene import FILLER, baratheon, greyjoy, host, lannister, scene, stark
from weirwood.core.option import Verb
from weirwood.rules import rule

FARMSTEAD = "Kingsroad Farmstead"
HUNTRESS = "Huntress in the Swamp"
ROBERT = "Robert Baratheon"
RENLY = "Renly Baratheon"


@rule("WE.marshalling-phase.10", "WE.marshalling-phase.4", "WE.marshalling-phase.5")
def test_the_example_of_marshalling() -> None:
    """Four gold and four locations give eight; Robert costs four, his duplicate nothing, Renly three."""
    you = baratheon(*["Crossroads"] * 4, hand=[ROBERT, ROBERT, RENLY])
    s = scene(you, lannister(), at="3.2")
    assert s[0].gold == 8
    for name, gold in ((ROBERT, 4), (ROBERT, 4), (RENLY, 1)):
        s[0].marshals(name)
        assert s[0].gold == gold
        s[1].passes()
    assert len(s.card(ROBERT)["duplicates"]) == 1 and s.state.active == 0
    s[0].passes()
    assert (s[0].gold, s.state.active) == (0, 1)


@rule("WE.marshalling-phase.1", "WE.marshalling-phase.2", "WE.challenges-phase.3")
def test_players_marshal_one_after_the_other_from_the_first() -> None:
    s = scene(stark(hand=[HUNTRESS]), lannister(), stark(), at="3.2", first_player=1)
    assert (s.state.active, s[1].gold, s[0].gold) == (1, 4, 0)
    assert not s[0].offered(Verb.MARSHAL)
    for active in (2, 0):
        s.all_pass_turn()
        assert (s.state.active, s[active].gold) == (active, 4)
    for seat in (1, 2):
        s[seat].passes()
    assert s[0].offered(Verb.MARSHAL) == [HUNTRESS]


@rule("WE.marshalling-phase.3", "WE.income-and-initiative-bonuses.1", "WE.the-cards.3")
def test_income_of_locations_counts_kneeling_too_but_not_what_is_played_now() -> None:
    s = scene(stark({"card": "Crossroads", "kneeling": True}, hand=[FARMSTEAD]), lannister(), at="3.2")
    assert s[0].gold == 5
    s[0].marshals(FARMSTEAD)
    assert s[0].gold == 5 and FARMSTEAD in s[0].in_play


@rule("WE.marshalling-phase.5", "WE.dominance-phase.1")
def test_gold_is_lost_at_the_end_of_ones_own_turn() -> None:
    s = scene(stark(), lannister(), at="3.2")
    assert (s[0].gold, s[1].gold) == (4, 0)
    s.all_pass_turn()
    assert (s[0].gold, s[1].gold) == (0, 4)
    s.all_pass_turn()
    assert (s[0].gold, s[1].gold, s.state.phase) == (0, 0, "challenges")


@rule("WE.marshalling-phase.6", "WE.marshalling-phase.7", "WE.house-cards.2")
def test_a_card_of_another_house_costs_two_more_and_a_neutral_one_does_not() -> None:
    for name, cost in (("Cersei Lannister", 5), ("Western Fiefdoms", 3), ("Blackwater Rush", 2)):
        for gold in (cost, cost - 1):
            s = scene(stark(hand=[name], gold=gold), lannister(), at="3.aw")
            assert (name in s[0].offered(Verb.MARSHAL)) == (gold == cost)
        assert s.refused(0, "marshal", name) == "WE.marshalling-phase.4"
    s = scene(stark("Lookout", hand=["Ironborn's Strength"], gold=3), lannister(), at="3.aw")
    s[0].marshals("Ironborn's Strength", on="Lookout")
    assert s[0].gold == 0 and s.card("Lookout")["strength"] == 6


@rule("WE.marshalling-phase.8", "WE.duplicates.1")
def test_a_duplicate_is_free_even_of_another_house() -> None:
    for gold in (0, 9):
        s = scene(stark("Cersei Lannister", hand=["Cersei Lannister"], gold=gold), lannister(), at="3.aw")
        s[0].marshals("Cersei Lannister")
        assert len(s.card("Cersei Lannister")["duplicates"]) == 1 and s[0].gold == gold


@rule("WE.kneeling-and-standing.1")
def test_a_card_that_is_played_stands() -> None:
    s = scene(stark(hand=[HUNTRESS], gold=1), lannister(), at="3.aw")
    s[0].marshals(HUNTRESS)
    assert not s.card(HUNTRESS)["kneeling"] and s[0].gold == 0


@rule("WE.actions-and-passive-abilities.1", "WE.actions-and-passive-abilities.4")
def test_after_an_action_each_opponent_may_act_clockwise() -> None:
    s = scene(stark(hand=[HUNTRESS, "Lookout"], gold=5), lannister(), stark(), at="3.aw")
    s[0].marshals(HUNTRESS)
    for seat in (1, 2):
        assert [decision.seat for decision in s.state.decisions] == [seat]
        s[seat].passes()
    s[0].marshals("Lookout")
    assert s.state.decisions[0].seat == 1


@rule("WE.actions-and-passive-abilities.3", "WE.playing-cards.1")
def test_in_anothers_turn_a_player_may_use_abilities_but_play_no_card_for_gold() -> None:
    you = stark("Keeper of the New Gods", hand=[HUNTRESS], gold=4)
    s = scene(you, lannister(), at="3.aw", first_player=0, active=1)
    assert s.state.decisions[0].seat == 0 and s[0].offered(Verb.MARSHAL) == []
    assert s[0].offered(Verb.USE) == ["Keeper of the New Gods"]
    assert s.refused(0, "marshal", HUNTRESS) == "WE.actions-and-passive-abilities.3"


@rule("WE.playing-cards.1")
def test_cards_are_played_in_the_marshalling_phase_only() -> None:
    s = scene(stark(hand=[HUNTRESS], gold=4), lannister(), at="4.aw")
    assert s[0].offered(Verb.MARSHAL) == [] and s.refused(0, "marshal", HUNTRESS) == "WE.playing-cards.1"


@rule("WE.the-cards.4")
def test_an_attachment_goes_on_a_character_of_any_player_or_where_its_text_says() -> None:
    you = stark("Lookout", FILLER, hand=["Northman's Grit", "Frozen Solid"], gold=9)
    s = scene(you, lannister("Courtesan of Highgarden", "Crossroads"), at="3.aw")
    s[0].marshals("Northman's Grit")
    assert sorted(s[0].offered(Verb.PICK)) == ["Courtesan of Highgarden", "Lookout"]
    s[0].picks("Courtesan of Highgarden")
    s[1].passes()
    s[0].marshals("Frozen Solid")
    assert sorted(s[0].offered(Verb.PICK)) == ["Crossroads", FILLER, "Northman's Grit"]
    s[0].picks("Crossroads")
    assert host(s, "Frozen Solid") == "Crossroads"


@rule("WE.the-cards.4", "WE.in-play.1")
def test_an_attachment_may_go_on_a_house_card() -> None:
    s = scene(stark(hand=["Strength in Unity"], gold=1), lannister(), at="3.aw")
    s[0].marshals("Strength in Unity")
    assert host(s, "Strength in Unity") == "House Stark"


@rule("WE.limited.1")
def test_one_limited_card_of_any_type_a_round() -> None:
    s = scene(greyjoy(hand=["Sea Raiders", FARMSTEAD], gold=5), lannister(), at="3.aw")
    s[0].marshals("Sea Raiders")
    s[1].passes()
    assert s[0].offered(Verb.MARSHAL) == [] and s.refused(0, "marshal", FARMSTEAD) == "WE.limited.1"


@rule("WE.no-attachments.1")
def test_a_card_without_attachments_has_duplicates_only() -> None:
    you = stark("Shaggydog", hand=["Born to Kill", "Shaggydog"], gold=2)
    s = scene(you, lannister(), at="3.aw")
    assert "Born to Kill" not in s[0].offered(Verb.MARSHAL)
    s[0].marshals("Shaggydog")
    assert len(s.card("Shaggydog")["duplicates"]) == 1


@rule("WE.no-attachments.1")
def test_only_weapons_go_on_jon_snow() -> None:
    you = stark("Jon Snow", hand=["Born to Kill", "Valyrian Steel Spear"], gold=2)
    s = scene(you, lannister(), at="3.aw")
    assert s[0].offered(Verb.MARSHAL) == ["Valyrian Steel Spear"]
