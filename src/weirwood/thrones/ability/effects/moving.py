"""Where cards go: onto cards, into each other's places, into a challenge, under your control."""

from __future__ import annotations

from weirwood.thrones.ability.effects.on_cards import OnCards
from weirwood.thrones.ability.operands import IT, This, single
from weirwood.thrones.engine.card import Card
from weirwood.thrones.engine.flow.initiation import Resolve
from weirwood.thrones.engine.flow.occurrence import occur
from weirwood.thrones.engine.nodes import Context, Effect, Filter, Operand, Target, changes
from weirwood.thrones.engine.rules.arrival import may_attach, refused_by_control
from weirwood.thrones.engine.rules.control import FOR_THE_PHASE
from weirwood.thrones.engine.speaker import WHOM, Speaker, capital
from weirwood.thrones.engine.state.board import Board
from weirwood.thrones.engine.state.happening import AS_OTHER_SIDE, FACE_DOWN, Happening
from weirwood.thrones.engine.words import (
    ATTACHING,
    ATTACHMENT,
    CONTROL_TAKEN,
    DECK,
    DUPLICATED,
    ENTERED,
    HAND,
    KEYWORD_NAMES,
    PHASE,
    PILED,
    PLAY,
    PUT,
    SHUFFLED_AWAY,
)


class MoveAttachment(OnCards):
    """Move an attachment to another card of a kind; without one it may bear it cannot be moved."""

    kind = ATTACHING
    verb = "move"
    befalls = "{is} moved"

    def __init__(self, what: Operand, to: Filter) -> None:
        super().__init__(what)
        self.to = to

    def affects(self, g: Board, c: Context, card: int) -> bool:
        return bool(self._hosts(g, c, card))

    def _hosts(self, g: Board, c: Context, card: int) -> list[int]:
        record = g.records[card]
        if record is None or record.card.type != ATTACHMENT:
            return []
        return [
            host
            for host in self.to.candidates(g, c)
            if host != record.host and may_attach(g, record.card, record.controller, card, host)
        ]

    def resolve(self, g: Board, frame: Resolve) -> None:
        cards = self.what.take(g, frame)
        if cards is None:
            return
        c = frame.context
        moved: list[Happening] = []
        for card in cards:
            why = frame.why(g, "host", card=card)
            picked = frame.pick(g, c.seat, self._hosts(g, c, card), 1, 1, why)
            if picked is None:
                return
            moved += [Happening(ATTACHING, card, g.controller(card), 0, c.source, host) for host in picked]
        if len(moved) < max(len(cards), 1):
            frame.whole = False
        if moved:
            occur(g, moved)

    def text(self, s: Speaker) -> str:
        s.away = True
        fit = "" if isinstance(self.what, This) or s.short else "eligible "
        words = self.to_place(s, f"to another {fit}{self.to.bare(s)}")
        s.away = False
        return words


class AddToHand(OnCards):
    """Add cards from decks to their owners' hands; they are not drawn."""

    kind = PILED
    verb = "add"
    befalls = "{is} added to hand"
    command = "Add {name} to your hand"

    def affects(self, g: Board, c: Context, card: int) -> bool:
        return g.zone[card] == DECK

    def happening(self, g: Board, c: Context, card: int) -> Happening:
        return Happening(PILED, card, g.owner(card), source=c.source, how=HAND)

    def text(self, s: Speaker) -> str:
        return self.to_place(s, s.or_short("to your hand", "to hand"), "to its owner's hand")


class PlaceOnTop(OnCards):
    """Place cards on top of their owners' decks, from play or from a pile."""

    kind = SHUFFLED_AWAY
    verb = "place"
    befalls = "{is} placed on top of the deck"
    command = "Place {name} on top of the deck"
    is_loss = True

    def affects(self, g: Board, c: Context, card: int) -> bool:
        return g.zone[card] != DECK and g.may_leave(card)

    def happening(self, g: Board, c: Context, card: int) -> Happening:
        if g.records[card] is None:
            return Happening(PILED, card, g.owner(card), 1, c.source, how=DECK)
        return Happening(SHUFFLED_AWAY, card, g.controller(card), 1, c.source)

    def text(self, s: Speaker) -> str:
        yours = s.or_short("on top of your deck", "on your deck")
        return self.to_place(s, yours, s.or_short("on top of its owner's deck", "on its owner's deck"))


