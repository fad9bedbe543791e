"""What goes over the wire of a table's socket, as Structs: TypeScript types and JSON Schema are made from these.

A client sends requests and gets an answer to each. Unasked it gets everything once (``Told``), then differences.
"""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from weirwood.server.wire.decision import Ahead, Decision, Stops
from weirwood.server.wire.log import Entry, Note
from weirwood.server.wire.views import IntrigueView, Reckoning, ThronesView

VIEWS: Final = (ThronesView, IntrigueView)
"""What the views of our games are, each of one of these."""
GameView = Annotated[
    dict[str, Any],
    Meta(
        title="GameView",
        extra_json_schema={"anyOf": [{"$ref": f"#/components/schemas/{view.__name__}"} for view in VIEWS]},
    ),
]
"""A view of one of our games. It is told as the game made it; tests convert it to its Struct."""


class Fault(Struct, omit_defaults=True):
    """Why a request was refused: a stable code, a sentence, and the clause where a rule refused it."""

    code: str
    message: str
    rule: str | None = None
    data: Any = None


class Answer(Struct, omit_defaults=True):
    """The answer to the request with this id: ``ok`` or ``error``."""

    id: int | None
    ok: dict[str, Any] | UnsetType = UNSET
    error: Fault | UnsetType = UNSET


# What is told.


class ClockRule(Struct, omit_defaults=True):
    """No clock; a bank of time with a delay before it runs; or one limit for the whole game."""

    kind: Literal["none", "bank", "limit"] = "none"
    bank_s: int = 0
    delay_s: int = 0
    limit_s: int = 0


class Reveal(Struct):
    """What proves the shuffles, told when the game is over."""

    seed: str
    salt: str
    words: list[str]


class TableFacts(Struct, omit_defaults=True):
    """The table itself. ``commitment`` is the hash of seed and salt, ``link`` only those know who sit here.

    ``open_hands`` where all agreed that those who watch may see them. ``absence_s`` are the seconds without a
    connection after which a bot may sit in for a person. ``begins`` is the seat that the host wants to begin.
    """

    id: str
    game: str
    board: str
    name: str
    state: Literal["open", "running", "paused", "over", "read-only"]
    commitment: str
    words: list[str]
    options: dict[str, Any]
    clock: ClockRule
    link: str | None = None
    reason: str | None = None
    reveal: Reveal | None = None
    parent: str | None = None
    rematch: str | None = None
    open_hands: bool = False
    absence_s: int = 0
    begins: int | None = None


class SeatFacts(Struct, omit_defaults=True):
    """Who sits where. ``clock_ms`` is the time left; it runs where ``running``.

    ``absent``: away so long that a bot may sit in. ``kept``: a bot sits in for a person, who may return. Before the
    game ``house`` and ``agenda`` are of the deck that lies there, and the ``host`` may arrange things.
    """

    seat: int
    name: str
    kind: Literal["person", "bot", "open"]
    connected: bool = False
    absent: bool = False
    kept: bool = False
    ready: bool = False
    bot: str | None = None
    deck: str | None = None
    house: str | None = None
    agenda: str | None = None
    host: bool = False
    muted: bool = False
    clock_ms: int | None = None
    running: bool = False


class Status(Struct):
    """Where the game stands, for everyone to know."""

    over: bool
    outcome: dict[str, Any] | None
    round: int
    phase: str | None
    step: str | None
    first_player: int | None
    active: int | None


Rematch = Literal["rematch", "rematch-swapped", "rematch-changed"]
Proposed = Literal["undo", "pause", "resume", "bot", "show-hands", Rematch]


class Proposal(Struct):
    """Something that all persons at the table must agree to; ``yes`` are the seats that did."""

    id: int
    what: Proposed
    by: int
    seat: int | None
    yes: list[int]
    needed: list[int]


class Told(Struct):
    """The whole truth for one viewer.

    ``n`` counts its versions, ``eyes`` is the seat whose view it is, ``reckoning`` how what it sees comes about,
    ``moments`` says how many a replay has for these eyes (the last is now), ``watching`` how many watch, ``no_undo``
    why a game that is over stays so.
    """

    n: int
    table: TableFacts
    seats: list[SeatFacts]
    me: int | None
    eyes: int | None
    status: Status | None
    view: GameView | None
    reckoning: Reckoning | None
    decision: Decision | None
    ahead: Ahead | None
    waiting: str
    log: list[Entry]
    notes: list[Note]
    undo: Literal["free", "ask", "none"]
    no_undo: str
    proposals: list[Proposal]
    stops: Stops
    moments: int
    watching: int


class Chat(Struct, omit_defaults=True):
    """Something said at the table; ``seat`` is null for one who watches."""

    seat: int | None
    name: str
    text: str
    at: int


