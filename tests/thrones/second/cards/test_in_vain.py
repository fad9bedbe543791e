"""Abilities of the packs that are canceled: nothing comes of them, and their costs stay paid."""

from collections.abc import Callable
from typing import Final

import pytest

from tests.thrones.scene import Scene, reveal, side
from tests.thrones.second.cards.canceling import either_way, kneels
from tests.thrones.second.cards.ravens import (
    GAME,
    Vain,
    acts,
    attacked,
    attacks,
    claims,
    foe,
    loses,
    marshals,
    revealed,
    try_in_vain,
    wins,
)
from weirwood.core.option import Verb
from weirwood.thrones.engine.state.happening import Happening
from weirwood.thrones.engine.words import GOLD_RETURNED, KNELT


def dies() -> Scene:
    s = acts(foe(hand=["Ice"]), plays=["Bastard Daughter"])
    s.kill("Bastard Daughter")
    return s


def longship() -> Scene:
    s = attacks(
        "military", "Theon Greyjoy", theirs=foe("Ranging Party"), plays=["Raiding Longship", "Theon Greyjoy"]
    )
    s.pass_to("4.2.1")
    s.foe.defends("Ranging Party")
    return s


def rakharo() -> Scene:
    s = wins("military", "Rakharo", foe("Jon Snow"), plays=["Rakharo"], plot="A Clash of Kings")
    s.you.says(True)
    s.foe.picks("Jon Snow")
    return s


def madame() -> Scene:
    s = acts(foe("Balon Greyjoy", gold=1), at="4.1", plays=["Brothel Madame"])
    while not s.you.offered(Verb.USE):
        s.you.passes()
    return s


def elia() -> Scene:
    s = attacked("military", plays=["Obara Sand"], hand=["Vengeance for Elia"], gold=2)
    s.pass_to("4.2.1")
    s.you.defends()
    s.all_pass()
    s.foe.says(True)
    return s


def dothrak() -> Scene:
    bearer = {"card": "Jon Snow", "attachments": ["Milk of the Poppy"]}
    you = side(plays=["Vaes Dothrak"], hand=["Little Bird"])
    return reveal("A Clash of Kings", you=you, foe=foe(bearer), game=GAME)


def peace() -> Scene:
    s = acts(foe("Balon Greyjoy"), first=1, plot="The King's Peace")
    s.pass_to("4.2")
    s.foe.challenges("military", "Balon Greyjoy")
    return s


def arya() -> Scene:
    s = acts(plays=["Arya Stark (WotN)", "Bran Stark"])
    s.kill("Bran Stark")
    return s


def cache() -> Scene:
    s = acts(at="taxation", plot="Ranger's Cache")
    s.all_pass()
    return s


def sun() -> Scene:
    s = acts(plays=["Tower of the Sun"], hand=["In Doran's Name"], used=["A Clash of Kings"])
    s.you.plays("In Doran's Name")
    s.foe.passes()
    return s


def festival() -> Scene:
    s = acts(plot="Winter Festival")
    while "Winter Festival" not in s.you.offered():
        (s.you if s.you.offered() else s.foe).passes()
    return s


