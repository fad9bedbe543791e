"""What a game without decks, sets, edits and hidden ids answers to the questions about these."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from mypy_extensions import mypyc_attr

from weirwood.core.decision import Decision
from weirwood.core.errors import BadArgument, IllegalChoice
from weirwood.core.event import Event
from weirwood.core.sentence import say
from weirwood.core.state import NOTHING_FOLLOWS, Prospect, State
from weirwood.core.view import OWN_NAMES, Names


@mypyc_attr(allow_interpreted_subclasses=True)
class PlainGame:
    """A game whose every decision takes one option, and whose cards all may be named to all."""

    __slots__ = ()

    def ready(self, players: int) -> list[dict[str, Any]]:
        """Seats bring nothing."""
        return [{} for _ in range(players)]

    def choose_set(self, state: State, seat: int, keys: list[str]) -> tuple[Event, ...]:
        """Nothing is selected."""
        raise IllegalChoice("This decision takes exactly one option.")

    def may_choose(self, state: State, seat: int, keys: list[str]) -> bool:
        """Nothing is selected."""
        return False

    def edit(self, state: State, op: str, arguments: Mapping[str, Any]) -> tuple[Event, ...]:
        """There are none."""
        raise BadArgument("This game cannot be edited. Place another scene instead.")

    def code(self, state: State, card: int) -> str:
        """Cards have none."""
        return ""

    def names(self, state: State, viewer: int | None) -> Names:
        """The engine's own."""
        return OWN_NAMES

    def prospect(self, state: State, seat: int, keys: list[str]) -> Prospect:
        """Nothing follows that one does not see."""
        return NOTHING_FOLLOWS

    def concerns(self, state: State, decision: Decision) -> bool:
        """Every question does."""
        return True

    def further(self, state: State, seat: int, keys: list[str]) -> list[str]:
        """Nothing is selected."""
        return []

    def refused_set(self, state: State, seat: int, keys: list[str]) -> dict[str, Any]:
        """Nothing is selected."""
        return {"rule": None, "text": say("Exactly one option can be chosen.")}

    def reckoning(self, state: State, viewer: int | None) -> dict[str, Any] | None:
        """There is nothing to sum up."""
        return None

    def tale(self, events: Iterable[Event], viewer: int | None) -> list[Event | None]:
        """Every event is a line."""
        return list(events)

    def heading(self, state: State, event: Event, viewer: int | None) -> str | None:
        """Rounds are not divided."""
        return None
