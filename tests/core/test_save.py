"""Saves: a header that names game and version, and values read one by one."""

from __future__ import annotations

from random import Random

import pytest

from tests.core.matches import begun, play_on
from weirwood.core.errors import BadData, WeirwoodError, WrongVersion
from weirwood.core.save import SAVE_FORMAT, SAVE_VERSION, Reader, big, pack, small, unpack


def test_what_is_packed_unpacks() -> None:
    values = [1, -1, 1 << 62, "Stark", [0, [1]], {"a": None}, b"\0"]
    assert unpack(pack("intrigue", values)) == ("intrigue", values)


@pytest.mark.parametrize("data", [b"", b"\xc1", b"\x01", pack("intrigue", [1])[:-1], b"[" * 50_000])
def test_what_is_no_save_is_refused(data: bytes) -> None:
    with pytest.raises(BadData):
        unpack(data)


def test_another_version_is_refused_as_such() -> None:
    version = bytes([SAVE_VERSION])
    data = pack("intrigue", [])
    at = data.index(SAVE_FORMAT.encode()) + len(SAVE_FORMAT)
    assert data[at : at + 1] == version
    with pytest.raises(WrongVersion):
        unpack(data[:at] + bytes([SAVE_VERSION + 1]) + data[at + 1 :])


@pytest.mark.parametrize("value", [0, 1, 1 << 64, (1 << 128) - 1])
def test_seeds_of_any_size_are_kept(value: int) -> None:
    assert small(big(value)) == value
    assert Reader([big(value)]).seed() == value


def test_values_are_read_in_order_within_bounds() -> None:
    reader = Reader([3, [1, 2], "x"])
    assert reader.number(0, 3) == 3
    assert reader.numbers(2, 0, 2) == [1, 2]
    assert reader.value() == "x"
    reader.end()


@pytest.mark.parametrize("value", [-1, 4, True, 1.0, "1", None])
def test_a_number_out_of_bounds_is_refused(value: object) -> None:
    with pytest.raises(BadData):
        Reader([value]).number(0, 3)


def test_lists_of_another_length_early_ends_and_late_ends_are_refused() -> None:
    with pytest.raises(BadData):
        Reader([[1, 2]]).numbers(3, 0, 2)
    with pytest.raises(BadData):
        Reader([1]).numbers(1, 0, 2)
    with pytest.raises(BadData):
        Reader([b"short"]).seed()
    with pytest.raises(BadData):
        Reader([]).value()
    with pytest.raises(BadData):
        Reader([1]).end()


def test_no_damage_to_a_save_goes_further_than_an_error_in_words() -> None:
    match = play_on(begun(), 30)
    data = match.state.dump()
    chance = Random(5)
    refused = 0
    for _ in range(1_000):
        damaged = bytearray(data)
        for _ in range(chance.randint(1, 3)):
            damaged[chance.randrange(len(damaged))] = chance.randrange(256)
        try:
            state = match.game.load(bytes(damaged))
        except WeirwoodError as error:
            assert error.message
            refused += 1
        else:
            while state.decisions:
                asked = state.decisions[0]
                state.apply_index(asked.seat, int(chance.random() * len(asked.options)))
            assert state.outcome is not None
    assert refused > 500
