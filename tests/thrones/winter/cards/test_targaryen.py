"""The cards of House Targaryen."""

from __future__ import annotations

from typing import Any

import pytest

from tests.thrones.winter.cards.killing import killed
from tests.thrones.winter.scene import attack, confirm, defend, fight, lannister, reveal, scene, side, stark
from weirwood.core.option import Verb
from weirwood.rules import rule

RIDER = "Rider through the Storm"  # STR 1, military and power, no text
COURTESAN = "Courtesan of Highgarden"  # STR 2, intrigue and power, no text
KEEPER = "Keeper of the New Gods"
LOOKOUT = "Lookout"
RUSH = "Blackwater Rush"  # two influence
FIEFDOM = "Minor Fiefdom"
NIGHTMARES = "Nightmares"
SPEAR = "Valyrian Steel Spear"  # a Weapon


def targaryen(*plays: str | dict[str, Any], **rest: Any) -> dict[str, Any]:
    """A seat of House Targaryen."""
    return side("targaryen", *plays, **rest)


def armed(name: str, *attachments: str) -> dict[str, Any]:
    """A character with attachments."""
    return {"card": name, "attachments": list(attachments)}


def test_the_ruler_of_meereen_has_most_attachments() -> None:
    for other, keywords, strength in (("Raised to Lie", [], 1), ("", ["renown"], 2)):
        s = scene(targaryen(armed(RIDER, "Ruler of Meereen"), armed(COURTESAN, *([other] if other else []))))
        assert (s.card(RIDER)["keywords"], s.card(RIDER)["strength"]) == (keywords, strength)
    s.kill(RIDER)
    assert RIDER in s[0].in_play


def test_daenerys_leads_her_side() -> None:
    s = scene(targaryen("Daenerys Targaryen", RIDER), stark(LOOKOUT))
    assert [s.card(name)["strength"] for name in ("Daenerys Targaryen", RIDER, LOOKOUT)] == [4, 2, 2]


def test_khal_drogo_takes_a_defender_while_he_fights() -> None:
    you = targaryen("Khal Drogo", RIDER, "The Red Keep")
    foe = stark({"card": "Robert Baratheon", "duplicates": ["Robert Baratheon"]}, LOOKOUT)
    s = attack(you, foe, "military", "Khal Drogo")
    defend(s, "Robert Baratheon")
    s[0].uses("Khal Drogo")
    confirm(s)
    assert "Robert Baratheon" in s[1].discard and "Robert Baratheon" not in s[1].in_play
    s = attack(you, foe, "military", RIDER)
    defend(s, "Robert Baratheon")
    assert s[0].offered(Verb.USE) == []


def test_ser_jorah_disarms_an_opponent_and_is_immune_to_characters() -> None:
    you = targaryen(armed(RIDER, SPEAR), hand=["Ser Jorah Mormont"], gold=3)
    s = scene(you, stark(armed(KEEPER, "Born to Kill")), at="3.aw")
    s[0].marshals("Ser Jorah Mormont")
    s[0].uses("Ser Jorah Mormont")
    confirm(s)
    assert s[1].discard == ["Born to Kill"]
    s[1].uses(KEEPER)
    assert sorted(s[1].offered(Verb.PICK)) == [KEEPER, RIDER]


def test_viserys_claims_power_until_he_has_too_much() -> None:
    hand = ["Student of Coin", RIDER, COURTESAN, LOOKOUT]
    s = scene(targaryen("Viserys Targaryen", hand=hand, gold=20), at="3.aw")
    for count, name in enumerate(hand, 1):
        s[0].marshals(name)
        confirm(s)
        if count < 4:
            assert s.card("Viserys Targaryen")["power"] == count
            s[1].passes()
    assert s[0].discard == ["Viserys Targaryen"]


def test_viserys_claims_power_four_times_a_phase() -> None:
    """Power he lost on the way does not count."""
    hand = ["Student of Coin", RIDER, COURTESAN, LOOKOUT, KEEPER]
    s = scene(targaryen("Viserys Targaryen", hand=hand, gold=20), at="3.aw")
    for name in hand:
        record = s.state.records[s.id("Viserys Targaryen")]
        assert record is not None
        record.power = 0
        s[0].marshals(name)
        confirm(s)
        assert s.card("Viserys Targaryen")["power"] == (name != KEEPER)
        s[1].passes()


