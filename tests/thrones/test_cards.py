"""Cards that no pack prints: each shows a clause that no printed card shows. Every scene finds them by name.

A code is ``t-`` and the name, short. No name is that of a printed card, or scenes with that card would have to say
which is meant. Two versions of one title are named in a scene by their codes.
"""

from typing import Final

from weirwood.thrones.ability.cards import Cards
from weirwood.thrones.ability.costs import KneelCost
from weirwood.thrones.ability.effects import Discard, Kneel, LosePower, Stand
from weirwood.thrones.ability.flow import May, UntilEnd
from weirwood.thrones.ability.headings import (
    action,
    constant,
    forced_reaction,
    interrupt,
    limit,
    reaction,
)
from weirwood.thrones.ability.modifiers import Blank, DoubleStrength, Immune, Strength
from weirwood.thrones.ability.operands import HOST, THIS, Choose, Each
from weirwood.thrones.ability.player_effects import Draw, GainGold
from weirwood.thrones.ability.players import AN_OPPONENT, YOU
from weirwood.thrones.ability.triggers import killed, phase_ends, you_win
from weirwood.thrones.ability.writing import Pack
from weirwood.thrones.engine.words import CHARACTER, EVENT, FACTION, PHASE, PLOT, ROUND

TESTS: Final = Pack("second", "Tests")

TESTS.location(
    "t-yard",
    "Training Yard",
    "neutral",
    1,
    "",
    action(Stand(Choose(Cards(CHARACTER))), cost=KneelCost(Cards(CHARACTER, controller=YOU))),
)
TESTS.location("t-road", "The Narrow Road", "neutral", 0, "", unique=True, keywords="limited")
TESTS.character(
    "t-dragon",
    "Stubborn Dragon",
    "targaryen",
    3,
    5,
    "MIP",
    "Dragon",
    constant(Immune(THIS, EVENT, PLOT)),
    action(GainGold(1), limit=limit(1, PHASE)),
)
TESTS.location(
    "t-sanctuary",
    "Sanctuary",
    "neutral",
    1,
    "",
    action(UntilEnd(PHASE, Immune(Choose(Cards(CHARACTER)), EVENT)), cost=KneelCost(THIS)),
)
TESTS.event("t-disgrace", "Disgrace", "neutral", 0, "", action(LosePower(Each(Cards(CHARACTER)))))
TESTS.event("t-avarice", "Avarice", "neutral", 0, "", action(GainGold(1)), keywords="limited")
TESTS.event(
    "t-zeal",
    "Blind Zeal",
    "neutral",
    0,
    "",
    action(UntilEnd(PHASE, DoubleStrength(Choose(Cards(CHARACTER))))),
)
TESTS.event(
    "t-banished",
    "Banished",
    "neutral",
    0,
    "",
    action(Discard(Choose(Cards(CHARACTER, FACTION, PLOT, controller=AN_OPPONENT)))),
)
TESTS.event("t-razed", "All Razed", "neutral", 0, "", action(Discard(Each(Cards(CHARACTER, FACTION, PLOT)))))
TESTS.location("t-ossuary", "Ossuary", "neutral", 1, "", interrupt(killed(Cards(CHARACTER)), GainGold(1)))
TESTS.location(
    "t-table",
    "Open Table",
    "neutral",
    1,
    "",
    action(May(Draw(1, AN_OPPONENT), who=AN_OPPONENT), cost=KneelCost(THIS)),
)
TESTS.attachment("t-yoke", "Heavy Yoke", "neutral", 1, "Item", forced_reaction(you_win(), Kneel(HOST)))
TESTS.attachment("t-mask", "Blank Mask", "neutral", 1, "Item", constant(Blank(HOST, but_traits=False)))
TESTS.character(
    "t-dusk",
    "Watcher at Dusk",
    "neutral",
    2,
    2,
    "M",
    "",
    reaction(phase_ends("challenges"), UntilEnd(PHASE, Strength(THIS, +3))),
    reaction(phase_ends("challenges"), UntilEnd(ROUND, Strength(THIS, +1))),
    reaction(phase_ends("taxation"), UntilEnd(ROUND, Strength(THIS, +5))),
)
TESTS.character("t-whelp", "Gaunt Whelp", "stark", 3, 2, "M", "Direwolf", keywords="ambush 1")
