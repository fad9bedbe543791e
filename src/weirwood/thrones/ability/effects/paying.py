"""What happens unless a player pays."""

from __future__ import annotations

from weirwood.core.decision import DecisionKind
from weirwood.thrones.ability.amounts import amount
from weirwood.thrones.ability.flow import Inside, clause
from weirwood.thrones.engine.concepts import asked
from weirwood.thrones.engine.flow.frames import PARKED
from weirwood.thrones.engine.flow.initiation import Resolve
from weirwood.thrones.engine.flow.occurrence import occur
from weirwood.thrones.engine.nodes import Amount, Context, Effect, Who
from weirwood.thrones.engine.options import NO, YES, pack, verb_of
from weirwood.thrones.engine.rules import influence
from weirwood.thrones.engine.speaker import Speaker
from weirwood.thrones.engine.state.board import Board


class UnlessInfluence(Inside):
    """What happens unless a player kneels influence; several are asked in player order, until one does."""

    def __init__(self, count: int | Amount, who: Who, *effects: Effect) -> None:
        super().__init__(*effects)
        self.count, self.who = amount(count), who

    def could(self, g: Board, c: Context) -> bool:
        return any(effect.could(g, c) for effect in self.effects)

    def resolve(self, g: Board, frame: Resolve) -> None:
        c = frame.context
        due = self.count.value(g, c)
        for seat in self.who.seats(g, c):
            if influence.available(g, seat) < due:
                continue
            packed = [pack(YES), pack(NO)]
            option = frame.ask(g, seat, DecisionKind.CONFIRM, packed, frame.why(g, "pay"))
            if option == PARKED:
                return
            if verb_of(option) == NO:
                continue
            why = frame.why(g, "influence", g.clause(asked.INFLUENCE))
            payment = influence.Payment(influence.provided(g, seat, []), due)
            cards = frame.select(g, seat, DecisionKind.PICK, payment, why)
            if cards is not None:
                frame.skip = self.skip
                if cards:
                    occur(g, influence.knelt(cards, seat, c.source))
            return

    def text(self, s: Speaker) -> str:
        words = clause(self.effects, s)
        return f"{words} unless {self.who.does(s, 'kneel')} {self.count.of(s, 'influence')}"
