"""Decks that guests keep and build, as Structs of HTTP: what is asked, and what is answered."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from weirwood.server.wire.http import DeckFacts, DeckProblem


class DeckCards(Struct, forbid_unknown_fields=True):
    """What a deck is made of, by codes: how many copies of each card."""

    faction: str
    agenda: str | None = None
    plots: dict[str, int] = {}
    cards: dict[str, int] = {}


class NewDeck(Struct, forbid_unknown_fields=True):
    """A deck to be kept."""

    game: str
    name: str
    cards: DeckCards
    notes: str = ""


class DeckChange(Struct, forbid_unknown_fields=True):
    """What changed of a deck since it was saved ``saves`` times; null leaves a part as it is.

    With ``version`` its cards as they were are kept as a version.
    """

    saves: int
    name: str | None = None
    notes: str | None = None
    cards: DeckCards | None = None
    version: bool = False


class MyDeck(Struct):
    """A deck of mine. ``key`` is the secret word of its link while it is shared."""

    id: str
    game: str
    name: str
    notes: str
    cards: DeckCards
    saves: int
    changed: int
    key: str | None


class MyDeckLine(Struct):
    """A deck of mine in a list: ``problems`` by the rules, games to their end that I ``played`` with it and ``won``."""

    id: str
    game: str
    name: str
    notes: str
    faction: str
    agenda: str | None
    problems: int
    saves: int
    used: int
    played: int
    won: int
    shared: bool


class MyDecks(Struct):
    """All decks of mine, the last used first, and how many I may keep."""

    decks: list[MyDeckLine]
    most: int


class DeckVersion(Struct):
    """What a deck was made of at a time, in milliseconds since 1970."""

    n: int
    at: int
    cards: DeckCards


class DeckVersions(Struct):
    """Earlier versions of a deck, the last first."""

    versions: list[DeckVersion]


class ShareDeck(Struct, forbid_unknown_fields=True):
    """Give a deck a link, or take it away."""

    on: bool


class SharedDeck(Struct):
    """A deck that somebody shares: read by whoever has its link."""

    game: str
    name: str
    by: str | None
    cards: DeckCards
    deck: DeckFacts


class DeckForm(Struct, forbid_unknown_fields=True):
    """In which form a deck is wanted."""

    form: Literal["text", "thronesdb", "o8d"]


class DeckFile(Struct):
    """A deck as a file: its name, and all that is in it."""

    name: str
    text: str


class Gone(Struct):
    """A deck that was deleted, and for how many seconds it can be brought back."""

    id: str
    regret_s: int


class Study(Struct, forbid_unknown_fields=True):
    """A deck as it is being built, to be judged."""

    game: str
    cards: DeckCards
    format: str | None = None


class Curve(Struct):
    """How many cards have each number from 0 to 7 or more, and the mean."""

    counts: list[int]
    mean: float


class IconFigures(Struct):
    """How many characters have an icon, and their strength together."""

    icon: str
    characters: int
    strength: int


class Economy(Struct):
    """Income and influence printed on cards, cards that reduce costs, and the mean gold of a plot."""

    income: int
    income_cards: int
    reducers: int
    plot_gold: float
    influence: int


class DeckFigures(Struct):
    """What can be counted in a deck; ``characters`` are those of ``cost`` that are characters."""

    cards: int
    plots: int
    cost: Curve
    characters: Curve
    strength: Curve
    icons: list[IconFigures]
    economy: Economy


class TestHand(Struct):
    """A hand by codes, which of its cards make the best set-up (by place), and what these cost."""

    cards: list[str]
    placed: list[int]
    gold: int


class DeckOdds(Struct):
    """How set-ups go in so many ``hands``; ``drawn[copies - 1][round]`` is how likely a card is drawn by a round."""

    hands: int
    placed: float
    gold: float
    budget: int
    poor: float
    drawn: list[list[float]]
    shown: list[TestHand]


class DeckStudy(Struct):
    """Everything about a deck that is being built; without ``odds`` where it has too few cards for a hand."""

    legal: bool
    problems: list[DeckProblem]
    figures: DeckFigures
    odds: DeckOdds | None


class TrialWish(Struct, forbid_unknown_fields=True):
    """Whether to try a deck against the field, or to play no further game."""

    go: bool


class TrialLine(Struct):
    """How a deck fared against a ready one; ``low`` and ``high`` bound the rate of wins with 95 %."""

    name: str
    faction: str
    won: int
    played: int
    low: float
    high: float


class Trial(Struct):
    """How far a trial is: so many games of so many, ``bot`` playing both decks.

    ``off``: the operator does not allow trials. ``changed``: the deck is another since. ``fault`` says why it stopped,
    where that was not wished.
    """

    state: Literal["off", "none", "working", "stopped", "done"]
    done: int = 0
    of: int = 0
    won: int = 0
    low: float = 0.0
    high: float = 1.0
    bot: str = ""
    against: list[TrialLine] = []
    changed: bool = False
    fault: str = ""
