"""Modifiers of players and of the game: plot values, challenges, prices, what a player cannot do."""

from __future__ import annotations

from typing import ClassVar, Final

from weirwood.core.errors import either, listed
from weirwood.thrones.ability.amounts import amount
from weirwood.thrones.ability.counted import Challenged, DuringChallenge
from weirwood.thrones.ability.players import YOU, ChallengeSide, PlayerOfEvent, You, plural
from weirwood.thrones.engine.nodes import Amount, Context, Filter, Modifier, Who
from weirwood.thrones.engine.speaker import Speaker
from weirwood.thrones.engine.state.board import Board
from weirwood.thrones.engine.state.side import Side
from weirwood.thrones.engine.words import (
    CHALLENGE_NAMES,
    GOLD_VALUE,
    ON_CHALLENGE,
    ON_HISTORY,
    ON_NEW_PHASE,
    ON_PHASE,
    PERIOD_NAMES,
    PLOT_VALUE_NAMES,
    TYPE_NAMES,
)


class OnPlayer(Modifier):
    """A modifier of players."""

    def __init__(self, who: Who | None = None) -> None:
        self.who = who or YOU

    def apply(self, g: Board, c: Context, cards: list[int], n: int) -> None:
        for seat in self.who.seats(g, c):
            self.change(g, c, g.sides[seat], n)

    def change(self, g: Board, c: Context, side: Side, n: int) -> None:
        """Write the change into the derived values of one player."""


class Bonus(OnPlayer):
    """A modifier by which you have more of something."""

    def __init__(self, by: int) -> None:
        super().__init__()
        self.by = by


class PlotValue(OnPlayer):
    """A value of a player's revealed plot is raised or reduced, perhaps in challenges of one type.

    That is the type named before, or the type of the challenge in which the effect began. With a ``minimum`` it does
    not by itself take the printed value below that.
    """

    named_so: ClassVar[str] = ""

    def __init__(
        self,
        value: int,
        by: int | Amount,
        who: Who | None = None,
        named_type: bool = False,
        same_type: bool = False,
        minimum: int = 0,
        plot: Filter | None = None,
    ) -> None:
        super().__init__(who)
        self.value, self.minimum, self.plot = value, minimum, plot
        self.by = amount(by)
        if minimum and not self.by.is_negative():
            raise ValueError("a value is reduced to a minimum: give a number below 0")
        self.named_type, self.same_type = named_type, same_type
        self.by_name = named_type or same_type

    def deps(self) -> int:
        return super().deps() | (ON_CHALLENGE if self.by_name else 0)

    def amount(self) -> Amount | None:
        return self.by

    def bind(self, g: Board, c: Context) -> None:
        """The type of the challenge, where that is meant."""
        if self.same_type and g.challenge is not None:
            c.name(g.challenge.type)

    def change(self, g: Board, c: Context, side: Side, n: int) -> None:
        if self.plot is not None and (side.plot < 0 or not self.plot.matches(g, c, side.plot)):
            return
        if not self.by_name or (g.challenge is not None and g.challenge.type == c.named()):
            if self.minimum and side.plot >= 0:
                plot = g.cards[side.plot]
                printed = (plot.gold, plot.initiative, plot.claim, plot.reserve)[self.value]
                n = max(n, min(0, self.minimum - printed))
            side.plot_change[self.value] += n

    def text(self, s: Speaker) -> str:
        if s.short:
            kind = "" if self.plot is None else f"{self.plot.bare(s)}'s "
            name = self._name()
            name += " value" if self.value == GOLD_VALUE and self.plot is None else ""
            value = self.named_so or f"{self.who.whose(s)} {kind}{name}"
            changed = (
                f"{value}{s.or_fewest(' gets', '')} {'-' if self.by.is_negative() else '+'}{self.by.text(s)}"
            )
            changed += s.or_tight(" in that type", " in it") if self.by_name else ""
            return changed + (f" (minimum {self.minimum})" if self.minimum else "")
        return self._change(s) + self._kind()

    def is_command(self) -> bool:
        return True

    def within(self, s: Speaker, period: int) -> str:
        """After the challenges it holds in, or before them where it does not follow a cost."""
        if s.short:
            return super().within(s, period)
        if self._kind() and not s.paid:
            return f"{s.until(period)}, {self.text(s)}"
        return f"{self.text(s)}{',' if self._kind() else ''} {s.until(period)}"

    def _change(self, s: Speaker) -> str:
        verb = "reduce" if self.by.is_negative() else "raise"
        kind = "plot card" if self.plot is None else self.plot.bare(s)
        plot = f"{self._name()} value on {self.who.whose(s)} revealed {kind}"
        least = f" (to a minimum of {self.minimum})" if self.minimum else ""
        return f"{verb} the {plot} by {self.by.text(s)}{least}"

    def _name(self) -> str:
        return "[gold value]" if self.value == GOLD_VALUE else PLOT_VALUE_NAMES[self.value]

    def _kind(self) -> str:
        """In which challenges."""
        same = "this same" if self.same_type else "that"
        return f" during challenges of {same} type" if self.named_type or self.same_type else ""


