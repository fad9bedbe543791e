"""A table for the browser as the options of ``weirwood play`` describe it."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import TYPE_CHECKING

from weirwood.core.catalogue import find_game
from weirwood.core.errors import BadArgument
from weirwood.core.rng import SEED_BITS, is_seed

if TYPE_CHECKING:
    from weirwood.server.hall.prepared import Prepared


def prepared_table(
    game_id: str,
    *,
    players: int | None,
    bots: Sequence[str],
    seed: int | None,
    name: str | None,
    deck: str | None,
    bot_decks: Sequence[str],
) -> Prepared:
    """The table to open, checked: a seat for the person, bots in all others, so that a seed harms nobody."""
    from weirwood.decks.ready import ready_decks
    from weirwood.server.hall.prepared import Prepared
    from weirwood.server.http.session import checked_name
    from weirwood.server.wire.http import NewTable, SeatWish
    from weirwood.tui.app.company import bot_of, decks_of, seat_names

    own = None if name is None or not name.strip() else checked_name(name)
    if not (players or bots or seed is not None or deck or bot_decks):
        return Prepared(own)
    game = find_game(game_id)
    if seed is not None and not is_seed(seed):
        raise BadArgument(f"--seed must be a whole number from 0 to 2**{SEED_BITS} - 1, not {seed}.")
    names = seat_names(game, own, players, bots)
    chance = secrets.randbits(SEED_BITS) if seed is None else seed
    ready = ready_decks(game.id)
    decks = [
        None if one is None else one.name if one in ready else one.form()
        for one in decks_of(game, len(names), deck, bot_decks, chance)
    ]
    seats = [SeatWish("bot", bot_of(seat)) if number else SeatWish("me") for number, seat in enumerate(names)]
    for place, brought in zip(seats, decks, strict=False):
        place.deck = brought
    return Prepared(own, NewTable(game.id, seats, seed=seed))
