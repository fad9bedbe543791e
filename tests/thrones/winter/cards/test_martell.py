"""The cards of House Martell."""

from __future__ import annotations

from typing import Any

from tests.thrones.winter.cards.killing import killed
from tests.thrones.winter.scene import attack, confirm, defend, fight, lannister, reveal, scene, side, stark
from weirwood.core.option import Verb

RIDER = "Rider through the Storm"  # STR 1, military and power, no text
COURTESAN = "Courtesan of Highgarden"  # STR 2, intrigue and power, no text
KEEPER = "Keeper of the New Gods"
LOOKOUT = "Lookout"
RUSH = "Blackwater Rush"  # two influence
FIEFDOM = "Minor Fiefdom"


def martell(*plays: str | dict[str, Any], **rest: Any) -> dict[str, Any]:
    """A seat of House Martell."""
    return side("martell", *plays, **rest)


def test_dornishmans_flourish_gives_strength_and_renown() -> None:
    card = scene(martell({"card": RIDER, "attachments": ["Dornishman's Flourish"]})).card(RIDER)
    assert (card["strength"], card["keywords"]) == (2, ["renown"])


def test_a_deadly_seduction_ends_with_the_next_plot() -> None:
    you = stark({"card": RIDER, "attachments": ["Deadly Seduction"]})
    s = reveal("Taxation", "Storm of Swords", sides=[you, martell()])
    s[0].uses("Deadly Seduction")
    assert s[0].in_play == [] and sorted(s[0].discard) == ["Deadly Seduction", RIDER]


def test_arianne_stands_with_every_stealthy_attacker() -> None:
    arianne = {"card": "Arianne Martell", "kneeling": True}
    for attacker, offered in (("Lord Edric's Knight", True), (RIDER, False)):
        s = scene(martell(arianne, attacker), stark())
        s.all_pass("4.2")
        s[0].challenges("military", attacker)
        assert ("Arianne Martell" in s[0].offered()) is offered
        if offered:
            s[0].uses("Arianne Martell")
            assert not s.card("Arianne Martell")["kneeling"]


def test_ellaria_sand_takes_power_for_a_defeat() -> None:
    s = fight(martell("Ellaria Sand", COURTESAN), stark({"card": RIDER, "power": 2}), "power", [RIDER], by=1)
    s[0].uses("Ellaria Sand")
    confirm(s)
    assert s.card("Ellaria Sand")["power"] == 1 and s.card(RIDER)["power"] == 1


def test_the_red_viper_claims_power_standing_or_not() -> None:
    for kneeling in (True, False):
        viper = {"card": "The Red Viper", "kneeling": kneeling}
        s = killed(RIDER, martell(viper, RIDER, FIEFDOM))
        s[0].uses("The Red Viper")
        confirm(s)
        assert s.card("The Red Viper")["power"] == 2 and not s.card("The Red Viper")["kneeling"]


def test_stealth_does_not_choose_the_southron_heiress() -> None:
    s = scene(stark("Huntress in the Swamp"), martell("Southron Heiress", RIDER, LOOKOUT))
    s.all_pass("4.2")
    s[0].challenges("military", "Huntress in the Swamp")
    assert sorted(s[0].offered(Verb.PICK)) == [LOOKOUT, RIDER]


def test_an_admirer_of_arianne_brings_another_limited_card() -> None:
    for plays, offered in ((["Arianne's Admirer"], ["Kingsroad Farmstead"]), ([], [])):
        s = scene(martell(*plays, hand=["Kingsroad Farmstead", "Kingsroad Inn"], gold=3), at="3.aw")
        s[0].marshals("Kingsroad Inn")
        s[1].passes()
        assert s[0].offered(Verb.MARSHAL) == offered


def test_a_dornish_lancer_draws_for_stealth() -> None:
    s = scene(martell("Dornish Lancer"), stark(LOOKOUT, KEEPER))
    s.all_pass("4.2")
    s[0].challenges("military", "Dornish Lancer")
    s[0].picks(LOOKOUT)
    s[0].uses("Dornish Lancer")
    assert len(s[0].hand) == 1