class ExtraChallenge(OnPlayer):
    """A player may initiate an additional challenge of a type, or of the type named."""

    def __init__(self, type: int = -1) -> None:
        super().__init__(YOU)
        self.type = type
        self.by_name = type < 0

    def within(self, s: Speaker, period: int) -> str:
        return f"{self._more(s)}{s.or_short(f' this {PERIOD_NAMES[period]}', s.lasting(period))}"

    def change(self, g: Board, c: Context, side: Side, n: int) -> None:
        side.extra += (self.type if self.type >= 0 else c.named(),)

    def text(self, s: Speaker) -> str:
        return self._more(s) + ("" if s.short or self.type < 0 else " during the challenges phase")

    def _more(self, s: Speaker) -> str:
        if s.short:
            more = s.challenge(self.type) if self.type >= 0 else s.or_tight("of that type", "of it")
            return f"you may initiate 1 more {more}"
        if self.type < 0:
            return "you may initiate an additional challenge of that type"
        return f"you may initiate an additional {s.challenge(self.type)} challenge"


class CannotInitiate(OnPlayer):
    """Players cannot initiate challenges: of types, of the type named, against you, or unless they won one.

    Or ``unless_paid``: unless they gave you gold this phase. Or ``after`` they won one against you.
    """

    def __init__(
        self,
        who: Who,
        *types: int,
        named_type: bool = False,
        against_you: bool = False,
        unless: Challenged | None = None,
        after: Challenged | None = None,
        unless_paid: bool = False,
    ) -> None:
        if named_type and (types or against_you):
            raise ValueError("challenges of the type named are barred: of no other type, against whomever")
        super().__init__(who)
        self.types, self.named_type, self.against_you = types, named_type, against_you
        self.unless, self.after, self.unless_paid = unless, after, unless_paid
        self.by_name = named_type

    def deps(self) -> int:
        return super().deps() | (ON_HISTORY | ON_NEW_PHASE if self.unless_paid else 0)

    def bind(self, g: Board, c: Context) -> None:
        """The players: who won the challenge is known only while it lasts."""
        c.bind(self.who.seats(g, c))

    def apply(self, g: Board, c: Context, cards: list[int], n: int) -> None:
        for seat in c.bound() or self.who.seats(g, c):
            if self.unless is not None and self.unless.found(g, seat):
                continue
            if self.after is not None and not self.after.found(g, seat, c.seat):
                continue
            if self.unless_paid and g.has_given(seat, c.seat):
                continue
            side = g.sides[seat]
            for type in (c.named(),) if self.named_type else self.types or range(len(CHALLENGE_NAMES)):
                if self.against_you:
                    side.cannot_initiate_against += ((type, c.seat),)
                else:
                    side.cannot_initiate |= 1 << type

    def is_long(self) -> bool:
        return self.unless is not None or self.unless_paid

    def within(self, s: Speaker, period: int) -> str:
        """A short text says what they may have done before what is barred until then."""
        if not s.short or not self.unless_paid:
            return super().within(s, period)
        words = f"unless they gave you gold, {self._barred(s)}"
        if s.short > 2 and self.against_you:
            names = " or ".join(s.challenge(type) for type in self.types)
            words = f"if {self.who.whoever(s)} gave none, no {names or 'challenges'} against you"
        return words + s.lasting(period)

    def text(self, s: Speaker) -> str:
        gave = s.or_short("have given", "gave")
        return self._barred(s) + (f" unless they {gave} you gold this phase" if self.unless_paid else "")

    def _barred(self, s: Speaker) -> str:
        names = " or ".join(s.challenge(type) for type in self.types)
        plain = self.unless is None and self.after is None
        if s.short > 1 and (self.against_you or self.named_type) and plain:
            what = f"challenge you{f' in {names}' if names else ''}" if self.against_you else "initiate it"
            return f"{self.who.cannot(s)} {what}"
        what = f"{names}{s.or_short(' challenges', '')}" if names else "challenges"
        what += " of that type" if self.named_type else ""
        what += " against you" if self.against_you else ""
        if self.unless is not None:
            s.they = not isinstance(self.who, You)
            what += f" unless {self.unless.text(s)}"
            s.they = False
        if self.after is not None:
            won = f"has {'won' if self.after.won else 'lost'} {self.after.which(s, ' against you')}"
            return f"{self.who.text(s)} who {won} {s.cannot()} initiate {what}"
        return f"{self.who.cannot(s)} initiate {what}"


