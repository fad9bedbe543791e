"""Titles: the pool, secret selection, what each of them does, and their return."""

from __future__ import annotations

from typing import Any

import pytest

from tests.thrones.table import MELEE, Table, melee, rich, side
from weirwood.core.catalogue import find_game
from weirwood.core.errors import BadArgument, BadScene
from weirwood.rules import rule
from weirwood.thrones.pool.speaking import ability_words
from weirwood.thrones.steps.declaring import refused_challenge

NAMES = (
    "Master of Whispers",
    "Master of Ships",
    "Hand of the King",
    "Master of Coin",
    "Master of Laws",
    "Crown Regent",
)


def selecting(players: int, first_player: int = 0, **options: Any) -> Table:
    """Titles are about to be selected."""
    seats = [side() for _ in range(players)]
    return melee(*seats, at="1.4", first_player=first_player, ask="windows", **options)


def title_cards(form: dict[str, Any]) -> list[dict[str, Any]]:
    return [card for card in form["cards"] if card.get("type") == "title" or card["zone"] == "title-pool"]


@rule("RR.melee.1")
def test_three_or_more_play_melee() -> None:
    game = find_game("second/melee")
    assert list(game.seats) == [3, 4, 5, 6, 7, 8]
    ready = game.ready(3)
    assert game.start(game.setup(ready, {}), 0).decisions
    with pytest.raises(BadArgument) as refused:
        game.setup(ready[:2], {})
    assert refused.value.rule == "RR.melee.1"


@rule("RR.melee.2")
def test_a_round_of_melee_selects_titles_and_returns_them() -> None:
    s = melee(*[rich() for _ in range(3)], at="1.4", ask="windows")
    for seat in range(3):
        assert s.titles == [None, None, None]
        s[seat].picks(s[seat].offered()[0])
    assert s.state.step == "1.aw" and None not in s.titles
    s.idle(until="7.aw")
    assert s.titles == [None, None, None]
    kinds = [event.kind for event in s.events]
    assert kinds.index("titles-revealed") < kinds.index("titles-returned")
    assert {event.rule for event in s.events} >= {"RR.framework.1.4c", "RR.framework.7.4"}


@rule("RR.titles.1")
def test_titles_are_borne_or_in_the_pool_and_only_in_melee() -> None:
    s = melee(side(title="Crown Regent"), side(title="Master of Coin"), side(), ask="windows")
    found = title_cards(s.facts)
    assert sorted(card["name"] for card in found) == sorted(NAMES)
    assert [card["zone"] for card in found].count("title-pool") == 4
    assert {card["owner"] for card in found} == {None}
    joust = find_game("second/joust")
    facts = joust.start(joust.setup(joust.ready(2), {}), 0).facts()
    assert not title_cards(facts)
    assert {seat["title"] for seat in facts["seats"]} == {None}


def test_no_two_players_bear_one_title() -> None:
    with pytest.raises(BadScene) as refused:
        melee(side(title="Crown Regent"), side(title="Crown Regent"), side())
    assert refused.value.rule == "RR.titles.1"
    with pytest.raises(BadScene):
        melee(side(title="Robb Stark"), side(), side())


@rule("RR.titles.2")
def test_a_title_is_in_play_from_its_selection_to_its_return() -> None:
    s = selecting(3)
    for seat in range(3):
        s[seat].picks(s[seat].offered()[0])
    borne = s.titles
    assert None not in borne
    for seat, name in enumerate(borne):
        card = next(card for card in s.facts["cards"] if card["name"] == name)
        assert (card["zone"], card["controller"]) == ("title", seat)


@rule("RR.framework.7.4")
def test_all_titles_return_to_the_pool_at_once_before_the_last_window() -> None:
    s = melee(rich(title="Master of Laws"), rich(title="Crown Regent"), rich(), at="7.3", ask="windows")
    assert s.state.step == "7.aw"
    assert s.titles == [None, None, None]
    assert [card["zone"] for card in title_cards(s.facts)] == ["title-pool"] * 6


@rule("RR.framework.1.4a")
@pytest.mark.parametrize(("players", "offered"), [(3, 4), (4, 5), (5, 5), (6, 6), (7, 6), (8, 6)])
def test_titles_are_set_aside_by_the_number_of_players(players: int, offered: int) -> None:
    s = selecting(players)
    assert len(s[0].offered()) == offered
    assert len(selecting(players, titles_set_aside=False)[0].offered()) == 6


