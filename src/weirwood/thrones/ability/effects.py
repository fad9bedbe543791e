"""What abilities do to cards: kneel, stand, kill, discard, return, put into play, and the like."""

from __future__ import annotations

from weirwood.core.decision import DecisionKind
from weirwood.thrones.ability.amounts import amount
from weirwood.thrones.engine.arrival import enters_as_duplicate, hosts, may_enter, refused_by_control
from weirwood.thrones.engine.board import Board
from weirwood.thrones.engine.happening import AT_BOTTOM, CANNOT_BE_SAVED, KNEELING, Happening
from weirwood.thrones.engine.initiation import Resolve
from weirwood.thrones.engine.marks import (
    CANNOT_BE_DISCARDED,
    CANNOT_BE_KILLED,
    CANNOT_KNEEL,
)
from weirwood.thrones.engine.nodes import Amount, Context, Effect, Node, Operand, Target
from weirwood.thrones.engine.occurrence import occur
from weirwood.thrones.engine.options import PICK, card_of, pack
from weirwood.thrones.engine.words import (
    ATTACHMENT,
    ATTACKER,
    CHALLENGE_JOINED,
    CHALLENGE_LEFT,
    CONTROL_TAKEN,
    DECK,
    DECK_DISCARDED,
    DISCARDED,
    ENTERED,
    HAND,
    HAND_DISCARDED,
    KILLED,
    KNELT,
    NO_CARD,
    PILED,
    POWER_GAINED,
    POWER_LOST,
    POWER_MOVED,
    PUT,
    RETURNED,
    SACRIFICED,
    SHUFFLED_AWAY,
    STOOD,
    TOKEN_PLACED,
    TOKEN_REMOVED,
)


class OnCards(Effect):
    """An effect that happens to cards, all at once."""

    __slots__ = ("kind", "verb", "what")

    def __init__(self, what: Operand, kind: int, verb: str) -> None:
        self.what = what
        self.kind = kind
        self.verb = verb

    def parts(self) -> list[Node]:
        """The cards."""
        return [self.what]

    def acts_on(self) -> Operand | None:
        """The cards."""
        return self.what

    def could(self, g: Board, c: Context) -> bool:
        """A target was checked where it is chosen; else some card must be affected."""
        if self.what.is_target():
            return True
        for card in self.what.now(g, c):
            if self.affects(g, c, card) and not self.spared(g, c, card):
                return True
        return False

    def spared(self, g: Board, c: Context, card: int) -> bool:
        """Whether a card is immune to it (RR.immune.1)."""
        return g.is_immune(card, c.source)

    def affects(self, g: Board, c: Context, card: int) -> bool:
        """Cards in play."""
        return g.records[card] is not None

    def happening(self, g: Board, c: Context, card: int) -> Happening:
        """What happens to one card."""
        return Happening(self.kind, card, g.controller(card), source=c.source)

    def resolve(self, g: Board, frame: Resolve) -> None:
        """Take the cards; let it happen to those it can affect."""
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

    def text(self) -> str:
        """In words."""
        what = self.what
        choose = "choose and " if isinstance(what, Target) else ""
        chooser = what.chooser() if isinstance(what, Target) else None
        if chooser is None:
            return f"{choose}{self.verb} {what.text()}"
        theirs = what.text().replace(" you control", " they control")
        return f"{chooser.text()} chooses and {self.verb}s {theirs}"

    def to_place(self, place: str) -> str:
        """In words, where the verb says whither."""
        if isinstance(self.what, Target) and self.what.chooser() is None:
            it = "it" if self.what.text().startswith("a") else "them"
            return f"choose {self.what.text()}, and {self.verb} {it} {place}"
        return f"{OnCards.text(self)} {place}"


class Kneel(OnCards):
    """Kneel cards."""

    __slots__ = ()

    def __init__(self, what: Operand) -> None:
        super().__init__(what, KNELT, "kneel")

    def affects(self, g: Board, c: Context, card: int) -> bool:
        """Standing ones."""
        record = g.records[card]
        return record is not None and not record.kneeling and not record.barred & CANNOT_KNEEL


class Stand(OnCards):
    """Stand cards."""

    __slots__ = ()

    def __init__(self, what: Operand) -> None:
        super().__init__(what, STOOD, "stand")

    def affects(self, g: Board, c: Context, card: int) -> bool:
        """Kneeling ones, as far as you may stand them."""
        return g.may_stand(c.seat, card)


