"""What abilities do to cards: kneel, stand, kill, discard, return, put into play, and the like."""

from __future__ import annotations

from typing import ClassVar, Final

from weirwood.core.errors import either
from weirwood.thrones.ability.operands import OF_EACH, Again, Choose, Chosen, Each, It, Pick, This
from weirwood.thrones.engine.flow.initiation import Resolve
from weirwood.thrones.engine.flow.occurrence import occur
from weirwood.thrones.engine.marks import CANNOT_BE_DISCARDED, CANNOT_BE_KILLED, CANNOT_KNEEL
from weirwood.thrones.engine.nodes import Context, Effect, Filter, Operand, Target
from weirwood.thrones.engine.rules.departure import destination, pile_for
from weirwood.thrones.engine.speaker import WHOM, Speaker
from weirwood.thrones.engine.state.board import Board
from weirwood.thrones.engine.state.happening import AT_BOTTOM, CANNOT_BE_SAVED, Happening
from weirwood.thrones.engine.words import (
    ATTACKER,
    DEAD,
    DECK,
    DECK_DISCARDED,
    DEFENDER,
    DISCARD,
    DISCARDED,
    DUPLICATE,
    DUPLICATED,
    HAND,
    HAND_DISCARDED,
    KILLED,
    KNELT,
    PILED,
    REMOVED,
    RETURNED,
    SACRIFICED,
    SHUFFLED_AWAY,
    STOOD,
)


def role_of(g: Board, seat: int) -> int:
    """In which role a seat is in the challenge; 0 where it is in none."""
    challenge = g.challenge
    if challenge is None:
        return 0
    return ATTACKER if challenge.attacker == seat else DEFENDER * (challenge.defender == seat)


class OnCards(Effect):
    """An effect that happens to cards, all at once."""

    kind: int = -1
    verb: ClassVar[str]
    particle: ClassVar[str] = ""

    def __init__(self, what: Operand) -> None:
        self.what = what

    def acts_on(self) -> Operand | None:
        return self.what

    def could(self, g: Board, c: Context) -> bool:
        """A target was checked where it is chosen; else some card must be affected."""
        if self.what.is_target():
            return True
        for card in self.what.now(g, c):
            if self.affects(g, c, card) and not self.spared(g, c, card):
                return True
        return False

    def about(self) -> str:
        return self.what.key() if isinstance(self.what, Chosen) and self.is_command() else ""

    def deed(self) -> str:
        return super().deed() if self.command else f"{self.verb.capitalize()} {{name}}"

    def spared(self, g: Board, c: Context, card: int) -> bool:
        """Whether a card is immune to it."""
        return g.is_immune(card, c.source)

    def affects(self, g: Board, c: Context, card: int) -> bool:
        return g.records[card] is not None

    def happening(self, g: Board, c: Context, card: int) -> Happening:
        """What happens to one card."""
        return Happening(self.kind, card, g.controller(card), source=c.source)

    def resolve(self, g: Board, frame: Resolve) -> None:
        cards = self.what.take(g, frame)
        if cards is None:
            return
        c = frame.context
        affected = [card for card in cards if self.affects(g, c, card) and not self.spared(g, c, card)]
        if len(affected) < max(len(cards), self.what.called_for(g, c)):
            frame.whole = False
            frame.results = []
        if affected:
            occur(g, [self.happening(g, c, card) for card in affected])

    def text(self, s: Speaker) -> str:
        if self.says:
            return super().text(s)
        said = self.is_loss or bool(self.particle)
        if s.short > 2 and isinstance(self.what, This) and (said or s.is_alone()):
            return f"{self.verb}{self.particle}{' this' if said else ''}"
        all_yours = self.what.several(s)
        return f"{self.chosen(s)} {f'all {all_yours}' if all_yours else self.what.whom(s)}{self.able()}"

    def able(self) -> str:
        """That not everybody who chooses may have such a card."""
        what = self.what
        each = isinstance(what, Target) and what.by is not None and what.by.each and what.least
        return ", if able" if each else ""

    def is_command(self) -> bool:
        return not isinstance(self.what, Target | Pick) or self.what.by is None

    def chosen(self, s: Speaker) -> str:
        """The verb, after that the cards are chosen and by whom."""
        what = self.what
        if isinstance(what, Pick) and what.by is not None:
            return what.by.does(s, f"{self.verb}{self.particle}")
        if not isinstance(what, Target) or (what.by is None and s.short):
            return f"{self.verb}{self.particle}"
        if s.short and what.by is not None:
            return what.by.does(s, f"{self.verb}{self.particle}")
        if what.by is None and s.asked:
            s.asked = False
            return f"{self.verb}{self.particle}"
        if isinstance(what, Choose) and what.of_each:
            s.named[OF_EACH] = "player"
            return f"for each player, choose and {self.verb}{self.particle}"
        if what.by is None:
            return f"choose and {self.verb}{self.particle}"
        if s.paid and self.is_caused():
            return f"make {what.by.text(s)} choose and {self.verb}{self.particle}"
        return f"{what.by.does(s, 'choose')} and {self.verb}s{self.particle}"

    def is_caused(self) -> bool:
        return isinstance(self.what, Target) and self.what.by is not None and not self.what.by.each

    def somebody(self, s: Speaker) -> str:
        """The cards as those who do something, after that they are chosen."""
        if isinstance(self.what, Target) and not s.short:
            return f"choose {self.what.whom(s)}; it"
        return self.what.text(s)

    def to_place(self, s: Speaker, yours: str, theirs: str = "") -> str:
        """In words, where the verb says whither: a place of yours, or of the cards' owners."""
        what = self.what
        if isinstance(what, Target) and what.by is None and what.key() not in s.named and not s.short:
            chosen = what.whom(s)
            del s.said[:-1]
            words = f"choose {chosen}, and {self.verb} {s.again(what.key(), WHOM)}"
        else:
            words = f"{self.chosen(s)} {what.whom(s)}"
        return f"{words} {yours if not theirs or what.key() in s.yours else theirs}{self.able()}"


