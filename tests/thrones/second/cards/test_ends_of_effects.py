"""What lasts for a challenge or for the phase is over with it, whoever may still be there."""

from collections.abc import Callable
from typing import Any, Final

import pytest

from tests.thrones.scene import Scene, scene, side
from tests.thrones.second.cards import test_in_vain, test_searches_in_vain
from tests.thrones.second.cards.core import test_in_vain as test_core_in_vain
from tests.thrones.second.cards.ravens import Vain, attacks, loses, wins
from weirwood.core.option import Verb

TABLES: Final = (*test_in_vain.VAIN, *test_core_in_vain.VAIN, *test_searches_in_vain.VAIN)
_NAMES: Final = (
    "The Kraken's Grasp",
    "Raiding Longship",
    "In the Name of Your King!",
    "Brothel Madame",
    "Old Nan",
)


def steed() -> Scene:
    """Daenerys gains power by the renown that her steed gives her."""
    s = wins(
        "power",
        "Daenerys Targaryen",
        plays=[{"card": "Daenerys Targaryen", "attachments": ["The Silver Steed"]}],
    )
    s.pass_to("4.2.5")
    s.you.names("renown")
    s.you.picks("Daenerys Targaryen")
    if "The Silver Steed" not in s.you.offered():
        s.you.names("insight")
    return s


def spearmaiden() -> Scene:
    """With Robert at her side she wins by enough."""
    return attacks(
        "military",
        *("Spearmaiden", "Robert Baratheon"),
        theirs=side(plays=["Robb Stark", "Osha"]),
        plays=["Spearmaiden", "Robert Baratheon"],
    )


def started(name: str) -> Vain:
    return next(case for case in TABLES if case.card == name)


LASTING: Final[tuple[tuple[str, Callable[[], Scene], tuple[str, ...]], ...]] = (
    *((name, started(name).start, started(name).picks) for name in _NAMES),
    ("The Silver Steed", steed, ()),
    ("Spearmaiden", spearmaiden, ("Robb Stark",)),
    ("Sunspear", lambda: loses(plays=["Sunspear"]), ()),
    (
        "Winterfell Heart Tree",
        lambda: scene(side(plays=["Winterfell Heart Tree", "Bran Stark"]), side(), "4.1", ask="windows"),
        ("Bran Stark",),
    ),
)


def drift(s: Scene) -> None:
    """Whoever is asked passes, picks nobody, says no, or does the first thing."""
    decision = s.state.decisions[0]
    idle = [option for option in decision.options if option.verb in (Verb.PASS, Verb.DONE, Verb.NO)]
    s.choose(decision.seat, (idle or decision.options)[0].key)


@pytest.mark.parametrize(("card", "start", "picks"), LASTING, ids=[card for card, *_ in LASTING])
def test_what_lasts_is_over_with_its_time(card: str, start: Callable[[], Scene], picks: Any) -> None:
    s = start()
    s.you.uses(card)
    if s.asks(0, "target") and picks:
        s.you.picks(*picks)
    begun, lasted = (s.state.round, s.state.phase), False
    while (s.state.round, s.state.phase) == begun:
        lasted |= bool(s.state.lasting)
        drift(s)
    if card == "Old Nan":
        while s.state.round == begun[0]:
            lasted |= bool(s.state.lasting)
            drift(s)
    assert lasted and not s.state.lasting
