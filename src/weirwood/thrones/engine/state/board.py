"""The board: a position with the questions everybody asks of it."""

from __future__ import annotations

from typing import Any

from weirwood.thrones.engine.card import Card
from weirwood.thrones.engine.marks import CANNOT_STAND, NO_CONTRIBUTION, PARTICIPATES
from weirwood.thrones.engine.state.derived import recompute
from weirwood.thrones.engine.state.happening import Happening
from weirwood.thrones.engine.state.in_play import OPPONENTS_ONLY, InPlay
from weirwood.thrones.engine.state.log import Told, stay_of_source, told
from weirwood.thrones.engine.state.position import Position
from weirwood.thrones.engine.words import (
    ATTACHED,
    ATTACKER,
    BESIDE,
    CHARACTER,
    CLAIM,
    DEAD,
    DECK,
    DEFENDER,
    DISCARD,
    DREW,
    DUPLICATE,
    EVENT,
    FACTION_PLACE,
    GOLD_MOVED,
    GOLD_VALUE,
    HAND,
    INITIATIVE,
    LIMITED,
    NO_CARD,
    NOBODY,
    ON_HISTORY,
    PHASE,
    PLAY,
    PLOTS,
    RESERVE,
    REVEALED,
    ROUND,
    TITLE_PLACE,
    TITLE_POOL,
    USED,
)


