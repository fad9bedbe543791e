"""Abilities of the Core Set that are canceled: nothing comes of them, and their costs stay paid."""

from typing import Any, Final

import pytest

from tests.thrones.scene import Scene, reveal, side
from tests.thrones.second.cards.canceling import either_way, kneels
from tests.thrones.second.cards.ravens import GAME, Vain, acts, attacks, foe, marshals, try_in_vain, wins
from weirwood.thrones.cards.second import POOL
from weirwood.thrones.engine.state.happening import Happening
from weirwood.thrones.engine.words import POWER_GAINED


def killed(name: str) -> Scene:
    s = acts(plays=[name])
    s.kill(name)
    return s


def dominates(theirs: dict[str, Any] | None = None, **you: Any) -> Scene:
    """You win dominance."""
    s = acts(theirs, at="5.1", **{"gold": 9, **you})
    s.all_pass()
    return s


def defended(*theirs: str, **you: Any) -> Scene:
    """You attack with Balon, somebody defends, and you may act."""
    s = attacks("military", "Balon Greyjoy", theirs=foe(*theirs), **you)
    s.pass_to("4.2.1")
    s.foe.defends(*theirs)
    return s


def axe() -> Scene:
    s = defended("Ranging Party", plays=[{"card": "Balon Greyjoy", "attachments": ["Throwing Axe"]}])
    s.all_pass()
    return s


def fury() -> Scene:
    stag = {"card": "Robert Baratheon", "kneeling": True}
    s = acts(foe("Ranging Party"), first=1, plays=[stag], hand=["Ours is the Fury"], gold=2)
    s.pass_to("4.2")
    s.foe.challenges("military", "Ranging Party")
    s.foe.passes()
    return s


def keep() -> Scene:
    s = acts(plays=["The Red Keep"])
    while not s.you.offered() or "The Red Keep" not in s.you.offered():
        (s.you if s.you.offered() else s.foe).passes()
    return s


def light() -> Scene:
    s = acts(plays=[{"card": "Robert Baratheon", "kneeling": True, "attachments": ["Lightbringer"]}])
    s.happen([Happening(POWER_GAINED, s.id("Robert Baratheon"), 0, 1)])
    return s


def crow() -> Scene:
    s = wins("military", "Euron Crow's Eye", plays=["Euron Crow's Eye"])
    s.pass_to("4.2.5")
    s.you.names("pillage")
    s.you.picks("Euron Crow's Eye")
    return s


def throne() -> Scene:
    you = side(plays=[{"card": "Robb Stark", "kneeling": True}])
    s = reveal("Power Behind the Throne", you=you, foe=foe(), game=GAME)
    s.foe.passes()
    return s


def followers() -> Scene:
    s = acts(at="5.1", plays=[{"card": "Fiery Followers", "kneeling": True}])
    s.all_pass()
    return s


REDUCERS: Final = (
    *(
        "Dragonstone Faithful",
        "Dragonstone Port",
        "Iron Islands Fishmonger",
        "Sea Tower",
        "Targaryen Loyalist",
    ),
    *("Illyrio's Estate", "Garden Caretaker", "Rose Garden"),
)


def reduces(name: str) -> Vain:
    """A card that kneels to make the next one cheaper."""
    return Vain(
        name,
        lambda: acts(at="marshaling", plays=[name]),
        lambda s: s.state.reductions,
        [],
        paid=lambda s: s.card(name)["kneeling"],
    )


