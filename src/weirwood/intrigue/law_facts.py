"""What the laws must know of Westeros Intrigue."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

from weirwood.core.law_facts import LawFacts
from weirwood.intrigue.ledger import IntrigueLedger


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
