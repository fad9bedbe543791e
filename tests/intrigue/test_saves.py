"""Saves: whatever bytes are loaded, they are a match that can be played or they are refused."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.intrigue.table import Played, deal, lay
from weirwood.core.errors import BadData, WrongVersion
from weirwood.core.state import State
from weirwood.intrigue import GAME


def some_match(players: int, seed: int, turns: int) -> Played:
    match = deal(players, seed, ask="choices" if seed % 2 else "all")
    chance = Random(seed)
    for _ in range(turns):
        if match.seat is not None:
            match.place(chance.choice(match.options))
    return match


def loaded(data: bytes) -> State | None:
    """The match, or None where it is refused; nothing else may happen."""
    try:
        return GAME.load(data)
    except (BadData, WrongVersion):
        return None


def must_be_playable(state: State | None) -> None:
    """A save that was accepted can be looked at, imagined, saved and played to its end."""
    if state is None:
        return
    for viewer in (None, 0, 1):
        state.view(viewer)
    state.determinize(1, 7).dump()
    assert GAME.load(state.dump()).facts() == state.facts()
    chance = Random(1)
    while state.decisions:
        (decision,) = state.decisions
        state.apply_index(decision.seat, chance.randrange(len(decision.options)))
    assert state.outcome is not None


@pytest.mark.parametrize("turns", [0, 5, 30, 10_000])
def test_a_save_loads_as_it_was(turns: int) -> None:
    state = some_match(4, 3, turns).match.state
    again = GAME.load(state.dump())
    assert again.dump() == state.dump()
    assert again.facts() == state.facts()
    assert again.outcome == state.outcome


@pytest.mark.parametrize("data", [b"", b"\xc1", b"hello", b"{}", b"\x00" * 50, b"\x94" * 2000])
def test_what_is_no_save_is_refused(data: bytes) -> None:
    with pytest.raises(BadData):
        GAME.load(data)


def test_a_save_of_another_game_or_version_is_refused() -> None:
    form = msgspec.msgpack.decode(deal(3).match.state.dump())
    with pytest.raises(BadData):
        GAME.load(msgspec.msgpack.encode([*form[:2], "chess", form[3]]))
    with pytest.raises(WrongVersion):
        GAME.load(msgspec.msgpack.encode([form[0], 99, *form[2:]]))


def test_every_truncation_is_refused() -> None:
    data = some_match(3, 1, 12).match.state.dump()
    for length in range(len(data)):
        with pytest.raises(BadData):
            GAME.load(data[:length])


@given(
    players=st.sampled_from(GAME.seats),
    seed=st.integers(0, 50),
    turns=st.sampled_from([0, 3, 20, 60, 1000]),
    at=st.integers(0, 100_000),
    byte=st.integers(0, 255),
)
def test_a_changed_byte_is_refused_or_harmless(
    players: int, seed: int, turns: int, at: int, byte: int
) -> None:
    data = bytearray(some_match(players, seed, turns).match.state.dump())
    data[at % len(data)] = byte
    must_be_playable(loaded(bytes(data)))


ODD = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-2, 70),
    st.sampled_from([1 << 40, 1 << 63, -(1 << 63), 1.5, "", "abc", "Stark", b"", b"0123456789abcdef"]),
    st.lists(st.integers(-1, 9), max_size=5),
    st.lists(st.sampled_from(["ab", "abc", None]), max_size=3),
    st.dictionaries(
        st.sampled_from(["houses", "starter", "seats", "name", 3]), st.integers(0, 3), max_size=2
    ),
)


def places_in(form: Any) -> list[tuple[Any, Any]]:
    """Every container in nested lists and maps, with every key in it."""
    found: list[tuple[Any, Any]] = []
    keys = form.keys() if isinstance(form, dict) else range(len(form)) if isinstance(form, list) else ()
    for key in keys:
        found.append((form, key))
        found += places_in(form[key])
    return found


@given(
    players=st.sampled_from(GAME.seats),
    seed=st.integers(0, 50),
    turns=st.sampled_from([0, 3, 20, 60, 1000]),
    at=st.integers(0, 100_000),
    odd=ODD,
)
def test_a_changed_value_is_refused_or_harmless(
    players: int, seed: int, turns: int, at: int, odd: Any
) -> None:
    form = msgspec.msgpack.decode(some_match(players, seed, turns).match.state.dump())
    places = places_in(form[3])
    container, key = places[at % len(places)]
    container[key] = odd
    must_be_playable(loaded(msgspec.msgpack.encode(form)))


@given(at=st.integers(0, 100_000), odd=ODD)
def test_a_changed_value_of_a_saved_scene_is_refused_or_harmless(at: int, odd: Any) -> None:
    scene = lay("S L B", "SS", "BT", "LL", penalties={1: 3}, piles={2: [4]}, round=2)
    form = msgspec.msgpack.decode(scene.match.state.dump())
    places = places_in(form[3][:3])
    container, key = places[at % len(places)]
    container[key] = odd
    must_be_playable(loaded(msgspec.msgpack.encode(form)))


def saved(match: Played, **changed: Any) -> bytes:
    """The save of a match with some values changed, by their place in it."""
    form = msgspec.msgpack.decode(match.match.state.dump())
    fields = ["seats", "options", "scene", "key", "counter", "round", "starter", "active", "planes", "width"]
    fields += [
        "hands",
        "eliminated",
        "barred",
        "last",
        "penalties",
        "throne_deck",
        "thrones",
        "unused",
        "over",
    ]
    assert len(fields) == len(form[3])
    for name, value in changed.items():
        form[3][fields.index(name)] = value
    return msgspec.msgpack.encode(form)


IMPOSSIBLE: list[dict[str, Any]] = [
    {"throne_deck": [0], "thrones": [[1, 2, 3], [4, 5], [6]]},
    {"over": 1},
    {"barred": [1, 0, 0]},
    {"eliminated": [0, 1, 0], "barred": [0, 15, 0]},
    {"eliminated": [1, 1, 1]},
    {"options": ["abc"]},
    {"scene": 7},
    {"width": 5},
    {"planes": [0, 0, 0, 1]},
    {"penalties": [0, 0, -1]},
    {"thrones": [[0], [0], []]},
    {"round": 4},
]


@pytest.mark.parametrize("changed", IMPOSSIBLE, ids=str)
def test_an_impossible_match_is_refused(changed: dict[str, Any]) -> None:
    match = deal(3, starter=0)
    assert GAME.load(saved(match)).facts() == match.facts
    with pytest.raises(BadData):
        GAME.load(saved(match, **changed))
