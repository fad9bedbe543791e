"""What the table asks of a game's board; each game draws its own, and the table does the rest."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, Protocol, cast

from rich.text import Text

from weirwood.core.catalogue import find_kit
from weirwood.core.event import Event
from weirwood.core.kit import placed
from weirwood.core.option import Option
from weirwood.tui.app.sitting import Choice, Sitting


class Prompt(NamedTuple):
    """Where we are, the question, what follows, the one deed that Space does, and how to choose another."""

    where: str
    question: str
    follows: str = ""
    deed: str | None = None
    keys: str = ""


class Target(NamedTuple):
    """A part of a drawing that can be pointed at."""

    x: int
    y: int
    width: int
    height: int
    what: str

    def holds(self, x: int, y: int) -> bool:
        """Whether a cell lies within."""
        return self.x <= x < self.x + self.width and self.y <= y < self.y + self.height


class Drawing(NamedTuple):
    """Lines to show, and what can be pointed at in them."""

    text: Text
    targets: tuple[Target, ...] = ()


class Board(Protocol):
    """A game's side of the screen. It shows what the person may see, and remembers what they consider."""

    keys: tuple[tuple[str, str], ...]
    """The keys it understands, each with what it does."""
    footer: tuple[tuple[str, str, str], ...]
    """Keys that are shown all the time: the key, how it is shown, and a word for it."""
    rules: tuple[str, ...]
    """How the game is played, in a few sentences."""

    def settle(self) -> None:
        """Look at the match as it is now, and begin to ask if the person is asked."""

    def follow(self, event: Event, told: Event | None) -> bool:
        """Show one event, which the chronicle tells like this or not at all; True when it is something to watch."""

    def pause(self, event: Event) -> Prompt | None:
        """What to say and wait for before an event is shown; None to go on."""
        return None

    def prompt(self) -> Prompt:
        """What is asked of the person, or who is awaited."""

    def press(self, key: str) -> bool:
        """Take a key; True when it meant something."""

    def point(self, what: str) -> bool:
        """Take a click on a target; True when it asks for the deed."""

    def page(self, key: str) -> tuple[str, Text] | None:
        """A page of its own that a key opens: its heading and text."""
        return None

    def look_at(self, choice: Choice) -> None:
        """Look at an option, or at a set of them, as if picked by hand."""

    def chosen(self) -> Choice | None:
        """What Space would choose: the key of an option, or the keys of a set."""

    def nothing_chosen(self) -> str:
        """What to do first, where Space has nothing to choose."""

    def why_not(self) -> Text:
        """Why what cannot be chosen cannot."""

    def title(self, width: int) -> Text:
        """The round, in one line."""

    def middle(self, width: int, height: int) -> Drawing:
        """The board."""

    def bottom(self, width: int, height: int) -> Drawing:
        """The hand."""

    def seats(self, width: int, height: int) -> Text:
        """Everyone at the table."""

    def mark(self, event: Event) -> str | None:
        """The colour of what the chronicle tells; None leaves it out."""

    def ending(self, width: int) -> Text:
        """The final standing."""


class Words(Protocol):
    """A game's side of the line mode."""

    commands: tuple[tuple[str, str], ...]
    """What can be asked, each with what it tells."""

    def tell(self, command: str, about: Sequence[str] = ()) -> list[str] | None:
        """The facts asked for, perhaps about something; one for each line. None for what it does not know."""

    def why_not(self, words: list[str]) -> list[str]:
        """Why something cannot be chosen."""

    def where(self) -> str:
        """Where in the game we are, as a sentence; "" where the question says it."""
        return ""

    def detail(self, option: Option) -> str:
        """What helps to choose an option beside its name; "" where there is nothing to add."""
        return ""


def find_board(sitting: Sitting) -> Board:
    """The board of the game that is played, or one for any game."""
    place = find_kit(sitting.game.id).terminal or "weirwood.tui.app.any_game:AnyBoard"
    return cast(Board, placed(place)(sitting))


def find_words(sitting: Sitting) -> Words:
    """The words of the game that is played, or those for any game."""
    place = find_kit(sitting.game.id).lines or "weirwood.tui.app.any_game:AnyWords"
    return cast(Words, placed(place)(sitting))