class PlaceAsDuplicate(Effect):
    """Place cards facedown on a card as its duplicates, whatever they are."""

    says = "place {what:whom} facedown on {on:whom} as a duplicate"
    short = "place {what:whom} facedown as {on:whose} duplicate"

    def __init__(self, what: Operand, on: Operand) -> None:
        self.what, self.on = what, single(on, "a duplicate is placed on")

    def could(self, g: Board, c: Context) -> bool:
        return bool(self._placed(g, c)) and bool(self._hosts(g, c))

    def _placed(self, g: Board, c: Context) -> list[int]:
        """Cards in play stay what they are."""
        return [card for card in self.what.now(g, c) if not g.in_play(card)]

    def _hosts(self, g: Board, c: Context) -> list[int]:
        """Who places a duplicate owns and controls the card it goes on."""
        return [
            card
            for card in self.on.now(g, c)
            if g.in_play(card) and g.owner(card) == c.seat and g.controller(card) == c.seat
        ]

    def resolve(self, g: Board, frame: Resolve) -> None:
        c = frame.context
        placed = [
            Happening(DUPLICATED, card, c.seat, source=c.source, other=host, flags=FACE_DOWN)
            for host in self._hosts(g, c)[:1]
            for card in self._placed(g, c)
        ]
        if placed:
            occur(g, placed)
        else:
            frame.ok = False


class AttachAs(Effect):
    """Attach this card to the one of which the interrupt speaks, or to one picked, as an attachment.

    It is one from then on; in play already, it neither leaves play nor enters it.
    """

    def __init__(self, side: Card, to: Filter | None = None) -> None:
        self.side, self.to = side, to

    def could(self, g: Board, c: Context) -> bool:
        return bool(self._hosts(g, c))

    def _hosts(self, g: Board, c: Context) -> list[int]:
        record = g.records[c.source]
        if record is not None and record.card is self.side:
            return []
        hosts = IT.now(g, c) if self.to is None else self.to.candidates(g, c)
        return [
            host for host in hosts if host != c.source and may_attach(g, self.side, c.seat, c.source, host)
        ]

    def resolve(self, g: Board, frame: Resolve) -> None:
        """Attach it; where it may not be attached it goes the way of its type."""
        c = frame.context
        hosts = self._hosts(g, c)
        if self.to is not None:
            picked = frame.pick(g, c.seat, hosts, min(1, len(hosts)), 1, frame.why(g, "host", card=c.source))
            if picked is None:
                return
            hosts = picked
        if not hosts:
            frame.ok = False
            return
        kind = ENTERED if g.records[c.source] is None else ATTACHING
        occur(g, [Happening(kind, c.source, c.seat, 0, c.source, hosts[0], PUT, flags=AS_OTHER_SIDE)])

    def text(self, s: Speaker) -> str:
        traits = " ".join(sorted(self.side.traits))
        texts = [KEYWORD_NAMES[keyword] for keyword in self.side.keywords]
        modifiers = [modifier for ability in self.side.abilities for modifier in ability.modifiers]
        host = "it" if s.short else IT.whom(s)
        attach = f"attach {s.itself(WHOM)} to {host if self.to is None else self.to.text(s)}"
        if s.short:
            texts += [modifier.gift(s) or modifier.text(s) for modifier in modifiers]
            return f"{attach} ({', '.join([traits, *texts])})"
        speaking = [ability for ability in self.side.abilities if ability.modifiers]
        texts += [changes(ability.modifiers, Speaker()) for ability in speaking]
        box = ". ".join(capital(text) for text in texts)
        return f'{attach} as a {traits} attachment with the text: "{box}."'


