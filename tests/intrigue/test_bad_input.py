"""Set-ups, options and scenes that cannot be are refused."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.intrigue.table import houses, thrones
from weirwood.core.errors import BadArgument, BadScene, WeirwoodError
from weirwood.core.match import Match
from weirwood.intrigue import GAME, HOUSES


@pytest.mark.parametrize(
    "options",
    [
        {"house": houses("S" * 36)},
        {"houses": 36},
        {"houses": {"Stark": 36, "Tully": 0}},
        {"houses": {"Stark": 37, "Targaryen": -1}},
        {"houses": {"Stark": 36.0}},
        {"houses": {"Stark": True}},
        {"houses": []},
        {"thrones": 7},
        {"thrones": thrones() * 2},
        {"thrones": [*thrones()[:6], {"value": 1, "icons": 100}]},
        {"thrones": [*thrones()[:6], {"value": 1, "icons": True}]},
        {"thrones": [*thrones()[:6], {"value": 1, "icons": 1, "colour": 1}]},
        {"starter": 3},
        {"starter": -1},
        {"starter": True},
        {"starter": "0"},
        {"ask": "some"},
        {"ask": ["all"]},
    ],
    ids=str,
)
def test_a_wrong_option_is_refused(options: dict[str, Any]) -> None:
    with pytest.raises(BadArgument):
        GAME.setup([{}, {}, {}], options)


@pytest.mark.parametrize(
    "seats",
    [
        *(None, 3, {}, [1, 2, 3], [{}, {}, {"deck": {}}], [{}, {"colour": "red"}], [{}, {"name": 7}]),
        *([{}, {"name": "x" * 61}], [{}, {"name": "\x1b[31m"}]),
    ],
    ids=str,
)
def test_wrong_seats_are_refused(seats: object) -> None:
    with pytest.raises(BadArgument):
        GAME.setup(seats, {})


@pytest.mark.parametrize("seed", [-1, 1 << 128])
def test_a_seed_out_of_range_is_refused(seed: int) -> None:
    with pytest.raises(BadArgument):
        GAME.start(GAME.setup([{}, {}], {}), seed)


def test_the_largest_seed_is_not_cut() -> None:
    setup = GAME.setup([{}, {}], {})
    deals = {str(GAME.start(setup, seed).facts()) for seed in ((1 << 128) - 1, (1 << 64) - 1, 0, 1 << 64)}
    assert len(deals) == 4


THREE: list[dict[str, Any]] = [{"hand": {"Stark": 1}}, {"hand": {"Stark": 1}}, {"hand": {"Stark": 1}}]


def scene(**changed: Any) -> dict[str, Any]:
    return {"seats": THREE, "court": [["Stark", "Lannister"]], **changed}


def test_the_scene_the_others_are_made_from_is_allowed() -> None:
    assert Match(GAME, GAME.stage(scene()), 0).waiting == (0,)


@pytest.mark.parametrize(
    "changed",
    [
        {"seats": []},
        {"seats": THREE * 3},
        {"seats": None},
        {"seats": 3},
        {"seats": [1, 2, 3]},
        {"seats": [{}, {}, {"hands": {}}]},
        {"seats": [{}, {}, {"hand": 3}]},
        {"seats": [{}, {}, {"hand": {"Tully": 1}}]},
        {"seats": [{}, {}, {"hand": {"Stark": -1}}]},
        {"seats": [{}, {}, {"hand": {"Stark": 9}}]},
        {"seats": [{}, {}, {"eliminated": 1}]},
        {"seats": [{}, {}, {"penalty": -1}]},
        {"seats": [{}, {}, {"penalty": 1.5}]},
        {"seats": [{}, {}, {"thrones": 1}]},
        {"seats": [{}, {}, {"thrones": [7]}]},
        {"seats": [{}, {}, {"thrones": [True]}]},
        {"seats": [{}, {"thrones": [1]}, {"thrones": [1]}]},
        {"seats": [{}, {}, {"thrones": [0, 1, 2, 3, 4]}]},
        {"seats": [{}, {}, {"name": "\n"}]},
        {"court": 3},
        {"court": [3]},
        {"court": [["Tully"]]},
        {"court": [["Stark", None, "Stark"]]},
        {"court": [["Stark"] * 9]},
        {"court": [["Stark", "Stark"], ["Stark", "Stark"]]},
        {"court": [["Stark", "Stark"], [None], ["Stark"]]},
        {"court": [["Stark", "Stark", "Stark"], ["Stark", None], ["Stark"]]},
        {"court": [["Stark", "Stark"], ["Stark"], [], []]},
        {"court": [[["Stark"]]]},
        {"active": 3},
        {"active": -1},
        {"active": "0"},
        {"starter": True},
        {"round": 0},
        {"round": 4},
        {"options": 3},
        {"options": {"starter": 9}},
        {"options": {"sandbox": "yes"}},
        {"at": "plot"},
    ],
    ids=str,
)
def test_a_scene_that_cannot_be_is_refused(changed: dict[str, Any]) -> None:
    with pytest.raises(BadScene):
        GAME.stage(scene(**changed))


ANY = st.recursive(
    st.one_of(st.none(), st.booleans(), st.integers(-3, 40), st.sampled_from([*HOUSES, "", "left", 2.5])),
    lambda inner: st.one_of(
        st.lists(inner, max_size=4),
        st.dictionaries(st.sampled_from([*HOUSES, "hand", "thrones", "penalty", "name"]), inner, max_size=3),
    ),
    max_leaves=12,
)


@given(field=st.sampled_from(["seats", "court", "active", "round", "starter", "options", "more"]), odd=ANY)
def test_any_scene_is_placed_or_refused_in_one_sentence(field: str, odd: Any) -> None:
    try:
        Match(GAME, GAME.stage(scene(**{field: odd})), 0)
    except BadScene as error:
        assert error.message


@given(seats=ANY, options=st.dictionaries(st.sampled_from([*GAME.options, "more"]), ANY, max_size=2))
def test_any_set_up_is_taken_or_refused_in_one_sentence(seats: Any, options: dict[str, Any]) -> None:
    tables: list[Any] = [seats, [{}, {}]]
    for given_seats in tables:
        try:
            GAME.start(GAME.setup(given_seats, options), 0)
        except WeirwoodError as error:
            assert error.message
