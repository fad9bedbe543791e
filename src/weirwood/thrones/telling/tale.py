"""What makes a line of the chronicle: one happening is one line, and what goes without saying is none."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from weirwood.core.event import Event
from weirwood.thrones.engine.concepts.told import DUPLICATE_DISCARDED, SAVED_BY_A_DUPLICATE
from weirwood.thrones.engine.state.log import Told

_UNTOLD: Final = (
    "challenge-ended",
    "effects-initiate",
    "event-played",
    "phase-ended",
    "strength-raised",
    "taken-from-hand",
)
"""What something else says already."""
_GATHERED: Final = (
    "chosen",
    "declared",
    "discarded",
    "discarded-from-deck",
    "discarded-from-hand",
    "joined-challenge",
    "killed",
    "knelt",
    "returned",
    "sacrificed",
    "set-up",
    "stood",
)
"""What is told in one sentence where it happens to several cards."""
_BESIDE: Final = {"set-up": ("duplicate-placed",), "killed": ("moved",)}
"""What may come between cards that are told together."""
_JOINED: Final = "power"  # the value of a joint line of dominance and the power it gives
_BOUGHT: Final = ("entered-play", "duplicate-placed")
"""What is told in one sentence with the gold that was paid for it."""


def tale(events: Iterable[Event]) -> list[Event | None]:
    """For each event what is told in its place: itself, a joint event where several are told as one, or nothing."""
    told: list[Event | None] = []
    using: int | None = None
    paying = False
    for event in events:
        if event.kind == "initiated":
            using, paying = event.cards[0] if event.cards else None, True
        elif event.kind == "effects-initiate":
            paying = False
        said = event if _is_told(event, using if paying else None) else None
        if said is not None and event.kind != "initiated":
            if using is not None and said.source == using:
                said = _without_source(said)
            elif said.kind != "chosen":
                using = None
        told.append(_joined(told, said))
    return told


def _is_told(event: Event, paid_for: int | None) -> bool:
    """Whether an event is worth a line: not what goes by the rules or as a cost, nor a duplicate with its card."""
    if event.kind == "knelt":
        own = event.source is None or event.source in event.cards
        return not own and event.source != paid_for
    if event.kind == "stood":
        return event.source is not None
    if event.kind == "gold-spent":
        return paid_for not in event.cards
    if isinstance(event, Told) and event.concept in (DUPLICATE_DISCARDED, SAVED_BY_A_DUPLICATE):
        return False
    return event.kind not in _UNTOLD


def _joined(told: list[Event | None], event: Event | None) -> Event | None:
    """An event together with one told before that it belongs to, which is told no more."""
    if event is None:
        return None
    for at in range(len(told) - 1, -1, -1):
        before = told[at]
        if before is None:
            continue
        joint = _joint(before, event)
        if joint is not None:
            told[at] = None
            return joint
        if before.kind not in _BESIDE.get(event.kind, ()):
            break
    return event


def _joint(one: Event, other: Event) -> Event | None:
    if not isinstance(one, Told) or not isinstance(other, Told):
        return None
    if one.kind == "dominance-won" and other.kind == "power-gained" and other.source is None:
        same = other.seats == one.seats and other.amount == 1
        return one.retold(one.cards, one.stays, one.source, _JOINED) if same else None
    if one.kind == "gold-spent" and other.kind in _BOUGHT:
        bought = other.retold(other.cards, other.stays, other.source, other.value)
        bought.amount = one.amount
        return bought if one.cards == other.cards[:1] else None
    attack = one.kind == "challenge-initiated" and (other.kind, other.value) == ("declared", "attacker")
    if not attack and (one.kind not in _GATHERED or not _alike(one, other)):
        return None
    cards = one.cards + other.cards
    stays = one.stays[: len(one.cards)] + other.stays
    return (one if attack else other).retold(cards, stays, other.source, one.value)


def _alike(one: Event, other: Event) -> bool:
    """Whether they differ in their cards alone, which everyone knows."""
    same = one.kind == other.kind and one.seats == other.seats
    same = same and one.source == other.source and one.value == other.value
    plain = one.amount is None and other.amount is None and one.knowers is None and other.knowers is None
    return same and plain and bool(one.cards) and bool(other.cards)


def _without_source(event: Event) -> Event:
    """The same, where the line before has named the card that does it."""
    if not isinstance(event, Told):
        return event
    return event.retold(event.cards, event.stays[: len(event.cards)], None, event.value)
