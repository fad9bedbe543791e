"""The position: everything a game in progress is, in plain slots, and how it is copied."""

from __future__ import annotations

from typing import TYPE_CHECKING

from weirwood.core.decision import Decision
from weirwood.core.event import Event
from weirwood.core.outcome import Outcome
from weirwood.core.rng import Rng
from weirwood.core.seat import Setup
from weirwood.thrones.engine.card import Card
from weirwood.thrones.engine.state.in_force import Delayed, Lasting, Reduction
from weirwood.thrones.engine.state.in_play import Challenge, InPlay
from weirwood.thrones.engine.state.side import Side
from weirwood.thrones.engine.words import ANSWERING, DECK, EVENT, LISTENING_PLACES, NOBODY

if TYPE_CHECKING:
    from weirwood.thrones.engine.edition import Edition
    from weirwood.thrones.engine.flow.frames import Frame


class Deal:
    """What all positions of one game share: edition, cards by id, owners and options. Never changed.

    ``listening`` is what any card listens for, ``events`` what events of each owner do, by place as on a card;
    ``answered`` is the first by time, as in ``ANSWERING``.
    ``remembered`` are the kinds of happenings that some card asks about later in the phase, as bits;
    ``asks_whence`` says that some card asks from where others enter play.
    ``orders`` are all seats in player order, by who is the first player. ``names`` are the titles that may be named.
    """

    __slots__ = (
        "answered",
        "ask_all",
        "ask_windows",
        "asks_whence",
        "cards",
        "commons",
        "confirm",
        "edition",
        "elsewhere",
        "events",
        "first_player",
        "handles",
        "interrupts",
        "listening",
        "names",
        "orders",
        "owners",
        "permissions",
        "pile_order",
        "players",
        "profile",
        "reactions",
        "remembered",
        "secret",
        "setup",
        "titles",
        "titles_set_aside",
        "winning",
    )

    def __init__(self, edition: Edition, setup: Setup, players: int, secret: int) -> None:
        self.edition = edition
        self.setup = setup
        self.profile = edition.profile
        self.players = players
        self.secret = secret
        self.cards: list[Card] = []
        self.owners: list[int] = []
        self.commons: list[int] = []
        self.titles: dict[str, int] = {}
        self.names: tuple[str, ...] = ()
        self.handles: dict[int, int] = {}
        self.interrupts: int = 0
        self.reactions: int = 0
        self.listening: list[int] = [0] * LISTENING_PLACES
        self.answered: list[int] = [0] * len(ANSWERING)
        self.events: list[list[int]] = [[0] * LISTENING_PLACES for _ in range(players)]
        self.orders = [[(first + step) % players for step in range(players)] for first in range(players)]
        self.permissions: int = 0
        self.elsewhere: int = 0
        self.remembered: int = 0
        self.asks_whence: bool = False
        scene = setup.scene or {}
        self.first_player: int | None = scene.get("first_player")
        if self.first_player is None:
            self.first_player = setup.options.get("first_player")
        self.ask_all: bool = setup.options.get("ask") == "all"
        self.ask_windows: bool = setup.options.get("ask") in ("windows", "all")
        self.confirm: bool = setup.options.get("confirm", False)
        self.pile_order: bool = setup.options.get("pile_order", False)
        self.titles_set_aside: bool = setup.options.get("titles_set_aside", True)
        self.winning: bool = setup.options.get("winning", True)

    def add(self, card: Card, owner: int) -> int:
        """Give a card an id; one without an owner is common to all.

        What a deck has several copies of is looked at once.
        """
        if self.cards and self.cards[-1] is card and self.owners[-1] == owner != NOBODY:
            self.cards.append(card)
            self.owners.append(owner)
            return len(self.cards) - 1
        if owner == NOBODY:
            self.commons.append(len(self.cards))
        self.cards.append(card)
        self.owners.append(owner)
        self.titles.setdefault(card.name, len(self.titles))
        self.elsewhere |= card.elsewhere
        self.remembered |= card.remembers
        self.asks_whence |= card.asks_whence
        for side in (card, card.other_side):
            if side is not None:
                self.interrupts |= side.interrupts
                self.reactions |= side.reactions
                for place, listens in side.listens:
                    kinds = listens & self.edition.heard[place]
                    self.listening[place] |= kinds
                    for time, places in enumerate(ANSWERING):
                        if place in places:
                            self.answered[time] |= kinds
                    if side.type == EVENT:
                        self.events[owner][place] |= kinds
                self.permissions |= side.permissions
        return len(self.cards) - 1


