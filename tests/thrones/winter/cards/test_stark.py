"""The cards of House Stark."""

from __future__ import annotations

import pytest

from tests.thrones.winter.cards.killing import killed
from tests.thrones.winter.scene import (
    attack,
    confirm,
    defend,
    fight,
    host,
    lannister,
    reveal,
    scene,
    side,
    stark,
)
from weirwood.core.option import Verb

LOOKOUT = "Lookout"
SCOUT = "Wildling Scout"  # STR 2, military, answers its own victories
RIDER = "Rider through the Storm"  # STR 1, military and power, no text
KEEPER = "Keeper of the New Gods"
ARMY = "Ser Axell's Elite"
NIGHTMARES = "Nightmares"


def test_allied_with_the_twins_defends() -> None:
    you, foe = stark({"card": LOOKOUT, "attachments": ["Allied with the Twins"]}), lannister(SCOUT)
    s = attack(you, foe, "military", SCOUT, by=1)
    assert s.card(LOOKOUT)["strength"] == 2
    defend(s, LOOKOUT, by=0)
    assert s.card(LOOKOUT)["strength"] == 12


def test_frozen_solid_blanks_a_location_with_its_influence_and_traits() -> None:
    s = scene(stark(hand=["Frozen Solid"], gold=1), lannister(SCOUT, "Northern Fiefdoms"), at="3.aw")
    s[0].marshals("Frozen Solid", on="Northern Fiefdoms")
    confirm(s)
    assert host(s, "Frozen Solid") == "Northern Fiefdoms"
    assert s.card("Northern Fiefdoms")["traits"] == [] and s[1].offered(Verb.USE) == []


def test_frozen_solid_is_on_no_character() -> None:
    s = scene(stark(LOOKOUT, hand=["Frozen Solid"], gold=1), lannister(SCOUT), at="3.aw")
    assert s[0].offered(Verb.MARSHAL) == []


def test_northmans_grit_strengthens_and_no_event_chooses_its_bearer() -> None:
    armed = {"card": LOOKOUT, "attachments": ["Northman's Grit"]}
    s = scene(stark(armed), lannister(SCOUT, RIDER, hand=[NIGHTMARES]), first_player=1)
    assert s.card(LOOKOUT)["strength"] == 5
    s[1].plays(NIGHTMARES)
    assert sorted(s[1].offered(Verb.PICK)) == [RIDER, SCOUT]


def test_arya_stark_comes_from_hand_after_a_victory() -> None:
    s = fight(stark(LOOKOUT, hand=["Arya Stark"]), lannister(), "military", [LOOKOUT])
    s[0].uses("Arya Stark")
    assert "Arya Stark" in s[0].in_play and s[0].hand == []


def test_arya_stark_stays_in_hand_after_a_defeat() -> None:
    s = fight(
        stark(LOOKOUT, hand=["Arya Stark"]),
        lannister("Mag the Mighty"),
        "military",
        [LOOKOUT],
        ["Mag the Mighty"],
    )
    assert "Arya Stark" not in s[0].offered()


def test_catelyn_stark_brings_somebody_back_even_herself() -> None:
    you = stark("Catelyn Stark", dead=["Eddard Stark", SCOUT])
    s = fight(you, lannister(RIDER), "military", [RIDER], by=1)
    s[0].uses("Catelyn Stark")
    assert sorted(s[0].offered(Verb.PICK)) == ["Catelyn Stark", "Eddard Stark"]
    s[0].picks("Eddard Stark")
    assert s[0].in_play == ["Eddard Stark"]


def test_catelyn_stark_is_immune_to_characters() -> None:
    s = scene(stark("Catelyn Stark", KEEPER, LOOKOUT))
    s[0].uses(KEEPER)
    assert sorted(s[0].offered(Verb.PICK)) == [KEEPER, LOOKOUT]


def test_eddard_stark_stands_when_a_stark_is_killed() -> None:
    you = stark({"card": "Eddard Stark", "kneeling": True}, LOOKOUT, KEEPER)
    s = fight(you, lannister(RIDER), "military", [RIDER], by=1)
    s[0].picks(LOOKOUT)
    s[0].uses("Eddard Stark")
    assert not s.card("Eddard Stark")["kneeling"]


