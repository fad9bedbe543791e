"""The soldiers and servants of House Targaryen."""

import pytest

from tests.thrones.scene import scene, side
from weirwood.core.option import Verb
from weirwood.rules import rule


@rule("RR.no-attachments.3")
@pytest.mark.parametrize("name", ["Braided Warrior", "Unsullied"])
def test_soldiers_bear_weapons_only(name: str) -> None:
    s = scene(you=side(plays=[name], hand=["Drogo's Arakh", "Little Bird"], gold=5), at="marshaling")
    assert "Little Bird" not in s.you.offered(Verb.MARSHAL)
    assert ("Drogo's Arakh" in s.you.offered(Verb.MARSHAL)) == (name == "Braided Warrior")


def test_braided_warrior_fights_with_three() -> None:
    s = scene(you=side(plays=["Braided Warrior"]), foe=side(plays=["Unsullied"]))
    s.you.challenges("military", "Braided Warrior")
    s.foe.defends("Unsullied")
    challenge = s.facts["last_challenge"]
    assert (challenge["attacking_strength"], challenge["defending_strength"]) == (3, 3)
    assert challenge["winner"] == 0


@rule("RR.costs.2")
def test_a_handmaiden_is_sacrificed_to_stand_a_lady() -> None:
    s = scene(
        you=side(plays=["Handmaiden", {"card": "Unsullied", "kneeling": True}]),
        foe=side(plays=[{"card": "Margaery Tyrell", "kneeling": True}]),
    )
    s.you.uses("Handmaiden")
    assert not s.card("Margaery Tyrell")["kneeling"]
    assert s.card("Unsullied")["kneeling"]
    assert s.you.discard == ["Handmaiden"]


def test_a_handmaiden_finds_no_kneeling_lady() -> None:
    s = scene(
        you=side(plays=["Handmaiden", "Daenerys Targaryen", {"card": "Unsullied", "kneeling": True}]),
        ask="windows",
    )
    assert s.you.offered() == ["pass"]


@rule("RR.costs.2", "RR.cancel.3")
def test_a_handmaiden_cancelled_is_gone_for_nothing() -> None:
    s = scene(
        you=side(plays=["Handmaiden", {"card": "Daenerys Targaryen", "kneeling": True}]),
        foe=side(plays=["Tywin Lannister"], hand=["Treachery"], gold=1),
    )
    s.you.uses("Handmaiden")
    s.foe.plays("Treachery")
    assert s.card("Daenerys Targaryen")["kneeling"]
    assert s.you.discard == ["Handmaiden"]


def test_a_loyalist_makes_the_next_targaryen_character_cheaper() -> None:
    s = scene(
        you=side(
            plays=["Targaryen Loyalist"],
            hand=["Littlefinger", "Braided Warrior", "Braided Warrior", "Plaza of Punishment"],
            gold=11,
        ),
        at="marshaling",
    )
    s.you.uses("Targaryen Loyalist")
    s.you.marshals("Plaza of Punishment")
    s.you.marshals("Littlefinger")
    s.you.passes()
    assert s.you.gold == 3
    s.you.marshals("Braided Warrior")
    assert s.you.gold == 2
    s.you.marshals("Braided Warrior")
    assert s.you.gold == 0


@pytest.mark.parametrize(("kneeling", "at"), [(True, "marshaling"), (False, "challenges")])
def test_a_loyalist_helps_standing_and_while_marshaling(kneeling: bool, at: str) -> None:
    s = scene(you=side(plays=[{"card": "Targaryen Loyalist", "kneeling": kneeling}]), at=at, ask="windows")
    assert s.you.offered() == ["pass"]


# Unsullied


@rule("RR.constant-abilities.3")
def test_each_attacking_unsullied_weakens_every_defender() -> None:
    s = scene(
        you=side(plays=["Unsullied", "Unsullied"]),
        foe=side(plays=["Khal Drogo", "Magister Illyrio"]),
        ask="windows",
    )
    s.all_pass("4.2")
    s.you.challenges("power", "Unsullied", "Unsullied")
    s.all_pass("4.2.1")
    s.foe.defends("Khal Drogo")
    assert s.card("Khal Drogo")["strength"] == 3
    assert s.card("Magister Illyrio")["strength"] == 4


def test_defending_unsullied_weaken_nobody() -> None:
    s = scene(
        you=side(plays=["Khal Drogo"]), foe=side(plays=["Unsullied", "Targaryen Loyalist"]), ask="windows"
    )
    s.all_pass("4.2")
    s.you.challenges("power", "Khal Drogo")
    s.all_pass("4.2.1")
    s.foe.defends("Unsullied", "Targaryen Loyalist")
    assert s.card("Targaryen Loyalist")["strength"] == 1
    assert s.card("Khal Drogo")["strength"] == 5


@rule("RR.modifiers.5")
def test_what_takes_strength_below_nothing_absorbs_what_comes_after() -> None:
    s = scene(
        you=side(plays=["Unsullied", "Unsullied"]),
        foe=side(plays=["Targaryen Loyalist", "Margaery Tyrell"]),
        ask="windows",
    )
    s.all_pass("4.2")
    s.you.challenges("power", "Unsullied", "Unsullied")
    s.all_pass("4.2.1")
    s.foe.defends("Targaryen Loyalist")
    assert s.card("Targaryen Loyalist")["strength"] == 0
    s.you.passes()
    s.foe.uses("Margaery Tyrell")
    s.foe.picks("Targaryen Loyalist")
    assert s.card("Targaryen Loyalist")["strength"] == 2
