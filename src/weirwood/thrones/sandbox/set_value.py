"""The edit *set*: something of a card, of a seat or of the game becomes what is said."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from weirwood.core.errors import BadArgument, listed
from weirwood.thrones.engine.state.board import Board
from weirwood.thrones.engine.words import DUPLICATE, TYPE_NAMES
from weirwood.thrones.sandbox.edit_words import card_in, flag_in, number_in, object_in, only, seat_in

_OF_CARD: Final = ("kneeling", "power", "gold", "tokens", "facedown")
_OF_SEAT: Final = ("gold", "faction_power", "cannot_win", "deck")
_OF_GAME: Final = ("first_player", "dominance_winner", "options")


def set_value(g: Board, given: Mapping[str, Any]) -> None:
    """Set what is named of a card, of a seat, or of the game."""
    if "card" in given and "seat" in given:
        raise BadArgument("Set takes a card or a seat, not both.")
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
        raise BadArgument(f"Set needs something to set: {listed(fields)}.")


def _set_card(g: Board, card: int, given: Mapping[str, Any]) -> None:
    record = g.records[card]
    if record is None:
        if set(given) == {"card", "facedown"} and g.zone[card] == DUPLICATE:
            g.seen[card] = 1 << g.owner(card) if flag_in(given, "facedown", False) else g.everyone()
            return
        raise BadArgument(f"{g.cards[card].name} is not in play; there is nothing to set on it.")
    record.kneeling = flag_in(given, "kneeling", record.kneeling)
    record.facedown = flag_in(given, "facedown", record.facedown)
    record.power = number_in(given, "power", record.power)
    what = g.cards[card]
    if record.power and not g.deal.profile.ends.power_hosts >> what.type & 1:
        raise BadArgument(f"{what.name} cannot have power: in this game no {TYPE_NAMES[what.type]} has.")
    tokens = object_in(given, "tokens").copy()
    if "gold" in given:
        tokens["gold"] = given["gold"]
    known = g.deal.edition.token_words
    if tokens and not known:
        raise BadArgument("In this game no tokens and no gold lie on cards.")
    for kind in tokens:
        if kind not in known:
            raise BadArgument(f"There are no {kind!r} tokens on cards; there are {listed(known)}.")
        record.tokens[kind] = number_in(tokens, kind, 0)
        if not record.tokens[kind]:
            del record.tokens[kind]


def _set_seat(g: Board, seat: int, given: Mapping[str, Any]) -> None:
    side = g.sides[seat]
    faction = g.record(side.faction)
    side.gold = number_in(given, "gold", side.gold)
    faction.power = number_in(given, "faction_power", faction.power)
    side.cannot_win = flag_in(given, "cannot_win", side.cannot_win)
    if "deck" in given:
        if not isinstance(given["deck"], list):
            raise BadArgument("Deck must be a list of ids, the top one first.")
        wanted = [card_in(g, word) for word in given["deck"]]
        if len(set(wanted)) != len(wanted) or any(card not in side.deck for card in wanted):
            raise BadArgument("Deck must list cards of that deck by id, the top one first, each once.")
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
    options = object_in(given, "options")
    only(options, ("winning",), "options")
    g.winning = flag_in(options, "winning", g.winning)
