"""What a person would count on the board: power, characters and cards in hand; and how two such counts differ."""

from __future__ import annotations

from typing import Final

from weirwood.thrones.engine.state.board import Board
from weirwood.thrones.judgement.threats import characters

_COUNTED: Final = (("power", "less", 1.5), ("characters", "fewer", 2.0), ("cards in hand", "fewer", 1.0))
"""What is counted, how one speaks of less of it, and what one of it is about worth."""
_TOLD: Final = 0.3
"""A gap that is worth less is not told."""


def tally(g: Board, seat: int) -> list[float]:
    """A seat's own power, characters and hand, then those of its opponents together."""
    found: list[float] = []
    for seats in ([seat], g.opponents(seat)):
        found.append(float(sum([g.power(each) for each in seats])))
        found.append(float(sum([len(characters(g, each)) for each in seats])))
        found.append(float(sum([len(g.sides[each].hand) for each in seats])))
    return found


def apart(g: Board, seat: int, gaps: list[float], you: bool) -> str:
    """How much more or less of what counts most something worse brings to whom; empty where gaps are small."""
    best, most = "", _TOLD
    names = [each.name for each in g.deal.setup.seats]
    opponents = [names[other] for other in g.opponents(seat)]
    them = opponents[0] if len(opponents) == 1 else "the others together"
    for at, gap in enumerate(gaps):
        what, less, worth = _COUNTED[at % len(_COUNTED)]
        is_own = at < len(_COUNTED)
        lost = worth * (-gap if is_own else gap)
        if lost > most:
            who = ("you" if you else names[seat]) if is_own else them
            best, most = f"{abs(gap):.1f} {less if gap < 0 else 'more'} {what} for {who}", lost
    return best
