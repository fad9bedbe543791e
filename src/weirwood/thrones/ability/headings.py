"""Headings: how an ability is written. Lower-case functions that take any number of effects."""

from __future__ import annotations

import re
from functools import partial
from typing import Final

from weirwood.thrones.ability.effects.on_players import ChoosePlayer, PickPlayer
from weirwood.thrones.ability.flow import After, changes, flatten
from weirwood.thrones.ability.operands import Chosen
from weirwood.thrones.engine.card import Ability
from weirwood.thrones.engine.node import Node, sentence
from weirwood.thrones.engine.nodes import Amount, Condition, Cost, Effect, Modifier, Target, Trigger
from weirwood.thrones.engine.words import (
    ACTION,
    CONSTANT,
    DEAD,
    DISCARD,
    FORCED_INTERRUPT,
    FORCED_REACTION,
    HAND,
    HEADING_NAMES,
    INTERRUPT,
    PERIOD_NAMES,
    PERMISSION,
    REACTION,
    WHEN_REVEALED,
)

_PILE_WORDS: Final = {HAND: "hand", DISCARD: "discard pile", DEAD: "dead pile"}


class Limit:
    """How often an ability may be used: each copy, or all copies together."""

    def __init__(self, count: int, period: int, is_max: bool) -> None:
        self.count, self.period, self.is_max = count, period, is_max

    def text(self) -> str:
        """In words."""
        if self.is_max:
            return f" (Max {self.count} per {PERIOD_NAMES[self.period]}.)"
        times = {1: "once", 2: "twice"}.get(self.count, f"{self.count} times")
        return f" (Limit {times} per {PERIOD_NAMES[self.period]}.)"


limit: Final = partial(Limit, is_max=False)
"""Each copy may be used so often in a period."""
maximum: Final = partial(Limit, is_max=True)
"""All copies together may be used so often in a period."""


def action(
    *effects: Effect,
    cost: Cost | tuple[Cost, ...] = (),
    phase: str = "",
    only: Condition | None = None,
    limit: Limit | None = None,
    zone: int = -1,
) -> Ability:
    """An action, perhaps of a phase."""
    return _written(
        ACTION, None, effects, cost, only=only, limit=limit, phases=(phase,) if phase else (), zone=zone
    )


class Answer:
    """A heading of abilities that answer something."""

    def __init__(self, heading: int) -> None:
        self.heading = heading

    def __call__(
        self,
        trigger: Trigger,
        *effects: Effect,
        cost: Cost | tuple[Cost, ...] = (),
        when: Condition | None = None,
        only: Condition | None = None,
        limit: Limit | None = None,
        x: Amount | None = None,
    ) -> Ability:
        return _written(self.heading, trigger, effects, cost, when=when, only=only, limit=limit, x=x)


reaction: Final = Answer(REACTION)
"""A reaction."""
interrupt: Final = Answer(INTERRUPT)
"""An interrupt."""
forced_reaction: Final = Answer(FORCED_REACTION)
"""A forced reaction."""
forced_interrupt: Final = Answer(FORCED_INTERRUPT)
"""A forced interrupt."""
permission: Final = Answer(PERMISSION)
"""What you may do directly after something, before anything reacts to it; it is no triggered ability."""


def when_revealed(*effects: Effect) -> Ability:
    """A when revealed ability of a plot."""
    return _written(WHEN_REVEALED, None, effects, ())


def constant(*modifiers: Modifier, when: Condition | None = None) -> Ability:
    """A constant ability, perhaps while something holds."""
    ability = Ability(CONSTANT)
    ability.modifiers = modifiers
    ability.condition = when
    words = changes(modifiers)
    if when is not None:
        host = re.match(r"the attached \w+ ", words)
        if host and when.text().startswith(host[0]):
            words = f"it {words.removeprefix(host[0])}"
        words = f"{_while(when.text())}, {words}"
    ability.spoken = _full(words)
    return ability


