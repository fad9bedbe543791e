"""Cards of Calm over Westeros."""

from typing import Final

from weirwood.thrones.ability.cards import Cards
from weirwood.thrones.ability.effects.answers import ClaimOfType, InsteadOfClaim, PassClaimOn
from weirwood.thrones.ability.effects.on_cards import Kill
from weirwood.thrones.ability.effects.on_players import ChoosePlayer
from weirwood.thrones.ability.headings import interrupt
from weirwood.thrones.ability.operands import THIS, Choose
from weirwood.thrones.ability.players import AN_OPPONENT, THE_LOSER
from weirwood.thrones.ability.triggers import ClaimApplied
from weirwood.thrones.ability.writing import Pack
from weirwood.thrones.engine.words import CHARACTER, INTRIGUE, MILITARY

CALM_OVER_WESTEROS: Final = Pack("second", "CoW", "Calm over Westeros")

CALM_OVER_WESTEROS.event(
    "02090",
    "Trial by Combat",
    "lannister",
    2,
    "",
    interrupt(ClaimApplied(INTRIGUE), ClaimOfType(MILITARY)),
    loyal=True,
)
CALM_OVER_WESTEROS.character(
    "02093",
    "Mirri Maz Duur",
    "targaryen",
    7,
    5,
    "IP",
    "Lhazareen. Maegi",
    interrupt(
        ClaimApplied(attacking_alone=THIS),
        InsteadOfClaim(Kill(Choose(Cards(CHARACTER, controller=THE_LOSER)))),
    ),
    unique=True,
)
CALM_OVER_WESTEROS.event(
    "02096",
    "Vengeance for Elia",
    "martell",
    2,
    "",
    interrupt(ClaimApplied(defending=True), ChoosePlayer(AN_OPPONENT), PassClaimOn()),
    loyal=True,
)
