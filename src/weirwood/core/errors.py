"""What can go wrong, each with the code the protocol gives it.

Every message is one sentence that names what was wrong and what is allowed. An error changes nothing.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, ClassVar


class WeirwoodError(Exception):
    """A mistake of the caller's, told in one sentence."""

    code: ClassVar[str] = "internal"

    def __init__(self, message: str, rule: str | None = None, data: Any = None) -> None:
        super().__init__(message)
        self.message = message
        self.rule = rule
        self.data = data

    def __str__(self) -> str:
        return self.message


class BadJson(WeirwoodError):
    """A line of the protocol that is no request."""

    code: ClassVar[str] = "bad-json"


class UnknownOp(WeirwoodError):
    """An operation of the protocol that does not exist."""

    code: ClassVar[str] = "unknown-op"


class BadArgument(WeirwoodError):
    """An argument, option or number of players that is not allowed."""

    code: ClassVar[str] = "bad-argument"


class NoGame(WeirwoodError):
    """A game or handle that does not exist."""

    code: ClassVar[str] = "no-game"


class UnknownCard(BadArgument):
    """A card that the game does not have."""

    code: ClassVar[str] = "unknown-card"


class BadScene(WeirwoodError):
    """A scene that cannot be placed."""

    code: ClassVar[str] = "bad-scene"


class BadData(WeirwoodError):
    """A save or record that is corrupt, foreign, or does not replay."""

    code: ClassVar[str] = "bad-data"


class WrongVersion(WeirwoodError):
    """A save or record of another version."""

    code: ClassVar[str] = "version"


class IllegalChoice(WeirwoodError):
    """A choice that is not among the options."""

    code: ClassVar[str] = "illegal-choice"


class NotYourDecision(WeirwoodError):
    """A choice of a seat that is not asked."""

    code: ClassVar[str] = "not-your-decision"


class NotASandbox(WeirwoodError):
    """An edit of a game that does not allow edits."""

    code: ClassVar[str] = "not-a-sandbox"


class GameOver(WeirwoodError):
    """A choice after the end."""

    code: ClassVar[str] = "over"


class BadDeck(WeirwoodError):
    """A deck that is none."""

    code: ClassVar[str] = "bad-deck"


def listed(words: Iterable[object], last: str = "and") -> str:
    """Words joined for a message: ``a, b and c``."""
    all_words = [str(word) for word in words]
    if len(all_words) < 2:
        return "".join(all_words) or "nothing"
    return f"{', '.join(all_words[:-1])} {last} {all_words[-1]}"


def either(words: Iterable[object]) -> str:
    """Alternatives joined for a message: ``a, b or c``."""
    return listed(words, "or")


def did_you_mean(near: Sequence[object], otherwise: str = "") -> str:
    """The end of a message about a word that is not known: `` Did you mean a or b?``, or something else to say."""
    if near:
        return f" Did you mean {either(near)}?"
    return f" {otherwise}" if otherwise else ""
