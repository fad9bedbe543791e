"""Why a seat is asked, where the question is not a step of the chart."""

from __future__ import annotations

from typing import Final

ANSWERING: Final = "answering"  # abilities may answer what happens
HOST: Final = "host"  # the player chooses what an attachment goes on
X_COST: Final = "x-cost"  # the player fixes X before paying
INFLUENCE: Final = "influence"  # the player chooses which cards kneel to pay influence
TOLL: Final = "toll"  # the player chooses which cards kneel so that characters may fight
PENALTY: Final = "penalty"  # the player may take on a gold penalty
LOOP_COUNT: Final = "loop-count"  # the player says how often a loop runs
MILITARY_CLAIM: Final = "military-claim"  # the player chooses who is killed for claim
STEALTH_TARGET: Final = "stealth-target"  # the player chooses whom stealth bypasses
DEAD_PILE_ORDER: Final = "dead-pile-order"  # the owner orders cards that die together
DISCARD_PILE_ORDER: Final = "discard-pile-order"  # the owner orders cards that are discarded together
REDIRECTION: Final = "redirection"  # the attacker chooses against whom a redirected challenge resolves
ATTACKERS: Final = "attackers"  # the active player chooses who attacks
CLAIM_PAYERS: Final = "claim-payers"  # the winner chooses which opponents suffer claim
INSIGHT: Final = "insight"  # the winner chooses which insight to use
INTIMIDATE: Final = "intimidate"  # the winner chooses whom intimidate kneels
PILLAGE: Final = "pillage"  # the winner chooses which pillage to use next
RENOWN: Final = "renown"  # the winner chooses which renown to use
RESERVE: Final = "reserve"  # the player chooses what to discard down to the reserve
WINNER: Final = "winner"  # the first player determines which of several wins
SET_UP_HOST: Final = "set-up-host"  # the player chooses what an attachment placed in set-up goes on
HOSTS: Final = (HOST, SET_UP_HOST)
"""What a question for a host is about."""
