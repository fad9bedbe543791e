"""What happens in one case or another: if something holds, if a player wants it, or as the player chooses."""

from __future__ import annotations

from weirwood.core.decision import DecisionKind
from weirwood.core.errors import listed
from weirwood.thrones.ability.flow import After, Inside, Skip, Then, UntilEnd, clause, flatten
from weirwood.thrones.ability.players import YOU, You
from weirwood.thrones.engine.card import Ability
from weirwood.thrones.engine.flow.initiation import Resolve
from weirwood.thrones.engine.node import sentence
from weirwood.thrones.engine.nodes import Condition, Context, Effect, Modifier, Who, changes
from weirwood.thrones.engine.options import MODE, NO, YES, pack, value_of, verb_of
from weirwood.thrones.engine.speaker import Speaker, capital
from weirwood.thrones.engine.state.board import Board


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


def _naming_icons(s: Speaker) -> Speaker:
    """Who speaks beside a speaker to compare what would be said."""
    other = Speaker(short=s.short)
    other.icon = True
    return other


def deeds(modifiers: tuple[Modifier, ...], s: Speaker) -> str:
    """What modifiers say of their subjects, who are the same and were named just before."""
    said: list[list[str]] = []
    for at, modifier in enumerate(modifiers):
        alike = at > 0 and modifier.verb == modifiers[at - 1].verb and bool(modifier.part(Speaker()))
        if alike and bool(modifiers[at - 1].part(Speaker())):
            said[-1].append(modifier.part(s))
        else:
            said.append([modifier.does(s)])
    return listed([listed(parts) for parts in said])


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

    def _of_the_same(self, s: Speaker, lasting: list[UntilEnd]) -> str:
        """What happens to the same cards in all branches, who are named once; empty where it is not that."""
        subjects = lasting[0].modifiers[0].subjects()
        every = [modifier for branch in lasting for modifier in branch.modifiers]
        if subjects is None or not all(modifier.subjects() is subjects for modifier in every):
            return ""
        name = f"{subjects.text(s)} {s.or_short('either ', '')}"
        parts = {modifier.part(_naming_icons(s)) for modifier in every}
        if len(every) == len(lasting) and len(parts) == 1 and parts != {""}:
            verbs = [f"{modifier.verb}{s.agree('s')}" for modifier in every]
            return f"{name}{listed(verbs, 'or')} {every[0].part(s)}"
        return name + listed([deeds(branch.modifiers, s) for branch in lasting], "or")

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
            until = s.until(lasting[0].period)
            choice = self._of_the_same(s, lasting) or (
                f"{s.or_short('either ', '')}{listed([changes(branch.modifiers, s) for branch in lasting], 'or')}"
            )
            return f"{choice} {until}" if s.short else f"{until}, {choice}"
        return f"{s.or_short('either ', '')}{listed([branch.text(s) for branch in self.branches], 'or')}"
