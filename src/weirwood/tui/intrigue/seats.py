"""The hand and the seats of Westeros Intrigue, drawn."""

from __future__ import annotations

from rich.cells import cell_len, set_cell_size
from rich.text import Text

from weirwood.tui.app.board import Drawing, Target
from weirwood.tui.app.canvas import Canvas
from weirwood.tui.app.style import ACT, HOUSES, INK, INK_2, INK_3, RAISED
from weirwood.tui.app.wording import count_of
from weirwood.tui.intrigue.choice import Choice
from weirwood.tui.intrigue.picture import Picture, SeatPicture

_WIDEST = 24
_TALL = 5


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
