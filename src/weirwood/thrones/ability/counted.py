"""What counts: doomed cards, how few cards or how little there is, and which challenge it is."""

from __future__ import annotations

from weirwood.core.errors import listed
from weirwood.thrones.ability.amounts import Count, PerEach, at_most
from weirwood.thrones.ability.cards import NEUTRAL
from weirwood.thrones.ability.operands import THOSE
from weirwood.thrones.ability.players import faction_word
from weirwood.thrones.engine.nodes import Amount, Condition, Context, Filter, Operand, Who
from weirwood.thrones.engine.speaker import Speaker
from weirwood.thrones.engine.state.board import Board
from weirwood.thrones.engine.words import ON_CHALLENGE, ON_HISTORY, ON_PILES, ON_ZONES, TYPE_NAMES


class DoomedCards(PerEach):
    """The doomed cards that a player counts as having in the dead pile; of several players, the most that one does."""

    reads = ON_PILES

    def __init__(self, who: Who) -> None:
        self.who = who

    def value(self, g: Board, c: Context) -> int:
        return max([g.doomed(seat) for seat in self.who.seats(g, c)], default=0)

    def each(self, s: Speaker) -> str:
        return f"doomed card in {self.who.whose(s)} dead pile"

    def many(self, s: Speaker) -> str:
        return f"doomed cards in {self.who.whose(s)} dead pile"

    def at_least(self, s: Speaker, least: int) -> str:
        return f"there is a {self.each(s)}" if least == 1 else super().at_least(s, least)


class CountThose(PerEach):
    """How many of the cards that the effect before came to are of a kind."""

    def __init__(self, filter: Filter) -> None:
        self.filter = filter

    def value(self, g: Board, c: Context) -> int:
        return sum(self.filter.matches(g, c, card) for card in THOSE.now(g, c))

    def each(self, s: Speaker) -> str:
        return f"{self.filter.bare(s)} among them"


class PrintedIcons(PerEach):
    """The challenge icons that are printed on a card."""

    def __init__(self, card: Operand) -> None:
        self.card = card

    def value(self, g: Board, c: Context) -> int:
        return sum(sum(g.cards[card].icons) for card in self.card.now(g, c))

    def each(self, s: Speaker) -> str:
        return f"challenge icon printed on {self.card.whom(s)}"


class ControlsOnly(Condition):
    """All cards of some types that you control are of a faction, if perhaps of another too, or neutral."""

    reads = ON_ZONES

    def __init__(self, faction: str, *types: int) -> None:
        if len(types) < 2:
            raise ValueError("you control only cards of some types: give them")
        self.faction, self.types = faction, types

    def holds(self, g: Board, c: Context) -> bool:
        """Who has no faction is neutral; a neutral card that gained one is not."""
        for card in g.sides[c.seat].play:
            record = g.record(card)
            if record.card.type in self.types and not record.facedown:
                factions = record.affiliations
                if self.faction not in factions and any(other != NEUTRAL for other in factions):
                    return False
        return True

    def text(self, s: Speaker) -> str:
        if s.short:
            return f"you control only {faction_word(s, self.faction)}{s.or_tight(' or ', '/')}neutral cards"
        cards = listed(f"{TYPE_NAMES[type]}s" for type in self.types)
        return f"you control only {faction_word(s, self.faction)} or neutral {cards}"


class MorePlayers(Condition):
    """There are more players in the game than a number."""

    says = "there are more than {than} players"
    short = "more than {than} players"

    def __init__(self, than: int) -> None:
        self.than = than

    def holds(self, g: Board, c: Context) -> bool:
        return len(g.alive()) > self.than

    def when(self, s: Speaker, word: str) -> str:
        return s.or_short(super().when(s, word), f"with {self.text(s)}")


class Exactly(Condition):
    """A number is exactly another."""

    def __init__(self, number: Amount, count: int) -> None:
        self.number, self.count = number, count

    def holds(self, g: Board, c: Context) -> bool:
        return self.number.value(g, c) == self.count

    def text(self, s: Speaker) -> str:
        if not isinstance(self.number, PerEach):
            return f"{self.number.text(s)} is exactly {self.count}"
        if isinstance(self.number, Count) and self.number.times == 1:
            return self.number.filter.there_are_just(s, self.count)
        noun = self.number.each(s) if self.count == 1 else self.number.many(s)
        return f"there {'is' if self.count == 1 else 'are'} exactly {self.count} {noun}"


class ControlsAtMost(Condition):
    """A player controls at most a number of cards of a kind; of several players, one of them does."""

    reads = ON_ZONES

    def __init__(self, who: Who, most: int, filter: Filter) -> None:
        if who.each:
            raise ValueError(
                "ControlsAtMost counts the cards of one player: give one player, or any opponent"
            )
        self.who, self.most, self.filter = who, most, filter

    def holds(self, g: Board, c: Context) -> bool:
        cards = self.filter.candidates(g, c)
        for seat in self.who.seats(g, c):
            if sum(g.controller(card) == seat for card in cards) <= self.most:
                return True
        return False

    def text(self, s: Speaker) -> str:
        return f"{self.who.does(s, 'control')} {at_most(s, str(self.most), 'fewer')} {self.filter.many(s)}"


class DuringFirstChallenge(Condition):
    """The challenge that resolves is the first that you initiate each round."""

    reads = ON_CHALLENGE | ON_HISTORY
    says = "during the first challenge you initiate each round"
    short = "in your first challenge each round"

    def holds(self, g: Board, c: Context) -> bool:
        if g.challenge is None or g.challenge.attacker != c.seat:
            return False
        return all(challenge.attacker != c.seat for challenge in g.past)

    def when(self, s: Speaker, word: str) -> str:
        return self.text(s)
