"""Beside the table of joust: both players with their plots, what can be done, and the card looked at."""

from __future__ import annotations

from typing import Any, Final

from rich.cells import cell_len, set_cell_size
from rich.text import Text

from weirwood.tui.app.style import ACT, FACTIONS, INK, INK_2, INK_3
from weirwood.tui.thrones.face import plot_numbers, write_face
from weirwood.tui.thrones.melee_seats import counts_of, house_words, seat_lines
from weirwood.tui.thrones.picture import Picture, name_of
from weirwood.tui.thrones.table import Looking

WINNING: Final = 15
_TALL: Final = 16
_MOST_OPTIONS: Final = 8
_FACE: Final = 13
_LOW_SIDE: Final = 16
"""The lines beside the lowest table."""
_TWO: Final = 2


def draw_side(looking: Looking, game: str, width: int, height: int) -> Text:
    """As much as has room; the card looked at gets the rest."""
    tall = height >= _TALL
    picture = looking.picture
    lines: list[Text] = []
    if len(picture.seats) > _TWO:
        lines += seat_lines(looking, width, tall)
        lines += [Text("")] if tall else []
    else:
        for seat in (*picture.foes, picture.seat):
            lines += _seat(picture, seat, looking.names[seat], width, tall)
    if tall:
        lines += _options(looking, width)
    if looking.card is not None and looking.card in picture.cards:
        if tall:
            lines.append(Text(""))
        room = _FACE if tall else _LOW_SIDE - len(lines)
        lines += write_face(game, picture.cards[looking.card], width - 1, room)
    return Text("\n").join(lines)


def _seat(picture: Picture, seat: int, name: str, width: int, tall: bool) -> list[Text]:
    form = picture.seats[seat]
    status = picture.status
    turn = "▸ " if status.active == seat else "  "
    first = " (first)" if status.first_player == seat and status.phase != "setup" else ""
    goal = form.get("goal", WINNING)
    power = f"♦{form['power']}/{goal}"
    room = width - 3 - len(power) - cell_len(first)
    head = Text.assemble(
        (turn, ACT if seat == picture.seat else INK),
        (set_cell_size(name, min(cell_len(name), room)), f"bold {INK if seat == picture.seat else INK_2}"),
        (first, INK_3),
    )
    head.append(" " * max(1, width - 1 - cell_len(head.plain) - len(power)))
    head.append(power, f"bold {INK}")
    lines = [head, Text(f"  {counts_of(form)}", INK_2), _plot(picture, form, width)]
    if tall:
        bar = "♦" * min(goal, form["power"]) + "·" * max(0, goal - form["power"])
        lines.insert(1, Text(f"  {bar}", FACTIONS[form["faction"]].fill if form["power"] else INK_3))
        lines.append(Text(f"  discard {len(form['discard'])}, dead {len(form['dead'])}", INK_3))
        house = house_words(picture, form)
        lines += [Text(f"  {house}", INK_2)] if house else []
        lines.append(Text(""))
    return lines


def _plot(picture: Picture, form: dict[str, Any], width: int) -> Text:
    if form["plot"] is None:
        return Text("  no plot yet", INK_3)
    card = picture.cards[form["plot"]]
    numbers = plot_numbers(card)
    name = name_of(card)
    room = width - 4 - len(numbers)
    return Text(f"  {name if len(name) <= room else f'{name[: room - 1]}…'} {numbers}", INK_3)


def _options(looking: Looking, width: int) -> list[Text]:
    """What can be chosen, a line each, around the one looked at."""
    choice = looking.choice
    if choice is None or choice.picks_a_set or len(choice.entries) < 2:
        return []
    first = max(0, min((choice.at or 0) - _MOST_OPTIONS // 2, len(choice.entries) - _MOST_OPTIONS))
    lines = [Text("You can", INK_3)]
    for at, entry in enumerate(choice.entries[first : first + _MOST_OPTIONS], first):
        number = choice.numbered(entry)
        here = at == choice.at
        words = Text.assemble(("▸" if here else " ", ACT), (f" {number} ", f"bold {ACT}"))
        words.append(entry.label, f"bold {INK}" if here else INK_2)
        words.truncate(width - 1, overflow="ellipsis")
        lines.append(words)
    if len(choice.entries) > _MOST_OPTIONS:
        lines.append(Text("    Tab walks through all", INK_3))
    return lines
