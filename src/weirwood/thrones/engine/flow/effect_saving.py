"""Saves of challenges, lasting effects and reductions, as plain values and back."""

from __future__ import annotations

from typing import Any, Final

from weirwood.thrones.engine.flow.frame_saving import Definitions, context_from, context_values
from weirwood.thrones.engine.state.in_force import Lasting, Reduction
from weirwood.thrones.engine.state.in_play import Challenge

_CHALLENGE: Final = (
    "against",
    "attackers",
    "defenders",
    "bypassed",
    "attacking",
    "defending",
    "winner",
    "loser",
    "unopposed",
    "processed",
)


def challenge_values(challenge: Challenge | None) -> list[Any] | None:
    """A challenge."""
    if challenge is None:
        return None
    head = [challenge.number, challenge.type, challenge.attacker, challenge.defender, challenge.phase]
    pairs = [list(pair) for pair in challenge.stealth]
    return [*head, pairs, *[getattr(challenge, field) for field in _CHALLENGE]]


def challenge_from(values: list[Any] | None) -> Challenge | None:
    """A challenge from its values."""
    if values is None:
        return None
    challenge = Challenge(*values[:5])
    challenge.stealth = [(pair[0], pair[1]) for pair in values[5]]
    for field, value in zip(_CHALLENGE, values[6:], strict=True):
        setattr(challenge, field, value)
    return challenge


def lasting_values(effect: Lasting) -> list[Any]:
    """A lasting effect."""
    cards = None if effect.open else list(effect.cards)
    return [context_values(effect.context), effect.place, cards, effect.n, effect.period]


def lasting_from(values: list[Any], definitions: Definitions) -> Lasting:
    """A lasting effect from its values."""
    context = context_from(values[0], definitions)
    assert context.ability is not None
    modifier = context.ability.lasting[values[1]]
    return Lasting(
        modifier, context, tuple(values[2] or ()), values[3], values[4], values[1], values[2] is None
    )


def reduction_values(reduction: Reduction) -> list[Any]:
    """A reduction."""
    return [
        context_values(reduction.context),
        reduction.place,
        reduction.amount,
        reduction.period,
        reduction.once,
        reduction.play,
    ]


def reduction_from(values: list[Any], definitions: Definitions) -> Reduction:
    """A reduction from its values."""
    context = context_from(values[0], definitions)
    assert context.ability is not None
    filter = context.ability.reducers[values[1]]
    reduction = Reduction(filter, context, values[2], values[3], values[4], values[1])
    reduction.play = values[5]
    return reduction
