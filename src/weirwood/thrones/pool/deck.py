"""A deck as cards, read from plain data."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from weirwood.core.errors import BadDeck, either
from weirwood.thrones.engine.card import Card
from weirwood.thrones.engine.concepts import prepared
from weirwood.thrones.engine.words import AGENDA, EVENT, PLOT
from weirwood.thrones.pool.pool import Pool

MOST_CARDS: Final = 1000  # the most cards that a list may have, be it legal or not
_MOST_COPIES: Final = 100  # of one card


def cards_listed(pool: Pool, form: object, what: str) -> list[Card]:
    """Cards from ``{card: n}`` or a list of cards, top card first."""
    cards: list[Card] = []
    if isinstance(form, dict):
        for word, count in form.items():
            if not isinstance(count, int) or isinstance(count, bool) or not 0 <= count <= _MOST_COPIES:
                raise BadDeck(f"{what} has {count!r} of {word!r}; give a number from 0 to {_MOST_COPIES}.")
            cards += [pool.find(word)] * count
    elif isinstance(form, list) and all(isinstance(word, str) for word in form):
        cards = [pool.find(word) for word in form]
    else:
        raise BadDeck(f"{what} must be an object {{card: copies}} or a list of cards.")
    if len(cards) > MOST_CARDS:
        raise BadDeck(f"{what} has {len(cards)} cards; up to {MOST_CARDS} can be played with.")
    return cards


class Deck:
    """A deck as cards; ``own`` where it is one of the game's own, named by its faction alone."""

    __slots__ = ("agenda", "cards", "faction", "own", "plots")

    def __init__(
        self, faction: Card, agenda: Card | None, plots: list[Card], cards: list[Card], own: bool = False
    ) -> None:
        self.own = own
        self.faction = faction
        self.agenda = agenda
        self.plots = plots
        self.cards = cards

    def introductory(self) -> Deck:
        """The deck for a first game: without its agenda, and without the cards that are for one faction only."""
        cards = [card for card in self.cards if not card.only_for]
        return Deck(self.faction, None, self.plots, cards, self.own)


def deck_from(pool: Pool, form: object) -> Deck:
    """A deck from plain data, whatever kind of cards it has; where decks are fixed the faction alone names one."""
    if not isinstance(form, Mapping):
        raise BadDeck("A deck must be an object with faction, agenda, plots and cards.")
    for field in form:
        if field not in ("faction", "agenda", "plots", "cards"):
            raise BadDeck(f"A deck has no {field!r}; it has faction, agenda, plots and cards.")
    faction = pool.faction(form.get("faction"))
    if faction is None:
        word, given = pool.edition.lexicon.say("[faction]"), form.get("faction")
        wrong = f"A deck has a {word}." if given is None else f"There is no {word} {given!r}."
        raise BadDeck(f"{wrong} Choose {either(pool.edition.profile.deck_building.houses)}.")
    own = bool(pool.decks) and len(form) == 1
    if own:
        form = next(deck for deck in pool.decks if deck["faction"] == form["faction"])
    agenda = None if form.get("agenda") is None else pool.find(str(form["agenda"]))
    plots = cards_listed(pool, form.get("plots", []), "plots")
    cards = cards_listed(pool, form.get("cards", []), "cards")
    if agenda is not None and agenda.type != AGENDA:
        raise BadDeck(f"{agenda.name} is not an agenda.", rule=pool.edition.clauses[prepared.NO_AGENDA])
    return Deck(faction, agenda, plots, cards, own)


def check_places(pool: Pool, deck: Deck) -> None:
    """Plots are among the plots, and nothing but cards for a draw deck is in it; else nothing could be dealt."""
    for card in deck.plots:
        if card.type != PLOT:
            raise BadDeck(f"{card.name} is not a plot.", rule=pool.edition.clauses[prepared.NO_PLOT])
    for card in deck.cards:
        if card.type > EVENT:
            rule = pool.edition.clauses[prepared.NOT_FOR_THE_DECK]
            raise BadDeck(f"{card.name} does not belong into a draw deck.", rule=rule)
