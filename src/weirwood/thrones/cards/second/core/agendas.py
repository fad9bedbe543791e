"""Agendas of the Core Set: Fealty and the banners."""

from weirwood.thrones.ability.cards import Cards
from weirwood.thrones.ability.costs import KneelCost
from weirwood.thrones.ability.effects.prices import ReduceNext
from weirwood.thrones.ability.headings import action
from weirwood.thrones.ability.operands import FactionCard
from weirwood.thrones.ability.players import YOU
from weirwood.thrones.cards.second.core.pack import CORE
from weirwood.thrones.engine.rules.prices import MARSHALING, PLAYING
from weirwood.thrones.pool.deck_rule import CannotInclude, Kind, banner

CORE.agenda(
    "01027",
    "Fealty",
    "",
    action(ReduceNext(Cards(loyal=True), 1, MARSHALING | PLAYING), cost=KneelCost(FactionCard(YOU))),
    rules=(CannotInclude(Kind("neutral"), more_than=15),),
)
CORE.agenda("01198", "Banner of the Stag", "Banner", rules=banner("baratheon"))
CORE.agenda("01199", "Banner of the Kraken", "Banner", rules=banner("greyjoy"))
CORE.agenda("01200", "Banner of the Lion", "Banner", rules=banner("lannister"))
CORE.agenda("01201", "Banner of the Sun", "Banner", rules=banner("martell"))
CORE.agenda("01202", "Banner of the Watch", "Banner", rules=banner("thenightswatch"))
CORE.agenda("01203", "Banner of the Wolf", "Banner", rules=banner("stark"))
CORE.agenda("01204", "Banner of the Dragon", "Banner", rules=banner("targaryen"))
CORE.agenda("01205", "Banner of the Rose", "Banner", rules=banner("tyrell"))
