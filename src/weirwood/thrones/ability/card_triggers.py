"""Triggers that speak of cards: killed, stood, entered play, bypassed, and what would happen to them."""

from __future__ import annotations

from functools import partial
from typing import Final

from weirwood.thrones.ability.cards import Cards
from weirwood.thrones.ability.operands import THIS, This
from weirwood.thrones.ability.players import a_challenge
from weirwood.thrones.engine.marks import CANNOT_BE_SAVED
from weirwood.thrones.engine.node import honoured
from weirwood.thrones.engine.nodes import Context, Filter, Operand, Trigger, Who
from weirwood.thrones.engine.speaker import EVENT_CARD, Speaker
from weirwood.thrones.engine.state.board import Board
from weirwood.thrones.engine.state.happening import (
    BY_INSIGHT,
    BY_PILLAGE,
    BY_RENOWN,
    FOR_CLAIM,
    FOR_INFLUENCE,
    FROM_HAND,
    WITH_PENALTY,
    Happening,
    savable,
)
from weirwood.thrones.engine.words import (
    ANNOUNCED,
    ATTACKER,
    BY_AMBUSH,
    BYPASSED,
    DECK_DISCARDED,
    DECLARED,
    DEFENDER,
    DISCARDED,
    DREW,
    ENTERED,
    HAND_DISCARDED,
    KILLED,
    KNELT,
    LAST_LEAVING,
    LEAVING,
    MARSHALED,
    NO_CARD,
    PLACED_DEAD,
    PLAYED,
    PLOT_REVEALED,
    POWER_GAINED,
    POWER_MOVED,
    PUT,
    SACRIFICED,
    SAVED,
    STOOD,
    STRENGTH_RAISED,
)


class AboutCard(Trigger):
    """Something happens to a card of a kind."""

    def __init__(self, what: Filter | Operand) -> None:
        self.what = what

    def about(self, s: Speaker, form: str = "text") -> str:
        """Name the card; the ability may refer to it again."""
        words = str(getattr(self.what, form)(s))
        if isinstance(self.what, Operand):
            s.event = self.what.key() or EVENT_CARD
        else:
            s.name(EVENT_CARD, self.what.noun())
        return words

    def matches(self, g: Board, c: Context, event: Happening) -> bool:
        """Match the card now, or as it was last known; of moved power the card that gets it."""
        what = self.what
        card = event.other if event.kind == POWER_MOVED else event.card
        if isinstance(what, Operand):
            return card in what.now(g, c)
        if event.record is not None:
            return what.matches_record(g, c, event.record)
        return card != NO_CARD and what.matches(g, c, card)


class Deed:
    """What happens to a card, in words or in few, and the kinds of happenings that are meant, perhaps with a flag."""

    def __init__(self, words: str, *kinds: int, would: bool = False, short: str = "", flag: int = 0) -> None:
        self.words, self.short, self.flag = words, short or words, flag
        self.kinds = sum([1 << kind for kind in kinds])
        self.would = would


def _during(s: Speaker, phase: str) -> str:
    """In which phase; empty where any will do."""
    return f" during {s.or_short(f'the {phase} phase', phase)}" if phase and not s.bare else ""


class OfCard(AboutCard):
    """Something happens to a card of a kind, or would, perhaps in a phase: it is killed, sacrificed, knelt, stood."""

    def __init__(self, deed: Deed, what: Filter | Operand, phase: str = "") -> None:
        super().__init__(what)
        self.deed, self.phase = deed, phase

    def kinds(self) -> int:
        return self.deed.kinds

    def would(self) -> bool:
        return self.deed.would

    def tells_whence(self) -> bool:
        return isinstance(self.what, This) and bool(self.deed.kinds & LEAVING)

    def matches(self, g: Board, c: Context, event: Happening) -> bool:
        if self.deed.would:
            record = g.records[event.card]
            barred = record is not None and record.barred & CANNOT_BE_SAVED
            if barred or not savable(event, g.deal.profile.leaving.saves):
                return False
        if self.phase and g.phase != self.phase:
            return False
        return event.flags & self.deed.flag == self.deed.flag and super().matches(g, c, event)

    def text(self, s: Speaker) -> str:
        s.certain = self.deed.kinds == 1 << KILLED
        name = self.about(s)
        s.certain = False
        return f"{name} {s.or_short(self.deed.words, self.deed.short)}{_during(s, self.phase)}"


