"""The bottom row, and the first worked example."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.intrigue.table import EIGHT, SEVEN, deal, lay
from weirwood.core.errors import BadScene
from weirwood.intrigue import GAME
from weirwood.rules import rule

ENDS = {"left", "right"}


@rule("WI.bottom-row.1")
@pytest.mark.parametrize("court", ["S", "S B", "S B L", "S B L S B L S"])
def test_both_ends_are_open_to_every_house(court: str) -> None:
    scene = lay(court, "BLST", "B", "L")
    for letter in "BLST":
        assert scene.places(letter) >= ENDS


@rule("WI.bottom-row.1")
def test_a_card_lands_at_the_end_it_was_placed_at() -> None:
    scene = lay("S L", "BT", "B", "L")
    scene.place("T@left", "B@right")
    assert scene.court == ["TSLB"]


@rule("WI.bottom-row.2")
def test_no_card_goes_between_two_or_leaves_a_gap() -> None:
    scene = lay("S L B", "BLST", "B", "L")
    assert {option[2:] for option in scene.options if option[2:].startswith("0.")} == set()
    for column in range(3):
        assert scene.refusal(f"S@0.{column}") is not None
    for column in range(3, 8):
        assert scene.refusal(f"S@0.{column}") == "WI.bottom-row.2"


@rule("WI.bottom-row.2")
@pytest.mark.parametrize("court", ["S . B", ". S", "S L ."])
def test_a_bottom_row_with_a_gap_cannot_be_placed(court: str) -> None:
    with pytest.raises(BadScene):
        lay(court, "S", "B", "L")


@rule("WI.bottom-row.2")
def test_the_bottom_row_grows_at_its_ends_alone() -> None:
    match = deal(4, seed=8)
    while match.facts["round"] == 1:
        before = match.court[0] if match.court else ""
        match.place(match.options[len(match.options) // 2])
        if match.facts["round"] == 1 and len(match.court[0]) > len(before):
            assert match.court[0][1:] == before or match.court[0][:-1] == before
        assert "." not in match.court[0] if match.court else True


@rule("WI.bottom-row.3")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_the_bottom_row_holds_eight(players: int) -> None:
    others = ["T"] * (players - 1)
    seven = lay("S S S S L L L", "BT", *others)
    assert seven.places("B") == ENDS
    eight = lay("S S S S L L L L", "SB", *others)
    assert {option[2:] for option in eight.options} & ENDS == set()
    assert eight.refusal("S@left") == eight.refusal("S@right") == "WI.bottom-row.3"


@rule("WI.bottom-row.4")
def test_with_two_players_the_bottom_row_holds_seven() -> None:
    two = lay("S S S S L L L", "SB", "T")
    assert {option[2:] for option in two.options} & ENDS == set()
    assert two.refusal("S@left") == "WI.bottom-row.4"
    assert lay("S S S S L L", "SB", "T").places("B") == ENDS
    assert lay("S S S S L L L", "SB", "T", "T").places("B") == ENDS


@rule("WI.bottom-row.3", "WI.bottom-row.4")
def test_a_scene_cannot_have_a_longer_bottom_row() -> None:
    with pytest.raises(BadScene) as of_two:
        lay("S S S S L L L L", "S", "B")
    assert of_two.value.rule == "WI.bottom-row.4"
    with pytest.raises(BadScene) as of_more:
        lay("S S S S L L L L T", "S", "B", "B")
    assert of_more.value.rule == "WI.bottom-row.3"


@rule("WI.bottom-row.5")
@given(
    players=st.sampled_from(GAME.seats),
    seed=st.integers(0, 10_000),
    turns=st.integers(0, 30),
)
def test_below_its_cap_whoever_holds_a_card_has_a_placement(players: int, seed: int, turns: int) -> None:
    match = deal(players, seed)
    cap = 7 if players == 2 else 8
    for turn in range(turns):
        if match.seat is None or match.facts["round"] > 1:
            break
        match.place(match.options[(seed + turn * 7) % len(match.options)])
        if match.facts["round"] == 1 and len(match.court[0]) < cap:
            out_with_cards = [
                seat for seat in range(players) if match.of(seat, "eliminated") and match.of(seat, "hand")
            ]
            assert out_with_cards == []
            assert match.seat is not None
            for letter in set(match.of(match.seat, "hand")):
                assert match.places(letter) >= ENDS


@rule("WI.example-1.1", "WI.bottom-row.1", "WI.upper-rows.2")
def test_example_1_stannis_goes_to_either_end() -> None:
    scene = lay("S L", "B", "S", "S")
    assert scene.places("B") == ENDS
    assert scene.refusal("B@1.0") == "WI.upper-rows.2"
    assert scene.refusal("B@0.1") is not None


@rule("WI.example-1.1")
def test_example_1_with_a_yellow_card_below_the_place_above_is_open_too() -> None:
    assert lay("B L", "B", "S", "S").places("B") == {*ENDS, "1.0"}


def test_full_rows_of_one_house_take_that_house_alone() -> None:
    assert lay(EIGHT, "BS", "T", "T").options == [f"B@1.{column}" for column in range(7)]
    assert lay(SEVEN, "BS", "T").options == [f"B@1.{column}" for column in range(6)]
