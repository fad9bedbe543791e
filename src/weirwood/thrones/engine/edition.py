"""An edition: a profile, a chart of the round, and the clauses and words of its book.

The engine never asks which one it is.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from weirwood.thrones.engine import words
from weirwood.thrones.engine.concepts import prepared
from weirwood.thrones.engine.lexicon import Lexicon
from weirwood.thrones.engine.profile import Profile, Timing

if TYPE_CHECKING:
    from weirwood.thrones.engine.flow.chart import Chart


class Edition:
    """One game of an edition.

    ``clauses`` says which clause of this edition's book stands behind each concept of the engine. ``token_words`` are
    the kinds of tokens that cards place; saves depend on their order. ``commons`` are the codes of cards that are no
    player's. ``lacking`` are the facts of a card, and ``seat_lacking`` those of a seat, that the book has no rules for.
    ``counts_doomed`` is whether doomed cards eliminate players, ``marks`` whether its cards have marks to be told of.
    """

    __slots__ = (
        "chart",
        "clauses",
        "commons",
        "counts_doomed",
        "game",
        "heard",
        "lacking",
        "lexicon",
        "marks",
        "most_repeats",
        "phases",
        "profile",
        "seat_lacking",
        "token_words",
    )

    def __init__(
        self,
        game: str,
        profile: Profile,
        chart: Chart,
        clauses: dict[str, str],
        lexicon: Lexicon,
        token_words: tuple[str, ...] = (),
        commons: tuple[str, ...] = (),
    ) -> None:
        self.game = game
        self.profile = profile
        self.chart = chart
        self.clauses = clauses
        self.lexicon = lexicon
        self.token_words = token_words
        self.commons = commons
        self.heard = _heard(profile.timing)
        self.most_repeats: int = 100
        self.phases = chart.phases
        self.counts_doomed = any(check.counts_doomed for check in profile.ends.checks)
        self.marks = self.counts_doomed or profile.values.influence
        self.lacking: dict[str, None] = {} if token_words else {"gold": None, "tokens": None}
        titles = prepared.TITLE_TAKEN in clauses
        self.seat_lacking: dict[str, None] = {} if titles else {"supports": None, "rivals": None}

    def token(self, word: str) -> int:
        """The number of a kind of token."""
        return self.token_words.index(word)


def _heard(timing: Timing) -> list[int]:
    """The kinds of happenings that abilities may answer, as bits, for every place where they listen."""
    places = [-1] * words.LISTENING_PLACES
    if not timing.interrupts:
        places[words.INTERRUPT] = places[words.FORCED_INTERRUPT] = 0
    if not timing.cancels:
        places[words.TO_WHAT_WOULD_HAPPEN] = ~(1 << words.EFFECTS_INITIATE)
    return places
