"""Boards of every size: positions placed by the engine's own scenes, and told as the server tells them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import combinations, product
from typing import Any, Final

import msgspec

from weirwood.core.catalogue import find_game, find_kit
from weirwood.core.decision import Decision
from weirwood.core.errors import BadScene
from weirwood.core.match import Match
from weirwood.core.option import Option
from weirwood.decks import ready_decks
from weirwood.server.http.books import card_pages
from weirwood.server.table.course import Course
from weirwood.server.telling.chronicle import as_sent
from weirwood.server.telling.told import decision_told, game_told
from weirwood.server.wire.http import CardPage

Told = dict[str, Any]
SIZES: Final = {360: 740, 390: 844, 820: 1180, 1024: 768, 1440: 900, 1920: 1080}
"""Each width with its height."""
HANDS: Final = (1, 7, 12, 20)
CROWDS: Final = (0, 5, 12, 25)
"""How many cards each seat has in play."""
MOMENTS: Final = ("marshal", "plot", "challenge", "attacked")
TABLES: Final = (
    *(("second/joust", 2), ("hbo", 2), ("hbo/draft", 2)),
    *(("winter", seats) for seats in range(2, 7)),
    *(("second/melee", seats) for seats in range(3, 9)),
    *(("intrigue", 2), ("intrigue", 6)),
)
_HOUSES: Final = {
    "second": [
        "stark",
        "lannister",
        "greyjoy",
        "thenightswatch",
        "targaryen",
        "tyrell",
        "baratheon",
        "martell",
    ],
    "hbo": ["stark", "lannister"],
    "winter": ["greyjoy", "targaryen", "stark", "lannister", "martell", "baratheon"],
}
_NAMES: Final = ("Ann", "Ravenna", "Maester", "Old Oak", "Thistle", "Ironwood", "Wandering Crow", "Septa")
_PHASES: Final = {
    "marshal": "marshaling",
    "plot": "plot",
    "challenge": "challenges",
    "attacked": "challenges",
}
_DRAFTED: Final = {"marshal": 0, "challenge": 3, "attacked": 5, "plot": 6}
"""How many plots are kept at each moment of a draft; after the last seven are chosen of all."""
_MOST: Final = 200
_MOST_POWER: Final = 10
"""So much lies on a card where nobody has won yet."""


@dataclass(frozen=True)
class Board:
    """One board to be looked at."""

    width: int
    table: tuple[str, int]
    hand: int
    crowd: int
    moment: str
    theme: str

    def __str__(self) -> str:
        game, seats = self.table
        return (
            f"{game} of {seats}, {self.width} x {SIZES[self.width]}, hand {self.hand}, {self.crowd} in play, "
            f"{self.moment}, {self.theme}"
        )


def boards() -> list[Board]:
    """Few boards in which any two values of any two of their properties come together."""
    axes: tuple[tuple[Any, ...], ...] = (tuple(SIZES), TABLES, HANDS, CROWDS, MOMENTS, ("light", "dark"))
    pairs = {(a, x, b, y) for a, b in combinations(range(len(axes)), 2) for x, y in product(axes[a], axes[b])}
    rows: list[tuple[Any, ...]] = []
    starts = [{0: size, 1: table} for size, table in product(axes[0], axes[1])]
    while starts or pairs:
        if starts:
            fixed = starts.pop(0)
        else:
            a, x, b, y = min(pairs, key=repr)
            fixed = {a: x, b: y}
        row: list[Any] = []
        for place, axis in enumerate(axes):
            row.append(fixed[place] if place in fixed else _best(axis, row, rows, pairs))
        pairs -= set(_met(row))
        rows.append(tuple(row))
    return sorted((Board(*row) for row in rows), key=lambda board: (board.width, board.theme, board.table))


def _met(row: list[Any]) -> Iterator[tuple[Any, ...]]:
    for a, b in combinations(range(len(row)), 2):
        yield a, row[a], b, row[b]


def _best(
    axis: tuple[Any, ...], row: list[Any], rows: list[tuple[Any, ...]], pairs: set[tuple[Any, ...]]
) -> Any:
    """The value that meets most of what is still to be met; among equals the one that was used least."""
    place = len(row)

    def worth(value: Any) -> tuple[int, int]:
        met = sum((other, row[other], place, value) in pairs for other in range(place))
        return met, -sum(one[place] == value for one in rows)

    return max(axis, key=worth)


def told(board: Board) -> Told:
    """What seat 0 of a board is told."""
    kinds = {"intrigue": _intrigue, "hbo/draft": _drafted}
    return told_of(kinds.get(board.table[0], _laid)(board), *board.table)


def _laid(board: Board) -> Match:
    return _placed(*board.table, board.hand, board.crowd, board.moment)


def told_of(match: Match, game: str, seats: int) -> Told:
    """What seat 0 of a match is told."""
    part = game_told(Course(match), 0)
    whole = {
        "n": 0,
        "table": {
            "id": "t", "game": match.game.id, "board": find_kit(game).board_of(seats), "name": match.game.name,
            "state": "running", "commitment": "", "words": [], "options": {}, "clock": {},
            "absence_s": 60,
        },
        "seats": [
            {"seat": seat, "name": _NAMES[seat], "kind": "bot" if seat else "person", "connected": True, "ready": True}
            for seat in range(seats)
        ],
        "me": 0, "eyes": 0, "notes": [], "undo": "free", "no_undo": "", "proposals": [],
        "stops": {"stops": [], "until": None}, "watching": 0, "decision": decision_told(match, 0, 1), **part,
    }  # fmt: skip
    sent: Told = msgspec.json.decode(msgspec.json.encode(whole, enc_hook=as_sent))
    return sent


def _intrigue(board: Board) -> Match:
    """A court as full as may be, by taking the first place each time."""
    game = find_game("intrigue")
    match = Match(game, game.setup([{"name": name} for name in _NAMES[: board.table[1]]], {}), 3)
    for _ in range(min(12, board.crowd)):
        match.choose_index(match.state.decisions[-1].seat, 0)
    while match.state.outcome is None and match.state.decisions[-1].seat != 0:
        match.choose_index(match.state.decisions[-1].seat, 0)
    return match


def _drafted(board: Board) -> Match:
    """A draft of plots in which the first of each three or two is kept."""
    game = find_game("hbo/draft")
    decks = [
        {"name": name, "deck": deck.form()}
        for name, deck in zip(_NAMES, ready_decks("hbo/draft"), strict=False)
    ]
    match = Match(game, game.setup(decks, {}), 3)
    for _ in range(_DRAFTED[board.moment]):
        for seat in (0, 1):
            match.choose_index(seat, 0)
    return match


@cache
def _placed(game: str, seats: int, hand: int, crowd: int, moment: str) -> Match:
    found = find_game(game)
    match = Match(found, found.stage(_scene(game, seats, hand, crowd, moment)), 1)
    for _ in range(_MOST):
        decision = match.state.decisions[-1]
        if decision.seat == 0 and _wanted(decision, moment, crowd):
            break
        match.choose_set(decision.seat, _answer(decision))
    return match


def _wanted(decision: Decision, moment: str, crowd: int) -> bool:
    if moment == "plot":
        return decision.kind.value == "plot"
    if moment == "marshal" or not crowd:
        return True
    return decision.kind.value == "challenge" if moment == "challenge" else decision.why.what == "defenders"


def _answer(decision: Decision) -> list[str]:
    """Others attack seat 0 where they may; anything else is answered as little as may be."""
    if decision.kind.value == "challenge":
        against = [one for one in decision.options if one.verb.value == "challenge" and one.seat == 0]
        return [against[0].key if against and decision.seat else _pass(decision).key]
    if decision.candidates is not None:
        many = 4 if decision.why.what == "attackers" else decision.minimum
        many = min(many, many if decision.maximum is None else decision.maximum)
        return [one.key for one in list(decision.candidates)[:many]]
    return [_pass(decision).key]


def _pass(decision: Decision) -> Option:
    options = list(decision.options)
    return next((one for one in options if one.verb.value in ("pass", "done")), options[0])


def _scene(game: str, seats: int, hand: int, crowd: int, moment: str) -> dict[str, Any]:
    attacker = 1 if moment == "attacked" else 0
    titles = [page.name for page in card_pages(game) if page.type == "title"]
    sides = [_side(game, seat, hand, crowd, moment) for seat in range(seats)]
    if moment != "plot" and game == "second/melee":
        for side, title in zip(sides, titles, strict=False):
            side["title"] = title
    return {"seats": sides, "at": _PHASES[moment], "first_player": attacker, "active": attacker}


def _side(game: str, seat: int, hand: int, crowd: int, moment: str) -> dict[str, Any]:
    house = _HOUSES[game.split("/")[0]][seat]
    plots = [page.code for page in _pages(game, house, "plot")]
    side: dict[str, Any] = {
        "name": _NAMES[seat], "faction": house, "gold": 6, "power": 1 + seat % 2, "hand": _hand(game, house, hand),
        "deck": _hand(game, house, 20), "discard": _hand(game, house, 3), "play": _play(game, house, seat, crowd),
        "plots": plots[1:8],
    }  # fmt: skip
    return side if moment == "plot" else {**side, "plot": plots[0]}


def _pages(game: str, house: str, kind: str) -> list[CardPage]:
    """Those of a house and of none, those with the longest names and texts first among every other one."""
    own = [
        page
        for page in card_pages(game)
        if page.type == kind and page.faction in (house, "neutral") and page.implemented
    ]
    own = [page for page in own if page.house_only in (None, "", house)]
    hard = sorted(
        own, key=lambda page: (-len(page.name) - sum(len(line.text) for line in page.lines) / 20, page.code)
    )
    mixed = [page for pair in zip(hard, reversed(hard), strict=True) for page in pair]
    return list({page.name: page for page in mixed}.values())


def _hand(game: str, house: str, count: int) -> list[str]:
    kinds = [_pages(game, house, kind) for kind in ("character", "event", "location", "attachment")]
    mixed = [page.code for row in zip(*(kind * 9 for kind in kinds), strict=False) for page in row]
    return mixed[:count]


def _play(game: str, house: str, seat: int, count: int) -> list[dict[str, Any]]:
    """Three in five are characters, one is a location, one hangs on a character."""
    characters = _several(_pages(game, house, "character"), count)
    locations = _several(_pages(game, house, "location"), count)
    cards: list[dict[str, Any]] = []
    bears = sum(n % 5 == 4 for n in range(count))
    for n in range(count - bears):
        kind = locations if n % 4 == 3 else characters
        page = kind.pop(0)
        form: dict[str, Any] = {"card": page.code, "kneeling": n % 3 == 2}
        if page.type == "character":
            form |= _laden(game, n, seat)
        if page.type == "character" and page.unique and n % 4 == 2:
            form["duplicates"] = 1
        cards.append(form)
    hosts = [
        form for form in cards if form["card"] in {page.code for page in _pages(game, house, "character")}
    ]
    for n, host in zip(range(bears), hosts * 2, strict=False):
        worn = _worn(game, house, str(host["card"]))
        if worn:
            host.setdefault("attachments", []).append(worn[n % len(worn)])
    return cards


def _laden(game: str, n: int, seat: int) -> dict[str, Any]:
    """What lies on some characters: power of one digit or two, and where the game has them gold and tokens."""
    lying: dict[str, Any] = {}
    if n in (1, 6):
        lying["power"] = _MOST_POWER if n == 1 and seat % 2 else 2
    if game.startswith("second"):
        lying |= {"gold": 1} if (n + seat) % 7 == 1 else {}
        lying |= {"tokens": {"betrayal": 1}} if (n + seat) % 9 == 5 else {}
    return lying


def _several(pages: list[CardPage], count: int) -> list[CardPage]:
    """As many cards as wanted; of those that are not unique more than one where there are too few."""
    again = [page for page in pages if not page.unique]
    return [*pages, *again * count][: max(count, 1)] if again else pages


@cache
def _worn(game: str, house: str, host: str) -> list[str]:
    """The attachments that a character may bear, by trying."""
    found = find_game(game)
    other = {"faction": _HOUSES[game.split("/")[0]][1]}
    borne = []
    for page in _pages(game, house, "attachment"):
        if page.unique:
            continue
        side = {"faction": house, "play": [{"card": host, "attachments": [page.code]}]}
        try:
            found.stage({"seats": [side, *[other] * (found.seats[0] - 1)]})
        except BadScene:
            continue
        borne.append(page.code)
    return borne[:4]