@rule("RR.framework.1.4a")
def test_which_titles_are_set_aside_is_random() -> None:
    missing = set()
    for seed in range(20):
        s = melee(*[side() for _ in range(4)], at="1.4", seed=seed)
        missing |= set(NAMES) - set(s[0].offered())
    assert len(missing) > 3


@rule("RR.framework.1.4b")
def test_each_player_in_order_takes_one_in_secret_and_passes_the_rest_on() -> None:
    s = selecting(4, first_player=2)
    left = s[2].offered()
    for place, seat in enumerate((2, 3, 0, 1)):
        assert [decision.seat for decision in s.state.decisions] == [seat]
        assert s[seat].decision.why.what == "title"
        assert sorted(s[seat].offered()) == sorted(left)
        for viewer in (None, 0, 1, 2, 3):
            seen = {card["name"] for card in title_cards(s.state.view(viewer)) if "name" in card}
            if viewer == seat:
                assert seen == set(left)
            elif viewer is not None and viewer in (2, 3, 0, 1)[:place]:
                assert len(seen) == 1 and not seen & set(left)
            else:
                assert not seen
        taken = left.pop(1)
        s[seat].picks(taken)
        told = [event for event in s.events if event.kind == "title-selected"][-1]
        assert told.seen_by(seat).cards and not told.seen_by((seat + 1) % 4).cards


@rule("RR.framework.1.4c")
def test_all_titles_become_public_in_one_event() -> None:
    s = selecting(3)
    taken = []
    for seat in range(3):
        taken.append(s[seat].offered()[0])
        assert s.titles == [None, None, None]
        s[seat].picks(taken[-1])
    assert s.titles == taken
    [event] = [event for event in s.events if event.kind == "titles-revealed"]
    assert [s.name(card) for card in event.cards] == taken and event.seats == (0, 1, 2)
    for card in title_cards(s.facts):
        assert card["facedown"] == (card["name"] not in taken)
    for viewer in (None, 0, 1, 2):
        assert {card.get("name") for card in title_cards(s.state.view(viewer))} == set(NAMES)


@rule("RR.framework.1.4d")
def test_who_faces_an_empty_pool_has_no_title() -> None:
    s = selecting(8, first_player=3)
    for seat in (3, 4, 5, 6, 7):
        s[seat].picks(s[seat].offered()[0])
    assert s.titles[1] is None and s.titles[2] is None
    assert None not in s.titles[3:] and s.titles[0] is not None


@rule("RR.titles.3")
def test_crown_regent_counts_two_more_for_dominance() -> None:
    one = melee(rich(title="Crown Regent"), rich(gold=1), rich(gold=2), at="5.1", ask="windows")
    assert one.powers == [0, 0, 0]
    other = melee(rich(title="Crown Regent"), rich(gold=1), rich(), at="5.1", ask="windows")
    assert other.powers == [1, 0, 0]


@rule("RR.titles.4")
def test_hand_of_the_king_adds_strength_in_power_challenges_with_a_participant() -> None:
    assert_adds_strength("Hand of the King", "power", "military")


@rule("RR.titles.5")
def test_master_of_ships_adds_strength_in_military_challenges_with_a_participant() -> None:
    assert_adds_strength("Master of Ships", "military", "power")


@rule("RR.titles.6")
def test_master_of_whispers_adds_strength_in_intrigue_challenges_with_a_participant() -> None:
    assert_adds_strength("Master of Whispers", "intrigue", "power")


def assert_adds_strength(title: str, type: str, other: str) -> None:
    """Attacking or defending with a participant, in challenges of its type alone."""
    for kind, bonus in ((type, 1), (other, 0)):
        s = attack(title, kind)
        challenge = s.facts["challenge"]
        assert challenge["attacking_strength"] == 4 + bonus
        assert challenge["defending_strength"] == 0
        s = attack(title, kind, bearer=1)
        assert s.facts["challenge"]["defending_strength"] == 0
        s.all_pass(until="4.2.1")
        s[1].defends("All Rounder")
        assert s.facts["challenge"]["defending_strength"] == 4 + bonus


def attack(title: str, type: str, bearer: int = 0) -> Table:
    """Seat 0 attacks seat 1, each with a character of strength 4 that has all icons."""
    seats = [side(plays=["All Rounder"], title=title if seat == bearer else None) for seat in range(3)]
    s = melee(*seats, ask="windows")
    s[0].challenges(type, "All Rounder", against=1)
    return s


@rule("RR.titles.7")
def test_a_title_that_leaves_play_returns_to_the_pool() -> None:
    s = melee(side(title="Master of Coin"), side(), side(), at="4.aw", ask="windows")
    s.edit("happen", event="discard", card=s.id("Master of Coin"), force=True)
    assert s.titles == [None, None, None]
    assert s.card("Master of Coin")["zone"] == "title-pool"


