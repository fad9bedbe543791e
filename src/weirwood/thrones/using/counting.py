"""Where strength counts beyond winning a challenge: what cards ask about it."""

from __future__ import annotations

from functools import cache

from weirwood.thrones.ability.amounts import MarginBy, StrengthOf
from weirwood.thrones.ability.cards import Cards
from weirwood.thrones.ability.counted import Challenged
from weirwood.thrones.ability.triggers import OnChallenge
from weirwood.thrones.engine.card import Ability, Card
from weirwood.thrones.engine.node import Node


@cache
def asks_strength(card: Card) -> bool:
    """Whether what a card changes while it is in play depends on the strength of cards."""
    return any(_is_strength(node) for ability in card.constants for node in _inside(ability))


@cache
def asks_margin(card: Card) -> bool:
    """Whether a card answers by how much a challenge was won."""
    return any(_is_margin(node) for ability in card.abilities for node in _inside(ability))


def _is_strength(node: Node) -> bool:
    if isinstance(node, Cards):
        limits = (node.strength_at_most, node.strength_above, node.strength_below)
        return node.strongest or node.weakest or any(limit is not None for limit in limits)
    return isinstance(node, StrengthOf)


def _is_margin(node: Node) -> bool:
    if isinstance(node, OnChallenge):
        return node.by > 0 or node.total > 0
    return isinstance(node, MarginBy) or (isinstance(node, Challenged) and node.by > 0)


def _inside(ability: Ability) -> list[Node]:
    """All words of an ability."""
    outer = (ability.trigger, ability.condition, ability.restriction, *ability.effects, *ability.modifiers)
    waiting: list[Node] = [node for node in outer if node is not None]
    found: list[Node] = []
    while waiting:
        node = waiting.pop()
        found.append(node)
        waiting += node.parts()
    return found
