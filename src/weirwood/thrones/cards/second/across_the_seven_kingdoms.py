"""Cards of Across the Seven Kingdoms."""

from typing import Final

from weirwood.thrones.ability import *

ACROSS_THE_SEVEN_KINGDOMS: Final = Pack("second", "AtSK", "Across the Seven Kingdoms")

ACROSS_THE_SEVEN_KINGDOMS.location("04017 Tower of the Sun", "martell", UNIQUE, LOYAL, cost=2, traits="Dorne").has(
    reaction(is_played(Cards(EVENT)), GainGold(1), limit=limit(1, PHASE))
)

ACROSS_THE_SEVEN_KINGDOMS.plot(
    "04020 Varys's Riddle", gold=5, initiative=6, claim=1, reserve=7, traits="Riddle. Scheme"
).has(when_revealed(InitiateWhenRevealed(Cards(PLOT, not_trait="Riddle"))))
