"""Which decks may be kept: any that could be built, legal or not, and none that could not."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Protocol

import msgspec

from weirwood.core.catalogue import find_game
from weirwood.core.errors import BadArgument, BadDeck
from weirwood.server.storage.kept_decks import Cards, KeptDeck

_SHORT = 80


class SomeCards(Protocol):
    """What a deck is made of, wherever it comes from."""

    faction: str
    agenda: str | None
    plots: dict[str, int]
    cards: dict[str, int]


def checked_cards(game: str, cards: SomeCards, most: int) -> Cards:
    """Cards of a game by code, each in the pile where it belongs, at most so many in all; or BadDeck."""
    from weirwood.decks.random_deck import built_from
    from weirwood.thrones.engine.words import AGENDA, EVENT, PLOT

    pool = built_from(find_game(game).id)
    if pool.faction(cards.faction) is None:
        raise BadDeck(f"There is no {pool.edition.lexicon.say('[faction]')} {cards.faction[:_SHORT]!r}.")
    agenda = None if cards.agenda is None else pool.by_code.get(cards.agenda)
    if cards.agenda is not None and (agenda is None or agenda.type != AGENDA):
        raise BadDeck(f"There is no agenda {cards.agenda[:_SHORT]!r}.")
    held = 0
    for pile, where in ((cards.plots, "plot"), (cards.cards, "draw")):
        for code, count in pile.items():
            card = pool.by_code.get(code)
            if card is None or not (card.type == PLOT if where == "plot" else card.type <= EVENT):
                raise BadDeck(f"There is no card {code[:_SHORT]!r} for the {where} deck.")
            if count < 1:
                raise BadDeck(f"A deck has 1 copy or more of each card in it, not {count} of {card.name}.")
            held += count
            if held > most:
                raise BadDeck(f"This deck has more than {most} cards, which is the most that are kept.")
    return Cards(cards.faction, cards.agenda, dict(cards.plots), dict(cards.cards))


def deck_list(game: str, name: str, cards: Cards) -> Any:
    """A deck as the list that can be checked and written; cards that the game no longer has are left out."""
    from weirwood.decks.deck import DeckList
    from weirwood.thrones.books import find_book

    pool = find_book(game).pool

    def counted(pile: dict[str, int]) -> dict[Any, int]:
        return {pool.by_code[code]: count for code, count in pile.items() if code in pool.by_code}

    faction = pool.faction(cards.faction)
    if faction is None:
        raise BadDeck(f"{name} is damaged in the database.")
    agenda = pool.by_code.get(cards.agenda or "")
    return DeckList(name, game, faction, agenda, counted(cards.plots), counted(cards.cards))


def problem_count(deck: KeptDeck) -> int:
    """How much is wrong with a deck by the rules."""
    return _problem_count(deck.game, deck.cards.text())


@lru_cache(4096)
def _problem_count(game: str, cards: str) -> int:
    """Remembered, for a list of decks is asked for again and again."""
    try:
        return len(deck_list(game, "", msgspec.json.decode(cards, type=Cards)).problems())
    except (BadDeck, BadArgument):
        return 1
