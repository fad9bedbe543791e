"""Figures of a challenge game: challenges won, where power came from, and what else can be counted."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Final, cast

from weirwood.core.event import Event
from weirwood.core.figures import Figures, gathered
from weirwood.core.state import State
from weirwood.thrones.engine.concepts import told as concepts
from weirwood.thrones.engine.state.board import Board
from weirwood.thrones.engine.state.log import Told
from weirwood.thrones.engine.words import CHALLENGE_NAMES

_CLAIM: Final = "claim"
_DOMINANCE: Final = "dominance"
_CARDS: Final = "cards"
_GROUPS: Final = (
    ("Challenges won", tuple((name, name.capitalize()) for name in CHALLENGE_NAMES)),
    (
        "Power from",
        (
            (concepts.BY_RENOWN, "Renown"),
            (concepts.WON_UNOPPOSED, "Unopposed"),
            (_CLAIM, "Claim"),
            (_DOMINANCE, "Dominance"),
            (concepts.BEAT_A_RIVAL, "Rivals"),
            (_CARDS, "Cards"),
        ),
    ),
    (
        "And",
        (("killed", "Characters lost"), ("drew", "Cards drawn"), ("gold-spent", "Gold spent")),
    ),
)
_COUNTED: Final = {"drew": 0, "gold-spent": 0, "killed": 1}
"""Events that are counted by their amount, and what one counts that has none."""


def figures(events: Iterable[Event], state: State, seats: int) -> list[Figures]:
    """What each seat did, from the events that led to a state."""
    board = cast(Board, state)
    counts: Counter[tuple[str, int]] = Counter()
    fought = ""
    before: Event | None = None
    for event in events:
        amount = event.amount or 0
        if event.kind == "challenge-initiated":
            fought = str(event.value)
        elif event.kind == "challenge-decided" and event.seats:
            counts[fought, event.seats[0]] += 1
        elif event.kind == "power-gained" and event.seats:
            counts[_source(event, before), event.seats[0]] += amount
        elif event.kind == "power-moved":
            counts[_CLAIM if event.source is None else _CARDS, board.owner(event.cards[1])] += amount
        elif event.kind in _COUNTED and event.seats:
            counts[event.kind, event.seats[0]] += event.amount or _COUNTED[event.kind]
        before = event
    return gathered(counts, seats, _GROUPS)


def _source(event: Event, before: Event | None) -> str:
    """Where power comes from."""
    if isinstance(event, Told) and event.concept:
        return event.concept
    won = before is not None and before.kind == "dominance-won" and before.seats == event.seats
    return _DOMINANCE if won and event.source is None else _CARDS
