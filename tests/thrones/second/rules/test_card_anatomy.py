"""What is printed on cards, and how a cancel is told by what it does (RR.anatomy)."""

import pytest

from tests.thrones.scene import Scene, scene, side
from weirwood.rules import rule
from weirwood.thrones.cards.second import POOL
from weirwood.thrones.editions.second.profile import PROFILE
from weirwood.thrones.engine.words import (
    AGENDA,
    ATTACHMENT,
    CHARACTER,
    EVENT,
    FACTION,
    INTRIGUE,
    LIMITED,
    LOCATION,
    MILITARY,
    PLOT,
    POWER,
    RENOWN,
    TITLE,
)

HOUSES = PROFILE.deck_building.houses
CARDS = [card for pack in POOL.packs for card in pack.cards.values()]
DRAWN = [card for card in CARDS if card.type in (CHARACTER, LOCATION, ATTACHMENT, EVENT)]


@rule("RR.anatomy.2")
def test_every_card_carries_what_its_type_needs() -> None:
    for card in CARDS:
        assert card.name and card.code and card.pack
        assert card.faction in HOUSES or card.faction == "neutral"
        assert not (card.loyal and card.faction == "neutral"), card.name
        limit = {AGENDA: 1, FACTION: 1, PLOT: 2, TITLE: 1}.get(card.type, 3)
        assert POOL.deck_limit(card) in (1, limit), card.name
    for card in DRAWN:
        assert card.cost >= 0 and not card.gold and not card.claim, card.name
        assert card.unique is False or card.type != EVENT, card.name
        assert (card.strength > 0) == (card.type == CHARACTER), card.name
        assert not any(card.icons) or card.type == CHARACTER, card.name
    for card in (card for card in CARDS if card.type == PLOT):
        assert card.claim in (1, 2) and card.reserve > 0 and card.traits, card.name
        assert card.gold > 0 or card.gold_is_x, card.name


@rule("RR.anatomy.2")
def test_a_lord_carries_all_that_is_printed_on_him() -> None:
    tywin = POOL.find("Tywin Lannister")
    assert (tywin.type, tywin.faction, tywin.cost, tywin.strength) == (CHARACTER, "lannister", 7, 6)
    assert tywin.unique and tywin.loyal and tywin.traits == {"Lord"}
    assert all(tywin.icons[icon] == 1 for icon in (MILITARY, INTRIGUE, POWER))
    assert tywin.keywords == (RENOWN,) and tywin.bonus == (2, 0, 0, 0) and tywin.abilities
    s = scene(side(plays=["Tywin Lannister"], plot="A Noble Cause", gold=3))
    assert s.card("Tywin Lannister")["strength"] == 9 and s.you.facts["income"] == 7


@rule("RR.anatomy.2")
def test_a_plot_carries_its_four_numbers_its_traits_and_its_limit() -> None:
    wildfire = POOL.find("Wildfire Assault")
    numbers = (wildfire.gold, wildfire.initiative, wildfire.claim, wildfire.reserve)
    assert wildfire.type == PLOT and numbers == (4, 7, 1, 6)
    assert wildfire.traits == {"Scheme", "War"} and POOL.deck_limit(wildfire) == 2
    s = scene(side(plot="Wildfire Assault"))
    told = s.you.facts
    assert (told["income"], told["initiative"], told["claim"], told["reserve"]) == numbers


@rule("RR.anatomy.2")
@pytest.mark.parametrize(
    ("name", "type", "cost", "unique", "loyal", "limited"),
    [
        ("The Roseroad", LOCATION, 0, False, False, True),
        ("The Wall", LOCATION, 4, True, False, False),
        ("Ice", ATTACHMENT, 3, True, True, False),
        ("Dracarys!", EVENT, 1, False, True, False),
    ],
)
def test_other_cards_carry_cost_uniqueness_loyalty_and_keywords(
    name: str, type: int, cost: int, unique: bool, loyal: bool, limited: bool
) -> None:
    card = POOL.find(name)
    assert (card.type, card.cost, card.unique, card.loyal) == (type, cost, unique, loyal)
    assert (LIMITED in card.keywords) == limited


def _treason(hand: list[str]) -> Scene:
    """You use an ability of a character; each player has an interrupt to that, the other player Treachery too."""
    you = side(plays=["Tireless Clerk", "Loud Drummer"])
    return scene(you, side(plays=["Cersei Lannister", "Loud Drummer"], hand=hand, gold=1), ask="windows")


@rule("RR.anatomy.3")
def test_treachery_comes_before_every_interrupt_that_is_no_cancel() -> None:
    s = _treason(["Treachery"])
    s.you.uses("Tireless Clerk")
    assert s.foe.offered() == ["Treachery", "pass"] and s.foe.decision.why.window == "would"
    s.foe.passes()
    assert s.you.offered() == ["Loud Drummer", "pass"] and s.you.decision.why.window == "interrupt"


@rule("RR.anatomy.3")
def test_what_treachery_canceled_is_interrupted_no_more() -> None:
    s = _treason(["Treachery"])
    s.you.uses("Tireless Clerk")
    s.foe.uses("Treachery")
    assert s.you.gold == s.foe.gold == 0 and s.foe.discard == ["Treachery"]
    assert s.state.decisions[0].why.window is None
