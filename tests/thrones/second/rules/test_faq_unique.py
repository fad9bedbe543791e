"""Duplicates, unique cards in play and among the dead, and control of tokens (FAQ.1.2 to FAQ.1.4)."""

import pytest

from tests.thrones.scene import Scene, scene, side
from tests.thrones.second.rules.asking import refused
from weirwood.core.option import Verb
from weirwood.rules import rule


def _marshaling(you: dict[str, object], foe: dict[str, object] | None = None) -> Scene:
    return scene(side(gold=9) | you, foe, at="marshaling", ask="windows")


def _stolen() -> dict[str, object]:
    """A character of the other player that you control."""
    return {"card": "Theon Greyjoy", "controller": 0}


@rule("FAQ.1.2.1")
def test_a_card_of_anothers_has_no_duplicate_of_yours() -> None:
    s = _marshaling(side(hand=["Theon Greyjoy"], gold=9), side(plays=[_stolen()]))
    assert s.card("Theon Greyjoy")["controller"] == 0
    assert s.you.offered() == ["pass"]
    assert refused(s, 0, "duplicate", "Theon Greyjoy") == ["FAQ.1.2.1"]
    own = _marshaling(side(plays=["Theon Greyjoy"], hand=["Theon Greyjoy"], gold=9))
    assert own.you.offered(Verb.DUPLICATE) == ["Theon Greyjoy"]


@rule("FAQ.1.2.1")
def test_a_card_of_yours_that_another_controls_has_no_duplicate() -> None:
    mine = {"card": "Theon Greyjoy", "controller": 1}
    s = _marshaling(side(plays=[mine], hand=["Theon Greyjoy"], gold=9))
    assert s.you.offered() == ["pass"]


@rule("FAQ.1.2.2")
def test_a_head_on_a_spike_bars_a_third_copy_as_duplicate() -> None:
    plots = ["Heads on Spikes", "A Noble Cause"]
    you = side(plays=["Robb Stark"], hand=["Robb Stark"], deck=["Robb Stark"] * 9, plots=plots[1:])
    s = scene(you, side(plots=plots), at="1.2", first_player=0, ask="windows")
    s.you.reveals("A Noble Cause")
    s.foe.reveals("Heads on Spikes")
    s.pass_to("3.aw")
    assert s.you.dead == ["Robb Stark"] and s.you.in_play == ["Robb Stark"]
    assert s.you.hand == ["Robb Stark", "Robb Stark"]
    assert s.you.offered() == ["pass"]
    assert refused(s, 0, "duplicate", "Robb Stark") == ["FAQ.1.2.2"]


@rule("FAQ.1.2.3")
def test_a_limited_duplicate_is_refused_after_another_limited_card() -> None:
    s = _marshaling(side(plays=["The Guildhall"], hand=["The Guildhall", "The Roseroad"], gold=9))
    assert s.you.offered() == ["The Guildhall", "The Roseroad", "pass"]
    s.you.marshals("The Roseroad")
    s.foe.passes()
    assert s.you.offered() == ["pass"]
    assert refused(s, 0, "duplicate", "The Guildhall") == ["FAQ.1.2.3"]


@rule("FAQ.1.2.4")
def test_a_limited_duplicate_uses_up_the_allowance() -> None:
    s = _marshaling(side(plays=["The Guildhall"], hand=["The Guildhall", "The Roseroad"], gold=9))
    s.you.marshals("The Guildhall")
    assert len(s.card("The Guildhall")["duplicates"]) == 1 and s.you.gold == 9
    s.foe.passes()
    assert s.you.offered() == ["pass"]
    assert refused(s, 0, "marshal", "The Roseroad") == ["RR.limited.1"]


@rule("FAQ.qa.limited-duplicate")
@pytest.mark.parametrize(
    ("plays", "dead", "marshal_first", "clause"),
    [
        (["The Guildhall"], [], False, ""),
        ([], [], False, "FAQ.1.2.1"),
        ([{"card": "The Guildhall", "controller": 1}], [], False, "FAQ.1.2.1"),
        (["The Guildhall"], ["The Guildhall"], False, "FAQ.1.2.2"),
        (["The Guildhall"], [], True, "FAQ.1.2.3"),
    ],
)
def test_what_is_verified_of_a_limited_duplicate(
    plays: list[object], dead: list[str], marshal_first: bool, clause: str
) -> None:
    you = side(hand=["The Guildhall", "The Roseroad"], gold=9, dead=dead) | {"play": plays}
    s = _marshaling(you)
    if marshal_first:
        s.you.marshals("The Roseroad")
        s.foe.passes()
    assert refused(s, 0, "duplicate", "The Guildhall") == ([clause] if clause else [])
    assert ("The Guildhall" in s.you.offered(Verb.DUPLICATE)) == (not clause)


@rule("FAQ.qa.limited-duplicate")
def test_a_card_that_is_not_unique_is_no_duplicate() -> None:
    s = _marshaling(side(plays=["The Roseroad"], hand=["The Roseroad"], gold=9))
    assert s.you.offered(Verb.DUPLICATE) == []
    assert refused(s, 0, "duplicate", "The Roseroad") == ["FAQ.1.2.1"]


