"""Cards of True Steel."""

from typing import Final

from weirwood.thrones.ability.amounts import Number
from weirwood.thrones.ability.cards import Cards
from weirwood.thrones.ability.headings import constant
from weirwood.thrones.ability.marks import controls_its_host
from weirwood.thrones.ability.modifiers import GainAffiliation
from weirwood.thrones.ability.operands import HOST, THIS
from weirwood.thrones.ability.writing import Pack
from weirwood.thrones.engine.words import CHARACTER

TRUE_STEEL: Final = Pack("second", "TS", "True Steel")

TRUE_STEEL.attachment(
    "02102",
    "Ward",
    "stark",
    4,
    "Condition",
    constant(controls_its_host(THIS)),
    constant(GainAffiliation(HOST, "stark", "Stark")),
    on=Cards(CHARACTER, cost_at_most=Number(4)),
    unique=True,
    keywords="terminal",
)
