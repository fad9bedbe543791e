"""Set-up, steps 1 to 10."""

from __future__ import annotations

from weirwood.core.decision import DecisionKind, Reason
from weirwood.thrones.engine import words
from weirwood.thrones.engine.concepts import refused, told
from weirwood.thrones.engine.flow.chart import Round, Step
from weirwood.thrones.engine.flow.frames import PARKED, Frame
from weirwood.thrones.engine.flow.initiation import Resolve
from weirwood.thrones.engine.nodes import Context
from weirwood.thrones.engine.options import KEEP, MULLIGAN, PICK, card_of, pack, verb_of
from weirwood.thrones.engine.rules.arrival import add_duplicate, copy_in_play, forbids, lift, may_attach
from weirwood.thrones.engine.rules.departure import place
from weirwood.thrones.engine.rules.prices import penalty
from weirwood.thrones.engine.selection import Beyond, PickRule, Selection
from weirwood.thrones.engine.state.board import Board
from weirwood.thrones.engine.state.happening import Happening
from weirwood.thrones.engine.state.in_play import InPlay


class ChooseFirstPlayer(Step):
    """A random player is the first player for set-up."""

    __slots__ = ()

    def run(self, g: Board, frame: Round) -> str:
        if not g.deal.profile.set_up.random_first_player:
            return ""
        named = g.deal.first_player
        g.first = g.rng.below(g.deal.players) if named is None else named
        g.tell(Happening(words.FIRST_PLAYER_CHOSEN, seat=g.first), told.FIRST_PLAYER_DRAWN)
        return ""


class AnnounceFactions(Step):
    """In player order each player announces faction and agenda; both lie faceup from the start.

    What an agenda does when it is announced resolves then, in the same order.
    """

    __slots__ = ()

    def run(self, g: Board, frame: Round) -> str:
        answers: list[Frame] = []
        for seat in g.alive():
            side = g.sides[seat]
            g.tell(Happening(words.ANNOUNCED, side.faction, seat, other=side.agenda), told.FACTIONS_ANNOUNCED)
            for ability in () if side.agenda == words.NO_CARD else g.cards[side.agenda].abilities:
                if (ability.answers >> words.ANNOUNCED) & 1:
                    answers.append(Resolve(g, seat, side.agenda, ability))
        g.stack += reversed(answers)
        return ""


class ShuffleDecks(Step):
    """Draw decks are shuffled."""

    __slots__ = ()

    def run(self, g: Board, frame: Round) -> str:
        if g.deal.setup.options.get("deck_order") != "given":
            for side in g.sides:
                g.shuffle(side.seat)
        return ""


class DrawHand(Step):
    """Each player draws seven cards."""

    __slots__ = ()

    def run(self, g: Board, frame: Round) -> str:
        for seat in g.alive():
            draw_up_to(g, seat)
        return ""


def draw_up_to(g: Board, seat: int) -> None:
    """Draw until the hand is full; no ability answers in set-up."""
    side = g.sides[seat]
    drawn = max(0, min(g.deal.profile.set_up.hand - len(side.hand), len(side.deck)))
    for _ in range(drawn):
        card = side.deck.pop()
        g.zone[card] = words.HAND
        g.moves[card] += 1
        side.hand.append(card)
    if drawn:
        g.tell(Happening(words.DREW, seat=seat, amount=drawn), told.HAND_DRAWN)


class Mulligans(Step):
    """In player order each player may once take seven new cards, which must be kept."""

    __slots__ = ()

    def run(self, g: Board, frame: Round) -> str:
        seat = frame.next_in_order(g)
        if seat == words.NOBODY or not g.deal.profile.set_up.mulligans:
            return ""
        packed = [pack(KEEP), pack(MULLIGAN)]
        option = frame.ask(g, seat, DecisionKind.MULLIGAN, packed, Reason(g.step, self.rule))
        if option == PARKED:
            return ""
        frame.had_turn(seat)
        if verb_of(option) == MULLIGAN:
            side = g.sides[seat]
            for card in side.hand.copy():
                lift(g, card)
                g.zone[card] = words.DECK
                g.moves[card] += 1
                side.deck.append(card)
            g.shuffle(seat)
            g.tell(Happening(words.MULLIGANED, seat=seat), told.MULLIGAN_TAKEN)
            draw_up_to(g, seat)
        return self.label


