"""Options: found by index and by key, and equal by what they hold. Keys: written from parts and read back."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.core.matches import begun
from weirwood.core.catalogue import find_game
from weirwood.core.decision import Reason
from weirwood.core.option import Key, Option, Options, Verb, read_key, write_key, write_place

NUMBERS = st.integers(-1, 10**15)
TARGETS = st.sampled_from(["", "left", "0", "12"]) | st.builds(write_place, *[st.integers(0, 99)] * 2)
VALUES = st.sampled_from(["", "0", "military", "Hand of the King", "1=2"])


def parts_of(key: Key) -> tuple[object, ...]:
    return key.word, key.card, key.ability, key.target, key.value, key.seat, key.copy


@given(st.sampled_from(["pick", "Stark"]), NUMBERS, NUMBERS, TARGETS, VALUES, NUMBERS, NUMBERS)
def test_a_key_is_read_as_it_was_written(
    word: str, card: int, ability: int, target: str, value: str, seat: int, copy: int
) -> None:
    parts = word, card, ability, target, value, seat, copy
    key = read_key(write_key(*parts))
    assert key is not None and parts_of(key) == parts


def test_a_key_has_a_word_and_its_parts_in_order() -> None:
    assert write_key("use", 12, 0, "3", "military", 1, 2) == "use:12.0@3=military>1#2"
    for text in (
        "",
        ":1",
        "use:",
        "use:01",
        "use:-1",
        "use>1:2",
        "use:1 ",
        "use:1\n",
        "use:x",
        "a" + ":1" * 2,
    ):
        assert read_key(text) is None, text
    assert read_key(f"pick:{'9' * 5000}") is None
    key = read_key("Stark@1.0")
    assert key is not None and key.place() == (1, 0)
    for word in ("Stark", "Stark@left", "save:1@3"):
        placeless = read_key(word)
        assert placeless is not None and placeless.place() is None


def check_keys(options: Options) -> None:
    """Each key leads to its option and to no other, and is written from its parts again."""
    keys = [option.key for option in options]
    assert [options.index_of(key) for key in keys] == list(range(len(keys)))
    for key in keys:
        parts = read_key(key)
        assert parts is not None
        assert write_key(*parts_of(parts)) == key  # type: ignore[arg-type]
        for changed in (
            write_key(parts.word, parts.card + 4096, parts.ability, parts.target, parts.value, parts.seat),
            write_key(parts.word, parts.card, parts.ability, "99.99", parts.value, parts.seat),
            write_key(parts.word, parts.card, parts.ability, parts.target, "9" * 30, parts.seat),
            write_key(parts.word, parts.card, parts.ability, parts.target, parts.value, 31),
            f"{key}#2",
        ):
            assert options.index_of(changed) == -1, changed


@pytest.mark.parametrize("game_id", ["intrigue", "second/joust", "second/melee"])
def test_every_key_of_a_game_keeps_to_the_grammar(game_id: str) -> None:
    game = find_game(game_id)
    players = game.seats[0]
    options = {"ask": "all", "check_decks": False} if "check_decks" in game.options else {"ask": "all"}
    state = game.start(game.setup(game.ready(players), options), 5)
    chance = Random(5)
    seen = set()
    for _ in range(400):
        if not state.decisions:
            break
        decision = state.decisions[0]
        check_keys(decision.options)
        seen |= {option.verb for option in decision.options}
        state.apply_index(decision.seat, chance.randrange(len(decision.options)))
    assert seen >= ({Verb.PLACE} if game_id == "intrigue" else {Verb.PASS, Verb.PICK, Verb.MARSHAL})


def test_options_are_read_in_order_by_index_and_by_key() -> None:
    options = begun().state.decisions[0].options
    in_order = list(options)
    assert len(in_order) == len(options) > 2
    for index, option in enumerate(in_order):
        assert options[index] == options.at(index) == option
        assert options.index_of(option.key) == index
    for key in ("", "x", in_order[0].key + " "):
        assert options.index_of(key) == -1


def test_there_is_no_option_out_of_range() -> None:
    options = begun().state.decisions[0].options
    for index in (-1, len(options)):
        with pytest.raises(IndexError):
            options[index]


def test_options_of_a_decision_stay_when_the_game_goes_on() -> None:
    match = begun()
    options = match.state.decisions[0].options
    keys = [option.key for option in options]
    match.choose_index(match.waiting[0], 0)
    assert [option.key for option in options] == keys


def test_options_and_reasons_are_equal_by_what_they_hold() -> None:
    assert Option("a", Verb.PICK, card=1) == Option("a", Verb.PICK, card=1)
    assert hash(Option("a", Verb.PICK)) == hash(Option("a", Verb.PICK, card=1))
    assert Option("a", Verb.PICK, card=1) != Option("a", Verb.PICK, card=2)
    assert Option("a", Verb.PICK) != Option("a", Verb.PLACE)
    assert Reason("turn", "WI.turn-order.2") == Reason("turn", "WI.turn-order.2")
    assert Reason("turn") != Reason("turn", what="place")
    assert hash(Reason("turn")) == hash(Reason("turn"))
