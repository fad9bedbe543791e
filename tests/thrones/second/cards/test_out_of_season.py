"""Cards that would do something now, were it not for the phase, the first player or the challenges of the round."""

from collections.abc import Callable
from typing import Final

import pytest

from tests.thrones.scene import Scene, scene, side
from weirwood.core.option import Verb


def flames(now: bool) -> Scene:
    you = side(plays=["Fiery Followers"], hand=["Seen In Flames"], gold=5)
    return scene(you, side(hand=["Ice"]), "4.aw" if now else "5.aw", ask="windows")


def love(now: bool) -> Scene:
    you = side(plays=["Cersei Lannister"], hand=["The Things I Do For Love"], gold=5)
    return scene(you, side(plays=["Moon Boy"]), "4.aw" if now else "5.aw", ask="windows")


def longship(now: bool) -> Scene:
    s = scene(
        side(plays=["Raiding Longship", "Black Wind's Crew"]),
        side(plays=["Moon Boy", "Hedge Knight"]),
        first_player=0 if now else 1,
        active=0,
        ask="windows",
    )
    s.pass_to("4.2")
    s.you.challenges("military", "Black Wind's Crew")
    s.all_pass()
    s.foe.defends("Hedge Knight")
    if not s.you.offered():
        s.foe.passes()
    return s


def red_keep(now: bool) -> Scene:
    s = scene(side(plays=["The Red Keep"]), side(plays=["Balon Greyjoy"]), first_player=1, ask="windows")
    if not now:
        s.pass_to("4.2")
        s.foe.challenges("power", "Balon Greyjoy")
        s.pass_to("4.2.1")
        s.you.defends()
    while s.state.step != "5.aw" and "The Red Keep" not in s.you.offered():
        decision = s.state.decisions[0]
        s.choose(decision.seat, decision.options[len(decision.options) - 1].key)
    return s


def viserys(now: bool) -> Scene:
    foe = side(plays=["Moon Boy" if now else "Robb Stark (AtSK)"])
    s = scene(side(plays=["Viserys Targaryen (AtSK)"]), foe, "5.aw", ask="windows")
    s.all_pass()
    return s


CASES: Final = (
    ("Seen In Flames", flames),
    ("The Things I Do For Love", love),
    ("Raiding Longship", longship),
    ("The Red Keep", red_keep),
    ("Viserys Targaryen", viserys),
)


@pytest.mark.parametrize(("card", "placed"), CASES, ids=[card for card, _ in CASES])
def test_a_card_is_used_under_its_condition_alone(card: str, placed: Callable[[bool], Scene]) -> None:
    for now in (True, False):
        you = placed(now).you
        assert (card in you.offered(Verb.USE) + you.offered(Verb.PLAY)) == now
