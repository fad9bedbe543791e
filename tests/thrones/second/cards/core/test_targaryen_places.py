"""The attachment and the locations of House Targaryen."""

import pytest

from tests.thrones.scene import scene, side
from weirwood.core.option import Verb
from weirwood.rules import rule

# Drogo's Arakh


def test_only_dothraki_bear_the_arakh() -> None:
    s = scene(
        you=side(plays=["Khal Drogo", "Braided Warrior", "Unsullied"], hand=["Drogo's Arakh"], gold=2),
        foe=side(plays=["Drogon"]),
        at="marshaling",
    )
    s.you.marshals("Drogo's Arakh")
    assert s.you.offered() == ["Khal Drogo", "Braided Warrior"]
    s.you.picks("Braided Warrior")
    assert s.card("Braided Warrior")["strength"] == 5


def test_khal_drogo_with_his_arakh_stands_through_his_first_military_challenge() -> None:
    s = scene(you=side(plays=[{"card": "Khal Drogo", "attachments": ["Drogo's Arakh"]}]))
    assert s.card("Khal Drogo")["strength"] == 7
    s.you.challenges("military", "Khal Drogo")
    s.you.done()  # no renown
    assert not s.card("Khal Drogo")["kneeling"]
    s.you.challenges("military", "Khal Drogo")
    assert s.card("Khal Drogo")["kneeling"]


def test_khal_drogo_with_his_arakh_kneels_in_a_power_challenge() -> None:
    s = scene(you=side(plays=[{"card": "Khal Drogo", "attachments": ["Drogo's Arakh"]}]))
    s.you.challenges("power", "Khal Drogo")
    assert s.card("Khal Drogo")["kneeling"]


def test_the_arakh_keeps_nobody_else_standing() -> None:
    s = scene(you=side(plays=[{"card": "Braided Warrior", "attachments": ["Drogo's Arakh"]}, "Unsullied"]))
    s.you.challenges("military", "Braided Warrior")
    assert s.card("Braided Warrior")["kneeling"]


def test_a_military_challenge_of_another_spends_the_first_of_the_round() -> None:
    s = scene(
        you=side(plays=[{"card": "Khal Drogo", "attachments": ["Drogo's Arakh"]}, "Braided Warrior"]),
    )
    s.you.challenges("military", "Braided Warrior")
    s.you.challenges("military", "Khal Drogo")
    assert s.card("Khal Drogo")["kneeling"]


def test_an_arakh_keeps_no_drogo_of_an_opponent_standing() -> None:
    arakh = {"card": "Drogo's Arakh", "controller": 1}
    s = scene(you=side(plays=[{"card": "Khal Drogo", "attachments": [arakh]}]))
    assert s.card("Khal Drogo")["strength"] == 7
    s.you.challenges("military", "Khal Drogo")
    assert s.card("Khal Drogo")["kneeling"]


# Plaza of Punishment


@rule("FAQ.def.terminal-condition")
def test_the_plaza_punishes_to_death() -> None:
    s = scene(
        you=side(plays=["Plaza of Punishment", "Unsullied"]),
        foe=side(plays=["Viserion", {"card": "Khal Drogo", "attachments": ["Little Bird"]}, "Handmaiden"]),
    )
    s.you.challenges("power", "Unsullied")
    s.foe.defends()
    s.you.uses("Plaza of Punishment")
    assert s.you.offered() == ["Unsullied", "Viserion", "Handmaiden"]
    s.you.picks("Viserion")
    assert s.foe.dead == ["Viserion"]
    assert s.card("Plaza of Punishment")["kneeling"]


@rule("FAQ.def.terminal-condition")
def test_a_punished_character_dies_whenever_its_strength_falls_to_nothing() -> None:
    s = scene(
        you=side(plays=["Plaza of Punishment", "Unsullied", "Khal Drogo"]),
        foe=side(plays=["Braided Warrior"]),
    )
    s.you.challenges("power", "Khal Drogo")
    s.you.uses("Plaza of Punishment")
    s.you.picks("Braided Warrior")
    assert s.card("Braided Warrior")["strength"] == 1
    s.you.done()  # no renown
    s.you.challenges("military", "Unsullied")
    s.foe.defends("Braided Warrior")
    assert s.foe.dead == ["Braided Warrior"]
    assert s.facts["last_challenge"]["unopposed"]


