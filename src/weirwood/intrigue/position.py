"""The position of a match: integers and lists of integers, everything a match is and nothing else."""

from __future__ import annotations

from weirwood.core.outcome import Outcome
from weirwood.core.rng import Rng
from weirwood.intrigue.cards import HOUSE_COUNT
from weirwood.intrigue.placing import Placements, placements
from weirwood.intrigue.table import Table


class Position:
    """Court, hands, scores and whose turn it is.

    Cards of one house are interchangeable, so a hand is a number for each house (WI.components.2).
    ``barred`` remembers of each seat eliminated with cards in hand which houses it could have placed then:
    all who watched know that it holds none of those. ``open`` is what the active seat may do now.
    """

    __slots__ = (
        "active",
        "barred",
        "eliminated",
        "hands",
        "last",
        "open",
        "outcome",
        "penalties",
        "planes",
        "rng",
        "round",
        "starter",
        "table",
        "throne_deck",
        "thrones",
        "unused",
        "width",
    )

    def __init__(self, table: Table, rng: Rng) -> None:
        players = table.players
        self.table = table
        self.rng = rng
        self.round: int = 0
        self.starter: int = 0
        self.active: int = 0
        self.planes: list[int] = [0] * HOUSE_COUNT
        self.width: int = 0
        self.hands: list[list[int]] = [[0] * HOUSE_COUNT for _ in range(players)]
        self.eliminated: list[bool] = [False] * players
        self.barred: list[int] = [0] * players
        self.last: int = -1
        self.penalties: list[int] = [0] * players
        self.throne_deck: tuple[int, ...] = ()
        self.thrones: list[tuple[int, ...]] = [()] * players
        self.unused: list[int] = [0] * HOUSE_COUNT
        self.open: Placements | None = None
        self.outcome: Outcome | None = None

    def look(self, seat: int) -> Placements:
        """What a seat could place where if it were its turn."""
        return self.look_with(self.hands[seat])

    def look_with(self, hand: list[int]) -> Placements:
        """What a hand could place where."""
        return placements(self.planes, self.width, self.table.bottom_row, hand)

    def copy_from(self, other: Position) -> None:
        """Become an independent equal of another position of the same table."""
        self.rng = Rng(other.rng.key, other.rng.counter)
        self.round = other.round
        self.starter = other.starter
        self.active = other.active
        self.planes = other.planes.copy()
        self.width = other.width
        self.hands = [hand.copy() for hand in other.hands]
        self.eliminated = other.eliminated.copy()
        self.barred = other.barred.copy()
        self.last = other.last
        self.penalties = other.penalties.copy()
        self.throne_deck = other.throne_deck
        self.thrones = other.thrones.copy()
        self.unused = other.unused.copy()
        self.open = other.open
        self.outcome = other.outcome
