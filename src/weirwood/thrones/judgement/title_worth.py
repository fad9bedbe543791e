"""What a title is worth to who bears it, by what it says."""

from __future__ import annotations

from typing import Final

from weirwood.thrones.ability.outcomes import AddsToChallenge, AddsToDominance
from weirwood.thrones.ability.player_modifiers import PlotValue
from weirwood.thrones.ability.plots import DrawsMore, ExtraChallengeElsewhere, WideClaim
from weirwood.thrones.engine.nodes import Modifier
from weirwood.thrones.engine.state.board import Board
from weirwood.thrones.engine.words import CHALLENGE_NAMES, PERMISSION
from weirwood.thrones.judgement.threats import ready_strength

_INCOME: Final = 0.9
_RESERVE: Final = 0.2
_DRAW: Final = 1.0
_DOMINANCE: Final = 0.35
_STRENGTH: Final = 0.25
_CLAIM: Final = 0.4
_REDIRECT: Final = 0.8
_CHALLENGE: Final = 1.2
_EACH_OPPONENT: Final = 0.35


def title_worth(g: Board, seat: int, card: int) -> float:
    """Income and cards count always, challenges only for who has characters to fight them."""
    title = g.cards[card]
    worth = _INCOME * title.bonus[0] + _RESERVE * title.bonus[3]
    for ability in title.abilities:
        if ability.heading == PERMISSION:
            worth += _REDIRECT
        for modifier in ability.modifiers:
            worth += _of_modifier(g, seat, modifier)
    return worth


def _of_modifier(g: Board, seat: int, modifier: Modifier) -> float:
    if isinstance(modifier, DrawsMore):
        return _DRAW * modifier.by
    if isinstance(modifier, AddsToDominance):
        return _DOMINANCE * modifier.by
    if isinstance(modifier, AddsToChallenge):
        return _STRENGTH
    if isinstance(modifier, PlotValue):
        return _CLAIM
    if isinstance(modifier, ExtraChallengeElsewhere):
        return _CHALLENGE * _fitness(g, seat, modifier.type)
    if isinstance(modifier, WideClaim):
        return _EACH_OPPONENT * (len(g.opponents(seat)) - 1) * _fitness(g, seat, modifier.type)
    return 0.0


def _fitness(g: Board, seat: int, type: int) -> float:
    strengths = [ready_strength(g, seat, each, 0) for each in range(len(CHALLENGE_NAMES))]
    return strengths[type] / max(1, *strengths)
