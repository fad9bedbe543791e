"""Cards drawn beside each other: as blocks where there is room, as lines where there is little."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from rich.cells import cell_len, set_cell_size

from weirwood.tui.app.board import Target
from weirwood.tui.app.canvas import Canvas
from weirwood.tui.app.style import ACT, ACT_INK, ACT_SOFT, FACTIONS, INK, INK_3, RAISED
from weirwood.tui.thrones.face import cost_of, icons, marks, plot_numbers
from weirwood.tui.thrones.picture import Card, name_of

_SIZES: Final = ((22, 4), (18, 4), (24, 3), (18, 3), (24, 1), (19, 1), (15, 1), (12, 1))
"""Widths with a gap and heights of a tile, the most welcome first."""
_WIDEST: Final = 30
_BLOCK: Final = 3
"""From this height on a tile is a block of colour."""


_LEAST_OF_NAME: Final = 7
_LEAST_OF_PLOT: Final = 4
"""How much of a name is worth more than numbers; a plot is its numbers."""


class Tile(NamedTuple):
    """A card to draw, its number among what can be chosen, and whether it is looked at."""

    card: Card
    badge: str = ""
    looked_at: bool = False
    taken: bool = False
    in_hand: bool = False


class Place(NamedTuple):
    """Where a tile is drawn."""

    tile: Tile
    x: int
    y: int
    width: int
    height: int


class Layout(NamedTuple):
    """Tiles in their places, how many lines they take, and how many found no room."""

    places: list[Place]
    lines: int
    left_out: int = 0


def lay_out(units: Sequence[Sequence[Tile]], width: int, height: int) -> Layout:
    """The most welcome size with room for all units (cards with what is attached below), or for as many as fit."""
    for wide, high in _SIZES:
        columns = max(1, width // wide)
        cell = min(_WIDEST, width // columns)
        layout = (
            _blocks(units, columns, cell, high) if high >= _BLOCK else _lines(units, columns, cell, height)
        )
        if layout.lines <= height and not layout.left_out:
            return layout
    columns = max(1, width // _SIZES[-1][0])
    return _lines(units, columns, width // columns, height)


def _blocks(units: Sequence[Sequence[Tile]], columns: int, width: int, height: int) -> Layout:
    """Blocks in rows, their attachments as lines below them."""
    places: list[Place] = []
    y = 0
    for start in range(0, len(units), columns):
        row = units[start : start + columns]
        for column, (card, *attached) in enumerate(row):
            places.append(Place(card, column * width, y, width - 1, height))
            places += [
                Place(tile, column * width, y + height + below, width - 1, 1)
                for below, tile in enumerate(attached)
            ]
        y += height + max(len(unit) - 1 for unit in row)
    return Layout(places, y)


def _lines(units: Sequence[Sequence[Tile]], columns: int, width: int, height: int) -> Layout:
    """Lines in columns, as short as they can be, each unit in one column."""
    tiles = sum(len(unit) for unit in units)
    for lines in range(-(-tiles // columns), max(1, height) + 1):
        layout = _filled(units, columns, width, lines)
        if not layout.left_out:
            return layout
    return _filled(units, columns, width, height)


def _filled(units: Sequence[Sequence[Tile]], columns: int, width: int, lines: int) -> Layout:
    places: list[Place] = []
    column = y = 0
    for unit in units:
        if y and y + len(unit) > lines:
            column, y = column + 1, 0
        for tile in unit:
            if column < columns and y < lines:
                places.append(Place(tile, column * width, y, width - 1, 1))
            y += 1
    missing = sum(len(unit) for unit in units) - len(places)
    return Layout(places, max((place.y + 1 for place in places), default=0), missing)


def draw_tiles(canvas: Canvas, targets: list[Target], x: int, y: int, layout: Layout) -> None:
    """Draw tiles; where not all have room, the last place says how many are left out."""
    for number, place in enumerate(layout.places):
        left, top = x + place.x, y + place.y
        if layout.left_out and number == len(layout.places) - 1:
            canvas.write(left, top, f"and {layout.left_out + 1} more", INK_3)
            return
        _draw(canvas, left, top, place.width, place.height, place.tile)
        card = place.tile.card["id"]
        targets.append(Target(left, top, place.width, place.height, f"card {card}"))


def _draw(canvas: Canvas, x: int, y: int, width: int, height: int, tile: Tile) -> None:
    house = FACTIONS[_faction(tile.card)]
    kneeling = bool(tile.card.get("kneeling"))
    if height < _BLOCK:
        canvas.write(x, y, "▎", house.fill)
        ink, back = (INK_3 if kneeling else INK), ""
        if tile.looked_at:
            canvas.fill(x + 1, y, width - 1, 1, f"on {ACT_SOFT}")
            back = f" on {ACT_SOFT}"
        _line(canvas, x + 1, y, width - 1, tile, f"{ink}{back}")
        return
    fill, ink = (RAISED, INK_3) if kneeling else (house.fill, house.ink)
    canvas.block(x, y, width, height, fill)
    if kneeling:
        for line in range(height - 1):
            canvas.write(x, y + line, "▎", f"{house.fill} on {fill}")
    _badge(canvas, x + width, y, tile)
    name = _fitted(f"{_before(tile)}{name_of(tile.card)}", width - 1 - _badge_width(tile))
    canvas.write(x + 1, y, name, f"bold {ink} on {fill}")
    canvas.write(x + 1, y + 1, _fitted(" ".join(_numbers(tile)), width - 2), f"{ink} on {fill}")
    if height > _BLOCK:
        keywords = _fitted(", ".join(tile.card.get("keywords", ())), width - 2)
        canvas.write(x + 1, y + 2, keywords, f"{ink} on {fill}")
    if tile.looked_at:
        canvas.frame(x, y, width, height, ACT)
        _badge(canvas, x + width, y, tile)


def _line(canvas: Canvas, x: int, y: int, width: int, tile: Tile, style: str) -> None:
    """A tile in one line: number, name, and of its numbers as many as leave room for the name."""
    start = _badge_width(tile)
    if tile.badge:
        _badge(canvas, x + start, y, tile)
    room = width - start
    name = f"{_before(tile)}{name_of(tile.card)}"
    parts = [part.replace("·", "") for part in _numbers(tile, with_type=False)]
    least = _LEAST_OF_PLOT if tile.card.get("type") == "plot" else _LEAST_OF_NAME
    while parts and cell_len(" ".join(parts)) + 1 + min(cell_len(name), least) > room:
        parts.pop()
    facts = " ".join(parts)
    canvas.write(x + start, y, _fitted(name, room - cell_len(facts) - 1 if facts else room), style)
    canvas.write(x + width - cell_len(facts), y, facts, style)


def _badge_width(tile: Tile) -> int:
    return len(tile.badge) + 3 if tile.badge else 0


def _badge(canvas: Canvas, right: int, y: int, tile: Tile) -> None:
    """The number by which it can be chosen, ending left of a column."""
    if not tile.badge:
        return
    words = f" {tile.badge}{'✓' if tile.taken else ' '} "[: _badge_width(tile)]
    style = f"bold {ACT_INK} on {ACT}" if tile.taken or tile.looked_at else f"bold {ACT} on {ACT_SOFT}"
    canvas.write(right - len(words), y, words[:-1], style)


def _fitted(words: str, width: int) -> str:
    return words if cell_len(words) <= width else f"{set_cell_size(words, max(0, width - 1))}…"


def _faction(card: Card) -> str:
    factions = card.get("factions", ())
    return str(factions[0]) if factions else "neutral"


def _before(tile: Tile) -> str:
    """What comes before a name: kneeling, the part in a challenge, being attached, the cost in hand."""
    card = tile.card
    words = "└ " if card.get("attached_to") is not None else ""
    if card.get("kneeling"):
        words += "↷ "
    if card.get("participating"):
        words += "ATT " if card["participating"] == "attacker" else "DEF "
    if tile.in_hand and (cost := cost_of(card)):
        words += f"{cost}● "
    return words


def _numbers(tile: Tile, with_type: bool = True) -> list[str]:
    """Strength and icons, or the numbers of a plot, and what lies on it; in hand, its type if it has neither."""
    card = tile.card
    words = []
    if card.get("type") == "character":
        words.append(f"{card['strength']} {icons(card)}")
    elif card.get("type") == "plot":
        words.append(plot_numbers(card))
    elif with_type and tile.in_hand and "type" in card:
        words.append(str(card["type"]))
    return words + marks(card)
