"""What cards are worth, in play and in hand; the unit is an ordinary card in hand."""

from __future__ import annotations

from typing import Final

from weirwood.thrones.ability.amounts import Number
from weirwood.thrones.ability.effects.on_cards import OnCards
from weirwood.thrones.ability.effects.on_players import ReduceNext
from weirwood.thrones.ability.flow import After
from weirwood.thrones.engine import words
from weirwood.thrones.engine.card import Card
from weirwood.thrones.engine.rules.arrival import copy_in_play
from weirwood.thrones.engine.state.board import Board
from weirwood.thrones.engine.state.in_play import InPlay

GOLD: Final = 0.15  # gold that is left over: it still counts for dominance, events and ambush
_GOLD_TO_SPEND: Final = 0.4
_KEYWORDS: Final = (0.6, 0.6, 0.0, 0.3, 1.2, 0.5, 0.0, 0.6, 0.0, 0.0, -0.1)
"""Insight, intimidate, limited, pillage, renown, stealth, terminal, deadly, deathbound, setup, doomed."""
_INFLUENCE: Final = 0.4
_INCOME: Final = 1.0
_COST: Final = 0.35
_BLANK_COST: Final = 0.15
_STRENGTH: Final = 0.35
_ICON: Final = 0.35
_LEFT_OF_DOOMED: Final = 0.3
_KNEELING_PLACE: Final = 0.1  # keeps a location from being used for nothing


def power_worth(power: int) -> float:
    """Power, which is worth more the nearer it is to winning."""
    return power * (1.5 + 0.05 * power)


def in_play_worth(g: Board, card: int) -> float:
    """A card in play to whoever controls it."""
    record = g.record(card)
    type = record.card.type
    if type == words.CHARACTER:
        return _character(record)
    worth = printed_worth(record.card)
    if type == words.LOCATION and record.kneeling:
        worth -= _KNEELING_PLACE
    return worth + _duplicates(record, worth)


def _character(record: InPlay) -> float:
    worth = 0.5 + _STRENGTH * max(0, record.strength)
    worth += (_BLANK_COST if record.blank else _COST) * record.card.cost
    for icon in range(3):
        if record.icons[icon] > 0:
            worth += _ICON
    for keyword, count in enumerate(record.keywords):
        if count > 0:
            worth += _KEYWORDS[keyword]
    worth += _bonus(record.bonus[0], record.bonus[1], record.bonus[3])
    if not record.blank:
        worth += _savings(record.card)
    if record.tokens.get("poison", 0):
        worth *= _LEFT_OF_DOOMED
    return worth + _duplicates(record, worth)


def _duplicates(record: InPlay, worth: float) -> float:
    return len(record.duplicates) * (0.4 + 0.15 * worth)


def _bonus(gold: int, initiative: int, reserve: int) -> float:
    return _INCOME * gold + 0.1 * initiative + 0.2 * reserve


_saved: Final[dict[Card, float]] = {}
_printed: Final[dict[Card, float]] = {}
"""What follows from a printed card alone is reckoned once."""


def _savings(card: Card) -> float:
    """What a card takes off the prices of others round by round; not what it does once and is gone."""
    kept = _saved.get(card)
    if kept is not None:
        return kept
    saved = 0
    for ability in card.abilities:
        for effect in ability.effects:
            if isinstance(effect, ReduceNext) and len(ability.costs) == 1:
                saved += effect.by.number if isinstance(effect.by, Number) else 1
    _saved[card] = _INCOME * 0.8 * saved
    return _saved[card]


def printed_worth(card: Card) -> float:
    """What a card would be worth in play, as printed."""
    kept = _printed.get(card)
    if kept is None:
        kept = _printed[card] = _reckoned(card)
    return kept


def _reckoned(card: Card) -> float:
    bonus = _bonus(card.bonus[0], card.bonus[1], card.bonus[3]) + _savings(card) + _INFLUENCE * card.influence
    if card.type == words.LOCATION:
        return 0.7 + 0.5 * card.cost + bonus
    if card.type == words.ATTACHMENT:
        # What it changes of its host is counted there.
        return (0.6 if len(card.constants) == len(card.abilities) else 1.0) + 0.35 * card.cost + bonus
    worth = 0.5 + _COST * card.cost + _STRENGTH * card.strength + bonus
    worth += _ICON * (card.icons[0] + card.icons[1] + card.icons[2])
    for keyword in card.keywords:
        worth += _KEYWORDS[keyword]
    return worth


def is_barred_by_death(g: Board, seat: int, card: Card) -> bool:
    """Whether a unique card lies in its player's dead pile already."""
    if not card.unique:
        return False
    for other in g.pile(seat, words.DEAD):
        if g.cards[other].name == card.name:
            return True
    return False


def hand_worth(g: Board, seat: int, card: int) -> float:
    """A card in one's own hand."""
    definition = g.cards[card]
    if is_barred_by_death(g, seat, definition):
        return 0.15
    if definition.unique and copy_in_play(g, seat, card) != words.NO_CARD:
        return 0.3  # it can only become a duplicate
    if definition.type == words.EVENT:
        return 0.85
    if words.LIMITED in definition.keywords:
        return 0.9 if g.round < 4 else 0.5
    return 0.75 + 0.08 * min(6, definition.cost)


def doomed_cards(g: Board) -> list[int]:
    """The cards in play that a delayed effect will take out of it when the phase ends."""
    found: list[int] = []
    for waiting in g.delayed:
        if waiting.kind != words.PHASE_ENDED:
            continue
        for step in waiting.ability.programs[waiting.program]:
            effect = step.step if isinstance(step, After) else step
            if isinstance(effect, OnCards) and effect.kind <= words.LAST_LEAVING:
                found += effect.what.now(g, waiting.context)
    return found


def _will_marshal(g: Board, seat: int, viewer: int) -> bool:
    """Whether a seat is yet to marshal, or does so now; what the viewer's own hand promises is counted apart."""
    if g.phase != "marshaling":
        return False
    return seat != viewer if g.active == seat else not g.sides[seat].was_active


def hold_worth(g: Board, seat: int, viewer: int) -> float:
    """All that a seat holds, as far as a viewer may weigh it: power, cards in play, hand and gold."""
    side = g.sides[seat]
    total = (
        power_worth(g.power(seat)) + (_GOLD_TO_SPEND if _will_marshal(g, seat, viewer) else GOLD) * side.gold
    )
    doomed = doomed_cards(g) if g.delayed else []
    for card in side.play:
        worth = in_play_worth(g, card)
        total += worth * _LEFT_OF_DOOMED if card in doomed else worth
    if seat != viewer:
        return total + len(side.hand)
    for card in side.hand:
        total += hand_worth(g, seat, card)
    return total
