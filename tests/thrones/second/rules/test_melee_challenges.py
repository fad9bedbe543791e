"""Challenges among several: rivals, allowances, redirecting, and claim against many."""

from __future__ import annotations

from typing import Any

from tests.thrones.table import MELEE, Table, melee, rich
from weirwood.core.option import Verb
from weirwood.rules import rule
from weirwood.thrones.steps.declaring import refused_challenge

ROUNDER = "All Rounder"


def bonuses(s: Table) -> list[int]:
    """Who gained a rivals bonus."""
    return [event.seats[0] for event in s.events if event.rule == "RR.rivals.1"]


# Rivals.


@rule("RR.rivals.1", "RR.framework.4.2.3b")
def test_beating_a_rival_gives_one_power_to_attacker_or_defender() -> None:
    for coin, hand, winner in ((0, 1, 0), (1, 0, 1)):
        titles: dict[int, str] = {coin: "Master of Coin", hand: "Hand of the King"}
        s = melee(
            rich(plays=[ROUNDER] if winner == 0 else ["Tumblestone Knight"], title=titles[0]),
            rich(plays=["Tumblestone Knight"] if winner == 0 else [ROUNDER], title=titles[1]),
            rich(),
            ask="windows",
        )
        s[0].challenges("military", *s[0].in_play, against=1)
        s.all_pass(until="4.2.1")
        s[1].defends(*s[1].in_play)
        s.idle(until="4.2.4") if winner == 0 else s.idle(until="4.aw")
        assert bonuses(s) == [winner]
        assert s[winner].power == 1
        assert s[2].power == 0


@rule("RR.framework.4.2.3c")
def test_the_bonuses_of_a_challenge_are_gained_together() -> None:
    s = melee(
        rich(plays=[ROUNDER], title="Master of Coin"), rich(title="Hand of the King"), rich(), ask="windows"
    )
    s[0].challenges("power", ROUNDER, against=1)
    s.idle(until="4.2.4")
    assert s[0].power == 2
    rules = [event.rule for event in s.events if event.kind == "power-gained"]
    assert rules == ["RR.unopposed.2", "RR.rivals.1"]


@rule("RR.rivals.2")
def test_each_rival_gives_the_bonus_once_a_round() -> None:
    s = melee(
        rich(plays=[ROUNDER, "Sneaky Rounder", "Courtesan of the Rose"], title="Master of Coin"),
        rich(title="Hand of the King"),
        rich(title="Master of Whispers"),
        rich(title="Master of Laws"),
    )
    s[0].challenges("military", ROUNDER, against=1)
    assert bonuses(s) == [0]
    s[0].challenges("power", "Sneaky Rounder", against=1)
    assert bonuses(s) == [0]
    s[0].challenges("intrigue", "Courtesan of the Rose", against=2)
    assert bonuses(s) == [0, 0]


@rule("RR.rivals.2")
def test_the_bonus_can_be_gained_again_in_the_next_round() -> None:
    seats = [rich(plots=["Heads on Spikes"]) for _ in range(3)]
    seats[0] |= {"play": [ROUNDER], "title": "Master of Coin"}
    seats[1] |= {"title": "Hand of the King"}
    s = melee(*seats, ask="windows")
    s[0].challenges("power", ROUNDER, against=1)
    s.idle(until="4.2.4")
    assert bonuses(s) == [0]
    s[0].says(True)
    s.pass_to("1.2", round=2)
    assert s.state.sides[0].rivals_beaten == 0


@rule("RR.framework.4.2j")
def test_one_challenge_of_each_type_whoever_the_opponents_are() -> None:
    s = melee(rich(plays=[ROUNDER, "Sneaky Rounder"]), rich(), rich())
    s[0].challenges("military", ROUNDER, against=1)
    assert {type for type, _ in s.targets(0)} == {"intrigue", "power"}
    assert s.state.clause(refused_challenge(s.state, 0, 0, 2)) == "RR.framework.4.2a"
    s = melee(rich(plays=[ROUNDER, "Khal Drogo", "Sneaky Rounder"]), rich(), rich())
    s[0].challenges("military", ROUNDER, against=1)
    assert ("military", 1) in s.targets(0) and ("military", 2) in s.targets(0)
    s[0].challenges("military", "Sneaky Rounder", against=2)
    assert "military" not in {type for type, _ in s.targets(0)}


# Redirecting.


def regent(*, attackers: list[str], first: list[str], second: list[str], **rest: Any) -> Table:
    """Seat 0 attacks, seat 1 is its opponent, seat 2 another; seat 3 bears Crown Regent."""
    return melee(
        rich(plays=attackers, **rest), rich(plays=first), rich(plays=second), rich(title="Crown Regent")
    )


@rule("RR.redirect.1")
def test_a_challenge_is_redirected_before_anything_reacts_to_it() -> None:
    s = regent(attackers=[ROUNDER], first=[{"card": "Eddard Stark", "kneeling": True}], second=[])  # type: ignore[list-item]
    s[0].challenges("military", ROUNDER, against=1)
    assert s[3].offered(Verb.USE) == ["Crown Regent"]
    assert not s[1].offered()
    s[3].uses("Crown Regent")
    s[0].chooses_player(2)
    assert s[1].offered() == ["Eddard Stark", "pass"]