class Board(Position):
    """What the engine and the words of cards work on."""

    __slots__ = ()

    def clone(self) -> Board:
        """An independent equal."""
        raise AssertionError("a board is cloned by the state that it is part of")

    def fresh(self) -> None:
        """Make derived values right; call it before reading any. What changed them is to be checked."""
        if self.stale:
            recompute(self)
            self.check_due = True

    def touch(self, deps: int) -> None:
        """Something changed that derived values may depend on."""
        if self.deps & deps:
            self.stale = True

    def record(self, card: int) -> InPlay:
        """The record of a card that is known to be in play."""
        record = self.records[card]
        assert record is not None
        return record

    def set_record(self, card: int, record: InPlay | None) -> None:
        """Put a card into play, or out of it."""
        self.records[card] = record
        self.table_due = True

    def definition(self, card: int) -> Card:
        """What a card is now: in play perhaps something else than printed."""
        record = self.records[card]
        return self.cards[card] if record is None else record.card

    def in_play(self, card: int) -> bool:
        """Whether a card is in play."""
        return self.zone[card] in (PLAY, ATTACHED, DUPLICATE, REVEALED, FACTION_PLACE, TITLE_PLACE)

    def may_bring_limited(self, seat: int, card: int) -> bool:
        """Whether a player may bring in a limited card this round beside those that came."""
        side = self.sides[seat]
        free = self.deal.profile.rounds.limited + side.limited_bonus
        if not side.limited_types or side.limited < free:
            return side.limited < free
        came = {self.cards[other].type for other in side.marshaled if LIMITED in self.cards[other].keywords}
        more = {type for type in range(EVENT) if side.limited_types >> type & 1}
        return side.limited - len(came & more) < free or self.cards[card].type in more - came

    def may_draw(self, seat: int) -> int:
        """How many cards a player may still draw by card effects."""
        cards = len(self.sides[seat].deck)
        return (
            cards if self.deal.profile.rounds.extra_draws is None else min(cards, self.extra_draws_left(seat))
        )

    def extra_draws_left(self, seat: int) -> int:
        """How many cards card effects may still let a player draw in this round, where they are limited."""
        most = self.deal.profile.rounds.extra_draws
        return 0 if most is None else most - self.limits.get(_draws_key(seat), 0)

    def count_draws(self, seat: int, drawn: int) -> None:
        """Count cards that card effects let a player draw, where they are limited."""
        if self.deal.profile.rounds.extra_draws is not None:
            key = _draws_key(seat)
            self.limits[key] = self.limits.get(key, 0) + drawn

    def may_leave(self, card: int) -> bool:
        """Whether a card can leave the place it is in; in play faction cards and plots cannot."""
        record = self.records[card]
        return record is None or record.card.leaves_play()

    def is_facedown(self, card: int) -> bool:
        """Whether a card lies facedown: among the cards in play, as a duplicate, in the title pool."""
        record = self.records[card]
        if record is not None:
            return record.facedown
        if self.zone[card] == TITLE_POOL:
            return True
        return self.zone[card] == DUPLICATE and self.seen[card] != self.everyone()

    def owner(self, card: int) -> int:
        """Whose deck it came in, or who drafted it."""
        return self.owners[card]

    def controller(self, card: int) -> int:
        """Who controls it; out of play its owner."""
        record = self.records[card]
        return self.owners[card] if record is None else record.controller

    def alive(self) -> list[int]:
        """The seats still in the game, in player order from the first player."""
        order = self.deal.orders[self.first]
        for side in self.sides:
            if side.eliminated:
                return [seat for seat in order if not self.sides[seat].eliminated]
        return order

    def opponents(self, seat: int) -> list[int]:
        """The other seats still in the game, in player order."""
        return [other for other in self.alive() if other != seat]

    def next_seat(self, seat: int) -> int:
        """The next seat clockwise that is still in the game."""
        players = self.deal.players
        for step in range(1, players):
            other = (seat + step) % players
            if not self.sides[other].eliminated:
                return other
        return seat

    def whose_turn(self, seat: int) -> int:
        """The seat that acts next: where it is nobody's turn yet, the first player."""
        if seat == NOBODY:
            return self.first
        return self.next_seat(seat) if self.sides[seat].eliminated else seat

    def all_among(self, seats: int) -> bool:
        """Whether every seat still in the game is among some, given as bits."""
        for side in self.sides:
            if not side.eliminated and not (seats >> side.seat) & 1:
                return False
        return True

    def power(self, seat: int) -> int:
        """All power on cards a seat controls; an eliminated player has none."""
        side = self.sides[seat]
        faction = self.records[side.faction]
        if faction is None:
            return 0
        total = faction.power
        for card in side.play:
            record = self.records[card]
            if record is not None:
                total += record.power
        if side.plot != NO_CARD:
            total += self.record(side.plot).power
        return total

    def goal(self, seat: int) -> int:
        """The power that a seat needs to win."""
        return self.deal.profile.ends.power + self.sides[seat].goal_change

    def doomed(self, seat: int) -> int:
        """How many doomed cards a seat counts as having in its dead pile."""
        side = self.sides[seat]
        return side.doom + sum([self.cards[card].doomed for card in side.dead])

    def strength(self, card: int) -> int:
        """The strength of a card in play; less than zero counts as zero."""
        if self.stale:
            self.fresh()
        return max(0, self.record(card).strength)

    def plot_value(self, seat: int, value: int) -> int:
        """A value of a seat's revealed plot with all changes, at least zero; zero without a plot."""
        if self.stale:
            self.fresh()
        side = self.sides[seat]
        plot = None if side.plot == NO_CARD else self.records[side.plot]
        if plot is None:
            return 0
        card = plot.card
        if value == GOLD_VALUE:
            base = card.gold if plot.gold_base < 0 else plot.gold_base
        elif value == INITIATIVE:
            base = card.initiative if plot.initiative_base < 0 else plot.initiative_base
        elif value == CLAIM:
            base = card.claim
        else:
            assert value == RESERVE
            base = card.reserve
        return max(0, base + side.plot_change[value])

    def income(self, seat: int) -> int:
        """What a seat collects: the gold value of its plot, and what abilities add to its total income."""
        return self.plot_value(seat, GOLD_VALUE) + self.sides[seat].income_bonus

    def is_immune(self, card: int, source: int) -> bool:
        """Whether a card in play is immune to effects of a source's type."""
        record = self.records[card]
        if record is None or not record.immune or source == NO_CARD:
            return False
        immune = record.immune >> self.definition(source).type
        return bool(immune & 1) or (
            bool(immune >> OPPONENTS_ONLY & 1) and self.controller(source) != record.controller
        )

    def remember(self, happening: Happening) -> None:
        """Count that something happened to a player in this phase; it is forgotten like limits are."""
        key = _phase_key(happening.seat, happening.kind)
        self.limits[key] = self.limits.get(key, 0) + 1
        self.touch(ON_HISTORY)

    def times_this_phase(self, seat: int, kind: int) -> int:
        """How often something that is remembered happened to a player in this phase."""
        return self.limits.get(_phase_key(seat, kind), 0)

    def remember_gift(self, giver: int, taker: int) -> None:
        """Remember that a player gave another gold in this phase."""
        self.limits[_gift_key(giver, taker)] = 1
        self.touch(ON_HISTORY)

    def has_given(self, giver: int, taker: int) -> bool:
        """Whether a player has given another gold in this phase."""
        return _gift_key(giver, taker) in self.limits

    def may_stand(self, seat: int, card: int) -> bool:
        """Whether a seat may stand a card: it kneels, and nothing forbids it."""
        record = self.records[card]
        if record is None or not record.kneeling or record.barred & CANNOT_STAND:
            return False
        side = self.sides[seat]
        return record.card.type != CHARACTER or side.most_standing < 0 or side.stood < side.most_standing

    def role(self, card: int) -> int:
        """How a card participates in the challenge: declared, brought in, or considered to (0 if not)."""
        record = self.records[card]
        challenge = self.challenge
        if record is None or challenge is None:
            return 0
        if record.role == 0 and record.lifted & PARTICIPATES:
            return ATTACKER if record.controller == challenge.attacker else DEFENDER
        return record.role

    def participants(self, seat: int) -> list[int]:
        """The participating characters a seat controls, in the order of their ids."""
        if self.challenge is None:
            return []
        found = []
        for card in self.sides[seat].play:
            record = self.records[card]
            if record is not None and (record.role or record.lifted & PARTICIPATES):
                found.append(card)
        found.sort()
        return found

    def challenge_strength(self, seat: int) -> int:
        """What a side of the challenge counts."""
        if self.stale:
            self.fresh()
        total = self.sides[seat].challenge_bonus
        for card in self.participants(seat):
            record = self.records[card]
            if record is not None and not record.barred & NO_CONTRIBUTION:
                total += max(0, record.strength)
        return max(0, total)

    def pile(self, seat: int, zone: int) -> list[int]:
        """The pile of a seat that is a zone."""
        side = self.sides[seat]
        if zone == HAND:
            return side.hand
        if zone == DECK:
            return side.deck
        if zone == DISCARD:
            return side.discard
        if zone == DEAD:
            return side.dead
        if zone == PLOTS:
            return side.plots
        if zone == PLAY:
            return side.play
        return side.used if zone == USED else side.removed

    def arrive(self, card: int) -> None:
        """A card lies in a hand or pile from now on: what happened before it it cannot answer."""
        for frame in self.stack:
            frame.arrives(card)

    def everyone(self) -> int:
        """All seats, as bits."""
        return (1 << self.deal.players) - 1

    def shuffle(self, seat: int) -> None:
        """Shuffle a deck; nobody knows its order any more, nor which card is which."""
        deck = self.sides[seat].deck
        self.rng.shuffle(deck)
        for card in deck:
            self.seen[card] = 0
            self.moves[card] = self.moves[card] + 1

    def identity(self, card: int) -> int:
        """A number for this stay of a card: a card that leaves play and comes back is another."""
        record = self.records[card]
        return 2 * card + 1 if record is None or self.zone[card] == BESIDE else 2 * record.stamp

    def clause(self, concept: str) -> str:
        """The clause that the edition binds to a concept."""
        return self.deal.edition.clauses[concept]

    def tell(self, happening: Happening, concept: str = "", stay: int = -1) -> None:
        """Write a happening into the log; a card that goes facedown or moves in secret not all may know."""
        if not self.quiet:
            self.log.append(told(self, happening, concept, stay))

    def note(
        self,
        kind: str,
        concept: str,
        seat: int,
        cards: tuple[int, ...] = (),
        amount: int | None = None,
        source: int | None = None,
        value: Any = None,
        knowers: tuple[int, ...] | None = None,
        other: int = NOBODY,
    ) -> None:
        """Write something into the log that is no happening: nothing answers it. It may be about another seat."""
        if self.quiet:
            return
        seats = (seat,) if other == NOBODY else (seat, other)
        self.note_all(kind, concept, seats, cards, amount, source, value, knowers)

    def note_all(
        self,
        kind: str,
        concept: str,
        seats: tuple[int, ...],
        cards: tuple[int, ...] = (),
        amount: int | None = None,
        source: int | None = None,
        value: Any = None,
        knowers: tuple[int, ...] | None = None,
    ) -> None:
        """The same about any number of players."""
        if self.quiet:
            return
        stays = [self.moves[card] for card in cards]
        if source is not None:
            stays.append(stay_of_source(self, source))
        rule = self.deal.edition.clauses[concept] if concept else None
        self.log.append(Told(kind, rule, seats, cards, amount, source, value, knowers, tuple(stays), concept))


def _phase_key(seat: int, kind: int) -> int:
    """Where it is counted how often something happened to a player, among the limits of the phase."""
    return ((1 << 41 | kind) << 10 | seat << 5) << 3 | PHASE


def _gift_key(giver: int, taker: int) -> int:
    """Where it is kept that a player gave another gold, among the limits of the phase."""
    return _phase_key(taker, GOLD_MOVED) | giver << 3


def _draws_key(seat: int) -> int:
    """Where the cards are counted that card effects let a player draw, among the limits of the round."""
    return _phase_key(seat, DREW) - PHASE + ROUND
