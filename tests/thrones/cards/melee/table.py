"""Scenes with several opponents: seat 0 is *you*, the others sit clockwise."""

from __future__ import annotations

from typing import Any, Final

from tests.thrones.scene import WINDOWS, Scene, Side, side
from weirwood.core.option import Verb
from weirwood.thrones.cards.second import POOL
from weirwood.thrones.melee import Melee

GAME: Final = Melee(POOL)


class Table(Scene):
    """A scene with a side for each seat, unpacked in the order of the seats."""

    def __init__(self, state: Any) -> None:
        super().__init__(state, GAME)
        self.sides = [Side(self, seat) for seat in range(len(self.facts["seats"]))]

    def asked(self) -> list[int]:
        """The seats that are asked something."""
        return [decision.seat for decision in self.state.decisions]

    def open_challenges(self, seat: int) -> list[tuple[str, int]]:
        """The challenges a seat may initiate: their types, and against whom."""
        options = self.sides[seat].decision.options
        return [(str(o.value), o.seat or 0) for o in options if o.verb == Verb.CHALLENGE]

    def open_players(self, seat: int) -> list[int]:
        """The players a seat may choose."""
        options = self.sides[seat].decision.options
        return [option.seat or 0 for option in options if option.verb == Verb.PLAYER]

    def take_titles(self) -> None:
        """Everybody takes the first title that is left."""
        while self.state.decisions[0].why.what == "title":
            decision = self.state.decisions[0]
            self.choose(decision.seat, decision.options[0].key)


def table(
    *sides: dict[str, Any], at: str = "challenges", first_player: int = 0, active: int | None = None, **options: Any
) -> Table:
    """Place a scene of melee; seats that are not given have nothing but a deck, and there are three at least."""
    spec: dict[str, Any] = {
        "seats": [*sides, *[side() for _ in range(3 - len(sides))]],
        "at": WINDOWS.get(at, at),
        "first_player": first_player,
        "active": first_player if active is None else active,
    }
    if options:
        spec["options"] = options
    return Table(GAME.begin(GAME.stage(spec), 0)[0])


def revealing(*plots: str, first_player: int = 0, sides: tuple[dict[str, Any], ...] = (), **options: Any) -> Table:
    """All reveal a plot at once, seat by seat; play stops at the first question after the first player is chosen."""
    forms = [*sides, *[side() for _ in range(len(plots) - len(sides))]]
    for form, plot in zip(forms, plots, strict=True):
        form["plots"] = [*form.get("plots", []), plot]
    s = table(*forms, at="1.2", first_player=first_player, ask="all", **options)
    for chair, plot in zip(s.sides, plots, strict=True):
        chair.reveals(plot)
    for chair in s.sides:
        if s.asks(chair.seat, "first-player"):
            chair.chooses_player(first_player)
            break
    return s
