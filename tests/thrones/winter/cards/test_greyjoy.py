"""The cards of House Greyjoy."""

from __future__ import annotations

import pytest

from tests.thrones.winter.cards.killing import avengers, kill, killed
from tests.thrones.winter.scene import (
    attack,
    confirm,
    defend,
    fight,
    greyjoy,
    lannister,
    reveal,
    scene,
    stark,
)
from weirwood.core.option import Verb

RIDER = "Rider through the Storm"  # STR 1, military and power, no text
COURTESAN = "Courtesan of Highgarden"  # STR 2, intrigue and power, no text
KEEPER = "Keeper of the New Gods"
LOOKOUT = "Lookout"
RUSH = "Blackwater Rush"  # two influence
FIEFDOM = "Minor Fiefdom"
NIGHTMARES = "Nightmares"
SHIP = "Banner Ship"  # a Warship
KRAKEN = 'Longship "Great Kraken"'
SILENCE = 'Longship "Silence"'


@pytest.mark.parametrize(
    ("name", "strength"), [("Ironborn's Strength", 5), ("Son of the Sea Wind", 6), ("Thirst for Power", 2)]
)
def test_an_attachment_strengthens(name: str, strength: int) -> None:
    assert scene(greyjoy({"card": RIDER, "attachments": [name]})).card(RIDER)["strength"] == strength


def test_aeron_damphair_takes_power_and_is_immune_to_characters() -> None:
    foe = lannister({"card": RIDER, "power": 3}, KEEPER)
    s = scene(greyjoy("Aeron Damphair", RUSH), foe)
    s[0].uses("Aeron Damphair")
    confirm(s)
    assert s[0].offered() == ["1", "2"]
    s[0].names("2")
    assert s.card(RIDER)["power"] == 1
    s[1].uses(KEEPER)
    assert sorted(s[1].offered(Verb.PICK)) == [KEEPER, RIDER]


def test_euron_lends_stealth_while_he_stands() -> None:
    for kneeling, keywords in ((False, ["stealth"]), (True, [])):
        s = scene(greyjoy({"card": "Euron Crow's Eye", "kneeling": kneeling}, RIDER, COURTESAN))
        assert s.card(RIDER)["keywords"] == keywords and s.card(COURTESAN)["keywords"] == []


def test_no_event_chooses_euron_or_victarion() -> None:
    s = scene(greyjoy("Euron Crow's Eye", "Victarion Greyjoy", RIDER, COURTESAN, hand=[NIGHTMARES]))
    s[0].plays(NIGHTMARES)
    assert sorted(s[0].offered(Verb.PICK)) == [COURTESAN, RIDER]


def test_gormond_goodbrother_leaves_power() -> None:
    s = killed("Gormond Goodbrother", greyjoy("Gormond Goodbrother", RIDER))
    s[0].uses("Gormond Goodbrother")
    assert s.card("House Greyjoy")["power"] == 2


def test_theon_does_not_kneel_with_a_warship() -> None:
    for other, kneels in ((SHIP, False), (FIEFDOM, True)):
        s = attack(greyjoy("Theon Greyjoy", other), lannister(), "power", "Theon Greyjoy")
        assert s.card("Theon Greyjoy")["kneeling"] is kneels
        s = attack(greyjoy("Theon Greyjoy", other), lannister(RIDER), "power", RIDER, by=1)
        defend(s, "Theon Greyjoy", by=0)
        assert s.card("Theon Greyjoy")["kneeling"] is kneels


def test_victarion_brings_a_warship() -> None:
    s = scene(greyjoy("Victarion Greyjoy", RUSH, hand=[SHIP, FIEFDOM]))
    s[0].uses("Victarion Greyjoy")
    confirm(s)
    assert SHIP in s[0].in_play and s[0].hand == [FIEFDOM]


def test_the_island_heir_stands_a_warship() -> None:
    s = scene(greyjoy("Island Heir", {"card": SHIP, "kneeling": True}))
    s.all_pass("4.2")
    s[0].challenges("power", "Island Heir")
    s[0].uses("Island Heir")
    confirm(s)
    assert not s.card(SHIP)["kneeling"]


@pytest.mark.parametrize(
    ("name", "power"), [("Bannermen to the Kraken", 2), ("Asha Greyjoy", 2), ("Warrior of the Old Way", 0)]
)
def test_who_wins_unopposed_claims_power(name: str, power: int) -> None:
    s = fight(greyjoy(name), lannister(), "military", [name])
    s[0].uses(name)
    assert s.card(name)["power"] == power and s.card("House Greyjoy")["power"] == 1 + (not power)


