"""Agendas of the Core Set: Fealty and the banners."""

from weirwood.thrones.ability import *
from weirwood.thrones.cards.second.core.pack import CORE
from weirwood.thrones.pool.deck_rule import CannotInclude, Kind, banner

CORE.agenda("01027 Fealty", rules=(CannotInclude(Kind("neutral"), more_than=15),)).has(
    action(ReduceNext(Cards(loyal=True), 1, MARSHALING | PLAYING), cost=KneelCost(FactionCard(YOU)))
)
CORE.agenda("01198 Banner of the Stag", traits="Banner", rules=banner("baratheon"))
CORE.agenda("01199 Banner of the Kraken", traits="Banner", rules=banner("greyjoy"))
CORE.agenda("01200 Banner of the Lion", traits="Banner", rules=banner("lannister"))
CORE.agenda("01201 Banner of the Sun", traits="Banner", rules=banner("martell"))
CORE.agenda("01202 Banner of the Watch", traits="Banner", rules=banner("thenightswatch"))
CORE.agenda("01203 Banner of the Wolf", traits="Banner", rules=banner("stark"))
CORE.agenda("01204 Banner of the Dragon", traits="Banner", rules=banner("targaryen"))
CORE.agenda("01205 Banner of the Rose", traits="Banner", rules=banner("tyrell"))