class Position:
    """All that play changes.

    ``cards`` are the definitions by id (a world given to a seat has its own list), ``owners`` whose they are: where
    players draft cards, another list than the deal's. ``check_due`` asks the main
    loop for a state check, ``stale`` says that derived values must be computed anew before they are read.
    ``ended`` are periods that are over and have not begun again, as bits.
    ``table`` are the records of all cards in play in the order of their ids, ``watched`` those of them that state
    checks look at: attached cards, marked ones, ones whose control was given. They are as fresh as derived values;
    ``table_due`` says that cards came into play or left it since.
    ``winning`` is whether anybody can win, lose or be eliminated. ``selection`` is the set that the waiting question
    picks; it is not copied, for asking again makes it anew. ``laid_dead`` are cards that were just placed in dead
    piles where something answers that: a check tells of them before anybody is asked.
    ``brisk`` is whether action windows outside one's own marshaling are passed unseen, ``quiet`` whether what happens
    by the choice that is being made goes untold; no save has either.
    """

    __slots__ = (
        "active",
        "brisk",
        "cards",
        "challenge",
        "challenge_count",
        "check_due",
        "deal",
        "decisions",
        "delayed",
        "deps",
        "dominance_winner",
        "ended",
        "first",
        "laid_dead",
        "last_challenge",
        "lasting",
        "limits",
        "log",
        "moves",
        "outcome",
        "owners",
        "past",
        "phase",
        "phase_number",
        "quiet",
        "records",
        "reductions",
        "rng",
        "round",
        "seen",
        "sides",
        "stack",
        "stale",
        "stamp",
        "step",
        "table",
        "table_due",
        "watched",
        "winning",
        "zone",
    )

    def __init__(self, deal: Deal, rng: Rng, empty: bool = False) -> None:
        self.deal = deal
        if empty:
            return  # a copy, whose other fields are filled in next
        count = len(deal.cards)
        self.cards: list[Card] = deal.cards
        self.owners: list[int] = deal.owners
        self.rng = rng
        self.sides: list[Side] = [Side(seat) for seat in range(deal.players)]
        self.records: list[InPlay | None] = [None] * count
        self.table: list[InPlay] = []
        self.table_due: bool = True
        self.watched: list[InPlay] = []
        self.zone: list[int] = [DECK] * count
        self.moves: list[int] = [0] * count
        self.seen: list[int] = [0] * count
        self.first: int = 0
        self.active: int = NOBODY
        self.round: int = 0
        self.phase: str = "setup"
        self.phase_number: int = 0
        self.step: str = ""
        self.challenge: Challenge | None = None
        self.last_challenge: Challenge | None = None
        self.challenge_count: int = 0
        self.past: list[Challenge] = []
        self.dominance_winner: int = NOBODY
        self.ended: int = 0
        self.stack: list[Frame] = []
        self.decisions: tuple[Decision, ...] = ()
        self.lasting: list[Lasting] = []
        self.delayed: list[Delayed] = []
        self.reductions: list[Reduction] = []
        self.limits: dict[int, int] = {}
        self.stamp: int = 0
        self.outcome: Outcome | None = None
        self.winning: bool = deal.winning
        self.check_due: bool = False
        self.stale: bool = True
        self.deps: int = 0
        self.log: list[Event] = []
        self.laid_dead: list[int] = []
        self.brisk: bool = False
        self.quiet: bool = False

    def copy_from(self, other: Position) -> None:
        """Become an independent equal of another position of the same deal."""
        self.cards = other.cards
        self.owners = other.owners
        self.rng = Rng(other.rng.key, other.rng.counter)
        self.sides = [side.copy() for side in other.sides]
        self.records = [None if record is None else record.copy() for record in other.records]
        self.table = [record for record in self.records if record is not None]
        self.table_due = False
        self.watched = []
        for record in other.watched:
            own = self.records[record.id]
            if own is not None:
                self.watched.append(own)
        self.zone = other.zone.copy()
        self.moves = other.moves.copy()
        self.seen = other.seen.copy()
        self.first = other.first
        self.active = other.active
        self.round = other.round
        self.phase = other.phase
        self.phase_number = other.phase_number
        self.step = other.step
        self.challenge = None if other.challenge is None else other.challenge.copy()
        self.last_challenge = other.last_challenge
        self.challenge_count = other.challenge_count
        self.past = other.past.copy()
        self.dominance_winner = other.dominance_winner
        self.ended = other.ended
        self.stack = [frame.copy() for frame in other.stack]
        self.decisions = other.decisions
        self.lasting = other.lasting.copy()
        self.delayed = other.delayed.copy()
        self.reductions = other.reductions.copy()
        self.limits = other.limits.copy()
        self.stamp = other.stamp
        self.outcome = other.outcome
        self.winning = other.winning
        self.check_due = other.check_due
        self.stale = other.stale
        self.deps = other.deps
        self.log = []
        self.laid_dead = []
        self.brisk = other.brisk
        self.quiet = False
