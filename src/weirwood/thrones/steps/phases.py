"""Beginnings and ends of phases, and the short phases: draw, dominance, standing, taxation."""

from __future__ import annotations

from weirwood.core.decision import Reason
from weirwood.thrones.engine import words
from weirwood.thrones.engine.concepts import asked
from weirwood.thrones.engine.flow import roles
from weirwood.thrones.engine.flow.chart import Round, Step
from weirwood.thrones.engine.flow.occurrence import occur
from weirwood.thrones.engine.marks import NO_DOMINANCE
from weirwood.thrones.engine.rules.lasting import start
from weirwood.thrones.engine.rules.plots import over_reserve
from weirwood.thrones.engine.state.board import Board
from weirwood.thrones.engine.state.happening import Happening


class PhaseBegins(Step):
    """A phase begins; the first one begins the round."""

    __slots__ = ("first",)

    def __init__(self, label: str, phase: str, rule: str, first: bool = False) -> None:
        super().__init__(label, phase, rule)
        self.first = first
        if first:
            self.role = roles.ROUND_BEGINS

    def run(self, g: Board, frame: Round) -> str:
        g.phase_number += 1
        start(g, words.PHASE)
        if self.first:
            g.round += 1
            start(g, words.ROUND)
            g.past = []
            for side in g.sides:
                side.limited = 0
                side.marshaled = []
                side.played = []
                side.rivals_beaten = 0
            g.touch(words.ON_HISTORY)
        g.touch(words.ON_PHASE | words.ON_NEW_PHASE)
        occur(g, [Happening(words.PHASE_BEGAN, how=frame.chart.phase_numbers[frame.place])])
        return ""


class PhaseEnds(Step):
    """A phase ends: interrupts, expiry, delayed effects, reactions."""

    __slots__ = ("next_round",)
    own_role = roles.PHASE_ENDS

    def __init__(self, label: str, phase: str, rule: str, next_round: str = "") -> None:
        super().__init__(label, phase, rule)
        self.next_round = next_round

    def run(self, g: Board, frame: Round) -> str:
        happenings = [Happening(words.PHASE_ENDED, how=frame.chart.phase_numbers[frame.place])]
        if self.next_round:
            happenings.append(Happening(words.ROUND_ENDED, amount=g.round))
        occur(g, happenings)
        return self.next_round


class DrawCards(Step):
    """Each player draws cards, all at once."""

    __slots__ = ()

    def run(self, g: Board, frame: Round) -> str:
        happenings = []
        for seat in g.alive():
            if not g.sides[seat].skips_draw:
                count = g.deal.profile.rounds.drawn + g.sides[seat].draw_bonus
                happenings.append(Happening(words.DREW, seat=seat, amount=count))
        occur(g, happenings)
        return ""


class Dominance(Step):
    """The unique highest total wins dominance and 1 power (ED.dominance-tie, ED.dominance-time)."""

    __slots__ = ()
    own_role = roles.DOMINANCE

    def run(self, g: Board, frame: Round) -> str:
        seats = g.alive()
        totals = [dominance_strength(g, seat) for seat in seats]
        best = max(totals)
        if totals.count(best) == 1:
            seat = seats[totals.index(best)]
            won = Happening(words.DOMINANCE_WON, seat=seat, amount=best)
            occur(g, [won, Happening(words.POWER_GAINED, g.sides[seat].faction, seat, 1)])
        return ""


def dominance_strength(g: Board, seat: int) -> int:
    """Strength of standing characters, gold, and what abilities add."""
    g.fresh()
    side = g.sides[seat]
    total = side.dominance_bonus + (side.gold if g.deal.profile.rounds.gold_dominates else 0)
    for card in side.play:
        record = g.record(card)
        if record.card.type == words.CHARACTER and not (record.kneeling or record.lifted & NO_DOMINANCE):
            total += max(0, record.strength)
    return total


class StandCards(Step):
    """Every kneeling card stands, all at once; who may not stand all chooses."""

    __slots__ = ()

    def run(self, g: Board, frame: Round) -> str:
        types = g.deal.profile.rounds.standing
        standing: list[Happening] = []
        for seat in g.alive():
            side = g.sides[seat]
            characters: list[int] = []
            others = [side.faction]
            if side.plot != words.NO_CARD:
                others.append(side.plot)
            for card in sorted(side.play):
                if g.record(card).card.type == words.CHARACTER:
                    characters.append(card)
                else:
                    others.append(card)
            characters = [card for card in characters if g.may_stand(seat, card)]
            limit = max(0, side.most_standing - side.stood)
            if side.most_standing >= 0 and limit < len(characters):
                picked = frame.pick(g, seat, characters, limit, limit, Reason(g.step, self.rule, "stand"))
                if picked is None:
                    return ""
                characters = picked
            for card in others + characters:
                if g.record(card).kneeling and (types >> g.record(card).card.type) & 1:
                    standing.append(Happening(words.STOOD, card, seat))
        if standing:
            occur(g, standing)
        return ""


class ReturnGold(Step):
    """All gold goes back to the treasury at once; that of the active player alone, while there is one.

    Where a turn ends with it, gold is spent in one's own turn only (ED.gold-kept, ED.gold-use, ED.events-cost).
    """

    __slots__ = ()

    def run(self, g: Board, frame: Round) -> str:
        g.fresh()
        happenings = [
            Happening(words.GOLD_RETURNED, seat=seat, amount=g.sides[seat].gold)
            for seat in g.alive()
            if g.active in (words.NOBODY, seat) and g.sides[seat].gold and not g.sides[seat].keeps_gold
        ]
        if happenings:
            occur(g, happenings)
        return ""


class CheckReserve(Step):
    """In player order, who has more cards than the reserve discards down to it."""

    __slots__ = ()

    def run(self, g: Board, frame: Round) -> str:
        seat = frame.next_in_order(g)
        if seat == words.NOBODY:
            return ""
        over = over_reserve(g, seat)
        why = Reason(g.step, g.clause(asked.RESERVE), "reserve")
        picked = frame.pick(g, seat, sorted(g.sides[seat].hand), over, over, why) if over else []
        if picked is None:
            return ""
        frame.had_turn(seat)
        if picked:
            occur(g, [Happening(words.HAND_DISCARDED, card, seat) for card in picked])
        return self.label
