"""Seats and set-ups from plain data."""

from __future__ import annotations

import pytest

from weirwood.core.errors import BadArgument
from weirwood.core.seat import LONGEST_NAME, Seat, Setup, seats_from


def test_seats_have_names_and_decks() -> None:
    seats = seats_from([{"name": "Arya"}, {"deck": {"cards": []}}, {}])
    assert [seat.name for seat in seats] == ["Arya", "Seat 1", "Seat 2"]
    assert [seat.deck for seat in seats] == [None, {"cards": []}, None]


def test_a_seat_as_plain_data_reads_back() -> None:
    for seat in (Seat("Arya"), Seat("Bran", [1, 2])):
        again = seats_from([seat.form()])[0]
        assert (again.name, again.deck) == (seat.name, seat.deck)


def test_names_in_any_script_are_fine() -> None:
    assert seats_from([{"name": "Ærik Þór 王"}])[0].name == "Ærik Þór 王"


@pytest.mark.parametrize(
    "forms",
    [
        None,
        {},
        "ab",
        [None],
        ["Arya"],
        [{"colour": "red"}],
        [{"name": 3}],
        [{"name": "a\nb"}],
        [{"name": "\x1b[31m"}],
        [{"name": "x" * (LONGEST_NAME + 1)}],
    ],
)
def test_what_is_no_list_of_seats_is_refused(forms: object) -> None:
    with pytest.raises(BadArgument):
        seats_from(forms)


def test_a_set_up_keeps_its_own_copy_of_options_and_scene() -> None:
    options = {"ask": "all"}
    scene = {"round": 1}
    setup = Setup([Seat("a"), Seat("b")], options, scene)
    options["ask"] = "choices"
    scene["round"] = 2
    assert setup.names == ("a", "b")
    assert setup.options == {"ask": "all"}
    assert setup.scene == {"round": 1}