@pytest.mark.parametrize("name", ["Bannermen to the Kraken", "Asha Greyjoy"])
def test_who_wins_against_defenders_claims_none(name: str) -> None:
    s = fight(greyjoy(name), lannister(RIDER), "military", [name], [RIDER])
    assert name not in s[0].offered()


def test_the_prophet_of_the_waves_drowns_a_location() -> None:
    s = scene(greyjoy("Prophet of the Waves", RUSH, hand=["Tidal Wave"]), lannister("Crossroads"))
    s[0].uses("Prophet of the Waves")
    s[0].picks("Crossroads")
    s[1].passes()
    s[0].plays("Tidal Wave")
    while s.asks(0, "influence"):
        s.choose(0, s[0].decision.options[0].key)
    s[0].picks("Crossroads")
    assert (s[1].dead, s[1].discard) == (["Crossroads"], [])


def test_a_vanguard_axeman_cancels_an_event() -> None:
    s = scene(greyjoy("Vanguard Axeman"), lannister(RIDER, COURTESAN, hand=[NIGHTMARES]), first_player=1)
    s[1].plays(NIGHTMARES)
    s[1].picks(RIDER)
    s[0].uses("Vanguard Axeman")
    assert not s.card(RIDER)["blank"] and s[0].discard == ["Vanguard Axeman"] and s[1].discard == [NIGHTMARES]


@pytest.mark.parametrize(("name", "strength"), [(KRAKEN, 5), (SHIP, 2), ("Reserve Fleet", 3)])
def test_a_ship_strengthens_an_attacker(name: str, strength: int) -> None:
    s = attack(greyjoy(RIDER, name), lannister(), "military", RIDER)
    s[0].uses(name)
    confirm(s)
    assert s.card(RIDER)["strength"] == strength and s.card(name)["kneeling"]
    defend(s)
    s.all_pass()
    confirm(s)
    s.all_pass("4.aw")
    assert s.card(RIDER)["strength"] == (1 if name == SHIP else strength)


def test_the_silence_rewards_a_victory_without_defenders() -> None:
    s = fight(greyjoy(RIDER, SILENCE), lannister(), "military", [RIDER])
    s[0].uses(SILENCE)
    confirm(s)
    assert s.card(RIDER)["power"] == 2


def test_the_iron_throne_of_the_krakens_protects() -> None:
    s = scene(greyjoy("U80", RIDER, COURTESAN), avengers(times=2), first_player=1)
    kill(s, RIDER)
    s[0].uses("The Iron Throne")
    confirm(s)
    s[0].passes()
    assert s[1].offered(Verb.PLAY) == []


def test_the_blazewater_coast_answers_saves_twice_a_phase() -> None:
    you = greyjoy("Blazewater Coast", {"card": RIDER, "attachments": ["Kiss of Life"]})
    s = killed(RIDER, you)
    s[0].uses("Kiss of Life")
    assert RIDER in s[0].in_play and s[0].discard == ["Kiss of Life"]
    s[0].uses("Blazewater Coast")
    s[0].chooses_player(1)
    assert s[1].discard == [FIEFDOM, FIEFDOM]


def test_the_blazewater_coast_answers_no_third_save_of_a_phase() -> None:
    you = greyjoy("Blazewater Coast", {"card": RIDER, "attachments": ["Kiss of Life"] * 3})
    s = scene(you, avengers(times=3), first_player=1)
    for offered in (True, True, False):
        kill(s, RIDER)
        s[0].uses("Kiss of Life")
        assert ("Blazewater Coast" in s[0].offered(Verb.USE)) is offered
        if offered:
            s[0].uses("Blazewater Coast")
            s[0].chooses_player(1)
            s[0].passes()


def test_ten_towers_battlements_swap_strength() -> None:
    armed = {"card": RIDER, "attachments": ["Born to Kill"]}
    s = scene(greyjoy("Ten Towers Battlements", armed, "Euron Crow's Eye", COURTESAN))
    s[0].uses("Ten Towers Battlements")
    s[0].picks(RIDER, "Euron Crow's Eye")
    assert (s.card(RIDER)["strength"], s.card("Euron Crow's Eye")["strength"]) == (5, 1)


