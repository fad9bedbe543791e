"""Agendas of the Core Set: Fealty and the banners."""

from weirwood.thrones.ability.cards import Cards
from weirwood.thrones.ability.costs import KneelCost
from weirwood.thrones.ability.headings import action
from weirwood.thrones.ability.operands import FactionCard
from weirwood.thrones.ability.players import YOU
from weirwood.thrones.ability.prices import ReduceNext
from weirwood.thrones.cards.second.core.pack import CORE
from weirwood.thrones.engine.prices import MARSHALING, PLAYING

CORE.agenda(
    "01027",
    "Fealty",
    "",
    action(ReduceNext(Cards(loyal=True), 1, MARSHALING | PLAYING), cost=KneelCost(FactionCard(YOU))),
)
