"""What counts: doomed cards, how few cards or how little there is, and challenges, fought or won before."""

from __future__ import annotations

from typing import Final

from weirwood.thrones.ability.amounts import Count, PerEach, at_most, or_more
from weirwood.thrones.ability.cards import NEUTRAL
from weirwood.thrones.ability.conditions import ThereIs
from weirwood.thrones.ability.operands import THOSE
from weirwood.thrones.ability.players import A_PLAYER, SIDE_NAMES, YOU, a_challenge, as_player, faction_word
from weirwood.thrones.engine.node import honoured
from weirwood.thrones.engine.nodes import Amount, Condition, Context, Filter, Operand, Who
from weirwood.thrones.engine.speaker import Speaker
from weirwood.thrones.engine.state.board import Board
from weirwood.thrones.engine.words import (
    ATTACKER,
    DEFENDER,
    NOBODY,
    ON_CHALLENGE,
    ON_HISTORY,
    ON_NEW_PHASE,
    ON_PILES,
    ON_ZONES,
    PHASE,
    ROUND,
)


class DoomedCards(PerEach):
    """The doomed cards that a player counts as having in the dead pile; of several players, the most that one does."""

    reads = ON_PILES

    def __init__(self, who: Who) -> None:
        self.who = who

    def value(self, g: Board, c: Context) -> int:
        return max([g.doomed(seat) for seat in self.who.seats(g, c)], default=0)

    def each(self, s: Speaker) -> str:
        whose = s.or_short(self.who.whose(s), "a") if self.who is A_PLAYER else self.who.whose(s)
        return f"doomed card in {whose} dead pile"

    def many(self, s: Speaker) -> str:
        return f"doomed cards in {self.who.whose(s)} dead pile"

    def at_least(self, s: Speaker, least: int) -> str:
        if least > 1:
            return super().at_least(s, least)
        words = f"there is a {self.each(s)}"
        s.hear_of("", "card")
        return words


class CountThose(PerEach):
    """How many of the cards that the effect before came to are of a kind."""

    def __init__(self, filter: Filter) -> None:
        self.filter = filter

    def value(self, g: Board, c: Context) -> int:
        return sum(self.filter.matches(g, c, card) for card in THOSE.now(g, c))

    def each(self, s: Speaker) -> str:
        return f"{self.filter.bare(s)}{'' if s.short > 3 else ' among them'}"


class PrintedIcons(PerEach):
    """The challenge icons that are printed on a card."""

    def __init__(self, card: Operand) -> None:
        self.card = card

    def value(self, g: Board, c: Context) -> int:
        return sum(sum(g.cards[card].icons) for card in self.card.now(g, c))

    def each(self, s: Speaker) -> str:
        return f"challenge icon printed on {self.card.whom(s)}"


class ControlsOnly(Condition):
    """All cards that you control are of a faction alone, or neutral: the shield of another breaks it."""

    reads = ON_ZONES

    def __init__(self, faction: str) -> None:
        self.faction = faction

    def holds(self, g: Board, c: Context) -> bool:
        mine = (self.faction, NEUTRAL)
        for card in g.sides[c.seat].play:
            record = g.record(card)
            if not record.facedown and any(faction not in mine for faction in record.affiliations):
                return False
        return True

    def text(self, s: Speaker) -> str:
        if s.short:
            return f"you control only {faction_word(s, self.faction)}{s.or_tight(' or ', '/')}neutral cards"
        return f"you control only {faction_word(s, self.faction)} or neutral characters, locations and attachments"


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

    def holds(self, g: Board, c: Context) -> bool:
        if g.challenge is None or g.challenge.attacker != c.seat:
            return False
        return all(challenge.attacker != c.seat for challenge in g.past)

    def text(self, s: Speaker) -> str:
        first = s.or_short("during the first challenge you initiate", "in your first challenge")
        return f"{first} {s.each_round}"

    def when(self, s: Speaker, word: str) -> str:
        return self.text(s)


class DuringChallenge(Condition):
    """A challenge is resolving: of some types, with you in a role, or with enough cards of a kind participating."""

    reads = ON_CHALLENGE

    def __init__(
        self,
        type: int | tuple[int, ...] = (),
        role: int = 0,
        with_cards: Filter | None = None,
        least: int = 1,
    ) -> None:
        self.type = (type,) if isinstance(type, int) else type
        self.role, self.with_cards, self.least = role, with_cards, least

    def holds(self, g: Board, c: Context) -> bool:
        challenge = g.challenge
        if challenge is None or (self.type and challenge.type not in self.type):
            return False
        if self.role == ATTACKER and challenge.attacker != c.seat:
            return False
        if self.role == DEFENDER and challenge.defender != c.seat:
            return False
        cards, least = self.with_cards, self.least
        return cards is None or (cards.exists(g, c) if least < 2 else len(cards.candidates(g, c)) >= least)

    def text(self, s: Speaker) -> str:
        if s.short:
            return self._in_short(s)
        words, cards = f"during {a_challenge(s, *self.type)}", self.with_cards
        if self.role:
            words += f" in which you are the {SIDE_NAMES[self.role]} player"
        if cards is not None:
            words += f" in which {cards.there_is(s) if self.least < 2 else cards.there_are(s, self.least)}"
        return words

    def _in_short(self, s: Speaker) -> str:
        cards, where = "", a_challenge(s, *self.type)
        if self.with_cards is not None and self.with_cards.takes_part() and not self.role and self.least < 2:
            has = s.or_fewest("while you have a participant", "with a participant")
            return f"{has}{f' in {where}' if self.type else ''}"
        if self.with_cards is not None:
            cards = f"with {self.with_cards.text(s) if self.least < 2 else self.with_cards.so_many(s, self.least)}"
            s.hear_of(self.with_cards.called(), self.with_cards.noun())
        if self.role:
            where = f"while you {_DOES[self.role]}{f' in {where}' if self.type else ''}"
        elif cards and not self.type:
            return cards
        else:
            where = f"{s.or_tight('during', 'in')} {where}"
        return f"{where} {cards}".rstrip()

    def when(self, s: Speaker, word: str) -> str:
        return self.text(s)

    def joins(self, s: Speaker) -> str:
        return "" if s.short else self.text(s)


