"""The abstract words of the card language, and what is made of them: abilities and cards.

A word is an immutable tree. The engine asks it a handful of questions and never looks inside; the words
stand in ``ability``. All state a word needs while it acts is in the ``Context`` it is given.
"""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import mypyc_attr

from weirwood.core.errors import listed
from weirwood.thrones.engine.context import Context as Context
from weirwood.thrones.engine.kinds import Amount as Amount
from weirwood.thrones.engine.kinds import Condition as Condition
from weirwood.thrones.engine.kinds import Filter as Filter
from weirwood.thrones.engine.kinds import Who as Who
from weirwood.thrones.engine.marks import STRENGTHS
from weirwood.thrones.engine.node import Node
from weirwood.thrones.engine.speaker import WHO, WHOM, WHOSE, Speaker, capital
from weirwood.thrones.engine.words import CHALLENGE_NAMES

if TYPE_CHECKING:
    from weirwood.thrones.engine.card import Ability
    from weirwood.thrones.engine.flow.initiation import Resolve
    from weirwood.thrones.engine.selection import Beyond
    from weirwood.thrones.engine.state.board import Board
    from weirwood.thrones.engine.state.happening import Happening
    from weirwood.thrones.engine.state.in_play import InPlay


@mypyc_attr(allow_interpreted_subclasses=True)
class Operand(Node):
    """The cards a word acts on."""

    @abstractmethod
    def now(self, g: Board, c: Context) -> list[int]:
        """The cards as far as they are known without asking."""

    def said(self, s: Speaker, case: int) -> str:
        """In words: who acts, who is acted upon, or whose something is."""
        words = Node.text(self, s)
        return f"{words}'s" if case == WHOSE else words

    def text(self, s: Speaker) -> str:
        return self.said(s, WHO)

    def whom(self, s: Speaker) -> str:
        """In words, acted upon."""
        return self.said(s, WHOM)

    def whose(self, s: Speaker) -> str:
        """Whose something of it is."""
        return self.said(s, WHOSE)

    def as_card(self, s: Speaker) -> str:
        """In words as a card, and no more than that."""
        return self.text(s)

    def owned(self, s: Speaker) -> str:
        """Something of it, compared with another's: *than his*, *than the attached character*."""
        return self.text(s)

    def none(self, s: Speaker, words: str) -> str:
        """That it cannot do or suffer something."""
        return f"{self.text(s)} {s.cannot()} {words}"

    def no(self, s: Speaker) -> str:
        """None of them, as those who do something; empty where they are certain cards."""
        return ""

    def apart(self, s: Speaker) -> str:
        """In words without where it is; ``whence`` says that."""
        return self.whom(s)

    def whence(self, s: Speaker) -> str:
        """Where it is, if that is out of play."""
        return ""

    def key(self) -> str:
        """By what name a speaker knows these cards when they are named again; empty where they are not."""
        return ""

    def take(self, g: Board, frame: Resolve) -> list[int] | None:
        """The cards, asking for them where it must; None means that the question waits."""
        return self.now(g, frame.context)

    def records(self, g: Board, c: Context) -> list[InPlay]:
        """Those of them that are in play."""
        return [record for card in self.now(g, c) if (record := g.records[card]) is not None]

    def is_target(self) -> bool:
        """Whether they are chosen when the ability is initiated, so that the check there settled them."""
        return False

    def several(self, s: Speaker) -> str:
        """In few words, all of a kind that are yours: *your Stark characters*; else empty."""
        return ""

    def is_kind(self) -> bool:
        """Whether they are all cards of a kind, not certain ones."""
        return False

    def called_for(self, g: Board, c: Context) -> int:
        """How many cards the words call for; with fewer the effect does not resolve in full."""
        return 1

    def spares(self) -> int:
        """The place of the choice whose cards are left out of these; -1 where they are not what a choice left."""
        return -1


