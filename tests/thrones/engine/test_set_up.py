"""How a game is set up, by the profile of an edition."""

from __future__ import annotations

from typing import Any

import pytest

from tests.thrones.engine.editions import joust_with
from weirwood.core.decision import DecisionKind
from weirwood.core.errors import BadArgument
from weirwood.core.option import Verb
from weirwood.rules import rule
from weirwood.thrones.editions.second.profile import PROFILE
from weirwood.thrones.engine.words import CHARACTER
from weirwood.thrones.game import Variant
from weirwood.thrones.games.second import MELEE as GAME
from weirwood.thrones.state import ThronesState

HAND = [
    "Robb Stark",
    "Robb Stark",
    "The Kingsroad",
    "The Kingsroad",
    "Direwolf Pup",
    "Little Bird",
    "Hear Me Roar!",
]


def dealt(game: Variant, **options: Any) -> ThronesState:
    """A game at its beginning, with a known hand."""
    deck = {"faction": "stark", "plots": [], "cards": [*HAND, *["The Roseroad"] * 10]}
    setup = game.setup(
        [{"deck": deck}, {"deck": deck}],
        {"deck_order": "given", "check_decks": False, "ask": "windows", **options},
    )
    return game.start(setup, 1)


def placing(game: Variant) -> ThronesState:
    """A game in which the first player is asked for the cards to place."""
    state = dealt(game, first_player=0)
    while state.decisions[0].kind == DecisionKind.MULLIGAN:
        state.apply(state.decisions[0].seat, Verb.KEEP.value)
    assert state.decisions[0].kind == DecisionKind.SETUP
    return state


def keys(state: ThronesState, seat: int, *names: str) -> list[str]:
    """The keys that pick cards, by name."""
    decision = next(decision for decision in state.decisions if decision.seat == seat)
    left = list(names)
    found = []
    for option in decision.candidates or ():
        assert option.card is not None
        if state.cards[option.card].name in left:
            left.remove(state.cards[option.card].name)
            found.append(option.key)
    assert not left
    return found


def may_place(game: Variant, *names: str) -> bool:
    state = placing(game)
    candidates = [state.cards[option.card or 0].name for option in state.decisions[0].candidates or ()]
    if any(names.count(name) > candidates.count(name) for name in names):
        return False
    return game.may_choose(state, 0, keys(state, 0, *names))


@rule("ED.setup-gold")
def test_the_cards_placed_may_cost_what_the_edition_says() -> None:
    assert may_place(joust_with("set_up"), "Robb Stark") and not may_place(
        joust_with("set_up", gold=5), "Robb Stark"
    )


@rule("ED.setup-limited")
def test_so_many_limited_cards_may_be_placed() -> None:
    roads = ("The Kingsroad", "The Kingsroad")
    assert not may_place(joust_with("set_up"), *roads) and may_place(
        joust_with("set_up", max_limited=2), *roads
    )


@rule("ED.setup-dups")
def test_further_copies_may_be_placed_or_not() -> None:
    robbs = ("Robb Stark", "Robb Stark")
    assert may_place(joust_with("set_up"), *robbs) and not may_place(
        joust_with("set_up", duplicates=False), *robbs
    )


@rule("ED.setup-types")
def test_which_types_may_be_placed() -> None:
    people = joust_with("set_up", types=1 << CHARACTER)
    assert may_place(joust_with("set_up"), "The Kingsroad") and not may_place(people, "The Kingsroad")
    assert may_place(people, "Direwolf Pup")


@rule("ED.mulligan")
def test_a_hand_may_be_exchanged_as_often_as_the_edition_says() -> None:
    assert dealt(joust_with("set_up")).decisions[0].kind == DecisionKind.MULLIGAN
    assert dealt(joust_with("set_up", mulligans=0)).decisions[0].kind == DecisionKind.SETUP


@rule("ED.setup-first-player")
def test_chance_names_a_first_player_or_nobody_does() -> None:
    def told(game: Variant) -> list[str]:
        setup = dealt(game).setup
        return [event.kind for event in game.begin(setup, 1)[1]]

    assert "first-player" in told(joust_with("set_up"))
    assert "first-player" not in told(joust_with("set_up", random_first_player=False))


@rule("ED.setup-order")
def test_cards_are_placed_in_order_or_by_all_at_the_same_time() -> None:
    assert [decision.seat for decision in placing(joust_with("set_up")).decisions] == [0]
    game = joust_with("set_up", together=True)
    state = placing(game)
    assert [decision.seat for decision in state.decisions] == [0, 1]
    one, other = state, state.clone()
    for board, order in ((one, (0, 1)), (other, (1, 0))):
        for seat in order:
            assert not board.sides[0].play and not board.sides[1].play
            game.choose_set(board, seat, keys(board, seat, "Direwolf Pup"))
            assert game.load(board.dump()).dump() == board.dump() == board.clone().dump()
    assert one.dump() == other.dump()
    assert len(one.sides[0].play) == len(one.sides[1].play) == 1


@rule("ED.setup-order")
def test_sets_are_picked_one_by_one_in_secret_too() -> None:
    game = joust_with("set_up", together=True)
    state = placing(game)
    before = [option.key for option in state.decisions[1].options]
    state.apply(0, keys(state, 0, "Direwolf Pup")[0])
    asked = {decision.seat: decision for decision in state.decisions}
    assert len(asked[0].picked or ()) == 1 and len(asked[1].picked or ()) == 0
    assert [option.key for option in asked[1].options] == before


@rule("ED.setup-order")
def test_worlds_do_not_tell_what_others_picked_in_secret() -> None:
    """One seat has picked its cards, the other the first of its own: each knows its own picks alone."""
    game = joust_with("set_up", together=True)
    state = placing(game)
    game.choose_set(state, 1, keys(state, 1, "Direwolf Pup"))
    state.apply(0, keys(state, 0, "The Kingsroad")[0])
    found: dict[int, set[tuple[str, ...]]] = {0: set(), 1: set()}
    for seed in range(20):
        for seat in (0, 1):
            world = state.determinize(seat, seed)
            assert world.view(seat) == state.view(seat)
            assert [decision.seat for decision in world.decisions] == [0]
            while world.decisions[0].kind == DecisionKind.SETUP:
                world.apply(0, list(world.decisions[0].options)[-1].key)
            placed = {side.seat: sorted(world.cards[card].name for card in side.play) for side in world.sides}
            found[seat].add(tuple(placed[1 - seat]))
            assert "The Kingsroad" in placed[0] if seat == 0 else placed[1] == ["Direwolf Pup"]
    assert len(found[0]) > 3
    assert found[1] == {()}, "who has not closed a selection is dealt nothing picked yet"


@rule("ED.players")
def test_a_melee_is_for_as_many_as_the_edition_says() -> None:
    most = PROFILE.set_up.most_players
    assert GAME.setup(GAME.ready(most), {"check_decks": False}).seats
    with pytest.raises(BadArgument):
        GAME.setup(GAME.ready(most + 1), {"check_decks": False})
