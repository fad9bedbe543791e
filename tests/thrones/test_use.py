"""Whether acting now could matter, by what abilities are for and what of the round is to come."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tests.thrones.scene import Side, scene
from tests.thrones.table import melee, rich
from weirwood.core.catalogue import find_game
from weirwood.core.decision import DecisionKind
from weirwood.core.match import Match
from weirwood.core.question import EVERYTHING, MATTERS, MINE, lets_pass
from weirwood.lab.questions import questions, share
from weirwood.thrones.using.use import no_use

FEALTY = {"agenda": "Fealty", "faction": "stark"}
"""An agenda whose action only reduces a price, and is legal in every window of every phase."""
SEAL = {"card": "Eddard Stark", "attachments": ["Seal of the Hand"], "kneeling": True}
"""Something to stand."""


def of_use(side: Side) -> bool:
    """Whether acting could matter; a seat that wants to be asked only then is asked then, and in no other window."""
    game, state = side.scene.game, side.scene.state
    found = game.concerns(state, side.decision)
    assert lets_pass(game, state, side.decision, MATTERS) == (None if found else "pass")
    assert lets_pass(game, state, side.decision, EVERYTHING) is None
    own = state.status.active == side.seat
    assert lets_pass(game, state, side.decision, MINE) == (None if found and own else "pass")
    return found


@pytest.mark.parametrize("at", ["plot", "draw", "dominance", "standing", "taxation"])
def test_out_of_ones_turn_a_reducer_is_of_no_use_nor_to_stand_what_could_not_act(at: str) -> None:
    s = scene(rich(**FEALTY), at=at, ask="windows")
    assert s.you.offered() == ["Fealty", "pass"] and not of_use(s.you)
    s = scene(rich(plays=[SEAL]), at=at, ask="windows")
    assert s.you.offered() == ["Seal of the Hand", "pass"] and not of_use(s.you)


def marshaling(mine: dict[str, Any], active: int) -> list[Side]:
    """A joust and a melee in the marshaling of a seat, where seat 0 is asked first."""
    options: dict[str, Any] = {"at": "marshaling", "active": active, "first_player": 0, "ask": "windows"}
    return [scene(mine, **options).you, melee(mine, rich(), rich(), **options)[0]]


def test_in_ones_own_marshaling_a_reducer_is_of_use_for_a_card_that_it_makes_affordable() -> None:
    for you in marshaling(rich(gold=6, hand=["Wildling Horde"]), active=0):
        assert you.offered() == ["Wildling Horde", "pass"] and of_use(you)
    for you in marshaling(rich(**FEALTY, gold=2, hand=["Catelyn Stark"]), active=0):
        assert you.offered() == ["Fealty", "pass"] and not of_use(you)
    for you in marshaling(rich(**FEALTY, gold=3, hand=["Catelyn Stark"]), active=0):
        assert "Fealty" in you.offered() and of_use(you)
    for you in marshaling(rich(), active=0):
        assert you.offered() == ["pass"] and not of_use(you)


def test_the_marshaling_of_another_is_no_time_for_a_reducer() -> None:
    for you in marshaling(rich(**FEALTY, gold=6, hand=["Catelyn Stark"]), active=1):
        assert you.offered() == ["Fealty", "pass"] and not of_use(you)


def test_standing_is_of_use_to_attack_with() -> None:
    s = scene(rich(plays=[SEAL]), at="4.aw", ask="windows")
    assert s.you.offered() == ["Seal of the Hand", "pass"] and of_use(s.you)


def test_strength_is_of_use_where_it_turns_the_challenge() -> None:
    """Margaery gives 3 to an attacker of 2: not needed against nobody, enough against 5, too little against 10."""
    attacker, found = "Tumblestone Knight", []
    for defenders in ([], ["Wildling Horde"], ["Ser Gregor Clegane"]):
        s = scene(rich(plays=[attacker, "Margaery Tyrell"]), rich(plays=defenders), at="4.2", ask="windows")
        s.you.challenges("military", attacker)
        s.you.passes()
        s.foe.passes()
        s.foe.defends(*defenders)
        assert s.you.offered() == ["Margaery Tyrell", "pass"]
        found.append(of_use(s.you))
    assert found == [False, True, False]


def test_what_a_win_brings_is_of_use_in_a_challenge_that_is_won_already() -> None:
    s = scene(rich(plays=["Robb Stark"], hand=["For the North!"]), rich(), at="4.2", ask="windows")
    s.you.challenges("military", "Robb Stark")
    assert s.you.offered() == ["For the North!", "pass"] and not of_use(s.you)
    s.you.passes()
    s.foe.passes()
    s.foe.defends()
    assert s.you.offered() == ["For the North!", "pass"] and of_use(s.you)


@pytest.mark.parametrize("at", ["plot", "draw", "marshaling"])
def test_what_can_be_done_in_the_challenges_too_waits_for_them(at: str) -> None:
    mine = rich(plays=["Veteran Builder", {"card": "The Wall", "kneeling": True}], faction="thenightswatch")
    s = scene(mine, at=at, active=1, first_player=0, ask="windows")
    assert s.you.offered() == ["Veteran Builder", "pass"] and not of_use(s.you)


def test_an_icon_is_of_use_to_attack_with_and_to_who_could_defend_with_it() -> None:
    """Robert lacks an intrigue icon; to give it to somebody else's Melisandre, or against power, helps nobody."""
    selyse, robert = {"card": "Selyse Baratheon", "kneeling": True}, "Robert Baratheon"
    mine = rich(plays=[selyse, robert], gold=1, faction="baratheon")
    foe = rich(plays=["Melisandre"], faction="baratheon")
    assert of_use(scene(mine, foe, at="4.aw", active=0, ask="windows").you)
    for type, useful in (("intrigue", True), ("power", False)):
        s = scene(mine, foe, at="4.aw", active=1, first_player=0, ask="windows")
        assert s.you.offered() == ["Selyse Baratheon", "pass"] and not of_use(s.you)
        s.you.passes()
        s.foe.passes()
        s.foe.challenges(type, "Melisandre")
        assert s.you.offered() == ["Selyse Baratheon", "pass"] and of_use(s.you) is useful


