"""What a decision is about to mean, in a line: a challenge as it stands, gold that is left, power that is missing."""

from __future__ import annotations

from typing import Any, Final

from weirwood.core.errors import WeirwoodError
from weirwood.core.match import Match
from weirwood.server.chance import drawn

_TOTALS: Final = ("attackers", "defenders")


def line(view: dict[str, Any], seat: int) -> str:
    """What stands to happen, from what the seat sees anyway; empty where there is nothing to say."""
    challenge = view.get("challenge")
    if not challenge or challenge["winner"] is not None:
        return ""
    attack, defence = challenge["attacking_strength"], challenge["defending_strength"]
    seats = view["seats"]
    attacker, defender = seats[challenge["attacker"]], seats[challenge["defender"]]
    ahead = attacker if attack > 0 and attack >= defence else defender
    who = "you" if ahead["seat"] == seat else ahead["name"]
    wins = "win" if who == "you" else "wins"
    if attack == 0 and defence == 0:
        return f"As it stands nobody wins: {attack} against {defence}."
    claim = f", claim {attacker['claim']}" if ahead is attacker else ""
    unopposed = ", unopposed" if ahead is attacker and defence == 0 else ""
    return f"As it stands {who} {wins}: {attack} attacking, {defence} defending{claim}{unopposed}."


def line_after(match: Match, seat: int, keys: list[str]) -> str:
    """What would stand to happen if a seat chose these as attackers or defenders; empty for all other choices.

    It is tried on a copy. Where chance or a question to somebody would come first, nothing is said.
    """
    decision = match.decision(seat)
    if decision.why.what not in _TOTALS or decision.picked is None:
        return ""
    state = match.state.clone()
    try:
        match.game.choose_set(state, seat, keys)
    except WeirwoodError:
        return ""
    if drawn(state) != drawn(match.state):
        return ""
    return line(state.view(seat), seat)
