"""Small phrases that many words share."""

from __future__ import annotations

from typing import Final

from weirwood.thrones.engine.words import ATTACKER, CHALLENGE_NAMES, DEFENDER

ROLE_NAMES: Final = {ATTACKER: "attacking", DEFENDER: "defending"}


def a(noun: str) -> str:
    """A noun phrase with its article."""
    return f"{'an' if noun[0] in 'aeiouAEIOU' and not noun.startswith('uni') else 'a'} {noun}"


def a_challenge(*types: int, before: str = "") -> str:
    """A challenge of one of these types, or of any; a type below 0 is none."""
    names = " or ".join(CHALLENGE_NAMES[type] for type in types if type >= 0)
    return a(f"{before}{names} challenge" if names else f"{before}challenge")


def as_player(role: int) -> str:
    """In which role you are in a challenge; empty where any will do."""
    return f" as the {ROLE_NAMES[role]} player" if role else ""
