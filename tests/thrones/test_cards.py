"""Cards that no pack prints: each shows a clause that no printed card shows. Every scene finds them by name.

A code is ``t-`` and the name, short. No name is that of a printed card, or scenes with that card would have to say
which is meant. Two versions of one title are named in a scene by their codes.
"""

from typing import Final

from weirwood.thrones.ability.cards import Cards
from weirwood.thrones.ability.costs import KneelCost
from weirwood.thrones.ability.effects import Stand
from weirwood.thrones.ability.headings import action
from weirwood.thrones.ability.operands import Choose
from weirwood.thrones.ability.players import YOU
from weirwood.thrones.ability.writing import Pack
from weirwood.thrones.engine.words import CHARACTER

TESTS: Final = Pack("second", "Tests")

TESTS.location(
    "t-yard",
    "Training Yard",
    "neutral",
    1,
    "",
    action(Stand(Choose(Cards(CHARACTER))), cost=KneelCost(Cards(CHARACTER, controller=YOU))),
)