def test_what_a_chosen_card_may_bring_counts_where_such_a_card_can_be_chosen() -> None:
    """Fire and Blood may put a Hatchling into play, in time to defend; any other card goes back into the deck."""
    for dead, useful in (("Viserion", True), ("Khal Drogo", False)):
        mine = rich(hand=["Fire and Blood"], gold=1, dead=[dead], faction="targaryen")
        s = scene(mine, rich(plays=["Wildling Horde"]), at="4.2", active=1, ask="windows")
        s.foe.challenges("military", "Wildling Horde")
        assert s.you.offered() == ["Fire and Blood", "pass"] and of_use(s.you) is useful


def test_being_attacked_with_nothing_but_a_reducer_is_no_question() -> None:
    s = melee(rich(plays=["Wildling Horde"]), rich(**FEALTY), rich(**FEALTY), ask="windows")
    s[0].challenges("military", "Wildling Horde", against=1)
    s[0].passes()
    assert s[1].offered() == ["Fealty", "pass"] and not of_use(s[1])


def test_it_is_said_why_something_is_of_no_use() -> None:
    s = scene(rich(**FEALTY), at="plot", ask="windows")
    agenda = s.id("Fealty")
    [option] = [option for option in s.you.decision.options if option.card == agenda]
    assert no_use(s.state, s.you.decision, option)
    assert s.game.no_use(s.state, 0, agenda).parts
    s = scene(rich(plays=[SEAL]), at="4.aw", ask="windows")
    assert not s.game.no_use(s.state, 0, s.id("Seal of the Hand")).parts


@pytest.mark.parametrize("name", ["second/joust", "second/melee", "hbo", "winter"])
def test_it_follows_from_what_the_seat_sees(name: str) -> None:
    """In worlds that a seat cannot tell from the true one the answer is the same."""
    game = find_game(name)
    match = Match(game, game.setup(game.ready(game.seats[0]), {"ask": "windows"}), 5)
    chance, compared = Random(5), 0
    for _ in range(400):
        if match.state.outcome is not None:
            break
        seat = match.waiting[0]
        decision = match.decision(seat)
        if decision.kind == DecisionKind.ACT and len(decision.options) > 1:
            world = match.state.determinize(seat, 3)
            [again] = [one for one in world.decisions if one.seat == seat]
            assert game.concerns(world, again) == game.concerns(match.state, decision)
            compared += 1
        match.choose_index(seat, chance.randrange(len(decision.options)))
    assert compared > 10


def test_far_fewer_questions_hide_nothing_that_a_bot_would_do() -> None:
    counts = questions(find_game("second/joust"), decks=2, each=1)
    for count in counts:
        assert count["asked"][EVERYTHING] >= count["asked"][MATTERS] >= count["asked"][MINE] > 0
        assert not [move for move in count["hidden"] if move["fate"] == "lost"]
    assert share(counts, MATTERS) < share(counts, EVERYTHING) / 2