def test_eddard_stark_cares_for_no_other_house() -> None:
    for victim, offered in ((SCOUT, False), (LOOKOUT, True)):
        s = killed(victim, stark({"card": "Eddard Stark", "kneeling": True}, SCOUT, LOOKOUT))
        assert ("Eddard Stark" in s[0].offered()) is offered


def test_meera_reed_comes_and_goes_for_influence() -> None:
    s = scene(stark("Blackwater Rush", "Minor Fiefdom", hand=["Meera Reed"]))
    s[0].uses("Meera Reed")
    confirm(s)
    assert "Meera Reed" in s[0].in_play and s.card("Blackwater Rush")["kneeling"]
    s[1].passes()
    s[0].uses("Meera Reed")
    confirm(s)
    assert s[0].hand == ["Meera Reed"] and s.card("Minor Fiefdom")["kneeling"]


def test_shaggydog_follows_a_stark_lord() -> None:
    for lord, strength, offered in (
        ("Eddard Stark", 4, ["Eddard Stark", RIDER]),
        ("Renly Baratheon", 1, ["Renly Baratheon", RIDER, "Shaggydog"]),
    ):
        s = scene(stark("Shaggydog", lord, RIDER, hand=[NIGHTMARES]))
        assert s.card("Shaggydog")["strength"] == strength
        s[0].plays(NIGHTMARES)
        assert sorted(s[0].offered(Verb.PICK)) == offered


def test_northern_heir_does_not_kneel_to_defend() -> None:
    s = attack(stark("Northern Heir"), lannister(SCOUT), "military", SCOUT, by=1)
    defend(s, "Northern Heir", by=0)
    assert not s.card("Northern Heir")["kneeling"]


HEIRS = {
    "stark": "Northern Heir",
    "lannister": "Western Heir",
    "baratheon": "Stormland Heir",
    "greyjoy": "Island Heir",
    "martell": "Southron Heiress",
}


@pytest.mark.parametrize(("house", "name"), HEIRS.items())
def test_an_heir_comes_back_from_the_dead_pile_for_influence(house: str, name: str) -> None:
    s = scene(side(house, "The Red Keep", dead=[name]), at="5.aw")
    s[0].uses(name)
    confirm(s)
    assert name in s[0].in_play and s[0].dead == [] and s.card("The Red Keep")["kneeling"]


@pytest.mark.parametrize(("house", "name"), HEIRS.items())
def test_an_heir_stays_dead_in_other_phases_and_without_enough_influence(house: str, name: str) -> None:
    assert scene(side(house, "The Red Keep", dead=[name])).sides[0].offered(Verb.USE) == []
    assert scene(side(house, "Blackwater Rush", dead=[name]), at="5.aw").sides[0].offered(Verb.USE) == []


def test_the_keeper_of_the_new_gods_strengthens_a_character() -> None:
    s = scene(stark(KEEPER), lannister(SCOUT))
    s[0].uses(KEEPER)
    s[0].picks(SCOUT)
    assert s.card(SCOUT)["strength"] == 4 and s.card(KEEPER)["kneeling"]


def test_no_army_defends_against_the_lookout() -> None:
    for attacker, offered in ((LOOKOUT, [SCOUT]), ("Huntress in the Swamp", [ARMY, SCOUT])):
        s = attack(stark(LOOKOUT, "Huntress in the Swamp"), lannister(ARMY, SCOUT), "military", attacker)
        if s.asks(0, "stealth"):
            s[0].done()
        s.all_pass("4.2.1")
        assert sorted(s[1].offered(Verb.PICK)) == offered


def test_last_hearths_finest_do_not_kneel_to_attack_once_somebody_is_doomed() -> None:
    for dead, kneels in (([], True), (["Melisandre"], False)):
        s = attack(stark("Last Hearth's Finest"), lannister(dead=dead), "military", "Last Hearth's Finest")
        assert s.card("Last Hearth's Finest")["kneeling"] is kneels


def test_winterfell_castle_makes_each_opponent_kill_a_character() -> None:
    foe = lannister(RIDER, KEEPER)
    s = fight(stark(LOOKOUT, "Winterfell Castle"), foe, "military", [RIDER], [LOOKOUT], by=1)
    s[0].uses("Winterfell Castle")
    assert sorted(s[1].offered(Verb.PICK)) == [KEEPER, RIDER]
    s[1].picks(KEEPER)
    assert s[1].dead == [KEEPER]


