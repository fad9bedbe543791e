"""Westeros Intrigue: two to six players, small, fast and complete."""

from weirwood.intrigue.cards import HOUSES
from weirwood.intrigue.game import GAME
from weirwood.intrigue.judgement import TELLING, judge, standing

__all__ = ["GAME", "HOUSES", "TELLING", "judge", "standing"]