@rule("RR.redirect.1")
def test_one_challenge_is_redirected_each_round_whoever_initiated_it() -> None:
    s = regent(attackers=[ROUNDER, "Sneaky Rounder"], first=[], second=[])
    s[0].challenges("military", ROUNDER, against=1)
    s[3].passes()
    s[0].challenges("power", "Sneaky Rounder", against=1)
    s[3].uses("Crown Regent")
    s[0].chooses_player(3)
    assert s.facts["last_challenge"]["defender"] == 3
    s = regent(attackers=[ROUNDER, "Sneaky Rounder"], first=[], second=[])
    s[0].challenges("military", ROUNDER, against=1)
    s[3].uses("Crown Regent")
    s[0].chooses_player(2)
    s[0].challenges("power", "Sneaky Rounder", against=1)
    assert not s[3].offered(Verb.USE)


@rule("RR.redirect.2", "RR.redirect.5")
def test_the_attacker_chooses_another_opponent() -> None:
    s = regent(attackers=[ROUNDER], first=[], second=[])
    s[0].challenges("military", ROUNDER, against=1)
    s[3].uses("Crown Regent")
    assert not s[3].offered()
    assert s.players_offered(0) == [2, 3]


@rule("RR.redirect.5")
def test_without_another_opponent_nothing_can_be_redirected() -> None:
    s = melee(rich(plays=[ROUNDER]), rich(title="Crown Regent"), rich(deck=[]), ask="windows")
    assert s[2].facts["eliminated"]
    s[0].challenges("military", ROUNDER, against=1)
    assert s.state.step == "4.2.aw1"
    assert not s[1].offered(Verb.USE)


@rule("RR.redirect.3")
def test_stealth_is_chosen_anew_and_those_bypassed_first_never_were() -> None:
    s = regent(attackers=["Ghost"], first=["Burned Men"], second=["Salty Navigator"])
    s[0].challenges("military", "Ghost", against=1)
    s[0].picks("Burned Men")
    s[3].uses("Crown Regent")
    s[0].chooses_player(2)
    s[0].picks("Salty Navigator")
    challenge = s.facts["challenge"]
    assert challenge["stealth"] == [[s.id("Ghost"), s.id("Salty Navigator")]]
    assert (
        s.card("Salty Navigator")["bypassed_by_stealth"] and not s.card("Burned Men")["bypassed_by_stealth"]
    )
    [option] = [option for option in s[0].decision.options if option.verb == Verb.USE]
    assert (s.name(option.card or 0), s.name(option.target or 0)) == ("Ghost", "Salty Navigator")


@rule("RR.redirect.3")
def test_who_is_not_bypassed_anew_may_defend() -> None:
    s = regent(attackers=["Sneaky Rounder"], first=["Burned Men"], second=["Salty Navigator"])
    s[0].challenges("military", "Sneaky Rounder", against=1)
    s[0].picks("Burned Men")
    s[3].uses("Crown Regent")
    s[0].chooses_player(2)
    s[0].done()
    assert s.facts["challenge"]["stealth"] == []
    assert s[2].offered(Verb.PICK) == ["Salty Navigator"]


@rule("RR.redirect.4", "RR.redirect.7")
def test_a_redirected_challenge_is_initiated_against_one_and_resolves_against_another() -> None:
    s = melee(
        rich(plays=[ROUNDER], title="Master of Ships"),
        rich(plays=[{"card": "Eddard Stark", "kneeling": True}], title="Crown Regent"),
        rich(plays=["Burned Men"], title="Hand of the King"),
    )
    s[0].challenges("military", ROUNDER, against=1)
    before = s.facts["challenge"]
    s[1].uses("Crown Regent")
    s[1].uses("Eddard Stark")  # the challenge was initiated against this player
    after = s.facts["challenge"]
    assert (after["defender"], after["initiated_against"]) == (2, 1)
    assert (after["type"], after["attackers"]) == (before["type"], before["attackers"])
    assert s[0].facts["claim"] == 2  # the rival is the one it resolves against
    s[2].defends()
    assert s[2].dead == ["Burned Men"] and not s[1].dead
    assert bonuses(s) == [0]


@rule("RR.redirect.6")
def test_support_does_not_bind_a_redirected_challenge() -> None:
    s = melee(
        rich(plays=[ROUNDER], title="Master of Coin"),
        rich(title="Crown Regent"),
        rich(title="Master of Ships"),
    )
    assert 2 not in {seat for _, seat in s.targets(0)}
    s[0].challenges("military", ROUNDER, against=1)
    s[1].uses("Crown Regent")
    assert s.facts["last_challenge"]["loser"] == 2


# Master of Whispers.


