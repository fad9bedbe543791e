"""What an eliminated player leaves behind, line by line: cards, effects, what was being done, what was imminent."""

from __future__ import annotations

import pytest

from tests.thrones.derived import stale_values
from tests.thrones.scene import scene
from tests.thrones.table import Table, melee, rich, side
from weirwood.core.option import Verb
from weirwood.rules import rule

ROUNDER = "All Rounder"
SCARED = {"card": ROUNDER, "kneeling": True}


def eliminate(s: Table, seat: int) -> None:
    s.edit("happen", event="eliminate", seat=seat)


# Cards.


@rule("RR.winning-game.3")
def test_every_pile_of_an_eliminated_player_is_empty() -> None:
    """All lies where cards that were removed from the game lie, each card once."""
    whole = rich(
        agenda="Fealty",
        plots=["A Noble Cause"],
        used=["Marching Orders"],
        gold=3,
        plays=["Robb Stark"],
        hand=["Ice"],
        deck=["Dawn"] * 3,
        discard=["Summer"],
        dead=["Moon Boy"],
    )
    s = melee(whole, rich(), rich(), at="4.aw", ask="windows")
    eliminate(s, 0)
    seat = s[0].facts
    piles = ("hand", "deck", "discard", "dead", "play", "plots", "used")
    assert [seat[pile] for pile in piles] == [[]] * len(piles)
    assert (seat["plot"], seat["agenda"], seat["gold"]) == (None, None, 0)
    owned = [card["id"] for card in s.facts["cards"] if card["owner"] == 0]
    assert sorted(s.state.sides[0].removed) == owned


def test_what_an_eliminated_player_had_in_hiding_nobody_else_learns() -> None:
    """In the worlds of the others it may be any of the cards that came from the same place."""
    decks = {"hand": ["Ice"], "deck": ["Dawn", "Summer", "Moon Boy"], "plots": ["A Noble Cause"]}
    s = melee(rich(**decks), rich(), rich(), at="4.aw", ask="windows")
    hidden = ["Ice", "Dawn", "Summer", "Moon Boy", "A Noble Cause"]
    eliminate(s, 0)
    own = {card.get("name") for card in s.state.view(0)["cards"] if card["owner"] == 0}
    seen = {card.get("name") for card in s.state.view(1)["cards"] if card["owner"] == 0}
    assert set(hidden) <= own and not set(hidden) & seen
    ice = s.id("Ice")
    assert len({s.state.determinize(1, seed).cards[ice].name for seed in range(20)}) > 1


def test_a_duplicate_of_an_eliminated_player_lies_no_longer_under_the_card_of_another() -> None:
    """No card of the game does that; an edit may."""
    s = melee(rich(plays=["Robb Stark"]), rich(hand=["Robb Stark"]), rich(), at="4.aw", ask="windows")
    [robb], [other] = s[0].facts["play"], s[1].facts["hand"]
    s.edit("put", card=other, zone="duplicate", host=robb)
    assert s.facts["cards"][robb]["duplicates"] == [other]
    eliminate(s, 1)
    assert s[0].in_play == ["Robb Stark"] and s.facts["cards"][robb]["duplicates"] == []


# Effects.


@rule("RR.winning-game.3")
def test_an_effect_until_the_players_next_plot_ends_and_others_last_on() -> None:
    feast, bread = rich(plots=["Long Feast"], hand=["Fresh Bread"]), rich(plots=["Long Feast"])
    s = melee(feast, bread, rich(plays=["Burned Men"], plots=["Confiscation"]), at="1.2", ask="windows")
    while s.state.step != "2.aw":
        decision = s.state.decisions[0]
        s.choose(decision.seat, decision.options[len(decision.options) - 1].key)
    printed = s.card("Burned Men")["printed_strength"]
    assert s.card("Burned Men")["strength"] == printed + 2
    while not s[0].offered(Verb.PLAY):
        s[s.state.decisions[0].seat].passes()
    s[0].plays("Fresh Bread")
    more = s.card("Burned Men")["strength"]
    assert more > printed + 2
    eliminate(s, 0)
    assert s.card("Burned Men")["strength"] == more - 1


