"""How a game ended, in words: why, and by which last deed; and its figures."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from weirwood.core.catalogue import find_kit
from weirwood.core.errors import listed
from weirwood.core.figures import Count
from weirwood.core.kit import placed
from weirwood.core.match import Match
from weirwood.core.outcome import Ending
from weirwood.server.wire.story import FigureGroup, FigureRow


def figures(match: Match) -> list[FigureGroup]:
    """What each seat did, where the game counts that."""
    place = find_kit(match.game.id).figures
    if not place:
        return []
    count: Count = placed(place)
    events = [event for _, event in match.log]
    found = count(events, match.state, len(match.setup.seats))
    return [
        FigureGroup(group.title, [FigureRow(row.kind, row.name, list(row.values)) for row in group.rows])
        for group in found
    ]


def why(match: Match, outcome: Mapping[str, Any], viewer: int | None, points: Sequence[int]) -> str:
    """Why a game is over, as a sentence for a viewer; ``outcome`` may be the table's own."""
    winners: list[int] = outcome["winners"]
    losers = [seat for seat in range(len(match.setup.seats)) if seat not in winners]
    say = _WORDS.get(str(outcome["reason"]))
    return "" if say is None else say(_Said(match, viewer, outcome["scores"] or points), winners, losers)


class _Said:
    """Names and points for the eyes of a viewer."""

    def __init__(self, match: Match, viewer: int | None, points: Sequence[int]) -> None:
        self.names = ["You" if seat == viewer else one.name for seat, one in enumerate(match.setup.seats)]
        self.viewer = viewer
        self.points = points
        self.most = "the fewest points" if find_kit(match.game.id).fewest_win else "most power"

    def does(self, seats: list[int], one: str, several: str) -> str:
        """Who does something: the word for one player, or for several and for *you*."""
        many = len(seats) > 1 or self.viewer in seats
        return f"{listed([self.names[seat] for seat in seats]) or 'Nobody'} {several if many else one}"

    def count(self, seats: list[int]) -> str:
        """How many points the first of these has."""
        return str(self.points[seats[0]]) if seats and self.points else "enough"


def _power(said: _Said, winners: list[int], losers: list[int]) -> str:
    return f"{said.does(winners, 'has', 'have')} {said.count(winners)} power."


def _score(said: _Said, winners: list[int], losers: list[int]) -> str:
    return f"{said.does(winners, 'has', 'have')} {said.most}: {said.count(winners)}."


def _last(said: _Said, winners: list[int], losers: list[int]) -> str:
    return f"{said.does(losers, 'is', 'are')} out of the game."


def _time(said: _Said, winners: list[int], losers: list[int]) -> str:
    if not winners:
        return "The time is up, and nobody leads."
    return f"The time is up, and {_inside(said.does(winners, 'wins', 'win'))}."


def _draw(said: _Said, winners: list[int], losers: list[int]) -> str:
    return "Nobody wins: those who could are level."


def _concession(said: _Said, winners: list[int], losers: list[int]) -> str:
    return f"{said.does(losers, 'concedes', 'concede')}."


def _inside(text: str) -> str:
    """A sentence that goes on: *you* is small there."""
    return f"y{text[1:]}" if text.startswith("You ") else text


_WORDS: dict[str, Callable[[_Said, list[int], list[int]], str]] = {
    Ending.POWER.value: _power,
    Ending.SCORE.value: _score,
    Ending.LAST_STANDING.value: _last,
    Ending.TIME.value: _time,
    Ending.DRAW.value: _draw,
    "concede": _concession,
}
"""What is said of each reason, those of a table among them."""
