"""Headings of books whose abilities are responses, passive, or headed by a phase."""

from weirwood.thrones.ability import *
from weirwood.thrones.engine.nodes import Condition, Cost, Effect, Trigger


def response(
    trigger: Trigger,
    *effects: Effect,
    cost: Cost | tuple[Cost, ...] = (),
    when: Condition | None = None,
    limit: Limit | None = None,
    zone: int = -1,
) -> Ability:
    """A response to what happened."""
    return headed(reaction(trigger, *effects, cost=cost, when=when, limit=limit, zone=zone))


def passive(trigger: Trigger, *effects: Effect, limit: Limit | None = None) -> Ability:
    """What happens by itself after something; its text has no heading."""
    return headed(forced_reaction(trigger, *effects, limit=limit))


def act(
    phase: str,
    *effects: Effect,
    cost: Cost | tuple[Cost, ...] = (),
    only: Condition | None = None,
    limit: Limit | None = None,
    zone: int = -1,
    by_anyone: bool = False,
    of_host: bool = False,
) -> Ability:
    """An action, headed by its phase or by *Any Phase*."""
    return headed(
        action(*effects, cost=cost, phase=phase, only=only, limit=limit, zone=zone, by_anyone=by_anyone, of_host=of_host)
    )


def headed(ability: Ability) -> Ability:
    """An ability with the heading that such a book prints: a response, the phase of an action, or nothing."""
    if ability.heading in (REACTION, INTERRUPT):
        ability.head = "Response"
    elif ability.heading in (FORCED_REACTION, FORCED_INTERRUPT):
        ability.head = ""
    elif ability.heading == ACTION:
        phase = ability.phases[0] if ability.phases else "any phase"
        ability.head = {"marshaling": "Marshalling"}.get(phase, phase.title())
    return ability