class Challenged(Condition):
    """You have (or have not) won or lost challenges of a kind this phase or round, perhaps by so much."""

    reads = ON_HISTORY | ON_CHALLENGE | ON_NEW_PHASE

    def __init__(
        self,
        won: bool,
        type: int = -1,
        role: int = 0,
        period: int = PHASE,
        never: bool = False,
        by: int = 0,
    ) -> None:
        self.won, self.type, self.role, self.never, self.by = won, type, role, never, by
        self.period = honoured(period, (PHASE, ROUND), "challenges are remembered for a PHASE or a ROUND")

    def holds(self, g: Board, c: Context) -> bool:
        return self.found(g, c.seat) != self.never

    def found(self, g: Board, seat: int, against: int = NOBODY) -> bool:
        """Whether there was such a challenge, perhaps against a certain player."""
        past = g.past if g.challenge is None else [*g.past, g.challenge]
        for challenge in past:
            if self.period == PHASE and challenge.phase != g.phase_number:
                continue
            if self.type >= 0 and challenge.type != self.type:
                continue
            if self.role == DEFENDER and challenge.defender != seat:
                continue
            if self.role == ATTACKER and challenge.attacker != seat:
                continue
            if against != NOBODY and against not in (challenge.winner, challenge.loser):
                continue
            won = (challenge.winner if self.won else challenge.loser) == seat
            if won and challenge.margin() >= self.by:
                return True
        return False

    def text(self, s: Speaker) -> str:
        if s.short > 1 and self.never:
            lost = f"no {s.challenge(self.type)}" if self.type >= 0 else "none"
            period = "phase" if self.period == PHASE else "round"
            return f"{lost} {'won' if self.won else 'lost'}{as_player(s, self.role)} this {period}"
        return self._done(s, self.which(s))

    def _done(self, s: Speaker, which: str) -> str:
        return f"{YOU.has(s)} {'not ' if self.never else ''}{'won' if self.won else 'lost'} {which}"

    def along(self, s: Speaker, other: Condition) -> str:
        """Challenges of two types, but for which both say the same."""
        if not isinstance(other, Challenged) or self.never or other.never or min(self.type, other.type) < 0:
            return ""
        one = (self.won, self.role, self.period, self.by)
        if one != (other.won, other.role, other.period, other.by):
            return ""
        return self._done(s, f"{a_challenge(s, self.type)} and {other.which(s)}")

    def which(self, s: Speaker, against: str = "") -> str:
        """Which challenge, and when it was; perhaps against whom."""
        by = f" by {or_more(s, self.by)} [STR]" if self.by else ""
        period = "phase" if self.period == PHASE else "round"
        return f"{a_challenge(s, self.type)}{against}{by}{as_player(s, self.role)} this {period}"


class Participates(Condition):
    """A card participates in the challenge, perhaps as attacker or defender, perhaps of a type, perhaps alone."""

    reads = ON_CHALLENGE

    def __init__(self, what: Operand, role: int = 0, type: int = -1, alone: bool = False) -> None:
        self.what, self.role, self.type, self.alone = what, role, type, alone

    def holds(self, g: Board, c: Context) -> bool:
        challenge = g.challenge
        if challenge is None or (self.type >= 0 and challenge.type != self.type):
            return False
        cards = self.what.now(g, c)
        for card in cards:
            role = g.role(card)
            if not role or self.role not in (0, role):
                return False
            if self.alone and len(g.participants(g.controller(card))) > 1:
                return False
        return bool(cards)

    def along(self, s: Speaker, other: Condition) -> str:
        """With a card of a name, which participates too."""
        if (
            s.short
            or self.role
            or self.type >= 0
            or self.alone
            or not isinstance(other, ThereIs)
            or other.never
        ):
            return ""
        companion = other.filter.companion(s)
        if not companion:
            return ""
        words = f"{self.what.text(s)} and {companion} are participating in a challenge"
        s.pause()
        return words

    def text(self, s: Speaker) -> str:
        if s.short:
            verb = (
                f"{_DOES[self.role]}s"
                if self.role or not self.alone
                else s.or_tight("attacks or defends", "participates")
            )
            where = f" in {a_challenge(s, self.type)}" if self.type >= 0 else ""
            return f"{self.what.text(s)} {verb}{' alone' if self.alone else ''}{where}"
        if self.type < 0 and (self.alone or self.role):
            verb = SIDE_NAMES.get(self.role, "attacking or defending")
            return f"{self.what.text(s)} is {verb}{' alone' if self.alone else ''}"
        return f"{self.what.text(s)} is {SIDE_NAMES.get(self.role, 'participating')} in {a_challenge(s, self.type)}"


_DOES: Final = {0: "participate", ATTACKER: "attack", DEFENDER: "defend"}