@rule("RR.titles.8")
def test_icons_and_text_of_a_title_count_while_it_is_borne() -> None:
    s = melee(rich(title="Master of Coin"), rich(title="Master of Laws"), rich(), ask="windows")
    facts = s.facts["seats"]
    assert [seat["income"] for seat in facts] == [6, 4, 4]
    assert [seat["reserve"] for seat in facts] == [6, 7, 6]
    s = melee(side(title="Master of Laws"), side(), side(), at="2.1", ask="windows")
    assert [len(seat.hand) for seat in s.sides] == [3, 2, 2]


@rule("RR.titles.10")
def test_master_of_ships_has_one_more_claim_attacking_a_rival_in_military() -> None:
    for type, against, claim in (("military", 1, 2), ("military", 2, 1), ("power", 1, 1)):
        s = melee(
            rich(plays=["All Rounder"], title="Master of Ships"),
            side(title="Hand of the King"),
            side(title="Master of Coin"),
            ask="windows",
        )
        assert s[0].facts["claim"] == 1
        s[0].challenges(type, "All Rounder", against=against)
        assert s[0].facts["claim"] == claim


@rule("RR.titles.11")
def test_hand_of_the_king_initiates_a_second_power_challenge_against_another() -> None:
    s = melee(
        rich(plays=["All Rounder", "Tumblestone Knight", "Ranging Party"], title="Hand of the King"),
        side(),
        side(),
        side(),
    )
    s[0].challenges("power", "All Rounder", against=1)
    assert ("power", 1) not in s.targets(0)
    assert ("power", 2) in s.targets(0) and ("power", 3) in s.targets(0)
    s[0].challenges("power", "Tumblestone Knight", against=3)
    assert "power" not in {type for type, _ in s.targets(0)}


@rule("RR.titles.12")
def test_crown_regent_has_neither_friends_nor_rivals() -> None:
    for title in NAMES[:-1]:
        for bearer, other in (("Crown Regent", title), (title, "Crown Regent")):
            s = melee(rich(plays=["All Rounder"], title=bearer), rich(title=other), rich(), ask="windows")
            assert ("power", 1) in s.targets(0)
            s[0].challenges("power", "All Rounder", against=1)
            s.idle(until="4.2.4")
            assert s[0].power == 1  # unopposed, and no more


@rule("RR.anatomy.4")
def test_titles_say_who_supports_whom_and_who_are_rivals() -> None:
    supports = {
        "Master of Coin": "Master of Ships",
        "Master of Ships": "Master of Whispers",
        "Master of Whispers": "Hand of the King",
        "Hand of the King": "Master of Laws",
        "Master of Laws": "Master of Coin",
    }
    rivals = {
        "Master of Coin": {"Hand of the King", "Master of Whispers"},
        "Master of Ships": {"Master of Laws", "Hand of the King"},
        "Master of Whispers": {"Master of Laws", "Master of Coin"},
        "Hand of the King": {"Master of Coin", "Master of Ships"},
        "Master of Laws": {"Master of Whispers", "Master of Ships"},
    }
    for bearer in NAMES:
        others = [name for name in NAMES if name != bearer]
        s = melee(*[side(title=name, plays=["All Rounder"]) for name in (bearer, *others)])
        barred = {name for at, name in enumerate(others, 1) if ("power", at) not in s.targets(0)}
        assert barred == ({supports[bearer]} if bearer in supports else set())
        found = {s.titles[other.seat] for other in s.state.sides if s.state.sides[0].rivals >> other.seat & 1}
        assert found == rivals.get(bearer, set())
        title = MELEE._cards.find(bearer)
        said = [ability_words(title, ability) for ability in title.abilities]
        by = {friend: title for title, friend in supports.items()}.get(bearer)
        assert by is None or any(by in words for words in said)


@rule("RR.supports.1", "RR.supports.2")
def test_support_forbids_challenges_in_one_direction() -> None:
    s = melee(side(plays=["All Rounder"], title="Master of Coin"), side(title="Master of Ships"), side())
    assert {seat for _, seat in s.targets(0)} == {2}
    card = s.id("All Rounder")
    assert s.state.clause(refused_challenge(s.state, 0, 0, 1)) == "RR.supports.1"
    assert not MELEE.explain(s.state, 0, {"card": card, "verb": "attack"})
    s = melee(side(plays=["All Rounder"], title="Master of Ships"), side(title="Master of Coin"), side())
    assert {seat for _, seat in s.targets(0)} == {1, 2}