def _written(
    heading: int,
    trigger: Trigger | None,
    effects: tuple[Effect, ...],
    cost: Cost | tuple[Cost, ...],
    *,
    when: Condition | None = None,
    only: Condition | None = None,
    limit: Limit | None = None,
    phases: tuple[str, ...] = (),
    x: Amount | None = None,
    zone: int = -1,
) -> Ability:
    ability = Ability(heading)
    ability.trigger = trigger
    ability.costs = (cost,) if isinstance(cost, Cost) else cost
    ability.condition = when
    ability.restriction = only
    ability.phases = phases
    ability.x = x
    ability.zone = zone
    if limit is not None:
        ability.limit = limit.count
        ability.limit_period = limit.period
        ability.limit_is_max = limit.is_max
    ability.effects = effects
    ability.targets = tuple(_targets(effects))
    ability.chooses_player = any(isinstance(node, ChoosePlayer | PickPlayer) for node in _inside(effects))
    for slot, target in enumerate(ability.targets):
        target.slot = slot
    ability.programs[0] = tuple(flatten(effects, ability))
    ability.verbs = tuple([_verbs(ability, target) for target in ability.targets])
    if heading != PERMISSION:
        ability.head = " ".join([*(phase.capitalize() for phase in phases[:1]), HEADING_NAMES[heading]])
    ability.spoken = _speak(ability, effects, limit)
    return ability


def _targets(effects: tuple[Effect, ...]) -> list[Target]:
    """All targets in the order of the sentence, each once; those after *then* are chosen when reached."""
    found: list[Target] = []
    for node in _inside(effects):
        if isinstance(node, Target) and node.is_target() and node not in found:
            found.append(node)
    return found


def _inside(effects: tuple[Effect, ...]) -> list[Node]:
    """All words of some effects, in the order of the sentence."""
    found: list[Node] = []
    waiting: list[Node] = list(reversed(effects))
    while waiting:
        node = waiting.pop()
        found.append(node)
        waiting += reversed(node.parts())
    return found


def _verbs(ability: Ability, target: Target) -> tuple[Effect, ...]:
    """All that acts on a target, in the same sentence or afterwards, delayed or not."""
    verbs: list[Effect] = []
    for program in ability.programs:
        for step in program:
            effect = step.step if isinstance(step, After) else step
            what = effect.acts_on()
            later = isinstance(what, Chosen) and what.place == target.slot
            if what is target or later:
                verbs.append(effect)
    return tuple(verbs)


def _speak(ability: Ability, effects: tuple[Effect, ...], limit: Limit | None) -> str:
    words = sentence(effects)
    if ability.heading == PERMISSION and ability.trigger is not None:
        spoken = _full(f"directly after {ability.trigger.text()}, you may {words}")
        return spoken + (limit.text() if limit is not None else "")
    if ability.costs:
        to = "so that," if words.startswith("until") else "to"
        words = f"{_together(ability.costs)} {to} {words}"
    if ability.condition is not None:
        words = f"if {ability.condition.text()}, {words}"
    if ability.trigger is not None:
        start = "After" if ability.heading in (REACTION, FORCED_REACTION) else "When"
        words = f"{start} {ability.trigger.text()}, {words}"
    spoken = _full(words)
    if ability.x is not None:
        spoken += f" X is {ability.x.text()}."
    if ability.restriction is not None:
        spoken += f" {{use}} only {_only(ability.restriction.text())}."
    if ability.zone >= 0:
        spoken += f" {{use}} only while {{self}} is in your {_PILE_WORDS[ability.zone]}."
    return spoken + (limit.text() if limit is not None else "")


def _together(costs: tuple[Cost, ...]) -> str:
    """All costs in words; what is done to the same card is said of it once."""
    verbs, _, card = costs[0].text().partition(" ")
    spoken: list[str] = []
    for cost in costs[1:]:
        verb, _, other = cost.text().partition(" ")
        if other == card and not spoken:
            verbs += f" and {verb}"
        else:
            spoken.append(cost.text())
    return " and ".join([f"{verbs} {card}", *spoken])


def _only(words: str) -> str:
    return words if words.startswith("during") else f"if {words}"


def _while(words: str) -> str:
    return words if words.startswith("during") else f"while {words}"


def _full(words: str) -> str:
    return words[:1].upper() + words[1:] + "."
