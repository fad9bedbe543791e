"""The option ``confirm``: what a seat's own deed needs is asked for, also where only one answer is possible."""

from __future__ import annotations

import random

import pytest

from tests.thrones.scene import GAME, Scene, scene, side
from weirwood.core.errors import BadScene
from weirwood.core.match import Match
from weirwood.core.option import Verb
from weirwood.server.table.stops import Stopping, answer_for

HORDE = "Wildling Horde"


def asked_for(s: Scene) -> tuple[str | None, list[str], bool]:
    """What the first seat is asked for, what it may answer, and whether a server would answer in its place."""
    decision = s.you.decision
    match = Match(s.game, s.state.setup, 0)
    match.state = s.state
    return decision.why.what, s.you.offered(), answer_for(match, decision, Stopping()) is not None


@pytest.mark.parametrize("ask", ["choices", "all"])
def test_the_only_attacker_is_asked_for(ask: str) -> None:
    s = scene(side(plays=[HORDE]), at="4.2", confirm=True, ask=ask)
    s.choose(0, s.you._find(Verb.CHALLENGE, value="military").key)
    assert asked_for(s) == ("attackers", [HORDE], False)
    assert s.state.challenge is None
    s.game.choose_set(s.state, 0, [s.you.decision.options[0].key])
    assert s.state.challenge is not None and s.state.challenge.attackers


def test_without_the_option_the_only_attacker_attacks() -> None:
    s = scene(side(plays=[HORDE]), at="4.2")
    s.choose(0, s.you._find(Verb.CHALLENGE, value="military").key)
    assert s.state.challenge is not None and s.state.challenge.attackers


@pytest.mark.parametrize(("ask", "offered"), [("windows", "done"), ("all", HORDE)])
def test_a_table_without_the_option_still_lets_the_only_attacker_be_confirmed(ask: str, offered: str) -> None:
    s = scene(side(plays=[HORDE]), at="4.2", ask=ask)
    s.choose(0, s.you._find(Verb.CHALLENGE, value="military").key)
    assert asked_for(s) == ("attackers", [offered], False)


def test_the_only_host_is_asked_for() -> None:
    s = scene(side(plays=["Eddard Stark"], hand=["Seal of the Hand"], gold=3), at="marshaling", confirm=True)
    s.you.marshals("Seal of the Hand")
    assert asked_for(s) == ("host", ["Eddard Stark"], False)
    s.you.picks("Eddard Stark")
    assert "Seal of the Hand" in s.you.in_play


def test_the_only_target_of_an_event_is_asked_for() -> None:
    mine = side(plays=[HORDE], hand=["Put to the Sword"], gold=2)
    s = scene(mine, side(plays=["Winterfell Steward"]), at="4.2", confirm=True)
    s.you.challenges("military", HORDE)
    s.all_pass()
    s.foe.defends()
    s.all_pass()
    s.you.plays("Put to the Sword")
    assert asked_for(s) == ("target", ["Winterfell Steward"], False)
    s.you.picks("Winterfell Steward")
    assert s.foe.dead == ["Winterfell Steward"]


@pytest.mark.parametrize("confirm", [True, False])
def test_the_only_card_that_can_pay_a_cost_is_asked_for(confirm: bool) -> None:
    s = scene(side(plays=["Old Forest Hunter"], hand=["Ghost"]), confirm=confirm)
    s.you.uses("Old Forest Hunter")
    if confirm:
        assert asked_for(s) == ("cost", ["Ghost"], False)
        assert (s.you.hand, s.you.gold) == (["Ghost"], 0), "nothing is paid before it is confirmed"
        s.you.picks("Ghost")
    assert (s.you.hand, s.you.discard, s.you.gold) == ([], ["Ghost"], 1)


def test_what_another_must_choose_is_no_deed_of_its_own() -> None:
    """Claim kills the only character there is, and nobody is asked."""
    s = scene(
        side(plays=[HORDE], plot="Heads on Spikes"),
        side(plays=["Winterfell Steward"]),
        at="4.2",
        confirm=True,
    )
    s.you.challenges("military", HORDE)
    s.all_pass()
    s.foe.defends()
    s.all_pass()
    assert s.foe.dead == ["Winterfell Steward"]


@pytest.mark.parametrize("ask", ["choices", "all"])
def test_whole_games_go_on_alike_pick_by_pick_and_saved(ask: str) -> None:
    chance = random.Random(11)
    seats = [{"name": name, **ready} for name, ready in zip(("Ann", "Bob"), GAME.ready(2), strict=True)]
    state = GAME.start(GAME.setup(seats, {"confirm": True, "ask": ask, "check_decks": False}), 3)
    confirmed = 0
    while state.outcome is None:
        decision = chance.choice(state.decisions)
        confirmed += len(decision.options) == 1 and decision.why.own
        assert ask == "all" or len(decision.options) > 1 or decision.why.own
        option = chance.choice(list(decision.options))
        again = GAME.load(state.dump())
        again.apply(decision.seat, option.key)
        one_by_one = decision.picked is not None and decision.maximum == 1 and option.verb.value == "pick"
        if one_by_one and chance.random() < 0.5:
            GAME.choose_set(state, decision.seat, [option.key])
        else:
            state.apply(decision.seat, option.key)
        assert again.dump() == state.dump()
    assert confirmed > 3


def test_the_option_is_true_or_false() -> None:
    with pytest.raises(BadScene):
        scene(confirm="yes")


def test_the_only_opponent_is_chosen_without_a_question() -> None:
    mine = side(hand=["The Dragon's Tail"], gold=1, deck=["Burned Men", "Nobody"])
    s = scene(mine, side(deck=["Burned Men", "Nobody"]), at="3.aw", confirm=True)
    s.you.plays("The Dragon's Tail")
    assert len(s.you.hand) == len(s.foe.hand) == 2