@rule("RR.winning-game.3")
@pytest.mark.parametrize(("gone", "left"), [(0, True), (1, False)])
def test_a_delayed_effect_of_an_eliminated_player_does_not_come(gone: int, left: bool) -> None:
    s = melee(rich(hand=["Borrowed Time"]), rich(), rich(plays=[SCARED]), at="4.aw", ask="windows")
    s[0].plays("Borrowed Time")
    eliminate(s, gone)
    s.pass_to("5.aw")
    assert (ROUNDER in s[2].in_play) == left


def test_derived_values_are_right_when_the_game_is_over() -> None:
    """Wraiths in Their Midst reduces the reserve of opponents; who is eliminated is nobody's opponent."""
    s = scene(side(deck=["Ice"] * 2), side(plot="Wraiths in Their Midst"), at="2.1", ask="windows")
    assert s.state.outcome is not None
    assert stale_values(s.state) == []


def test_an_effect_on_the_plot_of_an_eliminated_player_ends() -> None:
    """Old Nan gave it a trait for the round."""
    plot, storyteller = rich(plots=["A Noble Cause"], plot=None), rich(plays=["Old Nan"])
    s = melee(plot, storyteller, rich(), at="1.2", ask="windows")
    s[0].reveals("A Noble Cause")
    s[1].uses("Old Nan")
    s[1].names("until-end")
    assert [effect["cards"] for effect in s.facts["effects"]] == [[s[0].facts["plot"]]]
    eliminate(s, 0)
    assert s.facts["effects"] == []


# What the player was doing.


@rule("RR.winning-game.3")
@pytest.mark.parametrize("gone", [0, 1])
def test_what_others_are_doing_goes_on(gone: int) -> None:
    """Whoever is to choose a target chooses it, unless that is the player who is eliminated."""
    seats = [rich(hand=["Sent Home"]), rich(), rich(plays=[ROUNDER, "Robb Stark", "Bran Stark"])]
    s = melee(*seats, at="4.aw", ask="windows")
    s[0].plays("Sent Home")
    assert s.asks(0, "target")
    eliminate(s, gone)
    assert s.asks(0, "target") == (gone == 1)
    assert [event for event in s.events if event.kind == "event-played"] == []


@pytest.mark.parametrize("gone", [0, 1])
def test_a_card_on_its_way_into_play_goes_no_further(gone: int) -> None:
    """It is put into play, and its owner was about to choose its host."""
    s = melee(
        rich(hand=["Little Bird"]), rich(), rich(plays=[ROUNDER, "Burned Men"]), at="4.aw", ask="windows"
    )
    s.edit("happen", event="put-into-play", card=s.id("Little Bird"))
    assert s.asks(0, "host")
    eliminate(s, gone)
    assert s.asks(0, "host") == (gone == 1)
    if gone == 1:
        s[0].picks(ROUNDER)
    assert s.card("Little Bird")["zone"] == ("attached" if gone == 1 else "removed")


@rule("RR.winning-game.3")
@pytest.mark.parametrize(("gone", "gold"), [(1, 0), (2, 4)])
def test_what_was_about_to_happen_to_an_eliminated_player_does_not(gone: int, gold: int) -> None:
    """An opponent's income was about to be collected, and the Toll Keeper might have answered that."""
    s = melee(rich(plays=["Toll Keeper"]), rich(), rich(), at="3.2", first_player=1, ask="windows")
    assert s[0].offered(Verb.USE) == ["Toll Keeper"] and s[1].gold == 0
    eliminate(s, gone)
    if s[0].offered(Verb.USE):
        s[0].passes()
    assert s[1].gold == gold


def test_no_window_opens_before_a_challenge_for_an_eliminated_attacker() -> None:
    """The challenge ends, and the next player's turn begins with its own window."""
    s = melee(rich(plays=[ROUNDER]), rich(), rich(), ask="windows")
    s[0].challenges("military", ROUNDER, against=1)
    eliminate(s, 0)
    s.all_pass(until="4.aw")
    assert (s.state.step, s.state.active) == ("4.aw", 1)


def test_a_title_that_an_eliminated_player_took_is_passed_on() -> None:
    s = melee(*[side() for _ in range(4)], at="1.4", ask="windows")
    taken = s[0].offered()[0]
    s[0].picks(taken)
    assert taken not in s[1].offered()
    eliminate(s, 0)
    assert taken in s[1].offered()
