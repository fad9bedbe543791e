"""Scores and winners. A scene in which nobody can place is scored at once."""

from __future__ import annotations

import pytest

from tests.intrigue.table import EIGHT, Played, deal, kinds, lay, of_kind, thrones
from weirwood.core.event import Event
from weirwood.intrigue.speech import event_in_words, tie_in_words
from weirwood.rules import rule

CARDS = thrones((2, 3), (1, 1), (3, 2), (2, 2), (1, 5))


def scored(penalties: list[int], piles: dict[int, list[int]] | None = None) -> Played:
    """The end of the last round of a match in which nobody has a card left."""
    return lay(
        EIGHT,
        *[""] * len(penalties),
        round=len(penalties),
        penalties=dict(enumerate(penalties)),
        piles=piles,
        thrones=CARDS,
    )


@rule("WI.end-of-game.1")
def test_a_score_is_penalties_less_the_values_of_iron_throne_cards() -> None:
    scene = scored([9, 3, 7], {0: [0, 1]})
    assert scene.outcome.scores == (6, 3, 7)
    assert scene.all("score") == [6, 3, 7]


@rule("WI.end-of-game.1")
def test_all_iron_throne_cards_are_revealed_at_the_end() -> None:
    match = deal(3, seed=4)
    events = match.play_on()
    revealed = of_kind(events, "thrones-revealed")
    assert {event.seats[0] for event in revealed} == {
        seat for seat in range(3) if match.facts["seats"][seat]["thrones"]
    }
    assert kinds(events)[-1 - len(revealed) :] == ["thrones-revealed"] * len(revealed) + ["match-ended"]
    for event in revealed:
        assert event.seen_by(None).value
    for viewer in (None, 0, 1, 2):
        for seat in range(3):
            assert match.seen(viewer, seat, "thrones") == match.of(seat, "thrones")
            assert match.seen(viewer, seat, "score") == match.of(seat, "score")


@rule("WI.end-of-game.2", "WI.end-of-game.3")
def test_a_score_below_zero_beats_zero() -> None:
    scene = scored([0, 1, 5], {1: [2]})
    assert scene.outcome.scores == (0, -2, 5)
    assert scene.outcome.winners == (1,)


@rule("WI.end-of-game.3")
def test_the_lowest_score_wins() -> None:
    outcome = scored([4, 9, 3]).outcome
    assert (outcome.winners, outcome.rule) == ((2,), "WI.end-of-game.3")
    assert outcome.standing == (2, 3, 1)


@rule("WI.end-of-game.4")
def test_a_tie_goes_to_the_card_with_the_fewest_icons() -> None:
    outcome = scored([6, 6, 7], {0: [0, 1], 1: [2]}).outcome
    assert outcome.scores == (3, 3, 7)
    assert (outcome.winners, outcome.rule) == ((0,), "WI.end-of-game.4")
    assert outcome.standing == (1, 2, 3)


@rule("WI.end-of-game.4")
def test_icons_decide_nothing_without_a_tie() -> None:
    assert scored([6, 4, 7], {0: [1], 1: [0]}).outcome.winners == (1,)


@rule("WI.end-of-game.5")
def test_in_a_tie_a_card_beats_no_card() -> None:
    outcome = scored([4, 6, 7], {1: [0]}).outcome
    assert outcome.scores == (4, 4, 7)
    assert (outcome.winners, outcome.rule) == ((1,), "WI.end-of-game.5")


@rule("WI.end-of-game.6")
def test_tied_players_without_cards_share_the_victory() -> None:
    outcome = scored([5, 2, 2], {0: [0]}).outcome
    assert outcome.scores == (3, 2, 2)
    assert (outcome.winners, outcome.rule) == ((1, 2), "WI.end-of-game.6")
    assert outcome.standing == (3, 1, 1)


@rule("WI.end-of-game.7")
def test_tied_players_with_equally_few_icons_share_the_victory() -> None:
    outcome = scored([6, 5, 9], {0: [2], 1: [3]}).outcome
    assert outcome.scores == (3, 3, 9)
    assert (outcome.winners, outcome.rule) == ((0, 1), "WI.end-of-game.7")


@rule("WI.end-of-game.7")
def test_neither_more_cards_nor_seats_break_such_a_tie() -> None:
    outcome = scored([9, 7, 6], {0: [2, 4], 1: [3], 2: []}).outcome
    assert outcome.scores == (5, 5, 6)
    assert outcome.winners == (0, 1)
    assert outcome.standing == (1, 1, 3)


@rule("WI.end-of-game.4", "WI.end-of-game.5")
def test_three_tied_stand_by_icons_and_those_without_a_card_last() -> None:
    outcome = scored([5, 3, 4], {0: [0], 2: [1]}).outcome
    assert outcome.scores == (3, 3, 3)
    assert outcome.winners == (2,)
    assert outcome.standing == (2, 3, 1)


def test_a_match_that_is_over_asks_nobody() -> None:
    scene = scored([1, 2, 3])
    assert scene.seat is None
    assert scene.match.state.decisions == ()
    assert scene.facts["active"] is None


@pytest.mark.parametrize(
    ("penalties", "thrones"),
    [([6, 6, 7], {0: [0, 1], 1: [2]}), ([6, 3, 9], {0: [2]}), ([3, 3, 9], {})],
)
def test_a_tie_for_the_lowest_score_is_explained(penalties: list[int], thrones: dict[int, list[int]]) -> None:
    tied, clear = scored(penalties, thrones).outcome, scored([4, 9, 3]).outcome
    assert tied.scores is not None and sorted(tied.scores)[0] == sorted(tied.scores)[1]
    said = [
        event_in_words(Event("match-ended", rule, tied.winners, value=list(tied.scores)), ("A", "B", "C"))
        for rule in (tied.rule, clear.rule)
    ]
    assert tie_in_words(tied.rule) in said[0] and len(said[0]) > len(said[1])
    assert tie_in_words(tied.rule) and not tie_in_words(clear.rule)
