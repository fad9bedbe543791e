"""Kinds of cards by other words: one of those chosen, one kind or another, what is attached, those not chosen."""

from __future__ import annotations

from weirwood.thrones.ability.operands import Choose
from weirwood.thrones.engine.nodes import Context, Filter, Operand
from weirwood.thrones.engine.speaker import Speaker
from weirwood.thrones.engine.state.board import Board
from weirwood.thrones.engine.state.in_play import InPlay


class Among(Filter):
    """One of the cards of a choice made before."""

    def __init__(self, what: Choose) -> None:
        self.what = what

    def matches(self, g: Board, c: Context, card: int) -> bool:
        return card in self.what.now(g, c)

    def candidates(self, g: Board, c: Context) -> list[int]:
        return sorted(self.what.now(g, c))

    def text(self, s: Speaker) -> str:
        return s.or_short(f"one of those {self.noun()}s", "one of them")

    def noun(self) -> str:
        return self.what.filter.noun()


class Itself(Filter):
    """This card, as one kind among others."""

    says = "{self}"

    def matches(self, g: Board, c: Context, card: int) -> bool:
        return card == c.source

    def candidates(self, g: Board, c: Context) -> list[int]:
        return [c.source]

    def is_yours(self) -> bool:
        return True


class AnyKind(Filter):
    """A card of one kind or another."""

    def __init__(self, *kinds: Filter) -> None:
        self.kinds = kinds

    def matches(self, g: Board, c: Context, card: int) -> bool:
        return any(kind.matches(g, c, card) for kind in self.kinds)

    def printed(self, g: Board, c: Context, card: int) -> bool:
        return any(kind.printed(g, c, card) for kind in self.kinds)

    def matches_record(self, g: Board, c: Context, record: InPlay) -> bool:
        return any(kind.matches_record(g, c, record) for kind in self.kinds)

    def candidates(self, g: Board, c: Context) -> list[int]:
        return sorted({card for kind in self.kinds for card in kind.candidates(g, c)})

    def text(self, s: Speaker) -> str:
        return " or ".join(kind.text(s) for kind in self.kinds)

    def bare(self, s: Speaker) -> str:
        return " or ".join(kind.bare(s) for kind in self.kinds)

    def unowned(self, s: Speaker) -> str:
        return " or ".join(kind.unowned(s) for kind in self.kinds)

    def called(self) -> str:
        return self.kinds[-1].called()

    def apart(self, s: Speaker) -> str:
        """What follows all nouns alike is said once, and the article then, too."""
        first, *others = self.kinds
        tails = {kind.tail(Speaker(short=s.short)) for kind in self.kinds}
        if len(tails) == 1 and tails != {""}:
            said = [kind.head(s, False) for kind in others]
            return f"{' or '.join([first.head(s), *said])}{first.tail(s)}"
        said = [kind.bare_apart(s) if s.short > 1 else kind.apart(s) for kind in others]
        return " or ".join([first.apart(s), *said])

    def whence(self, s: Speaker, whose: str = "a") -> str:
        return "" if s.short > 3 else self.kinds[0].whence(s, whose)

    def is_yours(self) -> bool:
        return all(kind.is_yours() for kind in self.kinds)

    def noun(self) -> str:
        """What all of them are; one of a name is what the others are."""
        nouns = {kind.noun() for kind in self.kinds if not kind.called()}
        return nouns.pop() if len(nouns) == 1 else super().noun()


class AttachmentsOn(Operand):
    """All attachments on a card."""

    says = "each attachment on {what:whom}"
    short = "{what:whose} attachments"

    def __init__(self, what: Operand) -> None:
        self.what = what

    def now(self, g: Board, c: Context) -> list[int]:
        return [card for record in self.what.records(g, c) for card in record.attachments]

    def is_kind(self) -> bool:
        return True


class EachNotChosen(Operand):
    """Each card of a kind that was not chosen before, in whatever choice."""

    says = "each {filter:bare} not chosen"
    short = "every other {filter:bare}"

    def __init__(self, filter: Filter) -> None:
        self.filter = filter

    def now(self, g: Board, c: Context) -> list[int]:
        return [
            card for card in self.filter.candidates(g, c) if not any(card in chosen for chosen in c.slots)
        ]

    def is_kind(self) -> bool:
        return True

    def apart(self, s: Speaker) -> str:
        return s.or_short(f"each other {self.filter.bare(s)}", self.whom(s))

    def spares(self) -> int:
        return 0