class Kill(OnCards):
    """Kill characters."""

    __slots__ = ("can_be_saved",)

    def __init__(self, what: Operand, can_be_saved: bool = True) -> None:
        super().__init__(what, KILLED, "kill")
        self.can_be_saved = can_be_saved

    def affects(self, g: Board, c: Context, card: int) -> bool:
        """Those that can be killed."""
        record = g.records[card]
        return record is not None and g.may_leave(card) and not record.barred & CANNOT_BE_KILLED

    def happening(self, g: Board, c: Context, card: int) -> Happening:
        """Perhaps beyond saving."""
        flags = 0 if self.can_be_saved else CANNOT_BE_SAVED
        return Happening(KILLED, card, g.controller(card), source=c.source, flags=flags)

    def text(self) -> str:
        """In words."""
        return super().text() + ("" if self.can_be_saved else " (cannot be saved)")


class Discard(OnCards):
    """Discard cards: from play, from a hand or from a deck, wherever they are."""

    __slots__ = ("can_be_saved",)

    def __init__(self, what: Operand, can_be_saved: bool = True) -> None:
        super().__init__(what, DISCARDED, "discard")
        self.can_be_saved = can_be_saved

    def affects(self, g: Board, c: Context, card: int) -> bool:
        """Those that can be discarded."""
        record = g.records[card]
        if record is None:
            return g.zone[card] in (HAND, DECK)
        return g.may_leave(card) and not record.barred & CANNOT_BE_DISCARDED

    def happening(self, g: Board, c: Context, card: int) -> Happening:
        """By where it is."""
        if g.zone[card] == HAND:
            return Happening(HAND_DISCARDED, card, g.owner(card), source=c.source)
        if g.zone[card] == DECK:
            return Happening(DECK_DISCARDED, card, g.owner(card), source=c.source)
        flags = 0 if self.can_be_saved else CANNOT_BE_SAVED
        return Happening(DISCARDED, card, g.controller(card), source=c.source, flags=flags)

    def text(self) -> str:
        """In words."""
        words = super().text().replace(" in ", " from ")
        return words + ("" if self.can_be_saved else " (cannot be saved)")


class Sacrifice(OnCards):
    """Sacrifice cards."""

    __slots__ = ()

    def __init__(self, what: Operand) -> None:
        super().__init__(what, SACRIFICED, "sacrifice")

    def affects(self, g: Board, c: Context, card: int) -> bool:
        """Those that can leave play."""
        return g.records[card] is not None and g.may_leave(card)


class ReturnToHand(OnCards):
    """Return cards to their owners' hands, from play or from a pile."""

    __slots__ = ("can_be_saved",)

    def __init__(self, what: Operand, can_be_saved: bool = True) -> None:
        super().__init__(what, RETURNED, "return")
        self.can_be_saved = can_be_saved

    def affects(self, g: Board, c: Context, card: int) -> bool:
        """Any that is not in a hand; the card whose ability it is only from play."""
        return g.zone[card] != HAND and g.may_leave(card) and (card != c.source or g.in_play(card))

    def happening(self, g: Board, c: Context, card: int) -> Happening:
        """By where it is."""
        if g.records[card] is None:
            return Happening(PILED, card, g.owner(card), source=c.source, how=HAND)
        flags = 0 if self.can_be_saved else CANNOT_BE_SAVED
        return Happening(RETURNED, card, g.controller(card), source=c.source, flags=flags)

    def text(self) -> str:
        """In words."""
        saved = "" if self.can_be_saved else " (cannot be saved)"
        what, _, pile = super().text().partition(" in your ")
        if pile:
            return f"{what} from your {pile} to your hand"
        return self.to_place("to its owner's hand") + saved


class ShuffleIntoDeck(OnCards):
    """Shuffle cards into their owners' decks."""

    __slots__ = ()

    def __init__(self, what: Operand) -> None:
        super().__init__(what, SHUFFLED_AWAY, "shuffle")

    def affects(self, g: Board, c: Context, card: int) -> bool:
        """Any that is not in a deck."""
        return g.zone[card] != DECK and g.may_leave(card)

    def happening(self, g: Board, c: Context, card: int) -> Happening:
        """By where it is."""
        if g.records[card] is None:
            return Happening(PILED, card, g.owner(card), source=c.source, how=DECK)
        return Happening(SHUFFLED_AWAY, card, g.controller(card), source=c.source)

    def text(self) -> str:
        """In words."""
        yours = " in your " in self.what.text()
        return self.to_place("into your deck" if yours else "into its owner's deck")


