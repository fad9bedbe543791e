"""A tournament a deck is entered for: a day, a tier, perhaps a pool with a name, and what they say against the deck.

Whether a card is legal and whether it can be played are two questions: a tournament allows the cards of every legal
product, also of products whose cards Weirwood does not have yet.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from datetime import date
from typing import Any, Final, NamedTuple, TypeVar

from weirwood.core.errors import BadArgument, either, listed
from weirwood.thrones.books import find_book
from weirwood.thrones.engine.card import Card
from weirwood.thrones.engine.concepts.prepared import BANNED, RESTRICTED, ROTATED
from weirwood.thrones.engine.edition import Edition
from weirwood.thrones.pool.deck import Deck
from weirwood.thrones.pool.deck_checks import problems
from weirwood.thrones.pool.deck_rule import Problem
from weirwood.thrones.pool.pool import Pool
from weirwood.thrones.tournaments.legality import Format, Legality, Product, Tier, legality_of

RESTRICTED_TITLES: Final = 1

Named = TypeVar("Named")


class Entered(NamedTuple):
    """A card of a deck as a tournament sees it, be it written or not."""

    name: str
    code: str
    pack: str
    promotional: bool = False

    @staticmethod
    def of(card: Card) -> Entered:
        """A card that is written."""
        return Entered(card.name, card.code, card.pack, card.promotional)


class Tourney(NamedTuple):
    """When, how strict, and with which pool; no format is the pool of all products."""

    edition: Edition
    legality: Legality
    day: date
    tier: Tier
    format: Format | None = None

    def problems(self, cards: Iterable[Entered]) -> list[Problem]:
        """Everything it says against these cards, each with its clause."""
        held = list(dict.fromkeys(cards))
        found = [*self._products(held), *self._listed(held)]
        return [problem for problem in found if problem is not None]

    def form(self) -> dict[str, Any]:
        """As plain data."""
        return {
            "format": None if self.format is None else self.format.name,
            "tier": self.tier.name,
            "on": self.day.isoformat(),
        }

    def text(self) -> str:
        """In words, after a verdict."""
        pool = "" if self.format is None else f" of the {self.format.title}"
        if len(self.legality.tiers()) > 1:
            return f"at a {self.tier.name} event{pool} on {self.day}"
        always = self.format is not None and self.day == self.legality.first_day(self.format, self.tier)
        return f"at a {self.tier.name}{pool}{'' if always else f' on {self.day}'}"

    def _products(self, held: Sequence[Entered]) -> Iterator[Problem | None]:
        """Product by product: whether it is in the pool, and whether it is legal on the day."""
        products = self.legality.products()
        packs: dict[str, list[Entered]] = {}
        for card in held:
            packs.setdefault(card.pack, []).append(card)
        for pack, cards in packs.items():
            if self.format is not None and pack not in self.format.packs:
                words = f"{products[pack].title} is not in the pool of the {self.format.title}"
                yield _about(cards, self.format.rule, words)
            else:
                yield self._by_day(products[pack], cards)

    def _by_day(self, product: Product, cards: Sequence[Entered]) -> Problem | None:
        """Legal from its release until its rotation, at some tiers later."""
        first = product.legal_from(self.tier)
        if first is None:
            words = f"when {product.title} came out is not known, so that it counts as legal on no day"
            return _about(cards, self.tier.rule, words)
        if self.day < first:
            out = f"{product.title} came out on {product.released}"
            words = f"{out} and is legal at {self.tier.name} events from {first} on, not yet on {self.day}"
            return _about(cards, self.tier.rule, words)
        if product.rotates is not None and self.day >= product.rotates:
            words = f"{product.title} rotated on {product.rotates} and is no longer legal on {self.day}"
            return _about(cards, self.edition.clauses[ROTATED], words)
        return None

    def _listed(self, held: Sequence[Entered]) -> Iterator[Problem | None]:
        """No banned card and one title of the restricted ones; or no promotional card."""
        clauses = self.edition.clauses
        barred = self.edition.profile.deck_building.barred
        if barred == "skull":
            promotional = [card for card in held if card.promotional]
            if promotional:
                yield _about(promotional, clauses[BANNED], "promotional cards are barred from tournaments")
        if barred != "lists":
            return
        lists = self.legality.lists_on(self.day)
        banned = [card for card in held if card.code in lists.banned]
        if banned:
            yield _about(banned, clauses[BANNED], f"banned from tournaments on {self.day}")
        restricted = [card for card in held if card.code in lists.restricted]
        if len({card.name for card in restricted}) > RESTRICTED_TITLES:
            words = f"a deck may use only {RESTRICTED_TITLES} title of the restricted cards of {self.day}"
            yield _about(restricted, clauses[RESTRICTED], words)


def find_tourney(
    game: str, format: str | None = None, tier: str | None = None, on: str | None = None
) -> Tourney | None:
    """The tournament these words mean; none where there are no words.

    A format brings its tier, and without a day the first one on which all of its products are legal. Without a format
    the day is today.
    """
    if format is None and tier is None and on is None:
        return None
    legality = legality_of(game)
    pool = None if format is None else _named("format", format, legality.formats())
    strictness = tier or (next(iter(legality.tiers()), "") if pool is None else pool.tier)
    kind = _named("tier", strictness, legality.tiers())
    if on is not None:
        day = _day(on)
    else:
        day = date.today() if pool is None else legality.first_day(pool, kind)
    return Tourney(find_book(game).pool.edition, legality, day, kind, pool)


def illegal(pool: Pool, deck: Deck, tourney: Tourney | None) -> list[Problem]:
    """Everything that the rules say against a deck, and a tournament where there is one."""
    found = problems(pool, deck)
    if tourney is None:
        return found
    beside = (deck.faction,) if deck.agenda is None else (deck.faction, deck.agenda)
    return [*found, *tourney.problems(map(Entered.of, (*beside, *deck.plots, *deck.cards)))]


def _named(what: str, word: str, known: Mapping[str, Named]) -> Named:
    found = known.get(word.strip().casefold())
    if found is None:
        raise BadArgument(f"There is no {what} {word!r}. Choose {either(known)}.")
    return found


def _day(word: str) -> date:
    try:
        return date.fromisoformat(word.strip())
    except ValueError as error:
        raise BadArgument(f"There is no day {word!r}. Write a day like 2016-10-17.") from error


def _about(cards: Sequence[Entered], rule: str, words: str) -> Problem:
    names = listed(dict.fromkeys(card.name for card in cards))
    codes = tuple(card.code for card in cards if card.code)
    return Problem(rule, f"{words[:1].upper()}{words[1:]}: {names}.", codes)
