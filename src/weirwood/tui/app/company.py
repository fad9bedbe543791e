"""Who sits at the table, with which deck: a person and bots, told apart by the names in the record.

A bot's seat is named like ``Ravenna (heuristic)``, so that a record says by itself who played, and a saved
game goes on with the same bots. In sentences the shorter name is used.
"""

from __future__ import annotations

import getpass
import re
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from weirwood.bots import BOT_NAMES, admit, bot_names, is_search, make_bot
from weirwood.core.catalogue import find_kit
from weirwood.core.errors import BadArgument
from weirwood.core.state import Game

if TYPE_CHECKING:
    from weirwood.decks import DeckList

DEFAULT_BOT: Final = "heuristic"
DEFAULT_PLAYERS: Final = 4
_BOT_SEAT: Final = re.compile(r"(.+) \(([\w.:-]+)\)")
_NAMELESS: Final = ("", "root", "user", "nobody")


def bot_of(seat_name: str) -> str | None:
    """The bot that plays a seat of this name, or None for a person."""
    found = _BOT_SEAT.fullmatch(seat_name)
    return found[2] if found and _plays(found[2]) else None


def short_name(seat_name: str) -> str:
    """The name without the bot."""
    found = _BOT_SEAT.fullmatch(seat_name)
    return found[1] if found and _plays(found[2]) else seat_name


def _plays(name: str) -> bool:
    """Whether a record may name this bot: any but those of one's own that were not asked for."""
    return name in bot_names() or is_search(name)


def own_name() -> str:
    """What to call a person who did not say: their login name, or Player."""
    try:
        name = getpass.getuser()
    except (OSError, KeyError, ImportError):
        return "Player"
    return "Player" if name in _NAMELESS or not name.isalpha() else name.capitalize()


def seat_names(game: Game, name: str | None, players: int | None, bots: Sequence[str]) -> list[str]:
    """The names of all seats, the person's first; the bots are one for all or one for each other seat."""
    if players is None:
        players = len(bots) + 1 if len(bots) > 1 else min(DEFAULT_PLAYERS, game.seats[-1])
    if players not in game.seats:
        many = f"{game.seats[0]} to {game.seats[-1]}" if len(game.seats) > 1 else str(game.seats[0])
        raise BadArgument(f"{game.name} is for {many} players, not {players}.")
    if len(bots) > 1 and len(bots) != players - 1:
        needed = "one bot" if players == 2 else f"{players - 1} bots, or one for all of them"
        raise BadArgument(f"{players} players need {needed}, not {len(bots)}.")
    for bot in bots:
        admit(bot)
        make_bot(bot, game.id, 0)
    if name is not None and bot_of(name) is not None:
        raise BadArgument(f"{name!r} is reserved for a bot. Choose another name.")
    kinds = list(bots) if len(bots) > 1 else [*bots, DEFAULT_BOT][:1] * (players - 1)
    person = (name or "").strip() or own_name()
    free = [bot_name for bot_name in BOT_NAMES if bot_name != person]
    return [person, *(f"{bot_name} ({kind})" for bot_name, kind in zip(free, kinds, strict=False))]


class Dealt(NamedTuple):
    """The seats of a game as plain data, and the options that their decks need."""

    seats: list[dict[str, Any]]
    options: dict[str, Any]


def decks_of(
    game: Game, players: int, deck: str | None, bot_decks: Sequence[str], seed: int, format: str | None = None
) -> list[DeckList | None]:
    """The deck of each seat, the person's first; none where nobody names one. Bots have one for all, or one for each.

    Decks that nobody named are drawn by the seed, of those that the format allows; fixed ones by the game itself: None.
    """
    if not find_kit(game.id).book:
        if deck is not None or bot_decks:
            raise BadArgument(f"{game.name} is played without decks of one's own.")
        return []
    from weirwood.decks.ready import are_fixed, find_deck, legal_decks  # which know all cards

    others = players - 1
    if len(bot_decks) > 1 and len(bot_decks) != others:
        needed = (
            "One bot needs one deck"
            if others == 1
            else f"{others} bots need {others} decks, or one for all of them"
        )
        raise BadArgument(f"{needed}, not {len(bot_decks)}.")
    words = [deck, *(list(bot_decks) if len(bot_decks) > 1 else [*bot_decks, None][:1] * others)]
    if are_fixed(game.id):
        return [None if word is None else find_deck(word, game.id) for word in words]
    legal = legal_decks(game.id, format)
    decks: list[DeckList | None] = []
    for seat, word in enumerate(words):
        drawn = legal[(seed + seat * (1 + seed // len(legal) % (len(legal) - 1))) % len(legal)]
        decks.append(drawn if word is None else find_deck(word, game.id))
    return decks


def seats_with_decks(names: Sequence[str], decks: Sequence[DeckList | None]) -> Dealt:
    """Seats of these names with their decks. Standalone decks are played as they are, legal or not."""
    seats: list[dict[str, Any]] = [{"name": name} for name in names]
    for seat, held in zip(seats, decks, strict=False):
        if held is not None:
            seat["deck"] = held.form()
    return Dealt(seats, {"check_decks": False} if any(held and held.standalone for held in decks) else {})
