"""Effects over time: until the end of a period, at its end, if you win this challenge."""

from __future__ import annotations

from weirwood.thrones.ability.flow import changes, flatten, sentence
from weirwood.thrones.ability.operands import Chosen
from weirwood.thrones.engine.card import Ability
from weirwood.thrones.engine.flow.initiation import Resolve
from weirwood.thrones.engine.nodes import Context, Effect, Modifier, Operand, Target
from weirwood.thrones.engine.rules import lasting
from weirwood.thrones.engine.state.board import Board
from weirwood.thrones.engine.words import (
    CHALLENGE,
    CHALLENGE_ENDED,
    DECIDED,
    PERIOD_NAMES,
    PHASE,
    PHASE_ENDED,
    ROUND,
    ROUND_ENDED,
)


class UntilEnd(Effect):
    """Modifiers until the end of a period; the cards they change are fixed now."""

    def __init__(self, period: int, *modifiers: Modifier) -> None:
        self.period, self.modifiers = period, modifiers
        self.ability: Ability | None = None
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

    def fate(self) -> str:
        """What the modifiers say of the cards."""
        named = self.acts_on()
        told = [modifier for modifier in self.modifiers if named is not None and modifier.subjects() is named]
        words = changes(tuple(told), named) if told else ""
        for subject in ("that character ", "that location ", "that card ", "each of those characters "):
            if words.startswith(subject):
                return words.removeprefix(subject)
        return ""

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
        return [
            card
            for card in subjects.now(g, c)
            if g.records[card] is not None and not g.is_immune(card, c.source)
        ]

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
        for at, modifier in enumerate(self.modifiers):
            subjects = modifier.subjects()
            cards = [] if subjects is None else self._changeable(g, c, subjects)
            if subjects is not None and not cards and not lasting.stays_open(g, modifier):
                frame.ok = False
                continue
            lasting.begin(g, modifier, c, cards, self.period, self.first + at)

    def text(self) -> str:
        period = (
            "until you reveal a new plot card"
            if self.period == 4
            else f"until the end of the {PERIOD_NAMES[self.period]}"
        )
        words = changes(self.modifiers, self.what)
        if self.what is not None:
            return f"choose {self.what}; {period}, {words}"
        if not words.startswith(("raise ", "reduce ")):
            return f"{period}, {words}"
        change, during, when = words.partition(" during ")
        return f"{change} {period}{f', during {when}' if during else ''}"


_ENDS = {PHASE: PHASE_ENDED, CHALLENGE: CHALLENGE_ENDED, ROUND: ROUND_ENDED}


class AtEnd(Effect):
    """What happens at the end of a period, outside it."""

    def __init__(self, period: int, *effects: Effect) -> None:
        self.period = period
        self.kind = _ENDS[period]
        self.effects = effects
        self.ability: Ability | None = None
        self.program = 0

    def could(self, g: Board, c: Context) -> bool:
        return False

    def flat(self, ability: Ability) -> list[Effect]:
        """What happens then is a program of its own."""
        self.ability = ability
        self.program = len(ability.programs)
        ability.programs.append(())
        ability.programs[self.program] = tuple(flatten(self.effects, ability))
        return [self]

    def resolve(self, g: Board, frame: Resolve) -> None:
        assert self.ability is not None
        frame.context.results = frame.results
        lasting.wait_for(g, self.kind, self.ability, self.program, frame.context)

    def text(self) -> str:
        return f"at the end of the {PERIOD_NAMES[self.period]}, {sentence(self.effects)}"


class IfYouWin(AtEnd):
    """What happens if you win this challenge."""

    def __init__(self, *effects: Effect) -> None:
        super().__init__(CHALLENGE, *effects)
        self.kind = DECIDED

    def flat(self, ability: Ability) -> list[Effect]:
        """The same, with a look at who won first."""
        steps = super().flat(ability)
        program = ability.programs[self.program]
        ability.programs[self.program] = (OnlyIfYouWon(len(program)), *program)
        return steps

    def text(self) -> str:
        return f"if you win this challenge, {sentence(self.effects)}"


class OnlyIfYouWon(Effect):
    """Skips the rest unless you won the challenge; not a word of its own."""

    says = ""

    def __init__(self, count: int) -> None:
        self.count = count

    def could(self, g: Board, c: Context) -> bool:
        return False

    def resolve(self, g: Board, frame: Resolve) -> None:
        if g.challenge is None or g.challenge.winner != frame.context.seat:
            frame.skip = self.count
