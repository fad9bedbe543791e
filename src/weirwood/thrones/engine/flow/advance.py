"""The main loop: run the topmost frame until somebody must choose or the game is over."""

from __future__ import annotations

from weirwood.thrones.engine.flow import loops
from weirwood.thrones.engine.flow.checks import settle
from weirwood.thrones.engine.flow.initiation import START, Resolve
from weirwood.thrones.engine.state.board import Board


def advance(g: Board) -> None:
    """Go on until a decision waits that no running loop answers; derived values are right then."""
    begun = 0
    while g.outcome is None and (not g.decisions or loops.repeat(g)):
        if g.stale:
            g.fresh()
        if g.check_due:
            g.check_due = False
            if settle(g) or g.check_due:
                continue
        frame = g.stack[-1]
        if isinstance(frame, Resolve) and frame.stage == START:
            begun += 1
            if begun > loops.MOST_UNASKED:
                loops.withhold(g, frame)
                continue
            if loops.begins(g, frame):
                continue
        frame.cursor = 0
        frame.run(g)
    if g.stale:
        g.fresh()


def ask_again(g: Board) -> None:
    """Let the frame that waits ask once more, as when it asked: what was to be checked is to be checked still."""
    due = g.check_due
    g.stale = True
    g.fresh()
    g.decisions = ()
    if g.outcome is None and not _asks(g):
        advance(g)
    else:
        g.check_due = due


def _asks(g: Board) -> bool:
    g.stack[-1].cursor = 0
    g.stack[-1].run(g)
    return bool(g.decisions)


def go_on(g: Board) -> None:
    """Ask what waits once more, with what is legal now; where nothing is left to ask, go on."""
    g.decisions = ()
    advance(g)


def answer(g: Board, seat: int, option: int) -> None:
    """Take a choice that is known to be offered, and go on."""
    loops.record_answer(g, seat, option)
    g.stack[-1].answer(g, seat, option)
    if g.decisions:
        g.fresh()
    else:
        advance(g)
