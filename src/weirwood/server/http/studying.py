"""A deck that is being built, as the builder shows it: every problem with its rule, figures and odds."""

from __future__ import annotations

import msgspec

from weirwood.server.hall.deck_checks import checked_cards, deck_list
from weirwood.server.wire.decks import DeckCards, DeckFigures, DeckOdds, DeckStudy
from weirwood.server.wire.http import DeckProblem


def studied(game: str, cards: DeckCards, format: str | None, most: int) -> DeckStudy:
    """Everything about a deck of at most so many cards."""
    from weirwood.decks import Reading, find_tourney
    from weirwood.decks.figures import figures_of
    from weirwood.decks.odds import odds_of

    deck = deck_list(game, "", checked_cards(game, cards, most))
    found = Reading(deck, []).problems(find_tourney(game, format))
    odds = odds_of(deck)
    return DeckStudy(
        legal=not found,
        problems=[DeckProblem(one.rule or None, one.text, list(one.cards)) for one in found],
        figures=msgspec.convert(figures_of(deck), DeckFigures, from_attributes=True),
        odds=None if odds is None else msgspec.convert(odds, DeckOdds, from_attributes=True),
    )
