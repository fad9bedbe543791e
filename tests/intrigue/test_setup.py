"""Components, set-up and dealing."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tests.intrigue.table import deal, houses, lay, letters, of_kind, thrones
from weirwood.core.errors import BadArgument
from weirwood.intrigue import GAME, HOUSES
from weirwood.rules import rule


def refused(players: int, **options: Any) -> BadArgument:
    with pytest.raises(BadArgument) as error:
        GAME.setup([{} for _ in range(players)], options)
    return error.value


@rule("WI.components.1")
@pytest.mark.parametrize("players", [0, 1, 7, 8])
def test_only_two_to_six_may_play(players: int) -> None:
    assert refused(players).rule == "WI.components.1"


@rule("WI.components.1")
@pytest.mark.parametrize("players", GAME.seats)
def test_there_are_36_characters_of_four_houses_and_7_iron_throne_cards(players: int) -> None:
    facts = deal(players).facts
    cards = Counter(facts["unused"])
    for seat in facts["seats"]:
        cards.update(seat["hand"])
    cards.update(house for row in facts["court"] for house in row)
    assert cards == dict.fromkeys(HOUSES, 9)
    assert sorted(facts["thrones_left"]) == list(range(7))


@rule("WI.components.1")
def test_cards_of_houses_are_configurable_but_always_36() -> None:
    assert letters(deal(6, houses=houses("S" * 36)).facts["seats"][5]["hand"]) == "SSSSSS"
    assert refused(3, houses=houses("S" * 35)).rule == "WI.components.1"
    assert refused(3, houses=houses("S" * 30 + "T" * 7)).rule == "WI.components.1"
    assert refused(3, thrones=thrones()[:6]).rule == "WI.components.1"


@rule("WI.components.2")
def test_cards_of_one_house_are_interchangeable() -> None:
    court = """
          . T .
         S T L B
        """
    one_of_each = lay(court, "ST", "B", "L")
    many = lay(court, "SSSTT", "B", "L")
    assert many.options == one_of_each.options
    assert len(set(many.options)) == len(many.options)
    many.place("S@left")
    assert many.of(0, "hand") == "SSTT"


@rule("WI.components.3")
def test_iron_throne_cards_carry_value_and_icons() -> None:
    cards = [{"value": 10 + number, "icons": 20 + number} for number in range(7)]
    scene = lay("B", "S", "", thrones=cards)
    scene.place("S@left")
    drawn = of_kind(scene.log, "throne-drawn")[0].value
    assert {"value": drawn["value"], "icons": drawn["icons"]} == cards[drawn["index"]]
    assert scene.of(0, "thrones") == [drawn["index"]]


@rule("WI.components.3")
@pytest.mark.parametrize("card", [{"value": 1}, {"value": 1, "icons": -1}, {"value": "1", "icons": 1}, 3])
def test_an_iron_throne_card_without_value_or_icons_is_refused(card: object) -> None:
    assert refused(4, thrones=[*thrones()[:6], card]).rule == "WI.components.3"


@rule("WI.game-setup.1")
def test_both_decks_are_shuffled_by_the_seed() -> None:
    first, again = deal(4, seed=1), deal(4, seed=1)
    assert first.facts == again.facts
    throne_decks = {tuple(deal(4, seed).facts["thrones_left"]) for seed in range(20)}
    hands = {deal(4, seed).of(0, "hand") for seed in range(20)}
    assert len(throne_decks) > 15
    assert len(hands) > 15


@rule("WI.game-setup.1")
@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_both_decks_are_face_down(viewer: int | None) -> None:
    view = deal(2).match.state.view(viewer)
    assert (view["unused"], view["thrones_left"]) == (8, 7)


@rule("WI.game-setup.2")
@pytest.mark.parametrize("players", GAME.seats)
def test_every_round_starts_from_a_full_deck(players: int) -> None:
    match = deal(players, seed=5)
    before = match.facts["thrones_left"]
    hands = match.all("hand")
    match.play_on(rounds=2)
    facts = match.facts
    cards = Counter(facts["unused"])
    for seat in facts["seats"]:
        cards.update(seat["hand"])
    cards.update(house for row in facts["court"] for house in row)
    assert cards == dict.fromkeys(HOUSES, 9)
    assert match.all("hand") != hands
    assert match.cards_in_court == (1 if players == 5 else 0)
    assert not any(match.all("eliminated"))
    assert {option[2:] for option in match.options} == ({"left", "right"} if players == 5 else {"first"})
    assert facts["thrones_left"] == before[1:]
    assert sum(len(pile) for pile in match.all("thrones")) == 1


def hand_sizes(players: int) -> list[int]:
    return [len(hand) for hand in deal(players).all("hand")]


@rule("WI.dealing.1")
def test_two_players_draw_14_and_8_are_unused_and_unseen() -> None:
    match = deal(2)
    assert hand_sizes(2) == [14, 14]
    assert sum(match.facts["unused"].values()) == 8
    assert match.cards_in_court == 0
    assert [match.match.state.view(viewer)["unused"] for viewer in (None, 0, 1)] == [8, 8, 8]


@rule("WI.dealing.2")
def test_three_players_draw_12() -> None:
    assert hand_sizes(3) == [12, 12, 12]
    assert deal(3).facts["unused"] == {}


@rule("WI.dealing.3")
def test_four_players_draw_9() -> None:
    assert hand_sizes(4) == [9, 9, 9, 9]
    assert deal(4).facts["unused"] == {}


@rule("WI.dealing.4")
def test_five_players_draw_7_and_the_last_card_opens_the_court() -> None:
    match = deal(5, starter=3)
    assert hand_sizes(5) == [7, 7, 7, 7, 7]
    assert match.facts["unused"] == {}
    assert [len(row) for row in match.court] == [1]
    assert match.seat == 3
    assert {option[2:] for option in match.options} == {"left", "right"}
    assert len(of_kind(match.log, "opened")) == 1


@rule("WI.dealing.5")
def test_six_players_draw_6() -> None:
    assert hand_sizes(6) == [6, 6, 6, 6, 6, 6]
    assert deal(6).facts["unused"] == {}


@rule("WI.dealing.6")
@pytest.mark.parametrize("players", GAME.seats)
def test_hands_are_hidden_but_their_sizes_are_not(players: int) -> None:
    match = deal(players)
    for seat in range(players):
        hand = match.facts["seats"][seat]["hand"]
        for viewer in (None, *range(players)):
            expected = hand if viewer == seat else sum(hand.values())
            assert match.seen(viewer, seat, "hand") == expected


@rule("WI.dealing.6")
def test_the_log_tells_a_hand_to_its_owner_alone() -> None:
    match = deal(3)
    for event in of_kind(match.log, "dealt"):
        (owner,) = event.seats
        for viewer in (None, 0, 1, 2):
            known = event.seen_by(viewer).value
            assert known == (match.facts["seats"][owner]["hand"] if viewer == owner else None)
