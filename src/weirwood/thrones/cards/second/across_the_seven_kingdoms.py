"""Cards of Across the Seven Kingdoms."""

from typing import Final

from weirwood.thrones.ability.cards import Cards
from weirwood.thrones.ability.headings import when_revealed
from weirwood.thrones.ability.plots import InitiateWhenRevealed
from weirwood.thrones.ability.writing import Pack
from weirwood.thrones.engine.words import PLOT

ACROSS_THE_SEVEN_KINGDOMS: Final = Pack("second", "AtSK", "Across the Seven Kingdoms")

ACROSS_THE_SEVEN_KINGDOMS.plot(
    "04020",
    "Varys's Riddle",
    5,
    6,
    1,
    7,
    "Riddle. Scheme",
    when_revealed(InitiateWhenRevealed(Cards(PLOT, not_trait="Riddle"))),
)
