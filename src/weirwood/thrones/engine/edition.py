"""What an edition answers: its numbers, its chart of the round, and what its own happenings do.

The engine asks; it never asks which edition it is.
"""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING

from weirwood.thrones.engine.profile.profile import Profile

if TYPE_CHECKING:
    from weirwood.thrones.engine.flow.frames import Frame
    from weirwood.thrones.engine.rules.verdict import Stakes, Verdict
    from weirwood.thrones.engine.selection import PickRule
    from weirwood.thrones.engine.state.board import Board
    from weirwood.thrones.engine.state.happening import Happening
    from weirwood.thrones.engine.state.in_play import Challenge


class Edition:
    """A profile (numbers and policies) and a framework.

    ``commons`` are the codes of cards that are no player's. ``clauses`` says which clause of this edition's book stands
    behind each concept of the engine.
    """

    __slots__ = ("clauses", "commons", "game", "most_repeats", "phases", "profile", "token_words")

    def __init__(self, game: str, profile: Profile, clauses: dict[str, str]) -> None:
        self.game = game
        self.profile = profile
        self.clauses = clauses
        self.most_repeats: int = 100
        self.phases: tuple[str, ...] = ()
        self.token_words: tuple[str, ...] = ()
        self.commons: tuple[str, ...] = ()

    @abstractmethod
    def occur(self, g: Board, happening: Happening) -> bool:
        """Let a happening of the framework occur: phases, challenges, plots."""

    @abstractmethod
    def round_frame(self, players: int) -> Frame:
        """The frame at the bottom of the stack, at the beginning of the set-up."""

    def player_left(self, g: Board, seat: int) -> None:
        """A player was eliminated while others play on: the framework goes on without that player."""
        return

    @abstractmethod
    def setup_rule(self, seat: int) -> PickRule:
        """What the cards a seat places in set-up must keep to."""

    @abstractmethod
    def setup_gold(self, g: Board, cards: list[int]) -> tuple[int, int]:
        """What cards cost that are placed together in set-up, and what they may cost."""

    @abstractmethod
    def refused_challenge(self, g: Board, seat: int, type: int, opponent: int) -> str:
        """Why a seat may not initiate a challenge of a type against an opponent now, or ""."""

    @abstractmethod
    def refused_attacker(self, g: Board, card: int, type: int) -> str:
        """Why a card may not be declared as an attacker, or ""."""

    @abstractmethod
    def refused_defender(self, g: Board, card: int, challenge: Challenge) -> str:
        """Why a card may not be declared as a defender, or ""."""

    @abstractmethod
    def may_bypass(self, g: Board, opponent: int) -> list[int]:
        """The characters of a player that stealth may bypass, in the order of their ids."""

    @abstractmethod
    def verdict(self, g: Board, challenge: Challenge) -> Verdict:
        """Who would win the challenge in progress as it stands."""

    @abstractmethod
    def stakes(self, g: Board, challenge: Challenge, winner: int) -> Stakes:
        """What it would bring a side of the challenge in progress to win as it stands."""

    @abstractmethod
    def suppose_attack(self, g: Board, type: int, opponent: int, attackers: list[int]) -> None:
        """On a copy of a game: let the active player attack like this, nobody answering."""

    @abstractmethod
    def suppose_defence(self, g: Board, challenge: Challenge, defenders: list[int]) -> None:
        """On a copy of a game: let these defend, nobody answering."""

    @abstractmethod
    def dominance_strength(self, g: Board, seat: int) -> int:
        """What a seat counts for dominance."""

    def token(self, word: str) -> int:
        """The number of a kind of token."""
        return self.token_words.index(word)
