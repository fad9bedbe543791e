"""Saves: a position as plain values, and back.

Definitions are named by code, abilities by code and index, lasting and delayed effects by their place in an
ability. Decisions are not saved: the frames on the stack ask them again.
"""

from __future__ import annotations

from typing import Any, Final

from weirwood.core.outcome import Ending, Outcome
from weirwood.core.rng import Rng
from weirwood.core.save import big, small
from weirwood.thrones.engine.flow.advance import ask_again
from weirwood.thrones.engine.flow.effect_saving import (
    challenge_from,
    challenge_values,
    lasting_from,
    lasting_values,
    reduction_from,
    reduction_values,
)
from weirwood.thrones.engine.flow.frame_saving import (
    Definitions,
    delayed_from,
    delayed_values,
    frame_from,
    frame_values,
    record_from,
    record_values,
)
from weirwood.thrones.engine.state.board import Board

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
    "title",
    "gold",
    "limited",
    "marshaled",
    "played",
    "challenges",
    "initiated",
    "stood",
    "was_active",
    "",
    "eliminated",
    "cannot_win",
    "standing_place",
    "rivals_beaten",
)
"""What a save has of a side, in order; in the place without a name nothing is kept any more."""
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
    "ended",
    "stamp",
    "winning",
    "check_due",
)
_OWNERS: Final = 13  # the place of the owners, where players drafted cards


def values_of(g: Board) -> list[Any]:
    """All values of a position."""
    codes = None if g.cards is g.deal.cards else [card.code for card in g.cards]
    return [
        [big(g.rng.key), g.rng.counter, big(g.deal.secret)],
        codes,
        [getattr(g, field) for field in _BOARD],
        [[field != "" and getattr(side, field) for field in _SIDE] for side in g.sides],
        [None if record is None else record_values(record, derived=False) for record in g.records],
        [challenge_values(g.challenge), challenge_values(g.last_challenge)],
        [challenge_values(challenge) for challenge in g.past],
        [frame_values(frame) for frame in g.stack],
        [lasting_values(effect) for effect in g.lasting],
        [delayed_values(waiting) for waiting in g.delayed],
        [reduction_values(reduction) for reduction in g.reductions],
        [[str(key), count] for key, count in sorted(g.limits.items())],
        None if g.outcome is None else g.outcome.form(),
        *([] if g.owners is g.deal.owners else [g.owners]),
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
            if field:
                setattr(side, field, value)
    g.records = [
        None if record is None else record_from(record, definitions, derived=False) for record in values[4]
    ]
    g.table_due = True
    g.challenge = challenge_from(values[5][0])
    g.last_challenge = challenge_from(values[5][1])
    g.past = [
        challenge for challenge in (challenge_from(each) for each in values[6]) if challenge is not None
    ]
    g.stack = []
    for frame in values[7]:
        g.stack.append(frame_from(frame, g, definitions))
    g.lasting = [lasting_from(effect, definitions) for effect in values[8]]
    g.delayed = [
        waiting for waiting in (delayed_from(each, definitions) for each in values[9]) if waiting is not None
    ]
    g.reductions = [reduction_from(reduction, definitions) for reduction in values[10]]
    g.limits = {int(name): count for name, count in values[11]}
    if values[12] is not None:
        g.outcome = _outcome_from(values[12])
    if len(values) > _OWNERS:
        g.owners = values[_OWNERS]
    ask_again(g)
    g.log = []


def _outcome_from(form: dict[str, Any]) -> Outcome:
    scores = form["scores"]
    return Outcome(
        tuple(form["winners"]),
        Ending(form["reason"]),
        form["rule"],
        tuple(form["standing"]),
        None if scores is None else tuple(scores),
    )