@rule("FAQ.1.3.1")
@pytest.mark.parametrize("dead", [False, True])
def test_a_dead_copy_bars_every_way_to_have_that_title(dead: bool) -> None:
    mine = ["Theon Greyjoy"] if dead else []
    others = side(plays=["Theon Greyjoy"])

    marshal = _marshaling(side(hand=["Theon Greyjoy"], dead=mine, gold=9))
    assert ("Theon Greyjoy" in marshal.you.offered()) == (not dead)

    put = scene(side(hand=["Called Forth", "Theon Greyjoy"], dead=mine), ask="windows")
    assert ("Called Forth" in put.you.offered()) == (not dead)

    take = scene(side(hand=["Broken Oath"], dead=mine), others, ask="windows")
    assert ("Broken Oath" in take.you.offered()) == (not dead)

    gain = _marshaling(side(hand=["Ward"], dead=mine, gold=9), others)
    assert ("Ward" in gain.you.offered()) == (not dead)


@rule("FAQ.1.3.1")
def test_anothers_dead_copy_bars_nothing_of_yours() -> None:
    s = _marshaling(side(hand=["Theon Greyjoy"], gold=9), side(dead=["Theon Greyjoy"]))
    assert "Theon Greyjoy" in s.you.offered()


@rule("FAQ.1.3.4")
@pytest.mark.parametrize("seat", [0, 1])
def test_a_stolen_title_bars_copies_for_thief_and_owner(seat: int) -> None:
    you = side(hand=["Theon Greyjoy", "Called Forth"], gold=9)
    foe = side(plays=[_stolen()], hand=["Theon Greyjoy", "Called Forth"], gold=9)
    s = scene(you, foe, at="marshaling", first_player=seat, ask="windows")
    assert (s.foe if seat else s.you).offered() == ["pass"]


@rule("FAQ.1.3.5")
@pytest.mark.parametrize("mine", [["Theon Greyjoy"], []])
def test_who_controls_a_title_takes_no_other_copy(mine: list[str]) -> None:
    s = scene(side(plays=mine, hand=["Broken Oath"]), side(plays=["Theon Greyjoy"]), ask="windows")
    assert ("Broken Oath" in s.you.offered()) == (not mine)


@rule("FAQ.1.3.6")
def test_a_further_copy_that_would_enter_play_is_a_duplicate() -> None:
    you = side(plays=["Arianne Martell", "Areo Hotah"], hand=["Areo Hotah"])
    s = scene(you, side(plays=["Nobody"]), ask="windows")
    s.all_pass()
    s.you.challenges("military", "Areo Hotah")
    s.you.uses("Arianne Martell")
    assert len(s.card("Areo Hotah")["duplicates"]) == 1
    assert [event.kind for event in s.events if event.kind in ("entered-play", "duplicate-placed")] == [
        "duplicate-placed"
    ]
    assert s.state.decisions[0].why.window is None


@rule("FAQ.1.3.6")
def test_the_end_of_the_phase_discards_what_roared_as_a_duplicate_and_not_its_card() -> None:
    you = side(plays=["Tyrion Lannister"], hand=["Hear Me Roar!", "Tyrion Lannister"], gold=1)
    s = scene(you, ask="windows")
    s.you.plays("Hear Me Roar!")
    assert len(s.card("Tyrion Lannister")["duplicates"]) == 1
    s.pass_to("5.aw")
    assert s.you.in_play == ["Tyrion Lannister"] and s.card("Tyrion Lannister")["duplicates"] == []
    assert s.you.discard == ["Hear Me Roar!", "Tyrion Lannister"]


@rule("FAQ.1.4.1")
def test_tokens_go_where_their_card_goes() -> None:
    marked = {"card": "Theon Greyjoy", "tokens": {"poison": 1}, "gold": 2, "power": 3}
    s = scene(side(hand=["Broken Oath"], gold=1), side(plays=[marked], gold=5), ask="windows")
    s.you.plays("Broken Oath")
    stolen = s.card("Theon Greyjoy")
    assert stolen["controller"] == 0
    assert (stolen["tokens"], stolen["gold"], stolen["power"]) == ({"poison": 1}, 2, 3)
    assert s.you.gold == 1 and s.foe.gold == 5
    s.kill("Theon Greyjoy")
    dead = s.card("Theon Greyjoy")
    assert dead["zone"] == "dead" and (dead["tokens"], dead["gold"], dead["power"]) == ({}, 0, 0)
    assert s.you.gold == 1 and s.foe.gold == 5 and s.you.power == s.foe.power == 0


@rule("FAQ.1.4.2")
def test_power_counts_for_whoever_controls_the_card_it_is_on() -> None:
    rich = {"card": "Theon Greyjoy", "power": 4}
    s = scene(side(hand=["Broken Oath"], power=11), side(plays=[rich], power=2), ask="windows")
    assert (s.you.power, s.foe.power) == (11, 6)
    s.you.plays("Broken Oath")
    assert (s.you.power, s.foe.power) == (15, 2)
    assert s.state.outcome is not None and s.state.outcome.winners == (0,)


@rule("FAQ.1.4.3")
def test_only_tokens_on_cards_you_control_pay_costs() -> None:
    marked = {"card": "Nobody", "tokens": {"stand": 1}}
    theirs = scene(side(plays=["Token Box", "Bran Stark"]), side(plays=[marked]), ask="windows")
    assert "Token Box" not in theirs.you.offered()
    yours = scene(side(plays=["Token Box", marked]), side(plays=[marked]), ask="windows")
    yours.you.uses("Token Box")
    assert yours.you.gold == 1
    tokens = [card["tokens"] for card in yours.facts["cards"] if card["name"] == "Nobody"]
    assert tokens == [{}, {"stand": 1}]