@mypyc_attr(allow_interpreted_subclasses=True)
class Target(Operand):
    """Cards chosen in step 5 of initiating an ability, between a least and a greatest number.

    ``by`` chooses, if not the player who uses the ability; several choose one after the other. Where cards ``of_each``
    player are chosen, that number is chosen for each; where as many as X are, ``by_x``.
    """

    _deps = 0  # the cards were chosen

    def __init__(self, by: Who | None, least: int, most: int) -> None:
        self.by, self.least, self.most = by, least, most
        self.of_each: bool = False
        self.by_x: bool = False
        self.slot: int = -1

    def is_target(self) -> bool:
        return True

    def seats(self, g: Board, c: Context) -> list[int]:
        """For whom cards are chosen, one after the other: the players who choose, or whose cards are chosen."""
        if self.of_each:
            return g.alive()
        return [c.seat] if self.by is None else self.by.seats(g, c)

    @abstractmethod
    def legal(self, g: Board, c: Context, seat: int) -> list[int]:
        """The cards that may be chosen for a seat now, but for what the verbs say."""

    @abstractmethod
    def fits(self, g: Board, c: Context, picked: list[int], card: int) -> bool:
        """Whether a card may join those picked."""

    def beyond(self, g: Board, c: Context, picked: list[int], card: int) -> Beyond | None:
        """Where a card is beyond the budget that those picked leave: how far; None where it is not."""
        return None


@mypyc_attr(allow_interpreted_subclasses=True)
class Trigger(Node):
    """What an interrupt or reaction answers."""

    answers: ClassVar[int] = 0

    def kinds(self) -> int:
        """The kinds of happenings it may match, as bits."""
        return self.answers

    @abstractmethod
    def matches(self, g: Board, c: Context, event: Happening) -> bool:
        """Whether a happening is one it answers."""

    def asks_whence(self) -> bool:
        """Whether it asks from where a card enters play, which has to be kept for it."""
        return False

    def would(self) -> bool:
        """Whether it answers what would happen: saves and cancels come first."""
        return False

    def tells_whence(self) -> bool:
        """Whether it says that the card whose ability it is lies in a pile now."""
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect(Node):
    """Something an ability does: it asks, then brings about at most one occurrence, as its last act.

    ``befalls`` is what happens to a card it acts on (``kneel{s}``), ``command`` the same as a command; ``is_loss`` says
    whether that card is lost to its player.
    """

    befalls: ClassVar[str] = ""
    command: ClassVar[str] = ""
    is_loss: ClassVar[bool] = False

    def could(self, g: Board, c: Context) -> bool:
        """Whether it might change the game, cost and other abilities aside."""
        return True

    def acts_on(self) -> Operand | None:
        """The cards it acts on, if it acts on cards."""
        return None

    def affects(self, g: Board, c: Context, card: int) -> bool:
        """Whether it could affect this card at all."""
        return True

    def fate(self, many: bool = False) -> str:
        """What happens to the cards it acts on, said of one or of several; empty where there is nothing to say."""
        s = Speaker()
        s.many, s.bare = many, True
        return self.befallen(s)

    def befallen(self, s: Speaker) -> str:
        """The same as a speaker says it."""
        return self.say(self.befalls, s)

    def deed(self) -> str:
        """What is done to a card it acts on, as a command with ``{name}`` in the card's place."""
        return self.say(self.command or "Choose {name}", Speaker())

    def sentences(self, s: Speaker) -> list[str]:
        """What it says, where that may be more than one sentence."""
        return [self.text(s)]

    def is_command(self) -> bool:
        """Whether its sentence is a command to the player, so that it can follow *to*."""
        return True

    def is_caused(self) -> bool:
        """Whether it follows *to* after a cost though it is no command, since it tells whom you make do it."""
        return False

    def about(self) -> str:
        """Of what its command speaks that was chosen before: commands about the same are one sentence."""
        return ""

    def tells_whence(self) -> bool:
        """Whether it tells from where its own card comes into play."""
        return False

    def is_silent(self) -> bool:
        """Whether it says nothing, since the words after it say what it does."""
        return False

    def players(self) -> Who | None:
        """Among whom it chooses a player, who is a target like any other."""
        return None

    @abstractmethod
    def resolve(self, g: Board, frame: Resolve) -> None:
        """Do it."""

    def flat(self, ability: Ability) -> list[Effect]:
        """The steps it is run as; words that hold other words give more than one, or add programs."""
        return [self]


