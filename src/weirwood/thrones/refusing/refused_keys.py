"""Why a choice is refused that names an option by its key."""

from __future__ import annotations

import re
from typing import Any, Final

from weirwood.core.option import Verb
from weirwood.thrones.engine.state.board import Board
from weirwood.thrones.engine.words import CHALLENGE_NAMES
from weirwood.thrones.refusing.about import asked
from weirwood.thrones.refusing.refusals import OF_PICKS, refusing_clauses
from weirwood.thrones.viewing.views import may_see

_CARD: Final = re.compile(r"([a-z]+):([0-9]{1,4})", re.ASCII)
_CHALLENGE: Final = re.compile(r"challenge=([0-2])>([0-9]{1,2})", re.ASCII)
_SPOKEN: Final = ("marshal", "duplicate", "ambush", "play", "use", *OF_PICKS.values())
"""What may be wanted with a card, and is refused by a clause of its own."""


def clause_against(g: Board, seat: int, key: str) -> str | None:
    """The clause that refuses a seat an option by its key: of a challenge, or of a card that the seat sees."""
    wanted = _wanted(g, seat, key)
    if wanted is None:
        return None
    g.fresh()
    clauses = refusing_clauses(g, seat, wanted)
    return clauses[0] if clauses else None


def _wanted(g: Board, seat: int, key: str) -> dict[str, Any] | None:
    """What is wanted by a key that is not offered."""
    challenge = _CHALLENGE.fullmatch(key)
    if challenge is not None:
        about = {"type": CHALLENGE_NAMES[int(challenge[1])], "seat": int(challenge[2])}
        return {"verb": Verb.CHALLENGE.value, "card": about} if about["seat"] in g.opponents(seat) else None
    found = _CARD.match(key)
    decision = asked(g, seat)
    if found is None or decision is None:
        return None
    verb, card = found[1], int(found[2])
    if verb == Verb.PICK.value:
        verb = OF_PICKS.get(decision.why.what or "", "")
    seen = card < len(g.cards) and may_see(g, card, seat)
    return {"verb": verb, "card": card} if seen and verb in _SPOKEN else None
