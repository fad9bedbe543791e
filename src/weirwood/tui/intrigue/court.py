"""The court, drawn as a pyramid in colours and letters."""

from __future__ import annotations

from typing import Final, NamedTuple

from weirwood.core.option import Option
from weirwood.tui.app.board import Drawing, Target
from weirwood.tui.app.canvas import Canvas
from weirwood.tui.app.style import ACT, ACT_INK, ACT_SOFT, HOUSES, INK, INK_3, LINE
from weirwood.tui.intrigue.choice import Choice
from weirwood.tui.intrigue.picture import Picture, Spot, spot_of

_COLUMNS: Final = 8
_PITCHES: Final = (14, 12, 10, 8, 6)
"""From one card to the next, even, so that a card stands over the middle of two."""
_ROWS: Final = (5, 6, 8)
"""How many rows there must be room for: the fewest of these that hold the court and one row more."""
_NARROW: Final = 3
"""An end of the bottom row where a whole card has no room."""
_NAMED: Final = 11
"""From this width on a card has room for the name of its house."""


class _Card(NamedTuple):
    """Where a card lies."""

    x: int
    y: int
    width: int
    height: int


def draw_court(picture: Picture, choice: Choice | None, width: int, height: int) -> Drawing:
    """The court, the places open to the house looked at, and fainter those open to the others in hand."""
    drawing = _Court(picture, width, height)
    for row, line in enumerate(picture.court):
        for column, house in enumerate(line):
            if house is not None:
                drawing.card((row, column), house)
    if picture.last is not None:
        drawing.canvas.frame(*drawing.at(picture.last), INK)
    if choice is not None and choice.house is not None:
        drawing.choices(choice)
    return Drawing(drawing.canvas.text(), tuple(drawing.targets))


class _Court:
    """A drawing in progress."""

    def __init__(self, picture: Picture, width: int, height: int) -> None:
        self.canvas = Canvas(width, height)
        self.targets: list[Target] = []
        self._picture = picture
        fitting = [pitch for pitch in _PITCHES if _COLUMNS * pitch + 2 * _NARROW <= width]
        self._pitch = fitting[0] if fitting else _PITCHES[-1]
        rows = next((rows for rows in _ROWS if len(picture.court) < rows), _ROWS[-1])
        self._lines = max(2, min(height // rows, self._pitch // 2))
        self._left = (width - max(picture.width, 1) * self._pitch + 1) // 2
        self._narrow_ends = (picture.width + 2) * self._pitch - 1 > width

    def at(self, spot: Spot) -> _Card:
        """Where a card of the court is drawn."""
        row, column = spot
        card = _Card(
            self._left + column * self._pitch + row * self._pitch // 2,
            self.canvas.height - (row + 1) * self._lines,
            self._pitch - 1,
            self._lines,
        )
        if self._narrow_ends and row == 0 and not 0 <= column < self._picture.width:
            return card._replace(x=card.x + (card.width - _NARROW if column < 0 else 0), width=_NARROW)
        return card

    def _centred(self, card: _Card, line: int, text: str, style: str) -> None:
        self.canvas.write(card.x + (card.width - len(text)) // 2, card.y + line, text, style)

    def card(self, spot: Spot, name: str) -> None:
        """A card in the colour of its house, with its letters and, where there is room, its name."""
        card, house = self.at(spot), HOUSES[name]
        self.canvas.block(*card, house.fill)
        ink = f"bold {house.ink} on {house.fill}"
        if card.height < 4 or card.width < _NAMED:
            self._centred(card, (card.height - 1) // 2, house.code, ink)
        else:
            self.canvas.write(card.x + 1, card.y, house.code, ink)
            self._centred(card, card.height // 2, name, f"{house.ink} on {house.fill}")

    def choices(self, choice: Choice) -> None:
        """The open places: numbered for the house looked at, lettered for the others."""
        width = self._picture.width
        mine = {spot_of(option.value, width): option for option in choice.places()}
        others: dict[Spot, list[str]] = {}
        for house in choice.hand:
            for option in choice.places(house):
                spot = spot_of(option.value, width)
                if spot not in mine:
                    others.setdefault(spot, []).append(HOUSES[house].code)
        for spot, codes in others.items():
            self._other(spot, codes)
        for number, (spot, option) in enumerate(mine.items(), 1):
            self._place(spot, number, option, option is choice.option)

    def _place(self, spot: Spot, number: int, option: Option, chosen: bool) -> None:
        card = self.at(spot)
        middle = (card.height - 1) // 2
        if chosen:
            self.card(spot, option.value["house"])
            self.canvas.frame(*card, ACT)
            if card.width >= 7:
                self.canvas.write(card.x + card.width - 4, card.y, f" {number} ", f"bold {ACT_INK} on {ACT}")
        else:
            self.canvas.block(*card, ACT_SOFT)
            label = f"[{number}]" if card.width < 7 else f"[ {number} ]"
            self._centred(card, middle, label, f"bold {ACT} on {ACT_SOFT}")
        self.targets.append(Target(*card, f"place {number - 1}"))

    def _other(self, spot: Spot, codes: list[str]) -> None:
        card = self.at(spot)
        middle = (card.height - 1) // 2
        if card.height > 2:
            edge = "╌" * (card.width - 2)
            self.canvas.write(card.x, card.y, f"┌{edge}┐", LINE)
            for line in range(1, card.height - 1):
                self.canvas.write(card.x, card.y + line, "╎", LINE)
                self.canvas.write(card.x + card.width - 1, card.y + line, "╎", LINE)
            self.canvas.write(card.x, card.y + card.height - 1, f"└{edge}┘", LINE)
        words = " or ".join(codes) if card.width > 8 else "·".join(codes)
        self._centred(card, middle, words[: card.width], INK_3)
        self.targets.append(Target(*card, f"spot {spot[0]} {spot[1]}"))
