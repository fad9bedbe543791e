"""Cards that no pack prints: each shows a clause that no printed card shows. Every scene finds them by name.

A code is ``t-`` and the name, short. No name is that of a printed card, or scenes with that card would have to say
which is meant. Two versions of one title are named in a scene by their codes.
"""

from typing import Final

from weirwood.thrones.ability.card_triggers import EntersPlay, YouMarshal, is_knelt, is_saved, killed
from weirwood.thrones.ability.cards import Cards
from weirwood.thrones.ability.costs import KneelCost, PayGold, ReturnCost, SacrificeCost
from weirwood.thrones.ability.effects.answers import Cancel
from weirwood.thrones.ability.effects.branches import May
from weirwood.thrones.ability.effects.entering import PutIntoPlay
from weirwood.thrones.ability.effects.moving import Switch
from weirwood.thrones.ability.effects.on_cards import Discard, Kneel, PlaceInPile, Stand
from weirwood.thrones.ability.effects.on_players import Draw, GainGold
from weirwood.thrones.ability.effects.power import GainPower, LosePower
from weirwood.thrones.ability.effects.revealing import RevealPlot
from weirwood.thrones.ability.flow import Then, UntilEnd
from weirwood.thrones.ability.headings import (
    action,
    constant,
    forced_interrupt,
    forced_reaction,
    interrupt,
    limit,
    reaction,
)
from weirwood.thrones.ability.marked import Immune
from weirwood.thrones.ability.modifiers import Blank, DoubleStrength, GainKeyword, Strength
from weirwood.thrones.ability.of_players import FactionCard, Top
from weirwood.thrones.ability.operands import HOST, THIS, Choose, Each, Pick
from weirwood.thrones.ability.outcomes import AddsToChallenge
from weirwood.thrones.ability.players import AN_OPPONENT, EACH_PLAYER, YOU
from weirwood.thrones.ability.triggers import (
    EffectsWouldInitiate,
    OfPlayer,
    PlayerDeed,
    phase_begins,
    phase_ends,
    reveals_plot,
    you_win,
)
from weirwood.thrones.ability.writing import UNIQUE, Pack
from weirwood.thrones.engine.nodes import Context, Operand
from weirwood.thrones.engine.speaker import Speaker
from weirwood.thrones.engine.state.board import Board
from weirwood.thrones.engine.words import (
    CHARACTER,
    DISCARD,
    DREW,
    EVENT,
    FACTION,
    HAND,
    LOCATION,
    NO_CARD,
    PHASE,
    PLOT,
    REMOVED,
    RENOWN,
    ROUND,
)

TESTS: Final = Pack("second", "Tests")


class Agendas(Operand):
    """All agendas."""

    def now(self, g: Board, c: Context) -> list[int]:
        """Those beside faction cards."""
        return [side.agenda for side in g.sides if side.agenda != NO_CARD]

    def text(self, s: Speaker) -> str:
        """In words."""
        return "each agenda"


