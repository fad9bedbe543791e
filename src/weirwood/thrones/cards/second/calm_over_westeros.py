"""Cards of Calm over Westeros."""

from typing import Final

from weirwood.thrones.ability import *

CALM_OVER_WESTEROS: Final = Pack("second", "CoW", "Calm over Westeros")

CALM_OVER_WESTEROS.event("02090 Trial by Combat", "lannister", LOYAL, cost=2).has(
    interrupt(ClaimApplied(INTRIGUE), ClaimOfType(MILITARY))
)
CALM_OVER_WESTEROS.character(
    "02093 Mirri Maz Duur", "targaryen", UNIQUE, SHE, cost=7, strength=5, icons="IP", traits="Lhazareen. Maegi"
).has(
    interrupt(
        ClaimApplied(attacking_alone=THIS),
        ChooseCards(Choose(Cards(CHARACTER, controller=THE_LOSER))),
        InsteadOfClaim(Kill(CHOSEN)),
    )
)
CALM_OVER_WESTEROS.event("02096 Vengeance for Elia", "martell", LOYAL, cost=2).has(
    interrupt(ClaimApplied(defending=True), ChoosePlayer(AN_OPPONENT), PassClaimOn())
)