VAIN: Final = (
    *(reduces(name) for name in REDUCERS),
    Vain(
        "Fealty",
        lambda: acts(at="marshaling", agenda="Fealty"),
        lambda s: s.state.reductions,
        [],
        paid=kneels,
    ),
    Vain(
        "A Clash of Kings",
        lambda: wins(
            "power", "Robert Baratheon", foe(power=2), plays=["Robert Baratheon"], plot="A Clash of Kings"
        ),
        lambda s: s.foe.power,
        2,
    ),
    Vain(
        "Power Behind the Throne",
        throne,
        lambda s: s.card("Robb Stark")["kneeling"],
        True,
        paid=lambda s: s.card("Power Behind the Throne")["tokens"] == {},
    ),
    Vain("A Feast for Crows", lambda: dominates(plot="A Feast for Crows"), lambda s: s.you.power, 1),
    Vain(
        "Melisandre",
        lambda: marshals("Melisandre", hand=["Melisandre"], gold=9),
        lambda s: s.card("Raven")["kneeling"],
        False,
        ("Raven",),
    ),
    Vain(
        "Selyse Baratheon",
        lambda: acts(plays=["Selyse Baratheon", "Robert Baratheon"], gold=1),
        lambda s: s.card("Robert Baratheon")["icons"],
        ["military", "power"],
        ("Robert Baratheon",),
        paid=lambda s: s.you.gold == 0,
    ),
    Vain(
        "Ser Davos Seaworth",
        lambda: killed("Ser Davos Seaworth"),
        lambda s: s.you.dead,
        ["Ser Davos Seaworth"],
    ),
    Vain(
        "Shireen Baratheon",
        lambda: killed("Shireen Baratheon"),
        lambda s: s.card("Raven")["kneeling"],
        False,
        ("Raven",),
    ),
    Vain("Fiery Followers", followers, lambda s: s.card("Fiery Followers")["kneeling"], True),
    Vain(
        "Vanguard Lancer",
        lambda: marshals("Vanguard Lancer", foe(power=2), hand=["Vanguard Lancer"], gold=9),
        lambda s: s.foe.power,
        2,
    ),
    Vain("Lightbringer", light, lambda s: s.card("Robert Baratheon")["kneeling"], True),
    Vain(
        "Chamber of the Painted Table",
        lambda: dominates(foe(power=2), plays=["Chamber of the Painted Table"]),
        lambda s: s.foe.power,
        2,
        paid=lambda s: s.card("Chamber of the Painted Table")["kneeling"],
    ),
    Vain("The Red Keep", keep, lambda s: s.you.hand, [], paid=lambda s: s.card("The Red Keep")["kneeling"]),
    Vain(
        "Ours is the Fury",
        fury,
        lambda s: s.card("Robert Baratheon").get("participating"),
        None,
        paid=lambda s: s.you.gold == 0,
    ),
    Vain(
        "Aeron Damphair",
        lambda: dominates(plays=["Aeron Damphair"], dead=["Theon Greyjoy"]),
        lambda s: s.you.dead,
        ["Theon Greyjoy"],
    ),
    Vain("Euron Crow's Eye", crow, lambda s: "The Roseroad" in s.you.in_play, False),
    Vain(
        "Theon Greyjoy",
        lambda: wins("military", "Theon Greyjoy", plays=["Theon Greyjoy"]),
        lambda s: s.card("Theon Greyjoy")["power"],
        0,
    ),
    Vain(
        "Lordsport Shipwright",
        lambda: acts(foe("The Kingsroad"), at="marshaling", plays=["Lordsport Shipwright"]),
        lambda s: s.card("The Kingsroad")["kneeling"],
        False,
        paid=lambda s: s.card("Lordsport Shipwright")["kneeling"],
    ),
    Vain("Throwing Axe", axe, lambda s: s.foe.dead, [], paid=lambda s: s.you.discard == ["Throwing Axe"]),
    Vain(
        "Iron Fleet Scout",
        lambda: attacks("military", "Balon Greyjoy", plays=["Balon Greyjoy", "Iron Fleet Scout"]),
        lambda s: s.card("Balon Greyjoy")["strength"],
        POOL.find("Balon Greyjoy").strength,
        paid=lambda s: s.card("Iron Fleet Scout")["kneeling"],
    ),
    Vain(
        "The Kraken's Grasp",
        lambda: defended("Ranging Party", plays=["Balon Greyjoy"], hand=["The Kraken's Grasp"], gold=1),
        lambda s: s.facts["challenge"]["defending_strength"],
        5,
    ),
    Vain(
        "We Do Not Sow",
        lambda: wins(
            "military",
            "Balon Greyjoy",
            foe("The Kingsroad"),
            plays=["Balon Greyjoy"],
            hand=["We Do Not Sow"],
            gold=2,
        ),
        lambda s: s.foe.discard,
        [],
    ),
    Vain(
        "Ice",
        lambda: wins("military", "Robb Stark", plays=[{"card": "Robb Stark", "attachments": ["Ice"]}]),
        lambda s: s.foe.dead,
        [],
        paid=lambda s: s.you.discard == ["Ice"],
    ),
)


@either_way
@pytest.mark.parametrize("case", VAIN, ids=[case.card for case in VAIN])
def test_what_a_raven_cancels_is_paid_for_in_vain(case: Vain, canceled: bool) -> None:
    try_in_vain(case, canceled)
