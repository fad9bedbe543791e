"""How effects follow each other: then, if, may, either, until the end of a period, at its end."""

from __future__ import annotations

from weirwood.core.decision import DecisionKind
from weirwood.core.errors import listed
from weirwood.thrones.ability.operands import Again, Chosen
from weirwood.thrones.ability.players import YOU, You
from weirwood.thrones.engine.card import Ability
from weirwood.thrones.engine.flow.initiation import Resolve
from weirwood.thrones.engine.node import sentence
from weirwood.thrones.engine.nodes import (
    Aside,
    Condition,
    Context,
    Effect,
    Modifier,
    Operand,
    Target,
    Who,
    changes,
)
from weirwood.thrones.engine.options import MODE, NO, YES, pack, value_of, verb_of
from weirwood.thrones.engine.rules import lasting
from weirwood.thrones.engine.speaker import Speaker, capital
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
        return super().text(s)

    def could(self, g: Board, c: Context) -> bool:
        """Where it is only an order, what it does is enough."""
        if g.deal.profile.timing.then_needs_success:
            return False
        return any(effect.could(g, c) for effect in self.effects)

    def resolve(self, g: Board, frame: Resolve) -> None:
        if not frame.whole and g.deal.profile.timing.then_needs_success:
            frame.skip = self.skip


def _branched(
    word: If | May, effects: tuple[Effect, ...], others: tuple[Effect, ...], ability: Ability
) -> list[Effect]:
    """A question, what follows from one answer, a jump, what follows from the other."""
    then = [After(step) for step in flatten(effects, ability)]
    otherwise = [After(step) for step in flatten(others, ability)]
    word.skip = len(then) + bool(otherwise)
    return [word, *then, *([Skip(len(otherwise)), *otherwise] if otherwise else [])]


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
        return _branched(self, self.effects, self.otherwise, ability)

    def resolve(self, g: Board, frame: Resolve) -> None:
        if not self.condition.holds(g, frame.context):
            frame.skip = self.skip

    def text(self, s: Speaker) -> str:
        instead = self._instead()
        if instead is not None:
            words = clause(self.otherwise, s)
            if s.short:
                return f"{words}, or {instead.text(s)} {self.condition.when(s, 'if')}"
            s.stop()
            return f"{words}. {capital(self.condition.when(s, 'if'))}, you may {instead.text(s)} instead"
        if self.condition.goes_without_saying(s):
            return clause(self.effects[-1:] if s.short > 3 else self.effects, s)
        words = f"{self.condition.when(s, 'if')}, {clause(self.effects, s)}"
        return words + (f"; otherwise, {clause(self.otherwise, s)}" if self.otherwise else "")

    def is_command(self) -> bool:
        return self._instead() is not None

    def about(self) -> str:
        return self.otherwise[0].about() if self.is_command() else ""

    def _instead(self) -> Effect | None:
        """What may be done instead of that which happens otherwise, where that is all there is to choose."""
        if len(self.otherwise) != 1 or len(self.effects) != 1 or not isinstance(self.effects[0], Either):
            return None
        usual, *others = self.effects[0].branches
        plain = self.otherwise[0]
        same = type(usual) is type(plain) and usual.parts() == plain.parts()
        return others[0] if same and len(others) == 1 else None


