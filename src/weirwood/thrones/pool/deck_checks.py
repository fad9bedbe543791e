"""What is wrong with a deck, by the numbers of its edition and by what its agenda says."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from weirwood.core.errors import either, listed
from weirwood.thrones.ability.cards import NEUTRAL
from weirwood.thrones.ability.players import FACTION_WORDS
from weirwood.thrones.engine.card import Card
from weirwood.thrones.engine.concepts import prepared
from weirwood.thrones.engine.profile import DeckBuilding
from weirwood.thrones.engine.words import AGENDA, FACTION, PLOT
from weirwood.thrones.pool.deck import Deck
from weirwood.thrones.pool.deck_rule import DeckRule, Kind, MayInclude, Problem, codes
from weirwood.thrones.pool.pool import DOUBLED, Pool


def problems(pool: Pool, deck: Deck) -> list[Problem]:
    """Everything that is wrong with a deck, each with its clause; nothing if it is legal."""
    building = pool.edition.profile.deck_building
    found = _not_own(pool, deck) if building.fixed else _built_wrongly(pool, deck)
    return [problem._replace(rule=pool.edition.clauses[problem.rule]) for problem in found]


def fixed_words(pool: Pool) -> str:
    """That the decks of a pool are played as they are."""
    houses = [card.name for card in map(pool.faction, [deck["faction"] for deck in pool.decks]) if card]
    return f"The decks of this game are fixed: a player has that of {either(houses)}, and nothing else."


def _not_own(pool: Pool, deck: Deck) -> Iterator[Problem]:
    if not deck.own:
        yield Problem(prepared.FIXED_DECKS, fixed_words(pool))


def _built_wrongly(pool: Pool, deck: Deck) -> Iterator[Problem]:
    building = pool.edition.profile.deck_building
    rules = (
        [] if deck.agenda is None else [rule for rule in deck.agenda.deck_rules if isinstance(rule, DeckRule)]
    )
    yield from _places(deck, building, pool.edition.lexicon.say("[faction] card"))
    yield from _sizes(deck, building)
    yield from _plot_copies(pool, deck, building.doubled_plots)
    yield from _copies(pool, deck, building)
    yield from _affiliations(deck, rules, building)
    for rule in rules:
        problem = rule.problem(deck)
        if problem is not None:
            yield problem


def _places(deck: Deck, building: DeckBuilding, faction: str) -> Iterator[Problem]:
    """One faction card, as many agendas as allowed, plots in the plot deck, all others in the draw deck."""
    if deck.faction.type != FACTION:
        words = f"{deck.faction.name} is no {faction}; a deck has exactly one."
        yield Problem(prepared.ONE_FACTION, words, (deck.faction.code,))
    if deck.agenda is not None and not building.agendas:
        words = f"{deck.agenda.name} is an agenda; decks of this game have none."
        yield Problem(prepared.ONE_AGENDA, words, (deck.agenda.code,))
    for card in dict.fromkeys((*deck.plots, *deck.cards)):
        if card.type == FACTION:
            words = f"{card.name} is a second {faction}; a deck has exactly one."
            yield Problem(prepared.ONE_FACTION, words, (card.code,))
        elif card.type == AGENDA:
            words = f"{card.name} is an agenda; a deck has at most one, beside its {faction}."
            yield Problem(prepared.ONE_AGENDA, words, (card.code,))
        elif (card.type == PLOT) != (card in deck.plots):
            words = f"{card.name} belongs into the {'plot' if card.type == PLOT else 'draw'} deck."
            yield Problem(prepared.WRONG_DECK, words, (card.code,))


def _sizes(deck: Deck, building: DeckBuilding) -> Iterator[Problem]:
    if len(deck.plots) != building.plots:
        words = f"The plot deck has {_many(len(deck.plots), 'card')}; it must have exactly {building.plots}."
        yield Problem(prepared.PLOT_DECK_SIZE, words)
    if len(deck.cards) < building.draw_deck:
        held = _many(len(deck.cards), "card")
        words = f"The draw deck has {held}; it must have at least {building.draw_deck}."
        yield Problem(prepared.DRAW_DECK_SIZE, words)


def _plot_copies(pool: Pool, deck: Deck, doubled: int) -> Iterator[Problem]:
    """Some titles may be doubled, within what their cards say; copies are told by title."""
    extra: list[Card] = []
    for name, cards in _by_title(deck.plots).items():
        if len(cards) == 1:
            continue
        limit = _limit(pool, cards)
        if limit == 1:
            words = f"There are {len(cards)} copies of {name} among the plots; only 1 may be used."
            yield Problem(prepared.PLOT_NOT_DOUBLED, words, codes(cards))
        elif len(cards) > limit:
            concept = prepared.PLOT_COPIES if limit == DOUBLED else prepared.PLOT_LIMIT
            words = f"There are {len(cards)} copies of {name} among the plots; at most {limit} may be used."
            yield Problem(concept, words, codes(cards))
        extra += cards
    titles = list(_by_title(extra))
    if len(titles) > doubled >= 1:
        most = "one plot" if doubled == 1 else f"{doubled} plots"
        words = f"Only {most} may be used more than once; these are: {listed(titles)}."
        yield Problem(prepared.PLOT_COPIES, words, codes(extra))


def _copies(pool: Pool, deck: Deck, building: DeckBuilding) -> Iterator[Problem]:
    usual = building.copies
    for cards in _copies_of(deck.cards, building.versions_are_copies):
        limit, name = _limit(pool, cards), cards[0].name
        if len(cards) <= limit:
            continue
        concept = prepared.COPIES
        if limit != usual:
            concept = prepared.MORE_COPIES if usual and limit > usual else prepared.FEWER_COPIES
        words = f"There are {len(cards)} copies of {name}; at most {limit} may be used."
        yield Problem(concept, words, codes(cards))


def _affiliations(deck: Deck, rules: list[DeckRule], building: DeckBuilding) -> Iterator[Problem]:
    """Every card is neutral, of the deck's faction, or allowed; a loyal one, or one for others alone, never is."""
    always = [MayInclude(Kind())] if building.other_houses else []
    strange = [card for card in deck.plots if _is_strange(deck, card, always)]
    strange += [card for card in deck.cards if _is_strange(deck, card, [*always, *rules])]
    faction = FACTION_WORDS[deck.faction.faction]
    for card in dict.fromkeys(strange):
        theirs = FACTION_WORDS[card.only_for or card.faction]
        if card.only_for:
            words = f"{card.name} is for {theirs} decks only; a {faction} deck cannot include it."
            yield Problem(prepared.LOYAL_ELSEWHERE, words, (card.code,))
        elif card.loyal:
            words = f"{card.name} is loyal to {theirs}; a {faction} deck cannot include it."
            yield Problem(prepared.LOYAL_ELSEWHERE, words, (card.code,))
        else:
            words = f"{card.name} is {theirs}; a {faction} deck includes it only if its agenda says so."
            yield Problem(prepared.OTHER_FACTION, words, (card.code,))


def _is_strange(deck: Deck, card: Card, rules: Sequence[DeckRule]) -> bool:
    own = (NEUTRAL, deck.faction.faction)
    if card.only_for:
        return card.only_for not in own
    return card.faction not in own and (card.loyal or not any(rule.allows(card) for rule in rules))


def _limit(pool: Pool, cards: list[Card]) -> int:
    """How many of some copies may be used; all of them where nothing limits them."""
    return min(pool.deck_limit(card) or len(cards) for card in cards)


def _by_title(cards: Iterable[Card]) -> dict[str, list[Card]]:
    return {held[0].name: held for held in _copies_of(cards, True)}


def _copies_of(cards: Iterable[Card], versions: bool) -> Iterable[list[Card]]:
    """Cards with their copies: those of a title, or else those of a code."""
    held: dict[str, list[Card]] = {}
    for card in cards:
        held.setdefault(card.name if versions else card.code, []).append(card)
    return held.values()


def _many(count: int, noun: str) -> str:
    return f"{count} {noun}" if count == 1 else f"{count} {noun}s"
