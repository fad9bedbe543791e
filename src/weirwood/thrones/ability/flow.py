"""How effects follow each other: then, if, may, either, until the end of a period, at its end."""

from __future__ import annotations

from weirwood.core.decision import DecisionKind
from weirwood.thrones.ability.players import YOU
from weirwood.thrones.engine.card import Ability
from weirwood.thrones.engine.flow.initiation import Resolve
from weirwood.thrones.engine.nodes import Condition, Context, Effect, Modifier, Operand, Who
from weirwood.thrones.engine.options import MODE, NO, YES, pack, value_of, verb_of
from weirwood.thrones.engine.state.board import Board


def flatten(effects: tuple[Effect, ...], ability: Ability) -> list[Effect]:
    """All steps of several effects."""
    steps: list[Effect] = []
    for effect in effects:
        steps += effect.flat(ability)
    return steps


def sentence(effects: tuple[Effect, ...]) -> str:
    """Several effects in words."""
    return ". ".join(_capital(effect.text()) if at else effect.text() for at, effect in enumerate(effects))


def clause(effects: tuple[Effect, ...]) -> str:
    """Several effects in words, as one clause: what holds for the first holds for all."""
    return " and ".join(effect.text() for effect in effects)


def changes(modifiers: tuple[Modifier, ...], named: Operand | None = None) -> str:
    """Modifiers in words: what they change is said once, and is *that card* where it was named before."""
    said: list[str] = []
    before = ""
    for modifier in modifiers:
        subjects = modifier.subjects()
        words = modifier.text()
        subject = "" if subjects is None else subjects.text()
        if subjects is not None and subjects is named:
            words, subject = words.replace(subject, pointed(subject), 1), pointed(subject)
        said.append(words.removeprefix(f"{before} ") if subject and subject == before else words)
        before = subject
    return f"{', '.join(said[:-1])} and {said[-1]}" if len(said) > 1 else said[0]


def pointed(named: str) -> str:
    """Cards named before, in words: that character, each of those characters."""
    noun = next((noun for noun in ("character", "location", "attachment") if noun in named), "card")
    return f"that {noun}" if named.startswith(("a ", "an ", "another ")) else f"each of those {noun}s"


def _capital(words: str) -> str:
    return words[:1].upper() + words[1:]


class Skip(Effect):
    """A jump inside a program; not a word of its own."""

    says = ""

    def __init__(self, count: int) -> None:
        self.count = count

    def could(self, g: Board, c: Context) -> bool:
        return False

    def resolve(self, g: Board, frame: Resolve) -> None:
        frame.skip = self.count


class Then(Effect):
    """What follows only if all before it resolved in full."""

    def __init__(self, *effects: Effect) -> None:
        self.effects = effects
        self.count = 0

    def could(self, g: Board, c: Context) -> bool:
        return False

    def flat(self, ability: Ability) -> list[Effect]:
        steps = flatten(self.effects, ability)
        self.count = len(steps)
        return [self, *[After(step) for step in steps]]

    def resolve(self, g: Board, frame: Resolve) -> None:
        if not frame.whole and g.deal.profile.timing.then_needs_success:
            frame.skip = self.count

    def text(self) -> str:
        return f"then, {sentence(self.effects)}"


class After(Effect):
    """A step that does not count when asking whether an ability could change the game; not a word of its own."""

    def __init__(self, step: Effect) -> None:
        self.step = step

    def could(self, g: Board, c: Context) -> bool:
        return False

    def affects(self, g: Board, c: Context, card: int) -> bool:
        return self.step.affects(g, c, card)

    def resolve(self, g: Board, frame: Resolve) -> None:
        self.step.resolve(g, frame)

    def text(self) -> str:
        return self.step.text()


class If(Effect):
    """What happens if something holds, and what otherwise."""

    def __init__(self, condition: Condition, *effects: Effect, otherwise: tuple[Effect, ...] = ()) -> None:
        self.condition, self.effects, self.otherwise = condition, effects, otherwise
        self.skip = 0

    def could(self, g: Board, c: Context) -> bool:
        chosen = self.effects if self.condition.holds(g, c) else self.otherwise
        return any(effect.could(g, c) for effect in chosen)

    def flat(self, ability: Ability) -> list[Effect]:
        """The test, one branch, a jump, the other branch."""
        then = [After(step) for step in flatten(self.effects, ability)]
        otherwise = [After(step) for step in flatten(self.otherwise, ability)]
        if not otherwise:
            self.skip = len(then)
            return [self, *then]
        self.skip = len(then) + 1
        return [self, *then, Skip(len(otherwise)), *otherwise]

    def resolve(self, g: Board, frame: Resolve) -> None:
        if not self.condition.holds(g, frame.context):
            frame.skip = self.skip

    def text(self) -> str:
        words = f"if {self.condition}, {clause(self.effects)}"
        return words + (f"; otherwise, {clause(self.otherwise)}" if self.otherwise else "")


class May(Effect):
    """What a player may do."""

    def __init__(self, *effects: Effect, who: Who = YOU) -> None:
        self.effects, self.who = effects, who
        self.skip = 0

    def could(self, g: Board, c: Context) -> bool:
        return any(effect.could(g, c) for effect in self.effects)

    def flat(self, ability: Ability) -> list[Effect]:
        """The question, and what may be done."""
        steps = flatten(self.effects, ability)
        self.skip = len(steps)
        return [self, *[After(step) for step in steps]]

    def resolve(self, g: Board, frame: Resolve) -> None:
        if not any(effect.could(g, frame.context) for effect in self.effects):
            frame.skip = self.skip
            return
        seats = self.who.seats(g, frame.context)
        why = frame.why(g, None)
        option = frame.ask(g, seats[0], DecisionKind.CONFIRM, [pack(YES), pack(NO)], why)
        if option >= 0 and verb_of(option) == NO:
            frame.skip = self.skip

    def text(self) -> str:
        return f"{self.who} may {sentence(self.effects)}"


def word_of(effect: Effect) -> str:
    """A stable word for an effect among others: its own name, as in ``gain-power``."""
    letters = [f"-{letter.lower()}" if letter.isupper() else letter for letter in type(effect).__name__]
    return "".join(letters).lstrip("-")


class Either(Effect):
    """One of several things, as the player chooses among those that could be done."""

    def __init__(self, *branches: Effect) -> None:
        self.branches = branches
        self.lengths: list[int] = []

    def could(self, g: Board, c: Context) -> bool:
        return any(branch.could(g, c) for branch in self.branches)

    def flat(self, ability: Ability) -> list[Effect]:
        """The question, then the branches, each but the last with a jump over the rest."""
        flats = [branch.flat(ability) for branch in self.branches]
        self.lengths = [len(steps) + 1 for steps in flats]
        steps: list[Effect] = [self]
        for at, branch in enumerate(flats):
            steps += [After(step) for step in branch]
            steps.append(Skip(sum(self.lengths[at + 1 :])))
        return steps

    def resolve(self, g: Board, frame: Resolve) -> None:
        c = frame.context
        packed = [pack(MODE, value=at) for at, branch in enumerate(self.branches) if branch.could(g, c)]
        if not packed:
            frame.skip = sum(self.lengths)
            return
        words = tuple([word_of(branch) for branch in self.branches])
        option = frame.ask(g, c.seat, DecisionKind.MODE, packed, frame.why(g, None), words)
        if option >= 0:
            frame.skip = sum(self.lengths[: value_of(option)])

    def text(self) -> str:
        return f"either {' or '.join(branch.text() for branch in self.branches)}"