class BecomeDuplicate(Effect):
    """This card and its duplicates become duplicates of a card of a kind that you own and control."""

    says = "attach {self} and its duplicates to {on:every} as duplicates"

    def __init__(self, on: Filter) -> None:
        self.on = on

    def could(self, g: Board, c: Context) -> bool:
        return bool(self._hosts(g, c))

    def _hosts(self, g: Board, c: Context) -> list[int]:
        if g.zone[c.source] != PLAY or g.owner(c.source) != c.seat:
            return []
        found = [card for card in self.on.candidates(g, c) if card != c.source]
        return [card for card in found if g.owner(card) == c.seat == g.controller(card)]

    def resolve(self, g: Board, frame: Resolve) -> None:
        c = frame.context
        hosts = self._hosts(g, c)
        picked = frame.pick(g, c.seat, hosts, min(1, len(hosts)), 1, frame.why(g, "host", card=c.source))
        if picked is None:
            return
        if picked:
            occur(g, [Happening(DUPLICATED, c.source, c.seat, source=c.source, other=picked[0])])
        else:
            frame.ok = False


class Switch(Effect):
    """Switch cards with others: each side needs one, or nothing is switched."""

    says = "switch {one:whom} with {other:whom}"

    def __init__(self, one: Operand, other: Operand) -> None:
        self.one, self.other = single(one, "one switches"), single(other, "one switches with")

    def could(self, g: Board, c: Context) -> bool:
        return bool(self.one.now(g, c)) and bool(self.other.now(g, c))

    def resolve(self, g: Board, frame: Resolve) -> None:
        """Each goes where the other lay; neither goes alone."""
        one = self.one.take(g, frame)
        other = None if one is None else self.other.take(g, frame)
        if one is None or other is None:
            return
        if not one or not other:
            frame.ok = False
            return
        source = frame.context.source
        occur(
            g,
            [
                Happening(PILED, one[0], g.owner(one[0]), 1, source, how=g.zone[other[0]]),
                Happening(PILED, other[0], g.owner(other[0]), 1, source, how=g.zone[one[0]]),
            ],
        )


class TakeControl(OnCards):
    """Take control of cards, without end or until the end of the phase."""

    kind = CONTROL_TAKEN
    verb = "take"
    particle = " control of"
    command = "Take control of {name}"
    befalls = "come{s} under your control"

    def __init__(self, what: Operand, this_phase: bool = False) -> None:
        super().__init__(what)
        self.this_phase = this_phase

    def text(self, s: Speaker) -> str:
        return f"{super().text(s)}{s.lasting(PHASE) if self.this_phase else ''}"

    def affects(self, g: Board, c: Context, card: int) -> bool:
        """Those another controls, unless you may not control them."""
        record = g.records[card]
        if record is None or record.controller == c.seat:
            return False
        return not refused_by_control(g, c.seat, card)

    def happening(self, g: Board, c: Context, card: int) -> Happening:
        how = FOR_THE_PHASE if self.this_phase else 0
        return Happening(CONTROL_TAKEN, card, c.seat, source=c.source, how=how)


class ChooseCards(Effect):
    """Cards are chosen, by you or by others: a point of reference, or what the next sentences act on."""

    def __init__(self, target: Target) -> None:
        if not target.is_target():
            raise ValueError("cards are chosen when the ability is initiated: give a Choose")
        self.target = target

    def about(self) -> str:
        return self.target.key() if self.target.by is None else ""

    def could(self, g: Board, c: Context) -> bool:
        """Choosing alone changes nothing; what acts on the chosen cards or counts by them was asked whether it can."""
        slot = self.target.slot
        return c.ability is not None and bool(c.ability.verbs[slot] or c.ability.counted[slot])

    def resolve(self, g: Board, frame: Resolve) -> None:
        return

    def text(self, s: Speaker) -> str:
        chooser = self.target.by
        if s.short and chooser is None:
            s.waiting[self.target.key()] = self.target
            return ""
        return f"{'choose' if chooser is None else chooser.does(s, 'choose')} {self.target.whom(s)}"
