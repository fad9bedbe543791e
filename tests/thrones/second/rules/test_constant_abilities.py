"""Constant abilities, base values and blank text boxes (RR.constant-abilities, RR.base-value, RR.blank)."""

import pytest

from tests.thrones.scene import Scene, reveal, scene, side
from tests.thrones.second.rules.asking import fight
from weirwood.core.option import Verb
from weirwood.rules import rule


def _strength(s: Scene, name: str) -> int:
    return int(s.card(name)["strength"])


@rule("RR.constant-abilities.1")
def test_a_constant_ability_begins_and_ends_with_its_card() -> None:
    s = scene(side(plays=["Yoren"], hand=["The Wall"], gold=4), at="marshaling", ask="windows")
    assert _strength(s, "Yoren") == 2
    s.you.marshals("The Wall")
    assert _strength(s, "Yoren") == 3
    s.discard("The Wall")
    assert _strength(s, "Yoren") == 2


@rule("RR.constant-abilities.1")
def test_a_constant_ability_in_hand_or_on_a_pile_does_nothing() -> None:
    walls = ["The Wall"]
    s = scene(side(plays=["Yoren"], hand=walls, discard=walls, dead=[], deck=walls * 5))
    assert _strength(s, "Yoren") == 2


@rule("RR.constant-abilities.2")
def test_a_condition_is_looked_at_all_the_time() -> None:
    s = scene(side(plays=["Left"], hand=["Right"], gold=2), at="marshaling", ask="windows")
    assert (_strength(s, "Left"), s.card("Left")["icons"]) == (2, ["military"])
    s.you.marshals("Right")
    assert (_strength(s, "Left"), s.card("Left")["icons"]) == (3, ["military", "power"])
    assert (_strength(s, "Right"), s.card("Right")["icons"]) == (3, ["military", "intrigue"])
    s.kill("Right")
    assert (_strength(s, "Left"), s.card("Left")["icons"]) == (2, ["military"])


@rule("RR.constant-abilities.2")
def test_what_holds_while_standing_ends_with_kneeling() -> None:
    dany = "Daenerys Targaryen"
    s = scene(side(plays=["Robb Stark"]), side(plays=[dany]), ask="windows")
    s.all_pass()
    s.you.challenges("power", "Robb Stark")
    assert _strength(s, "Robb Stark") == 4
    s.all_pass("4.2.1")
    s.foe.defends(dany)
    assert s.card(dany)["kneeling"]
    assert _strength(s, "Robb Stark") == 5
    s.all_pass()
    assert s.facts["challenge"]["attacking_strength"] == 5


@rule("RR.constant-abilities.3")
@pytest.mark.parametrize(("attackers", "left"), [(1, 4), (2, 3)])
def test_each_copy_of_a_constant_ability_applies(attackers: int, left: int) -> None:
    s = scene(side(plays=["Unsullied", "Unsullied"]), side(plays=["Robb Stark"]), ask="windows")
    s.all_pass()
    s.you.challenges("military", *["Unsullied"] * attackers)
    s.all_pass()
    s.foe.defends("Robb Stark")
    assert _strength(s, "Robb Stark") == left


@rule("RR.base-value.1")
def test_another_base_value_is_still_modified() -> None:
    edict, kingdom, noble = "Marching Orders", "Summons", "A Clash of Kings"
    roads = side(plays=["The Roseroad", "Littlefinger"])
    for plot, before in ((edict, 9), (kingdom, 4), (noble, 4)):
        assert scene({**roads, "plot": plot}).you.facts["income"] == before + 2
        s = scene({**roads, "plot": plot}, side(plot="Naval Superiority"))
        assert s.you.facts["income"] == (before if plot == noble else 0) + 2


@rule("RR.blank.1")
def test_a_blank_card_keeps_what_others_give_it() -> None:
    milk = {
        "card": "Daenerys Targaryen",
        "attachments": ["Milk of the Poppy", "Knighted", "Syrio's Training"],
    }
    s = scene(side(plays=[milk, "Viserion", "Drogon"]), side(plays=["Robb Stark"]), ask="windows")
    dany = s.card("Daenerys Targaryen")
    assert dany["keywords"] == ["renown", "stealth"]  # given by the dragons; insight is printed
    assert dany["icons"] == ["military", "intrigue", "power"]
    assert dany["traits"] == ["Knight", "Lady", "Stormborn"]
    assert dany["strength"] == 6
    s.all_pass()
    s.you.challenges("military", "Drogon")
    s.all_pass("4.2.1")
    s.foe.defends("Robb Stark")
    assert s.card("Robb Stark")["strength"] == 5  # her own text does nothing


@rule("RR.blank.1")
def test_a_blank_card_uses_no_printed_ability() -> None:
    deaf = {"card": "Robb Stark", "kneeling": True, "attachments": ["Milk of the Poppy"]}
    s = scene(side(plays=[deaf, "Bran Stark", "Sansa Stark"]), ask="windows")
    s.kill("Bran Stark")
    assert s.you.offered(Verb.USE) == []
    fight(s, "power", "Sansa Stark")
    assert s.card("Robb Stark")["blank"] == "traits-kept"


@rule("RR.blank.2")
def test_traits_keywords_abilities_and_bonus_icons_are_in_the_text_box() -> None:
    masked = {"card": "Littlefinger", "attachments": ["Blank Mask"]}
    sam = {"card": "Samwell Tarly", "attachments": ["Blank Mask"]}
    sailor = {"card": "Salty Navigator", "attachments": ["Blank Mask"]}
    s = scene(side(plays=[masked, sam, sailor], plot="Summons"))
    assert [s.you.facts[value] for value in ("income", "initiative", "reserve")] == [4, 0, 7]
    assert (s.card("Samwell Tarly")["keywords"], s.card("Littlefinger")["traits"]) == ([], [])
    petyr = s.card("Littlefinger")
    assert (petyr["icons"], petyr["strength"], petyr["cost"]) == (["intrigue", "power"], 4, 5)
    assert (petyr["unique"], petyr["name"], s.card("Samwell Tarly")["loyal"]) == (True, "Littlefinger", True)
    assert s.card("Samwell Tarly")["factions"] == ["thenightswatch"]
    clear = scene(side(plays=["Littlefinger", "Samwell Tarly", "Salty Navigator"], plot="Summons"))
    assert [clear.you.facts[value] for value in ("income", "initiative", "reserve")] == [5, 1, 8]


@rule("RR.blank.2")
def test_a_blank_card_is_still_unique() -> None:
    mine = side(plays=[{"card": "Robb Stark", "attachments": ["Blank Mask"]}], hand=["Robb Stark"], gold=9)
    s = scene(mine, at="marshaling")
    assert (s.you.offered(Verb.MARSHAL), s.you.offered(Verb.DUPLICATE)) == ([], ["Robb Stark"])


@rule("RR.blank.2")
def test_fortified_position_leaves_traits() -> None:
    s = reveal("Fortified Position", you=side(plays=["Littlefinger", "Grey Wind", "Left", "Right"]))
    assert s.card("Grey Wind")["traits"] == ["Direwolf"]
    assert (s.card("Grey Wind")["keywords"], s.card("Left")["strength"]) == ([], 2)
    assert s.you.facts["income"] == 5  # no gold from Littlefinger
