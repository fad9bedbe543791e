"""Why not, in plain words: abilities that are another player's, that have no moment now, or that nobody starts."""

from __future__ import annotations

from weirwood.thrones.engine.card import Ability
from weirwood.thrones.engine.nodes import Context
from weirwood.thrones.engine.words import EVENT, FORCED_INTERRUPT, REACTION
from weirwood.thrones.refusing.about import About
from weirwood.thrones.telling.voice import Voice, capital


def of_another(about: About) -> str:
    """A card that another player uses."""
    return capital(f"{about.name()} is {_whose(about)}; only its controller can use it.")


def by_itself(about: About) -> str:
    """A card without anything that a player starts."""
    if about.g.controller(about.card) != about.seat:
        return capital(f"{about.name()} is {_whose(about)}, and has nothing to activate.")
    return capital(f"{about.name()} has nothing to activate: what it says applies by itself.")


def restricted(about: About) -> str:
    """When the card may be used at all."""
    definition = about.g.definition(about.card)
    verb = "played" if definition.type == EVENT else "used"
    for ability in _usable(about):
        for condition in (ability.restriction, ability.condition):
            if condition is not None and not condition.holds(
                about.g, Context(about.seat, about.card, ability)
            ):
                words = condition.text().replace("{self}", definition.name)
                only = words if words.startswith("during") else f"if {words}"
                return f"{definition.name} can be {verb} only {only}."
    return capital(f"{about.name()} cannot be {verb} now.") + about.says()


def answers(about: About) -> str:
    """What the card answers, which is not what happened now."""
    name = about.g.definition(about.card).name
    told = []
    for ability in _usable(about):
        if ability.trigger is not None:
            when = "reacts after" if ability.heading == REACTION else "interrupts when"
            told.append(f"{name} {when} {ability.trigger.text().replace('{self}', 'it')}.")
    return " ".join(told) or capital(f"this is not the moment for {about.name()}.") + about.says()


def _whose(about: About) -> str:
    return Voice(about.g, None).whose(about.g.controller(about.card))


def _usable(about: About) -> list[Ability]:
    """The abilities of the card that its player may use, as far as the seat may know the card."""
    if not about.is_known():
        return []
    return [one for one in about.g.definition(about.card).abilities if one.heading < FORCED_INTERRUPT]