def test_nothing_saves_viserys() -> None:
    s = killed("Viserys Targaryen", targaryen(armed("Viserys Targaryen", "Kiss of Life"), RIDER))
    assert s[0].dead == ["Viserys Targaryen"]


@pytest.mark.parametrize(("house", "name"), [("martell", "Areo Hotah"), ("targaryen", "Lesser Ko")])
def test_strength_that_cannot_be_lowered(house: str, name: str) -> None:
    s = scene(side(house, armed(name, "Poisoned Wine", "Born to Kill")))
    assert s.card(name)["strength"] == 4


def test_the_lesser_ko_comes_back() -> None:
    s = scene(targaryen("The Red Keep", dead=["Lesser Ko"]), at="5.aw")
    s[0].uses("Lesser Ko")
    confirm(s)
    assert "Lesser Ko" in s[0].in_play


def test_a_free_cities_trader_lives_on_attachments() -> None:
    s = scene(targaryen(armed("Free Cities Trader", SPEAR, "Raised to Lie"), armed(RIDER, SPEAR)))
    assert s.card("Free Cities Trader")["strength"] == 5


@pytest.mark.parametrize(
    ("name", "step", "weaker"),
    [("Dothraki Sea", "5.aw", 1), ("Eviscerate", "5.aw", 2), ("Blood Magic", "4.aw", 2)],
)
def test_fire_kills_who_has_no_attachments(name: str, step: str, weaker: int) -> None:
    you = targaryen(RUSH, hand=[name]) if name != "Dothraki Sea" else targaryen(name)
    s = scene(you, stark(armed(RIDER, SPEAR), LOOKOUT, COURTESAN, KEEPER), at=step)
    s[0].uses(name)
    if name == "Blood Magic":
        s[0].names("2")
    confirm(s)
    assert sorted(s[0].offered(Verb.PICK)) == [COURTESAN, KEEPER, LOOKOUT]
    s[0].picks(LOOKOUT)
    assert (s[1].dead == [LOOKOUT]) is (weaker == 2)
    assert weaker == 2 or s.card(LOOKOUT)["strength"] == 1


def test_a_half_trained_youth_burns_after_a_victory() -> None:
    s = fight(targaryen(RIDER, "Half-Trained Youth"), stark(KEEPER), "power", [RIDER])
    s[0].uses("Half-Trained Youth")
    s[0].picks(RIDER)
    assert s[0].dead == [RIDER] and s.card("Half-Trained Youth")["kneeling"]


def test_the_plaza_of_punishment_burns_a_fighter() -> None:
    s = attack(targaryen(RIDER, "Plaza of Punishment"), stark(LOOKOUT, KEEPER), "military", RIDER)
    defend(s, LOOKOUT)
    s[0].uses("Plaza of Punishment")
    assert sorted(s[0].offered(Verb.PICK)) == [LOOKOUT, RIDER]
    s[0].picks(LOOKOUT)
    assert s[1].dead == [LOOKOUT] and "Plaza of Punishment" in s[0].discard


def test_bathed_in_flame_burns_two() -> None:
    s = scene(targaryen(FIEFDOM, hand=["Bathed in Flame"]), stark(RIDER, LOOKOUT, KEEPER))
    s[0].plays("Bathed in Flame")
    confirm(s)
    s[0].picks(RIDER, LOOKOUT)
    assert s[1].dead == [RIDER] and s.card(LOOKOUT)["strength"] == 1


@pytest.mark.parametrize(
    ("name", "attachment", "keywords"),
    [("Eastern Mercenary", SPEAR, ["deadly", "stealth"]), ("Eastern Mercenary", "", [])],
)
def test_an_eastern_mercenary_sneaks_with_an_attachment(
    name: str, attachment: str, keywords: list[str]
) -> None:
    s = scene(targaryen(armed(name, *([attachment] if attachment else []))))
    assert s.card(name)["keywords"] == keywords


