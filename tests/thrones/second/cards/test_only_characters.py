"""Cards that choose any character: a location beside it, which kneels as well, is none."""

from collections.abc import Callable
from typing import Any, Final

import pytest

from tests.thrones.scene import Scene, reveal, scene, side
from tests.thrones.second.cards.ravens import attacked, attacks, wins
from weirwood.core.option import Verb

KNIGHT: Final = "Tumblestone Knight"


def kneeling(name: str) -> dict[str, Any]:
    return {"card": name, "kneeling": True}


def acting(*plays: Any, use: str, **you: Any) -> Scene:
    """You use a card; there are a character and a location that kneel."""
    kneel = [kneeling(name) for name in (KNIGHT, "Osha", "Sea Tower")]
    s = scene(side(plays=[*plays, *kneel], **you), side(), ask="windows")
    s.you.uses(use)
    return s


def throne() -> Scene:
    you = side(plays=[kneeling(name) for name in (KNIGHT, "Osha", "Sea Tower")])
    s = reveal("Power Behind the Throne", you=you)
    if "Power Behind the Throne" not in s.you.offered():
        s.foe.passes()
    s.you.uses("Power Behind the Throne")
    return s


def shireen() -> Scene:
    foe = side(plays=[KNIGHT, "Sea Tower"])
    s = scene(side(plays=["Shireen Baratheon", "The Roseroad"]), foe, ask="windows")
    s.kill("Shireen Baratheon")
    s.you.uses("Shireen Baratheon")
    return s


def hotah() -> Scene:
    you = {"plays": [KNIGHT, "Osha", "Sea Tower"], "hand": ["Areo Hotah"], "gold": 5}
    s = attacks("military", KNIGHT, "Osha", theirs=side(plays=["The Roseroad"]), **you)
    s.you.ambushes("Areo Hotah")
    s.you.uses("Areo Hotah")
    return s


def caleotte() -> Scene:
    s = attacked("power", plays=["Maester Caleotte", "Sea Tower"])
    s.pass_to("4.2.1")
    s.you.defends("Maester Caleotte")
    s.all_pass()
    s.you.uses("Maester Caleotte")
    return s


def rhaegal() -> Scene:
    plays: list[Any] = ["Rhaegal", kneeling("Viserys Targaryen"), kneeling("Plaza of Punishment")]
    s = wins("power", "Daenerys Targaryen", side(), plays=["Daenerys Targaryen", *plays])
    s.you.uses("Rhaegal")
    return s


def warhammer() -> Scene:
    robert = {"card": "Robert Baratheon", "attachments": ["King Robert's Warhammer"]}
    s = wins("military", "Robert Baratheon", side(plays=[KNIGHT, "Sea Tower"]), plays=[robert])
    s.you.uses("King Robert's Warhammer")
    return s


CHOSEN: Final[tuple[tuple[str, Callable[[], Scene], set[str]], ...]] = (
    ("Power Behind the Throne", throne, {KNIGHT, "Osha"}),
    ("Shireen Baratheon", shireen, {KNIGHT, "Shireen Baratheon"}),
    ("Areo Hotah", hotah, {KNIGHT, "Osha"}),
    ("Maester Caleotte", caleotte, {"Maester Caleotte", "Balon Greyjoy", "Raven"}),
    (
        "Magister Illyrio",
        lambda: acting("Magister Illyrio", use="Magister Illyrio", gold=2),
        {KNIGHT, "Osha"},
    ),
    ("Rhaegal", rhaegal, set()),  # she alone is Stormborn
    (
        "Margaery Tyrell",
        lambda: acting("Margaery Tyrell", use="Margaery Tyrell"),
        {KNIGHT, "Osha", "Margaery Tyrell"},
    ),
    ("King Robert's Warhammer", warhammer, {KNIGHT}),
    ("Syrio Forel", lambda: acting("Syrio Forel", use="Syrio Forel"), {KNIGHT, "Osha", "Syrio Forel"}),
    (
        "Maester of Starfall",
        lambda: acting("Maester of Starfall", "Robb Stark", use="Maester of Starfall"),
        {KNIGHT, "Osha", "Maester of Starfall", "Robb Stark"},
    ),
    ("Wildling Scout", lambda: acting("Wildling Scout", use="Wildling Scout"), {KNIGHT, "Osha"}),
)


@pytest.mark.parametrize(("card", "start", "chosen"), CHOSEN, ids=[card for card, *_ in CHOSEN])
def test_a_location_is_no_character(card: str, start: Callable[[], Scene], chosen: set[str]) -> None:
    assert set(start().you.offered(Verb.PICK)) == chosen, card
