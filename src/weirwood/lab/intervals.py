"""How sure a rate is that was counted."""

from __future__ import annotations

from math import sqrt
from typing import Final

_Z: Final = 1.959963984540054
"""Ninety-five of a hundred such intervals hold the true rate."""


def wilson(successes: int, trials: int) -> tuple[float, float]:
    """Wilson's 95% interval of a rate: within 0 and 1, and sound for few trials and for rates near the ends."""
    if trials == 0:
        return 0.0, 1.0
    rate = successes / trials
    spread = _Z * _Z / trials
    centre = (rate + spread / 2) / (1 + spread)
    margin = _Z * sqrt(rate * (1 - rate) / trials + spread / (4 * trials)) / (1 + spread)
    low = 0.0 if successes == 0 else max(0.0, centre - margin)
    high = 1.0 if successes == trials else min(1.0, centre + margin)
    return low, high