killed: Final = partial(OfCard, Deed("is killed", KILLED))
"""A card is killed."""
killed_for_claim: Final = partial(
    OfCard, Deed("is killed to satisfy claim", KILLED, short="dies for claim", flag=FOR_CLAIM)
)
"""A card is killed to satisfy claim."""
is_saved: Final = partial(OfCard, Deed("is saved", SAVED))
"""A card is saved."""
killed_or_discarded: Final = partial(
    OfCard, Deed("is killed or discarded from play", KILLED, DISCARDED, short="is killed or discarded")
)
"""A card is killed or discarded from play."""
sacrificed_or_killed: Final = partial(OfCard, Deed("is sacrificed or killed", SACRIFICED, KILLED))
"""A card is sacrificed or killed."""
leaves_play: Final = partial(OfCard, Deed("leaves play", *range(LAST_LEAVING + 1)))
"""A card leaves play."""
stands: Final = partial(OfCard, Deed("stands", STOOD))
"""A card stands."""
is_knelt: Final = partial(OfCard, Deed("is knelt", KNELT))
"""A card is knelt."""
is_knelt_for_influence: Final = partial(
    OfCard, Deed("is knelt to pay influence", KNELT, short="pays influence", flag=FOR_INFLUENCE)
)
"""A card is knelt to pay influence."""
is_announced: Final = partial(OfCard, Deed("is announced", ANNOUNCED))
"""An agenda is announced, in set-up."""
gains_power: Final = partial(OfCard, Deed("gains 1 or more power", POWER_GAINED, short="gains power"))
"""A card gains power."""
gains_power_by_renown: Final = partial(
    OfCard, Deed("gains power using renown", POWER_GAINED, short="gains power by renown", flag=BY_RENOWN)
)
"""A card gains power using renown."""
gets_power: Final = partial(
    OfCard, Deed("gains power or has power moved to it", POWER_GAINED, POWER_MOVED, short="gets power")
)
"""A card gains power, or power is moved to it."""
placed_dead: Final = partial(OfCard, Deed("is placed in a dead pile", PLACED_DEAD))
"""A card is placed in a dead pile, whatever the way."""
plot_is_revealed: Final = partial(OfCard, Deed("is revealed", PLOT_REVEALED))
"""A plot card is revealed, by anybody."""
sacrificed: Final = partial(OfCard, Deed("is sacrificed", SACRIFICED))
"""A card is sacrificed."""
is_played: Final = partial(OfCard, Deed("is played", PLAYED))
"""An event is played, by anybody."""
would_be_killed: Final = partial(OfCard, Deed("would be killed", KILLED, would=True))
"""A card would be killed."""
would_be_killed_or_discarded: Final = partial(
    OfCard,
    Deed(
        "would be killed or discarded from play",
        KILLED,
        DISCARDED,
        would=True,
        short="would be killed or discarded",
    ),
)
"""A card would be killed or discarded from play."""


class StrengthRaised(AboutCard):
    """This card's strength is increased by a card effect."""

    answers = 1 << STRENGTH_RAISED

    def __init__(self) -> None:
        super().__init__(THIS)

    def text(self, s: Speaker) -> str:
        if s.short:
            return f"a card effect raises {self.about(s, 'whose')} [STR]"
        return f"{self.about(s, 'whose')} [STR] is increased by a card effect"


class Declared(AboutCard):
    """A card is declared as an attacker, as a defender, or as either, perhaps in challenges of some types."""

    answers = 1 << DECLARED

    def __init__(self, what: Filter | Operand, role: int = 0, *types: int) -> None:
        super().__init__(what)
        self.types = types
        self.role = honoured(role, _ROLES, "a card is declared as ATTACKER or DEFENDER")

    def matches(self, g: Board, c: Context, event: Happening) -> bool:
        if self.types and (g.challenge is None or g.challenge.type not in self.types):
            return False
        return self.role in (0, event.how) and super().matches(g, c, event)

    def text(self, s: Speaker) -> str:
        types = f" in {a_challenge(s, *self.types)}" if self.types else ""
        declared = s.or_tight(f"is declared as {_ROLES[self.role]}", _DOES[self.role])
        s.certain = True
        name = self.about(s)
        s.certain = False
        return f"{name} {declared}{types}"


_DOES: Final = {0: "attacks or defends", ATTACKER: "attacks", DEFENDER: "defends"}
_ROLES: Final = {0: "an attacker or defender", ATTACKER: "an attacker", DEFENDER: "a defender"}


class DiscardedUnplayed(AboutCard):
    """A card of a kind is discarded from a player's hand or deck."""

    answers = 1 << HAND_DISCARDED | 1 << DECK_DISCARDED

    def __init__(self, what: Filter, whose: Who) -> None:
        super().__init__(what)
        self.whose = whose

    def matches(self, g: Board, c: Context, event: Happening) -> bool:
        return event.seat in self.whose.seats(g, c) and super().matches(g, c, event)

    def text(self, s: Speaker) -> str:
        words = self.about(s)
        s.named[EVENT_CARD] = s.or_short(f"discarded {s.named[EVENT_CARD]}", "card")
        return f"{words} is discarded from {self.whose.whose(s)} hand or deck"


