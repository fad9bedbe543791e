"""Cards of True Steel."""

from typing import Final

from weirwood.thrones.ability import *

TRUE_STEEL: Final = Pack("second", "TS", "True Steel")

TRUE_STEEL.attachment(
    "02102 Ward",
    "stark",
    UNIQUE,
    cost=4,
    traits="Condition",
    on=Cards(CHARACTER, cost_at_most=Number(4)),
    keywords="terminal",
).has(
    constant(ControlsHost()),
    constant(GainAffiliation(HOST, "stark")),
)
