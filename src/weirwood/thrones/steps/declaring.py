"""Initiating a challenge and declaring defenders."""

from __future__ import annotations

from weirwood.core.decision import DecisionKind, Reason
from weirwood.thrones.engine import marks, words
from weirwood.thrones.engine.concepts import asked, refused
from weirwood.thrones.engine.flow import roles
from weirwood.thrones.engine.flow.chart import Round, Step
from weirwood.thrones.engine.flow.frames import PARKED
from weirwood.thrones.engine.flow.occurrence import occur
from weirwood.thrones.engine.flow.stealth import pick_bypassed
from weirwood.thrones.engine.options import CHALLENGE, PASS, pack, seat_of, value_of, verb_of
from weirwood.thrones.engine.rules.changes import apply
from weirwood.thrones.engine.rules.influence import Payment, TollRule, available, knelt, provided, toll
from weirwood.thrones.engine.selection import ApartRule, BoundRule, PickRule
from weirwood.thrones.engine.state.board import Board
from weirwood.thrones.engine.state.happening import Happening
from weirwood.thrones.engine.state.in_play import Challenge
from weirwood.thrones.steps.marshaling import next_active


def refused_challenge(g: Board, seat: int, type: int, opponent: int) -> str:
    """Why a seat may not initiate a challenge of a type against an opponent now, or "" (ED.challenge-opponent)."""
    side = g.sides[seat]
    if seat != g.active:
        return refused.NOT_ACTIVE
    why = _refused_by_allowance(g, seat, type, opponent)
    if why:
        return why
    if (side.supported >> opponent) & 1:
        return refused.SUPPORTED
    if side.most_challenges >= 0 and side.initiated >= side.most_challenges:
        return refused.MOST_CHALLENGES
    if (side.cannot_initiate >> type) & 1:
        return refused.TYPE_FORBIDDEN
    if (type, opponent) in side.cannot_initiate_against:
        return refused.OPPONENT_FORBIDDEN
    if side.most_attackers == 0:
        return refused.ATTACKERS_FORBIDDEN
    for card in side.play:
        if not refused_attacker(g, card, type):
            return ""
    return refused.NO_ATTACKER


def _refused_by_allowance(g: Board, seat: int, type: int, opponent: int) -> str:
    """One challenge of each type in a turn, and those that abilities add; elsewhere, one for each other opponent."""
    side = g.sides[seat]
    done = side.challenges[type]
    if done < g.deal.profile.challenges.of_each_type + side.extra.count(type):
        return ""
    challenged = {opponent}
    for past in g.past:
        if past.attacker == seat and past.type == type and past.phase == g.phase_number:
            challenged.add(past.against)
    elsewhere = min(side.extra_elsewhere.count(type), len(challenged) - 1)
    if done < 1 + side.extra.count(type) + elsewhere:
        return ""
    return refused.ELSEWHERE_ONLY if type in side.extra_elsewhere else refused.CHALLENGES_USED


def may_attack(g: Board, seat: int, type: int) -> list[int]:
    """The characters a seat may declare as attackers, in the order of their ids."""
    return [card for card in sorted(g.sides[seat].play) if not refused_attacker(g, card, type)]