class EntersPlay(AboutCard):
    """A card enters play: marshaled, by ambush, from your hand, in a phase, during a challenge."""

    answers = 1 << ENTERED

    def __init__(
        self,
        what: Filter | Operand,
        how: int = -1,
        phase: str = "",
        during_challenge: bool = False,
        from_hand: bool = False,
    ) -> None:
        super().__init__(what)
        self.how = honoured(how, _ENTERS, "a card enters play MARSHALED, PUT or BY_AMBUSH")
        self.phase, self.during_challenge, self.from_hand = phase, during_challenge, from_hand

    def asks_whence(self) -> bool:
        return self.from_hand

    def matches(self, g: Board, c: Context, event: Happening) -> bool:
        if self.how not in (-1, event.how) or self.phase not in ("", g.phase):
            return False
        if self.from_hand and not (event.flags & FROM_HAND and g.owner(event.card) == c.seat):
            return False
        return super().matches(g, c, event) and not (self.during_challenge and g.challenge is None)

    def text(self, s: Speaker) -> str:
        enters = s.or_tight(_ENTERS[self.how], _TIGHT.get(self.how, _ENTERS[self.how]))
        when = _during(s, self.phase) + (" during a challenge" if self.during_challenge else "")
        whence = f" from {s.or_short('your hand', 'hand')}" if self.from_hand else ""
        what = self.what
        if isinstance(what, Cards) and what.controller is not None and self.how == MARSHALED:
            player, card = what.controller.does(s, "[marshal]"), self.about(s, "unowned")
            return f"{player} {card}{whence}{when}"
        if isinstance(what, Filter) and what.called() and what.is_yours() and not s.short:
            return f"{self.about(s, 'unowned')} {enters} under your control{whence}{when}"
        return f"{self.about(s)} {enters}{whence}{when}"


_TIGHT: Final = {-1: "enters", BY_AMBUSH: "ambushes"}
_ENTERS: Final = {
    -1: "enters play",
    MARSHALED: "is [marshaled]",
    PUT: "is put into play",
    BY_AMBUSH: "enters play using ambush",
}


class YouMarshal(AboutCard):
    """You marshal, or marshal or play, a card; perhaps with a gold penalty."""

    def __init__(self, what: Filter | Operand, or_play: bool = False, penalty: bool = False) -> None:
        super().__init__(what)
        if or_play and penalty:
            raise ValueError("cards are marshaled with a gold penalty, not played")
        self.or_play, self.penalty = or_play, penalty

    def kinds(self) -> int:
        return 1 << ENTERED | (1 << PLAYED if self.or_play else 0)

    def matches(self, g: Board, c: Context, event: Happening) -> bool:
        """By you, and marshaled rather than put into play."""
        if event.seat != c.seat or (event.kind == ENTERED and event.how != MARSHALED):
            return False
        if self.penalty and not event.flags & WITH_PENALTY:
            return False
        return super().matches(g, c, event)

    def text(self, s: Speaker) -> str:
        penalty = s.or_tight(" with a gold penalty", " with a penalty") if self.penalty else ""
        return f"you [marshal{' or play' if self.or_play else ''}] {self.about(s, 'whom')}{penalty}"


class Bypasses(Trigger):
    """This card bypasses a character using stealth."""

    answers = 1 << BYPASSED

    def __init__(self, what: Operand) -> None:
        self.what = what

    def matches(self, g: Board, c: Context, event: Happening) -> bool:
        return event.other in self.what.now(g, c)

    def text(self, s: Speaker) -> str:
        words = f"{self.what.text(s)} bypasses a character{s.or_short(' using stealth', '')}"
        s.name(EVENT_CARD, "character")
        return words


class DrawsCards(Trigger):
    """A player draws cards, perhaps in a phase."""

    answers = 1 << DREW

    def __init__(self, who: Who, phase: str = "") -> None:
        self.who, self.phase = who, phase

    def matches(self, g: Board, c: Context, event: Happening) -> bool:
        return self.phase in ("", g.phase) and event.seat in self.who.seats(g, c)

    def text(self, s: Speaker) -> str:
        return f"{self.who.does(s, 'draw')} cards{_during(s, self.phase)}"


class DrawsByInsight(Trigger):
    """You draw a card of a kind using insight."""

    answers = 1 << DREW

    def __init__(self, what: Filter) -> None:
        self.what = what

    def matches(self, g: Board, c: Context, event: Happening) -> bool:
        by_insight = event.flags & BY_INSIGHT and event.seat == c.seat
        return bool(by_insight) and self.what.matches(g, c, event.other)

    def text(self, s: Speaker) -> str:
        words = f"you draw {self.what.text(s)} {s.or_short('using insight', 'by insight')}"
        s.name(EVENT_CARD, "card")
        return words


class Pillages(Trigger):
    """A card, or any card, discards a card (of a kind) using pillage."""

    answers = 1 << DECK_DISCARDED

    def __init__(self, what: Operand | None = None, discarded: Filter | None = None) -> None:
        self.what, self.discarded = what, discarded

    def matches(self, g: Board, c: Context, event: Happening) -> bool:
        if not event.flags & BY_PILLAGE:
            return False
        if self.what is not None and event.source not in self.what.now(g, c):
            return False
        return self.discarded is None or self.discarded.matches(g, c, event.card)

    def text(self, s: Speaker) -> str:
        what = "" if self.what is None else self.what.text(s)
        discarded = "a card" if self.discarded is None else self.discarded.text(s)
        s.name(EVENT_CARD, "card")
        if self.what is None:
            return f"{discarded} is {s.or_short('discarded using pillage', 'pillaged')}"
        if s.short > 1 and self.discarded is None:
            return f"{what} pillages"
        return f"{what} pillages {discarded}" if s.short else f"{what} discards {discarded} using pillage"
