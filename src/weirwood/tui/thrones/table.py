"""The table of joust, drawn: their side above, yours below, the challenge between them; and the hand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from weirwood.tui.app.board import Drawing, Target
from weirwood.tui.app.canvas import Canvas
from weirwood.tui.app.style import ACT, INK, INK_2, INK_3, LINE
from weirwood.tui.thrones.choice import Choice
from weirwood.tui.thrones.melee_seats import draw_heading
from weirwood.tui.thrones.picture import Picture
from weirwood.tui.thrones.tiles import Layout, Place, Tile, draw_tiles, lay_out

_SPACIOUS: Final = 24
"""From this height on there is room between the rows."""
_WIDE: Final = 80
_COLUMN: Final = 22
_NARROW_COLUMN: Final = 16
"""How wide a table is wide, and how narrow the side of one of several opponents may be."""
_TITLED: Final = 24
"""From this width on a title lies beside the plot of one of several opponents."""
_LOW_HAND: Final = 3
"""Up to this height the cards in hand take every line there is."""


class Looking(NamedTuple):
    """What is drawn, what can be chosen, and which card is looked at."""

    picture: Picture
    names: Sequence[str]
    choice: Choice | None
    card: int | None
    game: str = ""
    alone: int | None = None
    """The only one of several opponents that is to be seen."""

    def tile(self, card: int, in_hand: bool = False) -> Tile:
        """A card with what there is to say about it."""
        choice = self.choice
        badge = "" if choice is None else choice.badge(card)
        taken = choice is not None and choice.is_taken(card)
        return Tile(self.picture.cards[card], badge, card == self.card, taken, in_hand)

    def focus(self) -> int:
        """The opponent of most interest: of the card looked at, in the challenge, or active; else the next one."""
        picture = self.picture
        challenge = picture.challenge or {}
        wanted = (
            picture.side_of(self.card),
            challenge.get("attacker"),
            challenge.get("defender"),
            picture.status.active,
        )
        return next((seat for seat in wanted if seat in picture.foes), picture.foes[0])

    def units(self, cards: Sequence[int]) -> list[list[Tile]]:
        """Cards as tiles, each together with what is attached to it."""
        units: list[list[Tile]] = []
        for card in cards:
            tile = self.tile(card)
            if tile.card.get("attached_to") is None or not units:
                units.append([tile])
            else:
                units[-1].append(tile)
        return units


def draw_table(looking: Looking, width: int, height: int) -> Drawing:
    """Both sides: plot, locations, characters, and the same from the middle down."""
    canvas = Canvas(width, height)
    targets: list[Target] = []
    gap = 1 if height >= _SPACIOUS else 0
    foes = looking.picture.foes
    middle = (height // 2 if len(foes) == 1 else height * 3 // 5) - gap
    if len(foes) == 1:
        draw_half(looking, canvas, targets, foes[0], middle - gap, upper=True)
    else:
        _draw_columns(looking, canvas, targets, middle - gap)
    _draw_middle(looking, canvas, middle)
    below = height - middle - 1 - gap
    draw_half(looking, canvas, targets, looking.picture.seat, below, upper=False)
    return Drawing(canvas.text(), tuple(targets))


def _seen(looking: Looking, width: int) -> tuple[int, ...]:
    """The opponents who are drawn: of more than have room, those around one."""
    if looking.alone is not None:
        return (looking.alone,)
    foes = looking.picture.foes
    count = max(1, min(len(foes), width // (_COLUMN if width >= _WIDE else _NARROW_COLUMN)))
    first = max(0, min(foes.index(looking.focus()) - count // 2, len(foes) - count))
    return foes[first : first + count]


def _draw_columns(looking: Looking, canvas: Canvas, targets: list[Target], height: int) -> None:
    """Several opponents beside each other, each under a heading."""
    seats = _seen(looking, canvas.width)
    width = canvas.width // len(seats)
    for column, seat in enumerate(seats):
        part = Canvas(width - 1, height)
        found: list[Target] = []
        draw_half(looking, part, found, seat, height - 1, upper=True, top=1)
        draw_heading(looking, part, seat)
        canvas.paste(column * width, 0, part)
        targets += [target._replace(x=target.x + column * width) for target in found]


def draw_half(
    looking: Looking, canvas: Canvas, targets: list[Target], seat: int, height: int, upper: bool, top: int = 0
) -> None:
    """One side in so many lines at an edge: the plot at the edge, then locations, characters at the middle."""
    picture = looking.picture
    edge = _beside(looking, seat, canvas.width)
    locations = looking.units(picture.lying(seat, characters=False))
    characters = looking.units(picture.lying(seat, characters=True))
    room = height - 1
    fewest = lay_out(characters, canvas.width, 0).lines if characters else 0
    places = lay_out(locations, canvas.width, max(1, min(room // 3, room - fewest)))
    people = lay_out(characters, canvas.width, room - places.lines)
    if upper:
        draw_tiles(canvas, targets, 0, top, edge)
        draw_tiles(canvas, targets, 0, top + 1, places)
        draw_tiles(canvas, targets, 0, top + height - people.lines, people)
    else:
        bottom = canvas.height - 1
        draw_tiles(canvas, targets, 0, bottom, edge)
        draw_tiles(canvas, targets, 0, bottom - places.lines, places)
        draw_tiles(canvas, targets, 0, canvas.height - height, people)
    if not characters:
        words = "no characters" if seat != picture.seat else "you have no characters"
        canvas.write(2, height // 2 if upper else canvas.height - height // 2 - 1, words, INK_3)


def _beside(looking: Looking, seat: int, width: int) -> Layout:
    """Plot, title, agenda and faction card in one line, or as many of them as have room; the plot says the most."""
    tiles = [looking.tile(card) for card in looking.picture.beside(seat)]
    if len(looking.picture.foes) > 1 and seat != looking.picture.seat:
        told = ("plot",) if width < _TITLED else ("plot", "title")
        tiles = [tile for tile in tiles if tile.card.get("type") in told]
    shares = [5 if tile.card.get("type") == "plot" else 3 for tile in tiles]
    places = []
    x = 0
    for tile, share in zip(tiles, shares, strict=True):
        wide = min(32, width * share // sum(shares))
        places.append(Place(tile, x, 0, wide - 1, 1))
        x += wide
    return Layout(places, 1)


def _draw_middle(looking: Looking, canvas: Canvas, y: int) -> None:
    """The challenge in progress, or who is first and who is active."""
    picture = looking.picture
    canvas.write(0, y, "─" * canvas.width, LINE)
    more = len(picture.foes) - len(_seen(looking, canvas.width))
    others = f" o: {more} more " if more else ""
    canvas.write(canvas.width - len(others), y, others, INK_3)
    room = canvas.width - 4 - len(others)
    if picture.challenge is None or picture.comparison is None:
        words, ink = _turn(looking, room), INK_3
    else:
        words = _fight(picture.challenge, picture.comparison, room)
        ink = f"bold {ACT if picture.challenge['attacker'] == picture.seat else INK}"
    canvas.write(2, y, f" {words[:room]} ", ink)


def _fight(challenge: dict[str, Any], comparison: dict[str, Any], room: int) -> str:
    """The challenge in a line: type, totals and claim whole, and as much of who attacks whom as has room."""
    attack, defence = challenge["attacking_strength"], challenge["defending_strength"]
    claim = "" if comparison["claim"] is None else f", claim {comparison['claim']['value']}"
    said = f"{challenge['type'].capitalize()} {attack} against {defence}{claim}: {comparison['who']}"
    if len(said) + len(comparison["stands"]) + 2 <= room:
        return f"{said}. {comparison['stands']}"
    if len(said) > room:
        said = f"{challenge['type'].capitalize()} {attack}:{defence}{claim}: {comparison['who']}"
    return said if len(said) <= room else f"{said[: room - 1]}…"


def _turn(looking: Looking, room: int) -> str:
    status = looking.picture.status
    if status.phase in (None, "setup"):
        return "Set-up" if status.phase else "The game is over"
    if status.first_player == status.active:
        return _roles(looking, [(status.active, "first and active")])
    roles = [(status.first_player, "first"), (status.active, "active")]
    said = _roles(looking, roles)
    return said if len(said) <= room else _roles(looking, roles, "")


def _roles(looking: Looking, roles: Sequence[tuple[int | None, str]], of: str = " player") -> str:
    words = []
    for seat, role in roles:
        if seat is not None:
            who = "you are" if seat == looking.picture.seat else f"{looking.names[seat]} is"
            words.append(f"{who} {role}{of}")
    said = ", ".join(words)
    return f"{said[:1].upper()}{said[1:]}"


def draw_hand(looking: Looking, width: int, height: int) -> Drawing:
    """The hand, or what is laid out to choose among."""
    canvas = Canvas(width, height)
    targets: list[Target] = []
    picture = looking.picture
    if picture.laid_out:
        cards, words = picture.laid_out, "To choose among"
    else:
        cards = tuple(picture.seats[picture.seat]["hand"])
        words = "Your hand" if cards else "Your hand is empty"
    units = [[looking.tile(card, in_hand=True)] for card in cards]
    heading = 0
    if height > _LOW_HAND or picture.laid_out or not cards:
        heading = 1
        canvas.write(1, 0, f"{words} ({len(cards)})" if cards else words, INK_2)
        canvas.write(width - 19, 0, "p shows the piles", INK_3)
    draw_tiles(canvas, targets, 1, heading, lay_out(units, width - 1, height - heading))
    return Drawing(canvas.text(), tuple(targets))
