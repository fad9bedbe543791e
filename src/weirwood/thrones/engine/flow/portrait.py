"""What a position looks like, for telling whether play has come back to it.

Left out is what never comes back: the order of chance, stamps, histories, and how often cards went into hiding.
Amounts are told apart: gold, power, tokens, and how many equal effects last.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Any

from weirwood.thrones.engine.flow.actions import ActionWindow
from weirwood.thrones.engine.flow.effect_saving import challenge_values, lasting_values, reduction_values
from weirwood.thrones.engine.flow.frame_saving import delayed_values, frame_values
from weirwood.thrones.engine.flow.frames import Frame
from weirwood.thrones.engine.flow.occurrence import Occurrence
from weirwood.thrones.engine.state.board import Board
from weirwood.thrones.engine.state.happening import Happening
from weirwood.thrones.engine.state.in_play import InPlay
from weirwood.thrones.engine.state.side import Side
from weirwood.thrones.engine.words import CLAIMED, EFFECTS_INITIATE, NO_CARD


def portrait(g: Board, seat: int, window: Frame, amounts: dict[str, int]) -> str:
    """A digest of the position in which a seat acts in a window; the amounts are written into ``amounts``."""
    g.fresh()
    stays = {record.stamp: record.id for record in g.records if record is not None}
    for side in g.sides:
        amounts[f"gold {side.seat}"] = side.gold
    for record in g.records:
        if record is not None:
            _count(amounts, f"power {record.id}", record.power)
            for kind, count in record.tokens.items():
                _count(amounts, f"{kind} {record.id}", count)
    for lasting in g.lasting:
        _count(amounts, repr(lasting_values(lasting)), 1)
    for delayed in g.delayed:
        _count(amounts, repr(delayed_values(delayed)), 1)
    for reduction in g.reductions:
        _count(amounts, repr(reduction_values(reduction)), 1)
    return _digest(
        [
            [g.first, g.active, g.round, g.phase, g.phase_number, g.step, g.dominance_winner, g.zone],
            [_side(side) for side in g.sides],
            [None if record is None else _record(record, stays) for record in g.records],
            challenge_values(g.challenge),
            _limits(g, stays),
            seat,
            _window(window, stays),
        ]
    )


def below(g: Board, place: int) -> str:
    """A digest of the frames under a place of the stack."""
    return _digest([frame_values(frame)[:1] + frame_values(frame)[2:] for frame in g.stack[:place]])


def _digest(values: list[Any]) -> str:
    return blake2b(repr(values).encode(), digest_size=16).hexdigest()


def _count(amounts: dict[str, int], name: str, count: int) -> None:
    amounts[name] = amounts.get(name, 0) + count


def _side(side: Side) -> list[Any]:
    piles = [side.deck, sorted(side.hand), sorted(side.play), side.discard, side.dead]
    plots = [side.plots, side.used, side.plot, side.removed]
    stood = side.stood if side.most_standing >= 0 else 0
    return [piles, plots, side.limited, side.challenges, side.initiated, stood, side.cannot_win, side.title]


def _record(record: InPlay, stays: dict[int, int]) -> list[Any]:
    return [
        record.card.code,
        record.controller,
        record.kneeling,
        record.facedown,
        record.host,
        record.attachments,
        record.duplicates,
        record.role,
        record.raised,
        [(seat, stays.get(stamp, NO_CARD)) for seat, stamp in record.control],
    ]


def _limits(g: Board, stays: dict[int, int]) -> list[Any]:
    """How often limited abilities were used, by cards that are still there."""
    found = []
    for key, count in g.limits.items():
        what, rest = key >> 13, key & 8191
        card = _card(what, stays)
        if card != NO_CARD:
            found.append((card, rest, count))
    return sorted(found)


def _card(identity: int, stays: dict[int, int]) -> int:
    """A number for a card, whichever stay in play it is; NO_CARD for one whose stay is over."""
    if identity & 1 or identity >> 40:
        return identity
    card = stays.get(identity >> 1, NO_CARD)
    return card if card == NO_CARD else 2 * card


def _window(window: Frame, stays: dict[int, int]) -> list[Any]:
    """A window, but for whose turn it was and how many passed."""
    if isinstance(window, ActionWindow):
        return [window.rule, window.marshaling, window.ambushing]
    if isinstance(window, Occurrence):
        used = [(_card(key >> 14, stays), key & 16383) for key in window.used]
        happenings = [_happening(happening) for happening in window.happenings]
        return [window.stage, window.quiet, happenings, sorted(entry for entry in used if entry[0] >= 0)]
    values = frame_values(window)
    return values[:1] + values[2:]


def _happening(happening: Happening) -> list[int]:
    """A happening, but for what was last known of a card, and for amounts that are places of the stack."""
    placed = happening.kind in (EFFECTS_INITIATE, CLAIMED)
    return [
        happening.kind,
        happening.card,
        happening.seat,
        0 if placed else happening.amount,
        happening.source,
        happening.other,
        happening.how,
        happening.flags,
        happening.status,
        happening.instead,
    ]
