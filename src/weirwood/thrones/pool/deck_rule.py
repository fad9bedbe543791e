"""What a card says about the deck it is in, and what can be wrong with a deck."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from weirwood.thrones.ability.players import FACTION_WORDS
from weirwood.thrones.engine.card import Card
from weirwood.thrones.engine.concepts import prepared
from weirwood.thrones.engine.node import Node
from weirwood.thrones.engine.speaker import Speaker

if TYPE_CHECKING:
    from weirwood.thrones.pool.deck import Deck


class Problem(NamedTuple):
    """Something wrong with a deck: the clause, what is wrong in words, and the codes of the cards it is about.

    A check names the concept; ``problems`` puts the edition's clause in its place. ``word`` is what was written where
    no card is called so, and ``near`` are names like it.
    """

    rule: str
    text: str
    cards: tuple[str, ...] = ()
    word: str = ""
    near: tuple[str, ...] = ()


class DeckRule(Node):
    """What an agenda says about the deck it is in. *Deck* alone means the draw deck."""

    __slots__ = ()

    def allows(self, card: Card) -> bool:
        """Whether it lets a card of another faction into the draw deck."""
        return False

    def problem(self, deck: Deck) -> Problem | None:
        """How a deck breaks it, if it does."""
        return None

    @abstractmethod
    def text(self, s: Speaker) -> str:
        """The sentence, without a full stop."""


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

    def cards(self, noun: str = "cards") -> str:
        """Such cards, in words."""
        loyal = {None: "", True: "loyal", False: "non-loyal"}[self.loyal]
        return " ".join(
            word for word in (loyal, FACTION_WORDS.get(self.faction, ""), self.trait, noun) if word
        )


@dataclass(frozen=True)
class MayInclude(DeckRule):
    """Cards of a kind may be included although they are of another faction."""

    kind: Kind

    def __post_init__(self) -> None:
        if self.kind.loyal:
            raise ValueError("no rule lets a loyal card into the deck of another faction")

    def allows(self, card: Card) -> bool:
        return self.kind.includes(card)

    def text(self, s: Speaker) -> str:
        return f"you may include {self.kind.cards()}{s.or_short(' in your deck', '')}"


@dataclass(frozen=True)
class MustInclude(DeckRule):
    """At least this many cards of a kind must be included."""

    least: int
    kind: Kind

    def problem(self, deck: Deck) -> Problem | None:
        found = [card for card in deck.cards if self.kind.includes(card)]
        if len(found) >= self.least:
            return None
        agenda = _agenda_code(deck)
        words = f"The deck has {len(found)} {self.kind.cards()}; its agenda asks for at least {self.least}."
        return Problem(prepared.TOO_FEW_OF_A_KIND, words, (*agenda, *codes(found)))

    def text(self, s: Speaker) -> str:
        must = f"{s.or_tight('you must ', '')}include at least {self.least}"
        return f"{must} {self.kind.cards()}{s.or_short(' in your deck', '')}"


@dataclass(frozen=True)
class CannotInclude(DeckRule):
    """At most this many cards of a kind may be included, often none: in the draw deck, or in the plot deck."""

    kind: Kind
    more_than: int = 0
    plots: bool = False

    def problem(self, deck: Deck) -> Problem | None:
        found = [card for card in (deck.plots if self.plots else deck.cards) if self.kind.includes(card)]
        if len(found) <= self.more_than:
            return None
        noun = "plot cards" if self.plots else "cards"
        most = f"at most {self.more_than}" if self.more_than else "none"
        words = f"The deck has {len(found)} {self.kind.cards(noun)}; its agenda allows {most}."
        return Problem(prepared.TOO_MANY_OF_A_KIND, words, (*_agenda_code(deck), *codes(found)))

    def text(self, s: Speaker) -> str:
        cards = self.kind.cards("plot cards" if self.plots else "cards")
        if s.short > 1:
            return f"{f'max {self.more_than}' if self.more_than else 'no'} {cards}"
        many = f"more than {self.more_than} " if self.more_than else ""
        return f"you {s.cannot()} include {many}{cards} in your {'plot ' if self.plots else ''}deck"


def banner(faction: str) -> tuple[DeckRule, ...]:
    """The rules of a banner: non-loyal cards of one other faction, and at least twelve of its cards."""
    return MayInclude(Kind(faction, loyal=False)), MustInclude(12, Kind(faction))


def codes(cards: Iterable[Card]) -> tuple[str, ...]:
    """The codes of cards, each once."""
    return tuple(dict.fromkeys(card.code for card in cards))


def _agenda_code(deck: Deck) -> tuple[str, ...]:
    return () if deck.agenda is None else (deck.agenda.code,)
