"""Set-up of the two-player game."""

from __future__ import annotations

import pytest

from tests.thrones.hbo.scene import FILLERS, begun, placing
from tests.thrones.scene import Scene
from tests.thrones.set_up import decides
from weirwood.core.errors import IllegalChoice
from weirwood.core.option import Verb
from weirwood.rules import rule
from weirwood.thrones.cards.hbo.decks import DECKS
from weirwood.thrones.games.hbo import GAME

HAND = (
    "Arya Stark",
    "Jon Snow",
    "Eddard Stark",
    "Hand of the King (Stark)",
    "Not Today",
    "Winterfell Keep",
    "Winterfell Keep",
)


def place(s: Scene, *names: str) -> None:
    """House Stark places these cards, House Lannister none."""
    s.you.picks(*names) if names else s.you.done()
    s.foe.done()


def refused(s: Scene, *names: str) -> str:
    """The clause that refuses to place these cards together."""
    hand = s.state.sides[0].hand.copy()
    keys = []
    for name in names:
        hand.remove(card := next(card for card in hand if s.name(card) == name))
        keys.append(f"pick:{card}")
    assert not GAME.may_choose(s.state, 0, keys)
    return str(GAME.refused_set(s.state, 0, keys)["rule"])


@rule("HBO.game-setup.1")
def test_set_up_goes_step_by_step_in_the_order_of_the_book() -> None:
    s, events = begun(HAND)
    for side in (s.you, s.foe):
        decides(side, Verb.KEEP)
    place(s, "Arya Stark")
    told = [event.kind for event in (*events, *s.events) if event.kind in ("announced", "drew", "set-up")]
    assert told[:2] == ["announced"] * 2 and told[2:4] == ["drew"] * 2
    assert told[-1] == "drew" and "set-up" in told[4:-1]


@rule("HBO.shuffle-and-setup-hands.1", "HBO.shuffle-and-setup-hands.2")
def test_shuffled_decks_give_seven_cards_and_the_order_of_plots_does_not_matter() -> None:
    seats = [{"deck": {"faction": deck["faction"]}} for deck in DECKS]
    hands = []
    for seed in (1, 2):
        state = GAME.start(GAME.setup(seats, {}), seed)
        assert [(len(side.hand), len(side.deck)) for side in state.sides] == [(7, 43)] * 2
        hands.append([state.cards[card].name for card in state.sides[0].hand])
    assert hands[0] != hands[1]


@rule("HBO.shuffle-and-setup-hands.3")
def test_each_player_may_take_one_mulligan_before_placing() -> None:
    s, _ = begun(HAND)
    first = s.state.decisions[0].seat
    decides((s.you, s.foe)[first], Verb.MULLIGAN)
    decides((s.you, s.foe)[1 - first], Verb.KEEP)
    assert not s.you.offered(Verb.MULLIGAN) and not s.foe.offered(Verb.MULLIGAN)
    assert len(s.you.hand) == len(s.foe.hand) == 7


@rule("HBO.place-setup-cards.1", "HBO.place-setup-cards.8")
def test_a_player_may_place_nothing_and_then_draws_nothing() -> None:
    for placed in ([], ["Arya Stark"]):
        s = placing(HAND)
        place(s, *placed)
        assert s.you.in_play == placed and len(s.you.hand) == 7 and len(s.you.deck) == 43 - len(placed)


@rule("HBO.place-setup-cards.2")
def test_cards_placed_cost_five_gold_at_most() -> None:
    s = placing(["Jon Snow", "Arya Stark", "Northern Bannermen", "Eddard Stark"])
    assert refused(s, "Jon Snow", "Northern Bannermen") == "HBO.place-setup-cards.2"
    place(s, "Jon Snow", "Arya Stark")
    assert sorted(s.you.in_play) == ["Arya Stark", "Jon Snow"]


@rule("HBO.place-setup-cards.3")
def test_at_most_one_limited_card_is_placed() -> None:
    s = placing(HAND)
    assert refused(s, "Winterfell Keep", "Winterfell Keep") == "HBO.place-setup-cards.3"


@rule("HBO.place-setup-cards.4")
def test_attachments_and_events_are_not_placed() -> None:
    s = placing(HAND)
    for name in ("Hand of the King", "Not Today"):
        assert name not in s.you.offered(Verb.PICK)
        card = next(card for card in s.state.sides[0].hand if s.name(card) == name)
        assert GAME.explain(s.state, 0, {"card": card})[0]["rule"] == "HBO.place-setup-cards.4"


@rule("HBO.place-setup-cards.5")
def test_a_duplicate_is_not_placed() -> None:
    """Two copies of Arya Stark would cost four gold."""
    s = placing(["Arya Stark", "Arya Stark", "Sansa Stark"])
    assert refused(s, "Arya Stark", "Arya Stark") == "HBO.place-setup-cards.5"
    place(s, "Arya Stark", "Sansa Stark")
    assert sorted(s.you.in_play) == ["Arya Stark", "Sansa Stark"]


@rule("HBO.place-setup-cards.6")
def test_cards_placed_are_hidden_until_both_have_placed() -> None:
    s = placing(HAND)
    s.you.picks("Arya Stark", "Jon Snow")
    view = s.state.view(1)
    assert "Arya Stark" not in str(view["seats"][0]) and s.state.decisions[0].seat == 1
    s.foe.done()
    assert "Arya Stark" in str(s.state.view(1)["cards"])


@rule("HBO.place-setup-cards.7")
def test_no_ability_is_active_in_set_up() -> None:
    """Varys discards nobody, and Eddard Stark gains no power."""
    for name, power in (("Varys (Stark)", 0), ("Eddard Stark", 0)):
        s = placing([name, "Hodor"])
        place(s, name.removesuffix(" (Stark)"))
        assert name.removesuffix(" (Stark)") in s.you.in_play and s.you.power == power
        assert s.state.phase == "plot" and s.you.discard == []


@rule("HBO.example-of-placing-setup-cards.1")
def test_the_example_of_placing_setup_cards() -> None:
    """Arya Stark, Jon Snow and one Winterfell Keep for five gold; then three cards are drawn."""
    s = placing(HAND)
    total = sum(s.card(name)["cost"] for name in ("Arya Stark", "Jon Snow", "Winterfell Keep"))
    assert total == 5
    place(s, "Arya Stark", "Jon Snow", "Winterfell Keep")
    assert sorted(s.you.in_play) == ["Arya Stark", "Jon Snow", "Winterfell Keep"]
    assert s.you.hand.count(FILLERS[0]) == 3 and len(s.you.hand) == 7


@rule("HBO.components.2")
def test_each_player_begins_with_seven_plots() -> None:
    s, _ = begun()
    assert [len(side.plots) for side in s.state.sides] == [7, 7]


@rule("HBO.play-area.1")
def test_a_player_has_the_places_of_the_book() -> None:
    s, _ = begun()
    places = {"deck", "dead", "discard", "hand", "plots", "plot", "used_plots", "gold", "power"}
    assert places - s.you.facts.keys() <= {"plot", "plots", "used_plots"}


def test_a_card_that_is_not_offered_is_refused_and_nothing_changes() -> None:
    s = placing(HAND)
    before = s.state.dump()
    with pytest.raises(IllegalChoice):
        s.state.apply(0, f"pick:{s.id('Not Today')}")
    assert s.state.dump() == before
