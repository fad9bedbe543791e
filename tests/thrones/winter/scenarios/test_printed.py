"""What holds for every card with a keyword in the Winter Edition."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.thrones.winter.scene import scene, side, stark
from weirwood.core.option import Verb
from weirwood.rules import rule
from weirwood.thrones.cards.winter import POOL
from weirwood.thrones.engine.card import Card
from weirwood.thrones.engine.state.happening import Happening
from weirwood.thrones.engine.words import (
    CHARACTER,
    DEATHBOUND,
    DISCARDED,
    DOOMED,
    EVENT,
    HAND_DISCARDED,
    LIMITED,
    LOCATION,
)

CARDS = list(POOL.by_code.values())


def each(meant: Callable[[Card], bool]) -> pytest.MarkDecorator:
    return pytest.mark.parametrize(
        "card", [card for card in CARDS if meant(card)], ids=lambda card: card.code
    )


@rule("WE.doomed.1")
@each(lambda card: DOOMED in card.keywords)
def test_a_doomed_card_counts_in_the_dead_pile_alone(card: Card) -> None:
    for pile, counted in (("dead", 1), ("discard", 0), ("hand", 0)):
        assert scene(stark(**{pile: [card.code]})).facts["seats"][0]["doomed"] == counted


@rule("WE.deathbound.1")
@each(lambda card: DEATHBOUND in card.keywords)
def test_a_deathbound_card_that_is_discarded_goes_to_the_dead_pile(card: Card) -> None:
    s = scene(stark(hand=[card.code]))
    s.happen([Happening(HAND_DISCARDED, s.id(card.name), 0)])
    assert (s[0].dead, s[0].discard) == ([card.name], [])
    if card.type < EVENT:
        s = scene(stark(card.code))
        s.happen([Happening(DISCARDED, s.id(card.name), 0)])
        assert (s[0].dead, s[0].discard) == ([card.name], [])


@rule("WE.no-attachments.1")
@each(lambda card: card.type == CHARACTER and ("any",) in card.no_attachments)
def test_a_card_without_attachments_is_no_host(card: Card) -> None:
    s = scene(stark(card.code, "Lookout", hand=["Born to Kill"], gold=3), at="3.aw")
    s[0].marshals("Born to Kill")
    if s.asks(0, "host"):
        assert s[0].offered(Verb.PICK) == ["Lookout"]
        s[0].picks("Lookout")
    assert s.name(s.card("Born to Kill")["attached_to"]) == "Lookout"


@rule("WE.limited.1")
@each(lambda card: LIMITED in card.keywords)
def test_a_second_limited_card_is_not_played_in_a_round(card: Card) -> None:
    other = "Fallow Fields" if card.name != "Fallow Fields" else "Kingsroad Farmstead"
    s = scene(side("stark", hand=[card.code, other, "Lookout"], gold=9), at="3.aw")
    s[0].marshals(other)
    s[1].passes()
    assert card.name not in s[0].offered(Verb.MARSHAL) and "Lookout" in s[0].offered(Verb.MARSHAL)


@each(lambda card: card.influence > 0)
def test_a_card_provides_its_influence_while_it_stands(card: Card) -> None:
    for kneeling in (False, True):
        s = scene(stark({"card": card.code, "kneeling": kneeling}))
        assert s.facts["seats"][0]["influence"] == (0 if kneeling else card.influence)


@rule("WE.unique-cards.2")
@each(lambda card: card.unique and card.type == EVENT)
def test_a_unique_event_is_played_once(card: Card) -> None:
    """Its first copy lies in the dead pile."""
    s = scene(side(card.only_for, "Doran's Palanquin", hand=[card.code], dead=[card.code]), at="5.aw")
    assert card.name not in s[0].offered()


@rule("WE.income-and-initiative-bonuses.1")
@each(lambda card: card.type == LOCATION and card.bonus[0] > 0)
def test_an_income_bonus_counts_kneeling_too(card: Card) -> None:
    for kneeling in (False, True):
        s = scene(stark({"card": card.code, "kneeling": kneeling}))
        assert s[0].facts["income"] == 4 + card.bonus[0]
