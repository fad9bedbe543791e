"""Scenes with several opponents, at the moments cards are used: seat 0 is *you*, the others sit clockwise."""

from __future__ import annotations

from typing import Any

from tests.thrones.table import Table, melee, side


def table(*seats: dict[str, Any], at: str = "challenges", **rest: Any) -> Table:
    """Place a scene, usually in the first action window of the challenges phase."""
    return melee(*seats, at=at, **rest)


def revealing(
    *plots: str, first_player: int = 0, seats: tuple[dict[str, Any], ...] = (), **options: Any
) -> Table:
    """All reveal a plot, seat by seat; play stops at the first question after the first player is known."""
    forms = list(seats) or [side() for _ in plots]
    for form, plot in zip(forms, plots, strict=True):
        form["plots"] = [plot]
    s = melee(*forms, at="1.2", first_player=first_player, ask="windows", **options)
    for chair, plot in zip(s.sides, plots, strict=True):
        chair.reveals(plot)
    for chair in s.sides:
        if s.asks(chair.seat, "first-player"):
            chair.chooses_player(first_player)
            break
    return s


def take_titles(s: Table) -> None:
    """Everybody takes the first title that is left."""
    while s.state.decisions[0].why.what == "title":
        decision = s.state.decisions[0]
        s.choose(decision.seat, decision.options[0].key)


def asked(s: Table) -> list[int]:
    """The seats that are asked something."""
    return [decision.seat for decision in s.state.decisions]
