"""Where nobody may be chosen, nothing is offered; with one more card on the table it is."""

from collections.abc import Callable
from typing import Any

import pytest

from tests.thrones.scene import Scene, scene, side
from tests.thrones.second.cards.ravens import wins
from weirwood.core.option import Verb
from weirwood.rules import rule
from weirwood.thrones.engine.state.happening import Happening
from weirwood.thrones.engine.words import STOOD


def _melisandre(possible: bool) -> Scene:
    plays: list[Any] = [{"card": "Melisandre", "kneeling": True}, *["Bastard in Hiding"] * possible]
    s = scene(side(plays=plays, hand=["Ruby of R'hllor"], gold=3), at="marshaling", ask="windows")
    s.you.marshals("Ruby of R'hllor")
    return s


def _warm_rain(possible: bool) -> Scene:
    plot = "A Noble Cause" if possible else "A Tourney for the King"
    foe = side(plays=["Ser Jaime Lannister"], plot=plot)
    s = scene(
        side(plays=["Direwolf Pup"], hand=["Like Warm Rain"], gold=5), foe, first_player=1, ask="windows"
    )
    s.pass_to("4.2")
    s.foe.challenges("intrigue", "Ser Jaime Lannister")
    s.pass_to("4.2.1")
    s.you.defends()
    s.all_pass()
    return s


def _plaza(possible: bool) -> Scene:
    armed = {"card": "Khal Drogo", "attachments": ["Drogo's Arakh"]}
    foe = side(plays=["Littlefinger"] * possible)
    return wins("power", "Khal Drogo", foe, plays=[armed, "Plaza of Punishment"])


def _dothrak(possible: bool) -> Scene:
    bearer = {"card": "Eddard Stark", "attachments": ["Little Bird" if possible else "Ice"]}
    you = side(plays=["Vaes Dothrak"], hand=["Little Bird"], plots=["A Noble Cause"])
    s = scene(you, side(plays=[bearer], plots=["A Clash of Kings"]), at="1.2", ask="windows")
    s.you.reveals("A Noble Cause")
    s.foe.reveals("A Clash of Kings")
    (s.you if s.asks(0, "first-player") else s.foe).chooses_player(0)
    return s


def _crypt(possible: bool) -> Scene:
    others = ["Littlefinger" if possible else "Tywin Lannister"]
    s = scene(side(plays=["Winterfell Crypt", "Eddard Stark"]), side(plays=others), at="4.aw", ask="windows")
    s.kill("Eddard Stark")
    return s


def _nightmares(possible: bool) -> Scene:
    return scene(side(hand=["Nightmares"], plays=["Littlefinger"] * possible, gold=2), ask="windows")


def _robb(possible: bool) -> Scene:
    s = scene(side(plays=["04002", "Hedge Knight"]), side(), ask="windows")
    s.pass_to("4.2")
    s.you.challenges("military", "Robb Stark", *["Hedge Knight"] * possible)
    return s


def _banner(possible: bool) -> Scene:
    weak = {"card": "Garden Caretaker", "attachments": [] if possible else ["Crown of Gold"]}
    return scene(side(plays=[weak], hand=["To the Rose Banner!"]), at="marshaling", ask="windows")


def _eyrie(possible: bool) -> Scene:
    return scene(side(plays=["The Eyrie"]), side(plays=["Hedge Knight"] * possible), at="4.1", ask="windows")


def _qiya(possible: bool) -> Scene:
    s = scene(side(plays=["Robb Stark"], hand=["Shierak Qiya"]), side(), ask="windows")
    s.pass_to("4.2")
    s.you.challenges("power", "Robb Stark")
    s.all_pass()
    if not possible:
        s.happen([Happening(STOOD, s.id("Robb Stark"))])
    s.foe.defends()
    s.all_pass()
    return s


@pytest.mark.parametrize(
    ("card", "placed"),
    [
        ("Melisandre", _melisandre),
        ("Like Warm Rain", _warm_rain),
        ("Plaza of Punishment", _plaza),
        ("Vaes Dothrak", _dothrak),
        ("Winterfell Crypt", _crypt),
        ("Nightmares", _nightmares),
        ("Robb Stark", _robb),
        ("To the Rose Banner!", _banner),
        ("The Eyrie", _eyrie),
        ("Shierak Qiya", _qiya),
    ],
)
@rule("RR.target.3")
def test_who_has_nobody_to_choose_is_offered_nothing(card: str, placed: Callable[[bool], Scene]) -> None:
    for possible in (True, False):
        you = placed(possible).you
        assert (card in you.offered(Verb.USE) + you.offered(Verb.PLAY)) == possible


@pytest.mark.parametrize("card", ["Wildling Scout", "Winterfell Heart Tree"])
@rule("FAQ.3.2.2")
def test_whoever_is_the_only_target_and_sacrificed_is_sacrificed_in_vain(card: str) -> None:
    """Each of these may choose itself, and is gone when it is time to choose."""
    s = scene(side(plays=[card]), side(), at="4.1", ask="windows")
    s.you.uses(card)
    assert s.you.discard == [card] and not s.you.offered(Verb.PICK)


@rule("FAQ.3.2.2")
def test_arya_may_be_sacrificed_with_nobody_else_to_kill() -> None:
    s = scene(
        side(plays=["03007", "Eddard Stark"]), side(plays=["Tywin Lannister"]), at="4.aw", ask="windows"
    )
    s.kill("Eddard Stark")
    s.you.uses("Arya Stark")
    assert (s.you.discard, s.foe.in_play) == (["Arya Stark"], ["Tywin Lannister"])


@rule("RR.target.7")
def test_what_a_crone_has_buried_gregor_does_not_bury_again() -> None:
    """His first part fails, so nobody else is killed."""
    for crone in ([], ["Crone of Vaes Dothrak"]):
        foe = side(
            plays=[{"card": "Burned Men", "kneeling": True}, "Littlefinger"],
            deck=["Burned Men", *["The Roseroad"] * 9],
        )
        s = scene(side(plays=["Ser Gregor Clegane", *crone]), foe)
        s.you.challenges("military", "Ser Gregor Clegane")
        s.foe.defends()
        s.you.names("pillage")
        s.you.picks("Ser Gregor Clegane")
        assert "Ser Gregor Clegane" in s.you.offered(Verb.USE)
        if crone:
            s.you.uses("Crone of Vaes Dothrak")
            assert s.foe.dead == ["Burned Men"]
            assert "Ser Gregor Clegane" not in s.you.offered(Verb.USE)
