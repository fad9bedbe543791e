"""Choices that are refused, and the answers to "why can't I?"."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.intrigue.table import EIGHT, deal, lay
from weirwood.core.errors import BadArgument, GameOver, IllegalChoice, NotYourDecision
from weirwood.intrigue import GAME, HOUSES
from weirwood.rules import rule


def explained(scene: Any, seat: int, card: object) -> list[str]:
    return [
        refusal["rule"] for refusal in GAME.explain(scene.match.state, seat, {"verb": "place", "card": card})
    ]


@pytest.mark.parametrize(
    "key",
    [
        *("", "\x00", "pass", "Stark", "Stark@", "stark@left", "Stark@left ", "Stark@middle", "Tully@left"),
        *("Stark@1", "Stark@1.", "Stark@9.9", "Stark@01.0", "Stark@1.-0", "Stark@¹.0", "Stark@1.0.0"),
        f"Stark@{'1' * 5000}.0",
    ],
    ids=lambda key: ascii(key)[1:15],
)
def test_what_is_no_placement_is_refused_and_changes_nothing(key: str) -> None:
    scene = lay("S L", "SB", "B", "B")
    before = scene.match.state.dump()
    with pytest.raises(IllegalChoice):
        scene.match.choose(0, key)
    assert scene.match.state.dump() == before
    assert scene.match.ply == 0


@rule("WI.turn-order.2")
def test_a_card_that_is_not_in_hand_is_refused() -> None:
    scene = lay("S L", "SB", "T", "L")
    assert scene.refusal("L@left") == "WI.turn-order.2"
    assert explained(scene, 0, "Lannister") == ["WI.turn-order.2"]


@rule("WI.turn-order.1")
def test_a_seat_out_of_turn_is_refused() -> None:
    scene = lay("S L", "S", "B", "L")
    before = scene.match.state.dump()
    for seat in (1, 2):
        with pytest.raises(NotYourDecision):
            scene.match.choose(seat, "Baratheon@left")
        with pytest.raises(NotYourDecision) as refused:
            scene.match.state.apply(seat, "Baratheon@left")
        assert refused.value.rule == "WI.turn-order.1"
        assert explained(scene, seat, "Baratheon") == ["WI.turn-order.1"]
    assert scene.match.state.dump() == before


@rule("WI.elimination.4")
def test_whoever_is_out_is_told_so() -> None:
    scene = lay("S L", "S", "B", "L", out=[2])
    assert explained(scene, 2, "Lannister") == ["WI.elimination.4"]


def test_nothing_can_be_chosen_after_the_end() -> None:
    scene = lay(EIGHT, "S", "T", "L", round=3)
    with pytest.raises(GameOver):
        scene.match.choose(0, "Stark@left")
    with pytest.raises(GameOver):
        scene.match.state.apply(0, "Stark@left")
    assert explained(scene, 0, "Stark") == ["WI.end-of-game.1"]


@pytest.mark.parametrize("index", [-1, 5, 1000])
def test_an_option_by_a_wrong_index_is_refused(index: int) -> None:
    scene = lay("S L", "SB", "B", "B")
    assert len(scene.options) == 5
    before = scene.match.state.dump()
    with pytest.raises(IllegalChoice):
        scene.match.state.apply_index(0, index)
    with pytest.raises(BadArgument):
        scene.match.choose_index(0, index)
    assert scene.match.state.dump() == before


@rule("WI.upper-rows.2", "WI.bottom-row.3")
def test_a_house_without_a_place_is_explained() -> None:
    scene = lay(EIGHT, "BS", "T", "T")
    assert explained(scene, 0, "Baratheon") == []
    assert explained(scene, 0, "Stark") == ["WI.upper-rows.2"]
    assert explained(scene, 0, {"house": "Stark", "row": 0, "column": "left"}) == ["WI.bottom-row.3"]


@pytest.mark.parametrize(
    ("where", "clause"),
    [
        ({"row": 0, "column": "left"}, None),
        ({"row": 1, "column": 0}, None),
        ({"row": 1, "column": 1}, "WI.upper-rows.3"),
        ({"row": 0, "column": "first"}, "WI.first-character.1"),
        ({"row": 0, "column": 0}, "WI.upper-rows.7"),
        ({"row": 0, "column": 5}, "WI.bottom-row.2"),
        ({"row": 7, "column": 7}, "WI.upper-rows.3"),
    ],
)
def test_places_are_explained(where: dict[str, Any], clause: str | None) -> None:
    scene = lay("S L", "SB", "B", "B")
    assert explained(scene, 0, {"house": "Stark", **where}) == ([] if clause is None else [clause])


@pytest.mark.parametrize(
    "arguments",
    [
        {},
        {"verb": "pass", "card": "Stark"},
        {"verb": "place"},
        {"verb": "place", "card": "Tully"},
        {"verb": "place", "card": 7},
        {"verb": "place", "card": ["Stark"]},
        {"verb": "place", "card": {"house": ["Stark"]}},
        {"verb": "place", "card": {"house": "Stark", "row": 1}},
        {"verb": "place", "card": {"house": "Stark", "row": 8, "column": 0}},
        {"verb": "place", "card": {"house": "Stark", "row": True, "column": 0}},
        {"verb": "place", "card": {"house": "Stark", "row": 1, "column": "left"}},
        {"verb": "place", "card": {"house": "Stark", "colour": "white"}},
    ],
    ids=str,
)
def test_a_question_that_makes_no_sense_is_refused(arguments: dict[str, Any]) -> None:
    with pytest.raises(BadArgument):
        GAME.explain(lay("S L", "SB", "B", "B").match.state, 0, arguments)


@given(players=st.sampled_from(GAME.seats), seed=st.integers(0, 1000), turns=st.integers(0, 40))
def test_explained_and_offered_agree_everywhere(players: int, seed: int, turns: int) -> None:
    match = deal(players, seed)
    for turn in range(turns):
        if match.seat is not None:
            match.place(match.options[(seed + turn * 13) % len(match.options)])
    if match.seat is None:
        return
    offered = set(match.options)
    columns: list[tuple[int, int | str]] = [(0, "left"), (0, "right"), (0, "first")]
    columns += [(row, column) for row in range(8) for column in range(8)]
    for house in HOUSES:
        for row, column in columns:
            where = column if isinstance(column, str) else f"{row}.{column}"
            refusals = explained(match, match.seat, {"house": house, "row": row, "column": column})
            assert (refusals == []) == (f"{house[0]}@{where}" in offered)
            if refusals:
                assert match.refusal(f"{house[0]}@{where}") == refusals[0]


def test_a_refusal_names_houses_places_and_players_but_no_keys() -> None:
    scene = lay("S L B", "SB", "T", "L")
    for house in HOUSES:
        for row in range(3):
            for column in range(4):
                asked = {"house": house, "row": row, "column": column}
                for refusal in GAME.explain(scene.match.state, 0, {"verb": "place", "card": asked}):
                    assert house in str(refusal["text"]) and "@" not in str(refusal["text"])
    for seat in (1, 2):
        [refusal] = GAME.explain(scene.match.state, seat, {"verb": "place", "card": "Stark"})
        assert scene.match.setup.names[0] in str(refusal["text"])
