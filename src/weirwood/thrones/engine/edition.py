"""An edition: a profile, a chart of the round, and the clauses of its book. The engine never asks which one it is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from weirwood.thrones.engine.profile.profile import Profile

if TYPE_CHECKING:
    from weirwood.thrones.engine.flow.chart import Chart


class Edition:
    """One game of an edition.

    ``clauses`` says which clause of this edition's book stands behind each concept of the engine. ``token_words`` are
    the kinds of tokens that cards place; saves depend on their order. ``commons`` are the codes of cards that are no
    player's.
    """

    __slots__ = ("chart", "clauses", "commons", "game", "most_repeats", "phases", "profile", "token_words")

    def __init__(
        self,
        game: str,
        profile: Profile,
        chart: Chart,
        clauses: dict[str, str],
        token_words: tuple[str, ...] = (),
        commons: tuple[str, ...] = (),
    ) -> None:
        self.game = game
        self.profile = profile
        self.chart = chart
        self.clauses = clauses
        self.token_words = token_words
        self.commons = commons
        self.most_repeats: int = 100
        self.phases: tuple[str, ...] = tuple(dict.fromkeys([step.phase for step in chart.steps]))

    def token(self, word: str) -> int:
        """The number of a kind of token."""
        return self.token_words.index(word)
