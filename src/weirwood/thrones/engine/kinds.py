"""The abstract words that describe: numbers, conditions, players and kinds of cards."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import mypyc_attr

from weirwood.thrones.engine.context import Context
from weirwood.thrones.engine.node import Node
from weirwood.thrones.engine.speaker import Speaker

if TYPE_CHECKING:
    from weirwood.thrones.engine.state.board import Board
    from weirwood.thrones.engine.state.in_play import InPlay


@mypyc_attr(allow_interpreted_subclasses=True)
class Amount(Node):
    """A number read from the game."""

    @abstractmethod
    def value(self, g: Board, c: Context) -> int:
        """The number now."""

    def lowest(self, g: Board, c: Context) -> int:
        """The number now; of several that it may mean, as of any opponent, the lowest."""
        return self.value(g, c)

    def is_negative(self) -> bool:
        """Whether it is fixed and below 0."""
        return False

    def is_one(self) -> bool:
        """Whether it is said as 1 of something."""
        return False

    def of(self, s: Speaker, noun: str, sign: str = "") -> str:
        """This much of something, in words: *2 gold*, *1 gold for each*, *gold equal to*."""
        return f"{sign}{noun} equal to {self.text(s)}"

    def counted(self, s: Speaker) -> str:
        """What X is, where X is this number."""
        return self.text(s)

    def or_lower(self, s: Speaker) -> str:
        """This much or less, in words."""
        return f"equal to or lower than {self.text(s)}"

    def at_least(self, s: Speaker, least: int) -> str:
        """That it is this much or more, in words."""
        return f"{self.text(s)} is {least} or more"

    def fewer_than(self, s: Speaker, than: int) -> str:
        """That it is lower than a number, in words."""
        return f"{self.text(s)} is {0 if than == 1 else f'lower than {than}'}"

    def more_than(self, s: Speaker, other: Amount) -> str:
        """That it is higher than another, in words."""
        return f"{self.text(s)} is higher than {other.text(s)}"

    def with_more(self, s: Speaker, other: Amount) -> str:
        """The same of something that was named just before, after *with*; empty where it is a clause of its own."""
        return ""

    def than(self, s: Speaker, compared: str, noun: str) -> str:
        """More or less of something than this, in words: *STR lower than 4*."""
        return f"{noun} {compared} than {self.text(s)}"


@mypyc_attr(allow_interpreted_subclasses=True)
class Condition(Node):
    """Something that holds or does not; ``remembers`` are kinds of happenings it asks about, as bits."""

    remembers: ClassVar[int] = 0

    @abstractmethod
    def holds(self, g: Board, c: Context) -> bool:
        """Whether it holds now."""

    def goes_without_saying(self, s: Speaker) -> bool:
        """Whether a short text leaves it out: what it asks for follows from what is done."""
        return False

    def when(self, s: Speaker, word: str) -> str:
        """In words after *if* or *while*; a period stands without that."""
        return f"{word} {self.text(s)}"

    def along(self, s: Speaker, other: Condition) -> str:
        """That it holds and another does, where both are said at once; else empty."""
        return ""

    def joins(self, s: Speaker) -> str:
        """In words that go on after what an ability answers, without a comma; empty where it is said after *if*."""
        return ""


@mypyc_attr(allow_interpreted_subclasses=True)
class Who(Node):
    """A player, or several; ``each`` says that all of them are meant."""

    each: ClassVar[bool] = False

    @abstractmethod
    def seats(self, g: Board, c: Context) -> list[int]:
        """The seats meant, in player order."""

    def includes(self, g: Board, c: Context, seat: int) -> bool:
        """Whether a seat is meant."""
        return seat in self.seats(g, c)

    def whose(self, s: Speaker) -> str:
        """Whose something of this player is."""
        return "their" if s.actor is self else f"{self.text(s)}'s"

    def own(self, s: Speaker) -> str:
        """Whose something of this player is, who was named just before."""
        return "their"

    def whoever(self, s: Speaker) -> str:
        """Whom it holds for that something cannot be done."""
        return self.text(s)

    def cannot(self, s: Speaker) -> str:
        """Who cannot do something."""
        return f"{self.whoever(s)} {s.cannot()}"

    def does(self, s: Speaker, *verbs: str) -> str:
        """This player and a verb that agrees, or one of several."""
        return f"{self.text(s)} {' or '.join([f'{verb}s' for verb in verbs])}"

    def has(self, s: Speaker) -> str:
        """That this player has something."""
        return f"{self.text(s)} has"

    def may(self, s: Speaker) -> str:
        """That this player may do something."""
        return "they may" if s.actor is self else f"{self.text(s)} may"

    def must(self, s: Speaker, verb: str) -> str:
        """What this player does as an effect: a command where it is you."""
        return self.does(s, verb)


@mypyc_attr(allow_interpreted_subclasses=True)
class Filter(Node):
    """A kind of card, as a noun phrase."""

    @abstractmethod
    def matches(self, g: Board, c: Context, card: int) -> bool:
        """Whether a card is of this kind now."""

    def matches_record(self, g: Board, c: Context, record: InPlay) -> bool:
        """Whether a card that was in play was of this kind, by what was last known of it."""
        return self.matches(g, c, record.id)

    def printed(self, g: Board, c: Context, card: int) -> bool:
        """Whether a card is of this kind as it is printed, which it was before it came into play."""
        return self.matches(g, c, card)

    @abstractmethod
    def candidates(self, g: Board, c: Context) -> list[int]:
        """All cards of this kind, in the order of their ids."""

    def exists(self, g: Board, c: Context) -> bool:
        """Whether there is a card of this kind."""
        return bool(self.candidates(g, c))

    def noun(self) -> str:
        """What sort of card it is, in one word."""
        return "card"

    def bare(self, s: Speaker) -> str:
        """The noun phrase without an article."""
        return self.text(s)

    def many(self, s: Speaker) -> str:
        """The noun phrase in the plural, without where the cards are."""
        return self.text(s)

    def apart(self, s: Speaker) -> str:
        """The noun phrase without where the cards are; ``whence`` says that."""
        return self.text(s)

    def bare_apart(self, s: Speaker) -> str:
        """The same without an article."""
        return self.bare(s)

    def every(self, s: Speaker, apart: bool = False) -> str:
        """All cards of this kind, as one phrase, perhaps without where they are."""
        return f"each {self.bare_apart(s) if apart else self.bare(s)}"

    def is_extreme(self) -> bool:
        """Whether it is told by having the most or the least of something, as if it were a certain card."""
        return False

    def several(self, s: Speaker) -> str:
        """Your cards of this kind in the plural, where a text is short; else empty."""
        return ""

    def trails(self, s: Speaker) -> bool:
        """Whether words follow its noun in a whole text."""
        return False

    def bearer(self, s: Speaker) -> str:
        """The only cards that may bear an attachment, before *only*."""
        return self.bare(s)

    def subject(self, s: Speaker) -> str:
        """The same as those of whom a sentence tells something."""
        return self.every(s)

    def whence(self, s: Speaker, whose: str = "a") -> str:
        """Where the cards are, if they are out of play."""
        return ""

    def place(self, s: Speaker) -> str:
        """The same, after the noun phrase."""
        whence = self.whence(s)
        return f" in {whence}" if whence else ""

    def head(self, s: Speaker, article: bool = True) -> str:
        """The noun phrase without what follows its noun, perhaps without an article."""
        return self.apart(s) if article else self.bare_apart(s)

    def tail(self, s: Speaker) -> str:
        """What follows the noun, where that may be said of several kinds at once."""
        return ""

    def companion(self, s: Speaker) -> str:
        """The noun phrase of a card that participates beside another, which the sentence says; else empty."""
        return ""

    def told(self, s: Speaker) -> str:
        """That a card is one, after the card."""
        return f"is {self.under_control(s)}"

    def unowned(self, s: Speaker) -> str:
        """The noun phrase without whose the card is, which the sentence says."""
        return self.text(s)

    def under_control(self, s: Speaker) -> str:
        """The noun phrase of a card that is told to be one."""
        return self.text(s)

    def is_revealed(self) -> bool:
        """Whether these are revealed plot cards."""
        return False

    def if_there(self, s: Speaker, never: bool) -> str:
        """If you have such a card, or none, in few words where room is scarce; else empty."""
        return ""

    def takes_part(self) -> bool:
        """Whether any character of yours is meant that participates."""
        return False

    def called(self) -> str:
        """The name by which it is told, if it is told by one."""
        return ""

    def in_play_only(self) -> bool:
        """Whether the cards are in play, and no word of theirs says so."""
        return False

    def is_yours(self) -> bool:
        """Whether all such cards are your own."""
        return False

    def there_is(self, s: Speaker) -> str:
        """That there is such a card, as a clause."""
        return f"there is {self.text(s)}"

    def there_is_no(self, s: Speaker) -> str:
        """That there is no such card, as a clause."""
        return f"there is no {self.bare(s)}"

    def there_are(self, s: Speaker, least: int) -> str:
        """That there are at least a number of such cards, as a clause."""
        return f"there are {self.so_many(s, least)}"

    def there_are_just(self, s: Speaker, count: int) -> str:
        """That there is exactly a number of such cards, as a clause."""
        one = count == 1
        return f"there {'is' if one else 'are'} exactly {count} {self.bare(s) if one else self.many(s)}"

    def so_many(self, s: Speaker, least: int) -> str:
        """So many such cards or more."""
        return f"{least}{s.or_short(' or more', '+')} {self.many(s)}"

    def whom(self, s: Speaker) -> str:
        """The noun phrase, acted upon."""
        return self.text(s)

    def whose(self, s: Speaker) -> str:
        """Whose something of it is."""
        return f"{self.text(s)}'s"