class Kneel(OnCards):
    """Kneel cards."""

    kind = KNELT
    verb = "kneel"
    befalls = "kneel{s}"

    def affects(self, g: Board, c: Context, card: int) -> bool:
        record = g.records[card]
        return record is not None and not record.kneeling and not record.barred & CANNOT_KNEEL


class Stand(OnCards):
    """Stand cards."""

    kind = STOOD
    verb = "stand"
    befalls = "stand{s}"

    def affects(self, g: Board, c: Context, card: int) -> bool:
        return g.may_stand(c.seat, card)


class Leave(OnCards):
    """Cards leave play, and perhaps cannot be saved."""

    def __init__(self, what: Operand, can_be_saved: bool = True) -> None:
        super().__init__(what)
        self.can_be_saved = can_be_saved

    def happening(self, g: Board, c: Context, card: int) -> Happening:
        flags = 0 if self.can_be_saved else CANNOT_BE_SAVED
        return Happening(self.kind, card, g.controller(card), source=c.source, flags=flags)

    def unsaved(self, s: Speaker) -> str:
        """In words, that they cannot be saved."""
        return "" if self.can_be_saved else s.or_short(" (cannot be saved)", " (no save)")


class Kill(Leave):
    """Kill characters."""

    kind = KILLED
    verb = "kill"
    befalls = "{is} killed"
    is_loss = True

    def affects(self, g: Board, c: Context, card: int) -> bool:
        record = g.records[card]
        return record is not None and g.may_leave(card) and not record.barred & CANNOT_BE_KILLED

    def text(self, s: Speaker) -> str:
        s.certain = True
        words = super().text(s)
        s.certain = False
        return words + self.unsaved(s)


class Discard(Leave):
    """Discard cards: from play, from a hand or from a deck, wherever they are."""

    kind = DISCARDED
    verb = "discard"
    befalls = "{is} discarded"
    is_loss = True

    def affects(self, g: Board, c: Context, card: int) -> bool:
        record = g.records[card]
        if record is None:
            return g.zone[card] in (HAND, DECK, DUPLICATE)
        return g.may_leave(card) and not record.barred & CANNOT_BE_DISCARDED

    def happening(self, g: Board, c: Context, card: int) -> Happening:
        if g.zone[card] == HAND:
            return Happening(HAND_DISCARDED, card, g.owner(card), source=c.source)
        if g.zone[card] == DECK:
            return Happening(DECK_DISCARDED, card, g.owner(card), source=c.source)
        if g.zone[card] == DUPLICATE:
            return Happening(
                PILED, card, g.owner(card), source=c.source, how=destination(g, card, DUPLICATED)
            )
        return super().happening(g, c, card)

    def text(self, s: Speaker) -> str:
        if self._in_play_only() and isinstance(self.what, Choose) and self.what.filter.trails(s):
            return self.to_place(s, "from play") + self.unsaved(s)
        if isinstance(self.what, Each) and self.what.trails(s) and self._in_play_only():
            return f"{self.chosen(s)} from play {self.what.apart(s)}{self.able()}{self.unsaved(s)}"
        words = f"{self.chosen(s)} {self.what.apart(s)}"
        pile = self.what.whence(s)
        if not pile and self._in_play_only():  # a copy could be thought to lie anywhere
            pile = "play" if self._is_copy() else s.or_fewest("play", "")
        return f"{words}{f' from {pile}' if pile else ''}{self.able()}{self.unsaved(s)}"

    def _in_play_only(self) -> bool:
        filter = getattr(self.what, "filter", None)
        return isinstance(filter, Filter) and filter.in_play_only()

    def _is_copy(self) -> bool:
        return getattr(getattr(self.what, "filter", None), "copy_of", None) is not None


class Sacrifice(OnCards):
    """Sacrifice cards."""

    kind = SACRIFICED
    verb = "sacrifice"
    befalls = "{is} sacrificed"
    is_loss = True

    def affects(self, g: Board, c: Context, card: int) -> bool:
        return g.records[card] is not None and g.may_leave(card)


