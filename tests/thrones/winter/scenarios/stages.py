"""Stages for the few abilities of the Winter Edition's cards that no common board or occasion lets anyone use."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from tests.thrones.winter.scenarios.boards import GAME, WARD, Use, drift, offer
from tests.thrones.winter.scene import Table, fight, greyjoy, scene, side, stark
from weirwood.thrones.cards.winter import POOL

RIDER: Final = "Rider through the Storm"
LOOKOUT: Final = "Lookout"
RUSH: Final = "Blackwater Rush"  # two influence
WRAITHS: Final = "The Wraiths Appear"  # a plot of the Others
_STEPS: Final = 12

Stage = Callable[[dict[str, Any]], Table]
"""A stage by what the opponent has: it goes on until the ability may be used."""


def opponent(*plays: Any, warded: bool = False, **rest: Any) -> dict[str, Any]:
    return side("lannister", *plays, agenda=WARD if warded else None, **rest)


def added(form: dict[str, Any], *plays: Any, **rest: Any) -> dict[str, Any]:
    """An opponent who has more."""
    return {**form, "play": [*form["play"], *plays], **rest}


def dies(name: str, you: dict[str, Any], *first: str) -> Stage:
    """A character of seat 0 is killed, or saved by a card."""

    def stage(foe: dict[str, Any]) -> Table:
        s = scene(you, foe, game=GAME)
        s.kill(name)
        for card in first:
            s[0].uses(card)
        return s

    return stage


def acts(you: dict[str, Any], at: str = "4.aw", *plays: Any) -> Stage:
    return lambda foe: scene(you, added(foe, *plays), at=at, game=GAME)


def plays(
    name: str, you: dict[str, Any], *theirs: Any, on: str | None = None, penalty: bool = False
) -> Stage:
    """Seat 0 plays a card, perhaps with a gold penalty."""

    def stage(foe: dict[str, Any]) -> Table:
        s = scene(you, added(foe, *theirs), at="3.aw", game=GAME)
        s[0].marshals(name, on=on)
        if penalty:
            s[0].says(True)
        return s

    return stage


def wins(type: str, fighters: list[str], you: dict[str, Any]) -> Stage:
    return lambda foe: fight(you, foe, type, fighters, game=GAME)


def loses(you: dict[str, Any]) -> Stage:
    """Seat 0 loses a power challenge to somebody with power."""

    def stage(foe: dict[str, Any]) -> Table:
        theirs = added(foe, {"card": RIDER, "power": 2})
        return fight(you, theirs, "power", [RIDER], by=1, game=GAME)

    return stage


def attachment(foe: dict[str, Any]) -> Table:
    """Seat 1 plays an attachment."""
    theirs = added(foe, RIDER, hand=["Born to Kill"])
    s = scene(greyjoy("Scurvy Cutthroat"), theirs, at="3.aw", first_player=1, game=GAME)
    s[1].marshals("Born to Kill", on=RIDER)
    return s


def two_wins(*types: str, **you: Any) -> Stage:
    """Seat 0 wins two challenges that nobody defends."""

    def stage(foe: dict[str, Any]) -> Table:
        fighters = {"military": LOOKOUT, "intrigue": "Keeper of the New Gods", "power": RIDER}
        s = scene(stark(*fighters.values(), **you), foe, game=GAME)
        for type in types:
            s.all_pass("4.2")
            s[0].challenges(type, fighters[type])
            s.all_pass("4.2.1")
            s[1].defends()
            s.all_pass()
            while len(s.state.decisions[0].options) == 1:
                drift(s)
        return s

    return stage


def others(foe: dict[str, Any]) -> Table:
    """Seat 1 reveals a plot of the Others."""
    you = stark("Minor Fiefdom", discard=["Shadow in the North"], plots=["Storm of Swords"])
    forms = [{**you, "plot": None}, {**foe, "plots": [WRAITHS], "plot": None}]
    s = scene(*forms, at="1.2", game=GAME)
    s[0].reveals("Storm of Swords")
    s[1].reveals(WRAITHS)
    return s


def beside_jon(foe: dict[str, Any]) -> Table:
    jon = {"card": "Jon Snow", "attachments": ["Valyrian Steel Spear"]}
    you = stark("Ghost", jon, agenda="The Night's Watch")
    s = scene(you, added(foe, LOOKOUT), game=GAME)
    s.all_pass("4.2")
    s[0].challenges("military", "Ghost", "Jon Snow")
    s.all_pass("4.2.1")
    s[1].defends(LOOKOUT)
    return s


def three(by: int) -> Stage:
    """Three sit at a table with the agenda of seat 0, which a seat may use."""

    def stage(foe: dict[str, Any]) -> Table:
        you = stark(RIDER, RUSH, agenda="The Only Game that Matters")
        s = scene(you, added(foe, RUSH), stark(RUSH), game=GAME)
        if by:
            s[0].passes()
            s[1].uses("The Only Game that Matters")
        return s

    return stage


SAVED: Final = {"card": RIDER, "attachments": ["Kiss of Life"]}
LORDS: Final = ["Balon Greyjoy", "Gormond Goodbrother"]
STAGES: Final[dict[str, Stage]] = {
    "R135-0": dies(
        "Courtesan of Highgarden",
        greyjoy("Jaqen H'ghar", {**SAVED, "card": "Courtesan of Highgarden"}, RIDER, RUSH),
        "Kiss of Life",
    ),
    "R81-0": dies(RIDER, greyjoy("Blazewater Coast", SAVED), "Kiss of Life"),
    "G46-0": dies(RIDER, greyjoy({"card": "Gorold's Avenger", "kneeling": True}, SAVED), "Kiss of Life"),
    "G41-0": dies(
        RIDER,
        greyjoy(RIDER, "Minor Fiefdom", hand=["Terrorize the Shores"], discard=["Born to Kill"]),
    ),
    "R138-1": plays(
        "Wildling Scout",
        stark("Mance Rayder", hand=["Wildling Scout"], gold=4),
        "Tywin's Manse",
        penalty=True,
    ),
    "R140-0": plays("Ygritte", stark(hand=["Ygritte"], gold=3), "Veteran Builder"),
    "R139-0": wins(
        "military",
        ["Pypar", "Mag the Mighty"],
        stark("Pypar", "Mag the Mighty", plot=WRAITHS, agenda="The Night's Watch"),
    ),
    "C183-1": others,
    "U110-0": loses(side("martell", "Ellaria Sand")),
    "U100-0": dies(RIDER, side("targaryen", "U100", RIDER, discard=["Wisdom of the East"])),
    "G45-0": wins("military", LORDS, greyjoy(*LORDS, RUSH, hand=["The King Must be a Kraken"])),
    "G18-0": attachment,
    "P10-1": three(1),
    "P1-0": dies("Wildling Scout", stark("Mag the Mighty", "Skirling Berserker", "Wildling Scout")),
    "P11-1": dies(RIDER, stark({"card": "Old Bear Mormont", "kneeling": True}, RIDER)),
    "U129-0": plays("Paper Money", stark(hand=["Paper Money", LOOKOUT], gold=3), on="House Stark"),
    "G21-0": plays("Standard of the Kraken", greyjoy(hand=["Standard of the Kraken"], gold=2), "Crossroads"),
    "G26-1": acts(greyjoy("Island Transport", hand=[RIDER]), "3.aw"),
    "T30-1": acts(side("targaryen", "Meereen Audience Chamber", hand=["Upstart Slave"]), "3.aw"),
    "G42-0": two_wins("military", "power", hand=["A Hostage Rescued"], dead=["Mag the Mighty"]),
    "T41-0": two_wins("intrigue", "power", hand=["An Enemy Disgraced"]),
    "P6-0": beside_jon,
    "P10-0": three(0),
}
"""By what stands in the lists of abilities that the common boards leave out."""
STAGED: Final = [
    Use(POOL.by_code[code], POOL.by_code[code].abilities[int(index)])
    for code, _, index in (name.partition("-") for name in STAGES)
]


def set_on_stage(use: Use, *plays: Any, warded: bool = False) -> Table:
    """The moment at which seat 0 may use an ability, or after which it could no more."""
    s = STAGES[str(use)](opponent(*plays, warded=warded))
    for _ in range(_STEPS):
        if offer(s, use) is not None or not s.state.decisions:
            break
        drift(s)
    return s