@rule("RR.lasting-effects.2", "RR.lasting-effects.1")
def test_punishment_ends_with_the_phase_even_if_the_plaza_is_gone() -> None:
    s = scene(
        you=side(plays=["Plaza of Punishment", "Unsullied"]),
        foe=side(plays=["Drogon"]),
        ask="windows",
    )
    s.all_pass("4.2")
    s.you.challenges("power", "Unsullied")
    s.pass_to("4.2.2")
    s.you.uses("Plaza of Punishment")
    s.you.picks("Drogon")
    s.pass_to("4.aw")
    s.discard("Plaza of Punishment")
    assert s.card("Drogon")["strength"] == 2
    s.pass_to("5.aw")
    assert s.card("Drogon")["strength"] == 4


@rule("RR.save.4")
def test_no_duplicate_saves_from_punishment() -> None:
    s = scene(
        you=side(plays=["Plaza of Punishment", "Unsullied"]),
        foe=side(plays=[{"card": "Viserion", "duplicates": ["Viserion"]}]),
    )
    s.you.challenges("power", "Unsullied")
    s.foe.defends()
    s.you.uses("Plaza of Punishment")
    s.you.picks("Viserion")
    assert s.foe.dead == ["Viserion"]
    assert s.foe.discard == ["Viserion"]


@pytest.mark.parametrize(("kneeling", "type"), [(True, "power"), (False, "military")])
def test_the_plaza_needs_to_stand_and_a_power_challenge(kneeling: bool, type: str) -> None:
    s = scene(
        you=side(plays=[{"card": "Plaza of Punishment", "kneeling": kneeling}, "Unsullied"]),
        foe=side(plays=["Drogon"]),
        ask="windows",
    )
    s.all_pass("4.2")
    s.you.challenges(type, "Unsullied")
    s.pass_to("4.2.4")
    assert s.facts["challenge"]["winner"] == 0
    assert s.card("Drogon")["strength"] == 4


@rule("RR.cancel.3")
def test_the_plaza_cancelled_stays_knelt() -> None:
    s = scene(
        you=side(plays=["Plaza of Punishment", "Unsullied"]),
        foe=side(plays=["Tywin Lannister"], hand=["Treachery"], gold=1),
    )
    s.you.challenges("power", "Unsullied")
    s.foe.defends()
    s.you.uses("Plaza of Punishment")
    s.you.picks("Tywin Lannister")
    s.foe.plays("Treachery")
    assert s.card("Plaza of Punishment")["kneeling"]
    assert s.card("Tywin Lannister")["strength"] == 6


# Dothraki Sea


def test_the_dothraki_come_over_the_sea_for_a_phase() -> None:
    s = scene(
        you=side(plays=["Dothraki Sea", "Unsullied"], hand=["Khal Drogo", "Braided Warrior", "Viserion"]),
        ask="windows",
    )
    s.all_pass("4.2")
    s.you.challenges("power", "Unsullied")
    s.pass_to("4.2.2")
    s.you.uses("Dothraki Sea")
    assert s.you.offered() == ["Khal Drogo", "Braided Warrior"]
    s.you.picks("Khal Drogo")
    assert sorted(s.you.in_play) == ["Khal Drogo", "Unsullied"]
    assert s.you.discard == ["Dothraki Sea"]
    s.pass_to("5.aw")
    assert sorted(s.you.hand) == ["Braided Warrior", "Khal Drogo", "Viserion"]