class ReturnToHand(Leave):
    """Return cards to their owners' hands, from play or from a pile."""

    kind = RETURNED
    verb = "return"
    befalls = "return{s} to hand"

    def affects(self, g: Board, c: Context, card: int) -> bool:
        """Any that is not in a hand; the card whose ability it is only from play, or from where the ability works."""
        if card == c.source and not g.in_play(card) and (c.ability is None or c.ability.zone != g.zone[card]):
            return False
        return g.zone[card] != HAND and g.may_leave(card)

    def happening(self, g: Board, c: Context, card: int) -> Happening:
        if g.records[card] is None:
            return Happening(PILED, card, g.owner(card), source=c.source, how=HAND)
        return super().happening(g, c, card)

    def text(self, s: Speaker) -> str:
        pile = self.what.whence(s)
        if pile:
            return f"{self.chosen(s)} {self.what.apart(s)} from {pile} to {s.or_short('your hand', 'hand')}"
        its = s.whose(self.what.key())
        theirs = s.or_tight(s.or_short(f"to {its} owner's hand", "to owner's hand"), "to hand")
        yours = "to your hand" if s.pile else f"to [{its} hand]"
        return self.to_place(s, s.or_short(yours, "to hand"), theirs) + self.unsaved(s)


class ShuffleIntoDeck(OnCards):
    """Shuffle cards into their owners' decks."""

    kind = SHUFFLED_AWAY
    verb = "shuffle"
    befalls = "{is} shuffled into the deck"
    command = "Shuffle {name} into the deck"

    def affects(self, g: Board, c: Context, card: int) -> bool:
        return g.zone[card] != DECK and g.may_leave(card)

    def happening(self, g: Board, c: Context, card: int) -> Happening:
        if g.records[card] is None:
            return Happening(PILED, card, g.owner(card), source=c.source, how=DECK)
        return Happening(SHUFFLED_AWAY, card, g.controller(card), source=c.source)

    def text(self, s: Speaker) -> str:
        yours = s.or_tight("into your deck", "into deck")
        return self.to_place(s, yours, s.or_short("into its owner's deck", "into owner's deck"))


class PlaceInPile(OnCards):
    """Place cards that are out of play in their owners' discard or dead piles, or out of the game."""

    kind = PILED
    verb = "place"

    def __init__(self, what: Operand, zone: int) -> None:
        if zone not in _PLACES:
            raise ValueError(
                f"cards are placed {either(where.format('in a ') for where in _PLACES.values())}"
            )
        super().__init__(what)
        self.zone = zone

    def affects(self, g: Board, c: Context, card: int) -> bool:
        """Any out of play that does not lie there already; what was discarded, only from its discard pile."""
        event = c.event(g) if isinstance(self.what, It) else None
        if event is not None and event.kind in _DISCARDED and g.zone[card] != DISCARD:
            return False
        return g.records[card] is None and g.zone[card] != pile_for(g, card, self.zone)

    def happening(self, g: Board, c: Context, card: int) -> Happening:
        return Happening(PILED, card, g.owner(card), 1, c.source, how=self.zone)

    def befallen(self, s: Speaker) -> str:
        return f"{s.agree('is')} placed {_PLACES[self.zone].format('in the ')}"

    def deed(self) -> str:
        return f"Place {{name}} {_PLACES[self.zone].format('in the ')}"

    def text(self, s: Speaker) -> str:
        where = _PLACES[self.zone]
        if pile := self.what.whence(s):
            what, yours = self.what.apart(s), self.what.key() in s.yours
            return f"move {what} from {pile} " + where.format("to your " if yours else "to its owner's ")
        if s.short > 2 and isinstance(self.what, Again):
            return f"{self.what.whom(s)} {where.format('to ')}" if s.far else where.format("to ")
        if s.short > 1:
            return self.to_place(s, where.format("in "))
        return self.to_place(s, where.format("in your "), where.format("in its owner's "))


_DISCARDED: Final = (DECK_DISCARDED, HAND_DISCARDED)
_PLACES: Final = {DISCARD: "{}discard pile", DEAD: "{}dead pile", REMOVED: "out of the game"}


class PlaceOnBottom(OnCards):
    """Place cards that are out of play on the bottom of their owners' decks."""

    kind = PILED
    verb = "place"
    befalls = "{is} placed on the bottom of the deck"
    command = "Place {name} on the bottom of the deck"

    def affects(self, g: Board, c: Context, card: int) -> bool:
        return g.records[card] is None

    def happening(self, g: Board, c: Context, card: int) -> Happening:
        return Happening(PILED, card, g.owner(card), 0, c.source, how=DECK, flags=AT_BOTTOM)

    def text(self, s: Speaker) -> str:
        yours = f"on the bottom{s.or_fewest(' of your deck', '')}"
        return self.to_place(s, yours, "on the bottom of its owner's deck")
