"""A challenge as it stands, and what follows from a choice, as the engine tells it."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest

from tests.thrones.scene import GAME, Scene, scene, side
from tests.thrones.table import MELEE, Table, melee, rich
from weirwood.core.decision import DecisionKind
from weirwood.core.errors import BadArgument
from weirwood.core.option import Verb
from weirwood.rules import rule
from weirwood.thrones.telling.challenge import verdict_of


def compared(s: Scene, viewer: int | None = 0) -> dict[str, Any]:
    """How the challenge stands, and the challenge itself."""
    told = s.game.reckoning(s.state, viewer)
    assert told is not None and told["comparison"] is not None
    comparison: dict[str, Any] = told["comparison"]
    challenge: dict[str, Any] = s.state.view(viewer)["challenge"]
    assert not set(comparison) & set(challenge), "nothing is told twice"
    return comparison | challenge


def is_unopposed(s: Scene) -> bool:
    """Whether the challenge would be won unopposed as it stands."""
    assert s.state.challenge is not None
    return verdict_of(s.state, s.state.challenge).unopposed


def parts(form: dict[str, Any], role: str) -> list[tuple[str, int]]:
    return [(part["name"], part["amount"]) for part in form[role]]


def numbers(s: Scene, seat: int, *names: str, verb: Verb | None = None) -> list[int]:
    """The numbers in what follows from choosing cards by name."""
    decision = next(one for one in s.state.decisions if one.seat == seat)
    keys = []
    left = list(names)
    for option in decision.candidates or decision.options:
        if option.card is not None and s.name(option.card) in left and verb in (None, option.verb):
            left.remove(s.name(option.card))
            keys.append(option.key)
    assert not left, left
    line = re.sub(r"Seat \d", "", str(s.game.prospect(s.state, seat, keys).line))
    return [int(number) for number in re.findall(r"\d+", line)]


def attacked() -> Scene:
    you = side(plays=["Eddard Stark", "Tumblestone Knight"], plot="A Noble Cause")
    foe = side(plays=["Tywin Lannister", "Burned Men"], plot="A Noble Cause", power=3)
    s = scene(you, foe, ask="windows")
    s.all_pass("4.2")
    return s


@rule("RR.winning-challenge.2", "RR.unopposed.1")
def test_the_attacker_is_ahead_unopposed_until_somebody_defends() -> None:
    s = attacked()
    s.you.challenges("power", "Eddard Stark")
    form = compared(s)
    assert (form["attacker"], form["defender"], form["ahead"], form["winner"]) == (0, 1, 0, None)
    assert (form["attacking_strength"], form["defending_strength"]) == (5, 0) and is_unopposed(s)
    assert parts(form, "attack") == [("Eddard Stark", 5)] and parts(form, "defence") == []
    assert form["claim"] == {"type": "power", "value": 1, "against": [1], "chooses": False}
    s.all_pass("4.2.1")
    s.foe.defends("Tywin Lannister")
    form = compared(s)
    assert (form["attacking_strength"], form["defending_strength"]) == (5, 6)
    assert form["ahead"] == 1 and not is_unopposed(s)


@rule("RR.winning-challenge.4")
def test_a_tie_is_the_attackers() -> None:
    s = attacked()
    s.you.challenges("military", "Tumblestone Knight")
    s.all_pass("4.2.1")
    s.foe.defends("Burned Men")
    form = compared(s)
    assert form["ahead"] == 0 and form["attacking_strength"] == form["defending_strength"]


def test_who_has_won_stays_the_winner_and_what_came_of_it_is_not_promised_again() -> None:
    s = attacked()
    s.you.challenges("military", "Eddard Stark")
    s.all_pass("4.2.1")
    s.foe.defends()
    s.all_pass()
    assert s.asks(0, "apply-claim")
    assert compared(s)["winner"] == compared(s)["ahead"] == 0 and len(compared(s)["stakes"]) == 1
    s.you.says(True)
    assert s.asks(1, "claim")
    assert compared(s)["claim"]["value"] == 1 and len(compared(s)["stakes"]) == 1
    s.foe.picks("Burned Men")
    assert s.state.challenge is not None
    assert compared(s)["stakes"] == [] and compared(s)["claim"] is None


def test_no_claim_is_shown_once_the_defender_has_won() -> None:
    s = attacked()
    s.you.challenges("military", "Tumblestone Knight")
    s.all_pass("4.2.1")
    s.foe.defends("Burned Men", "Tywin Lannister")
    assert compared(s)["claim"]["value"] == 1
    s.all_pass("4.2.1")
    assert compared(s)["winner"] == compared(s)["ahead"] == 1
    assert compared(s)["claim"] is None


def test_what_adds_to_a_side_is_a_part_of_its_own() -> None:
    s = scene(side(plays=["Eddard Stark", "War Council"]), side(), ask="windows")
    s.all_pass("4.2")
    s.you.challenges("power", "Eddard Stark")
    assert parts(compared(s), "attack") == [("Eddard Stark", 5), ("War Council", 3)]
    assert compared(s)["attacking_strength"] == 8


@rule("RR.titles.9")
def test_who_may_choose_whom_claim_meets_is_said_to() -> None:
    s = melee(rich(plays=["All Rounder"], title="Master of Whispers"), rich(), rich(), ask="windows")
    s[0].challenges("intrigue", "All Rounder", against=1)
    assert compared(s)["claim"]["chooses"]


def relations(s: Table, viewer: int) -> list[str]:
    told = MELEE.reckoning(s.state, viewer)
    assert told is not None
    return [form["relation"] for form in told["seats"]]


@rule("RR.rivals.1", "RR.supports.1")
def test_titles_make_rivals_and_supporters() -> None:
    s = melee(
        rich(title="Master of Coin"),
        rich(title="Hand of the King"),
        rich(title="Master of Whispers"),
        ask="windows",
    )
    mine, theirs = relations(s, 0), relations(s, 1)
    assert mine[0] == "" and mine[1] == "rival" and theirs[0] == "rival"


@rule("RR.rivals.2")
def test_a_rival_who_is_beaten_brings_no_more_power() -> None:
    s = melee(
        rich(plays=["All Rounder"], title="Master of Coin"),
        rich(title="Hand of the King"),
        rich(),
        ask="windows",
    )
    before = MELEE.reckoning(s.state, 0)
    s[0].challenges("power", "All Rounder", against=1)
    s.idle(until="4.2.4")
    after = MELEE.reckoning(s.state, 0)
    assert before is not None and after is not None
    assert before["seats"][1]["relation"] == after["seats"][1]["relation"] == "rival"
    assert before["seats"][1]["text"] != after["seats"][1]["text"]


# What follows.


def test_attackers_are_counted_before_they_are_declared() -> None:
    s = attacked()
    option = next(one for one in s.you.decision.options if one.value == "military")
    s.choose(0, option.key)
    assert numbers(s, 0) == [8]
    assert numbers(s, 0, "Eddard Stark") == [5, 8]
    assert numbers(s, 0, "Eddard Stark", "Tumblestone Knight") == [7, 8]
    assert not s.card("Eddard Stark")["kneeling"] and s.state.challenge is None


def test_defenders_are_weighed_before_they_are_declared() -> None:
    s = attacked()
    s.you.challenges("power", "Eddard Stark")
    s.all_pass("4.2.1")
    assert numbers(s, 1) == [5, 1, 1], "by 5; 1 power is lost, and 1 gained for winning unopposed"
    assert numbers(s, 1, "Tywin Lannister") == [6, 5, 1]
    assert s.state.challenge is not None and s.state.challenge.defenders == []


def test_what_an_ability_gives_to_attackers_counts_at_once() -> None:
    """Tywin has strength for gold, Ser Gregor none: whatever changes by attacking is in the number."""
    s = scene(side(plays=["Grey Wind", "Robb Stark"]), side(), ask="windows")
    s.all_pass("4.2")
    s.choose(0, next(one for one in s.you.decision.options if one.value == "military").key)
    alone = numbers(s, 0, "Grey Wind")
    s.you.picks("Grey Wind")
    assert alone[0] == compared(s)["attacking_strength"]


def test_gold_left_is_counted_when_marshaling() -> None:
    s = scene(side(hand=["Eddard Stark", "Winterfell Steward"], gold=8), at="3.aw", ask="windows")
    assert numbers(s, 0) == [8]
    assert numbers(s, 0, "Eddard Stark") == [7, 1]


@rule("RR.setup.8a", "RR.setup.8e")
def test_gold_left_in_set_up_counts_a_copy_of_a_unique_card_once() -> None:
    cards = ["Robb Stark", "Robb Stark", "Winterfell Steward"] + ["The Roseroad"] * 10
    deck = {"faction": "stark", "plots": [], "cards": cards}
    options = {"check_decks": False, "first_player": 0, "deck_order": "given"}
    s = Scene(GAME.start(GAME.setup([{"deck": deck}, {"deck": deck}], options), 1))
    while s.state.decisions[0].kind.value != "setup":
        s.choose(s.state.decisions[0].seat, s.state.decisions[0].options[0].key)
    assert numbers(s, 0) == [0, 8, 8]
    assert numbers(s, 0, "Robb Stark", "Robb Stark") == [6, 8, 2]


def test_a_plot_is_told_with_all_that_adds_to_it() -> None:
    you = side(plays=["The Roseroad"], plots=["A Noble Cause", "Calm over Westeros"])
    s = scene(you, side(plots=["A Noble Cause"]), at="1.2", ask="windows")
    assert numbers(s, 0) == []
    printed = GAME.reckoning(s.state, 0)
    assert printed is not None
    cause = s.card("A Noble Cause")
    assert numbers(s, 0, "A Noble Cause") == [
        int(cause["income"]) + 1,
        int(cause["initiative"]),
        int(cause["claim"]),
        int(cause["reserve"]),
    ]
    assert s.state.sides[0].plots


def test_what_dies_for_claim_takes_its_power_with_it() -> None:
    foe = side(plays=[{"card": "Tywin Lannister", "power": 2}, "Burned Men"], plot="A Noble Cause")
    s = scene(side(plays=["Eddard Stark"], plot="A Noble Cause"), foe, ask="windows")
    s.all_pass("4.2")
    s.you.challenges("military", "Eddard Stark")
    s.all_pass("4.2.1")
    s.foe.defends()
    s.all_pass()
    s.you.says(True)
    assert numbers(s, 1, "Tywin Lannister") == [2]
    assert numbers(s, 1, "Burned Men") == []


@rule("RR.supports.1")
def test_a_challenge_that_may_not_be_is_refused_by_its_clause() -> None:
    s = melee(
        rich(plays=["All Rounder"], title="Hand of the King"),
        rich(title="Crown Regent"),
        rich(title="Master of Laws"),
        ask="windows",
    )
    while s.state.decisions[0].kind.value != "challenge":
        s.choose(s.state.decisions[0].seat, s[s.state.decisions[0].seat].decision.options[-1].key)
    seat = s.state.decisions[0].seat
    offered = set(s.targets(seat))
    for type in ("military", "intrigue", "power"):
        for opponent in set(range(3)) - {seat}:
            about = {"verb": "challenge", "card": {"type": type, "seat": opponent}}
            refused = MELEE.explain(s.state, seat, about)
            assert bool(refused) != ((type, opponent) in offered), (type, opponent, refused)
    with pytest.raises(BadArgument):
        MELEE.explain(s.state, seat, {"verb": "challenge", "card": {"type": "war", "seat": 1}})


def _picks(s: Scene, seat: int, *names: str) -> list[str]:
    decision = next(one for one in s.state.decisions if one.seat == seat)
    return [option.key for option in decision.candidates or () if s.name(option.card or 0) in names]


def test_a_prospect_counts_those_who_are_picked_as_they_would_count_then() -> None:
    you = side(plays=["Eddard Stark", "Robb Stark"], plot="A Noble Cause")
    foe = side(plays=["Unsullied", "Unsullied"], plot="A Noble Cause")
    s = scene(you, foe, ask="windows", first_player=1)
    s.all_pass("4.2")
    assert s.game.prospect(s.state, 1, []).told is None
    s.choose(1, next(option.key for option in s.foe.decision.options if option.value == "military"))
    before = s.game.prospect(s.state, 1, []).told
    assert before is not None and before["challenge"]["attacking_strength"] == 0
    attack = s.game.prospect(s.state, 1, _picks(s, 1, "Unsullied")).told
    assert attack is not None
    assert (attack["challenge"]["type"], attack["challenge"]["defender"]) == ("military", 0)
    strengths = [amount for _, amount in parts(attack["comparison"], "attack")]
    assert attack["challenge"]["attacking_strength"] == sum(strengths) > 0
    s.foe.picks("Unsullied", "Unsullied")
    s.all_pass("4.2.1")
    held = s.game.prospect(s.state, 0, _picks(s, 0, "Eddard Stark", "Robb Stark")).told
    assert held is not None
    printed = {"Eddard Stark": 5, "Robb Stark": 5}
    lowered = dict(parts(held["comparison"], "defence"))
    assert all(lowered[name] < strength for name, strength in printed.items())
    assert held["challenge"]["defending_strength"] == sum(lowered.values())
    assert {one["changes"][0]["name"] for one in held["cards"]} == {"Unsullied"}
    assert [strength for _, strength in held["strengths"]].count(lowered["Eddard Stark"]) >= 2
    assert held["comparison"]["ahead"] in (0, 1)
    assert compared(s)["defending_strength"] == 0


@pytest.mark.parametrize(("game", "players"), [(GAME, 2), (MELEE, 3)], ids=["joust", "melee"])
def test_what_is_supposed_is_taken_back(game: Any, players: int) -> None:
    """The board is as before, with all that is derived and noted, after a prospect of a challenge."""
    state = game.start(game.setup(game.ready(players), {}), 7)
    chance = Random(7)
    asked = set()
    checked = 0
    while state.outcome is None and checked < 60:
        decision = state.decisions[0]
        if decision.why.what in ("attackers", "defenders") or decision.kind == DecisionKind.CHALLENGE:
            before = _whole(state)
            offered = list(decision.candidates or decision.options)
            some = chance.sample(offered, chance.randint(0, min(3, len(offered))))
            told = game.prospect(state, decision.seat, [option.key for option in some])
            asked.add((decision.why.what, told.told is not None))
            assert before == _whole(state)
            checked += 1
        state.apply_index(decision.seat, chance.randrange(len(decision.options)))
    assert asked >= {("attackers", True), ("defenders", True), (None, False)}


def _whole(state: Any) -> tuple[Any, ...]:
    heard = [(side.listeners.copy(), side.ears.copy()) for side in state.sides]
    kept = state.challenge, state.log.copy(), state.limits.copy(), state.stale, state.check_due
    return state.dump(), state.facts(), heard, kept


def test_a_window_says_how_the_challenge_stands_and_then_how_it_was_won() -> None:
    you = side(plays=["Ser Jaime Lannister"], hand=["Put to the Sword"], gold=4)
    s = scene(you, side(plays=["Hedge Knight"]), ask="windows")
    s.pass_to("4.2")
    s.you.challenges("military", "Ser Jaime Lannister")
    line = str(s.game.prospect(s.state, 0, ["pass"]).line)
    assert line.startswith("As it stands you win by ")
    s.all_pass()
    s.foe.defends()
    s.all_pass("Put to the Sword")
    line = str(s.game.prospect(s.state, 0, ["pass"]).line)
    assert line.startswith("You won by ")