def test_balons_follower_makes_victory_dearer_among_his_own() -> None:
    for plays, power, over in (([], 14, False), (["Lookout"], 14, True), ([], 16, True)):
        foe = lannister({"card": RIDER, "power": power}, COURTESAN)
        s = scene(greyjoy("Balon's Follower", *plays), foe, first_player=1)
        s.all_pass("4.2")
        s[1].challenges("power", COURTESAN)
        defend(s, by=0)
        s.all_pass()
        confirm(s)
        assert (s.state.outcome is not None) is over


def test_a_thrice_drowned_veteran_is_saved_for_influence() -> None:
    s = killed("Thrice-Drowned Veteran", greyjoy("Thrice-Drowned Veteran", RUSH, RIDER))
    s[0].uses("Thrice-Drowned Veteran")
    confirm(s)
    assert "Thrice-Drowned Veteran" in s[0].in_play and s.card(RUSH)["kneeling"]


def test_only_unique_characters_defend_against_balon() -> None:
    foe = lannister(RIDER, "Robert Baratheon")
    for attacker, offered in (("Balon Greyjoy", ["Robert Baratheon"]), (RIDER, [RIDER, "Robert Baratheon"])):
        s = attack(greyjoy("Balon Greyjoy", RIDER), foe, "military", attacker)
        s.all_pass("4.2.1")
        assert s[1].offered(Verb.PICK) == offered


def test_an_errant_captain_is_cheaper_with_ships() -> None:
    s = scene(greyjoy(SHIP, "Reserve Fleet", hand=["Errant Captain"], gold=1), at="3.aw")
    s[0].marshals("Errant Captain")
    assert s[0].gold == 0


def test_a_scurvy_cutthroat_discards_an_opponents_attachment() -> None:
    foe = lannister(RIDER, hand=["Born to Kill"])
    s = scene(greyjoy("Scurvy Cutthroat"), foe, at="3.aw", first_player=1)
    s[1].marshals("Born to Kill", on=RIDER)
    s[0].uses("Scurvy Cutthroat")
    assert s[1].discard == ["Born to Kill"] and s[0].discard == ["Scurvy Cutthroat"]


@pytest.mark.parametrize("harm", ["kill", "discard"])
def test_the_kiss_of_life_saves_from_both(harm: str) -> None:
    you = greyjoy({"card": RIDER, "attachments": ["Kiss of Life"]}, COURTESAN)
    if harm == "kill":
        s = killed(RIDER, you)
    else:
        s = scene(you, lannister("Doran's Palanquin", hand=["Westeros Bleeds"]), at="5.aw", first_player=1)
        s[1].plays("Westeros Bleeds")
        confirm(s)
    s[0].uses("Kiss of Life")
    assert RIDER in s[0].in_play and "Kiss of Life" in s[0].discard


def test_thirst_for_power_wanders_once_a_phase() -> None:
    s = scene(greyjoy({"card": RIDER, "attachments": ["Thirst for Power"]}, COURTESAN))
    s[0].uses("Thirst for Power")
    confirm(s)
    assert s.card(COURTESAN)["strength"] == 3 and s.card(RIDER)["strength"] == 1
    s[1].passes()
    assert "Thirst for Power" not in s[0].offered()


def test_the_island_transport_carries_its_own_house_alone() -> None:
    for other, stays in ((RIDER, True), ("Student of Coin", True), (LOOKOUT, False)):
        s = scene(greyjoy("Island Transport", hand=[other], gold=5), at="3.aw")
        s[0].marshals(other)
        confirm(s)
        assert ("Island Transport" in s[0].in_play) is stays


def test_swift_reinforcements_come_and_go() -> None:
    s = scene(greyjoy(RUSH, RIDER, hand=["Swift Reinforcements"]))
    s[0].uses("Swift Reinforcements")
    confirm(s)
    assert s.card(RIDER)["strength"] == 2
    s.pass_to("5.aw")
    assert "Swift Reinforcements" in s[0].hand and s.card(RIDER)["strength"] == 1


def test_swift_reinforcements_that_kneel_strengthen_nobody_and_those_that_stand_only_their_own() -> None:
    for kneeling, strength in ((True, 1), (False, 2)):
        s = scene(
            greyjoy({"card": "Swift Reinforcements", "kneeling": kneeling}, RIDER), lannister(COURTESAN)
        )
        assert (s.card(RIDER)["strength"], s.card(COURTESAN)["strength"]) == (strength, 2)


