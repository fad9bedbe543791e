"""A legal deck drawn by chance, for a game whose players build their own: any faction, any agenda, any card."""

from __future__ import annotations

from collections import Counter
from functools import cache
from random import Random
from typing import Final

from weirwood.core.catalogue import find_kit
from weirwood.core.errors import BadArgument
from weirwood.decks.deck import DeckList
from weirwood.thrones.books import find_book
from weirwood.thrones.engine.card import Card
from weirwood.thrones.engine.words import AGENDA, EVENT, PLOT
from weirwood.thrones.pool.deck import Deck
from weirwood.thrones.pool.deck_checks import fixed_words, problems
from weirwood.thrones.pool.deck_rule import DeckRule, MustInclude
from weirwood.thrones.pool.pool import Pool

_TRIES: Final = 100
"""A deck that does not come out legal is drawn again this often."""
_DOUBLED: Final = 0.5
"""How often a plot deck has a plot twice, where that is allowed."""


def built_from(game: str) -> Pool:
    """The cards of which players of a game build decks; a game without decks of their own is refused."""
    if not find_kit(game).book:
        raise BadArgument(f"{game} is played without decks.")
    pool = find_book(game).pool
    if pool.edition.profile.deck_building.fixed:
        raise BadArgument(fixed_words(pool))
    return pool


def for_decks(pool: Pool) -> list[Card]:
    """The cards of a pool that may be in a deck or beside it: all but factions and titles."""
    return [card for card in pool.by_code.values() if card.type <= AGENDA]


def random_deck(game: str, chance: Random) -> DeckList:
    """A legal deck, named by its faction and its agenda; the same chance draws the same deck."""
    pool = built_from(game)
    for _ in range(_TRIES):
        deck = _drawn(pool, game, chance)
        if not problems(pool, deck):
            name = (
                f"{deck.faction.name}, {'no agenda' if deck.agenda is None else deck.agenda.name}, at random"
            )
            return DeckList(name, game, deck.faction, deck.agenda, Counter(deck.plots), Counter(deck.cards))
    raise AssertionError(f"no legal deck of {game} in {_TRIES} tries")


def _drawn(pool: Pool, game: str, chance: Random) -> Deck:
    """A deck that breaks no rule that its numbers and its agenda tell beforehand."""
    building = pool.edition.profile.deck_building
    faction = pool.faction(chance.choice(list(building.houses)))
    assert faction is not None
    agendas = [card for card in for_decks(pool) if card.type == AGENDA] if building.agendas else []
    agenda = chance.choice([None, *agendas])
    plots, cards = _allowed(game, faction.code, None if agenda is None else agenda.code)
    deck = Deck(faction, agenda, chance.sample(plots, building.plots), [])
    if building.doubled_plots and chance.random() < _DOUBLED:
        deck.plots[0] = deck.plots[1]
    rules = [] if agenda is None else [rule for rule in agenda.deck_rules if isinstance(rule, DeckRule)]
    for rule in rules:
        if isinstance(rule, MustInclude):
            wanted = [card for card in cards if rule.kind.includes(card)]
            _fill(pool, deck, wanted, rules, len(deck.cards) + rule.least, chance)
    _fill(pool, deck, cards, rules, building.draw_deck, chance)
    return deck


def _fill(
    pool: Pool, deck: Deck, cards: list[Card], rules: list[DeckRule], least: int, chance: Random
) -> None:
    """Put some copies of cards into the draw deck until it has enough; what the agenda forbids stays out."""
    titles = {card.name for card in deck.cards}
    limits = [rule for rule in rules if not isinstance(rule, MustInclude)]
    for card in chance.sample(cards, len(cards)):
        if len(deck.cards) >= least:
            return
        if card.name not in titles:
            most = min(pool.deck_limit(card) or least, least - len(deck.cards))
            copies = [card] * chance.randint(1, most)
            held = Deck(deck.faction, deck.agenda, deck.plots, deck.cards + copies)
            if all(rule.problem(held) is None for rule in limits):
                deck.cards = held.cards
                titles.add(card.name)


@cache
def _allowed(game: str, faction: str, agenda: str | None) -> tuple[list[Card], list[Card]]:
    """The plots and the draw cards that a deck of a faction and an agenda may have, each seen by itself."""
    pool = find_book(game).pool
    house = pool.by_code[faction]
    beside = None if agenda is None else pool.by_code[agenda]
    lacking = len(problems(pool, Deck(house, beside, [], [])))
    plots = [
        card
        for card in for_decks(pool)
        if card.type == PLOT and len(problems(pool, Deck(house, beside, [card], []))) <= lacking
    ]
    cards = [
        card
        for card in for_decks(pool)
        if card.type <= EVENT and len(problems(pool, Deck(house, beside, [], [card]))) <= lacking
    ]
    return plots, cards
