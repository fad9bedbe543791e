"""What the steps of the round change when they occur: challenges, phases, rounds, the first player, dominance."""

from __future__ import annotations

from weirwood.thrones.engine import words
from weirwood.thrones.engine.rules.lasting import expire, start
from weirwood.thrones.engine.state.board import Board
from weirwood.thrones.engine.state.happening import Happening
from weirwood.thrones.engine.state.in_play import Challenge


def move_on(g: Board, happening: Happening) -> bool:
    """Let a happening of the framework occur; one that changes nothing by itself is only told."""
    kind = happening.kind
    if kind == words.INITIATED:
        _begin_challenge(g, happening)
    elif kind == words.DECLARED:
        _declare(g, happening)
    elif kind == words.BYPASSED:
        assert g.challenge is not None
        g.challenge.stealth.append((happening.other, happening.card))
        g.challenge.bypassed.append(happening.card)
    elif kind == words.DOMINANCE_WON:
        g.dominance_winner = happening.seat
    elif kind == words.FIRST_PLAYER_CHOSEN:
        g.first = happening.seat
        g.touch(words.ON_FIRST_PLAYER)
    elif kind == words.CHALLENGE_ENDED:
        _close_challenge(g)
        expire(g, words.CHALLENGE)
    elif kind == words.PHASE_ENDED:
        expire(g, words.PHASE)
        g.phase = ""
        g.touch(words.ON_PHASE)
        for side in g.sides:
            side.challenges = [0, 0, 0]
            side.initiated = 0
            side.stood = 0
    elif kind == words.ROUND_ENDED:
        expire(g, words.ROUND)
    # Plots are turned before their being revealed is interrupted, and comparing initiative is told by who wins it.
    return kind not in (words.PLOT_REVEALED, words.INITIATIVE_COMPARED)


def _begin_challenge(g: Board, happening: Happening) -> None:
    """It counts for who initiates it, and its period begins."""
    seat, type = happening.seat, happening.how
    start(g, words.CHALLENGE)
    g.challenge_count += 1
    g.challenge = Challenge(g.challenge_count, type, seat, happening.amount, g.phase_number)
    g.sides[seat].challenges[type] += 1
    g.sides[seat].initiated += 1
    g.touch(words.ON_CHALLENGE | words.ON_HISTORY)


def _declare(g: Board, happening: Happening) -> None:
    challenge = g.challenge
    assert challenge is not None
    g.record(happening.card).role = happening.how
    side = challenge.attackers if happening.how == words.ATTACKER else challenge.defenders
    side.append(happening.card)
    g.touch(words.ON_CHALLENGE)


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
    g.touch(words.ON_CHALLENGE | words.ON_HISTORY)
