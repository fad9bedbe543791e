"""Several players: their order, choices of many to one effect, elimination in the middle, and who wins."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.thrones.table import MELEE, Table, melee, rich, side
from weirwood.core.errors import BadArgument, BadDeck
from weirwood.rules import rule
from weirwood.thrones.cards.second import POOL
from weirwood.thrones.engine.words import AGENDA, EVENT, FACTION, PLOT, TITLE

ROUNDER = "All Rounder"


def left(s: Table) -> list[int]:
    return [seat["seat"] for seat in s.facts["seats"] if not seat["eliminated"]]


# Order.


@rule("RR.player-order.1", "RR.framework.general.2")
def test_players_act_in_order_from_the_first_until_all_pass_in_a_row() -> None:
    s = melee(*[rich(hand=["Called Forth"]) for _ in range(4)], at="4.aw", first_player=2, ask="windows")
    asked = []
    while s.state.step == "4.aw":
        asked.append(s.state.decisions[0].seat)
        s[asked[-1]].passes()
    assert asked == [2, 3, 0, 1]


@rule("RR.framework.4.3a", "RR.framework.3.3")
def test_each_player_is_active_in_turn() -> None:
    s = melee(*[rich(plays=[ROUNDER]) for _ in range(4)], first_player=1)
    active = []
    while s.state.phase == "challenges":
        active.append(s.state.status.active)
        s[s.state.decisions[0].seat].passes()
    assert active == [1, 2, 3, 0]


@rule("RR.priority.1")
def test_several_choose_in_player_order_and_then_all_resolves_at_once() -> None:
    plays = ["Burned Men", "Salty Navigator"]
    seats = [rich(plays=plays, plots=["Marched to the Wall"] if seat == 0 else []) for seat in range(4)]
    s = melee(*seats, at="1.2", first_player=2)
    s.state.first = 2
    while s.asks(s.state.decisions[0].seat, "first-player"):
        s[s.state.decisions[0].seat].chooses_player(2)
    s[2].uses("Marched to the Wall")
    for seat in (2, 3, 0, 1):
        assert s.state.decisions[0].seat == seat
        assert not any(side.discard for side in s.sides)
        s[seat].picks("Burned Men")
    assert [side.discard for side in s.sides] == [["Burned Men"]] * 4


# Elimination.


@rule("RR.first-player.5")
def test_when_the_first_player_is_eliminated_the_token_passes_left() -> None:
    s = melee(rich(), rich(deck=["Ice"]), rich(), at="2.1", first_player=1, ask="windows")
    assert left(s) == [0, 2]
    assert s.state.status.first_player == 2
    s = melee(rich(), rich(), rich(), rich(), at="4.aw", first_player=3, ask="windows")
    s.edit("happen", event="eliminate", seat=0)
    assert s.state.status.first_player == 3
    s.edit("happen", event="eliminate", seat=3)
    assert s.state.status.first_player == 1


@rule("RR.winning-game.3")
def test_all_that_an_eliminated_player_owns_is_removed_from_the_game() -> None:
    s = melee(
        rich(
            plays=[{"card": "Robb Stark", "attachments": ["Ice"], "duplicates": ["Robb Stark"]}],
            title="Crown Regent",
        ),
        rich(
            plays=[{"card": "Burned Men", "attachments": [{"card": "Milk of the Poppy", "controller": 0}]}],
            hand=["Ours is the Fury"],
        ),
        rich(power=3),
        at="4.aw",
        ask="windows",
    )
    s.edit("happen", event="eliminate", seat=0)
    facts = s.facts
    assert {card["zone"] for card in facts["cards"] if card["owner"] == 0} == {"removed"}
    assert s.titles == [None, None, None] and s.card("Crown Regent")["zone"] == "title-pool"
    assert s.card("Burned Men")["attachments"] == []
    seat = facts["seats"][0]
    assert (seat["power"], seat["gold"], seat["hand"], seat["deck"], seat["play"]) == (0, 0, [], [], [])
    assert (seat["eliminated"], seat["standing"]) == (True, 3)
    assert [s.powers[1], s.powers[2]] == [0, 3]


def test_attachments_of_others_return_to_their_owners_and_control_goes_back() -> None:
    s = melee(
        rich(plays=[{"card": "Robb Stark", "attachments": [{"card": "Syrio's Training", "controller": 1}]}]),
        rich(plays=[{"card": "Burned Men", "controller": 0, "power": 2}]),
        rich(plays=[{"card": "Salty Navigator", "controller": 1}]),
        at="4.aw",
        ask="windows",
    )
    assert s[0].power == 2
    s.edit("happen", event="eliminate", seat=0)
    assert s[1].hand == ["Syrio's Training"]
    assert s.card("Burned Men")["controller"] == 1 and s[1].power == 2
    assert s.card("Salty Navigator")["controller"] == 1
    s = melee(
        rich(),
        rich(plays=[{"card": "Burned Men", "controller": 2}]),
        rich(),
        rich(),
        at="4.aw",
        ask="windows",
    )
    s.edit("happen", event="eliminate", seat=1)
    assert s.card("Burned Men")["zone"] == "removed" and not s[2].in_play


def test_what_others_did_not_see_of_an_eliminated_player_stays_hidden() -> None:
    s = melee(rich(hand=["Ice"], discard=["Summer"]), rich(), rich(), at="4.aw", ask="windows")
    s.edit("happen", event="eliminate", seat=0)
    own = {card.get("name") for card in s.state.view(0)["cards"] if card["owner"] == 0}
    assert {"Ice", "Summer"} <= own
    for viewer in (1, 2, None):
        seen = {card.get("name") for card in s.state.view(viewer)["cards"] if card["owner"] == 0}
        assert "Summer" in seen and "Ice" not in seen
        if viewer is not None:
            assert s.state.determinize(viewer, 5).view(viewer) == s.state.view(viewer)


@pytest.mark.parametrize("gone", [0, 1])
def test_a_challenge_of_an_eliminated_player_ends_without_a_winner(gone: int) -> None:
    s = melee(rich(plays=[ROUNDER, "Sneaky Rounder"]), rich(plays=[ROUNDER]), rich(), ask="windows")
    s[0].challenges("military", ROUNDER, against=1)
    assert s.state.step == "4.2.aw1"
    s.edit("happen", event="eliminate", seat=gone)
    s.all_pass(until="4.2")
    assert s.facts["challenge"] is None
    assert s.facts["last_challenge"]["winner"] is None
    assert s.powers[2] == 0
    assert s.state.status.active == (0 if gone else 1)


def test_the_turn_of_an_eliminated_player_is_over() -> None:
    for at in ("3.aw", "4.aw", "4.2"):
        s = melee(*[rich(plays=[ROUNDER]) for _ in range(4)], at=at, first_player=1, ask="windows")
        s.edit("happen", event="eliminate", seat=1)
        assert s.state.status.active != 1
        s.all_pass(until="4.2" if at != "3.aw" else "4.aw")
        if at != "3.aw":
            assert s.state.status.active == 2
        assert all(decision.seat != 1 for decision in s.state.decisions)


def test_a_window_goes_on_without_an_eliminated_player() -> None:
    s = melee(*[rich() for _ in range(4)], at="4.aw", active=2, ask="windows")
    s[0].passes()
    s.edit("happen", event="eliminate", seat=0)
    asked = []
    while s.state.step == "4.aw":
        asked.append(s.state.decisions[0].seat)
        s[asked[-1]].passes()
    assert asked == [1, 2, 3]
    s = melee(*[rich() for _ in range(4)], at="4.aw", ask="windows")
    s[0].passes()
    s.edit("happen", event="eliminate", seat=1)
    assert s.state.decisions[0].seat == 2


def test_an_ability_of_an_eliminated_player_resolves_no_further() -> None:
    plays = ["Robb Stark", "Bran Stark"]
    s = melee(
        rich(), rich(plays=plays), rich(plays=plays, hand=["Sent Home"]), at="4.aw", active=1, ask="windows"
    )
    s[0].passes()
    s[1].passes()
    s[2].plays("Sent Home")
    assert s[2].decision.why.what == "target"
    s.edit("happen", event="eliminate", seat=2)
    assert s.state.decisions[0].seat == 0
    assert not any(card["kneeling"] for card in s.facts["cards"])
    assert s.card("Sent Home")["zone"] == "removed"


def test_while_titles_are_selected_an_eliminated_player_gives_the_turn_on() -> None:
    s = melee(*[side() for _ in range(4)], at="1.4", ask="windows")
    taken = s[0].offered()[0]
    s[0].picks(taken)
    s.edit("happen", event="eliminate", seat=1)
    assert s.state.decisions[0].seat == 2
    seen = {card.get("name") for card in s.state.view(2)["cards"] if card["zone"] == "title-pool"} - {None}
    assert seen == set(s[2].offered())
    with pytest.raises(BadArgument):
        s.edit("happen", event="eliminate", seat=1)


# The end.


@rule("RR.winning-game.4")
def test_the_last_player_wins_and_all_have_their_places() -> None:
    s = melee(rich(), rich(), rich(), rich(), at="4.aw", ask="windows")
    for seat, place in ((2, 4), (0, 3)):
        s.edit("happen", event="eliminate", seat=seat)
        assert s.facts["seats"][seat]["standing"] == place
        assert s.state.outcome is None
    s.edit("happen", event="eliminate", seat=3)
    outcome = s.state.outcome
    assert outcome is not None
    assert (outcome.winners, outcome.reason.value, outcome.standing) == ((1,), "last-standing", (3, 1, 4, 2))


@rule("RR.winning-game.3", "RR.framework.2.2b")
def test_players_eliminated_together_share_a_place() -> None:
    s = melee(rich(deck=["Ice"]), rich(), rich(deck=["Ice"]), rich(), at="2.1", ask="windows")
    assert [seat["standing"] for seat in s.facts["seats"]] == [3, None, 3, None]


@rule("RR.winning-game.2")
def test_the_first_player_determines_who_of_several_wins() -> None:
    s = melee(rich(power=14), rich(power=15), rich(power=15), rich(power=20), at="4.aw")
    assert s[0].decision.why.what == "end-order"
    assert s.players_offered(0) == [1, 2, 3]
    s[0].chooses_player(2)
    outcome = s.state.outcome
    assert outcome is not None and outcome.winners == (2,)
    assert outcome.standing == (4, 3, 1, 2)


@rule("RR.winning-game.5")
def test_when_all_are_eliminated_together_the_first_player_says_who_wins() -> None:
    s = melee(*[rich(deck=["Ice"]) for _ in range(3)], at="2.1", first_player=1)
    assert s.players_offered(1) == [1, 2, 0]
    s[1].chooses_player(0)
    assert s.state.outcome is not None and s.state.outcome.winners == (0,)


# Whole games, with decks so small that players are eliminated.

_CARDS = [card for card in POOL.by_code.values() if card.type <= EVENT]
_PLOTS = [card.code for card in POOL.by_code.values() if card.type == PLOT]
_AGENDAS = [card.code for card in POOL.by_code.values() if card.type == AGENDA]
_FACTIONS = sorted({card.faction for card in POOL.by_code.values() if card.type == FACTION})


def small_deck(chance: random.Random) -> dict[str, Any]:
    return {
        "faction": chance.choice(_FACTIONS),
        "agenda": chance.choice(_AGENDAS),
        "plots": chance.sample(_PLOTS, 7),
        "cards": [card.code for card in chance.choices(_CARDS, k=chance.randint(12, 24))],
    }


@pytest.mark.parametrize("players", range(3, 9))
def test_games_with_eliminations_end_and_save_and_hide(players: int) -> None:
    eliminated = 0
    for seed in range(4):
        chance = random.Random(seed)
        seats = [{"deck": small_deck(chance)} for _ in range(players)]
        state = MELEE.start(MELEE.setup(seats, {"check_decks": False}), seed)
        moves = 0
        while state.outcome is None:
            decision = chance.choice(state.decisions)
            assert not state.sides[decision.seat].eliminated
            state.apply_index(decision.seat, chance.randrange(len(decision.options)))
            moves += 1
            if moves % 40 == 0:
                data = state.dump()
                assert MELEE.load(data).dump() == data
                seat = chance.randrange(players)
                assert state.determinize(seat, moves).view(seat) == state.view(seat)
        eliminated += sum(side.eliminated for side in state.sides)
        assert sorted(state.outcome.standing)[0] == 1
        assert sum(card["type"] == "title" for card in state.facts()["cards"]) == 6
    assert eliminated > 4


def test_titles_are_no_cards_of_decks() -> None:
    title = next(card for card in POOL.by_code.values() if card.type == TITLE)
    deck = {"faction": "stark", "cards": [title.code]}
    with pytest.raises(BadDeck, match=title.name):
        MELEE.setup([{"deck": deck}] * 3, {"check_decks": False})
