"""How good each option looks to a seat: options are tried in a world, played on by habit, and weighed."""

from weirwood.thrones.judgement.advising import advise
from weirwood.thrones.judgement.judge import judge
from weirwood.thrones.judgement.outlook import TELLING, standing

__all__ = ["TELLING", "advise", "judge", "standing"]