@rule("RR.in-play.1", "RR.put-into-play.5")
@pytest.mark.parametrize("spent", [False, True])
def test_a_duplicate_of_the_sea_goes_home_and_does_not_take_its_card_along(spent: bool) -> None:
    s = scene(
        you=side(plays=["Dothraki Sea", "Unsullied", "Khal Drogo"], hand=["Khal Drogo"]),
        ask="windows",
    )
    s.all_pass("4.2")
    s.you.challenges("power", "Unsullied")
    s.pass_to("4.2.2")
    s.you.uses("Dothraki Sea")
    assert len(s.card("Khal Drogo")["duplicates"]) == 1
    if spent:
        s.kill("Khal Drogo")
        s.you.saves("Khal Drogo")
    s.pass_to("5.aw")
    assert s.you.in_play == ["Unsullied", "Khal Drogo"]
    assert s.card("Khal Drogo")["duplicates"] == []
    assert s.you.hand == ([] if spent else ["Khal Drogo"])


@rule("RR.leaves-play.5")
def test_who_died_is_not_taken_home_over_the_sea() -> None:
    s = scene(you=side(plays=["Dothraki Sea", "Unsullied"], hand=["Khal Drogo"]), ask="windows")
    s.all_pass("4.2")
    s.you.challenges("power", "Unsullied")
    s.pass_to("4.2.2")
    s.you.uses("Dothraki Sea")
    s.pass_to("4.aw")
    s.kill("Khal Drogo")
    s.pass_to("5.aw")
    assert s.you.dead == ["Khal Drogo"]


@pytest.mark.parametrize("hand", [["Viserion"], []])
def test_the_sea_needs_dothraki_in_hand(hand: list[str]) -> None:
    s = scene(you=side(plays=["Dothraki Sea", "Unsullied"], hand=hand), ask="windows")
    s.all_pass("4.2")
    s.you.challenges("power", "Unsullied")
    s.pass_to("4.2.4")
    assert "Dothraki Sea" in s.you.in_play


@rule("RR.cancel.3")
def test_the_sea_cancelled_is_gone() -> None:
    s = scene(
        you=side(plays=["Dothraki Sea", "Unsullied"], hand=["Khal Drogo"]),
        foe=side(plays=["Tywin Lannister"], hand=["Treachery", "Treachery"], gold=2),
    )
    s.you.challenges("power", "Unsullied")
    s.foe.defends()
    s.you.uses("Dothraki Sea")
    s.foe.plays("Treachery")
    assert s.you.discard == ["Dothraki Sea"]
    assert "Khal Drogo" not in s.you.in_play


@rule("RR.delayed-effects.3")
def test_the_return_over_the_sea_cannot_be_cancelled() -> None:
    s = scene(
        you=side(plays=["Dothraki Sea", "Unsullied"], hand=["Khal Drogo"]),
        foe=side(plays=["Tywin Lannister"], hand=["Treachery"], gold=2),
        ask="windows",
    )
    s.all_pass("4.2")
    s.you.challenges("power", "Unsullied")
    s.pass_to("4.2.2")
    s.you.uses("Dothraki Sea")
    s.foe.passes()
    s.pass_to("5.aw")
    assert s.you.hand == ["Khal Drogo"]
    assert s.foe.hand == ["Treachery"]


# Illyrio's Estate


def test_the_estate_makes_the_next_targaryen_card_cheaper() -> None:
    s = scene(
        you=side(plays=["Illyrio's Estate"], hand=["Drogo's Arakh", "Braided Warrior"], gold=3),
        at="marshaling",
    )
    s.you.uses("Illyrio's Estate")
    s.you.marshals("Braided Warrior")
    assert s.you.gold == 2
    s.you.marshals("Drogo's Arakh")
    assert s.you.gold == 0


def test_the_estate_kneels_once_and_only_one_limited_card_is_marshaled() -> None:
    s = scene(
        you=side(
            plays=[{"card": "Illyrio's Estate", "kneeling": True}],
            hand=["Illyrio's Estate", "The Roseroad"],
        ),
        at="marshaling",
        ask="windows",
    )
    assert s.you.offered(Verb.USE) == []
    s.you.marshals("Illyrio's Estate")
    s.foe.passes()
    assert s.you.offered(Verb.MARSHAL) == []
