"""Why a seat is asked, where the question is not a step of the chart."""

from __future__ import annotations

from typing import Final

ANSWERING: Final = "answering"
"""Abilities may answer what happens."""
HOST: Final = "host"
"""The player chooses what an attachment goes on."""
X_COST: Final = "x-cost"
"""The player fixes X before paying."""
LOOP_COUNT: Final = "loop-count"
"""The player says how often a loop runs."""
MILITARY_CLAIM: Final = "military-claim"
"""The player chooses who is killed for claim."""
STEALTH_TARGET: Final = "stealth-target"
"""The player chooses whom stealth bypasses."""
DEAD_PILE_ORDER: Final = "dead-pile-order"
"""The owner orders cards that go to the dead pile together."""
DISCARD_PILE_ORDER: Final = "discard-pile-order"
"""The owner orders cards that go to the discard pile together."""
REDIRECTION: Final = "redirection"
"""The attacker chooses against whom a redirected challenge resolves."""
WINNER: Final = "winner"
"""The first player determines which of several wins."""
