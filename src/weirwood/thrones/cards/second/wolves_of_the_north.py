"""Cards of Wolves of the North."""

from typing import Final

from weirwood.thrones.ability.amounts import Count
from weirwood.thrones.ability.card_triggers import Bypasses
from weirwood.thrones.ability.cards import Cards
from weirwood.thrones.ability.headings import action, reaction
from weirwood.thrones.ability.modifiers import Strength
from weirwood.thrones.ability.operands import THAT_CHARACTER, THIS, Each
from weirwood.thrones.ability.periods import UntilEnd
from weirwood.thrones.ability.players import YOU
from weirwood.thrones.ability.writing import Pack
from weirwood.thrones.engine.words import CHALLENGE, CHARACTER, PHASE

WOLVES_OF_THE_NORTH: Final = Pack("second", "WotN", "Wolves of the North")

WOLVES_OF_THE_NORTH.character(
    "03006",
    "Wolves of the North",
    "stark",
    5,
    3,
    "M",
    "Direwolf",
    reaction(
        Bypasses(THIS),
        UntilEnd(PHASE, Strength(THAT_CHARACTER, Count(Cards(trait="Direwolf", controller=YOU)), sign=-1)),
    ),
    loyal=True,
    keywords="no attachments, stealth",
)
WOLVES_OF_THE_NORTH.event(
    "03036",
    "Dragon Sight",
    "targaryen",
    1,
    "",
    action(UntilEnd(CHALLENGE, Strength(Each(Cards(CHARACTER, participating=True, not_trait="Dragon")), -1))),
)
