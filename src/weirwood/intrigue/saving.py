"""Saves of a match: its plain values in a fixed order."""

from __future__ import annotations

from typing import Any

from weirwood.core.errors import BadData
from weirwood.core.event import Event
from weirwood.core.rng import Rng
from weirwood.core.save import Reader, big, pack
from weirwood.intrigue.cards import CHARACTERS, HOUSE_COUNT, IRON_THRONE_CARDS
from weirwood.intrigue.court import STRIDE, stands
from weirwood.intrigue.ending import end_match
from weirwood.intrigue.position import Position

_ANY = 1 << 62
_HIGHEST_PENALTY = 1 << 30


def dump(position: Position) -> bytes:
    """The bytes of a match."""
    setup = position.table.setup
    return pack(
        "intrigue",
        [
            [seat.form() for seat in setup.seats],
            setup.options,
            setup.scene,
            big(position.rng.key),
            position.rng.counter,
            position.round,
            position.starter,
            position.active,
            position.planes,
            position.width,
            position.hands,
            [int(out) for out in position.eliminated],
            position.barred,
            position.last,
            position.penalties,
            list(position.throne_deck),
            [list(cards) for cards in position.thrones],
            position.unused,
            int(position.outcome is not None),
        ],
    )


def fill(position: Position, reader: Reader) -> None:
    """Read what ``dump`` wrote after the set-up into a new position, or raise BadData."""
    table = position.table
    players = table.players
    key = reader.seed()
    position.rng = Rng(key, reader.number(0, _ANY))
    position.round = reader.number(1, players)
    position.starter = reader.number(0, players - 1)
    position.active = reader.number(0, players - 1)
    position.planes = reader.numbers(HOUSE_COUNT, 0, _ANY)
    position.width = reader.number(0, table.bottom_row)
    position.hands = [_counts(hand) for hand in _lists(reader, players)]
    position.eliminated = [bool(out) for out in reader.numbers(players, 0, 1)]
    position.barred = reader.numbers(players, 0, (1 << HOUSE_COUNT) - 1)
    position.last = reader.number(-1, players - 1)
    position.penalties = reader.numbers(players, 0, _HIGHEST_PENALTY)
    position.throne_deck = tuple(reader.numbers(-1, 0, IRON_THRONE_CARDS - 1))
    position.thrones = [
        tuple(Reader([cards]).numbers(-1, 0, IRON_THRONE_CARDS - 1)) for cards in _lists(reader, players)
    ]
    position.unused = reader.numbers(HOUSE_COUNT, 0, CHARACTERS)
    over = reader.number(0, 1)
    reader.end()
    _check_cards(position)
    _check_course(position, over == 1)
    if over:
        end_match(position, list[Event]())
    else:
        position.open = position.look(position.active)
        if position.open.count < (1 if table.ask_all else 2) or position.eliminated[position.active]:
            raise BadData("This save is damaged: the active seat has nothing to choose.")


def _check_course(position: Position, over: bool) -> None:
    """The match must have come this way, and be able to go on to its end."""
    players = position.table.players
    if over:
        if position.round < players or not all(position.eliminated):
            raise BadData("This save is damaged: its match ends before its last round.")
    elif len(position.throne_deck) <= players - position.round:
        raise BadData("This save is damaged: it lacks Iron Throne cards for the rounds to come.")
    for seat in range(players):
        for house in range(HOUSE_COUNT):
            if (position.barred[seat] >> house) & 1 and (
                position.hands[seat][house] or not position.eliminated[seat]
            ):
                raise BadData(f"This save is damaged: seat {seat} was out for no reason.")


def _lists(reader: Reader, count: int) -> list[Any]:
    value = reader.value()
    if not isinstance(value, list) or len(value) != count:
        raise BadData(f"This save is damaged: there must be {count} lists, one for each seat.")
    return value


def _counts(hand: Any) -> list[int]:
    return Reader([hand]).numbers(HOUSE_COUNT, 0, CHARACTERS)


def _check_cards(position: Position) -> None:
    """The court must stand, and every card must be somewhere exactly once."""
    if position.width > STRIDE or not stands(position.planes, position.width):
        raise BadData("This save is damaged: its court cannot stand.")
    for house in range(HOUSE_COUNT):
        found = position.planes[house].bit_count() + position.unused[house]
        found += sum([hand[house] for hand in position.hands])
        if found != position.table.houses[house]:
            raise BadData("This save is damaged: its character cards do not add up.")
    thrones = list(position.throne_deck)
    for cards in position.thrones:
        thrones += cards
    if sorted(thrones) != list(range(IRON_THRONE_CARDS)):
        raise BadData("This save is damaged: its Iron Throne cards do not add up.")
