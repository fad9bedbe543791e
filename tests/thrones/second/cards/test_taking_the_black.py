"""Cards of Taking the Black."""

from tests.thrones.scene import Scene, scene, side
from weirwood.core.option import Verb

# Arbor Knight


def attacks_with_redwynes(gold: int = 4) -> Scene:
    s = scene(
        you=side(plays=["Arbor Knight", "Ser Horas Redwyne", "Left"], gold=gold),
        foe=side(plays=["Ranging Party"]),
        ask="windows",
    )
    s.pass_to("4.2")
    s.you.challenges("military", "Ser Horas Redwyne", "Left")
    return s


def test_an_arbor_knight_strengthens_a_redwyne_in_the_challenge() -> None:
    s = attacks_with_redwynes()
    s.you.uses("Arbor Knight")
    assert s.card("Ser Horas Redwyne")["strength"] == 5
    assert s.card("Arbor Knight")["strength"] == 1
    assert s.you.gold == 3
    s.pass_to("4.2")
    assert s.card("Ser Horas Redwyne")["strength"] == 4


def test_an_arbor_knight_helps_three_times_a_phase() -> None:
    s = attacks_with_redwynes()
    for _ in range(3):
        assert s.you.offered(Verb.USE) == ["Arbor Knight"]
        s.you.uses("Arbor Knight")
        s.foe.passes()
    assert s.card("Ser Horas Redwyne")["strength"] == 7
    assert s.you.gold == 1
    assert s.you.offered(Verb.USE) == []


def test_an_arbor_knight_is_paid_and_serves_redwynes_who_participate() -> None:
    assert attacks_with_redwynes(gold=0).you.offered(Verb.USE) == []
    s = scene(you=side(plays=["Arbor Knight", "Left"], gold=1), ask="windows")
    assert s.you.offered(Verb.USE) == []
    s.pass_to("4.2")
    s.you.challenges("military", "Left")
    assert s.you.offered(Verb.USE) == []


# Renly Baratheon


def test_renly_welcomes_the_first_character_of_another_house_for_less() -> None:
    s = scene(
        you=side(
            plays=["Renly Baratheon"],
            hand=["Vanguard Lancer", "Merchant Prince", "Tumblestone Knight"],
            gold=9,
        ),
        at="marshaling",
        ask="windows",
    )
    s.you.marshals("Vanguard Lancer")
    assert s.you.gold == 7
    s.foe.passes()
    s.you.marshals("Merchant Prince")
    assert s.you.gold == 5
    s.foe.passes()
    s.you.marshals("Tumblestone Knight")
    assert s.you.gold == 3


def test_renly_welcomes_neutral_characters_too() -> None:
    s = scene(
        you=side(plays=["Renly Baratheon"], hand=["Littlefinger"], gold=5), at="marshaling", ask="windows"
    )
    s.you.marshals("Littlefinger")
    assert s.you.gold == 1


# Merchant Prince


def test_a_merchant_prince_with_an_attachment_is_stronger_and_fights() -> None:
    s = scene(
        you=side(plays=["Merchant Prince"], hand=["Little Bird"], gold=1), at="marshaling", ask="windows"
    )
    assert (s.card("Merchant Prince")["strength"], s.card("Merchant Prince")["icons"]) == (3, ["intrigue"])
    s.you.marshals("Little Bird")
    assert (s.card("Merchant Prince")["strength"], s.card("Merchant Prince")["icons"]) == (
        4,
        ["military", "intrigue"],
    )
    s.discard("Little Bird")
    assert (s.card("Merchant Prince")["strength"], s.card("Merchant Prince")["icons"]) == (3, ["intrigue"])


def test_a_merchant_prince_does_not_care_for_the_attachments_of_others() -> None:
    s = scene(
        you=side(plays=["Merchant Prince", {"card": "Randyll Tarly", "attachments": ["Little Bird"]}]),
        ask="windows",
    )
    assert s.card("Merchant Prince")["strength"] == 3
