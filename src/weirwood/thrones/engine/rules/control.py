"""Control: it belongs to the newest effect that still gives it, else to the owner (ED.control)."""

from __future__ import annotations

from typing import Final

from weirwood.thrones.engine.marks import CONTROLS_HOST
from weirwood.thrones.engine.rules.arrival import refused_by_control
from weirwood.thrones.engine.rules.departure import leave_challenge
from weirwood.thrones.engine.state.board import Board
from weirwood.thrones.engine.state.in_play import InPlay
from weirwood.thrones.engine.words import NO_CARD, PHASE

FOR_THE_PHASE: Final = -1
"""In the place of the stamp of what gives control: it ends with the phase."""


def settle_control(g: Board) -> None:
    """Give every card in play to who controls it now."""
    held = g.watched
    for record in g.watched:
        if record.lifted & CONTROLS_HOST:
            _hold_host(g, record)
            held = g.table
    for record in held:
        if not record.control:
            continue
        kept = []
        for seat, stamp in record.control:
            lasts = not (g.ended >> PHASE) & 1 if stamp == FOR_THE_PHASE else stamp == 0
            if lasts or _still_controls(g, stamp, record.id):
                kept.append((seat, stamp))
        record.control = kept
        controller = kept[-1][0] if kept else record.owner
        if controller != record.controller:
            _change_control(g, record, controller)


def release(g: Board, seat: int) -> None:
    """A seat controls nothing any more: what is another's goes to who controlled it before, or to its owner."""
    for record in g.records:
        if record is None:
            continue
        record.control = [entry for entry in record.control if entry[0] != seat]
        if record.controller == seat:
            _change_control(g, record, record.control[-1][0] if record.control else record.owner)


def _hold_host(g: Board, record: InPlay) -> None:
    """An attachment that takes control of its host does so while it is attached and not blank."""
    if record.host == NO_CARD:
        return
    host = g.record(record.host)
    entry = (record.controller, record.stamp)
    if entry not in host.control and not (
        host.controller != record.controller and refused_by_control(g, record.controller, host.id)
    ):
        host.give_control(record.controller, record.stamp)


def _still_controls(g: Board, stamp: int, card: int) -> bool:
    for record in g.table:
        if record.stamp == stamp:
            return record.host == card and bool(record.lifted & CONTROLS_HOST)
    return False


def _change_control(g: Board, record: InPlay, seat: int) -> None:
    """Move a card to another side; a participant leaves the challenge."""
    g.sides[record.controller].play.remove(record.id)
    g.sides[seat].play.append(record.id)
    leave_challenge(g, record.id)
    record.controller = seat
    g.stale = True
    g.check_due = True
