"""The odds of a deck: how its set-ups go, by hands drawn from a fixed seed, and how soon a card is drawn, by counting.

The rules of set-up are the engine's: what may be placed, what it costs, and which attachment has a host.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from math import comb
from random import Random
from typing import Final

from weirwood.core.rng import Rng
from weirwood.core.seat import Seat, Setup
from weirwood.decks.deck import DeckList, spread
from weirwood.thrones.books import find_book
from weirwood.thrones.engine.card import Card
from weirwood.thrones.engine.words import ATTACHMENT, LIMITED
from weirwood.thrones.pool.deck import Deck
from weirwood.thrones.setup.dealing import board_from
from weirwood.thrones.steps.set_up import SetupRule, may_be_placed, setup_cost

HANDS: Final = 1000
"""How many hands are drawn."""
SHOWN: Final = 24
"""How many of them are told card by card."""
ROUNDS: Final = 5
"""Up to which round the odds of drawing a card are told."""
POOR: Final = 2
"""A set-up of this many cards or fewer is a poor one."""
_SEED: Final = 60


@dataclass(frozen=True, slots=True)
class Hand:
    """A hand by codes, which of its cards make the best set-up (by place in the hand), and what these cost."""

    cards: tuple[str, ...]
    placed: tuple[int, ...]
    gold: int


@dataclass(frozen=True, slots=True)
class Odds:
    """How set-ups go, and how soon a card is drawn. A new hand in place of a bad one is not reckoned with.

    ``drawn[copies - 1][round]`` is the chance that one of the copies was drawn by a round; round 0 is the hand.
    """

    hands: int
    placed: float
    """How many cards are placed in the mean."""
    gold: float
    """What these cost in the mean, of ``budget``."""
    budget: int
    poor: float
    """How likely so few cards are placed that it is a poor set-up."""
    drawn: tuple[tuple[float, ...], ...]
    shown: tuple[Hand, ...]


def odds_of(deck: DeckList, hands: int = HANDS) -> Odds | None:
    """The odds of a deck; None where it has too few cards for a hand. The same deck has the same odds."""
    book = find_book(deck.game)
    profile = book.pool.edition.profile
    cards = spread(deck.cards)
    if len(cards) < profile.set_up.hand:
        return None
    table = _Placing(deck, cards)
    chance = Random(_SEED)
    places = range(len(cards))
    shown: list[Hand] = []
    placed: Counter[int] = Counter()
    gold = 0
    for _ in range(hands):
        hand = chance.sample(places, profile.set_up.hand)
        best = table.best(hand)
        spent = table.price(best)
        placed[len(best)] += 1
        gold += spent
        if len(shown) < SHOWN:
            shown.append(
                Hand(
                    tuple(cards[card].code for card in hand), tuple(hand.index(card) for card in best), spent
                )
            )
    most = max(deck.cards.values())
    return Odds(
        hands=hands,
        placed=sum(count * times for count, times in placed.items()) / hands,
        gold=gold / hands,
        budget=profile.set_up.gold,
        poor=sum(times for count, times in placed.items() if count <= POOR) / hands,
        drawn=tuple(
            _by_round(len(cards), copies, placed, profile.set_up.hand, profile.rounds.drawn)
            for copies in range(1, most + 1)
        ),
        shown=tuple(shown),
    )


def _by_round(cards: int, copies: int, placed: Counter[int], hand: int, drawn: int) -> tuple[float, ...]:
    """How likely a card is drawn by each round; who places cards in set-up draws that many again."""
    hands = placed.total()
    odds = [at_least_one(cards, copies, hand)]
    for number in range(1, ROUNDS + 1):
        by_placed = [
            times * at_least_one(cards, copies, hand + count + drawn * number)
            for count, times in placed.items()
        ]
        odds.append(sum(by_placed) / hands)
    return tuple(odds)


def at_least_one(cards: int, copies: int, drawn: int) -> float:
    """How likely at least one of some copies is among the cards drawn from a deck (hypergeometric)."""
    drawn = min(drawn, cards)
    return 1.0 - comb(cards - copies, drawn) / comb(cards, drawn)


class _Placing:
    """What may be placed together in set-up, asked of the engine once for a deck."""

    def __init__(self, deck: DeckList, cards: Sequence[Card]) -> None:
        pool = find_book(deck.game).pool
        edition = pool.edition
        held = Deck(deck.faction, deck.agenda, [], list(cards))
        seats = tuple(Seat(name) for name in ("Ann", "Bob"))
        board = board_from(edition, pool, Setup(seats, {}), [held, Deck(deck.faction, None, [], [])], Rng(0))
        ids = list(reversed(board.sides[0].deck))
        rule = SetupRule(0)
        by_code = {card.code: ids[place] for place, card in reversed(list(enumerate(cards)))}
        self.gold = edition.profile.set_up.gold
        self.most_limited = edition.profile.set_up.max_limited
        self.duplicates = edition.profile.set_up.duplicates
        self.cards = cards
        self.prices = [setup_cost(board, [by_code[card.code]]) for card in cards]
        self.placeable = [may_be_placed(board, by_code[card.code]) for card in cards]
        self.limited = [LIMITED in card.keywords for card in cards]
        self.hosts = {
            card.code: {
                code
                for code, host in by_code.items()
                if code != card.code and rule.fits(board, [host], by_code[card.code])
            }
            for card in cards
            if card.type == ATTACHMENT
        }

    def price(self, placed: Sequence[int]) -> int:
        """What cards placed together cost: further copies of a unique card nothing."""
        names: set[str] = set()
        spent = 0
        for card in placed:
            printed = self.cards[card]
            if not printed.unique or printed.name not in names:
                spent += self.prices[card]
            names.add(printed.name)
        return spent

    def best(self, hand: Sequence[int]) -> list[int]:
        """The cards of a hand that are best placed: as many as can be, then the dearest; hosts before attachments."""
        may = [card for card in hand if self.placeable[card]]
        may.sort(key=lambda card: self.cards[card].type == ATTACHMENT)
        best: list[int] = []
        score = (0, 0)
        open_: list[tuple[int, list[int], int, int]] = [(0, [], 0, 0)]
        while open_:
            at, picked, spent, limited = open_.pop()
            if (len(picked), spent) > score:
                best, score = picked, (len(picked), spent)
            if at == len(may) or len(picked) + len(may) - at < score[0]:
                continue
            open_.append((at + 1, picked, spent, limited))
            cost = self._cost_beside(picked, may[at], limited)
            if cost is not None and spent + cost <= self.gold:
                open_.append((at + 1, [*picked, may[at]], spent + cost, limited + self.limited[may[at]]))
        return best

    def _cost_beside(self, picked: list[int], card: int, limited: int) -> int | None:
        """What a card costs beside those picked; None where it may not be placed there."""
        printed = self.cards[card]
        if self.limited[card] and limited >= self.most_limited:
            return None
        if printed.unique and any(self.cards[other].name == printed.name for other in picked):
            return 0 if self.duplicates else None
        if printed.type == ATTACHMENT and not any(
            self.cards[other].code in self.hosts[printed.code] for other in picked
        ):
            return None
        return self.prices[card]