TESTS.location("t-yard Training Yard", "neutral", cost=1).has(
    action(Stand(Choose(Cards(CHARACTER))), cost=KneelCost(Cards(CHARACTER, controller=YOU)))
)
TESTS.location("t-well Quiet Well", "neutral", cost=1).has(
    reaction(OfPlayer(PlayerDeed("draw", "1 or more cards", DREW), YOU), GainGold(1))
)
TESTS.character("t-brother Restless Brother", "thenightswatch", cost=2, strength=2, icons="M").has(
    action(PutIntoPlay(THIS), cost=PayGold(1), zone=DISCARD),
    action(GainGold(1), limit=limit(1, ROUND)),
)
TESTS.event("t-passage Safe Passage", "neutral", cost=1, keywords="limited").has(
    action(Draw(1), cost=ReturnCost(Cards(CHARACTER, controller=YOU)))
)
TESTS.event("t-oath Forsaken Oath", "neutral", cost=0).has(
    action(PlaceInPile(Agendas(), REMOVED), GainGold(1))
)
TESTS.agenda("t-steel Oath of Steel").has(constant(Strength(Each(Cards(CHARACTER, controller=YOU)), 1)))
TESTS.event("t-scrolls Drowned Scrolls", "neutral", cost=0).has(action(Discard(Top(YOU, 3))))
TESTS.character(
    "t-faces-a Lady of Faces", "stark", UNIQUE, cost=3, strength=3, icons="I", traits="Lady", income=1
)
TESTS.character(
    "t-faces-b Lady of Faces",
    "stark",
    UNIQUE,
    cost=7,
    strength=6,
    icons="MIP",
    traits="King",
    keywords="renown, stealth",
)
TESTS.location("t-faces-c Lady of Faces", "neutral", UNIQUE, cost=2, traits="Inn", initiative=1)
TESTS.character("t-squire Bold Squire", "neutral", cost=1, strength=1, icons="M", keywords="ambush 1").has(
    reaction(EntersPlay(THIS), Draw(1)),
    reaction(YouMarshal(THIS), GainGold(1)),
)
TESTS.attachment("t-gate Gilded Gate", "neutral", cost=1, on=Cards(LOCATION))
TESTS.attachment("t-links Links of a Chain", "thenightswatch", cost=1, on=Cards(CHARACTER, trait="Maester"))
TESTS.plot("t-toothless Toothless Plot", gold=3, initiative=3, claim=0, reserve=6)
TESTS.location("t-toll Toll Gate", "neutral", cost=1).has(
    action(GainGold(2), cost=(KneelCost(THIS), SacrificeCost(THIS))),
    action(GainGold(1), cost=KneelCost(THIS)),
    reaction(is_knelt(THIS), Draw(1)),
)
TESTS.location("t-road The Narrow Road", "neutral", UNIQUE, cost=0, keywords="limited")
TESTS.character(
    "t-dragon Stubborn Dragon", "targaryen", cost=3, strength=5, icons="MIP", traits="Dragon"
).has(
    constant(Immune(THIS, EVENT, PLOT)),
    action(GainGold(1), limit=limit(1, PHASE)),
)
TESTS.location("t-sanctuary Sanctuary", "neutral", cost=1).has(
    action(UntilEnd(PHASE, Immune(Choose(Cards(CHARACTER)), EVENT)), cost=KneelCost(THIS))
)
TESTS.event("t-disgrace Disgrace", "neutral", cost=0).has(action(LosePower(Each(Cards(CHARACTER)))))
TESTS.event("t-avarice Avarice", "neutral", cost=0, keywords="limited").has(action(GainGold(1)))
TESTS.event("t-zeal Blind Zeal", "neutral", cost=0).has(
    action(UntilEnd(PHASE, DoubleStrength(Choose(Cards(CHARACTER)))))
)
TESTS.event("t-banished Banished", "neutral", cost=0).has(
    action(Discard(Choose(Cards(CHARACTER, FACTION, PLOT, controller=AN_OPPONENT))))
)
TESTS.event("t-razed All Razed", "neutral", cost=0).has(
    action(Discard(Each(Cards(CHARACTER, FACTION, PLOT))))
)
TESTS.location("t-ossuary Ossuary", "neutral", cost=1).has(interrupt(killed(Cards(CHARACTER)), GainGold(1)))
TESTS.location("t-table Open Table", "neutral", cost=1).has(
    action(May(Draw(1, AN_OPPONENT), who=AN_OPPONENT), cost=KneelCost(THIS))
)
TESTS.attachment("t-yoke Heavy Yoke", "neutral", cost=1, traits="Item").has(
    forced_reaction(you_win(), Kneel(HOST))
)
TESTS.attachment("t-mask Blank Mask", "neutral", cost=1, traits="Item").has(
    constant(Blank(HOST, but_traits=False))
)
TESTS.character("t-dusk Watcher at Dusk", "neutral", cost=2, strength=2, icons="M").has(
    reaction(phase_ends("challenges"), UntilEnd(PHASE, Strength(THIS, +3))),
    reaction(phase_ends("challenges"), UntilEnd(ROUND, Strength(THIS, +1))),
    reaction(phase_ends("taxation"), UntilEnd(ROUND, Strength(THIS, +5))),
)
TESTS.character(
    "t-whelp Gaunt Whelp", "stark", cost=3, strength=2, icons="M", traits="Direwolf", keywords="ambush 1"
)
_FROM_HAND: Final = Cards(zones=(HAND,), owner=YOU)
TESTS.location("t-bell Mourning Bell", "neutral", cost=1).has(
    forced_interrupt(killed(Cards(CHARACTER)), GainGold(1))
)
TESTS.location("t-mound Burial Mound", "neutral", cost=1).has(
    forced_reaction(killed(Cards(CHARACTER)), GainGold(1))
)
TESTS.location("t-grave Open Grave", "neutral", cost=1).has(reaction(killed(Cards(CHARACTER)), GainGold(1)))
TESTS.location("t-altar Altar of Thanks", "neutral", cost=1).has(
    reaction(is_saved(Cards(CHARACTER)), GainGold(1))
)
TESTS.location("t-market Night Market", "neutral", cost=1).has(
    action(Discard(Pick(_FROM_HAND, 2)), Then(Draw(1)))
)
TESTS.location("t-wharf Busy Wharf", "neutral", cost=1).has(
    action(Discard(Pick(_FROM_HAND, 2)), GainGold(1), Then(Draw(1)))
)
TESTS.location("t-exchange Exchange", "neutral", cost=1).has(
    action(Switch(Pick(_FROM_HAND), Pick(Cards(zones=(DISCARD,), owner=YOU))), GainGold(1))
)
TESTS.location("t-herald Herald's Post", "neutral", cost=1).has(action(RevealPlot(), cost=KneelCost(THIS)))
TESTS.location("t-dawn Tower of Dawn", "neutral", cost=1).has(reaction(phase_begins(""), GainGold(1)))
TESTS.location("t-dark Tower of Dusk", "neutral", cost=1).has(interrupt(phase_ends(), GainGold(1)))
TESTS.event("t-feast Great Feast", "neutral", cost=0).has(action(GainPower(FactionCard(EACH_PLAYER))))
TESTS.event("t-wine Wine for All", "neutral", cost=0).has(action(Draw(1, EACH_PLAYER)))
TESTS.event("t-seal Broken Seal", "neutral", cost=0).has(interrupt(EffectsWouldInitiate(PLOT), Cancel()))
TESTS.character("t-nobody Nobody", "neutral", cost=2, strength=2, icons="MIP")
TESTS.character("t-titled Titled Nobody", "neutral", cost=2, strength=2, icons="MIP", traits="Lord")
TESTS.location("t-council War Council", "neutral", cost=1).has(constant(AddsToChallenge(3)))
TESTS.attachment("t-favor Tourney Favor", "neutral", cost=1, traits="Item").has(
    constant(GainKeyword(HOST, RENOWN))
)
TESTS.location("t-crier Town Crier", "neutral", cost=1).has(reaction(reveals_plot(YOU), GainGold(1)))
