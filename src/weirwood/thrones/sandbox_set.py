"""The edit *set*: something of a card, of a seat or of the game becomes what is said."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from weirwood.core.errors import BadArgument, listed
from weirwood.thrones.engine.board import Board
from weirwood.thrones.engine.words import DUPLICATE
from weirwood.thrones.sandbox_words import card_in, only, seat_in

_OF_CARD: Final = ("kneeling", "power", "gold", "tokens", "facedown")
_OF_SEAT: Final = ("gold", "faction_power", "cannot_win", "deck")
_OF_GAME: Final = ("first_player", "dominance_winner", "options")
_MOST: Final = 1000


def set_value(g: Board, given: Mapping[str, Any]) -> None:
    """Set what is named of a card, of a seat, or of the game."""
    if "card" in given and "seat" in given:
        raise BadArgument("set takes a card or a seat, not both.")
    if "card" in given:
        only(given, ("card", *_OF_CARD), "set on a card")
        _nonempty(given, 2, _OF_CARD)
        _set_card(g, card_in(g, given["card"]), given)
    elif "seat" in given:
        only(given, ("seat", *_OF_SEAT), "set on a seat")
        _nonempty(given, 2, _OF_SEAT)
        _set_seat(g, seat_in(g, given["seat"]), given)
    else:
        only(given, _OF_GAME, "set on the game")
        _nonempty(given, 1, _OF_GAME)
        _set_game(g, given)


def _nonempty(given: Mapping[str, Any], least: int, fields: tuple[str, ...]) -> None:
    if len(given) < least:
        raise BadArgument(f"set needs something to set: {listed(fields)}.")


def _number(name: str, value: object) -> int:
    if isinstance(value, int) and not isinstance(value, bool) and 0 <= value <= _MOST:
        return value
    raise BadArgument(f"{name} must be a number from 0 to {_MOST}, not {value!r}.")


def _set_card(g: Board, card: int, given: Mapping[str, Any]) -> None:
    record = g.records[card]
    if record is None:
        if set(given) == {"card", "facedown"} and g.zone[card] == DUPLICATE:
            g.seen[card] = 1 << g.owner(card) if given["facedown"] else g.everyone()
            return
        raise BadArgument(f"{g.cards[card].name} is not in play; there is nothing to set on it.")
    record.kneeling = given.get("kneeling", record.kneeling)
    record.facedown = given.get("facedown", record.facedown)
    record.power = _number("power", given.get("power", record.power))
    tokens = dict(given.get("tokens", {}))
    if "gold" in given:
        tokens["gold"] = given["gold"]
    for kind, count in tokens.items():
        if kind not in g.deal.edition.token_words:
            known = listed(g.deal.edition.token_words)
            raise BadArgument(f"there are no {kind!r} tokens; there are {known}.")
        record.tokens[kind] = _number(kind, count)
        if not count:
            del record.tokens[kind]


def _set_seat(g: Board, seat: int, given: Mapping[str, Any]) -> None:
    side = g.sides[seat]
    faction = g.record(side.faction)
    side.gold = _number("gold", given.get("gold", side.gold))
    faction.power = _number("faction_power", given.get("faction_power", faction.power))
    side.cannot_win = given.get("cannot_win", side.cannot_win)
    if "deck" in given:
        wanted = [card_in(g, word) for word in given["deck"]]
        if len(set(wanted)) != len(wanted) or any(card not in side.deck for card in wanted):
            raise BadArgument("deck must list cards of that deck by id, the top one first, each once.")
        rest = [card for card in side.deck if card not in wanted]
        side.deck = rest + wanted[::-1]
        for card in side.deck:
            g.moves[card] += 1
            g.seen[card] = 0


def _set_game(g: Board, given: Mapping[str, Any]) -> None:
    if "first_player" in given:
        g.first = seat_in(g, given["first_player"])
    if "dominance_winner" in given:
        g.dominance_winner = seat_in(g, given["dominance_winner"])
    options = given.get("options", {})
    only(options, ("winning",), "options")
    winning = options.get("winning", g.winning)
    if not isinstance(winning, bool):
        raise BadArgument(f"option winning must be true or false, not {winning!r}.")
    g.winning = winning