_LIMITS: Final = {
    "challenges": ("initiate", "challenge", " during the challenges phase", "most_challenges"),
    "standing": ("stand", "character", " during the standing phase", "most_standing"),
    "declared": (
        "declare",
        "character",
        " as an attacker or defender in any one challenge",
        "most_attackers",
        "most_defenders",
    ),
    "attackers": ("declare", "character", " as an attacker", "most_attackers"),
    "defenders": ("declare", "character", " as a defender", "most_defenders"),
}
"""What may be limited: a verb, what is counted, when, and where a player's limits are kept."""
_SHORT_LIMITS: Final = {"declared": "attacker or defender", "attackers": "attacker", "defenders": "defender"}


class AtMost(OnPlayer):
    """Players cannot do something more than so often: challenges, attackers, defenders, standing characters."""

    def __init__(self, who: Who, count: int, what: str) -> None:
        if what not in _LIMITS:
            raise ValueError(f"{either(_LIMITS)} may be limited, not {what}")
        super().__init__(who)
        self.count, self.what = count, what

    def deps(self) -> int:
        return super().deps() | (ON_PHASE if self.what == "standing" else 0)

    def change(self, g: Board, c: Context, side: Side, n: int) -> None:
        """The lowest limit counts; of standing, in the standing phase only."""
        if self.what == "standing" and g.phase != self.what:
            return
        for limit in _LIMITS[self.what][3:]:
            before: int = getattr(side, limit)
            setattr(side, limit, self.count if before < 0 else min(before, self.count))

    def text(self, s: Speaker) -> str:
        verb, noun, when, *_ = _LIMITS[self.what]
        if s.short and self.what in _SHORT_LIMITS:
            noun, when = _SHORT_LIMITS[self.what], " per challenge" if self.what == "declared" else ""
        counted = f"more than {self.count} {plural(noun, self.count)}" if self.count else f"any {noun}"
        of_roles = self.what in ("attackers", "defenders")
        if of_roles and not self.count:
            return f"{self.who.cannot(s)} {verb} any {self.what}"
        if of_roles and not isinstance(self.who, ChallengeSide):
            when += s.or_short(" in any one challenge", "")
        return f"{self.who.cannot(s)} {verb} {counted}{when}"


class CannotTrigger(OnPlayer):
    """Players cannot trigger card abilities, perhaps only during some challenges."""

    def __init__(self, who: Who | None = None, during: DuringChallenge | None = None) -> None:
        super().__init__(who)
        self.during = during

    def bind(self, g: Board, c: Context) -> None:
        """The players: whose ability is answered is known only while it resolves."""
        if isinstance(self.who, PlayerOfEvent):
            c.bind(self.who.seats(g, c))

    def apply(self, g: Board, c: Context, cards: list[int], n: int) -> None:
        for seat in c.bound() if isinstance(self.who, PlayerOfEvent) else self.who.seats(g, c):
            self.change(g, c, g.sides[seat], n)

    def change(self, g: Board, c: Context, side: Side, n: int) -> None:
        side.cannot_trigger |= self.during is None or self.during.holds(g, c)

    def text(self, s: Speaker) -> str:
        during = "" if self.during is None else f" {self.during.text(s)}"
        trigger = "[trigger abilities]" if s.short > 3 else "[trigger card abilities]"
        return f"{self.who.cannot(s)} {trigger}{during}"


class CannotMarshalOrPlay(OnPlayer):
    """Players cannot marshal cards of types, nor play events."""

    def __init__(self, who: Who, *types: int, events: bool = False) -> None:
        if not types and not events:
            raise ValueError("give types that players cannot marshal, or events=True")
        super().__init__(who)
        self.types, self.events = types, events

    def change(self, g: Board, c: Context, side: Side, n: int) -> None:
        for type in self.types:
            side.cannot_marshal |= 1 << type
        if self.events:
            side.cannot_play_events = True

    def text(self, s: Speaker) -> str:
        names = listed([f"{TYPE_NAMES[type]}s" for type in self.types], "or")
        deeds = f"[marshal] {names}[, or play] events" if names and self.events else f"[marshal] {names}"
        return f"{self.who.cannot(s)} {deeds if names else 'play events'}"


class AnotherLimitedCard(OnPlayer):
    """A player may marshal or play one more limited card, perhaps of a type, each round."""

    def __init__(self, who: Who | None = None, card_type: int = -1) -> None:
        super().__init__(who)
        self.card_type = card_type

    def change(self, g: Board, c: Context, side: Side, n: int) -> None:
        if self.card_type < 0:
            side.limited_bonus += 1
        else:
            side.limited_types |= 1 << self.card_type

    def text(self, s: Speaker) -> str:
        card = "card" if self.card_type < 0 else TYPE_NAMES[self.card_type]
        return f"{self.who.text(s)} may [marshal or play] 1 additional limited {card} {s.each_round}"


class KeepsGold(OnPlayer):
    """You keep your gold in the taxation phase."""

    says = "you do not return unspent gold to the treasury during the taxation phase"
    short = "you keep unspent gold"

    def __init__(self) -> None:
        super().__init__()

    def change(self, g: Board, c: Context, side: Side, n: int) -> None:
        side.keeps_gold = True
