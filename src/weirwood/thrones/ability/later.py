"""Effects that wait: for the end of a period, or for the end of this challenge."""

from __future__ import annotations

from typing import Final

from weirwood.core.errors import either
from weirwood.thrones.ability.flow import clause, flatten
from weirwood.thrones.engine.card import Ability
from weirwood.thrones.engine.flow.initiation import Resolve
from weirwood.thrones.engine.nodes import Aside, Context, Effect
from weirwood.thrones.engine.rules import lasting
from weirwood.thrones.engine.speaker import Speaker
from weirwood.thrones.engine.state.board import Board
from weirwood.thrones.engine.words import (
    CHALLENGE,
    CHALLENGE_ENDED,
    DECIDED,
    INITIATIVE_WON,
    PERIOD_NAMES,
    PHASE,
    PHASE_ENDED,
    ROUND,
    ROUND_ENDED,
)


class Later(Effect):
    """Effects that are a program of their own, run later on."""

    def __init__(self, *effects: Effect) -> None:
        self.effects = effects
        self.ability: Ability | None = None
        self.program = 0

    def flat(self, ability: Ability) -> list[Effect]:
        """Make room for the program before its own parts may want some."""
        self.ability = ability
        self.program = len(ability.programs)
        ability.programs.append(())
        ability.programs[self.program] = tuple(flatten(self.effects, ability))
        return [self]


_ENDS: Final = {PHASE: PHASE_ENDED, CHALLENGE: CHALLENGE_ENDED, ROUND: ROUND_ENDED}


class AtEnd(Later):
    """What happens at the end of a period, outside it."""

    says = "at the end of the {period}, {effects}"
    short = "at {period} end, {effects}"

    def __init__(self, period: int, *effects: Effect) -> None:
        super().__init__(*effects)
        self.period = period
        if period not in _ENDS:
            raise ValueError(f"effects wait for the end of a {either(PERIOD_NAMES[end] for end in _ENDS)}")
        self.kind = _ENDS[period]

    def sentences(self, s: Speaker) -> list[str]:
        """Where room is scarce, cards are chosen in a clause of their own."""
        chosen = [s.waiting.pop(key).whom(s) for key in list(s.waiting) if s.short > 1]
        if chosen:
            s.stop()
        return [*[f"choose {cards}" for cards in chosen], self.text(s)]

    def text(self, s: Speaker) -> str:
        s.pause()
        return super().text(s)

    def could(self, g: Board, c: Context) -> bool:
        return False

    def resolve(self, g: Board, frame: Resolve) -> None:
        assert self.ability is not None
        frame.context.results = frame.results
        lasting.wait_for(g, self.kind, self.ability, self.program, frame.context)


class IfYouWin(AtEnd):
    """What happens if you win this challenge, perhaps by an amount of strength."""

    def __init__(self, *effects: Effect, by: int = 0) -> None:
        super().__init__(CHALLENGE, *effects)
        self.kind, self.by = DECIDED, by

    def text(self, s: Speaker) -> str:
        s.pause()
        by = s.or_short(f" by {self.by} or more [STR]", f" by {self.by}+") if self.by else ""
        return f"if you win{s.or_short(' this challenge', '')}{by}, {clause(self.effects, s)}"

    def flat(self, ability: Ability) -> list[Effect]:
        """The same, with a look at who won first."""
        steps = super().flat(ability)
        program = ability.programs[self.program]
        ability.programs[self.program] = (OnlyIfYouWon(len(program), self.by), *program)
        return steps


class IfYouWinInitiative(AtEnd):
    """What happens if you win initiative this phase."""

    says = "if you win initiative this phase, {effects}"
    short = "if you win it, {effects}"

    def __init__(self, *effects: Effect) -> None:
        super().__init__(PHASE, *effects)
        self.kind = INITIATIVE_WON

    def flat(self, ability: Ability) -> list[Effect]:
        """The same, with a look at who won first."""
        steps = super().flat(ability)
        program = ability.programs[self.program]
        ability.programs[self.program] = (OnlyIfInitiativeIsYours(len(program), 0), *program)
        return steps


class OnlyIfYouWon(Aside):
    """Skips the rest unless you won the challenge by enough; not a word of its own."""

    def __init__(self, count: int, by: int) -> None:
        self.count, self.by = count, by

    def resolve(self, g: Board, frame: Resolve) -> None:
        challenge = g.challenge
        if challenge is None or challenge.winner != frame.context.seat or challenge.margin() < self.by:
            frame.skip = self.count


class OnlyIfInitiativeIsYours(OnlyIfYouWon):
    """Skips the rest unless you won initiative, for which it waited; not a word of its own."""

    def resolve(self, g: Board, frame: Resolve) -> None:
        won = g.stack[-2].happening(0)
        if won is None or won.seat != frame.context.seat:
            frame.skip = self.count