def test_winterfell_castle_answers_no_attack_of_its_own() -> None:
    s = fight(stark(LOOKOUT, "Winterfell Castle"), lannister(SCOUT), "military", [LOOKOUT])
    assert "Winterfell Castle" not in s[0].offered()


def test_winterfell_barracks_lend_a_character_for_a_phase() -> None:
    s = scene(stark("Winterfell Barracks", deck=[LOOKOUT, "Minor Fiefdom"]), lannister())
    s[0].uses("Winterfell Barracks")
    s[0].picks(LOOKOUT)
    assert LOOKOUT in s[0].in_play and s[0].discard == ["Winterfell Barracks"]
    s.pass_to("5.aw")
    assert LOOKOUT in s[0].hand


def test_winter_is_coming_adds_to_a_total_with_a_participant() -> None:
    s = attack(stark(LOOKOUT, plot="Winter is Coming"), lannister(SCOUT), "military", LOOKOUT)
    assert s.facts["challenge"]["attacking_strength"] == 4
    s = attack(stark(LOOKOUT, plot="Winter is Coming"), lannister(SCOUT), "military", SCOUT, by=1)
    defend(s, by=0)
    assert s.facts["challenge"]["defending_strength"] == 0


def test_vengeance_for_eddard_brings_a_cheap_stark() -> None:
    deck = [LOOKOUT, "Eddard Stark", SCOUT]
    s = scene(stark("Blackwater Rush", hand=["Vengeance for Eddard"], deck=deck))
    s[0].plays("Vengeance for Eddard")
    confirm(s)
    assert s[0].offered(Verb.PICK) == [LOOKOUT]
    s[0].picks(LOOKOUT)
    assert LOOKOUT in s[0].in_play


def test_aryas_revenge_kills() -> None:
    s = scene(stark("The Red Keep", hand=["Arya's Revenge"]), lannister(SCOUT))
    s[0].plays("Arya's Revenge")
    confirm(s)
    assert s[1].dead == [SCOUT] and s[0].dead == ["Arya's Revenge"]


def test_jojens_counsel_helps_a_stark_to_defend() -> None:
    s = attack(stark(LOOKOUT, SCOUT, hand=["Jojen's Counsel"]), lannister(SCOUT), "military", SCOUT, by=1)
    s[1].passes()
    s[0].plays("Jojen's Counsel")
    confirm(s)
    assert s.card(LOOKOUT)["strength"] == 5
    defend(s, LOOKOUT, by=0)
    assert not s.card(LOOKOUT)["kneeling"]


def test_forever_stalwart_claims_power_for_a_defence() -> None:
    for attacker, seat, offered in ((LOOKOUT, 0, False), (RIDER, 1, True)):
        you, foe = stark(LOOKOUT, hand=["Forever Stalwart"]), lannister(RIDER)
        s = fight(you, foe, "military", [attacker], [LOOKOUT] if seat else [], by=seat)
        assert ("Forever Stalwart" in s[0].offered()) is offered
    s[0].plays("Forever Stalwart")
    assert s.card("House Stark")["power"] == 1 and s[0].dead == ["Forever Stalwart"]


def test_the_hands_judgement_silences_an_opponent_in_some_challenges() -> None:
    you, foe = stark(LOOKOUT, hand=["The Hand's Judgement"]), lannister(KEEPER, "Courtesan of Highgarden")
    s = scene(you, foe)
    s[0].plays("The Hand's Judgement")
    confirm(s)
    s[1].uses(KEEPER)
    s[1].picks(KEEPER)
    s = scene(stark(LOOKOUT, hand=["The Hand's Judgement"]), lannister(KEEPER))
    s[0].plays("The Hand's Judgement")
    confirm(s)
    s.all_pass("4.2")
    s[0].challenges("military", LOOKOUT)
    s[0].passes() if s[0].offered() else None
    assert s[1].offered(Verb.USE) == []


def test_daenerys_does_not_reach_whom_characters_do_not() -> None:
    s = reveal("For Love of Duty", "Taxation", sides=[stark("Catelyn Stark", "Daenerys Targaryen")])
    assert s.card("Catelyn Stark")["strength"] == 4 and s.card("Daenerys Targaryen")["strength"] == 5
