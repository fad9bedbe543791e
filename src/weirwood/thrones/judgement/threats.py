"""What is still to come this round: challenges that could be initiated, and dominance."""

from __future__ import annotations

from typing import Final

from weirwood.thrones.engine.flow import roles
from weirwood.thrones.engine.flow.chart import round_of
from weirwood.thrones.engine.marks import CANNOT_ATTACK, CANNOT_DEFEND
from weirwood.thrones.engine.rules.plots import over_reserve
from weirwood.thrones.engine.state.board import Board
from weirwood.thrones.engine.words import CHALLENGE_NAMES, CHARACTER, CLAIM, INTRIGUE, MILITARY, NO_CARD
from weirwood.thrones.judgement.worth import hold_worth, in_play_worth, power_worth
from weirwood.thrones.steps.phases import dominance_strength

_BEFORE: Final = ("setup", "plot", "draw", "marshaling")
_OVERPOWERED: Final = 0.55
_UNLIKELY: Final = 0.1
_SHARES: Final = (0.6, 0.4, 0.25)
"""How much of the best, the second and the third challenge to come counts: the same characters fight in all."""
_OVER_RESERVE: Final = 0.5
WON: Final = 1000.0
_LEADING: Final = 4
"""Among several opponents each counts by this and its power: who is near to winning is to be stopped."""


def power_step(g: Board, seat: int) -> float:
    """What one more power is worth to a seat."""
    power = g.power(seat)
    return power_worth(power + 1) - power_worth(power)


def claim_worth(g: Board, type: int, attacker: int, defender: int) -> float:
    """What claim of a type takes from the defender and gives to the attacker."""
    claim = 1 if g.sides[attacker].plot == NO_CARD else g.plot_value(attacker, CLAIM)
    if type == MILITARY:
        worths = [in_play_worth(g, card) for card in characters(g, defender)]
        worths.sort()
        return sum(worths[:claim])
    if type == INTRIGUE:
        return float(min(claim, len(g.sides[defender].hand)))
    moved = min(claim, g.record(g.sides[defender].faction).power)
    return moved * (power_step(g, attacker) + power_step(g, defender))


def characters(g: Board, seat: int) -> list[int]:
    """The characters a seat controls."""
    return [card for card in g.sides[seat].play if g.record(card).card.type == CHARACTER]


def ready_strength(g: Board, seat: int, type: int, barred: int) -> int:
    """The strength a seat could bring into a challenge of a type, with those who are not barred."""
    total = 0
    for card in g.sides[seat].play:
        record = g.record(card)
        if record.card.type != CHARACTER or record.kneeling or record.facedown or record.barred & barred:
            continue
        if record.icons[type] > 0:
            total += max(0, record.strength)
    return total


def challenges_left(g: Board, seat: int, type: int, opponent: int) -> int:
    """How many challenges of a type a seat may still initiate against an opponent this round."""
    side = g.sides[seat]
    if g.phase not in _BEFORE and (g.phase != "challenges" or side.was_active):
        return 0
    if (side.cannot_initiate >> type) & 1:
        return 0
    if (type, opponent) in side.cannot_initiate_against or (side.supported >> opponent) & 1:
        return 0
    done = side.challenges[type] if g.phase == "challenges" else 0
    return max(0, 1 + side.extra.count(type) - done)


def threat(g: Board, attacker: int, defender: int) -> float:
    """What the challenges that an attacker may still initiate promise."""
    gains: list[float] = []
    for type in range(len(CHALLENGE_NAMES)):
        left = challenges_left(g, attacker, type, defender)
        if not left:
            continue
        attack = ready_strength(g, attacker, type, CANNOT_ATTACK)
        if not attack:
            continue
        defence = ready_strength(g, defender, type, CANNOT_DEFEND)
        gain = claim_worth(g, type, attacker, defender)
        if not defence:
            gain += power_step(g, attacker)
        else:
            gain *= _OVERPOWERED if attack >= defence else _UNLIKELY
        gains.append(gain)
    most = g.sides[attacker].most_challenges
    gains.sort(reverse=True)
    total = 0.0
    for at, gain in enumerate(gains if most < 0 else gains[:most]):
        total += gain * _SHARES[at]
    return total


def _is_past_dominance(g: Board) -> bool:
    frame = round_of(g)
    return frame.is_past(roles.DOMINANCE) and not frame.chart.is_one(g.step, roles.DOMINANCE)


def dominance_chance(g: Board, seat: int, opponent: int) -> float:
    """How likely a seat is to win dominance this round, from -1 to 1, as things stand."""
    counts = g.phase in ("challenges", "dominance") or g.phase in _BEFORE
    if not counts or _is_past_dominance(g):
        return 0.0
    ahead = dominance_strength(g, seat) - dominance_strength(g, opponent)
    if g.phase == "dominance":
        return 1.0 if ahead > 0 else -1.0 if ahead < 0 else 0.0
    likely = 0.5 if g.phase == "challenges" else 0.25
    return likely * max(-1.0, min(1.0, ahead / 8.0))


def _over_reserve(g: Board, seat: int) -> float:
    return 0.0 if g.sides[seat].plot == NO_CARD else _OVER_RESERVE * max(0, over_reserve(g, seat) - 1)


def balance(g: Board, seat: int) -> float:
    """How a position stands for a seat: what it holds and threatens, against what its opponents do, leaders most."""
    if g.outcome is not None:
        return WON if seat in g.outcome.winners else -WON
    g.fresh()
    own = hold_worth(g, seat, seat) - _over_reserve(g, seat)
    opponents = g.opponents(seat)
    weights = [_LEADING + g.power(other) for other in opponents]
    for other, weight in zip(opponents, weights, strict=True):
        theirs = hold_worth(g, other, seat) - _over_reserve(g, other)
        ahead = threat(g, seat, other) - threat(g, other, seat)
        ahead += power_step(g, seat) * dominance_chance(g, seat, other)
        own += (ahead - theirs) * weight / sum(weights)
    return own
