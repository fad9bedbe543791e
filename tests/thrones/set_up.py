"""Games from the very beginning: decks whose order is given, so that a test knows the starting hands."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from tests.thrones.scene import GAME, Scene, Side
from weirwood.core.decision import DecisionKind
from weirwood.core.event import Event
from weirwood.core.option import Verb

PLOTS: Final = (
    "A Noble Cause",
    "A Clash of Kings",
    "A Storm of Swords",
    "Calling the Banners",
    "Confiscation",
    "Counting Coppers",
    "Jousting Contest",
)
FILLER: Final = "Rattleshirt's Raiders"


def deck(*top: str, faction: str = "stark", agenda: str | None = None, size: int = 30) -> dict[str, Any]:
    """A deck of seven plots and of so many cards, these on top."""
    cards = [*top, *[FILLER] * (size - len(top))]
    form = {"faction": faction, "plots": list(PLOTS), "cards": cards}
    return form if agenda is None else {**form, "agenda": agenda}


def begun(
    yours: dict[str, Any] | None = None,
    theirs: dict[str, Any] | None = None,
    seed: int = 0,
    **options: Any,
) -> tuple[Scene, tuple[Event, ...]]:
    """A game at its first decision, and what happened before it."""
    seats = [{"name": name, "deck": form or deck()} for name, form in (("You", yours), ("Foe", theirs))]
    state, events = GAME.begin(GAME.setup(seats, {"check_decks": False, **options}), seed)
    return Scene(state), events


def hands(yours: Sequence[str], theirs: Sequence[str] = (), **options: Any) -> Scene:
    """A game in which the starting hands are these cards and fillers; you are the first player."""
    options = {"deck_order": "given", "first_player": 0, "ask": "windows", **options}
    return begun(deck(*yours), deck(*theirs), **options)[0]


def decides(side: Side, verb: Verb) -> tuple[Event, ...]:
    """A seat keeps its hand, or takes a mulligan."""
    option = next(option for option in side.decision.options if option.verb == verb)
    return side.scene.choose(side.seat, option.key)


def placing(yours: Sequence[str], theirs: Sequence[str] = (), **options: Any) -> Scene:
    """The same game where cards are placed: both players have kept their hands."""
    s = hands(yours, theirs, **options)
    while s.state.decisions[0].kind == DecisionKind.MULLIGAN:
        decides(s.you if s.state.decisions[0].seat == 0 else s.foe, Verb.KEEP)
    return s