class Difference(Struct):
    """What changed since version ``n - 1``.

    A patch is a list of steps: ``[path, value]`` sets, ``[path]`` removes, ``["+", path, items]`` appends to a list,
    ``["-", path, length]`` cuts a list short, ``["~", path, gone, items]`` changes a list of objects that is sorted
    by ``id``: those with an id in ``gone`` leave it, ``items`` come in or take the place of their equals.
    """

    n: int
    patch: list[Any]


class Closing(Struct):
    """The server says goodbye."""

    text: str


class Message(Struct, omit_defaults=True):
    """What the server says unasked: exactly one field is there."""

    told: Told | UnsetType = UNSET
    diff: Difference | UnsetType = UNSET
    chat: Chat | UnsetType = UNSET
    notice: str | UnsetType = UNSET
    closing: Closing | UnsetType = UNSET


# What is asked for.


class Request(Struct, tag_field="op", forbid_unknown_fields=True):
    """A request of a client; the answer carries its id."""

    id: int


class Sit(Request, tag="sit"):
    """Take a seat, or change name, deck and word before the game begins."""

    seat: int
    name: str | None = None
    deck: str | dict[str, Any] | None = None
    word: str | None = None


class Ready(Request, tag="ready"):
    """Ready to begin; the game begins when all who sit are."""


class SeatBot(Request, tag="seat_bot"):
    """Before the game the host seats a bot, changes its level or deck (empty: any), or takes it away (null)."""

    seat: int
    bot: str | None = None
    deck: str | dict[str, Any] | None = None


class Begins(Request, tag="begins"):
    """The host says before the game who begins, where the game leaves that to chance; null: chance again."""

    seat: int | None = None


class Leave(Request, tag="leave"):
    """Leave the seat: before the game it is open again, in a game it waits for its player to come back."""


class ComeBack(Request, tag="come_back"):
    """Take up one's seat again, also from a bot."""


class Choose(Request, tag="choose"):
    """Answer decision ``at``."""

    at: int
    keys: list[str]


class Prepare(Request, tag="prepare"):
    """Answer decision ``at`` before it is asked, or take that back (null)."""

    at: int
    keys: list[str] | None


class May(Request, tag="may"):
    """Ask whether keys are part of a set that decision ``at`` would accept, and what would follow."""

    at: int
    keys: list[str]


class Why(Request, tag="why"):
    """Ask why something cannot be done with a card (its handle), or a placement where a game has places."""

    card: Any = None
    verb: str | None = None


class Hint(Request, tag="hint"):
    """Ask what a bot would do in my place."""


class Undo(Request, tag="undo"):
    """Take back my last choice, where that is free; else it is proposed."""


class Propose(Request, tag="propose"):
    """Propose something to all persons at the table; ``seat`` is whose seat a bot takes."""

    what: Proposed
    seat: int | None = None
    bot: str | None = None


class Reply(Request, tag="answer"):
    """Agree to a proposal or not."""

    proposal: int
    yes: bool


class Concede(Request, tag="concede"):
    """Give up."""


class SetStops(Request, tag="stops"):
    """Say where to be asked in any case, how much else to be asked (null: as before), and until when to pass."""

    stops: list[str] = []
    until: Literal["challenge", "phase", "round", "concern"] | None = None
    ask: Literal["everything", "matters", "mine"] | None = None


class ShowSeed(Request, tag="show_seed"):
    """Show the seed of a game that is over and was played alone; it can no longer be taken back then."""


class Say(Request, tag="chat"):
    """Say something."""

    text: str


class Mute(Request, tag="mute"):
    """Hear no more of a seat (null: of those who watch), or hear it again."""

    seat: int | None
    on: bool = True


class Replay(Request, tag="replay"):
    """The table as it was at a moment, with my eyes; when the game is over also with others'."""

    at: int
    eyes: int | UnsetType | None = UNSET


class Speed(Request, tag="speed"):
    """How fast bots act: 0 as usual, 1 quicker, 2 at once."""

    bots: Literal[0, 1, 2]


class Look(Request, tag="look"):
    """Everything again, as a ``Told``; who watches may look with a seat's eyes where hands are open to them."""

    eyes: int | UnsetType | None = UNSET


REQUESTS = (
    *(
        Sit,
        Ready,
        SeatBot,
        Begins,
        Leave,
        ComeBack,
        Choose,
        Prepare,
        May,
        Why,
        Hint,
        Undo,
        Propose,
        Reply,
        Concede,
        SetStops,
    ),
    *(ShowSeed, Say, Mute, Replay, Speed, Look),
)
"""Every kind of request."""
