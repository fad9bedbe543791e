"""The two decks that the game comes with."""

from typing import Any, Final


def _deck(house: str, back: str, titles: int, plots: range, **copies: str) -> dict[str, Any]:
    """A deck by codes: one copy of each card, more of those named."""
    many = {f"{back}{number}": int(count[1:]) for count, numbers in copies.items() for number in numbers.split()}
    codes = [f"{back}{number:02}" for number in range(1, titles + 1)]
    return {
        "faction": house,
        "plots": {f"HBP{number:02}": 1 for number in plots},
        "cards": {code: many.get(code, 1) for code in codes},
    }


DECKS: Final = (
    _deck("stark", "HBS", 35, range(1, 8), x2="01 02 03 05 06 14 16 17 27 31 33", x3="04 21"),
    _deck("lannister", "HBL", 37, range(8, 15), x2="01 02 03 06 09 17 30 32 33", x3="04 21"),
)
"""House Stark and House Lannister, 50 cards and seven plots each (HBO.create-plot-decks.1 to 2)."""
