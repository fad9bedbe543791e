"""What goes over HTTP, as Structs: bodies of requests and answers."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from weirwood.server.wire.first import FirstGameFacts
from weirwood.server.wire.messages import ClockRule, Fault


class Refused(Struct):
    """Any answer with a status from 400."""

    error: Fault


class Health(Struct):
    """That the server is alive; ``database`` says how its last write went."""

    ok: bool
    version: str
    tables: int
    database: str


class WriteFailure(Struct):
    """When the database last refused to keep something, and in which words."""

    at: int
    message: str


class Readiness(Struct):
    """Whether the server can do its work; each part is ``ok`` or a sentence."""

    ok: bool
    version: str
    database: str
    assets: str
    worker: str
    last_failure: WriteFailure | None


class SignOut(Struct, forbid_unknown_fields=True):
    """End all cookies of a guest; with ``stay`` this browser gets a new one."""

    stay: bool = False


class SignedOut(Struct):
    """All older cookies ended; ``stay`` says whether this browser is still the guest's."""

    stay: bool


class Me(Struct):
    """Who I am to this server: a guest, with a name once one was chosen."""

    name: str | None
    guest: str


class NewName(Struct, forbid_unknown_fields=True):
    """A name to be called by."""

    name: str


class BotFacts(Struct):
    """A bot that can take a seat."""

    id: str
    name: str
    about: str


class FormatFacts(Struct):
    """A pool of cards with a name, for which a deck may be checked and a table opened."""

    name: str
    title: str


class BuildingFacts(Struct):
    """What a deck of a game must have: so many cards at least, so many plots, a House, perhaps an agenda."""

    draw_deck: int
    plots: int
    agendas: bool
    houses: list[str]


class GameFacts(Struct):
    """A game that can be played; ``seats`` are the fewest and the most players.

    ``name`` is its full name, ``title`` that among the games of its ``edition``, which may be empty. ``board`` names
    what draws it, ``documents`` are the first words of the ids of its clauses. ``fixed``: its decks are the only ones.
    ``formats`` are values of the option ``format``. ``building``: players build decks for it.
    """

    id: str
    board: str
    documents: list[str]
    name: str
    title: str
    edition: str
    seats: tuple[int, int]
    options: list[str]
    decks: bool
    fixed: bool
    formats: list[FormatFacts]
    building: BuildingFacts | None
    bots: list[BotFacts]
    first: FirstGameFacts | None


class Games(Struct):
    """All games."""

    games: list[GameFacts]


class DeckLine(Struct):
    """So many copies of a card."""

    code: str
    name: str
    type: str
    count: int


class DeckFacts(Struct):
    """A deck, its cards told in words."""

    name: str
    game: str
    faction: str
    agenda: str | None
    standalone: bool
    legal: bool
    cards: list[DeckLine]
    plots: list[DeckLine]


class Decks(Struct):
    """The decks that come with a game."""

    decks: list[DeckFacts]


class DeckText(Struct, forbid_unknown_fields=True):
    """Decks in any known form, to be read and checked, also for a format."""

    game: str
    text: str
    format: str | None = None


class DeckProblem(Struct):
    """Something wrong with a deck, with its clause where a rule says so.

    ``word`` is what was written where no card is called so, and ``near`` are names like it.
    """

    rule: str | None
    text: str
    cards: list[str]
    word: str = ""
    near: list[str] = []


class CheckedDeck(Struct):
    """A deck that was read; ``form`` is what a seat can be given, null where it could not be understood."""

    name: str
    legal: bool
    problems: list[DeckProblem]
    deck: DeckFacts
    form: dict[str, Any] | None


class CheckedDecks(Struct):
    """All decks of a text."""

    decks: list[CheckedDeck]


class CardLine(Struct, omit_defaults=True):
    """A part of a card's text, and the heading before it where it has one."""

    text: str
    head: str = ""


