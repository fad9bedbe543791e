"""Sums: what a card counts and why, as the engine tells it beside the view."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest

from tests.thrones.scene import GAME, Scene, scene, side
from weirwood.decks.ready import find_deck
from weirwood.rules import rule
from weirwood.thrones.games.second import JOUST
from weirwood.thrones.state import ThronesState


def changes(s: Scene, name: str, viewer: int | None = 0) -> list[tuple[Any, ...]]:
    """What changes a card, for a viewer: what, how, by how much or by what, and the source."""
    told = GAME.reckoning(s.state, viewer)
    assert told is not None
    handle = GAME.names(s.state, viewer).card(s.id(name))
    return [
        (change["what"], change["how"], change.get("amount") or change.get("value"), change["name"])
        for form in told["cards"]
        if form["id"] == handle
        for change in form["changes"]
    ]


def test_an_attachment_adds_to_what_is_printed() -> None:
    s = scene(side(plays=[{"card": "Eddard Stark", "attachments": ["Ice"]}]))
    assert changes(s, "Eddard Stark") == [("strength", "add", 2, "Ice")]
    assert changes(s, "Ice") == []
    assert changes(s, "Eddard Stark", viewer=None) == [("strength", "add", 2, "Ice")]


def test_the_numbers_of_a_sum_stand_in_its_words() -> None:
    s = scene(side(plays=[{"card": "Eddard Stark", "attachments": ["Ice"]}]))
    told = GAME.reckoning(s.state, 0)
    assert told is not None
    [form] = told["cards"]
    assert [word for word in form["text"].replace(":", " ").split() if word.lstrip("+").isdigit()] == [
        *("7", "5", "+2"),
    ]


@rule("RR.modifiers.1", "RR.modifiers.2")
def test_every_modifier_has_its_line_and_a_lasting_one_its_end() -> None:
    you = side(plays=["Eddard Stark", "Nobody"], hand=["Fresh Bread", "Blind Zeal", "Half Rations"])
    s = scene(you, side(plays=["Nobody"]), ask="windows")
    for event in ("Fresh Bread", "Blind Zeal", "Half Rations"):
        s.you.plays(event)
        s.you.picks("Eddard Stark")
        s.foe.passes()
    assert [(what, how, name) for what, how, _, name in changes(s, "Eddard Stark")] == [
        ("strength", "add", "Fresh Bread"),
        ("strength", "double", "Blind Zeal"),
        ("strength", "halve", "Half Rations"),
    ]
    told = GAME.reckoning(s.state, 1)
    assert told is not None
    assert {change["until"] for form in told["cards"] for change in form["changes"]} == {"phase"}


@rule("RR.modifiers.3")
def test_a_set_value_sets_all_other_modifiers_aside() -> None:
    attached = ["Iron Crown", "Ice"]
    s = scene(side(plays=[{"card": "Eddard Stark", "attachments": attached}]))
    assert s.card("Eddard Stark")["strength"] == 9
    assert changes(s, "Eddard Stark") == [("strength", "set", 9, "Iron Crown")]


def test_icons_and_keywords_name_who_gave_them() -> None:
    s = scene(side(plays=[{"card": "Arya Stark", "duplicates": ["Arya Stark"]}]))
    assert changes(s, "Arya Stark") == [("icon", "gain", "military", "Arya Stark")]


def test_a_plot_sums_up_what_adds_to_it() -> None:
    s = scene(side(plays=["The Roseroad", "The Roseroad"], plot="A Noble Cause"), side(plot="A Noble Cause"))
    assert changes(s, "A Noble Cause") == [("gold", "add", 1, "The Roseroad")] * 2


def test_what_changes_a_facedown_card_is_for_its_player_alone() -> None:
    """In set-up nobody sees what lies facedown, nor what it would do."""
    deck = {"faction": "stark", "plots": [], "cards": ["The Roseroad"] * 20}
    setup = GAME.setup([{"deck": deck}, {"deck": deck}], {"check_decks": False, "first_player": 0})
    state = GAME.start(setup, 1)
    while state.step.startswith("setup"):
        told = GAME.reckoning(state, 1)
        assert told is not None and told["cards"] == []
        decision = state.decisions[0]
        state.apply_index(decision.seat, 0)


def sums(state: ThronesState) -> None:
    """All sums come out at what the view says."""
    told, view = JOUST.reckoning(state, None), state.view(None)
    assert told is not None
    changed = {form["id"]: form["changes"] for form in told["cards"]}
    for card in view["cards"]:
        if card.get("type") != "character" or card["zone"] != "play":
            continue
        value = card["printed_strength"]
        steps = [change for change in changed.get(card["id"], []) if change["what"] == "strength"]
        for change in steps:
            assert change["how"] in ("add", "set")
            value = change.get("amount", 0) + (value if change["how"] == "add" else 0)
        assert card["strength"] == max(0, value), card["name"]
    if view["challenge"] is not None and view["challenge"]["winner"] is None:
        for role, field in (("attack", "attacking_strength"), ("defence", "defending_strength")):
            parts = told["comparison"][role]
            assert view["challenge"][field] == max(0, sum(part["amount"] for part in parts))
            for part in parts:
                said = re.findall(r"[+−]?\d+", part["text"])
                assert sum(int(number.replace("−", "-")) for number in said) == part["amount"]


def test_a_part_of_a_challenge_says_what_it_adds_up_to() -> None:
    s = scene(side(plays=[{"card": "Eddard Stark", "attachments": ["Ice"]}, "Arya Stark"]), side())
    s.you.challenges("power", "Eddard Stark", "Arya Stark")
    told = GAME.reckoning(s.state, 1)
    assert told is not None
    assert {part["text"] for part in told["comparison"]["attack"]} == {
        "Eddard Stark 5 +2 Ice",
        "Arya Stark 2",
    }


@pytest.mark.parametrize("seed", [3, 10])
def test_in_whole_games_all_sums_come_out_and_asking_changes_nothing(seed: int) -> None:
    seats = [{"deck": find_deck(deck).form()} for deck in ("Benchmark Stark", "Benchmark Lannister")]
    state = JOUST.start(JOUST.setup(seats, {"check_decks": False}), seed)
    chance = Random(seed)
    while state.outcome is None:
        before = state.dump(), state.facts()
        sums(state)
        assert (state.dump(), state.facts()) == before
        decision = state.decisions[0]
        state.apply_index(decision.seat, chance.randrange(len(decision.options)))


def test_a_sum_says_until_when_a_part_of_it_lasts() -> None:
    s = scene(side(plays=["Garden Caretaker"], hand=["Growing Strong"], gold=2), ask="windows")
    s.you.plays("Growing Strong")
    s.you.picks("Garden Caretaker")
    told = GAME.reckoning(s.state, 0)
    assert told is not None
    [text] = [form["text"] for form in told["cards"] if form["changes"]]
    assert "+2 Growing Strong (this phase)" in text