def test_warlocks_servitors_are_immune_to_characters() -> None:
    s = scene(targaryen("Warlock's Servitors", KEEPER, RIDER))
    s[0].uses(KEEPER)
    assert sorted(s[0].offered(Verb.PICK)) == [KEEPER, RIDER]


@pytest.mark.parametrize(("house", "name"), [("greyjoy", "Deadly Axeman"), ("targaryen", "Upstart Slave")])
def test_who_grows_among_the_doomed(house: str, name: str) -> None:
    found = [scene(side(house, name, dead=dead)).card(name)["strength"] for dead in ([], ["Melisandre"])]
    assert found == [2, 5]


def test_the_great_pyramid_dooms_opponents() -> None:
    doomed = ["Melisandre", "Eddard Stark", "Tywin Lannister", "Robert Baratheon"]
    s = scene(
        targaryen(hand=["Great Pyramid of Meereen"], gold=3, dead=doomed), lannister(dead=doomed), at="3.aw"
    )
    s[0].marshals("Great Pyramid of Meereen")
    assert s.state.outcome is not None and s.state.outcome.winners == (0,)


def test_the_iron_throne_of_the_dragons_takes_an_attachment_back() -> None:
    s = killed(RIDER, targaryen("U100", RIDER, discard=["Wisdom of the East", "Born to Kill"]))
    s[0].uses("The Iron Throne")
    confirm(s)
    assert s[0].hand == ["Wisdom of the East"] and s.card("The Iron Throne")["kneeling"]


def test_xaros_home_draws_for_attachments() -> None:
    s = scene(targaryen("Xaro's Home", FIEFDOM, RIDER, hand=["Born to Kill"]), at="3.aw")
    s[0].marshals("Born to Kill", on=RIDER)
    confirm(s)
    s[0].uses("Xaro's Home")
    confirm(s)
    assert len(s[0].hand) == 1


def test_an_astapori_guildmaster_sends_an_ally_home() -> None:
    s = scene(targaryen(hand=["Astapori Guildmaster"], gold=2), stark(LOOKOUT, RIDER), at="3.aw")
    s[0].marshals("Astapori Guildmaster")
    s[0].uses("Astapori Guildmaster")
    confirm(s)
    assert s[1].hand == [LOOKOUT]


@pytest.mark.parametrize(("other", "strength"), [("Upstart Slave", 5), (RIDER, 3), ("Student of Coin", 5)])
def test_drogos_bloodrider_rides_with_his_own(other: str, strength: int) -> None:
    s = scene(targaryen("Drogo's Bloodrider", other))
    assert s.card("Drogo's Bloodrider")["strength"] == strength
    s.discard("Drogo's Bloodrider")
    assert ("Drogo's Bloodrider" in s[0].in_play) is (strength == 5)


@rule("WE.house-cards.2")
@pytest.mark.parametrize("other", ["Upstart Slave", "Student of Coin"])
def test_a_second_shield_keeps_drogos_bloodrider_from_riding(other: str) -> None:
    """Whether a card of the House or a neutral one gained it."""
    s = scene(targaryen("Drogo's Bloodrider", other), lannister("Joffrey's Herald", RUSH), first_player=1)
    assert s.card("Drogo's Bloodrider")["strength"] == 5
    s[1].uses("Joffrey's Herald")
    confirm(s)
    s[1].picks(other)
    s[1].names("Stark")
    assert "stark" in s.card(other)["factions"] and s.card("Drogo's Bloodrider")["strength"] == 3


def test_a_naathi_handmaiden_serves_dragons_and_dothraki() -> None:
    found = [
        scene(targaryen("Naathi Handmaiden", name)).card("Naathi Handmaiden")["strength"]
        for name in ("Drogon", "Lesser Ko", RIDER)
    ]
    assert found == [2, 2, 1]


def test_pentoshi_mercenaries_do_not_kneel_with_an_attachment() -> None:
    for attachments, kneels in (([], True), ([SPEAR], False)):
        mercenaries = armed("Pentoshi Mercenaries", *attachments)
        s = attack(targaryen(mercenaries), stark(), "power", "Pentoshi Mercenaries")
        assert s.card("Pentoshi Mercenaries")["kneeling"] is kneels


