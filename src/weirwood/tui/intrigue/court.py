"""The court, drawn as a pyramid in colours and letters; the hand and the seats."""

from __future__ import annotations

from typing import Final, NamedTuple

from rich.cells import cell_len, set_cell_size
from rich.text import Text

from weirwood.core.option import Option
from weirwood.tui.app.board import Drawing, Target
from weirwood.tui.app.canvas import Canvas
from weirwood.tui.app.style import ACT, ACT_INK, ACT_SOFT, HOUSES, INK, INK_2, INK_3, LINE, RAISED
from weirwood.tui.app.wording import count_of
from weirwood.tui.intrigue.choice import Choice
from weirwood.tui.intrigue.picture import Picture, SeatPicture, Spot, spot_of

_COLUMNS: Final = 8
_PITCHES: Final = (14, 12, 10, 8, 6)
"""From one card to the next, even, so that a card stands over the middle of two."""
_ROWS: Final = (5, 6, 8)
"""How many rows there must be room for: the fewest of these that hold the court and one row more."""
_NARROW: Final = 3
"""An end of the bottom row where a whole card has no room."""
_NAMED: Final = 11
"""From this width on a card has room for the name of its house."""
_WIDEST = 24
_TALL = 5


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


def draw_hand(picture: Picture, choice: Choice | None, width: int, height: int) -> Drawing:
    """The hand by house, with how many there are and how many places they have."""
    canvas = Canvas(width, height)
    targets = []
    houses = [house for house in HOUSES if picture.hand.get(house)]
    if not houses:
        canvas.write(2, 0, "Your hand is empty.", INK_2)
    wide = min(_WIDEST, (width - 2) // 4 - 1)
    block = height - 1
    for number, name in enumerate(houses):
        x = (width - len(houses) * (wide + 1) + 1) // 2 + number * (wide + 1)
        _draw_house(canvas, x, wide, block, picture, choice, name)
        targets.append(Target(x, 0, wide, height, f"house {name}"))
    return Drawing(canvas.text(), tuple(targets))


def _draw_house(
    canvas: Canvas, x: int, wide: int, block: int, picture: Picture, choice: Choice | None, name: str
) -> None:
    house = HOUSES[name]
    places = 0 if choice is None else len(choice.places(name))
    shut = choice is not None and not places
    fill, ink = (RAISED, INK_3) if shut else (house.fill, house.ink)
    canvas.block(x, 0, wide, block, fill)
    middle = (block - 1) // 2 if block > 2 else 0
    canvas.write(x + 2, middle, house.code, f"bold {ink} on {fill}")
    canvas.write(x + 5, middle, name, f"{ink} on {fill}")
    number = f"×{picture.hand[name]}"
    canvas.write(x + wide - len(number) - 1, middle, number, f"bold {ink} on {fill}")
    if choice is None:
        return
    chosen = choice.house == name
    words = count_of(places, "place")
    style = INK_3 if shut else f"bold {ACT}" if chosen else ACT
    canvas.write(x + (wide - len(words)) // 2, block, words, style)
    if chosen:
        canvas.frame(x, 0, wide, block, ACT)
        canvas.write(x + (wide - len(words)) // 2 - 2, block, "▲", ACT)


def draw_seats(picture: Picture, names: tuple[str, ...], dealt: int, width: int, height: int) -> Text:
    """Everyone at the table: in a line each, or in two and a gap where there is room."""
    seats = len(picture.seats)
    tall = height >= 3 * seats + 2 and width >= 30
    canvas = Canvas(width, 3 * seats + 2 if tall else seats + 1)
    heads = "penalty, fewest wins" if tall else "cards  ♛  penalty"
    canvas.write(width - len(heads), 0, heads, INK_3)
    for number, seat in enumerate(picture.seats):
        own = number == picture.seat
        name = set_cell_size(names[number], min(cell_len(names[number]), width - 18))
        turn = picture.active == number
        style = f"bold {INK}" if own else INK_3 if seat.out else INK_2
        y = 2 + 3 * number if tall else 1 + number
        if turn:
            canvas.write(0, y, "▸", ACT if own else INK)
        canvas.write(2, y, name, style)
        if tall:
            if own:
                canvas.write(3 + cell_len(name), y, "you", INK_3)
            _draw_tall(canvas, y, seat, dealt)
        else:
            _draw_flat(canvas, y, seat, style)
        points = str(seat.penalty)
        canvas.write(width - len(points) - 1, y, points, f"bold {INK}")
    return canvas.text()


def _draw_flat(canvas: Canvas, y: int, seat: SeatPicture, style: str) -> None:
    cards = f"out {seat.cards}" if seat.out and seat.cards else "done" if seat.out else str(seat.cards)
    canvas.write(canvas.width - 12 - len(cards), y, cards, style)
    if seat.thrones:
        canvas.write(canvas.width - 10, y, str(seat.thrones), style)


def _draw_tall(canvas: Canvas, y: int, seat: SeatPicture, dealt: int) -> None:
    bar = "▮" * seat.cards + "▯" * max(0, dealt - seat.cards)
    canvas.write(2, y + 1, bar, INK_3 if seat.out else INK_2)
    words = f"stuck with {seat.cards}" if seat.out and seat.cards else count_of(seat.cards, "card")
    thrones = f"♛ {seat.thrones}" if seat.thrones else ""
    if seat.thrones and seat.worth is not None:
        thrones += f" (-{seat.worth})"
    canvas.write(3 + len(bar), y + 1, f"{words}  {thrones}", INK_3)
