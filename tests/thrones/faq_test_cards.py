"""Cards that no pack prints, for the clauses of the FAQ. Every scene finds them by name."""

from typing import Final

from weirwood.thrones.ability.card_triggers import gains_power, is_knelt, stands
from weirwood.thrones.ability.cards import Cards
from weirwood.thrones.ability.costs import KneelCost, PayGold
from weirwood.thrones.ability.effects import Kneel, Sacrifice, Stand
from weirwood.thrones.ability.flow import Either
from weirwood.thrones.ability.headings import action, forced_reaction, reaction
from weirwood.thrones.ability.modifiers import GainKeyword
from weirwood.thrones.ability.operands import THIS, Choose, Each, FactionCard
from weirwood.thrones.ability.periods import UntilEnd
from weirwood.thrones.ability.player_effects import GainGold
from weirwood.thrones.ability.players import YOU
from weirwood.thrones.ability.power import GainPower
from weirwood.thrones.ability.triggers import OfPlayer
from weirwood.thrones.ability.writing import Pack
from weirwood.thrones.engine.words import ATTACHMENT, CHALLENGE, CHARACTER, DREW, FACTION, RENOWN

FAQ_TESTS: Final = Pack("second", "FAQ tests")

# Loops. With the Seal of the Hand on them, the first four stand again and again.
_ATTACHED: Final = Each(Cards(ATTACHMENT, controller=YOU))
FAQ_TESTS.character(
    "t-page", "Tireless Page", "neutral", 2, 2, "M", "Lord", action(Stand(_ATTACHED), cost=KneelCost(THIS))
)
FAQ_TESTS.character(
    "t-clerk",
    "Tireless Clerk",
    "neutral",
    2,
    2,
    "M",
    "Lord",
    action(GainGold(1), Stand(_ATTACHED), cost=KneelCost(THIS)),
)
FAQ_TESTS.character(
    "t-prince",
    "Tireless Prince",
    "neutral",
    2,
    2,
    "M",
    "Lord",
    action(GainPower(FactionCard(YOU)), Stand(_ATTACHED), cost=KneelCost(THIS)),
)
FAQ_TESTS.character(
    "t-sellsword",
    "Paid Sellsword",
    "neutral",
    2,
    2,
    "M",
    "Lord",
    action(Stand(_ATTACHED), cost=(KneelCost(THIS), PayGold(1))),
)
FAQ_TESTS.character(
    "t-hound",
    "Restless Hound",
    "neutral",
    2,
    2,
    "M",
    "",
    forced_reaction(is_knelt(THIS), Either(Stand(THIS), Sacrifice(THIS))),
    forced_reaction(stands(THIS), Kneel(THIS)),
)
FAQ_TESTS.location(
    "t-wheel",
    "Mill Wheel",
    "neutral",
    1,
    "",
    forced_reaction(is_knelt(THIS), Stand(THIS)),
    forced_reaction(stands(THIS), Kneel(THIS)),
    action(GainGold(1), cost=KneelCost(THIS)),
    action(Stand(THIS)),
)
FAQ_TESTS.character(
    "t-dancer",
    "Giddy Dancer",
    "neutral",
    2,
    2,
    "M",
    "",
    reaction(is_knelt(THIS), Stand(THIS)),
    reaction(stands(THIS), Kneel(THIS)),
)

# Winning.
FAQ_TESTS.character(
    "t-campaigner",
    "Old Campaigner",
    "neutral",
    5,
    9,
    "MIP",
    "",
    keywords="insight, intimidate, pillage, renown",
)
FAQ_TESTS.location(
    "t-tally", "Tally House", "neutral", 1, "", reaction(gains_power(Cards(CHARACTER, FACTION)), GainGold(1))
)
_PARTICIPANT: Final = Cards(CHARACTER, participating=True, controller=YOU)
FAQ_TESTS.location(
    "t-muse",
    "Muse's Garden",
    "neutral",
    1,
    "",
    reaction(
        OfPlayer(YOU, "draw cards", DREW),
        UntilEnd(CHALLENGE, GainKeyword(Choose(_PARTICIPANT), RENOWN)),
        cost=KneelCost(THIS),
    ),
)
FAQ_TESTS.location(
    "t-glory",
    "Shared Glory",
    "neutral",
    1,
    "",
    reaction(
        gains_power(Cards(CHARACTER)),
        UntilEnd(CHALLENGE, GainKeyword(Choose(_PARTICIPANT), RENOWN)),
        cost=KneelCost(THIS),
    ),
)
