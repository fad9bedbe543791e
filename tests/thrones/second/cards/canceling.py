"""A foe who may cancel whatever you use: its costs stay paid, and nothing else happens."""

from typing import Any

import pytest

from tests.thrones.scene import Scene, scene, side
from weirwood.core.option import Verb

either_way = pytest.mark.parametrize("canceled", [False, True])
"""What is used takes effect, or is canceled."""


def canceler(*plays: str | dict[str, Any], **rest: Any) -> dict[str, Any]:
    """A side that may cancel an event, or an ability of a character, location or attachment."""
    hand = [*rest.pop("hand", ()), "Treachery", "The Hand's Judgment"]
    return side(plays=["Grand Maester Pycelle", *plays], hand=hand, **{"gold": 5, **rest})


def answers(s: Scene, canceled: bool) -> None:
    """The foe cancels what was just used, or lets it be."""
    if canceled:
        s.foe.plays(next(name for name in s.foe.offered(Verb.PLAY)))
    else:
        s.foe.passes()


def kneels(s: Scene) -> bool:
    """Whether your faction card kneels."""
    return bool(s.facts["cards"][s.you.facts["faction_card"]]["kneeling"])


def cancelable(you: dict[str, Any], at: str = "challenges", first: int = 0, **foe: Any) -> Scene:
    """A scene against a foe who may cancel, in which every window asks."""
    theirs = side(
        plays=["Cersei Lannister", *foe.pop("plays", ())],
        hand=["Treachery", "The Hand's Judgment"],
        **{"gold": 9, **foe},
    )
    return scene(you, theirs, at, first, ask="windows")


def use_in_vain(s: Scene, name: str, *picked: str) -> None:
    """Use or play a card with these picks; the foe cancels it."""
    s.you.uses(name)
    for card in picked:
        s.you.picks(card)
    answers(s, canceled=True)
