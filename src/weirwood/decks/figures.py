"""The figures of a deck: what its cards cost, how strong they are, their icons, and what they earn."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from weirwood.decks.deck import DeckList, spread
from weirwood.thrones.engine.card import Card
from weirwood.thrones.engine.words import CHALLENGE_NAMES, CHARACTER

HIGHEST: Final = 7
"""Costs and strengths from here on are counted together."""


@dataclass(frozen=True, slots=True)
class Curve:
    """How many cards have each number from 0 to ``HIGHEST`` or more, and the mean of all; X is not counted."""

    counts: tuple[int, ...]
    mean: float


@dataclass(frozen=True, slots=True)
class IconFigures:
    """How many characters have an icon, and their strength together."""

    icon: str
    characters: int
    strength: int


@dataclass(frozen=True, slots=True)
class Economy:
    """What a deck earns: the income and influence printed on its cards, cards that reduce costs, gold of a plot."""

    income: int
    income_cards: int
    reducers: int
    plot_gold: float
    influence: int


@dataclass(frozen=True, slots=True)
class Figures:
    """Everything that can be counted in a deck; ``characters`` are those of ``cost`` that are characters."""

    cards: int
    plots: int
    cost: Curve
    characters: Curve
    strength: Curve
    icons: tuple[IconFigures, ...]
    economy: Economy


def figures_of(deck: DeckList) -> Figures:
    """The figures of a deck."""
    cards, plots = spread(deck.cards), spread(deck.plots)
    people = [card for card in cards if card.type == CHARACTER]
    return Figures(
        cards=len(cards),
        plots=len(plots),
        cost=_curve(card.cost for card in cards if not card.costs_x),
        characters=_curve(card.cost for card in people if not card.costs_x),
        strength=_curve(card.strength for card in people),
        icons=tuple(_icon(people, number) for number in range(len(CHALLENGE_NAMES))),
        economy=_economy(cards, plots),
    )


def _curve(numbers: Iterable[int]) -> Curve:
    found = list(numbers)
    counts = [0] * (HIGHEST + 1)
    for number in found:
        counts[min(number, HIGHEST)] += 1
    return Curve(tuple(counts), _mean(found))


def _icon(people: list[Card], number: int) -> IconFigures:
    those = [card for card in people if card.icons[number]]
    return IconFigures(CHALLENGE_NAMES[number], len(those), sum(card.strength for card in those))


def _economy(cards: list[Card], plots: list[Card]) -> Economy:
    income = [card.bonus[0] for card in cards if card.bonus[0] > 0]
    return Economy(
        income=sum(income),
        income_cards=len(income),
        reducers=sum(_reduces(card) for card in cards),
        plot_gold=_mean([card.gold for card in plots if not card.gold_is_x]),
        influence=sum(card.influence for card in cards),
    )


def _reduces(card: Card) -> bool:
    return any(ability.reducers for ability in card.abilities)


def _mean(numbers: list[int]) -> float:
    return sum(numbers) / len(numbers) if numbers else 0.0
