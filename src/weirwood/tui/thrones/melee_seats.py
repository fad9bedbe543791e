"""Several opponents at one table: a heading for each, a line for each seat, and how titles stand to each other."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from rich.cells import cell_len, set_cell_size
from rich.text import Text

from weirwood.core.errors import listed
from weirwood.core.option import Verb
from weirwood.tui.app.canvas import Canvas
from weirwood.tui.app.style import ACT, FACTIONS, INK, INK_2, INK_3, LEAF
from weirwood.tui.thrones.picture import Picture, name_of

if TYPE_CHECKING:
    from weirwood.tui.thrones.table import Looking

_SHORT: Final = 24
_WIDE: Final = 36
"""So wide are the three lines of a seat."""
_SIGNS: Final = {"rival": "×", "ally": "="}
"""What stands for a relation where there is little room."""
_TYPES: Final = ("military", "intrigue", "power")


def relation(picture: Picture, other: int) -> str:
    """How a seat stands to the viewer by titles: *rival*, *ally* (supported, not to be challenged), or nothing."""
    return {"rival": "rival", "supported": "ally"}.get(picture.relations[other], "")


def challenges(looking: Looking, seat: int) -> str:
    """The types of challenges that may be initiated against a seat now, by their letters."""
    choice = looking.choice
    if choice is None:
        return ""
    offered = {
        str(option.value)
        for option in choice.decision.options
        if option.verb == Verb.CHALLENGE and option.seat == seat
    }
    return "".join(type[0].upper() for type in _TYPES if type in offered)


def draw_heading(looking: Looking, canvas: Canvas, seat: int) -> None:
    """Who sits there: name, power, how their title stands to yours, and which challenges they may get."""
    picture = looking.picture
    form = picture.seats[seat]
    stands = relation(picture, seat)
    may = challenges(looking, seat)
    if may and canvas.width < _SHORT:
        stands = _SIGNS.get(stands, "")
    facts = " ".join(word for word in (power_of(form), stands, may) if word)
    turn = "▸" if picture.status.active == seat else " "
    name = "eliminated" if form["eliminated"] else looking.names[seat]
    room = max(3, canvas.width - cell_len(facts) - 2)
    ink = FACTIONS[form["faction"]]
    canvas.fill(0, 0, canvas.width, 1, f"on {ink.fill}")
    canvas.write(
        0, 0, f"{turn}{set_cell_size(name, min(cell_len(name), room))}", f"bold {ink.ink} on {ink.fill}"
    )
    canvas.write(canvas.width - cell_len(facts), 0, facts, f"bold {ink.ink} on {ink.fill}")


def seat_lines(looking: Looking, width: int, tall: bool) -> list[Text]:
    """All seats in the order of play from the viewer on: one line each, or three where there is room."""
    picture = looking.picture
    lines: list[Text] = []
    for seat in (*picture.foes, picture.seat):
        lines += _tall(looking, seat, width) if tall and width >= _WIDE else [_low(looking, seat, width)]
    return lines


def _low(looking: Looking, seat: int, width: int) -> Text:
    picture = looking.picture
    form = picture.seats[seat]
    stands = "" if seat == picture.seat else relation(picture, seat)
    facts = f" {_title(picture, form, short=True)}{_SIGNS.get(stands, '')} {power_of(form)}"
    doomed = f" d{form['doomed']}" if "doomed" in form else ""
    counts = f"{doomed} {form['gold']}g h{count_in(form['hand'])}"
    line = _name(looking, seat, width - 1 - cell_len(facts) - cell_len(counts))
    line.append(" " * max(0, width - 1 - cell_len(line.plain) - cell_len(facts) - cell_len(counts)))
    line.append(counts, INK_3)
    line.append(facts, f"bold {INK}")
    return line


def _tall(looking: Looking, seat: int, width: int) -> list[Text]:
    picture = looking.picture
    form = picture.seats[seat]
    power = power_of(form)
    head = _name(looking, seat, width - 2 - cell_len(power))
    head.append(" " * max(1, width - 1 - cell_len(head.plain) - cell_len(power)))
    head.append(power, f"bold {INK}")
    stands = relation(picture, seat) if seat != picture.seat else ""
    without = form["faction"].capitalize() if form["supports"] is None else "no title"
    words = [_title(picture, form, short=False) or without, *marks_of(form)]
    title = Text(f"  {', '.join(words)}", INK_2)
    if stands:
        title.append(f" ({stands})", LEAF if stands == "rival" else INK_3)
    house = house_words(picture, form)
    carried = [Text(f"  {house}", INK_2, no_wrap=True)] if house else []
    return [head, title, Text(f"  {counts_of(form, marks=False)}", INK_3), *carried]


def _name(looking: Looking, seat: int, room: int) -> Text:
    picture = looking.picture
    status = picture.status
    mine = seat == picture.seat
    first = " (first)" if status.first_player == seat and status.phase != "setup" else ""
    name = f"{looking.names[seat]}{' (out)' if picture.seats[seat]['eliminated'] else first}"
    return Text.assemble(
        ("▸ " if status.active == seat else "  ", ACT if mine else INK),
        (set_cell_size(name, min(cell_len(name), max(3, room - 2))), f"bold {INK if mine else INK_2}"),
    )


def _title(picture: Picture, form: dict[str, Any], short: bool) -> str:
    """A title's name, or its first letters."""
    card = picture.cards.get(form["title"] or -1)
    if card is None or "name" not in card:
        return ""
    return (
        "".join(word[0] for word in str(card["name"]).split() if word[0].isupper()) if short else card["name"]
    )


def count_in(pile: int | list[int]) -> int:
    """How many cards a pile has, which may be told by its size alone."""
    return pile if isinstance(pile, int) else len(pile)


def power_of(form: dict[str, Any]) -> str:
    """A player's power, and what wins where that differs from player to player."""
    return f"♦{form['power']}/{form['goal']}" if "goal" in form else f"♦{form['power']}"


def house_words(picture: Picture, form: dict[str, Any]) -> str:
    """How a House card stands, where it kneels or carries something."""
    card = picture.cards.get(form["faction_card"], {})
    carried = [name_of(picture.cards[one]) for one in card.get("attachments", ()) if one in picture.cards]
    words = ["kneels"] if card.get("kneeling") else []
    words += [f"carries {listed(carried)}"] if carried else []
    return f"{card['name']} {listed(words)}" if words else ""


def counts_of(form: dict[str, Any], marks: bool = True) -> str:
    """What a player has: gold and cards, and in editions with that influence and doomed cards."""
    more = marks_of(form) if marks else []
    cards = (f"{pile} {count_in(form[pile])}" for pile in ("hand", "deck"))
    return ", ".join([f"{form['gold']} gold", *more, *cards])


def marks_of(form: dict[str, Any]) -> list[str]:
    """Influence and doomed cards, in editions with that."""
    return [f"{form[word]} {word}" for word in ("influence", "doomed") if word in form]