def test_gorolds_avenger_stands_when_somebody_is_saved() -> None:
    avenger = {"card": "Gorold's Avenger", "kneeling": True}
    s = killed(RIDER, greyjoy(avenger, {"card": RIDER, "attachments": ["Kiss of Life"]}))
    s[0].uses("Kiss of Life")
    s[0].uses("Gorold's Avenger")
    assert not s.card("Gorold's Avenger")["kneeling"] and s.card("Gorold's Avenger")["strength"] == 4


def test_a_marauding_longship_removes_a_defender() -> None:
    s = attack(greyjoy(RIDER, "Marauding Longship", FIEFDOM), lannister(LOOKOUT), "military", RIDER)
    defend(s, LOOKOUT)
    s[0].uses("Marauding Longship")
    confirm(s)
    assert s.facts["challenge"]["defending_strength"] == 0 and "Marauding Longship" in s[0].discard


@pytest.mark.parametrize(("foe", "power"), [("Lookout", 0), ("Mag the Mighty", 0), (RIDER, 1)])
def test_we_do_not_sow_makes_great_victories_unopposed(foe: str, power: int) -> None:
    s = fight(
        greyjoy("Bannermen to the Kraken", plot="We Do Not Sow"),
        lannister(foe),
        "military",
        ["Bannermen to the Kraken"],
        [foe],
    )
    assert s.card("House Greyjoy")["power"] == power


def test_caution_to_the_wind_leaves_one_type() -> None:
    s = reveal("Caution to the Wind", "Taxation", sides=[greyjoy("Balon Greyjoy"), lannister(RIDER)])
    s[0].names("military")
    s.pass_to("4.2")
    types = {option.value for option in s[0].decision.options if option.verb == Verb.CHALLENGE}
    assert types == {"military"}


def test_like_the_seas_protects_a_fighter() -> None:
    s = attack(greyjoy(RIDER, hand=["Like the Seas"]), lannister(), "military", RIDER)
    s[0].plays("Like the Seas")
    confirm(s)
    assert s.card(RIDER)["strength"] == 3
    s.kill(RIDER)
    assert RIDER in s[0].in_play


def test_tidal_wave_takes_a_location_beyond_saving() -> None:
    s = scene(
        greyjoy(RUSH, hand=["Tidal Wave"]),
        lannister({"card": "King's Landing", "duplicates": ["King's Landing"]}),
    )
    s[0].plays("Tidal Wave")
    while s.asks(0, "influence"):
        s.choose(0, s[0].decision.options[0].key)
    s[0].picks("King's Landing")
    assert "King's Landing" not in s[1].in_play


def test_forever_plundering_leaves_a_character_beyond_saving() -> None:
    foe = lannister({"card": RIDER, "attachments": ["Kiss of Life"]})
    s = scene(greyjoy("Doran's Palanquin", hand=["Forever Plundering", "Arya's Revenge"]), foe, at="3.aw")
    s[0].plays("Forever Plundering")
    confirm(s)
    s[1].passes()
    kill(s, RIDER, by=0)
    assert s[1].dead == [RIDER]


@pytest.mark.parametrize(("name", "influence"), [("Salt in your Eyes", FIEFDOM), ("Not Listening", RUSH)])
def test_an_event_cancels_an_event(name: str, influence: str) -> None:
    foe = lannister(RIDER, COURTESAN, hand=[NIGHTMARES])
    s = scene(greyjoy(influence, hand=[name]), foe, first_player=1)
    s[1].plays(NIGHTMARES)
    s[1].picks(RIDER)
    s[0].plays(name)
    confirm(s)
    assert not s.card(RIDER)["blank"]


def test_the_king_must_be_a_kraken_and_claims_what_is_paid() -> None:
    s = fight(
        greyjoy("Balon Greyjoy", RUSH, hand=["The King Must be a Kraken"]),
        lannister(),
        "military",
        ["Balon Greyjoy"],
    )
    s[0].plays("The King Must be a Kraken")
    s[0].names("2")
    confirm(s)
    assert s.card("Balon Greyjoy")["power"] == 3


def test_the_horn_of_dragons_levels_every_location() -> None:
    s = scene(
        greyjoy("Doran's Palanquin", hand=["Sound the Horn of Dragons"]), stark("Crossroads"), at="5.aw"
    )
    s[0].plays("Sound the Horn of Dragons")
    confirm(s)
    assert (
        s[1].discard == ["Crossroads"] and s[0].in_play == [] and s[0].dead == ["Sound the Horn of Dragons"]
    )
