"""Why a choice is refused that names an option by its key."""

from __future__ import annotations

from typing import Any, Final

from weirwood.core.option import Verb, read_key
from weirwood.thrones.engine.state.board import Board
from weirwood.thrones.engine.words import CHALLENGE_NAMES
from weirwood.thrones.refusing.about import asked
from weirwood.thrones.refusing.refusals import OF_PICKS, refusing_clauses
from weirwood.thrones.viewing.views import may_see

_TYPES: Final = {str(type): name for type, name in enumerate(CHALLENGE_NAMES)}
"""The types of challenges, as keys name them."""
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
    parts = read_key(key)
    if parts is None:
        return None
    verb, card = parts.word, parts.card
    if verb == Verb.CHALLENGE.value:
        if parts.value not in _TYPES or parts.seat not in g.opponents(seat):
            return None
        return {"verb": verb, "card": {"type": _TYPES[parts.value], "seat": parts.seat}}
    decision = asked(g, seat)
    if card < 0 or decision is None:
        return None
    if verb == Verb.PICK.value:
        verb = OF_PICKS.get(decision.why.what or "", "")
    seen = card < len(g.cards) and may_see(g, card, seat)
    return {"verb": verb, "card": card} if seen and verb in _SPOKEN else None
