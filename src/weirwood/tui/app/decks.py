"""Which deck each seat plays: one by name or from a file, else one of those that are ready."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from weirwood.core.catalogue import find_kit
from weirwood.core.errors import BadArgument
from weirwood.core.state import Game

if TYPE_CHECKING:
    from weirwood.decks import DeckList


class Dealt(NamedTuple):
    """The seats of a game as plain data, and the options that their decks need."""

    seats: list[dict[str, Any]]
    options: dict[str, Any]


def decks_of(
    game: Game, players: int, deck: str | None, bot_decks: Sequence[str], seed: int
) -> list[DeckList | None]:
    """The deck of each seat, the person's first; none where nobody names one. Bots have one for all, or one for each.

    Decks that nobody named are drawn by the seed, fixed ones by the game itself: None.
    """
    if not find_kit(game.id).book:
        if deck is not None or bot_decks:
            raise BadArgument(f"{game.name} is played without decks of one's own.")
        return []
    from weirwood.decks.ready import are_fixed, find_deck, ready_decks  # which know all cards

    others = players - 1
    if len(bot_decks) > 1 and len(bot_decks) != others:
        raise BadArgument(f"{others} bots need {others} decks, or one for all of them, not {len(bot_decks)}.")
    words = [deck, *(list(bot_decks) if len(bot_decks) > 1 else [*bot_decks, None][:1] * others)]
    legal = [ready for ready in ready_decks(game.id) if not ready.standalone]
    if are_fixed(game.id):
        return [None if word is None else find_deck(word, game.id) for word in words]
    decks: list[DeckList | None] = []
    for seat, word in enumerate(words):
        drawn = legal[(seed + seat * (1 + seed // len(legal) % (len(legal) - 1))) % len(legal)]
        decks.append(drawn if word is None else find_deck(word, game.id))
    return decks


def seats_with_decks(
    game: Game, names: Sequence[str], deck: str | None, bot_decks: Sequence[str], seed: int
) -> Dealt:
    """Seats of these names with their decks. Standalone decks are played as they are, legal or not."""
    decks = decks_of(game, len(names), deck, bot_decks, seed)
    seats: list[dict[str, Any]] = [{"name": name} for name in names]
    for seat, held in zip(seats, decks, strict=False):
        if held is not None:
            seat["deck"] = held.form()
    return Dealt(seats, {"check_decks": False} if any(held and held.standalone for held in decks) else {})
