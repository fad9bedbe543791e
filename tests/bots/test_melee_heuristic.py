"""The heuristic bot at a table of several: it wins, minds titles, and ends its games."""

from __future__ import annotations

import pytest

from tests.thrones.table import Table, melee, rich
from weirwood.bots import Eyes, make_bot
from weirwood.core.catalogue import find_game
from weirwood.core.option import Option

MELEE = "second/melee"


def chosen(s: Table) -> Option:
    """What the bot chooses for the seat that is asked."""
    decision = s.state.decisions[0]
    bot = make_bot("heuristic", MELEE, seed=1)
    return decision.options[bot.choose(Eyes(s.state, decision))]


def test_it_beats_three_random_players() -> None:
    game = find_game(MELEE)
    for seed in range(3):
        state = game.start(game.setup(game.ready(4), {}), seed)
        bots = [make_bot("random" if seat != seed else "heuristic", MELEE, seed=seat) for seat in range(4)]
        while state.outcome is None:
            decision = state.decisions[0]
            state.apply_index(decision.seat, bots[decision.seat].choose(Eyes(state, decision)))
        assert state.outcome.winners == (seed,)


@pytest.mark.parametrize("players", [3, 5])
def test_it_ends_games_against_itself(players: int) -> None:
    game = find_game(MELEE)
    state = game.start(game.setup(game.ready(players), {}), 5)
    bots = [make_bot("heuristic", MELEE, seed=seat) for seat in range(players)]
    moves = 0
    while state.outcome is None:
        decision = state.decisions[0]
        state.apply_index(decision.seat, bots[decision.seat].choose(Eyes(state, decision)))
        moves += 1
        assert moves < 5000


def test_it_attacks_the_leader() -> None:
    for leader in (1, 2, 3):
        seats = [
            rich(plays=["All Rounder"]),
            *[rich(power=12 if seat == leader else 2) for seat in (1, 2, 3)],
        ]
        option = chosen(melee(*seats))
        assert (option.value, option.seat) == ("power", leader)


def test_it_beats_a_rival_rather_than_another() -> None:
    for rival in (1, 2):
        titles = {rival: "Hand of the King", 3 - rival: "Master of Laws"}
        s = melee(
            rich(plays=["All Rounder"], title="Master of Coin"),
            *[rich(power=2, title=titles[seat]) for seat in (1, 2)],
        )
        assert chosen(s).seat == rival


def test_it_redirects_what_is_against_itself_and_nothing_else() -> None:
    for opponent, verb in ((1, "use"), (2, "pass")):
        s = melee(
            rich(plays=["All Rounder"], plot="The Winds of Winter"),
            rich(plays=["Burned Men", "Robb Stark"], title="Crown Regent", power=3),
            rich(plays=["Burned Men"], power=3),
        )
        s[0].challenges("power", "All Rounder", against=opponent)
        assert s.state.decisions[0].seat == 1
        assert chosen(s).verb.value == verb


def test_it_draws_upon_itself_only_what_it_wins() -> None:
    for defenders, verb in ((["Robert Baratheon"], "use"), ([], "pass")):
        s = melee(
            rich(plays=["All Rounder"], title="Hand of the King", power=9, plot="The Winds of Winter"),
            rich(plays=defenders, title="Crown Regent", power=2),
            rich(power=2, title="Master of Coin"),
            rich(plays=["Robert Baratheon"], power=2),
        )
        s[0].challenges("power", "All Rounder", against=2)
        assert s.state.decisions[0].seat == 1
        assert chosen(s).verb.value == verb


def test_it_draws_a_challenge_upon_itself_rather_than_lose_the_game() -> None:
    for power, verb in ((12, "pass"), (13, "use")):
        s = melee(
            rich(plays=["All Rounder"], power=power),
            rich(title="Crown Regent"),
            rich(power=13),
        )
        s[0].challenges("power", "All Rounder", against=2)
        assert s.state.decisions[0].seat == 1
        assert chosen(s).verb.value == verb


def test_it_lets_the_leader_suffer() -> None:
    s = melee(
        rich(plays=["All Rounder"], power=2),
        rich(plays=["Robert Baratheon"], title="Crown Regent", power=2),
        rich(power=10),
        rich(power=2),
    )
    s[0].challenges("power", "All Rounder", against=2)
    assert s.state.decisions[0].seat == 1
    assert chosen(s).verb.value == "pass"


def test_no_leader_becomes_first_player_by_it_nor_gives_the_place_away() -> None:
    threats = ["All Rounder", "Robert Baratheon", "Tywin Lannister"]
    for powers, first in (((2, 13, 3), 0), ((13, 2, 12), 0), ((2, 1, 13), 1)):
        seats = [rich(power=power, plays=threats if seat == 1 else []) for seat, power in enumerate(powers)]
        seats[0]["plots"] = ["The Winds of Winter"]
        for seat in seats[1:]:
            seat["plots"] = ["A Noble Cause"]
        s = melee(*seats, at="1.2", ask="windows")
        while not s.asks(0, "first-player"):
            decision = s.state.decisions[0]
            s.choose(decision.seat, decision.options[0].key)
        assert chosen(s).seat == first


def test_it_takes_a_title_that_pays() -> None:
    s = melee(*[rich() for _ in range(4)], at="1.4", titles_set_aside=False)
    option = chosen(s)
    assert option.card is not None and s.name(option.card) == "Master of Coin"


def test_as_master_of_whispers_it_hits_all() -> None:
    hand = ["The Roseroad"] * 2
    s = melee(
        rich(plays=["All Rounder"], title="Master of Whispers"), *[rich(hand=hand, power=2) for _ in range(3)]
    )
    s[0].challenges("intrigue", "All Rounder", against=1)
    for _ in range(3):
        option = chosen(s)
        assert option.verb.value == "player"
        s.choose(0, option.key)
    assert [len(side.hand) for side in s.sides[1:]] == [1, 1, 1]
