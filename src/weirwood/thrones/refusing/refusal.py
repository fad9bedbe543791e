"""A refusal: why something is refused, and the clause that stands behind it."""

from __future__ import annotations

from typing import Final, NamedTuple

from weirwood.thrones.engine.card import Ability
from weirwood.thrones.engine.concepts import refused
from weirwood.thrones.engine.state.board import Board
from weirwood.thrones.refusing.about import asked

_OF_THE_QUESTION: Final = frozenset(
    {
        refused.BEYOND_STRENGTH,
        refused.CHOSEN_ALREADY,
        refused.CHOSEN_ENOUGH,
        refused.NOT_TOGETHER,
        refused.NOT_WANTED,
        refused.OTHER_QUESTION,
        refused.TOO_MANY_CHOSEN,
        refused.WRONG_HOST,
    }
)
"""What the question refuses: its own clause counts, if it has one."""


class Refusal(NamedTuple):
    """Why something is refused, and the ability it is about, if it is about one."""

    concept: str
    ability: Ability | None = None


def clause_of(g: Board, seat: int, concept: str) -> str:
    """The clause by which something is refused to a seat: the question's, or the one that the edition binds."""
    decision = asked(g, seat)
    if concept in _OF_THE_QUESTION and decision is not None and decision.why.rule:
        return decision.why.rule
    return g.clause(concept)
