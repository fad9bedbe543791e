"""Cards that are offered, and are not any more once what would pay for them kneels or is gone."""

from collections.abc import Callable
from typing import Final

import pytest

from tests.thrones.scene import Scene, scene, side
from tests.thrones.second.cards.ravens import acts, attacked, foe, wins
from weirwood.core.option import Verb
from weirwood.rules import rule
from weirwood.thrones.engine.state.happening import Happening
from weirwood.thrones.engine.words import GOLD_RETURNED, KNELT

KING: Final = "Robert Baratheon"


def wall() -> Scene:
    s = acts(plays=["The Wall"])
    s.pass_to("4.4")
    return s


def alliser() -> Scene:
    s = acts(foe("Balon Greyjoy"), first=1, hand=["Ser Alliser Thorne"], gold=4)
    s.pass_to("4.2")
    s.foe.challenges("military", "Balon Greyjoy")
    return s


def eyrie() -> Scene:
    return scene(side(plays=["The Eyrie"]), side(plays=["Hedge Knight"]), at="4.1", ask="windows")


def warm_rain() -> Scene:
    s = acts(foe("Cersei Lannister"), first=1, plays=["Direwolf Pup"], hand=["Like Warm Rain"], gold=1)
    s.pass_to("4.2")
    s.foe.challenges("intrigue", "Cersei Lannister")
    s.pass_to("4.2.1")
    s.you.defends()
    s.all_pass()
    return s


def watcher() -> Scene:
    rangers = ["Benjen Stark", "Ranging Party"]
    return attacked("military", plays=rangers, hand=["The Watcher on the Walls"], gold=1)


UNPAID: Final[tuple[tuple[str, Callable[[], Scene], str], ...]] = (
    ("The Wall", wall, "The Wall"),
    (
        "Plaza of Punishment",
        lambda: wins("power", "Khal Drogo", plays=["Khal Drogo", "Plaza of Punishment"]),
        "Plaza of Punishment",
    ),
    ("The Mander", lambda: wins("power", KING, plays=[KING, "The Mander"]), "The Mander"),
    ("The Eyrie", eyrie, "The Eyrie"),
    ("Ser Alliser Thorne", alliser, "faction"),
    (
        "In the Name of Your King!",
        lambda: attacked("military", hand=["In the Name of Your King!"], gold=1),
        "faction",
    ),
    (
        "Pyromancers",
        lambda: acts(foe("The Wall"), at="dominance", plays=["Pyromancers"], power=1),
        "Pyromancers",
    ),
    ("Ser Alliser Thorne", alliser, "gold"),
    ("Like Warm Rain", warm_rain, "gold"),
    ("The Watcher on the Walls", watcher, "gold"),
    (
        "Nymeria",
        lambda: acts(plays=[{"card": "Robb Stark", "attachments": ["Nymeria"]}, "Arya Stark"], gold=1),
        "gold",
    ),
)


@pytest.mark.parametrize(
    ("card", "start", "pays"), UNPAID, ids=[f"{card}-{what}" for card, _, what in UNPAID]
)
@rule("RR.costs.5")
def test_what_cannot_be_paid_is_not_offered(card: str, start: Callable[[], Scene], pays: str) -> None:
    s = start()
    assert card in s.you.offered(Verb.USE) + s.you.offered(Verb.PLAY)
    if pays == "gold":
        s.happen([Happening(GOLD_RETURNED, seat=0, amount=1)])
    else:
        s.happen([Happening(KNELT, s.you.facts["faction_card"] if pays == "faction" else s.id(pays), 0)])
    assert card not in s.you.offered(Verb.USE) + s.you.offered(Verb.PLAY)