class May(Inside):
    """What a player may do; of several the first who wants to. Perhaps what happens if nobody does."""

    def is_command(self) -> bool:
        return False

    def __init__(self, *effects: Effect, who: Who | None = None, otherwise: tuple[Effect, ...] = ()) -> None:
        if who is not None and who.each:
            raise ValueError(f"{who} may do it: what one of them does is not what each may do")
        super().__init__(*effects)
        self.who = who or YOU
        self.otherwise = otherwise

    def could(self, g: Board, c: Context) -> bool:
        return any(effect.could(g, c) for effect in (*self.effects, *self.otherwise))

    def flat(self, ability: Ability) -> list[Effect]:
        """The question, and what depends on it."""
        return _branched(self, self.effects, self.otherwise, ability)

    def resolve(self, g: Board, frame: Resolve) -> None:
        seats = self.who.seats(g, frame.context)
        if not seats or not any(effect.could(g, frame.context) for effect in self.effects):
            frame.skip = self.skip
            return
        for seat in seats:
            option = frame.ask(g, seat, DecisionKind.CONFIRM, [pack(YES), pack(NO)], frame.why(g, None))
            if option < 0 or verb_of(option) == YES:
                return
        frame.skip = self.skip

    def sentences(self, s: Speaker) -> list[str]:
        """Where room is scarce, what happens otherwise is a clause of its own."""
        if s.short < 2 or not self.otherwise:
            return [self.text(s)]
        return [self._may(s), f"else {clause(self._ways()[-1].otherwise, s)}"]

    def text(self, s: Speaker) -> str:
        words, otherwise = self._may(s), self._ways()[-1].otherwise
        if not otherwise:
            return words
        if s.short:
            return f"{words}; else {clause(otherwise, s)}"
        s.stop()
        does = "you do" if isinstance(self.who, You) else "that player does"
        return f"{words}. If {does} not, {clause(otherwise, s)}"

    def _ways(self) -> list[May]:
        """All that the same player may do, one thing if not another."""
        others = self.otherwise
        if len(others) == 1 and isinstance(others[0], May) and others[0].who is self.who:
            return [self, *others[0]._ways()]
        return [self]

    def _may(self, s: Speaker) -> str:
        """What they may do, or which of several things."""
        may, ways = self.who.may(s), self._ways()
        s.actor = self.who
        said = [way._done(s) for way in ways]
        return f"{may} {s.or_short('either ', '') if len(ways) > 1 else ''}{' or '.join(said)}"

    def _done(self, s: Speaker) -> str:
        """What they may do; and to what end, where something else follows from it alone."""
        first, rest = self.effects[0], self.effects[1:]
        if len(rest) == 1 and isinstance(rest[0], Then) and first.is_command():
            return f"{first.text(s)} to {sentence(rest[0].effects, s)}"
        return sentence(self.effects, s)


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
        option = frame.ask(g, c.seat, DecisionKind.MODE, packed, frame.why(g, None), self.words())
        if option >= 0:
            frame.skip = sum(self.lengths[: value_of(option)])

    def words(self) -> tuple[str, ...]:
        """A word for each branch; those of one kind are counted."""
        words = [word_of(branch) for branch in self.branches]
        before = [words[:at].count(word) for at, word in enumerate(words)]
        pairs = zip(words, before, strict=True)
        return tuple([f"{word}-{many + 1}" if many else word for word, many in pairs])

    def _lasting(self) -> list[UntilEnd]:
        """The branches, where they are modifiers until the end of the same period."""
        lasting = [branch for branch in self.branches if isinstance(branch, UntilEnd) and branch.what is None]
        same = len(lasting) == len(self.branches) and len({branch.period for branch in lasting}) == 1
        return lasting if same else []

    def _gifts(self) -> list[Modifier]:
        """What is given to the same cards, one or the other, where that is all."""
        given = [branch.modifiers[0] for branch in self._lasting() if branch.gives()]
        kinds = {(type(gift), id(gift.subjects())) for gift in given}
        return given if len(kinds) == 1 and len(given) == len(self.branches) else []

    def is_command(self) -> bool:
        return not self._lasting() or bool(self._gifts())

    def text(self, s: Speaker) -> str:
        lasting, gifts = self._lasting(), self._gifts()
        if gifts and (subjects := gifts[0].subjects()) is not None:
            gives = (
                f"give {subjects.whom(s)}" if s.paid else f"{subjects.text(s)} {gifts[0].verb}{s.agree('s')}"
            )
            return f"{gives} {' or '.join(gift.gift(s) for gift in gifts)}{s.lasting(lasting[0].period)}"
        if lasting:
            words = [changes(lasting[0].modifiers, s)]
            subjects = lasting[0].modifiers[0].subjects()
            for branch in lasting[1:]:
                same = all(modifier.subjects() is subjects is not None for modifier in branch.modifiers)
                deeds = [modifier.does(s) for modifier in branch.modifiers]
                words.append(listed(deeds) if same else changes(branch.modifiers, s))
            choice, until = listed(words, "or"), s.until(lasting[0].period)
            return f"{choice} {until}" if s.short else f"{until}, either {choice}"
        return f"{s.or_short('either ', '')}{listed([branch.text(s) for branch in self.branches], 'or')}"


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
        return [*choose, first.within(s, self.period)]

    def text(self, s: Speaker) -> str:
        return sentence((self,), s)

    def is_command(self) -> bool:
        return self.what is not None or self.modifiers[0].is_command() or self.gives()

    def gives(self) -> bool:
        """Whether it gives cards something, which can be told as a command."""
        return len(self.modifiers) == 1 and bool(self.modifiers[0].gift(Speaker()))