def whispers(attacker: str = ROUNDER, hand: list[str] | None = None, **loser: Any) -> Table:
    """Seat 0 wins an intrigue challenge against seat 1 as Master of Whispers; others are seats 2 and 3."""
    s = melee(
        rich(plays=[attacker], title="Master of Whispers", hand=hand or [], gold=2),
        rich(**{"hand": ["The Roseroad"] * 2, **loser}),
        rich(hand=["The Roseroad"] * 2, plays=["Salty Navigator"]),
        rich(hand=["The Roseroad"] * 2, plays=["Braided Warrior"]),
    )
    s[0].challenges("intrigue", attacker, against=1)
    return s


def hands(s: Table) -> list[int]:
    return [len(side.hand) for side in s.sides[1:]]


@rule("RR.titles.9", "FAQ.qa.whispers.1")
def test_intrigue_claim_is_resolved_against_any_opponents() -> None:
    for chosen, left in (
        ([1, 2, 3], [1, 1, 1]),
        ([1], [1, 2, 2]),
        ([2, 3], [2, 1, 1]),
        ([], [2, 2, 2]),
    ):
        s = whispers()
        assert s[0].decision.why.what == "claim"
        s.picks_players(0, *chosen)
        assert hands(s) == left
        [event] = [event for event in s.events if event.kind == "claim"]
        assert list(event.seats) == chosen


@rule("RR.titles.9")
def test_players_are_chosen_as_a_set_too_and_only_for_intrigue() -> None:
    s = whispers()
    state = s.state.clone()
    keys = [option.key for option in s[0].decision.candidates or () if option.seat in (1, 3)]
    MELEE.choose_set(state, 0, keys)
    assert [len(state.sides[seat].hand) for seat in (1, 2, 3)] == [1, 2, 1]
    s = melee(rich(plays=[ROUNDER], title="Master of Whispers"), rich(power=1), rich(power=1), ask="windows")
    s[0].challenges("power", ROUNDER, against=1)
    s.idle(until="4.2.4") if s.state.step != "4.2.4" else None
    assert s[0].decision.why.what == "apply-claim"
    s[0].says(True)
    assert [s[1].power, s[2].power] == [0, 1]


@rule("FAQ.qa.whispers.2")
def test_with_trial_by_combat_each_chosen_opponent_kills_and_all_die_at_once() -> None:
    s = whispers(hand=["Trial by Combat"], plays=["Burned Men", "Samwell Tarly"])
    s[1].defends()
    s.picks_players(0, 1, 2)
    s[0].plays("Trial by Combat")
    assert s[2].dead == []
    s[1].picks("Burned Men")
    assert (s[1].dead, s[2].dead, s[3].dead) == (["Burned Men"], ["Salty Navigator"], [])
    assert hands(s) == [2, 2, 2]


@rule("FAQ.qa.whispers.3")
def test_with_vengeance_for_elia_the_loser_passes_claim_on_and_others_suffer_theirs() -> None:
    s = whispers(hand=[], gold=2)
    s = vengeance()
    s.picks_players(0, 1, 3)
    s[1].plays("Vengeance for Elia")
    s[1].chooses_player(2)
    assert hands(s) == [2, 1, 1]


@rule("FAQ.qa.whispers.3")
def test_a_loser_who_was_not_chosen_has_no_claim_to_pass_on() -> None:
    s = vengeance()
    s.picks_players(0, 2)
    assert not s[1].offered(Verb.PLAY)
    assert hands(s) == [3, 1, 2]


@rule("FAQ.qa.whispers.4")
def test_who_is_hit_by_both_suffers_claim_once() -> None:
    s = vengeance()
    s.picks_players(0, 1, 2)
    s[1].plays("Vengeance for Elia")
    s[1].chooses_player(2)
    assert hands(s) == [2, 1, 2]
    assert [event.seats for event in s.events if event.kind == "claim"] == [(2,)]


def vengeance() -> Table:
    """As Master of Whispers seat 0 has won; the loser holds Vengeance for Elia."""
    s = melee(
        rich(plays=[ROUNDER], title="Master of Whispers"),
        rich(hand=["Vengeance for Elia", "The Roseroad", "The Roseroad"], gold=2),
        rich(hand=["The Roseroad"] * 2),
        rich(hand=["The Roseroad"] * 2),
    )
    s[0].challenges("intrigue", ROUNDER, against=1)
    return s


@rule("FAQ.qa.whispers.5")
def test_mirri_maz_duur_kills_one_character_of_the_loser_alone() -> None:
    s = whispers(attacker="Mirri Maz Duur", plays=["Burned Men"])
    s.picks_players(0, 1, 2, 3)
    s[0].uses("Mirri Maz Duur")
    assert (s[1].dead, s[2].dead, s[3].dead) == (["Burned Men"], [], [])
    assert hands(s) == [2, 2, 2]


def test_vengeance_for_elia_hits_the_attacker_too_and_replaces_what_was_used_before() -> None:
    for target, powers in ((0, [2, 2, 2]), (2, [3, 2, 1])):
        s = melee(
            rich(plays=[ROUNDER], power=1),
            rich(hand=["Vengeance for Elia"], gold=2, power=2),
            rich(power=2),
        )
        s[0].challenges("power", ROUNDER, against=1)
        s[1].plays("Vengeance for Elia")
        s[1].chooses_player(target)
        assert s.powers == powers  # the attacker gained 1 for winning unopposed
