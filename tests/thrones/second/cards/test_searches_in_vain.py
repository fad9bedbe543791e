"""Searches, looks, names and other abilities that are canceled: nothing comes of them, and their costs stay paid."""

from typing import Any, Final

import pytest

from tests.thrones.scene import Scene, scene, side
from tests.thrones.second.cards.canceling import either_way, kneels
from tests.thrones.second.cards.ravens import (
    GAME,
    Vain,
    acts,
    attacked,
    attacks,
    foe,
    loses,
    marshals,
    try_in_vain,
    wins,
)

KING: Final = "Robert Baratheon"


def ambushed(name: str, *hand: str) -> Scene:
    s = acts(hand=[name, *hand], gold=4)
    s.you.ambushes(name)
    return s


def caleotte() -> Scene:
    s = attacked("power", plays=["Maester Caleotte"])
    s.pass_to("4.2.1")
    s.you.defends("Maester Caleotte")
    s.all_pass()
    return s


def old_nan() -> Scene:
    you = side(plays=["Old Nan"], plots=["A Clash of Kings"])
    s = scene(you, foe(plots=["A Noble Cause"]), at="1.2", game=GAME, ask="windows")
    s.you.reveals("A Clash of Kings")
    s.foe.reveals("A Noble Cause")
    return s


def snake() -> Scene:
    s = acts(foe("Robb Stark"), plays=["Stonesnake"])
    s.pass_to("4.2")
    s.you.challenges("military", "Stonesnake")
    s.you.picks("Robb Stark")
    return s


def levies() -> Scene:
    s = acts(foe("Balon Greyjoy", gold=2), first=1, hand=["Levies at the Rock"])
    s.pass_to("4.2")
    s.foe.challenges("military", "Balon Greyjoy")
    return s


def looks(card: str, start: Any, paid: Any = bool) -> Vain:
    """A card that asks its player, or another, for something first: nobody is asked."""
    return Vain(card, start, lambda s: None, None, paid=paid)


VAIN: Final = (
    Vain("The Queen's Assassin", lambda: ambushed("The Queen's Assassin", "Ice"), lambda s: s.foe.dead, []),
    looks("Edric Dayne", lambda: acts(plays=["Edric Dayne"], gold=1), lambda s: s.you.gold == 0),
    Vain("Maester Caleotte", caleotte, lambda s: None, None, ("Balon Greyjoy",)),
    looks("Greenblood Trader", lambda: marshals("Greenblood Trader", hand=["Greenblood Trader"], gold=2)),
    Vain(
        "Ghaston Grey",
        lambda: loses(plays=["Ghaston Grey"]),
        lambda s: "Balon Greyjoy" in s.foe.in_play,
        True,
        ("Balon Greyjoy",),
        paid=lambda s: s.you.discard == ["Ghaston Grey"],
    ),
    looks("Olenna's Informant", lambda: ambushed("Olenna's Informant")),
    looks(
        "Olenna's Cunning",
        lambda: wins("power", KING, plays=[KING], hand=["Olenna's Cunning"], gold=2),
        lambda s: s.you.gold == 0,
    ),
    looks("Wolf Dreams", lambda: acts(hand=["Wolf Dreams"], deck=["Ghost", "Ice"]), kneels),
    looks(
        "Ser Hobber Redwyne",
        lambda: marshals(
            "Ser Hobber Redwyne", hand=["Ser Hobber Redwyne"], gold=9, deck=["Margaery Tyrell", "Ice"]
        ),
    ),
    looks(
        "I Never Bet Against My Family",
        lambda: acts(hand=["I Never Bet Against My Family"], deck=["Tyrion Lannister"] * 9),
        kneels,
    ),
    looks(
        "Street of Steel",
        lambda: wins("military", KING, plays=[KING, "Street of Steel"], deck=["Needle", "Ice"]),
        kneels,
    ),
    looks("A Gift of Arbor Red", lambda: acts(hand=["A Gift of Arbor Red"]), kneels),
    looks(
        "Street of Silk",
        lambda: wins("military", KING, plays=[KING, "Street of Silk"], deck=["Winterfell Steward", "Ice"]),
        kneels,
    ),
    Vain(
        "King Robb's Host",
        lambda: wins("military", "King Robb's Host", foe(power=2), plays=["King Robb's Host"]),
        lambda s: s.foe.power,
        2,
        ("King Robb's Host",),
    ),
    looks("Old Nan", old_nan, lambda s: s.card("Old Nan")["kneeling"]),
    Vain("Stonesnake", snake, lambda s: "renown" in s.card("Stonesnake")["keywords"], False),
    looks(
        "Green Dreams",
        lambda: attacks(
            "military", "Robb Stark", plays=[{"card": "Robb Stark", "attachments": ["Green Dreams"]}]
        ),
    ),
    looks(
        "Ruby of R'hllor",
        lambda: wins(
            "intrigue",
            "Melisandre",
            foe(hand=["Ice"]),
            plays=[{"card": "Melisandre", "attachments": ["Ruby of R'hllor"]}],
        ),
    ),
    Vain("Levies at the Rock", levies, lambda s: (s.you.gold, s.foe.gold), (0, 2)),
    looks(
        "Ours is the Old Way",
        lambda: acts(plays=["Theon Greyjoy"], hand=["Ours is the Old Way"], gold=4),
        lambda s: s.you.gold == 0,
    ),
    Vain(
        "Bear Island",
        lambda: marshals("Grey Wind", plays=["Bear Island"], hand=["Grey Wind"], gold=5),
        lambda s: s.you.gold,
        0,
    ),
    Vain(
        "Spearmaiden",
        lambda: attacks("military", "Spearmaiden", theirs=foe("Robb Stark"), plays=["Spearmaiden"]),
        lambda s: s.state.lasting + s.state.delayed,
        [],
        ("Robb Stark",),
    ),
)


@either_way
@pytest.mark.parametrize("case", VAIN, ids=[case.card for case in VAIN])
def test_what_a_raven_cancels_is_paid_for_in_vain(case: Vain, canceled: bool) -> None:
    try_in_vain(case, canceled)
