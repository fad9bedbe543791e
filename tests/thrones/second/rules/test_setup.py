"""Set-up, steps 1 to 7: who plays, what lies on the table, and the starting hands."""

from typing import Any

import pytest

from tests.thrones.scene import GAME
from tests.thrones.set_up import PLOTS, begun, decides, deck, hands
from weirwood.core.decision import DecisionKind
from weirwood.core.errors import BadArgument, BadDeck
from weirwood.core.option import Verb
from weirwood.rules import rule

MANY = (
    "Littlefinger",
    "Varys",
    "The Kingsroad",
    "The Roseroad",
    "Bodyguard",
    "Little Bird",
    "Wildling Horde",
    "Superior Claim",
    "Put to the Sword",
    "Put to the Torch",
    "Noble Lineage",
    "Milk of the Poppy",
)


def _seats(count: int) -> list[dict[str, Any]]:
    return [{"name": f"Seat {number}", "deck": deck()} for number in range(count)]


@rule("RR.setup.1")
@pytest.mark.parametrize("count", [1, 3, 4])
def test_two_players_play_joust_and_no_other_number_does(count: int) -> None:
    assert len(GAME.setup(_seats(2), {"check_decks": False}).seats) == 2
    with pytest.raises(BadArgument):
        GAME.setup(_seats(count), {})


@rule("RR.setup.1")
def test_decks_are_fixed_before_anything_else() -> None:
    with pytest.raises(BadDeck):
        GAME.setup([{"name": "You", "deck": deck()}, {"name": "Foe"}], {})


@rule("RR.setup.2")
def test_chance_makes_a_player_first_for_set_up() -> None:
    first = []
    for seed in range(20):
        s, events = begun(seed=seed)
        named = [event.seats for event in events if event.kind == "first-player"]
        assert named == [(s.state.first,)]
        first.append(s.state.first)
    assert set(first) == {0, 1}
    assert begun(seed=5)[0].state.first == first[5]


@rule("RR.setup.3")
@pytest.mark.parametrize("first", [0, 1])
def test_factions_and_agendas_are_announced_from_the_first_player_on(first: int) -> None:
    s, events = begun(deck(agenda="Fealty"), deck(faction="tyrell"), first_player=first)
    kinds = [event.kind for event in events]
    announced = [event for event in events if event.kind == "announced"]
    assert [event.seats for event in announced] == [(first,), (1 - first,)]
    assert kinds.index("first-player") < kinds.index("announced") < kinds.index("drew")
    words = {event.seats[0]: [s.name(card) for card in event.cards] for event in announced}
    assert words == {0: ["House Stark", "Fealty"], 1: ["House Tyrell"]}


@rule("RR.setup.3")
def test_factions_and_agendas_lie_faceup() -> None:
    s, _ = begun(deck(agenda="Fealty"), deck(faction="tyrell"))
    for viewer in (0, 1, None):
        view = s.state.view(viewer)
        names = [card["name"] for card in view["cards"] if card["zone"] in ("faction", "agenda")]
        assert sorted(names) == ["Fealty", "House Stark", "House Tyrell"]


@rule("RR.setup.4")
def test_all_tokens_are_in_the_treasury_at_first() -> None:
    s, _ = begun()
    assert [(side.gold, side.power) for side in (s.you, s.foe)] == [(0, 0), (0, 0)]
    assert not any(card["power"] or card["gold"] or card["tokens"] for card in s.facts["cards"])


@rule("RR.setup.5", "RR.plot-deck.1")
def test_seven_plots_lie_facedown_and_only_their_owner_knows_them() -> None:
    s, _ = begun()
    for viewer in (0, 1, None):
        view = s.state.view(viewer)
        for seat in (0, 1):
            plots = view["seats"][seat]["plots"]
            assert (len(plots) if seat == viewer else plots) == 7
        known = [card for card in view["cards"] if card.get("type") == "plot"]
        assert [card["owner"] for card in known] == ([] if viewer is None else [viewer] * 7)
        assert sorted(card["name"] for card in known) == ([] if viewer is None else sorted(PLOTS))


@rule("RR.setup.6")
def test_decks_are_shuffled_and_nobody_knows_their_order() -> None:
    given = sorted([*MANY, *MANY, "The Roseroad", "The Kingsroad"])
    orders = []
    for seed in range(4):
        s, _ = begun(deck(*given, size=len(given)), deck(*given, size=len(given)), seed=seed)
        for side in (s.you, s.foe):
            order = side.hand + side.deck
            assert sorted(order) == given
            orders.append(order)
        for viewer in (0, 1, None):
            view = s.state.view(viewer)
            assert [seat["deck"] for seat in view["seats"]] == [len(given) - 7] * 2
            assert not any(card["zone"] == "deck" for card in view["cards"])
    assert len({tuple(order) for order in [*orders, given]}) == 9


@rule("RR.setup.7")
def test_each_draws_seven_and_may_take_seven_new_ones() -> None:
    s = hands(MANY[:7])
    assert s.you.hand == list(MANY[:7])
    assert [len(s.you.hand), len(s.foe.hand), len(s.you.deck)] == [7, 7, 23]
    decides(s.you, Verb.KEEP)
    assert s.you.hand == list(MANY[:7])
    decides(s.foe, Verb.MULLIGAN)
    assert [len(s.foe.hand), len(s.foe.deck)] == [7, 23]


@rule("RR.mulligan.1")
def test_a_mulligan_shuffles_the_hand_into_the_deck_before_seven_are_drawn() -> None:
    again = 0
    for seed in range(5):
        s = hands(MANY[:7], seed=seed)
        before = s.facts["seats"][0]["hand"]
        decides(s.you, Verb.MULLIGAN)
        after = s.facts["seats"][0]
        assert len(after["hand"]) == 7
        assert len(after["deck"]) == 23
        assert set(before) <= set(after["hand"]) | set(after["deck"])
        again += len(set(before) & set(after["hand"]))
    assert 0 < again < 35


@rule("RR.mulligan.1")
def test_the_new_hand_must_be_kept() -> None:
    s = hands(MANY[:7])
    decides(s.you, Verb.MULLIGAN)
    decides(s.foe, Verb.KEEP)
    assert [decision.kind for decision in s.state.decisions] == [DecisionKind.SETUP]


@rule("RR.mulligan.2")
@pytest.mark.parametrize("first", [0, 1])
def test_mulligans_are_decided_in_player_order(first: int) -> None:
    s = hands(MANY[:7], first_player=first)
    sides = (s.you, s.foe)
    assert [decision.seat for decision in s.state.decisions] == [first]
    events = decides(sides[first], Verb.MULLIGAN)
    assert "mulligan" in [event.kind for event in events]
    assert [(decision.seat, decision.kind) for decision in s.state.decisions] == [
        (1 - first, DecisionKind.MULLIGAN)
    ]