VAIN: Final = (
    Vain("Tower of the Sun", sun, lambda s: s.you.gold, 1),
    Vain("Winter Festival", festival, lambda s: s.you.power, 0),
    Vain(
        "Brandon's Gift",
        lambda: marshals("Veteran Builder", plays=["Brandon's Gift"], hand=["Veteran Builder"], gold=9),
        lambda s: s.state.reductions,
        [],
    ),
    Vain("Vengeance for Elia", elia, lambda s: s.you.dead, ["Obara Sand"], paid=lambda s: s.you.gold < 2),
    Vain(
        "The Watch Has Need",
        lambda: acts(hand=["The Watch Has Need"], gold=1, plot="A Clash of Kings"),
        lambda s: len(s.you.deck),
        10,
        paid=lambda s: s.you.gold == 0,
    ),
    Vain(
        "Arbor Knight",
        lambda: attacks("military", "Ser Horas Redwyne", plays=["Arbor Knight", "Ser Horas Redwyne"], gold=1),
        lambda s: s.card("Ser Horas Redwyne")["strength"],
        4,
        paid=lambda s: s.you.gold == 0,
    ),
    Vain(
        "Pleasure Barge",
        lambda: marshals("Pleasure Barge", hand=["Pleasure Barge"]),
        lambda s: len(s.you.hand),
        0,
    ),
    Vain(
        "King Robert's Warhammer",
        lambda: wins(
            "military",
            "Robert Baratheon",
            plays=[{"card": "Robert Baratheon", "attachments": ["King Robert's Warhammer"]}],
        ),
        lambda s: (s.card("Raven")["kneeling"], s.you.discard),
        (False, []),
        ("Raven",),
    ),
    Vain(
        "Cersei's Wheelhouse",
        lambda: revealed(plays=["Cersei's Wheelhouse"]),
        lambda s: (s.you.gold, len(s.you.hand)),
        (0, 0),
    ),
    Vain(
        "The Seastone Chair",
        lambda: claims(
            "Bran Stark", plays=["The Seastone Chair", "Tywin Lannister"], plot="A Clash of Kings"
        ),
        lambda s: (s.foe.dead, s.foe.offered(Verb.PICK)),
        ([], ["Raven", "Bran Stark"]),
        ("Bran Stark",),
        paid=kneels,
    ),
    Vain(
        "Rise of the Kraken",
        lambda: wins("power", "Robert Baratheon", plays=["Robert Baratheon"], plot="Rise of the Kraken"),
        lambda s: s.you.facts["faction_power"],
        1,
    ),
    Vain("Bastard Daughter", dies, lambda s: s.foe.discard, []),
    Vain("The Long Plan", lambda: loses(plot="The Long Plan", gold=2), lambda s: s.you.gold, 2),
    Vain(
        "Support of the People",
        lambda: wins(
            "power", "Robert Baratheon", plays=["Robert Baratheon"], hand=["Support of the People"], gold=1
        ),
        lambda s: len(s.you.deck),
        10,
        paid=lambda s: s.you.gold == 0,
    ),
    Vain(
        "Street of the Sisters",
        lambda: wins("power", "Robert Baratheon", plays=["Robert Baratheon", "Street of the Sisters"]),
        lambda s: s.you.facts["faction_power"],
        1,
        paid=kneels,
    ),
    Vain(
        "Winterfell Kennel Master",
        lambda: attacks("military", "Grey Wind", plays=["Winterfell Kennel Master", "Grey Wind", "Summer"]),
        lambda s: s.facts["challenge"]["attacking_strength"],
        4,
        paid=lambda s: s.card("Summer")["kneeling"],
    ),
    Vain(
        "Lady Sansa's Rose",
        lambda: wins(
            "military",
            "The Knight of Flowers",
            plays=["The Knight of Flowers"],
            hand=["Lady Sansa's Rose"],
            gold=1,
        ),
        lambda s: s.card("The Knight of Flowers")["power"],
        0,
        paid=lambda s: s.you.gold == 0,
    ),
    Vain(
        "Unsworn Apprentice",
        lambda: acts(plays=["Unsworn Apprentice"]),
        lambda s: s.card("Unsworn Apprentice")["icons"],
        [],
    ),
    Vain(
        "In the Name of Your King!",
        lambda: attacked("military", hand=["In the Name of Your King!"], gold=1),
        lambda s: s.facts["challenge"] is None,
        False,
        paid=lambda s: s.you.gold == 0,
    ),
    Vain("Brothel Madame", madame, lambda s: (s.you.gold, s.foe.gold), (0, 1)),
    Vain(
        "Wardens of the West",
        lambda: wins(
            "intrigue",
            "Cersei Lannister",
            foe(hand=["Ice", "Ghost"]),
            plays=["Cersei Lannister"],
            plot="Wardens of the West",
            gold=2,
        ),
        lambda s: s.foe.discard,
        [],
        paid=lambda s: s.you.gold == 0,
    ),
    Vain(
        "The Reader",
        lambda: wins("power", "The Reader", plays=["The Reader"]),
        lambda s: (len(s.you.hand), len(s.foe.deck)),
        (0, 10),
    ),
    Vain(
        "Raiding Longship",
        longship,
        lambda s: s.facts["challenge"]["defending_strength"],
        5,
        paid=lambda s: s.card("Raiding Longship")["kneeling"],
    ),
    Vain("Rakharo", rakharo, lambda s: s.card("Rakharo")["power"], 0),
    Vain(
        "In Doran's Name",
        lambda: acts(hand=["In Doran's Name"], used=["A Clash of Kings"]),
        lambda s: s.you.gold,
        0,
        paid=kneels,
    ),
    Vain(
        "Syrio Forel",
        lambda: acts(plays=["Syrio Forel", "Bran Stark"]),
        lambda s: s.card("Bran Stark")["icons"],
        ["power"],
        ("Bran Stark",),
    ),
    Vain(
        "Shadowblack Lane",
        lambda: wins(
            "intrigue",
            "Cersei Lannister",
            plays=["Cersei Lannister", "Shadowblack Lane"],
            faction="lannister",
            deck=["Hear Me Roar!"],
        ),
        lambda s: s.you.hand,
        [],
        paid=kneels,
    ),
    Vain(
        "Wardens of the North",
        lambda: attacks(
            "power", "Tumblestone Knight", plays=["Tumblestone Knight", "Hodor"], plot="Wardens of the North"
        ),
        lambda s: s.facts["challenge"]["attacking_strength"],
        2,
        paid=lambda s: s.card("Hodor")["kneeling"],
    ),
    Vain(
        "Lady",
        lambda: acts(plays=[{"card": "Eddard Stark", "attachments": ["Lady"]}, "Sansa Stark"], gold=1),
        lambda s: s.card("Sansa Stark")["attachments"],
        [],
        paid=lambda s: s.you.gold == 0,
    ),
    Vain(
        "Vaes Dothrak", dothrak, lambda s: s.foe.discard, [], paid=lambda s: s.you.discard == ["Little Bird"]
    ),
    Vain("The King's Peace", peace, lambda s: s.facts["challenge"] is None, False),
    Vain(
        "Arya Stark",
        arya,
        lambda s: s.foe.dead,
        [],
        ("Raven",),
        paid=lambda s: s.you.discard == ["Arya Stark"],
    ),
    Vain(
        "Osha",
        lambda: attacks("military", "Osha", plays=["Osha"]),
        lambda s: s.card("Osha")["participating"],
        "attacker",
    ),
    Vain("Ranger's Cache", cache, lambda s: (s.you.gold, s.you.hand), (0, [])),
)


