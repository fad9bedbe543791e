"""Deckbuilding: what a deck must keep to, what agendas change about it, and everything that is wrong with one."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from weirwood.core.errors import listed
from weirwood.thrones.ability.cards import FACTION_WORDS
from weirwood.thrones.engine.card import Card
from weirwood.thrones.engine.words import AGENDA, FACTION, PLOT
from weirwood.thrones.pool.deck_rule import DeckRule, Problem

if TYPE_CHECKING:
    from weirwood.thrones.pool.deck import Deck

PLOTS: Final = 7
DRAW_DECK: Final = 60
COPIES: Final = 3
PLOT_COPIES: Final = 2
NEUTRAL: Final = "neutral"


@dataclass(frozen=True)
class Kind:
    """A kind of card, by what is printed on it."""

    faction: str = ""
    loyal: bool | None = None
    trait: str = ""

    def includes(self, card: Card) -> bool:
        """Whether a card is of this kind."""
        if self.faction and card.faction != self.faction:
            return False
        if self.loyal is not None and card.loyal != self.loyal:
            return False
        return not self.trait or self.trait in card.traits

    def text(self) -> str:
        """In words, before *cards*."""
        loyal = {None: "", True: "loyal", False: "non-loyal"}[self.loyal]
        return " ".join(word for word in (loyal, FACTION_WORDS.get(self.faction, ""), self.trait) if word)


@dataclass(frozen=True)
class MayInclude(DeckRule):
    """Cards of a kind may be included although they are of another faction (RR.loyal.2)."""

    kind: Kind

    def allows(self, card: Card) -> bool:
        return self.kind.includes(card)

    def text(self) -> str:
        return f"you may include {self.kind.text()} cards in your deck"


@dataclass(frozen=True)
class MustInclude(DeckRule):
    """At least so many cards of a kind must be included (RR.anatomy.1)."""

    least: int
    kind: Kind

    def problem(self, deck: Deck) -> Problem | None:
        found = [card for card in deck.cards if self.kind.includes(card)]
        if len(found) >= self.least:
            return None
        agenda = _agenda_code(deck)
        words = (
            f"The deck has {len(found)} {self.kind.text()} cards; its agenda asks for at least {self.least}."
        )
        return Problem("RR.anatomy.1", words, (*agenda, *_codes(found)))

    def text(self) -> str:
        return f"you must include at least {self.least} {self.kind.text()} cards in your deck"


@dataclass(frozen=True)
class CannotInclude(DeckRule):
    """No cards of a kind, or no more than so many, may be included: in the draw deck, or in the plot deck."""

    kind: Kind
    more_than: int = 0
    plots: bool = False

    def problem(self, deck: Deck) -> Problem | None:
        """Too many; the agenda's own words say so (RR.golden.2)."""
        found = [card for card in (deck.plots if self.plots else deck.cards) if self.kind.includes(card)]
        if len(found) <= self.more_than:
            return None
        noun = "plot cards" if self.plots else "cards"
        most = f"at most {self.more_than}" if self.more_than else "none"
        words = f"The deck has {len(found)} {self.kind.text()} {noun}; its agenda allows {most}."
        return Problem("RR.golden.2", words, (*_agenda_code(deck), *_codes(found)))

    def text(self) -> str:
        many = f"more than {self.more_than} " if self.more_than else ""
        where = "plot cards in your plot deck" if self.plots else "cards in your deck"
        return f"you cannot include {many}{self.kind.text()} {where}"


def banner(faction: str) -> tuple[DeckRule, ...]:
    """The rules of a banner: non-loyal cards of one other faction, and at least twelve of its cards."""
    return MayInclude(Kind(faction, loyal=False)), MustInclude(12, Kind(faction))


def problems(deck: Deck) -> list[Problem]:
    """Everything that is wrong with a deck; nothing if it is legal."""
    rules = (
        [] if deck.agenda is None else [rule for rule in deck.agenda.deck_rules if isinstance(rule, DeckRule)]
    )
    found = [*_places(deck), *_sizes(deck), *_plot_copies(deck), *_copies(deck), *_affiliations(deck, rules)]
    for rule in rules:
        problem = rule.problem(deck)
        if problem is not None:
            found.append(problem)
    return found


