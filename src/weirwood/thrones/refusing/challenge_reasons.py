"""Why not, in plain words: what a challenge lacks, and who bypassed whom."""

from __future__ import annotations

from weirwood.core.errors import listed
from weirwood.core.sentence import Words, begun, say
from weirwood.thrones.engine.options import CHALLENGE, value_of, verb_of
from weirwood.thrones.engine.state.board import Board
from weirwood.thrones.engine.words import CHALLENGE_NAMES, NO_CARD
from weirwood.thrones.refusing.about import About


def type_declared(g: Board) -> int:
    """The type of the challenge that resolves or is being initiated, or -1."""
    if g.challenge is not None:
        return g.challenge.type
    for answer in g.stack[-1].answers if g.stack else ():
        if verb_of(answer) == CHALLENGE:
            return value_of(answer)
    return -1


def _types(about: About) -> list[int]:
    declared = type_declared(about.g)
    return [declared] if declared >= 0 else list(range(len(CHALLENGE_NAMES)))


def icons(about: About) -> Words:
    """The icons that a character lacks."""
    record = about.g.record(about.card)
    lacking = [CHALLENGE_NAMES[type] for type in _types(about) if not record.has_icon(type)]
    return begun(say(about.name(), f" has no {' and no '.join(lacking)} icon."))


def initiated(about: About) -> str:
    """The challenges that were initiated already, of those the card could attack in."""
    record = None if about.card == NO_CARD else about.g.records[about.card]
    done = [
        CHALLENGE_NAMES[type]
        for type in _types(about)
        if about.g.sides[about.seat].challenges[type] and (record is None or record.has_icon(type))
    ]
    which = f"{listed(done)} challenge{'s' if len(done) > 1 else ''}" if done else "challenges"
    return f"You have initiated your {which} of this turn already."


def bypassed(about: About) -> Words:
    """Who bypassed the character, by stealth."""
    by = "" if about.blamed == NO_CARD else say(" of ", about.by())
    return begun(say(about.name(), " was bypassed by the stealth", by, " in this challenge."))
