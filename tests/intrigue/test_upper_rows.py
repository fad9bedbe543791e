"""The rows above, and the second worked example."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.intrigue.table import deal, houses, kinds, lay
from weirwood.core.errors import BadScene
from weirwood.intrigue import GAME
from weirwood.rules import rule


def above(places: set[str]) -> set[str]:
    return {place for place in places if place[0].isdigit()}


@rule("WI.upper-rows.1")
def test_a_card_goes_above_two_neighbours_and_starts_or_extends_a_row() -> None:
    scene = lay("S L S", "SSSS", "SS", "S")
    assert above(scene.places("S")) == {"1.0", "1.1"}
    scene.place("S@1.0")
    assert scene.court == ["SLS", "S."]
    assert above(scene.places("S")) == {"1.1"}
    scene.place("S@1.1")
    assert above(scene.places("S")) == {"2.0"}
    scene.place("S@2.0")
    assert scene.court == ["SLS", "SS", "S"]
    assert above(scene.places("S")) == set()


@rule("WI.upper-rows.2")
@pytest.mark.parametrize(
    ("court", "fitting"), [("L S", "LS"), ("S L", "LS"), ("L L", "L"), ("B T", "BT"), ("T T", "T")]
)
def test_the_house_must_match_one_of_the_two_below(court: str, fitting: str) -> None:
    scene = lay(court, "BLST", "B", "L")
    for letter in "BLST":
        assert above(scene.places(letter)) == ({"1.0"} if letter in fitting else set())
        if letter not in fitting:
            assert scene.refusal(f"{letter}@1.0") == "WI.upper-rows.2"


@rule("WI.upper-rows.3")
def test_both_cards_below_must_be_there() -> None:
    court = """
             S . S
            S L S L
        """
    scene = lay(court, "SL", "B", "B")
    assert above(scene.places("S")) == {"1.1"}
    assert scene.refusal("S@2.0") == scene.refusal("S@2.1") == "WI.upper-rows.3"
    assert scene.refusal("S@1.3") == "WI.upper-rows.3"
    with pytest.raises(BadScene) as hanging:
        lay(
            """
              S .
             S . S
            S L S L
            """,
            "S",
            "B",
            "B",
        )
    assert hanging.value.rule == "WI.upper-rows.3"


@rule("WI.upper-rows.3")
def test_the_last_of_a_full_row_has_no_neighbour_on_its_right() -> None:
    court = """
         S S . . . . .
        L B B B B B B S
        """
    scene = lay(court, "S", "B", "B")
    assert scene.places("S") == {"1.6", "2.0"}
    assert scene.refusal("S@1.7") == "WI.upper-rows.3"


@rule("WI.upper-rows.4")
def test_a_place_between_two_upper_cards_is_open() -> None:
    court = """
           S . S
          S L S L
        """
    scene = lay(court, "SL", "B", "B")
    assert above(scene.places("S")) == above(scene.places("L")) == {"1.1"}
    scene.place("L@1.1")
    assert scene.court == ["SLSL", "SLS"]


@rule("WI.upper-rows.4")
def test_upper_rows_may_be_filled_in_any_order() -> None:
    scene = lay("S S S S", "SS", "S", "SS")
    scene.place("S@1.2", "S@1.0")
    assert scene.court == ["SSSS", "S.S"]
    assert above(scene.places("S")) == {"1.1"}


@rule("WI.upper-rows.5")
def test_beside_an_upper_card_there_is_no_place_without_two_below() -> None:
    court = """
             . S
            S S S
        """
    scene = lay(court, "SS", "B", "B")
    assert above(scene.places("S")) == {"1.0"}
    assert scene.refusal("S@1.2") == "WI.upper-rows.3"
    full = """
              S S . . . . .
             S S T T T T T T
        """
    assert lay(full, "S", "B", "B").places("S") == {"2.0"}


@rule("WI.upper-rows.5", "WI.upper-rows.3")
@given(players=st.sampled_from(GAME.seats), seed=st.integers(0, 10_000))
def test_every_place_above_stands_on_two_of_which_one_is_of_its_house(players: int, seed: int) -> None:
    match = deal(players, seed)
    while match.facts["round"] == 1:
        court = match.court
        for option in match.options:
            if not option[2].isdigit():
                continue
            row, column = int(option[2]), int(option[4])
            below = court[row - 1][column : column + 2]
            assert len(below) == 2 and "." not in below and option[0] in below
        match.place(match.options[(seed * 31 + match.cards_in_court * 7) % len(match.options)])


@rule("WI.upper-rows.6")
def test_a_row_may_start_before_the_one_below_is_complete() -> None:
    scene = lay("S L", "S", "B", "B")
    assert scene.places("S") == {"left", "right", "1.0"}


@rule("WI.upper-rows.6")
@pytest.mark.parametrize(("players", "height"), [(2, 7), (3, 8), (4, 8), (5, 8), (6, 8)])
def test_a_full_court_is_a_pyramid(players: int, height: int) -> None:
    match = deal(players, seed=1, houses=houses("S" * 36))
    match.play_on(rounds=2)
    events = match.log[: kinds(match.log).index("round-ended")]
    rows = Counter(event.value["row"] for event in events if event.kind in ("opened", "placed"))
    assert rows == {row: height - row for row in range(height)}
    assert match.all("penalty") == [0] * players


def anchored(court: list[str], left: int) -> dict[tuple[int, int], str]:
    """The cards of a court by place, with columns counted from where the first card stood."""
    return {
        (row, column - left): letter
        for row, line in enumerate(court)
        for column, letter in enumerate(line)
        if letter != "."
    }


@rule("WI.upper-rows.7")
@pytest.mark.parametrize("players", GAME.seats)
def test_a_placed_card_never_moves_and_its_place_never_reopens(players: int) -> None:
    match = deal(players, seed=players + 40)
    left = 0
    while match.facts["round"] == 1:
        before = anchored(match.court, left)
        option = match.options[(match.cards_in_court * 11) % len(match.options)]
        match.place(option)
        if match.facts["round"] > 1:
            break
        left += option[2:] == "left"
        after = anchored(match.court, left)
        assert before.items() < after.items()
        assert len(after) == len(before) + 1


@rule("WI.upper-rows.7")
def test_a_taken_place_is_refused() -> None:
    court = """
             L .
            S L S
        """
    scene = lay(court, "LS", "B", "B")
    assert scene.refusal("L@1.0") == scene.refusal("S@0.1") == "WI.upper-rows.7"


@rule("WI.example-2.1", "WI.bottom-row.3", "WI.upper-rows.2")
def test_example_2_tyrion_goes_above_sandor_or_above_jaime() -> None:
    court = """
         S S . . . S B
        B S L S B L S B
        """
    scene = lay(court, "L", "T", "T")
    assert scene.places("L") == {"1.2", "1.4"}
    for place in ("1.3", "2.0", "2.5"):
        assert scene.refusal(f"L@{place}") == "WI.upper-rows.2"
    assert scene.refusal("L@left") == scene.refusal("L@right") == "WI.bottom-row.3"