class PlaceInPile(OnCards):
    """Place cards that are out of play on their owners' piles: dead pile, discard pile, bottom of the deck."""

    __slots__ = ("bottom", "words", "zone")

    def __init__(self, what: Operand, zone: int, words: str, bottom: bool = False) -> None:
        super().__init__(what, PILED, "place")
        self.zone = zone
        self.words = words
        self.bottom = bottom

    def affects(self, g: Board, c: Context, card: int) -> bool:
        """Out of play."""
        return g.records[card] is None

    def happening(self, g: Board, c: Context, card: int) -> Happening:
        """Onto that pile."""
        flags = AT_BOTTOM if self.bottom else 0
        return Happening(
            PILED, card, g.owner(card), 0 if self.bottom else 1, c.source, how=self.zone, flags=flags
        )

    def text(self) -> str:
        """In words."""
        return self.to_place(self.words)


class PutIntoPlay(OnCards):
    """Put cards into play, under your control where they are another's (RR.put-into-play.1 to 5)."""

    __slots__ = ("words",)

    def __init__(self, what: Operand, words: str = "") -> None:
        super().__init__(what, ENTERED, "put")
        self.words = words

    def affects(self, g: Board, c: Context, card: int) -> bool:
        """Cards that may enter play."""
        return g.records[card] is None and not may_enter(g, c.seat, card)

    def resolve(self, g: Board, frame: Resolve) -> None:
        """Take the cards, ask for hosts of attachments, put them."""
        cards = self.what.take(g, frame)
        if cards is None:
            return
        c = frame.context
        happenings: list[Happening] = []
        for card in cards:
            if not self.affects(g, c, card):
                continue
            host = NO_CARD
            if g.cards[card].type == ATTACHMENT and not enters_as_duplicate(g, c.seat, card):
                found = hosts(g, card, c.seat)
                packed = [pack(PICK, other) for other in found]
                option = frame.ask(g, c.seat, DecisionKind.PICK, packed, frame.why(g, "host"))
                if option < 0:
                    return
                host = card_of(option)
            flags = KNEELING if g.cards[card].enters_knelt else 0
            happenings.append(Happening(ENTERED, card, c.seat, 0, c.source, host, PUT, flags))
        if len(happenings) < max(len(cards), self.what.called_for(g, c)):
            frame.whole = False
            frame.results = []
        if happenings:
            occur(g, happenings)

    def text(self) -> str:
        """In words."""
        what, _, pile = self.what.text().partition(" in ")
        source = f" from {pile}" if pile else ""
        choose = f"choose {what}, and put it" if isinstance(self.what, Target) else f"put {what}"
        return f"{choose} into play{source}{self.words}"


class GainPower(OnCards):
    """Cards gain power."""

    __slots__ = ("by",)

    def __init__(self, what: Operand, by: int | Amount = 1) -> None:
        super().__init__(what, POWER_GAINED, "gain")
        self.by = amount(by)

    def could(self, g: Board, c: Context) -> bool:
        """Some power must be gained."""
        return super().could(g, c) and self.by.value(g, c) > 0

    def happening(self, g: Board, c: Context, card: int) -> Happening:
        """So much."""
        return Happening(POWER_GAINED, card, g.controller(card), self.by.value(g, c), c.source)

    def text(self) -> str:
        """In words."""
        count, _, rest = self.by.text().partition(" ")
        tail = f" {rest}" if rest else ""
        if self.what.text() == "your faction card":
            return f"gain {count} power for your faction{tail}"
        if isinstance(self.what, Target):
            return f"choose {self.what.text()}; it gains {count} power{tail}"
        return f"{self.what.text()} gains {count} power{tail}"


class OffCards(OnCards):
    """An effect on what lies on cards: a card's immunity does not cover it (RR.immune.2)."""

    __slots__ = ()

    def spared(self, g: Board, c: Context, card: int) -> bool:
        """No."""
        return False


class LosePower(OffCards):
    """Discard power from cards."""

    __slots__ = ("by",)

    def __init__(self, what: Operand, by: int = 1) -> None:
        super().__init__(what, POWER_LOST, "lose")
        self.by = by

    def affects(self, g: Board, c: Context, card: int) -> bool:
        """Those with power."""
        record = g.records[card]
        return record is not None and record.power > 0

    def happening(self, g: Board, c: Context, card: int) -> Happening:
        """So much."""
        return Happening(POWER_LOST, card, g.controller(card), self.by, c.source)

    def text(self) -> str:
        """In words."""
        choose = f"choose {self.what.text()}, and " if self.what.is_target() else ""
        return f"{choose}discard {self.by} power from {'it' if choose else self.what.text()}"


