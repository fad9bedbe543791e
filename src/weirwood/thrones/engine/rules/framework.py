"""What the steps of the round change when they occur: challenges, phases, rounds, the first player."""

from __future__ import annotations

from weirwood.thrones.engine.rules.lasting import expire
from weirwood.thrones.engine.state.board import Board
from weirwood.thrones.engine.state.happening import Happening
from weirwood.thrones.engine.words import (
    ATTACKER,
    BYPASSED,
    CHALLENGE,
    CHALLENGE_ENDED,
    DECLARED,
    FIRST_PLAYER_CHOSEN,
    INITIATED,
    ON_CHALLENGE,
    ON_FIRST_PLAYER,
    ON_HISTORY,
    ON_PHASE,
    PHASE,
    PHASE_ENDED,
    ROUND,
    ROUND_ENDED,
)


def move_on(g: Board, happening: Happening) -> bool:
    """Let a happening of the framework occur; one that changes nothing by itself is only told."""
    kind = happening.kind
    if kind == INITIATED:
        side = g.sides[happening.seat]
        side.challenges[happening.how] += 1
        side.initiated += 1
        g.touch(ON_CHALLENGE | ON_HISTORY)
    elif kind == DECLARED:
        _declare(g, happening)
    elif kind == BYPASSED:
        assert g.challenge is not None
        g.challenge.bypassed.append(happening.card)
    elif kind == FIRST_PLAYER_CHOSEN:
        g.first = happening.seat
        g.touch(ON_FIRST_PLAYER)
    elif kind == CHALLENGE_ENDED:
        _close_challenge(g)
        expire(g, CHALLENGE)
    elif kind == PHASE_ENDED:
        expire(g, PHASE)
        g.phase = ""
        g.touch(ON_PHASE)
        for side in g.sides:
            side.challenges = [0, 0, 0]
            side.initiated = 0
            side.stood = 0
    elif kind == ROUND_ENDED:
        expire(g, ROUND)
    return True


def _declare(g: Board, happening: Happening) -> None:
    challenge = g.challenge
    assert challenge is not None
    g.record(happening.card).role = happening.how
    side = challenge.attackers if happening.how == ATTACKER else challenge.defenders
    side.append(happening.card)
    g.touch(ON_CHALLENGE)


def _close_challenge(g: Board) -> None:
    """Nothing participates any more; the challenge is remembered."""
    challenge = g.challenge
    if challenge is None:
        return
    for record in g.records:
        if record is not None and record.role:
            record.role = 0
    g.past.append(challenge)
    g.last_challenge = challenge
    g.challenge = None
    g.touch(ON_CHALLENGE | ON_HISTORY)
