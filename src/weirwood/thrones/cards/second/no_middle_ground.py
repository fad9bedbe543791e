"""Cards of No Middle Ground."""

from typing import Final

from weirwood.thrones.ability import *

NO_MIDDLE_GROUND: Final = Pack("second", "NMG", "No Middle Ground")

NO_MIDDLE_GROUND.character(
    "02063 Ser Horas Redwyne", "tyrell", UNIQUE, HE, cost=5, strength=4, icons="MP", traits="House Redwyne. Knight"
).has(reaction(is_knelt(THIS), Stand(Choose(Cards(CHARACTER, trait="Lady")))))
