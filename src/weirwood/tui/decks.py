"""Which deck each seat plays: one by name or from a file, else one of those that are ready."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from weirwood.core.errors import BadArgument
from weirwood.core.state import Game


class Dealt(NamedTuple):
    """The seats of a game as plain data, and the options that their decks need."""

    seats: list[dict[str, Any]]
    options: dict[str, Any]


def seats_with_decks(
    game: Game, names: Sequence[str], deck: str | None, bot_decks: Sequence[str], seed: int
) -> Dealt:
    """Seats of these names, the person's first; bots have one deck for all, or one for each.

    Decks that nobody named are drawn by the seed. Standalone decks are played as they are, legal or not.
    """
    if not any("deck" in seat for seat in game.ready(len(names))):
        if deck is not None or bot_decks:
            raise BadArgument(f"{game.name} is played without decks.")
        return Dealt([{"name": name} for name in names], {})
    from weirwood.decks import find_deck, ready_decks  # which know all cards

    others = len(names) - 1
    if len(bot_decks) > 1 and len(bot_decks) != others:
        raise BadArgument(f"{others} bots need {others} decks, or one for all of them, not {len(bot_decks)}.")
    words = [deck, *(list(bot_decks) if len(bot_decks) > 1 else [*bot_decks, None][:1] * others)]
    legal = [ready for ready in ready_decks(game.id) if not ready.standalone]
    seats = []
    checked = True
    for seat, (name, word) in enumerate(zip(names, words, strict=True)):
        drawn = legal[(seed + seat * (1 + seed // len(legal) % (len(legal) - 1))) % len(legal)]
        found = drawn if word is None else find_deck(word, game.id)
        checked = checked and not found.standalone
        seats.append({"name": name, "deck": found.form()})
    return Dealt(seats, {} if checked else {"check_decks": False})
