"""Duplicates: how a copy becomes one, what it is then, and how it saves (RR.duplicates)."""

import pytest

from tests.thrones.scene import Scene, reveal, scene, side
from tests.thrones.second.rules.asking import refused
from weirwood.core.option import Verb
from weirwood.rules import rule


def _duplicates(s: Scene, name: str) -> list[str]:
    return [s.state.cards[card].code for card in s.card(name)["duplicates"]]


def _double(name: str, copies: int = 1) -> dict[str, object]:
    return {"card": name, "duplicates": [name] * copies}


@rule("RR.duplicates.1")
def test_another_copy_is_marshaled_faceup_under_the_first() -> None:
    s = scene(side(plays=["Robb Stark"], hand=["Robb Stark"], gold=6), at="marshaling", ask="windows")
    assert s.you.offered(Verb.MARSHAL) == []
    s.you.marshals("Robb Stark")
    assert _duplicates(s, "Robb Stark") == ["01146"]
    assert (s.you.in_play, s.you.hand) == (["Robb Stark"], [])
    theirs = [card for card in s.state.view(1)["cards"] if card["zone"] == "duplicate"]
    assert [(card["name"], card["facedown"]) for card in theirs] == [("Robb Stark", False)]


@rule("RR.duplicates.1")
def test_only_a_card_you_own_and_control_takes_your_duplicate() -> None:
    stolen = side(plays=[{"card": "Robb Stark", "controller": 1}], hand=["Robb Stark"], gold=9)
    s = scene(stolen, at="marshaling", ask="windows")
    assert s.you.offered() == ["pass"]
    thief = side(hand=["Robb Stark"], gold=9)
    s = scene(thief, side(plays=[{"card": "Robb Stark", "controller": 0}]), at="marshaling", ask="windows")
    assert s.you.offered() == ["pass"]
    theirs = scene(thief, side(plays=["Robb Stark"]), at="marshaling", ask="windows")
    assert theirs.you.offered(Verb.MARSHAL) == ["Robb Stark"]
    many = side(plays=["Wildling Horde"], hand=["Wildling Horde"], gold=9)
    assert scene(many, at="marshaling").you.offered(Verb.DUPLICATE) == []


@rule("RR.duplicates.2")
@pytest.mark.parametrize("way", ["kill", "discard", "return"])
def test_a_duplicate_saves_from_leaving_play_and_is_not_canceled(way: str) -> None:
    traitor = side(plays=["Grand Maester Pycelle"], hand=["Treachery", "The Things I Do For Love"], gold=9)
    traitor["play"].append("Cersei Lannister")
    s = scene(side(plays=[_double("Arya Stark")]), traitor, ask="windows", first_player=1)
    if way == "return":
        s.foe.plays("The Things I Do For Love")
        s.foe.names("3")
    else:
        (s.kill if way == "kill" else s.discard)("Arya Stark")
    assert s.foe.offered() == []
    s.you.saves("Arya Stark")
    assert (s.you.in_play, s.you.discard) == (["Arya Stark"], ["Arya Stark"])
    assert "Treachery" in s.foe.hand
    assert _duplicates(s, "Arya Stark") == []


@rule("RR.duplicates.2")
def test_a_duplicate_is_no_help_where_nothing_leaves_play() -> None:
    s = reveal("Filthy Accusations", foe=side(plays=[_double("Arya Stark")]))
    assert s.card("Arya Stark")["kneeling"]
    assert _duplicates(s, "Arya Stark") != []


@rule("RR.duplicates.3")
def test_a_duplicate_costs_no_gold() -> None:
    s = scene(side(plays=["Tywin Lannister"], hand=["Tywin Lannister"]), at="marshaling", ask="windows")
    s.you.marshals("Tywin Lannister")
    assert (s.you.gold, len(_duplicates(s, "Tywin Lannister"))) == (0, 1)
    s = scene(
        side(plays=["Tywin Lannister"], hand=["Tywin Lannister"], gold=7), at="marshaling", ask="windows"
    )
    s.you.marshals("Tywin Lannister")
    assert s.you.gold == 7


@rule("RR.duplicates.4")
def test_a_duplicate_is_no_attachment() -> None:
    robb = {**_double("Robb Stark"), "attachments": ["Little Bird"]}
    s = reveal("Confiscation", foe=side(plays=[robb]))
    assert s.foe.discard == ["Little Bird"]
    assert len(_duplicates(s, "Robb Stark")) == 1
    s = scene(side(plays=["Drogon"], hand=["Drogon", "Little Bird"], gold=9), at="marshaling", ask="windows")
    assert s.you.offered() == ["Drogon", "pass"]
    s.you.marshals("Drogon")
    assert len(_duplicates(s, "Drogon")) == 1