def refused_attacker(g: Board, card: int, type: int) -> str:
    """Why a card may not be declared as an attacker, or ""."""
    record = g.record(card)
    if record.card.type != words.CHARACTER:
        return refused.NO_CHARACTER
    if record.facedown:
        return refused.FACEDOWN_CHARACTER
    if record.kneeling:
        return refused.KNEELING_ATTACKER
    if not record.has_icon(type) and not (record.lifted // marks.FIGHTS_WITHOUT_ICON >> type) & 1:
        return refused.NO_ICON
    if record.barred & marks.CANNOT_ATTACK:
        return refused.ATTACK_FORBIDDEN
    if record.toll and record.toll > available(g, record.controller, [card]):
        return refused.TOLL_UNPAYABLE
    if record.barred & marks.CANNOT_KNEEL and not (record.lifted // marks.NO_KNEEL_TO_ATTACK >> type) & 1:
        return refused.ATTACKER_CANNOT_KNEEL
    return ""


def refused_defender(g: Board, card: int, challenge: Challenge) -> str:
    """Why a card may not be declared as a defender, or ""."""
    record = g.record(card)
    if record.card.type != words.CHARACTER:
        return refused.NO_CHARACTER
    if record.facedown:
        return refused.FACEDOWN_CHARACTER
    if record.role:
        return refused.PARTICIPATES
    type = challenge.type
    if record.kneeling and not (record.lifted // marks.DEFENDS_KNEELING >> type) & 1:
        return refused.KNEELING_DEFENDER
    iconless = record.lifted // marks.DEFENDS_KNEELING | record.lifted // marks.FIGHTS_WITHOUT_ICON
    if not record.has_icon(type) and not (iconless >> type) & 1:
        return refused.NO_ICON
    if card in challenge.bypassed:
        return refused.WAS_BYPASSED
    if record.barred & marks.CANNOT_DEFEND:
        return refused.DEFENCE_FORBIDDEN
    if record.toll and record.toll > available(g, record.controller, [card]):
        return refused.TOLL_UNPAYABLE
    if (
        not record.kneeling
        and record.barred & marks.CANNOT_KNEEL
        and not (record.lifted // marks.NO_KNEEL_TO_DEFEND >> type) & 1
    ):
        return refused.DEFENDER_CANNOT_KNEEL
    return ""


class InitiateChallenge(Step):
    """The active player initiates a challenge or passes; type, attackers and stealth are one act.

    In a chart that has a step for stealth it comes later. ``over`` is where a turn goes on in which no more is
    initiated.
    """

    __slots__ = ("over",)
    own_role = roles.INITIATE

    def __init__(self, label: str, phase: str, rule: str, over: str) -> None:
        super().__init__(label, phase, rule)
        self.over = over

    def run(self, g: Board, frame: Round) -> str:
        seat = g.active
        if g.sides[seat].eliminated:
            return self._turn_ends(g)
        option = frame.given()
        if option == PARKED:
            packed = self._challenges(g, seat)
            if not packed and not g.deal.ask_windows:
                return self._turn_ends(g)
            packed.append(PASS)
            why = Reason(g.step, self.rule)
            option = frame.ask(
                g, seat, DecisionKind.CHALLENGE, packed, why, words.CHALLENGE_NAMES, always=True
            )
            if option == PARKED:
                return ""
        if verb_of(option) == PASS:
            return self._turn_ends(g)
        type, opponent = value_of(option), seat_of(option)
        why = Reason(g.step, g.clause(asked.ATTACKERS), "attackers", own=True)
        able = may_attack(g, seat, type)
        side = g.sides[seat]
        if side.apart or g.lasting or g.deal.profile.values.influence:
            bound = [card for card in able if g.record(card).lifted & marks.MUST_ATTACK]
            attackers = pick_fighters(g, frame, seat, able, bound, 1, side.most_attackers, why)
        else:
            attackers = frame.pick(g, seat, able, 1, side.most_attackers, why)
        if attackers is None:
            return ""
        paying = pay_toll(g, frame, seat, attackers) if g.deal.profile.values.influence else []
        if paying is None:
            return ""
        later = roles.STEALTH in frame.chart.roles
        bypassed = [] if later else pick_bypassed(g, frame, seat, attackers, opponent)
        if bypassed is None:
            return ""
        happenings = initiating(g, type, opponent, attackers, bypassed)
        if paying:
            happenings += knelt(paying, seat, words.NO_CARD)
        occur(g, happenings)
        return ""

    def _challenges(self, g: Board, seat: int) -> list[int]:
        packed: list[int] = []
        for opponent in g.opponents(seat):
            for type in range(3):
                if not refused_challenge(g, seat, type, opponent):
                    packed.append(pack(CHALLENGE, seat=opponent, value=type))
        return packed

    def _turn_ends(self, g: Board) -> str:
        g.sides[g.active].was_active = True
        return self.over


def pick_fighters(
    g: Board, frame: Round, seat: int, cards: list[int], bound: list[int], least: int, most: int, why: Reason
) -> list[int] | None:
    """Attackers or defenders, those who must be among them first; None while the question waits."""
    tolls = bool(g.deal.profile.values.influence and toll(g, cards))
    apart = g.sides[seat].apart
    if not tolls and not apart:
        return frame.pick_bound(g, seat, cards, bound, least, most, why)
    bound = [card for card in bound if not g.record(card).toll and not any(card == each[0] for each in apart)]
    ordered = bound + [card for card in cards if card not in bound]
    fewest = max(least, len(bound) if most < 0 else min(most, len(bound)))
    rule: PickRule = TollRule(seat, bound) if tolls else BoundRule(bound)
    return frame.pick(g, seat, ordered, fewest, most, why, ApartRule(apart, rule) if apart else rule)


def pay_toll(g: Board, frame: Round, seat: int, cards: list[int]) -> list[int] | None:
    """The cards that kneel so that characters may fight, or None while the question waits."""
    payment = Payment(provided(g, seat, cards), toll(g, cards))
    return frame.select(g, seat, DecisionKind.PICK, payment, Reason(g.step, g.clause(asked.TOLL), "toll"))


def initiating(
    g: Board, type: int, opponent: int, attackers: list[int], bypassed: list[tuple[int, int]]
) -> list[Happening]:
    """What happens when the active player initiates a challenge, all at once."""
    seat = g.active
    happenings = [Happening(words.INITIATED, seat=seat, how=type, amount=opponent)]
    for card in attackers:
        happenings.append(Happening(words.DECLARED, card, seat, how=words.ATTACKER))
    for card in attackers:
        if not g.record(card).lifted & marks.unkneeling(type, opponent):
            happenings.append(Happening(words.KNELT, card, seat))
    return happenings + bypassing(opponent, bypassed)


def bypassing(opponent: int, bypassed: list[tuple[int, int]]) -> list[Happening]:
    """What happens when attackers bypass characters of an opponent."""
    return [Happening(words.BYPASSED, target, opponent, other=attacker) for attacker, target in bypassed]


class UseStealth(Step):
    """Attackers with stealth bypass characters, after all have been declared."""

    __slots__ = ()
    own_role = roles.STEALTH

    def run(self, g: Board, frame: Round) -> str:
        challenge = g.challenge
        assert challenge is not None
        bypassed = pick_bypassed(g, frame, challenge.attacker, challenge.attackers, challenge.defender)
        if bypassed:
            occur(g, bypassing(challenge.defender, bypassed))
        return ""


def suppose_attack(g: Board, type: int, opponent: int, attackers: list[int]) -> None:
    """On a copy of a game: let the active player attack like this, nobody answering."""
    for happening in initiating(g, type, opponent, attackers, []):
        apply(g, happening)


def suppose_defence(g: Board, challenge: Challenge, defenders: list[int]) -> None:
    """On a copy of a game: let these defend, nobody answering."""
    for happening in defending(g, challenge, defenders):
        apply(g, happening)


def defending(g: Board, challenge: Challenge, defenders: list[int]) -> list[Happening]:
    """What happens when characters are declared as defenders, all at once."""
    seat = challenge.defender
    happenings = [Happening(words.DECLARED, card, seat, how=words.DEFENDER) for card in defenders]
    for card in defenders:
        record = g.record(card)
        if not record.kneeling and not (record.lifted // marks.NO_KNEEL_TO_DEFEND >> challenge.type) & 1:
            happenings.append(Happening(words.KNELT, card, seat))
    return happenings


class DeclareDefenders(Step):
    """The defending player declares any number of eligible characters."""

    __slots__ = ()
    own_role = roles.DEFENDERS

    def run(self, g: Board, frame: Round) -> str:
        challenge = g.challenge
        assert challenge is not None
        picked = self._pick(g, frame, challenge.defender, challenge)
        if picked is None:
            return ""
        paying = pay_toll(g, frame, challenge.defender, picked) if g.deal.profile.values.influence else []
        if paying is None:
            return ""
        happenings = defending(g, challenge, picked)
        if paying:
            happenings += knelt(paying, challenge.defender, words.NO_CARD)
        if happenings:
            occur(g, happenings)
        return ""

    def _pick(self, g: Board, frame: Round, seat: int, challenge: Challenge) -> list[int] | None:
        cards = [card for card in sorted(g.sides[seat].play) if not refused_defender(g, card, challenge)]
        bound = [card for card in cards if g.record(card).lifted & marks.MUST_DEFEND]
        most = g.sides[seat].most_defenders
        why = Reason(g.step, self.rule, "defenders")
        if g.sides[seat].apart or g.deal.profile.values.influence:
            return pick_fighters(g, frame, seat, cards, bound, 0, most, why)
        return frame.pick_bound(g, seat, cards, bound, 0, most, why)


class ChallengesBegin(Step):
    """The active player of the challenges phase; the window before each challenge comes next."""

    __slots__ = ()
    own_role = roles.TURN_BEGINS

    def run(self, g: Board, frame: Round) -> str:
        if g.active == words.NOBODY or g.sides[g.active].was_active:
            g.active = next_active(g)
        return ""