@either_way
@pytest.mark.parametrize("case", VAIN, ids=[case.card for case in VAIN])
def test_what_a_raven_cancels_is_paid_for_in_vain(case: Vain, canceled: bool) -> None:
    try_in_vain(case, canceled)


def armory() -> Scene:
    s = acts(at="5.1", plays=["Tobho Mott's Armory"], gold=9)
    s.all_pass()
    return s


def start_of(name: str) -> Callable[[], Scene]:
    return next(case.start for case in VAIN if case.card == name)


UNPAID: Final = (
    *(
        (name, start_of(name), "faction")
        for name in ("The Seastone Chair", "Street of the Sisters", "In Doran's Name")
    ),
    ("Shadowblack Lane", start_of("Shadowblack Lane"), "faction"),
    ("A Gift of Arbor Red", lambda: acts(hand=["A Gift of Arbor Red"]), "faction"),
    ("I Never Bet Against My Family", lambda: acts(hand=["I Never Bet Against My Family"]), "faction"),
    ("Winterfell Kennel Master", start_of("Winterfell Kennel Master"), "Summer"),
    ("Wardens of the North", start_of("Wardens of the North"), "Hodor"),
    ("Raiding Longship", start_of("Raiding Longship"), "Raiding Longship"),
    ("Tobho Mott's Armory", armory, "Tobho Mott's Armory"),
    ("Maester of Starfall", lambda: acts(plays=["Maester of Starfall"]), "Maester of Starfall"),
)
"""What kneels as a cost, and kneels already. A card that is sacrificed for its own ability can always pay."""


@pytest.mark.parametrize(("card", "start", "kneels"), UNPAID, ids=[case[0] for case in UNPAID])
def test_nothing_kneels_twice_as_a_cost(card: str, start: Callable[[], Scene], kneels: str) -> None:
    s = start()
    assert card in s.you.offered()
    id = s.you.facts["faction_card"] if kneels == "faction" else s.id(kneels)
    s.happen([Happening(KNELT, id, 0)])
    assert card not in s.you.offered()


def test_peace_in_the_kings_name_is_not_free() -> None:
    s = start_of("In the Name of Your King!")()
    s.happen([Happening(GOLD_RETURNED, seat=0, amount=1)])
    assert s.you.offered(Verb.PLAY) == []


def chair_without_targets() -> Scene:
    bearer = {"card": "Jon Snow", "attachments": ["Milk of the Poppy"]}
    plays = ["The Seastone Chair", "Tywin Lannister"]
    s = wins("military", "Tywin Lannister", side(plays=[bearer]), plays=plays, plot="A Clash of Kings")
    s.you.says(True)
    return s


@pytest.mark.parametrize(
    "s",
    [
        chair_without_targets(),
        wins(
            "intrigue",
            "Cersei Lannister",
            side(),
            plays=["Cersei Lannister"],
            plot="Wardens of the West",
            gold=2,
        ),
        wins(
            "military",
            "Robert Baratheon",
            side(),
            plays=[{"card": "Robert Baratheon", "attachments": ["King Robert's Warhammer"]}],
        ),
        wins("intrigue", "Shae", side(plays=["Robb Stark"]), plays=["Tower of the Hand", "Shae"]),
    ],
    ids=["The Seastone Chair", "Wardens of the West", "King Robert's Warhammer", "Tower of the Hand"],
)
def test_without_a_target_nothing_is_offered(s: Scene) -> None:
    assert s.you.offered(Verb.USE) == []