@rule("RR.duplicates.5")
def test_a_duplicate_is_neither_counted_nor_chosen() -> None:
    s = scene(side(plays=["Direwolf Pup", _double("Summer", 2), {"card": "Drogon", "kneeling": True}]))
    assert s.card("Direwolf Pup")["strength"] == 2
    s = reveal("Calling the Banners", foe=side(plays=[_double("Robb Stark", 2), "Nobody"]))
    assert s.you.gold == 2
    s = reveal("Filthy Accusations", foe=side(plays=[_double("Robb Stark", 2), "Nobody"]))
    assert s.you.offered() == ["Robb Stark", "Nobody"]


@rule("RR.duplicates.5")
def test_a_duplicate_has_no_title_to_be_a_copy() -> None:
    s = scene(
        side(plays=["The Tickler"]),
        side(plays=[_double("Robb Stark")], deck=["Robb Stark", "The Roseroad"]),
        at="dominance",
        ask="windows",
    )
    s.you.uses("The Tickler")
    s.you.says(True)
    s.foe.saves("Robb Stark")  # only the card in play could be chosen
    assert s.foe.in_play == ["Robb Stark"]


@rule("RR.duplicates.6")
def test_every_duplicate_saves_once() -> None:
    s = scene(side(plays=["Eddard Stark"], hand=["Eddard Stark"] * 3), at="marshaling", ask="windows")
    for _ in range(3):
        s.you.marshals("Eddard Stark")
        s.foe.passes()
    assert len(_duplicates(s, "Eddard Stark")) == 3
    for left in (2, 1, 0):
        s.kill("Eddard Stark")
        s.you.saves("Eddard Stark")
        assert len(_duplicates(s, "Eddard Stark")) == left
    s.kill("Eddard Stark")
    assert s.you.dead == ["Eddard Stark"]


@rule("RR.duplicates.7")
def test_the_version_first_in_play_stays_and_the_other_is_its_duplicate() -> None:
    s = scene(side(plays=["t-faces-a"], hand=["t-faces-b"], plot="Summons"), at="marshaling", ask="windows")
    s.you.marshals("Lady of Faces")
    lady = s.card("Lady of Faces")
    assert (lady["code"], lady["strength"], lady["icons"], lady["keywords"]) == (
        "t-faces-a",
        3,
        ["intrigue"],
        [],
    )
    assert _duplicates(s, "Lady of Faces") == ["t-faces-b"]
    assert s.you.facts["income"] == 5
    s.kill("Lady of Faces")
    s.you.saves("Lady of Faces")
    assert s.card("Lady of Faces")["code"] == "t-faces-a"
    assert [s.state.cards[card].code for card in s.you.facts["discard"]] == ["t-faces-b"]


@rule("RR.duplicates.8")
def test_a_duplicate_is_not_marshaled_as_a_character() -> None:
    mine = side(plays=["Littlefinger"], hand=["Littlefinger", "Robb Stark"], gold=4, plot="A Noble Cause")
    s = scene(mine, at="marshaling", ask="windows")
    s.you.marshals("Littlefinger")
    assert s.foe.offered() == ["pass"]  # no reaction
    s.foe.passes()
    s.you.marshals("Robb Stark")  # the first Lord, for 2 less
    assert s.you.gold == 0


@rule("RR.duplicates.9")
def test_the_save_is_optional_and_comes_before_interrupts_to_the_kill() -> None:
    s = scene(side(plays=[_double("Ser Davos Seaworth")]), ask="windows")
    s.kill("Ser Davos Seaworth")
    assert s.you.offered() == ["Ser Davos Seaworth", "pass"]
    assert s.you.offered(Verb.USE) == []
    s.you.passes()
    assert s.you.offered(Verb.USE) == ["Ser Davos Seaworth"]
    s.you.uses("Ser Davos Seaworth")
    assert (s.you.hand, s.you.discard) == (["Ser Davos Seaworth"], ["Ser Davos Seaworth"])
    s = scene(side(plays=[_double("Ser Davos Seaworth")]), ask="windows")
    s.kill("Ser Davos Seaworth")
    s.you.saves("Ser Davos Seaworth")
    assert s.you.offered(Verb.USE) == []
    assert s.you.in_play == ["Ser Davos Seaworth"]


@rule("RR.duplicates.1")
def test_without_the_first_copy_nothing_can_be_marshaled_as_a_duplicate() -> None:
    s = scene(side(hand=["Robb Stark"]), at="marshaling", ask="windows")
    assert refused(s, 0, "duplicate", "Robb Stark") == ["FAQ.1.2.1"]


def test_a_duplicate_is_told_of_when_it_is_discarded_not_when_all_saves_are_made() -> None:
    s = scene(side(plays=[_double("Robb Stark"), _double("Arya Stark")]), ask="windows")
    s.kill("Robb Stark", "Arya Stark")
    s.you.saves("Robb Stark")
    assert s.you.discard == ["Robb Stark"]
    s.you.saves("Arya Stark")
    assert sorted(s.you.in_play) == ["Arya Stark", "Robb Stark"]
