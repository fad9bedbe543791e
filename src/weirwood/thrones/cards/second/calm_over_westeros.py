"""Cards of Calm over Westeros."""

from typing import Final

from weirwood.thrones.ability.answers import ClaimOfType
from weirwood.thrones.ability.headings import interrupt
from weirwood.thrones.ability.triggers import ClaimApplied
from weirwood.thrones.ability.writing import Pack
from weirwood.thrones.engine.words import INTRIGUE, MILITARY

CALM_OVER_WESTEROS: Final = Pack("second", "CoW")

CALM_OVER_WESTEROS.event(
    "02090",
    "Trial by Combat",
    "lannister",
    2,
    "",
    interrupt(ClaimApplied(INTRIGUE), ClaimOfType(MILITARY)),
    loyal=True,
)
