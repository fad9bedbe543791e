"""What follows with *then* has nothing to follow where the first part cannot happen: such a card cannot be used."""

from collections.abc import Callable
from typing import Any

import pytest

from tests.thrones.scene import Scene, scene, side
from weirwood.core.option import Verb
from weirwood.rules import rule

R_HLLOR = "Fiery Followers"


def _flames(possible: bool) -> Scene:
    you = side(plays=[R_HLLOR], hand=["Seen In Flames"], gold=5)
    return scene(you, side(hand=["Ice"] * possible), at="4.aw", ask="windows")


def _tickler(possible: bool) -> Scene:
    return scene(side(plays=["The Tickler"]), side(deck=["Ice"] * possible), at="5.aw", ask="windows")


def _arianne(possible: bool) -> Scene:
    hand = ["Nymeria Sand" if possible else "Ice"]
    return scene(side(plays=["Arianne Martell"], hand=hand), ask="windows")


def _lady(possible: bool) -> Scene:
    """There is somebody else for her to go to; where not, Sansa could stand up all the same."""
    wolf: Any = {"card": "Sansa Stark", "kneeling": True, "attachments": ["Lady"]}
    return scene(side(plays=[wolf, *["Bran Stark"] * possible], gold=1), ask="windows")


def _osha(possible: bool) -> Scene:
    """She attacks; where not, she kneels and could stand up all the same."""
    osha: Any = {"card": "Osha", "kneeling": not possible}
    s = scene(side(plays=[osha, "Bran Stark", "Hedge Knight"]), ask="windows")
    s.pass_to("4.2")
    s.you.challenges("military", "Osha" if possible else "Hedge Knight")
    return s


def _winterfell(possible: bool) -> Scene:
    s = scene(side(plays=["Hedge Knight", {"card": "Winterfell", "kneeling": not possible}]), ask="windows")
    s.pass_to("4.2")
    s.you.challenges("military", "Hedge Knight")
    return s


def _viper(possible: bool) -> Scene:
    foe = side(plays=["Hedge Knight"], hand=["Ice"] * possible)
    s = scene(side(hand=["His Viper Eyes"], gold=2), foe, first_player=1, ask="windows")
    s.pass_to("4.2")
    s.foe.challenges("military", "Hedge Knight")
    s.pass_to("4.2.1")
    s.you.defends()
    s.all_pass()
    return s


def _ritual(possible: bool) -> Scene:
    """Whom fire kills at strength 0 is not saved by what gives no strength."""
    foe = side(plays=["Drogon", "Rhaegal"], hand=["Dracarys!"], gold=1)
    s = scene(side(plays=["Hedge Knight"], hand=["Blood Magic Ritual"], gold=1), foe, ask="windows")
    if possible:
        s.kill("Hedge Knight")
        return s
    s.pass_to("4.2")
    s.you.challenges("military", "Hedge Knight")
    s.you.passes()
    s.foe.plays("Dracarys!")
    s.foe.picks("Rhaegal")
    return s


@pytest.mark.parametrize(
    ("card", "placed"),
    [
        ("Blood Magic Ritual", _ritual),
        ("Seen In Flames", _flames),
        ("The Tickler", _tickler),
        ("Arianne Martell", _arianne),
        ("Lady", _lady),
        ("Osha", _osha),
        ("Winterfell", _winterfell),
        ("His Viper Eyes", _viper),
    ],
)
@rule("RR.abilities.8")
def test_a_card_whose_first_part_cannot_happen_is_not_used(
    card: str, placed: Callable[[bool], Scene]
) -> None:
    for possible in (True, False):
        you = placed(possible).you
        assert (card in you.offered(Verb.USE) + you.offered(Verb.PLAY)) == possible
