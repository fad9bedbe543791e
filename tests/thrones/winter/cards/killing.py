"""How characters die in the scenes of cards: an opponent avenges Eddard Stark."""

from __future__ import annotations

from typing import Any

from tests.thrones.winter.scene import Table, confirm, lannister, scene

REVENGE = "Arya's Revenge"
PALANQUIN = "Doran's Palanquin"  # four influence


def avengers(*plays: str | dict[str, Any], times: int = 1, **rest: Any) -> dict[str, Any]:
    """A side that can kill so many characters."""
    return lannister(*plays, *[PALANQUIN] * times, hand=[REVENGE] * times, **rest)


def kill(s: Table, name: str, by: int = 1) -> None:
    """A side plays its event on a character; responses are asked next."""
    s[by].plays(REVENGE)
    while s.state.decisions and s.state.decisions[0].seat == by and s[by].offered() != ["pass"]:
        decision = s.state.decisions[0]
        if decision.why.what == "influence":
            s.choose(by, decision.options[0].key)
        elif len(decision.options) > 1 and decision.kind.value == "pick":
            s[by].picks(name)
        else:
            break
    confirm(s)


def killed(name: str, you: dict[str, Any], foe: dict[str, Any] | None = None, **rest: Any) -> Table:
    """A scene in which a character has just been killed."""
    s = scene(you, foe or avengers(), first_player=1, **rest)
    kill(s, name)
    return s
