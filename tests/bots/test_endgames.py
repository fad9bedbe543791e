"""Endgames of Westeros Intrigue that are played exactly."""

from random import Random

import pytest

from weirwood.bots import Eyes, make_bot
from weirwood.core.catalogue import find_game
from weirwood.intrigue.endgame import solved
from weirwood.intrigue.state import IntrigueState

SEEDS = range(10)


def certain(seed: int) -> IntrigueState | None:
    """A random game of two, at the first moment of the last round at which the seat that is asked wins for certain."""
    game = find_game("intrigue")
    state = game.start(game.setup([{}, {}], {}), seed)
    assert isinstance(state, IntrigueState)
    chance = Random(seed)
    while state.open is not None:
        out = state.eliminated[1 - state.active]
        if state.round == 2 and not out and solved(state, state.active) >= 0:
            return state
        state.take(state.active, int(chance.random() * state.open.count))
    return None


def test_a_won_endgame_of_two_is_never_lost() -> None:
    """Whatever the opponent holds and does: it is dealt anew, and plays at random."""
    won = 0
    for seed in SEEDS:
        state = certain(seed)
        if state is None:
            continue
        seat = state.active
        bot = make_bot("search:4", "intrigue", seed)
        for draw in range(4):
            world = state.determinize(seat, draw)
            chance = Random(draw)
            while world.open is not None:
                if world.active == seat:
                    index = bot.choose(Eyes(world, world.decisions[0]))
                else:
                    index = int(chance.random() * world.open.count)
                world.take(world.active, index)
            assert world.outcome is not None and world.outcome.winners == (seat,)
            won += 1
    assert won > 4


def holds(world: IntrigueState, seat: int) -> bool:
    """Whether a seat that plays exactly wins, whatever the opponent does; every way is gone."""
    if world.open is None:
        return world.outcome is not None and world.outcome.winners == (seat,)
    if world.active == seat:
        there = world.clone()
        there.take(seat, solved(world, seat))
        return holds(there, seat)
    for index in range(world.open.count):
        there = world.clone()
        there.take(world.active, index)
        if not holds(there, seat):
            return False
    return True


@pytest.mark.parametrize("seed", [6, 10, 16, 22, 23])
def test_a_won_endgame_is_won_against_every_way_to_answer(seed: int) -> None:
    """Also against an opponent who sees all cards, for nothing it could do is left out."""
    state = certain(seed)
    assert state is not None
    for draw in range(2):
        assert holds(state.determinize(state.active, draw), state.active)


def test_it_does_not_matter_what_the_opponent_truly_holds() -> None:
    for seed in SEEDS:
        state = certain(seed)
        if state is not None:
            seat = state.active
            assert solved(state.determinize(seat, 5), seat) == solved(state, seat)


def brute_most(state: IntrigueState, seat: int) -> int:
    """The most cards that a seat alone can still place in the round, by trying everything."""
    if state.open is None or state.outcome is not None:
        return 0
    most = 0
    round = state.round
    for index in range(state.open.count):
        there = state.clone()
        held = sum(there.hands[seat])
        there.take(seat, index)
        if there.outcome is None and there.round == round:
            most = max(most, held - sum(there.hands[seat]) + brute_most(there, seat))
        else:
            most = max(most, held - (there.penalties[seat] - state.penalties[seat]))
    return most


@pytest.mark.parametrize("players", [2, 3])
def test_who_is_left_alone_places_as_many_cards_as_can_be(players: int) -> None:
    game = find_game("intrigue")
    met = 0
    for seed in range(40):
        state = game.start(game.setup([{}] * players, {}), seed)
        assert isinstance(state, IntrigueState)
        chance = Random(seed)
        while state.open is not None and met < 6:
            seat = state.active
            alone = all(state.eliminated[other] for other in range(players) if other != seat)
            if alone and state.open.count > 1 and sum(state.hands[seat]) < 6:
                met += 1
                most = brute_most(state, seat)
                there = state.clone()
                held, before = sum(state.hands[seat]), state.penalties[seat]
                while there.outcome is None and there.round == state.round:
                    there.take(seat, solved(there, seat))
                assert held - (there.penalties[seat] - before) == most
            state.take(seat, int(chance.random() * state.open.count))
    assert met >= 3
