"""Decks that people bring to a table: how they are named, read and checked."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from weirwood.core.catalogue import find_game, find_kit
from weirwood.core.errors import BadArgument, BadDeck
from weirwood.core.state import Game


def plays_with_decks(game: Game) -> bool:
    """Whether seats bring decks."""
    return bool(find_kit(game.id).book)


def ready_deck(game: Game, name: str, options: Mapping[str, Any]) -> Any:
    """A deck that comes with the game, by its name; where the table is for a format, one that it allows."""
    from weirwood.decks import ready_decks
    from weirwood.decks.draft import loose
    from weirwood.thrones.pool.deck import MOST_CARDS

    for deck in ready_decks(game.id):
        if loose(deck.name) == loose(name):
            if options.get("format") is not None:
                check_deck(game.id, deck.form(), True, MOST_CARDS, options["format"])
            return deck
    raise BadDeck(f"There is no ready deck {name!r} for {game.name}.")


def are_fixed(game: Game) -> bool:
    """Whether seats choose among decks of the game's own, each of which is there once and known to all."""
    from weirwood.decks import ready

    return ready.are_fixed(game.id)


def deck_form(deck: dict[str, Any]) -> dict[str, Any]:
    """A deck as a game takes it: without the name that people gave it."""
    return {name: value for name, value in deck.items() if name != "name"}


def check_deck(game_id: str, form: Any, legal: bool, most: int, format: str | None = None) -> None:
    """Refuse a deck of more than ``most`` cards, and where it must be legal, whatever lies across, one that is not."""
    game = find_game(game_id)
    if not plays_with_decks(game):
        raise BadArgument(f"{game.name} is played without decks.")
    from weirwood.thrones.books import find_book
    from weirwood.thrones.pool.deck import deck_from
    from weirwood.thrones.tournaments.tourney import find_tourney, illegal

    pool = find_book(game.id).pool
    deck = deck_from(pool, form)
    if len(deck.cards) + len(deck.plots) > most:
        raise BadDeck(
            f"This deck has {len(deck.cards) + len(deck.plots)} cards; at most {most} are allowed here."
        )
    found = illegal(pool, deck, find_tourney(game.id, format)) if legal else []
    if found:
        raise BadDeck(
            f"This deck is not legal: {' '.join(problem.text for problem in found)}",
            rule=found[0].rule,
            data={"problems": [{"rule": problem.rule, "text": problem.text} for problem in found]},
        )