class CardPage(Struct, omit_defaults=True):
    """A card as it is printed; ``headings`` are what its abilities are called in the rules.

    ``short`` is its text for a small face, with [M], [I] and [P] for the challenge types; ``powers`` is that of a title
    without what it is to other titles. ``income_word`` is what its edition calls the income of a plot.
    """

    code: str
    name: str
    pack: str
    pack_title: str
    type: str
    faction: str
    unique: bool
    loyal: bool
    traits: list[str]
    keywords: list[str]
    lines: list[CardLine]
    headings: list[str]
    implemented: bool
    short: str = ""
    powers: str = ""
    cost: int | str | None = None
    strength: int | None = None
    icons: list[str] = []
    income: int | str | None = None
    income_word: str = "gold"
    initiative: int | None = None
    claim: int | None = None
    reserve: int | None = None
    deck_limit: int | None = None
    bonus: dict[str, int] = {}
    house_only: str = ""
    perpetual: bool = False
    our_design: list[str] = []


class Cards(Struct):
    """All cards of a game."""

    cards: list[CardPage]


class ClauseFacts(Struct):
    """A clause of a rule book in our words."""

    id: str
    title: str
    gist: str
    kind: str


class RulingFacts(Struct):
    """What is ruled about a card: by the books' own answers, or by us where they are silent (``asked``)."""

    rules: list[str]
    asked: str | None
    text: str
    ours: bool


class CardWithRules(CardPage, omit_defaults=True):
    """A card with the clauses about what is on it, and what is ruled about it."""

    rules: list[ClauseFacts] = []
    rulings: list[RulingFacts] = []


class StepFacts(Struct):
    """A step of the round; ``window`` where players may act in it, and ``when`` that is, in words.

    ``short`` is its title where there is little room, and empty where it is left out there.
    """

    id: str
    title: str
    short: str
    window: bool
    when: str
    rule: str


class PhaseFacts(Struct):
    """A phase, what players call it, and its steps."""

    phase: str
    title: str
    steps: list[StepFacts]


class ChapterFacts(Struct):
    """A chapter of how to play: a title and its paragraphs."""

    title: str
    paragraphs: list[str]


class Rules(Struct):
    """The clauses of a game, its round, how to play it in short, and what its keywords mean."""

    clauses: list[ClauseFacts]
    framework: list[PhaseFacts]
    how: list[ChapterFacts]
    keywords: dict[str, str]


class SeatWish(Struct, forbid_unknown_fields=True):
    """Who is to sit where; a deck by name or as a form, null for any; ``word`` is added to the seed.

    ``my_deck`` is the id of a deck of mine that is brought instead.
    """

    kind: Literal["me", "open", "bot"]
    bot: str | None = None
    deck: str | dict[str, Any] | None = None
    word: str | None = None
    my_deck: str | None = None


class NewTable(Struct, forbid_unknown_fields=True):
    """A table to be opened. A seed, a sandbox or a tutorial (``first``) only where nobody else can sit.

    With ``pauses`` people are told of events and abilities after a moment, so that nobody notices who could answer.
    """

    game: str
    seats: list[SeatWish]
    options: dict[str, Any] = {}
    clock: ClockRule | None = None
    private: bool = True
    seed: int | None = None
    tutorial: str | None = None
    pauses: bool = True


class Token(Struct, forbid_unknown_fields=True):
    """What the command line gave a browser along, so that it finds the table prepared there."""

    token: str


class Started(Struct):
    """Where to go: to the table that was prepared, or to the page on which one is chosen."""

    link: str


class Opened(Struct):
    """A table that was opened; whoever has the link may sit down."""

    table: str
    link: str


class PlayerFacts(Struct):
    """Who plays at a table."""

    seat: int
    name: str
    kind: Literal["person", "bot", "open"]


class TableCard(Struct, omit_defaults=True):
    """A table in a list; ``seat`` is mine, ``winners`` are known once it is over.

    Of a private table a stranger is told its state alone.
    """

    id: str
    game: str
    players: list[PlayerFacts]
    state: Literal["open", "running", "asleep", "over", "read-only"]
    seat: int | None
    updated: int
    created: int
    link: str | None = None
    reason: str | None = None
    winners: list[int] | None = None
    round: int | None = None
    private: bool = False


class Tables(Struct):
    """My tables, and open ones that anybody may join."""

    tables: list[TableCard]


class Fork(Struct, forbid_unknown_fields=True):
    """Play on from a moment of a game, in one of its seats, against bots."""

    at: int
    seat: int
    bot: str | None = None
