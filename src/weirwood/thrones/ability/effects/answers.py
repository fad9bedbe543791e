"""What interrupts do to what they answer: save, cancel, replace, change claim."""

from __future__ import annotations

from typing import ClassVar

from weirwood.core.errors import either
from weirwood.thrones.ability.card_triggers import AboutCard
from weirwood.thrones.ability.cards import Cards
from weirwood.thrones.ability.effects.moving import AttachAs
from weirwood.thrones.ability.effects.on_cards import Kill
from weirwood.thrones.ability.flow import After, UntilEnd
from weirwood.thrones.ability.later import Later
from weirwood.thrones.ability.modifiers import Strength
from weirwood.thrones.ability.operands import Pick
from weirwood.thrones.ability.players import THAT_PLAYER, a
from weirwood.thrones.engine.card import Ability
from weirwood.thrones.engine.flow.checks import dies
from weirwood.thrones.engine.flow.claim import Claim
from weirwood.thrones.engine.flow.initiation import TARGETS, Resolve
from weirwood.thrones.engine.flow.occurrence import Occurrence
from weirwood.thrones.engine.marks import DIES_AT_ZERO
from weirwood.thrones.engine.node import Node
from weirwood.thrones.engine.nodes import Context, Effect, Filter, Modifier, Operand, Who
from weirwood.thrones.engine.rules.arrival import enter
from weirwood.thrones.engine.rules.eligibility import refused_by_effect
from weirwood.thrones.engine.speaker import EVENT_CARD, WHOM, Speaker
from weirwood.thrones.engine.state.board import Board
from weirwood.thrones.engine.state.happening import AS_OTHER_SIDE, AVERTED, TERMINAL_CONDITION, Happening
from weirwood.thrones.engine.state.in_force import Delayed
from weirwood.thrones.engine.words import (
    CLAIMED,
    DECK,
    ENTERED,
    EVENT,
    HAND,
    INTERRUPT,
    PLAYED,
    TYPE_NAMES,
    USED_ABILITY,
)


def would_kill(g: Board, c: Context, frame: Resolve, kind: Filter) -> bool:
    """Whether a triggered ability kills a card of a kind: one chosen, one of all, or whichever is still picked."""
    if not frame.ability.triggered():
        return False
    for step in frame.ability.programs[0]:
        effect = step.step if isinstance(step, After) else step
        what = effect.acts_on() if isinstance(effect, Kill) else None
        cards = [] if what is None else what.now(g, frame.context)
        if isinstance(effect, UntilEnd):
            cards = _weakened(g, frame.context, effect.modifiers)
        meant = [card for card in cards if kind.matches(g, c, card)]
        if meant and (not isinstance(what, Pick) or len(meant) == len(cards)):
            return True
    return False


def _weakened(g: Board, c: Context, modifiers: tuple[Modifier, ...]) -> list[int]:
    """The cards that modifiers weaken to nothing and kill for that."""
    found: list[int] = []
    for mark in modifiers:
        subjects = mark.subjects()
        lifted: int = getattr(mark, "lifted", 0)
        if lifted & DIES_AT_ZERO and subjects is not None:
            by = 0
            for weaker in modifiers:
                if isinstance(weaker, Strength) and weaker.subjects() is subjects:
                    by += weaker.sign * weaker.by.value(g, c)
            found += [card for card in subjects.now(g, c) if g.in_play(card) and g.strength(card) + by <= 0]
    return found


class IsUsed(AboutCard):
    """An event of a kind is played, or a triggered ability of a card of that kind is used; perhaps by some players."""

    answers = 1 << PLAYED | 1 << USED_ABILITY

    def __init__(self, what: Filter | Operand, by: Who | None = None) -> None:
        super().__init__(what)
        self.by = by

    def matches(self, g: Board, c: Context, event: Happening) -> bool:
        """What was cancelled was not used."""
        by = self.by is None or event.seat in self.by.seats(g, c)
        return event.how >= 0 and by and super().matches(g, c, event)

    def text(self, s: Speaker) -> str:
        what = self.what
        if self.by is None and isinstance(what, Cards) and what.is_plain() and (what.types >> EVENT) & 1:
            s.name(EVENT_CARD, "card")
            others = [
                name for type, name in enumerate(TYPE_NAMES) if type != EVENT and (what.types >> type) & 1
            ]
            used = f" or {a(f'{either(others)} ability')} is used" if others else ""
            return f"an event is played{used}"
        if self.by is None:
            return f"the ability of {self.about(s)} is used"
        return f"{self.by.does(s, 'use')} {self.about(s, 'whom')}"


class CopyEffects(Effect):
    """Resolve the effects that were just used once more: you choose anew, pay nothing, and keep their X."""

    says = "resolve its effects once more as if you had played or used it (without paying costs)"
    short = "copy its effects"

    def could(self, g: Board, c: Context) -> bool:
        copy = self._copied(g, c)
        return copy is not None and not refused_by_effect(g, copy.context, copy.ability)

    def resolve(self, g: Board, frame: Resolve) -> None:
        copy = self._copied(g, frame.context)
        if copy is not None:
            copy.freeze(g)
            g.stack.append(copy)

    def _copied(self, g: Board, c: Context) -> Resolve | None:
        """The same on its way for you, costs paid; what saved or canceled something has nothing to answer any more."""
        event = c.event(g)
        if event is None or event.how < 0:
            return None
        card = event.source if event.kind == USED_ABILITY else event.card
        ability = g.definition(card).abilities[event.how]
        if ability.heading == INTERRUPT:
            return None
        copy = Resolve(g, c.seat, card, ability)
        copy.context.x, copy.context.index = event.amount, -1
        copy.stage, copy.playing = TARGETS, False
        return copy


