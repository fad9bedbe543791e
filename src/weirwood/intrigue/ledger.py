"""What all can count in Westeros Intrigue, and what else its laws must know."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any, Final

from weirwood.core.event import Event
from weirwood.core.law_facts import LawFacts
from weirwood.core.ledger import GAME, Ledger
from weirwood.core.state import State


class IntrigueLedger(Ledger):
    """Cards in hands and court, Iron Throne cards and penalties."""

    def __init__(self, state: State, is_opening: bool = False) -> None:
        super().__init__()
        if is_opening:
            return
        facts = state.facts()
        counts = self.counts
        counts["round", GAME] = state.status.round
        counts["starter", GAME] = facts["starter"]
        counts["court", GAME] = sum(house is not None for row in facts["court"] for house in row)
        for seat, form in enumerate(facts["seats"]):
            counts["hand", seat] = sum(form["hand"].values())
            counts["penalty", seat] = form["penalty"]
            counts["Iron Throne cards", seat] = len(form["thrones"])
            counts["elimination", seat] = form["eliminated"]

    def write(self, events: Iterable[Event]) -> None:
        for event in events:
            self._write(event, event.seats[0] if event.seats else GAME, event.amount or 0)

    def _write(self, event: Event, seat: int, amount: int) -> None:
        counts = self.counts
        match event.kind:
            case "round-began":
                for what, whose in counts:
                    if what in ("court", "elimination"):
                        counts[what, whose] = 0
                counts["round", GAME] = amount
                counts["starter", GAME] = seat
            case "dealt":
                counts["hand", seat] = amount
            case "opened":
                counts["court", GAME] += 1
            case "placed":
                counts["hand", seat] -= 1
                counts["court", GAME] += 1
            case "eliminated":
                counts["elimination", seat] = 1
            case "throne-drawn":
                counts["Iron Throne cards", seat] += 1
            case "penalty":
                counts["penalty", seat] += amount


def _cards(facts: dict[str, Any]) -> Counter[Any]:
    cards: Counter[Any] = Counter(facts["unused"])
    for row in facts["court"]:
        cards.update(house for house in row if house is not None)
    cards.update(f"throne {index}" for index in facts["thrones_left"])
    for seat in facts["seats"]:
        cards.update(seat["hand"])
        cards.update(f"throne {index}" for index in seat["thrones"])
    return cards


# Six rounds, and no more placements in a round than there are cards.
LAW_FACTS: Final = LawFacts(cards=_cards, ledger=IntrigueLedger, longest=6 * 36)