def test_jhogo_fights_with_a_weapon() -> None:
    found = [
        scene(targaryen(armed("Jhogo", name))).card("Jhogo")["strength"] for name in (SPEAR, "Raised to Lie")
    ]
    assert found == [5, 4]


def test_under_the_guilds_sway_nobody_defends_well() -> None:
    foe = stark(armed(LOOKOUT, "Under the Guild's Sway", "Born to Kill"))
    s = attack(targaryen(RIDER), foe, "military", RIDER)
    assert s.card(LOOKOUT)["strength"] == 3
    defend(s, LOOKOUT)
    assert s.card(LOOKOUT)["strength"] == 1


def test_the_wisdom_of_the_east_is_for_the_east() -> None:
    for name, count in (("Upstart Slave", 3), (RIDER, 2)):
        assert len(scene(targaryen(armed(name, "Wisdom of the East"))).card(name)["icons"]) == count


def test_fleeing_the_flames_weakens_after_a_great_defeat() -> None:
    foe = stark(armed(COURTESAN, "Fleeing the Flames"))
    you = targaryen("Jhogo", "Mag the Mighty")
    s = fight(foe, you, "military", ["Jhogo"], by=1)
    assert "Fleeing the Flames" not in s[0].offered()
    s = fight(
        targaryen("Mag the Mighty", armed(COURTESAN, "Fleeing the Flames")),
        stark(),
        "military",
        ["Mag the Mighty"],
    )
    s[0].uses("Fleeing the Flames")
    assert s[0].dead == [COURTESAN]


def test_a_dothraki_whip_silences_opponents() -> None:
    you, foe = targaryen(armed("Jhogo", "Dothraki Whip"), RIDER), stark(KEEPER, LOOKOUT)
    for attacker, offered in (("Jhogo", []), (RIDER, [KEEPER])):
        s = attack(you, foe, "military", attacker)
        if s.asks(0, "stealth"):
            s[0].done()
        s[0].passes()
        assert s[1].offered(Verb.USE) == offered


def test_a_dothraki_whip_is_for_dothraki() -> None:
    for name, offered in (("Jhogo", ["Dothraki Whip"]), (RIDER, [])):
        s = scene(targaryen(name, hand=["Dothraki Whip"], gold=1), at="3.aw")
        assert s[0].offered(Verb.MARSHAL) == offered


def test_poisoned_wine_goes_round() -> None:
    s = scene(targaryen(FIEFDOM), stark(armed(LOOKOUT, "Poisoned Wine"), COURTESAN))
    assert s.card(LOOKOUT)["strength"] == 0
    s = scene(targaryen(FIEFDOM, armed(LOOKOUT, "Poisoned Wine")), stark(COURTESAN))
    s[0].uses("Poisoned Wine")
    confirm(s)
    assert s.card(COURTESAN)["strength"] == 0 and s.card(LOOKOUT)["strength"] == 2


def test_the_audience_chamber_admits_its_own_house_alone() -> None:
    for other, stays in (("Upstart Slave", True), (LOOKOUT, False)):
        s = scene(targaryen("Meereen Audience Chamber", hand=[other], gold=5), at="3.aw")
        s[0].marshals(other)
        confirm(s)
        assert ("Meereen Audience Chamber" in s[0].in_play) is stays


def test_a_myrish_villa_is_put_into_play_for_influence() -> None:
    s = scene(targaryen(FIEFDOM, hand=["Myrish Villa"]))
    s[0].uses("Myrish Villa")
    confirm(s)
    assert "Myrish Villa" in s[0].in_play


@pytest.mark.parametrize("yes", [True, False])
def test_fire_and_blood_may_return_a_character(yes: bool) -> None:
    s = reveal("Fire and Blood", "Taxation", sides=[targaryen(RIDER), stark()])
    s[0].says(yes)
    confirm(s)
    assert (RIDER in s[0].hand) is yes


def test_the_beggar_king_makes_attachments_cheaper() -> None:
    s = scene(targaryen(RIDER, hand=["Fleeing the Flames"], plot="Beggar King", gold=0), at="3.aw")
    s[0].marshals("Fleeing the Flames", on=RIDER)
    confirm(s)
    assert "Fleeing the Flames" in s[0].in_play
