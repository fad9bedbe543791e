"""What is told of what happens: the log as data, each card as it was when it was told of."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from weirwood.core.event import Event
from weirwood.thrones.engine import words
from weirwood.thrones.engine.concepts import told as concepts
from weirwood.thrones.engine.state.happening import (
    AT_BOTTOM,
    BY_PILLAGE,
    BY_RENOWN,
    FACE_DOWN,
    RIVALS_BONUS,
    SECRET,
    UNOPPOSED_BONUS,
    Happening,
)

if TYPE_CHECKING:
    from weirwood.thrones.engine.state.board import Board


def _bits(*kinds: int) -> int:
    bits = 0
    for kind in kinds:
        bits |= 1 << kind
    return bits


_COUNTED: Final = _bits(
    words.POWER_GAINED,
    words.POWER_MOVED,
    words.POWER_LOST,
    words.GOLD_GAINED,
    words.GOLD_MOVED,
    words.GOLD_RETURNED,
    words.GOLD_SPENT,
    words.DREW,
    words.DECIDED,
    words.DOMINANCE_WON,
    words.ROUND_ENDED,
    words.INCOME,
    words.TOKEN_PLACED,
    words.TOKEN_REMOVED,
    words.INITIATIVE_WON,
    words.SET_UP,
)
"""The kinds that have an amount."""

_VALUED: Final = _bits(
    words.SHUFFLED_AWAY,
    words.ENTERED,
    words.PILED,
    words.INITIATED,
    words.DECLARED,
    words.CLAIMED,
    words.PHASE_BEGAN,
    words.PHASE_ENDED,
    words.CHALLENGE_JOINED,
    words.TOKEN_PLACED,
    words.TOKEN_REMOVED,
    words.DECIDED,
)
"""The kinds that have a value."""

_RULED: Final = UNOPPOSED_BONUS | RIVALS_BONUS | BY_RENOWN | BY_PILLAGE
"""The flags that say by what something happens."""


class Told(Event):
    """An event of a challenge game. What goes with a card, such as where to it moves, all may know.

    ``stays`` says how often each of its cards, and after them its source, had gone into hiding: viewers name cards by
    that, so that a card which is hidden since comes back under another name. ``concept`` is by what it happened.
    """

    __slots__ = ("concept", "stays")

    def __init__(
        self,
        kind: str,
        rule: str | None,
        seats: tuple[int, ...],
        cards: tuple[int, ...],
        amount: int | None,
        source: int | None,
        value: Any,
        knowers: tuple[int, ...] | None,
        stays: tuple[int, ...],
        concept: str = "",
    ) -> None:
        self.kind = kind
        self.rule = rule
        self.seats = seats
        self.cards = cards
        self.amount = amount
        self.source = source
        self._value = value
        self.knowers = knowers
        self.stays = stays
        self.concept = concept

    def seen_by(self, viewer: int | None) -> Told:
        if self.known_to(viewer):
            return self
        return self.retold((), self.stays[len(self.cards) :], self.source, self.value)

    def retold(self, cards: tuple[int, ...], stays: tuple[int, ...], source: int | None, value: Any) -> Told:
        """The same about other cards, with another source and value."""
        told = Told(self.kind, self.rule, self.seats, cards, self.amount, source, value, self.knowers, stays)
        told.concept = self.concept
        return told


def told(g: Board, happening: Happening, concept: str, stay: int) -> Told:
    """A happening as it is told; ``stay`` is how often its card had gone into hiding before, -1 if no more since."""
    kind = happening.kind
    seats: tuple[int, ...] = () if happening.seat < 0 else (happening.seat,)
    cards: tuple[int, ...] = ()
    stays: tuple[int, ...] = ()
    if happening.card != words.NO_CARD:
        cards = (happening.card,)
        stays = (g.moves[happening.card] if stay < 0 else stay,)
    if happening.other != words.NO_CARD:
        cards += (happening.other,)
        stays += (g.moves[happening.other],)
    knowers: tuple[int, ...] | None = None
    if kind == words.DREW:
        hand = g.sides[happening.seat].hand
        cards = tuple(hand[len(hand) - happening.amount :])
        stays = tuple([g.moves[card] for card in cards])
        knowers = seats
    elif happening.flags & FACE_DOWN:
        knowers = seats
    elif happening.flags & SECRET:
        seen = g.seen[happening.card]
        knowers = tuple([seat for seat in range(g.deal.players) if (seen >> seat) & 1])
    elif kind == words.INITIATED:
        seats = (happening.seat, happening.amount)
    elif kind in (words.DECIDED, words.GOLD_MOVED):
        seats = (happening.seat, happening.how)
    elif kind == words.FIRST_PLAYER_CHOSEN and happening.amount:
        seats = (happening.seat, happening.how)  # and who chose
    source: int | None = None
    if happening.source != words.NO_CARD:
        source = happening.source
        stays += (stay_of_source(g, happening.source),)
    amount = happening.amount if (_COUNTED >> kind) & 1 else None
    if kind == words.SET_UP and cards:
        amount = None
    value = _value(g, happening) if (_VALUED >> kind) & 1 else None
    if happening.flags & _RULED:
        concept = _concept(happening.flags)
    rule = g.deal.edition.clauses[concept] if concept else None
    return Told(words.KIND_NAMES[kind], rule, seats, cards, amount, source, value, knowers, stays, concept)


def stay_of_source(g: Board, card: int) -> int:
    """By which stay a source is named: if it is hidden again, by the one before the first shuffle, which all forgot."""
    hidden = g.zone[card] in (words.HAND, words.DECK) and g.seen[card] != g.everyone()
    return 0 if hidden else g.moves[card]


def _concept(flags: int) -> str:
    if flags & UNOPPOSED_BONUS:
        return concepts.WON_UNOPPOSED
    if flags & RIVALS_BONUS:
        return concepts.BEAT_A_RIVAL
    return concepts.BY_RENOWN if flags & BY_RENOWN else concepts.BY_PILLAGE


def _value(g: Board, happening: Happening) -> str | None:
    kind = happening.kind
    if kind == words.DECIDED:
        challenge = g.challenge
        return "unopposed" if challenge is not None and challenge.unopposed else None
    if kind == words.SHUFFLED_AWAY:
        return "deck-top" if happening.amount else None
    if kind in (words.PHASE_BEGAN, words.PHASE_ENDED):
        return g.deal.edition.phases[happening.how]
    if kind in (words.INITIATED, words.CLAIMED):
        return words.CHALLENGE_NAMES[happening.how]
    if kind in (words.DECLARED, words.CHALLENGE_JOINED):
        return words.ROLE_NAMES[happening.how]
    if kind == words.ENTERED:
        return words.WAY_NAMES[happening.how]
    if kind in (words.TOKEN_PLACED, words.TOKEN_REMOVED):
        return g.deal.edition.token_words[happening.how]
    zone = happening.how if happening.instead < 0 else happening.instead
    if zone == words.DECK:
        if happening.flags & AT_BOTTOM:
            return "deck-bottom"
        return "deck-top" if happening.amount else "deck"
    return words.ZONE_NAMES[zone]
