"""Challenge resolution keywords: insight, intimidate, pillage, renown; and deadly, where it has a step of its own."""

from __future__ import annotations

from typing import Final

from weirwood.core.decision import DecisionKind, Reason
from weirwood.thrones.engine import words
from weirwood.thrones.engine.concepts import asked
from weirwood.thrones.engine.flow.chart import Round, Step
from weirwood.thrones.engine.flow.claim import may_be_killed
from weirwood.thrones.engine.flow.frames import PARKED
from weirwood.thrones.engine.flow.occurrence import occur
from weirwood.thrones.engine.options import MODE, pack, value_of
from weirwood.thrones.engine.state.board import Board
from weirwood.thrones.engine.state.happening import BY_INSIGHT, BY_PILLAGE, BY_RENOWN, Happening
from weirwood.thrones.engine.state.in_play import Challenge

_WHY: Final = {
    words.INSIGHT: asked.INSIGHT,
    words.INTIMIDATE: asked.INTIMIDATE,
    words.PILLAGE: asked.PILLAGE,
    words.RENOWN: asked.RENOWN,
}


class ProcessKeywords(Step):
    """Type by type, in an order the first player chooses; each type once.

    The round frame keeps the type at hand plus one in ``turn`` and the instances done in ``kept``.
    """

    __slots__ = ()

    def run(self, g: Board, frame: Round) -> str:
        challenge = g.challenge
        if challenge is None or challenge.winner < 0:
            return ""
        if frame.turn == 0:
            types = [type for type in _WHY if self._relevant(g, challenge, type)]
            if not types:
                return ""
            if not g.deal.profile.challenges.keywords_are_ordered:
                types = types[:1]
            packed = [pack(MODE, value=type) for type in types]
            why = Reason(g.step, self.rule, "keyword-order")
            option = frame.ask(g, g.first, DecisionKind.MODE, packed, why, words.KEYWORD_NAMES)
            if option == PARKED:
                return ""
            frame.turn = 1 + value_of(option)
            frame.kept = []
            return self.label
        if self._resolve(g, frame, challenge, frame.turn - 1) and not g.decisions:
            challenge.processed |= 1 << (frame.turn - 1)
            frame.turn = 0
            frame.kept = []
        return self.label

    def _relevant(self, g: Board, challenge: Challenge, type: int) -> bool:
        known = words.KEYWORD_NAMES[type] in g.deal.profile.values.keywords
        if not known or (challenge.processed >> type) & 1:
            return False
        if type == words.INTIMIDATE and challenge.winner != challenge.attacker:
            return False
        return bool(self._instances(g, challenge, type))

    def _instances(self, g: Board, challenge: Challenge, type: int) -> list[int]:
        return [card for card in g.participants(challenge.winner) if g.record(card).has(type)]

    def _resolve(self, g: Board, frame: Round, challenge: Challenge, type: int) -> bool:
        """Resolve instances of a type; True when the type is done. While parked the answer does not matter."""
        seat = challenge.winner
        why = Reason(g.step, g.clause(_WHY[type]), words.KEYWORD_NAMES[type])
        cards = [card for card in self._instances(g, challenge, type) if card not in frame.kept]
        if type == words.INTIMIDATE:
            return self._intimidate(g, frame, challenge, cards, why)
        if type == words.PILLAGE:
            return self._pillage(g, frame, challenge, cards, why)
        if not cards:
            return True
        optional = type != words.RENOWN or g.deal.profile.challenges.renown_is_optional
        picked = frame.pick(g, seat, cards, 0 if optional else len(cards), -1, why)
        if picked is None:
            return False
        # Instances gained meanwhile come next.
        frame.kept += cards
        if not picked:
            return False
        if type == words.RENOWN:
            happenings = [
                Happening(words.POWER_GAINED, card, seat, 1, source=card, flags=BY_RENOWN) for card in picked
            ]
        else:
            happenings = [
                Happening(words.DREW, seat=seat, amount=1, source=card, flags=BY_INSIGHT) for card in picked
            ]
        occur(g, happenings)
        return False

    def _pillage(self, g: Board, frame: Round, challenge: Challenge, cards: list[int], why: Reason) -> bool:
        """One instance after the other, in the order their controller chooses."""
        deck = g.sides[challenge.loser].deck
        if not cards or not deck:
            return True
        picked = frame.pick(g, challenge.winner, cards, 0, 1, why)
        if not picked:
            return True
        pillager = picked[0]
        frame.kept.append(pillager)
        top = Happening(words.DECK_DISCARDED, deck[-1], challenge.loser, source=pillager, flags=BY_PILLAGE)
        occur(g, [top])
        return False

    def _intimidate(
        self, g: Board, frame: Round, challenge: Challenge, cards: list[int], why: Reason
    ) -> bool:
        """Kneel one character of the loser with no more strength than the margin."""
        targets = []
        for card in sorted(g.sides[challenge.loser].play):
            record = g.record(card)
            if record.card.type != words.CHARACTER or record.kneeling:
                continue
            if max(0, record.strength) <= challenge.margin():
                targets.append(card)
        if not cards:
            return True
        picked = frame.pick(g, challenge.winner, targets, 0, 1, why)
        if picked:
            occur(g, [Happening(words.KNELT, picked[0], challenge.loser, source=cards[0])])
        return True


class Deadly(Step):
    """Where more attackers than defenders are deadly, the defending player chooses a defender, who is killed."""

    __slots__ = ()

    def run(self, g: Board, frame: Round) -> str:
        challenge = g.challenge
        assert challenge is not None
        g.fresh()
        defender = challenge.defender
        if self._deadly(g, challenge.attacker) <= self._deadly(g, defender):
            return ""
        defenders = [card for card in may_be_killed(g, defender) if card in g.participants(defender)]
        why = Reason(g.step, self.rule, words.KEYWORD_NAMES[words.DEADLY])
        picked = frame.pick(g, defender, defenders, 1, 1, why)
        if picked:
            occur(g, [Happening(words.KILLED, picked[0], defender)])
        return ""

    def _deadly(self, g: Board, seat: int) -> int:
        return sum([g.record(card).has(words.DEADLY) for card in g.participants(seat)])
