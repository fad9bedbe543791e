"""Putting cards into play."""

from __future__ import annotations

from weirwood.core.decision import DecisionKind
from weirwood.thrones.ability.effects.on_cards import OnCards
from weirwood.thrones.engine.flow.initiation import Resolve
from weirwood.thrones.engine.flow.occurrence import occur
from weirwood.thrones.engine.nodes import Context, Target
from weirwood.thrones.engine.options import PICK, card_of, pack
from weirwood.thrones.engine.rules.arrival import enters_as_duplicate, hosts, may_enter
from weirwood.thrones.engine.speaker import Speaker
from weirwood.thrones.engine.state.board import Board
from weirwood.thrones.engine.state.happening import KNEELING, Happening
from weirwood.thrones.engine.words import ATTACHMENT, ENTERED, NO_CARD, PUT


class PutIntoPlay(OnCards):
    """Put cards into play, under your control where they are another's."""

    kind = ENTERED
    verb = "put"
    befalls = "enter{s} play"
    command = "Put {name} into play"

    def affects(self, g: Board, c: Context, card: int) -> bool:
        return g.records[card] is None and not may_enter(g, c.seat, card)

    def resolve(self, g: Board, frame: Resolve) -> None:
        cards = self.what.take(g, frame)
        if cards is None:
            return
        c = frame.context
        happenings = entering(g, frame, [card for card in cards if self.affects(g, c, card)])
        if happenings is None:
            return
        if len(happenings) < max(len(cards), self.what.called_for(g, c)):
            frame.whole = False
            frame.results = []
        if happenings:
            occur(g, happenings)

    def text(self, s: Speaker) -> str:
        control = s.or_tight(" under your control", " as yours")
        if isinstance(self.what, Target) and not s.short:
            return self.to_place(s, "into play", f"into play{control}")
        what, pile = f"{self.chosen(s)} {self.what.apart(s)}", self.what.whence(s)
        if self.what.key() not in s.yours:
            return f"{what}{f' from {pile}' if pile else ''} into play{control}"
        return f"{what} into play{f' from {pile}' if pile else ''}"


def entering(g: Board, frame: Resolve, cards: list[int]) -> list[Happening] | None:
    """Cards are put into play; None while it is asked to what an attachment is attached."""
    c = frame.context
    happenings: list[Happening] = []
    for card in cards:
        host = NO_CARD
        if g.cards[card].type == ATTACHMENT and not enters_as_duplicate(g, c.seat, card):
            packed = [pack(PICK, other) for other in hosts(g, card, c.seat)]
            why = frame.why(g, "host", card=card)
            option = frame.ask(g, c.seat, DecisionKind.PICK, packed, why, always=g.deal.ask_all)
            if option < 0:
                return None
            host = card_of(option)
        flags = KNEELING if g.cards[card].enters_knelt else 0
        happenings.append(Happening(ENTERED, card, c.seat, 0, c.source, host, PUT, flags))
    return happenings
