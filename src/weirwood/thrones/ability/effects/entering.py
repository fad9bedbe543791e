"""Putting cards into play."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import zip_longest

from weirwood.core.decision import DecisionKind
from weirwood.thrones.ability.effects.on_cards import OnCards, role_of
from weirwood.thrones.ability.operands import Pick, This
from weirwood.thrones.engine.flow.initiation import Resolve
from weirwood.thrones.engine.flow.occurrence import occur
from weirwood.thrones.engine.nodes import Context, Filter, Operand, Target
from weirwood.thrones.engine.options import PICK, card_of, pack
from weirwood.thrones.engine.rules.arrival import enters_as_duplicate, hosts, may_enter
from weirwood.thrones.engine.speaker import Speaker
from weirwood.thrones.engine.state.board import Board
from weirwood.thrones.engine.state.happening import KNEELING, Happening
from weirwood.thrones.engine.words import ATTACHMENT, CHALLENGE_JOINED, ENTERED, NO_CARD, PUT


class PutIntoPlay(OnCards):
    """Put cards into play, under your control where they are another's; where others pick, each puts one of its own.

    Attachments may be put ``on`` certain cards, and all cards under their ``owners`` control.
    """

    kind = ENTERED
    verb = "put"
    befalls = "enter{s} play"
    command = "Put {name} into play"

    def __init__(
        self,
        what: Operand,
        kneeling: bool = False,
        participating: bool = False,
        on: Filter | Operand | None = None,
        owners: bool = False,
    ) -> None:
        super().__init__(what)
        self.kneeling, self.participating, self.on, self.owners = kneeling, participating, on, owners
        self.by = what.by if isinstance(what, Pick) else None
        if isinstance(what, Pick) and self.by is not None and what.count != 1:
            raise ValueError("where others pick what is put into play, each picks one card")

    def affects(self, g: Board, c: Context, card: int) -> bool:
        seat = self._seat(g, c, card)
        if g.records[card] is not None or may_enter(g, seat, card):
            return False
        return self.on is None or bool(self._hosts(g, c, card, seat))

    def _hosts(self, g: Board, c: Context, card: int, seat: int) -> list[int]:
        """The cards of those meant that an attachment may be put on."""
        on = self.on
        if on is None or g.cards[card].type != ATTACHMENT:
            return []
        meant = on.now(g, c) if isinstance(on, Operand) else on.candidates(g, c)
        return [host for host in hosts(g, card, seat) if host in meant]

    def _seat(self, g: Board, c: Context, card: int) -> int:
        """Who puts a card into play."""
        return c.seat if self.by is None and not self.owners else g.owner(card)

    def resolve(self, g: Board, frame: Resolve) -> None:
        cards = self.what.take(g, frame)
        if cards is None:
            return
        c = frame.context
        able = [card for card in cards if self.affects(g, c, card)]
        seats = [self._seat(g, c, card) for card in able]
        places = [self._hosts(g, c, card, seat) for card, seat in zip(able, seats, strict=True)]
        happenings = entering(g, frame, able, seats, places)
        if happenings is None:
            return
        for happening in happenings if self.kneeling else []:
            happening.flags |= KNEELING
        if len(happenings) < max(len(cards), self.what.called_for(g, c)):
            frame.whole = False
            frame.results = []
        role = role_of(g, c.seat) if self.participating else 0
        if role:
            joined = [
                happening for happening in happenings if not enters_as_duplicate(g, c.seat, happening.card)
            ]
            happenings += [
                Happening(CHALLENGE_JOINED, happening.card, c.seat, source=c.source, how=role)
                for happening in joined
            ]
        if happenings:
            occur(g, happenings)

    def is_command(self) -> bool:
        return self.by is None and super().is_command()

    def tells_whence(self) -> bool:
        return isinstance(self.what, This)

    def text(self, s: Speaker) -> str:
        if self.by is not None and isinstance(self.what, Pick):
            s.they = True
            card, pile = self.what.filter.apart(s), self.what.whence(s)
            puts = f"{self.by.may(s)} put" if self.what.up_to else self.by.does(s, "put")
            return f"{puts} {card} into play from {pile}"
        control = s.or_tight(" under your control", " as yours")
        if isinstance(self.what, Target) and not s.short:
            return self.to_place(s, "into play", f"into play{control}")
        verb = self.chosen(s) if self.on is None else "attach"
        what, pile = f"{verb} {self.what.apart(s)}", self.what.whence(s)
        if s.pile and isinstance(self.what, This):
            pile = s.or_tight(f"your {s.pile}", s.pile)
        if self.on is not None:
            return f"{what}{f' from {pile}' if pile else ''} to {self.on.whom(s)}"
        if self.owners:
            control = s.or_short(" under their owners' control", " for their owners")
        if self.what.key() not in s.yours:
            return f"{what}{f' from {pile}' if pile else ''} into play{control}"
        return f"{what} into play{f' from {pile}' if pile else ''}{self._how(s)}"

    def _how(self, s: Speaker) -> str:
        """Knelt, or in the challenge."""
        side = s.or_short("participating in the challenge on your side", "participating")
        said = ["knelt"] * self.kneeling + [side] * self.participating
        return f" {s.or_short(' and ', ', ').join(said)}" if said else ""


def entering(
    g: Board, frame: Resolve, cards: list[int], seats: list[int], places: Sequence[list[int]] = ()
) -> list[Happening] | None:
    """Cards are put into play, each by a seat; None while it is asked to what an attachment is attached.

    Where ``places`` names cards for one, it goes on one of those.
    """
    c = frame.context
    happenings: list[Happening] = []
    for card, seat, place in zip_longest(cards, seats, places):
        host = NO_CARD
        if g.cards[card].type == ATTACHMENT and not enters_as_duplicate(g, seat, card):
            packed = [pack(PICK, other) for other in place or hosts(g, card, seat)]
            why = frame.why(g, "host", card=card)
            option = frame.ask(g, seat, DecisionKind.PICK, packed, why, always=g.deal.ask_all)
            if option < 0:
                return None
            host = card_of(option)
        flags = KNEELING if g.cards[card].enters_knelt else 0
        happenings.append(Happening(ENTERED, card, seat, 0, c.source, host, PUT, flags))
    return happenings
