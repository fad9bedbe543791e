"""Who gives hints: a search, and among equals what the game's own judgement would do."""

from __future__ import annotations

from typing import Final

from weirwood.bots.bot import Eyes
from weirwood.bots.mind import find_mind
from weirwood.bots.players import HeuristicBot
from weirwood.bots.search import SearchBot
from weirwood.bots.thought import Stop, Thought

HINT: Final = 64
"""How many simulations a hint comes from."""
_AS_GOOD: Final = 0.01
"""Chances that differ by less may as well be chance."""


class Adviser:
    """Searches; but what the judgement likes is advised where it is as good, for that can be explained."""

    def __init__(self, game_id: str, seed: int, simulations: int = HINT) -> None:
        self._search = SearchBot(game_id, seed, simulations * find_mind(game_id).effort())
        self._judgement = HeuristicBot(game_id, seed, advising=True)

    def choose(self, eyes: Eyes) -> int:
        """The option to advise."""
        return self.think(eyes).index

    def think(self, eyes: Eyes, stop: Stop | None = None) -> Thought:
        """The question thought over; raises ``Stopped`` when ``stop`` says so."""
        thought = self._search.think(eyes, stop)
        liked = self._judgement.choose(eyes)
        for one in thought.weighed[1:]:
            if one.index == liked and one.value > thought.chosen.value - _AS_GOOD:
                return Thought((one, *(other for other in thought.weighed if other is not one)))
        return thought
