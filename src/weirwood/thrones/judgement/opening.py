"""Set-up: which cards to place, and whether to keep a hand; and plots, by their numbers and by what they do."""

from __future__ import annotations

from typing import Final

from weirwood.core.rng import SEED_BITS, Rng
from weirwood.thrones.ability.effects.looking import Search
from weirwood.thrones.ability.effects.on_cards import Discard, Kneel
from weirwood.thrones.ability.effects.on_players import Draw, GainGold
from weirwood.thrones.ability.effects.power import GainPower
from weirwood.thrones.ability.modifiers import GainKeyword, NoIncomeBonus, Strength
from weirwood.thrones.ability.own_price import FirstCostsLess
from weirwood.thrones.ability.player_modifiers import CannotInitiate, ExtraChallenge
from weirwood.thrones.ability.players import EachPlayer
from weirwood.thrones.engine.card import Card
from weirwood.thrones.engine.node import Node
from weirwood.thrones.engine.state.board import Board
from weirwood.thrones.engine.words import CHARACTER, EVENT
from weirwood.thrones.judgement.worth import printed_worth
from weirwood.thrones.steps.set_up import SetupRule

_DRAWN: Final = 0.8  # each card placed is one more to draw
_FEWEST_CHARACTERS: Final = 2
_LONELY: Final = 1.5
_KEPT: Final = 7.0
_TASTE: Final = 0.8  # at most this much more a plot may be liked than it is worth
_TEXTS: Final[dict[type, float]] = {
    Draw: 0.9,
    ExtraChallenge: 0.9,
    FirstCostsLess: 0.8,
    Search: 0.7,
    GainPower: 0.7,
    GainKeyword: 0.5,
    GainGold: 0.4,
    NoIncomeBonus: 0.4,
    Discard: 0.3,
    Kneel: 0.3,
    Strength: 0.3,
    CannotInitiate: -0.8,
}
"""What it is worth that the text of a plot says this, to its player."""


def placement(g: Board, seat: int, picked: list[int], cards: list[int]) -> tuple[list[int], float]:
    """The best set of cards to place that goes on from those picked, in the order given, and its worth."""
    rule = SetupRule(seat)
    best, most = picked, _placed_worth(g, picked)
    waiting: list[tuple[list[int], int]] = [(picked, 0)]
    while waiting:
        some, start = waiting.pop()
        for at in range(start, len(cards)):
            if not rule.fits(g, some, cards[at]):
                continue
            more = [*some, cards[at]]
            worth = _placed_worth(g, more)
            if worth > most:
                best, most = more, worth
            waiting.append((more, at + 1))
    return best, most


def _placed_worth(g: Board, cards: list[int]) -> float:
    total = 0.0
    characters = 0
    names: list[str] = []
    for card in cards:
        definition = g.cards[card]
        total += _DRAWN
        if definition.name in names and definition.unique:
            total += 0.5
            continue
        names.append(definition.name)
        total += printed_worth(definition)
        if definition.type == CHARACTER:
            characters += 1
            if definition.enters_knelt:
                total -= 0.3
    return total - _LONELY * max(0, _FEWEST_CHARACTERS - characters)


def keeps_hand(g: Board, seat: int) -> bool:
    """Whether the cards in hand allow a fair beginning."""
    cards = [card for card in g.sides[seat].hand if g.cards[card].type < EVENT]
    return placement(g, seat, [], cards)[1] >= _KEPT


def draft_worth(plot: Card) -> float:
    """A plot to be drafted: its numbers, and what its text does for its player alone."""
    worth = plot_worth(plot)
    for ability in plot.abilities:
        words: list[Node] = [*ability.effects, *ability.modifiers]
        kinds = [type(part) for word in words for part in _parts(word)]
        if EachPlayer not in kinds:
            worth += sum([_TEXTS.get(kind, 0.0) for kind in kinds])
    return worth


def liking(plot: Card, seed: int) -> float:
    """A plot to be drafted by someone with a taste, which follows from a seed: drafts are not all alike."""
    taste = Rng(seed % (1 << SEED_BITS), int.from_bytes(plot.code.encode()[:8], "little")).below(1000)
    return draft_worth(plot) + _TASTE * taste / 1000


def _parts(word: Node) -> list[Node]:
    """A word and all that it is made of."""
    found = [word]
    for part in word.parts():
        found += _parts(part)
    return found


def plot_worth(plot: Card) -> float:
    """A plot by its numbers."""
    return 0.5 * plot.gold + 0.08 * plot.initiative + 1.2 * plot.claim + 0.1 * plot.reserve
