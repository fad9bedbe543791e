"""More who look on and may not be chosen, what cannot be paid, what is over in its time, and new plots."""

from __future__ import annotations

import pytest

from tests.thrones.winter.cards.killing import killed
from tests.thrones.winter.scene import (
    Table,
    attack,
    baratheon,
    confirm,
    fight,
    greyjoy,
    lannister,
    reveal,
    scene,
    side,
    stark,
)
from weirwood.core.option import Verb

RIDER = "Rider through the Storm"
LOOKOUT = "Lookout"
MAG = "Mag the Mighty"
KEEPER = "Keeper of the New Gods"
SHADOW = "Shadow in the North"
PLACES = ["Crossroads", "Minor Fiefdom"]


def test_arianne_rejects_no_card_in_play() -> None:
    you = side("martell", RIDER, "Crossroads", hand=["Arianne's Rejection"])
    s = scene(you, lannister(LOOKOUT), at="5.aw")
    s[0].plays("Arianne's Rejection")
    assert s[0].offered(Verb.PICK) == ["House Martell", "House Lannister"]


def test_a_skirling_berserker_weakens_no_location() -> None:
    s = killed("Wildling Scout", stark("Skirling Berserker", "Wildling Scout", RIDER, "Crossroads"))
    s[0].uses("Skirling Berserker")
    assert s[0].offered(Verb.PICK) == ["Skirling Berserker", RIDER]


def test_the_standard_of_the_kraken_takes_no_character() -> None:
    s = scene(greyjoy(RIDER, hand=["Standard of the Kraken"], gold=2), stark(LOOKOUT, *PLACES), at="3.aw")
    s[0].marshals("Standard of the Kraken")
    s[1].passes()
    s[0].uses("Standard of the Kraken")
    assert s[0].offered(Verb.PICK) == PLACES


def played(name: str, *theirs: str) -> Table:
    s = scene(stark(hand=[name], gold=9), lannister(*theirs), at="3.aw")
    s[0].marshals(name)
    return s


def test_a_fallen_brother_takes_nobody_along_who_is_immune() -> None:
    s = played("Fallen Brother", "Lord of Bones", "Wildling Scout", "Mag the Mighty")
    confirm(s)
    assert s[0].offered(Verb.PICK) == ["Fallen Brother", "Wildling Scout", "Mag the Mighty"]


def test_a_mammoth_rampager_tramples_nobody_who_is_immune() -> None:
    s = played("Mammoth Rampager", "Lord of Bones", LOOKOUT, RIDER)
    assert s[1].offered(Verb.PICK) == [LOOKOUT, RIDER]


@pytest.mark.parametrize("power", [0, 1])
def test_selyse_stands_nobody_without_power(power: int) -> None:
    you = baratheon("Selyse Baratheon", {"card": RIDER, "power": power}, {"card": LOOKOUT, "kneeling": True})
    assert ("Selyse Baratheon" in scene(you)[0].offered()) == bool(power)


def test_caution_lasts_until_the_next_plot() -> None:
    you = greyjoy("Balon Greyjoy", plots=["Clash of Kings"])
    s = reveal("Caution to the Wind", "Taxation", sides=[you, lannister(RIDER, plots=["Storm of Swords"])])
    s[0].names("military")
    assert s.state.lasting
    while s.state.round == 1:
        s.pass_to("6.aw") if s.state.step != "6.aw" else s[s.state.decisions[0].seat].passes()
    s[0].reveals("Clash of Kings")
    s[1].reveals("Storm of Swords")
    assert not s.state.lasting


@pytest.mark.parametrize("plot", ["Outmaneuver", "The Gathering Storm"])
def test_a_plot_revealed_in_place_of_another_is_revealed_like_any(plot: str) -> None:
    """It acts, and what waits for it answers."""
    for name, acts in (("Filthy Accusations", True), ("The Wraiths Appear", False)):
        you = stark(LOOKOUT, "Minor Fiefdom", discard=[SHADOW])
        s = reveal(plot, "Taxation", sides=[you, lannister(KEEPER, plots=[name])])
        if s[1].offered(Verb.PICK) == [name]:
            s[1].picks(name)
        if acts:
            assert s[1].offered(Verb.PICK) == [LOOKOUT, KEEPER]
        else:
            assert SHADOW in s[0].offered(Verb.USE)
            assert s[1].facts["used"] == [], "it was the last one"


def test_fire_that_does_not_kill_is_over_with_the_phase() -> None:
    plaza = attack(side("targaryen", MAG, "Plaza of Punishment"), lannister(), "military", MAG)
    plaza[0].uses("Plaza of Punishment")
    confirm(plaza)
    armed = {"card": MAG, "attachments": ["Fleeing the Flames"]}
    flames = fight(side("targaryen", armed), lannister(), "military", [MAG])
    flames[0].uses("Fleeing the Flames")
    for s in (plaza, flames):
        confirm(s)
        usual = s.state.cards[s.id(MAG)].strength
        assert 0 < s.card(MAG)["strength"] < usual
        s.pass_to("5.aw")
        assert s.card(MAG)["strength"] == usual


@pytest.mark.parametrize(
    ("event", "house", "own"),
    [
        ("Insidious Ways", "lannister", ["Courtesan of Highgarden", "Ser Amory's Poachers"]),
        ("Night Favors the Silent", "martell", ["Southron Heiress", "Arianne's Admirer"]),
    ],
)
def test_only_attackers_of_the_house_are_chosen(event: str, house: str, own: list[str]) -> None:
    home = "Warmonger" if house == "martell" else "Highgarden Reinforcements"
    s = attack(side(house, *own, home, RIDER, hand=[event]), stark(LOOKOUT), "power", *own, RIDER)
    s[0].plays(event)
    assert s[0].offered(Verb.PICK) == own