def test_an_initiate_of_poisons_takes_an_intrigue_icon() -> None:
    s = scene(martell("Initiate of Poisons", FIEFDOM), stark(COURTESAN))
    s[0].uses("Initiate of Poisons")
    confirm(s)
    s[0].picks(COURTESAN)
    assert s.card(COURTESAN)["icons"] == ["power"]


def test_a_student_of_subtlety_gives_or_takes_an_icon() -> None:
    found = []
    for way in (0, 1):
        s = scene(martell("Student of Subtlety", RUSH), stark(COURTESAN))
        s[0].uses("Student of Subtlety")
        confirm(s)
        s[0].picks(COURTESAN)
        s[0].names("military" if way == 0 else "power")
        s.choose(0, s[0].decision.options[way].key)
        found.append(s.card(COURTESAN)["icons"])
    assert found == [["military", "intrigue", "power"], ["intrigue"]]


def test_the_warmonger_counts_the_dead_among_the_doomed() -> None:
    for dead, strength in ((["Melisandre", RIDER], 4), ([RIDER, LOOKOUT], 1)):
        s = scene(martell("Warmonger", dead=dead), stark(dead=[COURTESAN]))
        assert s.card("Warmonger")["strength"] == strength


def test_sunspear_keeps_a_great_victor_away() -> None:
    for attacker, offered in (("Mag the Mighty", False), (LOOKOUT, True)):
        foe = stark(attacker, COURTESAN)
        s = fight(martell("Sunspear"), foe, "military", [attacker], by=1)
        s.all_pass("4.2")
        assert any(option.verb == Verb.CHALLENGE for option in s[1].decision.options) is offered


def test_ruins_in_the_sand_strengthen_who_lost() -> None:
    s = fight(martell("Ruins in the Sand", COURTESAN, KEEPER), stark(RIDER), "power", [RIDER], by=1)
    s[0].uses("Ruins in the Sand")
    assert [s.card(name)["strength"] for name in (COURTESAN, KEEPER, RIDER)] == [4, 4, 1]
    assert s[0].discard == ["Ruins in the Sand"]


def test_unbowed_nobody_is_bypassed() -> None:
    s = scene(stark("Huntress in the Swamp"), martell(RIDER, plot="Unbowed, Unbent, Unbroken"))
    s.all_pass("4.2")
    s[0].challenges("military", "Huntress in the Swamp")
    s.all_pass("4.2.1")
    assert s[1].offered(Verb.PICK) == [RIDER]


def test_arianne_rejects_a_house() -> None:
    foe = stark(hand=["Strength in Unity"], gold=1)
    s = scene(foe, martell(hand=["Arianne's Rejection"]), at="3.aw")
    s[0].marshals("Strength in Unity")
    s.pass_to("5.aw")
    s[0].passes()
    s[1].plays("Arianne's Rejection")
    s[1].picks("House Stark")
    assert s.card("House Stark")["kneeling"] and "Strength in Unity" in s[0].discard


def test_night_favors_the_silent() -> None:
    you = martell("Lord Edric's Knight", hand=["Night Favors the Silent"])
    s = attack(you, stark(discard=[LOOKOUT, KEEPER]), "military", "Lord Edric's Knight")
    s[0].plays("Night Favors the Silent")
    confirm(s)
    defend(s)
    s.all_pass()
    confirm(s)
    s[0].chooses_player(1)
    assert s[1].discard == [] and len(s[1].deck) == 12


def test_forever_scheming_stands_influence() -> None:
    fiefdom = {"card": FIEFDOM, "kneeling": True}
    you = martell(fiefdom, {"card": "Kingsroad Inn", "kneeling": True}, hand=["Forever Scheming"])
    s = scene(you, lannister())
    s[0].plays("Forever Scheming")
    confirm(s)
    assert not s.card(FIEFDOM)["kneeling"] and s.card("Kingsroad Inn")["kneeling"]