def setup_cost(g: Board, cards: list[int]) -> int:
    """What cards placed together cost their owner; further copies of a unique card are free."""
    spent = 0
    seen: list[str] = []
    for card in cards:
        if g.cards[card].unique and g.cards[card].name in seen:
            continue
        seen.append(g.cards[card].name)
        spent += g.cards[card].cost
        if g.deal.profile.entering.other_house_penalty:
            spent += penalty(g, g.owner(card), card)
    return spent


def may_be_placed(g: Board, card: int) -> bool:
    """Whether a card is of a type that is placed, or has the keyword for it."""
    definition = g.cards[card]
    return bool((g.deal.profile.set_up.types >> definition.type) & 1) or words.SETUP in definition.keywords


class SetupRule(PickRule):
    """No more gold and limited cards than there may be, attachments with a host, copies of unique cards free."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def fits(self, g: Board, picked: list[int], card: int) -> bool:
        definition = g.cards[card]
        if self._is_limit_reached(g, picked, card):
            return False
        if self._is_copy(g, picked, card):
            return g.deal.profile.set_up.duplicates
        if definition.type == words.ATTACHMENT and not any(self._may_host(g, card, host) for host in picked):
            return False
        return setup_cost(g, [*picked, card]) <= g.deal.profile.set_up.gold

    def beyond(self, g: Board, picked: list[int], card: int) -> Beyond | None:
        gold = g.deal.profile.set_up.gold
        spent = setup_cost(g, picked)
        price = setup_cost(g, [*picked, card]) - spent
        return Beyond(price, gold - spent, gold, refused.BEYOND_GOLD) if price > gold - spent else None

    def refused(self, g: Board, picked: list[int], card: int) -> str:
        """An event, a second limited card, a copy too many, or an attachment without a host."""
        definition = g.cards[card]
        if not may_be_placed(g, card):
            return refused.NOT_SET_UP
        if self._is_limit_reached(g, picked, card):
            return refused.SECOND_LIMITED
        if self._is_copy(g, picked, card) and not g.deal.profile.set_up.duplicates:
            return refused.COPY_SET_UP
        hosted = definition.type != words.ATTACHMENT or any(self._may_host(g, card, host) for host in picked)
        return "" if hosted else refused.NO_HOST_AT_SETUP

    def candidates(self, g: Board, cards: list[int]) -> list[int]:
        """Cards within the budget; attachments with a host beside which they are within it."""
        return [card for card in cards if self.fits(g, [], card) or self._beside(g, cards, card)]

    def _beside(self, g: Board, cards: list[int], card: int) -> bool:
        if g.cards[card].type != words.ATTACHMENT:
            return False
        return any(self.fits(g, [], host) and self.fits(g, [host], card) for host in cards)

    def _is_copy(self, g: Board, picked: list[int], card: int) -> bool:
        definition = g.cards[card]
        return definition.unique and any(g.cards[other].name == definition.name for other in picked)

    def _is_limit_reached(self, g: Board, picked: list[int], card: int) -> bool:
        if words.LIMITED not in g.cards[card].keywords:
            return False
        limited = [other for other in picked if words.LIMITED in g.cards[other].keywords]
        return len(limited) >= g.deal.profile.set_up.max_limited

    def _may_host(self, g: Board, attachment: int, host: int) -> bool:
        definition, printed = g.cards[attachment], g.cards[host]
        if definition.attach is not None:
            if not definition.attach.matches(g, Context(self.seat, attachment), host):
                return False
            if printed.type != words.CHARACTER and not g.deal.profile.entering.hosts_by_text:
                return False
        elif printed.type != words.CHARACTER:
            return False
        return not any(forbids(rule, definition) for rule in printed.no_attachments)


class PlaceCards(Step):
    """Each player places cards facedown: in player order, or all at the same time."""

    __slots__ = ()

    def run(self, g: Board, frame: Round) -> str:
        why = Reason(g.step, self.rule)
        if g.deal.profile.set_up.together:
            seats = g.alive()
            sets = [self.selection(g, seat) for seat in seats]
            all_picked = frame.pick_together(g, seats, sets, why, DecisionKind.SETUP)
            for at, picked in enumerate(all_picked or ()):
                self._place(g, seats[at], picked)
            return ""
        seat = frame.next_in_order(g)
        if seat == words.NOBODY:
            return ""
        picked_one = frame.select(g, seat, DecisionKind.SETUP, self.selection(g, seat), why)
        if picked_one is None:
            return ""
        frame.had_turn(seat)
        self._place(g, seat, picked_one)
        return self.label

    def selection(self, g: Board, seat: int) -> Selection:
        """What a player may place; cards that others can stand on come first."""
        cards = sorted([card for card in g.sides[seat].hand if may_be_placed(g, card)])
        ordered = [card for card in cards if g.cards[card].type != words.ATTACHMENT]
        ordered += [card for card in cards if g.cards[card].type == words.ATTACHMENT]
        return Selection(ordered, 0, -1, SetupRule(seat))

    def _place(self, g: Board, seat: int, picked: list[int]) -> None:
        for card in picked:
            lift(g, card)
            g.stamp += 1
            record = InPlay(card, g.cards[card], seat, seat, g.stamp)
            record.facedown = True
            record.entered = words.BY_SETUP
            g.set_record(card, record)
            g.zone[card] = words.PLAY
            g.sides[seat].play.append(card)
        g.stale = True
        g.tell(Happening(words.SET_UP, seat=seat, amount=len(picked)), told.CARDS_PLACED)


class RevealCards(Step):
    """All cards placed are turned faceup at once; further copies become duplicates.

    They are in play without having entered it, and no ability answers that (ED.setup-abilities).
    """

    __slots__ = ()

    def run(self, g: Board, frame: Round) -> str:
        for seat in g.alive():
            for card in g.sides[seat].play.copy():
                record = g.record(card)
                if record.card.unique and copy_in_play(g, seat, card) not in (words.NO_CARD, card):
                    self._make_duplicate(g, seat, card)
                    continue
                record.facedown = False
                record.kneeling = False
                g.tell(Happening(words.SET_UP, card, seat), told.SETUP_REVEALED)
        g.stale = True
        return ""

    def _make_duplicate(self, g: Board, seat: int, card: int) -> None:
        first = copy_in_play(g, seat, card)
        g.sides[seat].play.remove(card)
        g.set_record(card, None)
        g.zone[card] = words.HAND
        g.sides[seat].hand.append(card)
        add_duplicate(g, card, first)
        g.tell(Happening(words.DUPLICATED, card, seat, other=first), told.SETUP_DOUBLED)


class AttachCards(Step):
    """In player order each player attaches the attachments placed, all at once.

    ``asks`` is what the question for a host is about.
    """

    __slots__ = ("asks",)

    def __init__(self, label: str, phase: str, rule: str, name: str = "", asks: str = "host") -> None:
        super().__init__(label, phase, rule, name)
        self.asks = asks

    def run(self, g: Board, frame: Round) -> str:
        """One player at a time: first all hosts are chosen, then all are attached."""
        seat = frame.next_in_order(g)
        if seat == words.NOBODY:
            return ""
        g.fresh()
        side = g.sides[seat]
        waiting = [
            card
            for card in sorted(side.play)
            if g.record(card).card.type == words.ATTACHMENT and g.record(card).host == words.NO_CARD
        ]
        chosen: list[int] = []
        for card in waiting:
            found = [host for host in sorted(side.play) if may_attach(g, g.cards[card], seat, card, host)]
            found = [host for host in found if not self._full(g, card, host, waiting, chosen)]
            if not found:
                chosen.append(words.NO_CARD)
                continue
            option = frame.ask(
                g,
                seat,
                DecisionKind.PICK,
                [pack(PICK, host) for host in found],
                Reason(g.step, self.rule, self.asks, card=card),
                always=g.deal.ask_all,
            )
            if option == PARKED:
                return ""
            chosen.append(card_of(option))
        frame.had_turn(seat)
        for at, card in enumerate(waiting):
            if chosen[at] == words.NO_CARD:
                side.play.remove(card)
                g.set_record(card, None)
                g.tell(Happening(words.PILED, card, seat, how=words.HAND), told.SETUP_ATTACHED)
                place(g, card, words.HAND)
                continue
            g.zone[card] = words.ATTACHED
            g.record(card).host = chosen[at]
            g.record(chosen[at]).attach(card)
            g.tell(Happening(words.ATTACHING, card, seat, other=chosen[at]), told.SETUP_ATTACHED)
        g.stale = True
        g.check_due = True
        return self.label

    def _full(self, g: Board, card: int, host: int, waiting: list[int], chosen: list[int]) -> bool:
        """Whether as many copies as may be on a host are to go there already."""
        definition = g.cards[card]
        copies = 0
        for at, on in enumerate(chosen):
            if on == host and g.cards[waiting[at]].name == definition.name:
                copies += 1
        return 0 < definition.host_limit <= copies


class RefillHands(Step):
    """Each player draws up to seven cards."""

    __slots__ = ()

    def run(self, g: Board, frame: Round) -> str:
        for seat in g.alive():
            draw_up_to(g, seat)
        g.check_due = True
        return ""
