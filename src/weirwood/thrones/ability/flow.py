"""How effects follow each other: then, until the end of a period, at its end."""

from __future__ import annotations

from weirwood.core.errors import listed
from weirwood.thrones.ability.modifiers import Becomes
from weirwood.thrones.ability.operands import Again, Chosen
from weirwood.thrones.engine.card import Ability
from weirwood.thrones.engine.flow.initiation import Resolve
from weirwood.thrones.engine.node import sentence
from weirwood.thrones.engine.nodes import (
    Aside,
    Context,
    Effect,
    Modifier,
    Operand,
    Target,
    changes,
)
from weirwood.thrones.engine.rules import lasting
from weirwood.thrones.engine.speaker import Speaker
from weirwood.thrones.engine.state.board import Board


def flatten(effects: tuple[Effect, ...], ability: Ability) -> list[Effect]:
    """All steps of several effects."""
    return [step for effect in effects for step in effect.flat(ability)]


def clause(effects: tuple[Effect, ...], s: Speaker) -> str:
    """Several effects in words, as one clause: what holds for the first holds for all."""
    return s.or_tight(" and ", ", ").join(words for effect in effects if (words := effect.text(s)))


class Skip(Aside):
    """A jump inside a program; not a word of its own."""

    def __init__(self, count: int) -> None:
        self.count = count

    def resolve(self, g: Board, frame: Resolve) -> None:
        frame.skip = self.count


class After(Aside):
    """A step that does not count when asking whether an ability could change the game; not a word of its own."""

    def __init__(self, step: Effect) -> None:
        self.step = step

    def affects(self, g: Board, c: Context, card: int) -> bool:
        return self.step.affects(g, c, card)

    def resolve(self, g: Board, frame: Resolve) -> None:
        self.step.resolve(g, frame)

    def text(self, s: Speaker) -> str:
        return self.step.text(s)


class Inside(Effect):
    """Effects that may be skipped together."""

    def __init__(self, *effects: Effect) -> None:
        self.effects = effects
        self.skip = 0

    def flat(self, ability: Ability) -> list[Effect]:
        """The question, and what depends on it."""
        steps = flatten(self.effects, ability)
        self.skip = len(steps)
        return [self, *[After(step) for step in steps]]


class Then(Inside):
    """What follows only if all before it resolved in full."""

    says = "then, {effects}"
    short = "then {effects}"

    def text(self, s: Speaker) -> str:
        s.pause()
        return sentence(self.effects, s) if s.short > 3 else super().text(s)

    def could(self, g: Board, c: Context) -> bool:
        """Where it is only an order, what it does is enough."""
        if g.deal.profile.timing.then_needs_success:
            return False
        return any(effect.could(g, c) for effect in self.effects)

    def resolve(self, g: Board, frame: Resolve) -> None:
        if not frame.whole and g.deal.profile.timing.then_needs_success:
            frame.skip = self.skip


class UntilEnd(Effect):
    """Modifiers until the end of a period; the cards they change are fixed now, and perhaps chosen now."""

    def __init__(self, period: int, *modifiers: Modifier) -> None:
        self.period, self.modifiers = period, modifiers
        self.first = 0
        self.what: Operand | None = None
        for modifier in modifiers:
            subjects = modifier.subjects()
            if isinstance(subjects, Target):
                self.what = subjects

    def acts_on(self) -> Operand | None:
        """The target among their subjects, or what was chosen before."""
        if self.what is not None:
            return self.what
        for modifier in self.modifiers:
            subjects = modifier.subjects()
            if isinstance(subjects, Chosen):
                return subjects
        return None

    def befallen(self, s: Speaker) -> str:
        named = self.acts_on()
        told = [modifier.does(s) for modifier in self.modifiers if named and modifier.subjects() is named]
        return listed(told) if told else ""

    def could(self, g: Board, c: Context) -> bool:
        """The period goes on, and there is something to change."""
        if not lasting.may_last(g, self.period):
            return False
        for modifier in self.modifiers:
            subjects = modifier.subjects()
            if subjects is None or subjects.is_target() or self._changeable(g, c, subjects):
                return True
        return False

    def _changeable(self, g: Board, c: Context, subjects: Operand) -> list[int]:
        """Those of the cards that are in play and not immune."""
        return [record.id for record in subjects.records(g, c) if not g.is_immune(record.id, c.source)]

    def flat(self, ability: Ability) -> list[Effect]:
        """Remember where the modifiers stand, so that lasting effects can be saved."""
        self.first = len(ability.lasting)
        ability.lasting += self.modifiers
        return [self]

    def resolve(self, g: Board, frame: Resolve) -> None:
        c = frame.context
        if not lasting.may_last(g, self.period):
            frame.ok = False
            return
        chosen = [] if self.what is None or self.what.is_target() else self.what.take(g, frame)
        if chosen is None:
            return
        for at, modifier in enumerate(self.modifiers):
            subjects = modifier.subjects()
            cards = chosen or ([] if subjects is None else self._changeable(g, c, subjects))
            if subjects is not None and not cards and not lasting.stays_open(g, modifier):
                frame.ok = False
                continue
            lasting.begin(g, modifier, c, cards, self.period, self.first + at)

    def sentences(self, s: Speaker) -> list[str]:
        """That the cards are chosen, where they are, and what happens to them, or is given to them."""
        first = self.modifiers[0]
        unsaid = self.what is None or not self.what.is_target() or (s.short and not first.is_order())
        choose = [] if unsaid or self.what is None else [f"choose {self.what.whom(s)}"]
        if choose:
            s.stop()
        if len(self.modifiers) > 1 and s.short:
            return [f"{changes(self.modifiers, s)}{s.lasting(self.period)}"]
        if len(self.modifiers) > 1:
            return [*choose, f"{s.until(self.period)}, {changes(self.modifiers, s)}"]
        subjects = first.subjects()
        gives = self.gives() and not choose
        if gives and s.short > 2 and isinstance(subjects, Again):
            s.stop()
            s.paid = True
        if gives and s.paid and subjects is not None:
            return [f"give {subjects.whom(s)} {first.gift(s, s.lasting(self.period))}"]
        if s.paid and not s.short and self.is_caused() and subjects is not None:
            whom, s.many = subjects.whom(s), True
            caused = f"have {whom} {first.does(s)}{s.lasting(self.period)}"
            s.many = False
            return [caused]
        return [*choose, first.within(s, self.period)]

    def text(self, s: Speaker) -> str:
        return sentence((self,), s)

    def is_caused(self) -> bool:
        return len(self.modifiers) == 1 and not self.is_command() and isinstance(self.modifiers[0], Becomes)

    def is_command(self) -> bool:
        return self.what is not None or self.modifiers[0].is_command() or self.gives()

    def gives(self) -> bool:
        """Whether it gives cards something, which can be told as a command."""
        return len(self.modifiers) == 1 and bool(self.modifiers[0].gift(Speaker()))
