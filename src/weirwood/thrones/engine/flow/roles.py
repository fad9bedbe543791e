"""The roles of steps: what a step is for, whatever its edition calls or numbers it."""

from __future__ import annotations

from typing import Final

OTHER: Final = ""  # nobody asks for this step by its role
ROUND_BEGINS: Final = "round-begins"  # the first step of the first phase
INCOME: Final = "income"  # the next player becomes active and collects income
MARSHAL: Final = "marshal"  # the window in which the active player marshals
TURN_BEGINS: Final = "turn-begins"  # the next player becomes active and may initiate challenges
BETWEEN_CHALLENGES: Final = "between-challenges"  # the window before a challenge is initiated
INITIATE: Final = "initiate"  # the active player initiates a challenge, or none
STEALTH: Final = "stealth"  # attackers bypass defenders, in a chart that has a step for it
AFTER_ATTACKERS: Final = "after-attackers"  # the window between attackers and defenders
DEFENDERS: Final = "defenders"  # the defending player declares defenders
BONUSES: Final = "bonuses"  # power for how the challenge was won
CLAIM: Final = "claim"  # claim is applied
CHALLENGE_ENDS: Final = "challenge-ends"  # the challenge ends
NEXT_PLAYER: Final = "next-player"  # the next player has a turn, or all have had theirs
PHASE_ENDS: Final = "phase-ends"  # a phase ends
DOMINANCE: Final = "dominance"  # dominance is decided