@mypyc_attr(allow_interpreted_subclasses=True)
class Aside(Effect):
    """An effect that does not count when asking whether an ability could change the game."""

    def could(self, g: Board, c: Context) -> bool:
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class Cost(Node):
    """Something done to do something else: ``verb`` names it, and ``cards`` is the number of cards picked for it.

    Where it is one cost or another, ``ways`` are those. ``influence`` is how much of that is paid, if any; it may be an
    X that is chosen before.
    """

    verb: ClassVar[str] = ""
    reveals: ClassVar[bool] = False
    """Whether the cards picked for it are revealed to all."""
    cards: int = 1
    ways: tuple[Cost, ...] = ()
    influence: Amount | None = None
    chooses_x: bool = False

    @abstractmethod
    def payable(self, g: Board, c: Context) -> bool:
        """Whether it could be paid now."""

    def is_beyond(self, g: Board, seat: int, card: int) -> bool:
        """A quick look before all others: whether a seat surely cannot pay it for an ability of a card."""
        return False

    def choices(self, g: Board, c: Context) -> list[int]:
        """The cards one of which must be picked to pay with; empty when there is nothing to pick."""
        return []

    def asks(self) -> bool:
        """Whether a card must be picked to pay with."""
        return False

    def gold(self, g: Board, c: Context) -> int:
        """Gold it costs."""
        return 0

    @abstractmethod
    def payment(self, g: Board, c: Context, picked: int) -> list[Happening]:
        """What happens when it is paid."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Modifier(Node):
    """A change of values while a constant ability applies or a lasting effect lasts."""

    verb: ClassVar[str] = "gain"
    """How cards come by what it gives them."""
    is_apart: ClassVar[bool] = False
    """Whether it is a sentence of its own after others."""
    by_name: bool = False
    layer: int = STRENGTHS
    """When it changes them, by ``marks``."""
    own_penalty: int = 0
    """How much more its card, in hand, may be made to cost by its player."""
    way: int = 0
    """How its card, in hand, costs less by it: marshaled or ambushed, as in ``rules.prices``; 0 for no way."""

    def does(self, s: Speaker) -> str:
        """What it says of its subjects, who were named just before; empty where its sentence does not begin so."""
        return ""

    def is_command(self) -> bool:
        """Whether its sentence is a command to the player."""
        return False

    def is_order(self) -> bool:
        """Whether it tells the player of its cards what to do with them: then even few words say who chose them."""
        return False

    def gift(self, s: Speaker, until: str = "") -> str:
        """What it gives its subjects and until when; empty where it gives nothing."""
        return ""

    def part(self, s: Speaker) -> str:
        """What its subjects get or lose by it, after its verb."""
        return self.gift(s)

    def within(self, s: Speaker, period: int) -> str:
        """In words, with how long it lasts: at the end, or first where the sentence is long."""
        if self.is_long() and not s.short:
            return f"{s.until(period)}, {self.text(s)}"
        return f"{self.text(s)}{s.lasting(period)}"

    def is_long(self) -> bool:
        """Whether its sentence ends far from its verb, so that a period after it would be misread."""
        return False

    def subjects(self) -> Operand | None:
        """The cards it changes; None where it changes players or the game."""
        return None

    def amount(self) -> Amount | None:
        """The number it changes them by, fixed when a lasting effect begins."""
        return None

    def bind(self, g: Board, c: Context) -> None:
        """Write into the context of a lasting effect what is read now and stays: a player, a challenge type."""

    def named(self, c: Context) -> str:
        """The challenge type that was named before, where it changes by that: everybody may know it."""
        return CHALLENGE_NAMES[c.named()] if self.by_name else ""

    def controls_host(self) -> bool:
        """Whether it gives control of the card that its own is attached to."""
        return False

    @abstractmethod
    def apply(self, g: Board, c: Context, cards: list[int], n: int) -> None:
        """Write the change into derived values. The cards are ready for it; others must be altered first."""


@mypyc_attr(allow_interpreted_subclasses=True)
class AmbushGift(Modifier):
    """A modifier by which cards in a player's hand gain ambush."""

    _deps = 0  # cards in hand are judged when they are about to be played

    @abstractmethod
    def price(self, g: Board, c: Context, card: int) -> int:
        """The ambush value a card in hand gains, or -1."""


def changes(modifiers: tuple[Modifier, ...], s: Speaker) -> str:
    """Modifiers in words: what they change is said once."""
    said: list[str] = []
    gifts: list[str] = []
    for at, modifier in enumerate(modifiers):
        same = at > 0 and modifier.subjects() is modifiers[at - 1].subjects() is not None
        alike = same and modifier.verb == modifiers[at - 1].verb and bool(modifiers[at - 1].part(Speaker()))
        gift = modifier.part(s) if alike else ""
        gifts = gifts if gift else []
        gifts.append(gift or (modifier.does(s) if same else "") or modifier.text(s))
        said[len(said) - (len(gifts) > 1) :] = [s.or_fewest(listed(gifts), ", ".join(gifts))]
    s.many = False
    if len(said) > 1 and modifiers[-1].is_apart and not s.short:
        return f"{listed(said[:-1])}. {capital(said[-1])}"
    return s.or_fewest(listed(said), ", ".join(said))
