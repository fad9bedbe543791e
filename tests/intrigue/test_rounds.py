"""The end of a round, and the rounds of a match."""

from __future__ import annotations

from itertools import chain

import pytest

from tests.intrigue.table import EIGHT, deal, kinds, lay, of_kind, thrones
from weirwood.intrigue import GAME
from weirwood.rules import rule


@rule("WI.end-of-round.1")
def test_the_round_ends_when_all_are_out_and_not_before() -> None:
    scene = lay("S L", "S", "BB", "T", out=[2])
    assert "round-ended" not in kinds(scene.place("S@left"))
    assert "round-ended" not in kinds(scene.place("B@left"))
    assert (scene.facts["round"], scene.seat) == (1, 1)
    events = scene.place("B@left")
    assert kinds(events)[:3] == ["placed", "eliminated", "round-ended"]
    assert scene.facts["round"] == 2


@rule("WI.objective.1")
def test_cards_left_in_hand_cost_points() -> None:
    scene = lay(EIGHT, "SST", "B", "")
    scene.place("B@1.0")
    assert scene.all("penalty") == [3, 0, 0]


@rule("WI.end-of-round.2")
def test_the_last_to_place_draws_even_with_cards_left() -> None:
    scene = lay(EIGHT, "BSS", "TT", "", active=2, round=2)
    events = scene.place("B@1.0")
    assert [event.seats for event in of_kind(events, "throne-drawn")] == [(0,)]
    assert [len(pile) for pile in scene.all("thrones")] == [1, 0, 0]
    assert scene.all("penalty") == [2, 2, 0]


@rule("WI.end-of-round.2")
def test_whoever_placed_everything_earlier_draws_nothing() -> None:
    scene = lay("B B B B L L L L", "B", "BBS", "T")
    events = scene.place("B@1.0", "B@1.1", "B@1.2")
    assert [event.seats for event in of_kind(events, "placed")] == [(0,), (1,), (1,)]
    assert [len(pile) for pile in scene.all("thrones")] == [0, 1, 0]


@rule("WI.end-of-round.3")
@pytest.mark.parametrize("players", GAME.seats)
def test_one_iron_throne_card_is_drawn_in_each_round(players: int) -> None:
    match = deal(players, seed=players)
    deck = match.facts["thrones_left"]
    events = match.play_on()
    drawn = of_kind(events, "throne-drawn")
    assert [event.value["index"] for event in drawn] == deck[:players]
    assert match.facts["thrones_left"] == deck[players:]
    assert sorted(chain(*match.all("thrones"))) == sorted(deck[:players])
    ends = [number for number, event in enumerate(events) if event.kind == "round-ended"]
    assert [events[end + 1].kind for end in ends] == ["throne-drawn"] * players


@rule("WI.end-of-round.4")
def test_the_drawn_card_is_seen_by_its_owner_alone() -> None:
    scene = lay(EIGHT, "B", "T", "S")
    (drawn,) = of_kind(scene.place("B@1.0"), "throne-drawn")
    pile = scene.of(0, "thrones")
    assert drawn.seen_by(0).value["index"] == pile[0]
    assert scene.seen(0, 0, "thrones") == pile
    assert scene.seen(0, 0, "score") == scene.of(0, "score")
    for viewer in (None, 1, 2):
        assert drawn.seen_by(viewer).value is None
        assert scene.seen(viewer, 0, "thrones") == 1
        assert scene.seen(viewer, 0, "score") is None


@rule("WI.end-of-round.5")
def test_penalties_are_the_cards_left_and_add_up() -> None:
    scene = lay(EIGHT, "B", "TTSS", "LLL", penalties={1: 5, 2: 1})
    events = scene.place("B@1.0")
    assert [(event.seats[0], event.amount) for event in of_kind(events, "penalty")] == [
        (0, 0),
        (1, 4),
        (2, 3),
    ]
    assert scene.all("penalty") == [0, 9, 4]
    assert [scene.seen(None, seat, "penalty") for seat in range(3)] == [0, 9, 4]


@rule("WI.end-of-round.5")
def test_tokens_never_run_out() -> None:
    scene = lay(EIGHT, "B", "TTSS", "LLL", penalties={1: 1000})
    scene.place("B@1.0")
    assert scene.of(1, "penalty") == 1004


@rule("WI.end-of-round.6")
def test_the_card_is_drawn_before_penalties_are_taken() -> None:
    scene = lay(EIGHT, "BS", "T", "L")
    events = scene.place("B@1.0")
    ended = kinds(events).index("round-ended")
    assert kinds(events)[ended : ended + 5] == ["round-ended", "throne-drawn", *["penalty"] * 3]


@rule("WI.scoring-example.1", "WI.end-of-round.2", "WI.end-of-round.5")
def test_scoring_example_james_draws_a_card_and_takes_no_tokens() -> None:
    james, other = 0, 1
    scene = lay(
        EIGHT, "B", "SS", "T", penalties={james: 4}, active=james, round=3, thrones=thrones(*[(3, 1)] * 7)
    )
    events = scene.place("B@1.0")
    assert scene.of(james, "penalty") == 4
    assert len(scene.of(james, "thrones")) == 1
    (drawn,) = of_kind(events, "throne-drawn")
    assert drawn.seats == (james,)
    assert [drawn.seen_by(viewer).value is not None for viewer in (james, other, 2, None)] == [
        True,
        False,
        False,
        False,
    ]
    assert scene.outcome.scores == (4 - 3, 2, 1)


@rule("WI.number-of-rounds.1")
@pytest.mark.parametrize("players", GAME.seats)
def test_there_are_as_many_rounds_as_players_and_each_starts_once(players: int) -> None:
    match = deal(players, seed=players, starter=1)
    match.play_on()
    began = of_kind(match.log, "round-began")
    assert [event.amount for event in began] == list(range(1, players + 1))
    assert [event.seats[0] for event in began] == [(1 + number) % players for number in range(players)]
    first_placers = [
        match.log[number + 1 :][kinds(match.log[number + 1 :]).index("placed")].seats[0]
        for number, event in enumerate(match.log)
        if event.kind == "round-began"
    ]
    assert first_placers == [event.seats[0] for event in began]
    assert match.outcome is not None


@rule("WI.number-of-rounds.1")
def test_the_next_starter_is_left_of_the_last_whoever_placed_last() -> None:
    scene = lay(EIGHT, "B", "T", "S", starter=1, active=0)
    scene.place("B@1.0")
    assert scene.facts["starter"] == scene.seat == 2