class MovePower(OffCards):
    """Move power from one card to another; it is not gained (RR.moving-power.1)."""

    __slots__ = ("by", "to")

    def __init__(self, what: Operand, to: Operand, by: int = 1) -> None:
        super().__init__(what, POWER_MOVED, "move")
        self.to = to
        self.by = by

    def affects(self, g: Board, c: Context, card: int) -> bool:
        """Those with power that is not there yet (RR.move.1)."""
        record = g.records[card]
        return record is not None and record.power > 0 and self.to.now(g, c) != [card]

    def happening(self, g: Board, c: Context, card: int) -> Happening:
        """To the other card."""
        return Happening(POWER_MOVED, card, g.controller(card), self.by, c.source, other=self.to.now(g, c)[0])

    def text(self) -> str:
        """In words."""
        return f"move {self.by} power from {self.what.text()} to {self.to.text()}"


class PlaceToken(OnCards):
    """Place tokens of a kind on cards."""

    __slots__ = ("count", "token")

    def __init__(self, token: str, what: Operand, count: int = 1) -> None:
        super().__init__(what, TOKEN_PLACED, "place")
        self.token = token
        self.count = count

    def happening(self, g: Board, c: Context, card: int) -> Happening:
        """So many."""
        how = g.deal.edition.token(self.token)
        return Happening(TOKEN_PLACED, card, g.controller(card), self.count, c.source, how=how)

    def text(self) -> str:
        """In words."""
        return f"place {self.count} {self.token} token on {self.what.text()}"


class TakeToken(OffCards):
    """Remove a token of a kind from cards."""

    __slots__ = ("token",)

    def __init__(self, token: str, what: Operand) -> None:
        super().__init__(what, TOKEN_REMOVED, "remove")
        self.token = token

    def happening(self, g: Board, c: Context, card: int) -> Happening:
        """One."""
        how = g.deal.edition.token(self.token)
        return Happening(TOKEN_REMOVED, card, g.controller(card), 1, c.source, how=how)

    def text(self) -> str:
        """In words."""
        return f"remove 1 {self.token} token from {self.what.text()}"


class RemoveFromChallenge(OnCards):
    """Remove characters from the challenge."""

    __slots__ = ()

    def __init__(self, what: Operand) -> None:
        super().__init__(what, CHALLENGE_LEFT, "remove")

    def affects(self, g: Board, c: Context, card: int) -> bool:
        """Those that participate."""
        return g.challenge is not None and g.role(card) != 0

    def text(self) -> str:
        """In words."""
        return self.to_place("from the challenge")


class JoinChallenge(OnCards):
    """Characters participate in the challenge from now on."""

    __slots__ = ("role",)

    def __init__(self, what: Operand, role: int) -> None:
        super().__init__(what, CHALLENGE_JOINED, "have")
        self.role = role

    def affects(self, g: Board, c: Context, card: int) -> bool:
        """Those that do not participate yet."""
        return g.challenge is not None and g.records[card] is not None and g.role(card) == 0

    def happening(self, g: Board, c: Context, card: int) -> Happening:
        """In that role."""
        return Happening(CHALLENGE_JOINED, card, g.controller(card), source=c.source, how=self.role)

    def text(self) -> str:
        """In words."""
        role = "an attacker" if self.role == ATTACKER else "a defender"
        return f"choose {self.what.text()}; it is now participating as {role}"


class TakeControl(OnCards):
    """Take control of cards, without end."""

    __slots__ = ()

    def __init__(self, what: Operand) -> None:
        super().__init__(what, CONTROL_TAKEN, "take control of")

    def affects(self, g: Board, c: Context, card: int) -> bool:
        """Those another controls, unless you may not control them (FAQ.1.3.1, FAQ.1.3.5)."""
        record = g.records[card]
        if record is None or record.controller == c.seat:
            return False
        return not refused_by_control(g, c.seat, card)

    def happening(self, g: Board, c: Context, card: int) -> Happening:
        """For you."""
        return Happening(CONTROL_TAKEN, card, c.seat, source=c.source)
