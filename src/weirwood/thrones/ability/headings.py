"""Headings: how an ability is written. Lower-case functions that take any number of effects."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from weirwood.thrones.ability.cards import Cards
from weirwood.thrones.ability.effects.on_players import ChoosePlayer, PickPlayer
from weirwood.thrones.ability.flow import After, Then, flatten
from weirwood.thrones.ability.operands import Chosen, Paid
from weirwood.thrones.ability.other_kinds import AttachmentsOn
from weirwood.thrones.engine.card import Ability
from weirwood.thrones.engine.flow.initiation import Resolve
from weirwood.thrones.engine.marks import KEYWORDS_READ
from weirwood.thrones.engine.node import Node
from weirwood.thrones.engine.nodes import (
    Amount,
    Condition,
    Context,
    Cost,
    Effect,
    Modifier,
    Target,
    Trigger,
    Who,
)
from weirwood.thrones.engine.speaker import Speaker
from weirwood.thrones.engine.state.board import Board
from weirwood.thrones.engine.words import (
    ACTION,
    CONSTANT,
    FORCED_INTERRUPT,
    FORCED_REACTION,
    HEADING_NAMES,
    INTERRUPT,
    PERMISSION,
    REACTION,
    WHEN_REVEALED,
)


class Limit:
    """How often an ability may be used: each copy, or all copies together."""

    def __init__(self, count: int, period: int, is_max: bool) -> None:
        self.count, self.period, self.is_max = count, period, is_max


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
    by_anyone: bool = False,
    of_host: bool = False,
) -> Ability:
    """An action, perhaps of a phase, which perhaps any player may initiate, or which the attached card has gained."""
    ability = _written(
        ACTION, None, effects, cost, only=only, limit=limit, phases=(phase,) if phase else (), zone=zone
    )
    if by_anyone and of_host:
        raise ValueError("anyone uses an ability, or whoever controls the attached card, not both")
    ability.anyone, ability.of_host = by_anyone, of_host
    return ability


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
        zone: int = -1,
        purse: Who | None = None,
    ) -> Ability:
        ability = _written(
            self.heading, trigger, effects, cost, when=when, only=only, limit=limit, x=x, zone=zone
        )
        ability.purse = purse
        return ability


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


def when_revealed(
    *effects: Effect, when: Condition | None = None, x: Amount | None = None, can_be_canceled: bool = True
) -> Ability:
    """A when revealed ability of a plot, perhaps if something holds."""
    ability = _written(WHEN_REVEALED, None, effects, (), when=when, x=x)
    ability.can_be_canceled = can_be_canceled
    return ability


def constant(*modifiers: Modifier, when: Condition | None = None) -> Ability:
    """A constant ability, perhaps while something holds; nothing was named before it."""
    for modifier in modifiers:
        if modifier.by_name:
            raise ValueError(f"{type(modifier).__name__} needs a type: a constant ability names none")
    if when is not None and any(isinstance(node, Cards) and node.keyword >= 0 for node in _inside((when,))):
        for modifier in modifiers:
            modifier.layer = KEYWORDS_READ
    ability = Ability(CONSTANT)
    ability.modifiers = modifiers
    ability.condition = when
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
    costs = (cost,) if isinstance(cost, Cost) else cost
    ability.costs = tuple([each for each in costs for _ in range(each.cards)])
    ability.influence = next((each for each in costs if each.influence is not None), None)
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
    inside = _inside(effects)
    ability.targets = tuple(_targets(inside))
    ability.chooses_player = any(isinstance(node, ChoosePlayer | PickPlayer) for node in inside)
    ability.weighs_payment = any(isinstance(node, Paid) for node in inside)
    for slot, target in enumerate(ability.targets):
        target.slot = slot
    for node in inside:
        if isinstance(node, Chosen) and node.place >= len(ability.targets):
            raise ValueError(f"it has {len(ability.targets)} choices; there is none in place {node.place}")
    ability.programs[0] = tuple(flatten(effects, ability))
    chosen = [who for effect in ability.programs[0] if (who := effect.players()) is not None]
    ability.chosen_among = chosen[0] if chosen else None
    ability.verbs = tuple([_verbs(ability, target) for target in ability.targets])
    ability.counted = tuple([_counted(ability, target) for target in ability.targets])
    if heading != PERMISSION:
        ability.head = " ".join([*(phase.capitalize() for phase in phases[:1]), HEADING_NAMES[heading]])
    return ability


def _targets(inside: list[Node]) -> list[Target]:
    """All targets in the order of the sentence, each once; those after *then* are chosen when reached."""
    found: list[Target] = []
    for node in inside:
        if isinstance(node, Target) and node.is_target() and node not in found:
            found.append(node)
    return found


def _inside(effects: Sequence[Node]) -> list[Node]:
    """All words of some effects, in the order of the sentence."""
    found: list[Node] = []
    waiting: list[Node] = list(reversed(effects))
    while waiting:
        node = waiting.pop()
        found.append(node)
        waiting += reversed(node.parts())
    return found


class _OnAttachments(Effect):
    """What an effect does to the attachments on a chosen card affects that card; not a word of its own."""

    def __init__(self, effect: Effect) -> None:
        self.effect = effect

    def affects(self, g: Board, c: Context, card: int) -> bool:
        record = g.records[card]
        return record is not None and any(self.effect.affects(g, c, each) for each in record.attachments)

    def text(self, s: Speaker) -> str:
        return self.effect.text(s)

    def resolve(self, g: Board, frame: Resolve) -> None:
        self.effect.resolve(g, frame)


def _verbs(ability: Ability, target: Target) -> tuple[Effect, ...]:
    """All that acts on a target, in the same sentence or afterwards, delayed or not."""
    verbs: list[Effect] = []
    for program in ability.programs:
        for step in program:
            effect = step.step if isinstance(step, After) else step
            what = effect.acts_on()
            if isinstance(what, AttachmentsOn):
                effect, what = _OnAttachments(effect), what.what
            if _is(what, target):
                verbs.append(effect)
    return tuple(verbs)


def _counted(ability: Ability, target: Target) -> tuple[Effect, ...]:
    """What is done by a number of a target and must do something, as nothing but a *then* acts on the target itself."""
    counted: list[Effect] = []
    for step in ability.programs[0]:
        if isinstance(step, Then):
            break
        if _is(step.acts_on(), target):
            return ()
        amounts = [part for part in step.parts() if isinstance(part, Amount)]
        if any(_is(node, target) for node in _inside(amounts)):
            counted.append(step)
    return tuple(counted)


def _is(node: Node | None, target: Target) -> bool:
    """Whether this is a target, or what was chosen for it."""
    return node is target or (isinstance(node, Chosen) and node.place == target.slot)