def _places(deck: Deck) -> list[Problem]:
    """One faction card, at most one agenda, plots in the plot deck, all others in the draw deck."""
    found = []
    if deck.faction.type != FACTION:
        words = f"{deck.faction.name} is no faction card; a deck has exactly one."
        found.append(Problem("RR.deckbuilding.1", words, (deck.faction.code,)))
    for card in dict.fromkeys((*deck.plots, *deck.cards)):
        if card.type == FACTION:
            words = f"{card.name} is a second faction card; a deck has exactly one."
            found.append(Problem("RR.deckbuilding.1", words, (card.code,)))
        elif card.type == AGENDA:
            words = f"{card.name} is an agenda; a deck has at most one, beside its faction card."
            found.append(Problem("RR.agenda.1", words, (card.code,)))
        elif (card.type == PLOT) != (card in deck.plots):
            words = f"{card.name} belongs into the {'plot' if card.type == PLOT else 'draw'} deck."
            found.append(Problem("RR.deck.1", words, (card.code,)))
    return found


def _sizes(deck: Deck) -> list[Problem]:
    found = []
    if len(deck.plots) != PLOTS:
        words = f"The plot deck has {_many(len(deck.plots), 'card')}; it must have exactly {PLOTS}."
        found.append(Problem("RR.deckbuilding.3", words))
    if len(deck.cards) < DRAW_DECK:
        words = f"The draw deck has {_many(len(deck.cards), 'card')}; it must have at least {DRAW_DECK}."
        found.append(Problem("RR.deckbuilding.5", words))
    return found


def _plot_copies(deck: Deck) -> list[Problem]:
    """One title may be doubled, within what its card says; copies are told by title (RR.copy.1)."""
    found = []
    extra: list[Card] = []
    for name, cards in _by_title(deck.plots).items():
        if len(cards) == 1:
            continue
        limit = min(card.deck_limit for card in cards)
        if limit < PLOT_COPIES:
            words = f"There are {len(cards)} copies of {name} among the plots; only {limit} may be used."
            found.append(Problem("RR.plot-deck-limit.2", words, _codes(cards)))
        elif len(cards) > limit:
            rule = "RR.deckbuilding.4" if limit == PLOT_COPIES else "RR.plot-deck-limit.1"
            words = f"There are {len(cards)} copies of {name} among the plots; at most {limit} may be used."
            found.append(Problem(rule, words, _codes(cards)))
        extra += cards
    titles = list(_by_title(extra))
    if len(titles) > 1:
        words = f"Only one plot may be used more than once; these are: {listed(titles)}."
        found.append(Problem("RR.deckbuilding.4", words, _codes(extra)))
    return found


def _copies(deck: Deck) -> list[Problem]:
    found = []
    for name, cards in _by_title(deck.cards).items():
        limit = min(card.deck_limit for card in cards)
        if len(cards) <= limit:
            continue
        rule = "RR.deckbuilding.7"
        if limit != COPIES:
            rule = "RR.deck-limits.2" if limit < COPIES else "RR.deck-limits.1"
        words = f"There are {len(cards)} copies of {name}; at most {limit} may be used."
        found.append(Problem(rule, words, _codes(cards)))
    return found


def _affiliations(deck: Deck, rules: list[DeckRule]) -> list[Problem]:
    """Every card is neutral, of the deck's faction, or allowed by its agenda; a loyal one is never allowed."""
    own = (NEUTRAL, deck.faction.faction)
    strange = [card for card in deck.plots if card.faction not in own]
    strange += [
        card
        for card in deck.cards
        if card.faction not in own and (card.loyal or not any(rule.allows(card) for rule in rules))
    ]
    faction = FACTION_WORDS[deck.faction.faction]
    found = []
    for card in dict.fromkeys(strange):
        theirs = FACTION_WORDS[card.faction]
        if card.loyal:
            words = f"{card.name} is loyal to {theirs}; a {faction} deck cannot include it."
            found.append(Problem("RR.loyal.1", words, (card.code,)))
        else:
            words = f"{card.name} is {theirs}; a {faction} deck includes it only if its agenda says so."
            found.append(Problem("RR.deckbuilding.8", words, (card.code,)))
    return found


def _by_title(cards: Iterable[Card]) -> dict[str, list[Card]]:
    titles: dict[str, list[Card]] = {}
    for card in cards:
        titles.setdefault(card.name, []).append(card)
    return titles


def _codes(cards: Iterable[Card]) -> tuple[str, ...]:
    """The codes of cards, each once."""
    return tuple(dict.fromkeys(card.code for card in cards))


def _agenda_code(deck: Deck) -> tuple[str, ...]:
    return () if deck.agenda is None else (deck.agenda.code,)


def _many(count: int, noun: str) -> str:
    return f"{count} {noun}" if count == 1 else f"{count} {noun}s"
