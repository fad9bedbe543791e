"""The question how often a loop runs."""

from __future__ import annotations

from weirwood.core.decision import DecisionKind, Reason
from weirwood.thrones.engine.concepts import asked
from weirwood.thrones.engine.flow.frames import PARKED, Frame
from weirwood.thrones.engine.flow.initiation import Resolve
from weirwood.thrones.engine.options import NUMBER, pack, value_of
from weirwood.thrones.engine.state.board import Board
from weirwood.thrones.engine.state.repeats import Repeats


class HowOften(Frame):
    """It lies on the ability that closes the loop; ``place`` is the window that the loop began in."""

    __slots__ = ("driver", "place")

    def __init__(self, driver: int, place: int) -> None:
        super().__init__()
        self.driver = driver
        self.place = place

    def copy(self) -> HowOften:
        copy = HowOften(self.driver, self.place)
        copy.copy_answers(self)
        return copy

    def run(self, g: Board) -> None:
        """Ask who drives the loop; then it runs so often, or the ability is not used at all."""
        resolve = g.stack[-2]
        assert isinstance(resolve, Resolve)
        if g.sides[self.driver].eliminated:
            g.stack.pop()
            end_loop(g, self.place)
            return
        packed = [pack(NUMBER, value=count) for count in range(g.deal.edition.most_repeats + 1)]
        ability = (resolve.context.source, resolve.ability.index)
        why = Reason(g.step, g.clause(asked.LOOP_COUNT), "how-often", ability=ability)
        option = self.ask(g, self.driver, DecisionKind.NUMBER, packed, why)
        if option == PARKED:
            return
        g.stack.pop()
        repeats = g.stack[self.place].repeats
        assert repeats is not None
        repeats.left = value_of(option)
        repeats.at = repeats.turned = 0
        if repeats.left == 0:
            end_loop(g, self.place)


def end_loop(g: Board, place: int) -> None:
    """A loop has run as often as was said: its ability is not initiated once more in this window."""
    g.stack.pop()
    repeats = g.stack[place].repeats
    assert repeats is not None
    repeats.withheld.append(repeats.key)
    repeats.circle = []
    forget(g)


def forget(g: Board) -> None:
    """All windows watch anew."""
    for frame in g.stack:
        if frame.repeats is not None:
            frame.repeats.forget()


def recorder(g: Board) -> Repeats | None:
    """Who records answers: the lowest window that has kept a moment."""
    for frame in g.stack:
        if frame.repeats is not None and frame.repeats.moments:
            return frame.repeats
    return None
