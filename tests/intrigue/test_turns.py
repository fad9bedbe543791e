"""Turn order and the first character."""

from __future__ import annotations

import pytest

from tests.intrigue.table import deal, lay, of_kind
from weirwood.core.option import Verb
from weirwood.intrigue import GAME
from weirwood.rules import rule


@rule("WI.turn-order.1")
@pytest.mark.parametrize("starter", range(4))
def test_the_starter_acts_first_and_then_play_goes_clockwise(starter: int) -> None:
    match = deal(4, starter=starter)
    order = []
    for _ in range(8):
        order.append(match.seat)
        match.place(f"{match.of(match.seat or 0, 'hand')[0]}@{'right' if match.court else 'first'}")
    assert order == [(starter + turn) % 4 for turn in range(8)]


@rule("WI.turn-order.1")
def test_without_a_named_starter_the_seed_draws_one() -> None:
    starters = [deal(4, seed).facts["starter"] for seed in range(40)]
    assert set(starters) == {0, 1, 2, 3}
    assert starters == [deal(4, seed).seat for seed in range(40)]


@rule("WI.turn-order.2")
def test_a_turn_is_exactly_one_placement_and_no_pass() -> None:
    match = deal(3, seed=2)
    while match.facts["round"] == 1:
        seat = match.seat
        assert seat is not None
        (decision,) = match.match.state.decisions
        assert {option.verb for option in decision.options} == {Verb.PLACE}
        hand, cards = match.of(seat, "hand"), match.cards_in_court
        match.place(match.options[0])
        if match.facts["round"] == 1:
            assert len(match.of(seat, "hand")) == len(hand) - 1
            assert match.cards_in_court == cards + 1


@rule("WI.turn-order.2")
def test_a_single_placement_must_be_made() -> None:
    court = "S L L L L B B B"
    scene = lay(court, "S", "TT", "TT")
    assert scene.options == ["S@1.0"]
    unasked = lay(court, "S", "TT", "TT", ask="choices")
    assert [event.seats for event in of_kind(unasked.log, "placed")] == [(0,)]


@rule("WI.first-character.1")
@pytest.mark.parametrize("players", [2, 3, 4, 6])
def test_the_first_character_has_one_place_and_any_house_may_take_it(players: int) -> None:
    match = deal(players, seed=players)
    assert match.seat is not None
    held = sorted(set(match.of(match.seat, "hand")))
    assert match.options == [f"{letter}@first" for letter in held]
    match.place(match.options[-1])
    assert match.court == [held[-1]]


@rule("WI.first-character.1")
def test_only_the_first_character_goes_to_the_middle() -> None:
    scene = lay("S", "BS", "L", "T")
    assert scene.refusal("S@first") == "WI.first-character.1"
    empty = lay("", "BS", "L", "T")
    assert empty.refusal("S@left") == "WI.first-character.1"
    assert empty.refusal("S@0.0") == "WI.first-character.1"


@rule("WI.first-character.2")
@pytest.mark.parametrize("seed", range(3))
def test_with_five_players_the_starter_follows_the_ordinary_rules(seed: int) -> None:
    match = deal(5, seed)
    assert match.seat is not None
    (opened,) = match.court
    for letter in set(match.of(match.seat, "hand")):
        assert match.places(letter) == {"left", "right"}
    assert match.refusal(f"{match.of(match.seat, 'hand')[0]}@first") == "WI.first-character.1"
    placed = match.options[0][0]
    match.place(match.options[0])
    assert match.court == [placed + opened]


def test_seats_play_in_every_round_of_every_match() -> None:
    for players in GAME.seats:
        events = deal(players, seed=players).play_on()
        assert {event.seats[0] for event in of_kind(events, "placed")} == set(range(players))
