"""The packs of the two-player game, one for each card back, and the headings of its book."""

from typing import Final

from weirwood.thrones.ability import *
from weirwood.thrones.editions.hbo.profile import PROFILE
from weirwood.thrones.engine.nodes import Condition, Cost, Effect, Filter, Operand, Trigger

WOLVES: Final = Pack("hbo", "Stark", "The Stark deck")
LIONS: Final = Pack("hbo", "Lannister", "The Lannister deck")
PLOT_PACK: Final = Pack("hbo", "Plots", "The plots")

for _house, _name in PROFILE.deck_building.houses.items():
    PLOT_PACK.faction_card(f"faction-{_house} {_name}", _house)


def response(trigger: Trigger, *effects: Effect, cost: Cost | tuple[Cost, ...] = ()) -> Ability:
    """A response to what happened (HBO.responses.1)."""
    return headed(reaction(trigger, *effects, cost=cost))


def save(what: Filter | Operand, cost: Cost | tuple[Cost, ...] = ()) -> Ability:
    """A response that saves a character from being killed (HBO.save-responses.1)."""
    return headed(interrupt(would_be_killed(what), Save(), cost=cost))


def passive(trigger: Trigger, *effects: Effect) -> Ability:
    """What happens by itself after something; its text has no heading (HBO.passive-abilities.1)."""
    return headed(forced_reaction(trigger, *effects))


def act(
    phase: str, *effects: Effect, cost: Cost | tuple[Cost, ...] = (), only: Condition | None = None, limit: Limit | None = None
) -> Ability:
    """An action, headed by its phase or by *Any Phase* (HBO.actions.2)."""
    return headed(action(*effects, cost=cost, phase=phase, only=only, limit=limit))


def headed(ability: Ability) -> Ability:
    """An ability with the heading that this book prints: a response, the phase of an action, or nothing."""
    if ability.heading in (REACTION, INTERRUPT):
        ability.head = "Response"
    elif ability.heading in (FORCED_REACTION, FORCED_INTERRUPT):
        ability.head = ""
    elif ability.heading == ACTION:
        phase = ability.phases[0] if ability.phases else "any phase"
        ability.head = {"marshaling": "Marshalling"}.get(phase, phase.title())
    return ability
