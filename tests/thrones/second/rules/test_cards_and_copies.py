"""Card types, characters, copies, targets, and cards that beat the book."""

import pytest

from tests.thrones.scene import reveal, scene, side
from tests.thrones.second.rules.asking import refused
from weirwood.core.option import Verb
from weirwood.rules import rule


@rule("RR.golden.2")
def test_a_card_beats_the_book() -> None:
    s = scene(
        side(plays=["Ser Jaime Lannister", "Robb Stark"]), side(plays=["Obara Sand", "Nobody"]), ask="windows"
    )
    s.all_pass()
    s.you.challenges("military", "Ser Jaime Lannister", "Robb Stark")
    assert not s.card("Ser Jaime Lannister")["kneeling"]
    assert s.card("Robb Stark")["kneeling"]
    obara = {"card": "Obara Sand", "kneeling": True}
    nobody = {"card": "Nobody", "kneeling": True}
    s = scene(side(plays=["Robb Stark"]), side(plays=[obara, nobody]), ask="windows")
    s.all_pass()
    s.you.challenges("power", "Robb Stark")
    s.all_pass()
    assert s.foe.offered(Verb.PICK) == ["Obara Sand"]


@rule("RR.cardtypes.1")
def test_a_card_of_another_type_is_of_that_type_alone() -> None:
    kraken = side(plays=["Theon Greyjoy"], hand=["Risen from the Sea"], plots=["Confiscation"])
    s = scene(kraken, side(plots=["The Winds of Winter"]), at="taxation", ask="windows")
    s.kill("Theon Greyjoy")
    s.you.plays("Risen from the Sea")
    risen = s.card("Risen from the Sea")
    assert (risen["type"], risen["zone"], risen["traits"]) == ("attachment", "attached", ["Condition"])
    assert s.card("Theon Greyjoy")["strength"] == 4
    s.pass_to("1.aw")
    assert s.you.discard == ["Risen from the Sea"]  # Confiscation found an attachment
    assert s.card("Risen from the Sea")["type"] == "event"


@rule("RR.character.1")
def test_a_character_stays_in_play_until_something_removes_it() -> None:
    plots = ["The Winds of Winter"]
    s = scene(
        side(hand=["Bastard in Hiding"], gold=2, plots=plots),
        side(plots=plots),
        at="marshaling",
        ask="windows",
    )
    s.you.marshals("Bastard in Hiding")
    bastard = s.card("Bastard in Hiding")
    assert (bastard["zone"], bastard["controller"], bastard["kneeling"]) == ("play", 0, False)
    s.pass_to("3.aw", round=2)
    assert s.you.in_play == ["Bastard in Hiding"]
    s.kill("Bastard in Hiding")
    assert (s.you.in_play, s.you.dead) == ([], ["Bastard in Hiding"])


@rule("RR.choose.1")
def test_without_a_target_an_ability_that_chooses_does_not_initiate() -> None:
    bird = {"card": "Robb Stark", "attachments": ["Little Bird", "Noble Lineage"]}
    assert reveal("Confiscation", you=side(plays=[bird])).you.offered() == ["Little Bird", "Noble Lineage"]
    s = scene(side(plays=["Margaery Tyrell"]), ask="windows")
    assert s.you.offered() == ["Margaery Tyrell", "pass"]
    s = scene(side(plays=["Maester Cressen", "Robb Stark"]), at="marshaling", ask="windows")
    assert s.you.offered() == ["pass"]
    assert refused(s, 0, "use", "Maester Cressen") == ["RR.target.3"]


@rule("RR.copy.1")
@pytest.mark.parametrize("other", ["t-faces-b", "t-faces-c"])
def test_cards_of_one_title_are_copies_whatever_else_they_are(other: str) -> None:
    s = scene(side(plays=["t-faces-a"], hand=[other], gold=9), at="marshaling")
    assert (s.you.offered(Verb.MARSHAL), s.you.offered(Verb.DUPLICATE)) == ([], ["Lady of Faces"])
    s = scene(side(dead=["t-faces-a"], hand=[other], gold=9), at="marshaling", ask="windows")
    assert s.you.offered() == ["pass"]


@rule("RR.copy.1")
def test_the_tickler_finds_another_version() -> None:
    s = scene(
        side(plays=["The Tickler"]),
        side(plays=["t-faces-a"], deck=["t-faces-c", "Varys"]),
        at="dominance",
        ask="windows",
    )
    s.you.uses("The Tickler")
    s.you.says(True)
    assert sorted(s.foe.discard) == ["Lady of Faces", "Lady of Faces"]
    assert s.foe.in_play == []
