"""Cards of Across the Seven Kingdoms."""

import pytest

from tests.thrones.scene import scene, side
from weirwood.core.option import Verb

# Tower of the Sun


@pytest.mark.parametrize("player", [0, 1])
def test_the_tower_of_the_sun_is_paid_for_an_event_of_anybody(player: int) -> None:
    hands = [["Hear Me Roar!", "Tyrion Lannister"] if seat == player else [] for seat in (0, 1)]
    s = scene(
        you=side(plays=["Tower of the Sun"], hand=hands[0], gold=1),
        foe=side(hand=hands[1], gold=1),
        first_player=player,
        ask="windows",
    )
    (s.foe if player else s.you).plays("Hear Me Roar!")
    before = s.you.gold
    s.you.uses("Tower of the Sun")
    assert s.you.gold == before + 1


def test_the_tower_of_the_sun_is_paid_once_a_phase() -> None:
    s = scene(
        you=side(
            plays=["Tower of the Sun"],
            hand=["Hear Me Roar!", "Hear Me Roar!", "Tyrion Lannister", "Lannisport Merchant"],
            gold=2,
        ),
        ask="windows",
    )
    s.you.plays("Hear Me Roar!")
    s.you.picks("Tyrion Lannister")
    s.you.uses("Tower of the Sun")
    s.foe.passes()
    s.you.plays("Hear Me Roar!")
    assert s.you.offered(Verb.USE) == []


def test_the_tower_of_the_sun_is_not_paid_for_a_card_that_is_marshaled() -> None:
    s = scene(
        you=side(plays=["Tower of the Sun"], hand=["Tyrion Lannister"], gold=5),
        at="marshaling",
        ask="windows",
    )
    s.you.marshals("Tyrion Lannister")
    assert s.you.offered(Verb.USE) == []
