"""What answers what: a card answers only what happened while it was where it answers from, and that once."""

from __future__ import annotations

import pytest

from tests.thrones.winter.cards.killing import killed
from tests.thrones.winter.scene import FILLER, Table, attack, confirm, defend, lannister, scene, side, stark
from weirwood.core.option import Verb
from weirwood.rules import rule
from weirwood.thrones.engine.flow.chart import Round
from weirwood.thrones.engine.flow.stretch import Stretch
from weirwood.thrones.engine.words import DECK, HAND
from weirwood.thrones.state import ThronesState

COURTESAN = "Courtesan of Highgarden"  # STR 2, intrigue and power
JAIME = "Ser Jaime Lannister"  # STR 4
EXAMPLE = "Make an Example"  # answers a victory with a total of 8
WAYS = "Insidious Ways"  # +2 STR, and two cards for a victory
TOMMEN = "Tommen Baratheon"
RIDER = "Rider through the Storm"


def won(hand: list[str], deck: list[str], *foe: str) -> Table:
    """A victory with a total of 8 for which two cards are drawn, up to the first answer."""
    you = lannister(COURTESAN, JAIME, hand=[WAYS, *hand], deck=[*deck, *[FILLER] * 4])
    s = attack(you, stark(*foe), "power", COURTESAN, JAIME)
    s[0].plays(WAYS)
    s[0].picks(COURTESAN)
    defend(s)
    s.all_pass()
    confirm(s)
    return s


@rule("WE.responses.1")
@pytest.mark.parametrize(
    ("hand", "deck", "offered"),
    [([EXAMPLE], [], [EXAMPLE]), ([], [EXAMPLE], []), ([EXAMPLE], [EXAMPLE], [EXAMPLE])],
)
def test_a_card_that_was_drawn_afterwards_answers_nothing(
    hand: list[str], deck: list[str], offered: list[str]
) -> None:
    s = won(hand, deck)
    assert s[0].offered(Verb.PLAY) == offered
    assert s[0].hand.count(EXAMPLE) == len(hand + deck) and len(s[0].hand) == len(hand) + 2


@rule("WE.responses.1")
def test_a_card_that_came_into_play_afterwards_answers_nothing() -> None:
    """The Iron Throne answers a death and brings Tommen Baratheon, who would have answered it."""
    s = killed(RIDER, lannister("U17", RIDER, FILLER, deck=[TOMMEN, RIDER, FILLER]))
    s[0].uses("The Iron Throne")
    s[0].picks(TOMMEN)
    confirm(s)
    assert TOMMEN in s[0].in_play and TOMMEN not in s[0].offered(Verb.USE)


@rule("WE.responses.1")
def test_each_death_is_answered_once() -> None:
    """Two characters die together: Tommen Baratheon answers each, though he could be used three times."""
    you = lannister(TOMMEN, *[FILLER] * 4, hand=["No Peace in Westeros"])
    s = scene(you, stark(RIDER, "Lookout", COURTESAN), at="5.aw")
    s[0].plays("No Peace in Westeros")
    s[0].picks(FILLER)
    s[0].picks(RIDER, "Lookout")
    for answers in (2, 1):
        assert s[0].offered(Verb.USE) == [TOMMEN] * answers
        s[0].uses(TOMMEN)
        s[0].picks(FILLER) if s.asks(0, "influence") else None
    assert s[0].offered(Verb.USE) == [] and s.card(TOMMEN)["power"] == 2


def late(state: ThronesState) -> list[int]:
    """The cards that came late for the stretch at hand, gathered still or answered already."""
    frames = [state.stack[0].stretch if isinstance(state.stack[0], Round) else None, *state.stack]
    [stretch] = [frame for frame in frames if isinstance(frame, Stretch)]
    return sorted(stretch.late)


def check_worlds(s: Table) -> None:
    """An effect in force came from a card in hiding, and what came late lies in hand wherever that may lie."""
    assert [each for each in s.state.lasting if s.state.zone[each.context.source] in (DECK, HAND)]
    for seed in range(12):
        world = s.state.determinize(1, seed)
        assert isinstance(world, ThronesState)
        assert late(world) == sorted(world.sides[0].hand)


def test_what_came_late_lies_in_hand_in_every_world() -> None:
    """Where hidden cards change places, since an effect in force came from one of them, this goes with the places."""
    hand = [WAYS, "Night Favors the Silent", "Nightmares"]
    you = lannister(COURTESAN, "Ellaria Sand", hand=hand, deck=["Crossroads", "Meera Reed", FILLER])
    foe = side("martell", "Ruins in the Sand", "Lookout")
    s = attack(you, foe, "power", COURTESAN, "Ellaria Sand")
    for event, target in (("Nightmares", "Lookout"), (hand[1], "Ellaria Sand"), (WAYS, COURTESAN)):
        s[0].plays(event)
        if s[0].offered(Verb.PICK):
            s[0].picks(target)
        s[1].passes()
    s.all_pass("4.2.1")
    s[1].defends()
    s.all_pass()
    while not s.asks(0, "apply-claim"):
        s.choose(0, s[0].decision.options[0].key)
    assert len(s[0].hand) == 2
    check_worlds(s)
    confirm(s)
    assert s[1].offered(Verb.USE) == ["Ruins in the Sand"]
    check_worlds(s)
