"""What a viewer sees of a challenge game, as ``thrones/viewing`` makes it."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct


class Challenge(Struct, forbid_unknown_fields=True):
    """A challenge, in progress or past; the strengths and the winner are final once there is one."""

    number: int
    type: Literal["military", "intrigue", "power"]
    attacker: int
    defender: int
    initiated_against: int
    attackers: list[int]
    defenders: list[int]
    stealth: list[tuple[int, int]]
    attacking_strength: int
    defending_strength: int
    winner: int | None
    loser: int | None
    unopposed: bool
