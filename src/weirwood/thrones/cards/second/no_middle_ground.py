"""Cards of No Middle Ground."""

from typing import Final

from weirwood.thrones.ability.card_triggers import is_knelt
from weirwood.thrones.ability.cards import Cards
from weirwood.thrones.ability.effects.on_cards import Stand
from weirwood.thrones.ability.headings import reaction
from weirwood.thrones.ability.operands import THIS, Choose
from weirwood.thrones.ability.writing import Pack
from weirwood.thrones.engine.words import CHARACTER

NO_MIDDLE_GROUND: Final = Pack("second", "NMG", "No Middle Ground")

NO_MIDDLE_GROUND.character(
    "02063",
    "Ser Horas Redwyne",
    "tyrell",
    5,
    4,
    "MP",
    "House Redwyne. Knight",
    reaction(is_knelt(THIS), Stand(Choose(Cards(CHARACTER, trait="Lady")))),
    unique=True,
)
