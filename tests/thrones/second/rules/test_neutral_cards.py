"""Neutral cards, qualifiers, printed values and self-reference: which cards words mean."""

from tests.thrones.scene import scene, side
from weirwood.core.option import Verb
from weirwood.rules import rule


@rule("RR.neutral.2")
def test_a_neutral_card_is_neither_in_nor_out_of_faction() -> None:
    you = side(plays=["Robb Stark", "Varys", "Khal Drogo"], hand=["Sent Home", "Exiled"], faction="stark")
    foe = side(plays=["Balon Greyjoy", "Littlefinger", "Arya Stark"], faction="greyjoy")
    s = scene(you, foe, ask="windows")
    s.you.plays("Sent Home")
    assert s.you.offered() == ["Robb Stark", "Balon Greyjoy"]
    s.you.picks("Robb Stark")
    s.foe.passes()
    s.you.plays("Exiled")
    assert s.you.offered() == ["Khal Drogo", "Arya Stark"]


@rule("RR.qualifiers.1")
def test_a_qualifier_before_a_list_applies_to_each_item() -> None:
    you = side(plays=["Robb Stark", "The Iron Throne"], hand=["The Great Fall"])
    foe = side(
        plays=["Nobody", "The Roseroad", "Casterly Rock", {"card": "Varys", "attachments": ["Little Bird"]}]
    )
    s = scene(you, foe, ask="windows")
    s.you.plays("The Great Fall")
    assert s.you.offered(Verb.PICK) == ["Robb Stark", "The Iron Throne", "Casterly Rock", "Varys"]
