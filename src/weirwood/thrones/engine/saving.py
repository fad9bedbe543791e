"""Saves: a position as plain values, and back.

Definitions are named by code, abilities by code and index, lasting and delayed effects by their place in an
ability. Decisions are not saved: the frames on the stack ask them again.
"""

from __future__ import annotations

from typing import Any, Final

from weirwood.core.outcome import Ending, Outcome
from weirwood.core.rng import Rng
from weirwood.core.save import big, small
from weirwood.thrones.engine.advance import advance
from weirwood.thrones.engine.board import Board
from weirwood.thrones.engine.frame_saving import (
    Definitions,
    context_from,
    context_values,
    delayed_from,
    delayed_values,
    frame_from,
    frame_values,
    record_from,
    record_values,
)
from weirwood.thrones.engine.in_play import Challenge, Lasting, Reduction

_SIDE: Final = (
    "deck",
    "hand",
    "play",
    "discard",
    "dead",
    "plots",
    "used",
    "removed",
    "plot",
    "agenda",
    "faction",
    "gold",
    "limited",
    "marshaled",
    "played",
    "challenges",
    "initiated",
    "stood",
    "was_active",
    "mulliganed",
    "eliminated",
    "cannot_win",
    "standing_place",
)
_BOARD: Final = (
    "zone",
    "moves",
    "seen",
    "first",
    "active",
    "round",
    "phase",
    "phase_number",
    "step",
    "challenge_count",
    "dominance_winner",
    "stamp",
    "check_due",
)
_CHALLENGE: Final = (
    "against",
    "attackers",
    "defenders",
    "bypassed",
    "attacking",
    "defending",
    "winner",
    "loser",
    "unopposed",
    "processed",
)


def values_of(g: Board) -> list[Any]:
    """All values of a position."""
    codes = None if g.cards is g.deal.cards else [card.code for card in g.cards]
    return [
        [big(g.rng.key), g.rng.counter, big(g.deal.secret)],
        codes,
        [getattr(g, field) for field in _BOARD],
        [[getattr(side, field) for field in _SIDE] for side in g.sides],
        [None if record is None else record_values(record, derived=False) for record in g.records],
        [_challenge_values(g.challenge), _challenge_values(g.last_challenge)],
        [_challenge_values(challenge) for challenge in g.past],
        [frame_values(frame) for frame in g.stack],
        [_lasting_values(effect) for effect in g.lasting],
        [delayed_values(waiting) for waiting in g.delayed],
        [_reduction_values(reduction) for reduction in g.reductions],
        [[str(key), count] for key, count in sorted(g.limits.items())],
        None if g.outcome is None else g.outcome.form(),
    ]


def fill(g: Board, values: list[Any]) -> None:
    """Put the values of a position onto a new board of the same deal, and let it ask again."""
    definitions = Definitions(g)
    key, counter, secret = values[0]
    g.rng = Rng(small(key), counter)
    g.deal.secret = small(secret)
    if values[1] is not None:
        g.cards = [definitions.card(code) for code in values[1]]
    for field, value in zip(_BOARD, values[2], strict=True):
        setattr(g, field, value)
    for side, side_values in zip(g.sides, values[3], strict=True):
        for field, value in zip(_SIDE, side_values, strict=True):
            setattr(side, field, value)
    g.records = [
        None if record is None else record_from(record, definitions, derived=False) for record in values[4]
    ]
    g.challenge = _challenge_from(values[5][0])
    g.last_challenge = _challenge_from(values[5][1])
    g.past = [
        challenge for challenge in (_challenge_from(each) for each in values[6]) if challenge is not None
    ]
    g.stack = []
    for frame in values[7]:
        g.stack.append(frame_from(frame, g, definitions))
    g.lasting = [_lasting_from(effect, definitions) for effect in values[8]]
    g.delayed = [
        waiting for waiting in (delayed_from(each, definitions) for each in values[9]) if waiting is not None
    ]
    g.reductions = [_reduction_from(reduction, definitions) for reduction in values[10]]
    g.limits = {int(name): count for name, count in values[11]}
    g.stale = True
    g.decisions = ()
    if values[12] is not None:
        g.outcome = _outcome_from(values[12])
    else:
        advance(g)
    g.log = []


def _challenge_values(challenge: Challenge | None) -> list[Any] | None:
    if challenge is None:
        return None
    head = [challenge.number, challenge.type, challenge.attacker, challenge.defender, challenge.phase]
    pairs = [list(pair) for pair in challenge.stealth]
    return [*head, pairs, *[getattr(challenge, field) for field in _CHALLENGE]]


def _challenge_from(values: list[Any] | None) -> Challenge | None:
    if values is None:
        return None
    challenge = Challenge(*values[:5])
    challenge.stealth = [(pair[0], pair[1]) for pair in values[5]]
    for field, value in zip(_CHALLENGE, values[6:], strict=True):
        setattr(challenge, field, value)
    return challenge


def _lasting_values(effect: Lasting) -> list[Any]:
    return [context_values(effect.context), effect.place, list(effect.cards), effect.n, effect.period]


def _lasting_from(values: list[Any], definitions: Definitions) -> Lasting:
    context = context_from(values[0], definitions)
    assert context.ability is not None
    modifier = context.ability.lasting[values[1]]
    return Lasting(modifier, context, tuple(values[2]), values[3], values[4], values[1])


def _reduction_values(reduction: Reduction) -> list[Any]:
    return [
        context_values(reduction.context),
        reduction.place,
        reduction.amount,
        reduction.period,
        reduction.once,
        reduction.play,
    ]


def _reduction_from(values: list[Any], definitions: Definitions) -> Reduction:
    context = context_from(values[0], definitions)
    assert context.ability is not None
    filter = context.ability.reducers[values[1]]
    reduction = Reduction(filter, context, values[2], values[3], values[4], values[1])
    reduction.play = values[5]
    return reduction


def _outcome_from(form: dict[str, Any]) -> Outcome:
    scores = form["scores"]
    return Outcome(
        tuple(form["winners"]),
        Ending(form["reason"]),
        form["rule"],
        tuple(form["standing"]),
        None if scores is None else tuple(scores),
    )
