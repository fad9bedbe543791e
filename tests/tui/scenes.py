"""Sittings placed in the middle of a match."""

from typing import Any

from weirwood.core.catalogue import find_game
from weirwood.core.match import Match
from weirwood.tui.app.sitting import Sitting

B, L, S, T = "Baratheon", "Lannister", "Stark", "Targaryen"
Court = list[list[str | None]]
NAMES = (
    "Ann",
    "Ravenna (random)",
    "Old Oak (heuristic)",
    "Maester (random)",
    "Marigold (random)",
    "Rook (random)",
)

STEPS: Court = [
    [S, L, B, S, T, L, B, T],
    [L, L, B, T, None, B, None],
    [L, B, B, None, None, None],
]
"""A full bottom row with open places above for each house but not for all of them everywhere."""


def sitting_at(court: Court, hand: dict[str, int], players: int = 3) -> Sitting:
    """Ann is asked, and the bots hold a card each."""
    game = find_game("intrigue")
    seats: list[dict[str, Any]] = [{"name": name, "hand": {T: 1}} for name in NAMES[:players]]
    seats[0]["hand"] = hand
    scene = {"seats": seats, "court": court, "active": 0, "starter": 0}
    return Sitting(Match(game, game.stage(scene), 0), None, lambda match: None)


def joust_at(
    you: dict[str, Any], foe: dict[str, Any], at: str = "challenges", bot: str = "heuristic", **rest: Any
) -> Sitting:
    """Ann is first player and active, in the middle of a game of joust."""
    game = find_game("second/joust")
    seats = [{"deck": ["The Roseroad"] * 10, **side} for side in (you, foe)]
    seats[0]["name"], seats[1]["name"] = "Ann", f"Ravenna ({bot})"
    scene = {"seats": seats, "at": at, "first_player": 0, "active": 0, **rest}
    return Sitting(Match(game, game.stage(scene), 0), None, lambda match: None)


MELEE_TITLES = ("Hand of the King", "Master of Coin", "Master of Laws", "Crown Regent")
"""Ann's rival, her ally, and one who is neither."""
MELEE_NAMES = ("Ravenna", "Old Oak", "Maester", "Marigold", "Thistle", "Rook", "Sable")


def melee_at(players: int = 4, at: str = "challenges", **mine: Any) -> Sitting:
    """Ann is first player and active, in the middle of a game of melee; the others have a character each."""
    game = find_game("second/melee")
    seats: list[dict[str, Any]] = []
    for seat in range(players):
        name = "Ann" if not seat else f"{MELEE_NAMES[seat - 1]} (random)"
        side = {"name": name, "deck": ["The Roseroad"] * 10, "play": ["Burned Men"], "plot": "A Noble Cause"}
        if seat < len(MELEE_TITLES):
            side["title"] = MELEE_TITLES[seat]
        seats.append(side)
    seats[0] |= {
        "play": ["Eddard Stark", "Catelyn Stark"],
        "hand": ["Winter Is Coming"],
        "faction": "stark",
        **mine,
    }
    scene = {"seats": seats, "at": at, "first_player": 0, "active": 0}
    return Sitting(Match(game, game.stage(scene), 0), None, lambda match: None)