class Save(Effect):
    """Save the card of which the interrupt speaks; a terminal condition must be remedied.

    What the saving card then does for the saved one, attached to it, counts as a remedy.
    """

    attaching: bool = False

    def flat(self, ability: Ability) -> list[Effect]:
        """Look whether its ability goes on to attach this card."""
        waiting: list[Node] = list(ability.effects)
        while waiting and not self.attaching:
            word = waiting.pop()
            self.attaching = isinstance(word, AttachAs)
            waiting += word.parts()
        return [self]

    def text(self, s: Speaker) -> str:
        return f"save {s.again(EVENT_CARD, WHOM)}"

    def could(self, g: Board, c: Context) -> bool:
        event = c.event(g)
        if event is None:
            return False
        return not event.flags & TERMINAL_CONDITION or self._remedies(g, c, event.card)

    def _remedies(self, g: Board, c: Context, card: int) -> bool:
        """Whether the condition would be gone, by all that would then apply to the card."""
        then = Board(g.deal, g.rng, empty=True)
        then.copy_from(g)
        if self.attaching:
            enter(then, Happening(ENTERED, c.source, c.seat, other=card, flags=AS_OTHER_SIDE))
        then.fresh()
        return not dies(then.record(card))

    def resolve(self, g: Board, frame: Resolve) -> None:
        c = frame.context
        event = c.event(g)
        occurrence = g.stack[c.frame]
        if event is not None and isinstance(occurrence, Occurrence):
            occurrence.save(c.index, c.source)
            frame.results = [event.card]
        frame.ok = event is not None


class Cancel(Effect):
    """Cancel the effects that would initiate."""

    def text(self, s: Speaker) -> str:
        s.said.append(EVENT_CARD)
        s.far = bool(s.short)  # *it* is the ability now
        return s.or_short("cancel those effects", "cancel it")

    def resolve(self, g: Board, frame: Resolve) -> None:
        event = frame.context.event(g)
        if event is not None:
            event.status = AVERTED


class GainInstead(Effect):
    """Gain a different amount of power than the interrupt speaks of."""

    says = "gain {by} power instead"

    def __init__(self, by: int) -> None:
        self.by = by

    def resolve(self, g: Board, frame: Resolve) -> None:
        event = frame.context.event(g)
        if event is not None:
            event.amount = self.by


class InsteadOfDeadPile(Effect):
    """The card goes to its owner's hand or deck instead of the dead pile; it still counts as killed."""

    pile: ClassVar[str] = "dead pile"

    def __init__(self, zone: int) -> None:
        if zone not in (HAND, DECK):
            raise ValueError(f"a card goes to HAND or DECK instead of the {self.pile}")
        self.zone = zone

    def resolve(self, g: Board, frame: Resolve) -> None:
        event = frame.context.event(g)
        if event is not None:
            event.instead = self.zone

    def text(self, s: Speaker) -> str:
        """A card of another goes to its owner's hand or deck, as if it came to yours."""
        card = s.again(EVENT_CARD, WHOM)
        if self.zone == DECK:
            moved = f"shuffle {card} into {s.or_fewest('your ', '')}deck"
        else:
            moved = f"return {card} to {s.or_short('your hand', 'hand')}"
        instead = f" instead of your {self.pile}"
        if not s.short:
            instead = f" instead of placing {s.again(EVENT_CARD, WHOM)} in your {self.pile}"
        return moved + s.or_tight(instead, " instead")


class InsteadOfDiscardPile(InsteadOfDeadPile):
    """The card goes to its owner's hand or deck instead of the discard pile; it still counts as sacrificed."""

    pile = "discard pile"


class ClaimOfType(Effect):
    """Claim of another type is applied instead."""

    says = "apply {type} claim instead"

    def __init__(self, type: int) -> None:
        self.type = type

    def resolve(self, g: Board, frame: Resolve) -> None:
        claim = claim_of(g)
        if claim is not None:
            claim.become(self.type)


class PassClaimOn(Effect):
    """That player suffers claim instead of you; who suffers it anyway does so once."""

    def text(self, s: Speaker) -> str:
        who = THAT_PLAYER.text(s)
        role = s.or_short(", as though they were the defending player", "")
        return f"{who} must satisfy {s.or_short('the normal claim effect', 'it')} instead of you{role}"

    def could(self, g: Board, c: Context) -> bool:
        claim = claim_of(g)
        return claim is not None and c.seat in claim.payers

    def resolve(self, g: Board, frame: Resolve) -> None:
        """It is the normal claim effect, whatever replaced that before."""
        c = frame.context
        claim = claim_of(g)
        for seat in THAT_PLAYER.seats(g, c):
            if claim is not None and g.challenge is not None:
                claim.become(g.challenge.type, passed=[c.seat, seat])


class InsteadOfClaim(Later):
    """What happens instead of the normal claim effects, when claim is taken."""

    says = "instead of applying the normal claim effects, {effects}"
    short = "{effects} instead"

    def resolve(self, g: Board, frame: Resolve) -> None:
        claim = claim_of(g)
        if claim is not None and self.ability is not None:
            kept = frame.context.copy()
            kept.frame = -1
            claim.become(claim.type, Delayed(CLAIMED, self.ability, self.program, kept, 0))


def claim_of(g: Board) -> Claim | None:
    """The claim that is being applied."""
    for frame in reversed(g.stack):
        if isinstance(frame, Claim):
            return frame
    return None
