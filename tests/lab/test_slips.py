"""Slips in abilities, and which tests notice them."""

from collections.abc import Callable

import pytest

from tests.thrones.scene import scene, side
from weirwood.core.build import build
from weirwood.core.option import Verb
from weirwood.lab.blanks import notices
from weirwood.lab.slips import Slip, slips_of
from weirwood.thrones.cards.second import POOL


def slip(card: str, name: str) -> Slip:
    [found] = [one for one in slips_of(POOL.find(card)) if one.name == name]
    return found


def grey_wind(kneeling: bool = False, *others: str) -> list[str]:
    """What Grey Wind may kill, if that is asked."""
    wolf = {"card": "Grey Wind", "kneeling": kneeling}
    s = scene(side(plays=[wolf, *others]), side(plays=["Bran Stark", "Ser Jaime Lannister"]), ask="windows")
    if "Grey Wind" in s.you.offered(Verb.USE):
        s.you.uses("Grey Wind")
        return [*s.you.offered(Verb.PICK), *s.foe.dead]
    return ["nobody"]


def he_kneels_to_kill() -> None:
    assert grey_wind(True) == ["nobody"]


def he_kills_the_weak() -> None:
    assert grey_wind(False) == ["Bran Stark"]


def he_hunts_in_challenges() -> None:
    s = scene(side(plays=["Grey Wind"]), side(plays=["Bran Stark"]), at="dominance", ask="windows")
    assert s.you.offered(Verb.USE) == []


def he_is_canceled() -> None:
    foe = side(plays=["Bran Stark", "Grand Maester Pycelle"], hand=["Treachery"], gold=1)
    s = scene(side(plays=["Grey Wind"]), foe, ask="windows")
    s.you.uses("Grey Wind")
    if s.you.offered(Verb.PICK):
        s.you.picks("Bran Stark")
    s.foe.plays("Treachery")
    assert s.foe.dead == []


SLIPS = ("0 cost 0", "0 choice 0", "0 phase", "0 canceled in vain")
TESTS = (he_kneels_to_kill, he_kills_the_weak, he_hunts_in_challenges, he_is_canceled)


@pytest.mark.skipif(build() == "compiled", reason="compiled functions cannot be replaced for a while")
@pytest.mark.parametrize("test", TESTS)
@pytest.mark.parametrize("name", SLIPS)
def test_a_slip_is_noticed_by_the_test_that_is_about_it(test: Callable[[], None], name: str) -> None:
    test()
    assert notices(test, slip("Grey Wind", name)) is (SLIPS.index(name) == TESTS.index(test))
    test()


def test_what_has_a_limit_a_condition_or_an_end_may_slip_there() -> None:
    names = {
        card: {one.name.partition(" ")[2] for one in slips_of(POOL.find(card))}
        for card in ("Robb Stark", "For the North!", "The Pack Survives", "Consolidation of Power")
    }
    assert "limit" in names["Robb Stark"]
    assert {"restriction", "lasting 0"} <= names["For the North!"]
    assert {"way 0", "way 1"} <= names["The Pack Survives"]
    assert {"price", "then 0", "choice 0"} <= names["Consolidation of Power"]


def test_what_is_always_paid_is_no_slip() -> None:
    """Bran Stark is in play where he is used, and can be sacrificed."""
    assert [one.name for one in slips_of(POOL.find("Bran Stark")) if "cost" in one.name] == []
