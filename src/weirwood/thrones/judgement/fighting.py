"""Who attacks, who defends, and whom stealth bypasses: a quick plan for each."""

from __future__ import annotations

from typing import Final

from weirwood.thrones.engine.marks import CANNOT_DEFEND, NO_KNEEL_TO_DEFEND, unkneeling
from weirwood.thrones.engine.state.board import Board
from weirwood.thrones.engine.state.in_play import InPlay
from weirwood.thrones.engine.words import INSIGHT, INTIMIDATE, PILLAGE, RENOWN, STEALTH
from weirwood.thrones.judgement.threats import characters, claim_worth, power_step

_KNEELING_ATTACKER: Final = 0.3
_KNEELING_IDLER: Final = 0.08
"""What a point of strength that kneels costs: more while its player has challenges to initiate."""
_KNEELING_BEFORE: Final = 0.02
"""And so much more for each further opponent who is still to attack: somebody must be left to defend."""


def _kneel_cost(g: Board, card: int, spared: int) -> float:
    record = g.record(card)
    if record.kneeling or record.lifted & spared:
        return 0.0
    side = g.sides[record.controller]
    each = _KNEELING_IDLER if side.was_active or g.active == record.controller else _KNEELING_ATTACKER
    to_come = sum(not g.sides[other].was_active for other in g.opponents(record.controller))
    each += _KNEELING_BEFORE * max(0, to_come - 1)
    return each * (1 + max(0, record.strength))


def _prizes(record: InPlay) -> float:
    """What a character gains by winning as an attacker."""
    prizes = 1.6 if record.has(RENOWN) else 0.0
    if record.has(INSIGHT):
        prizes += 1.0
    if record.has(INTIMIDATE):
        prizes += 0.6
    return prizes + (0.3 if record.has(PILLAGE) else 0.0)


def possible_defence(g: Board, seat: int, type: int, attackers: list[int]) -> int:
    """The most strength a seat could defend with, when stealth has bypassed its best."""
    strengths = []
    for card in characters(g, seat):
        record = g.record(card)
        if record.kneeling or record.icons[type] <= 0 or record.barred & CANNOT_DEFEND:
            continue
        strengths.append(max(0, record.strength))
    strengths.sort()
    stealthy = sum(1 for card in attackers if g.record(card).has(STEALTH))
    return sum(strengths[: max(0, len(strengths) - stealthy)])


def attackers_wanted(g: Board, seat: int, type: int, opponent: int, able: list[int], most: int) -> list[int]:
    """Enough attackers to beat every defender, those first who lose little by it; one where nobody defends."""
    spared = unkneeling(type, opponent)
    ranked: list[tuple[float, int, int]] = []
    for card in able:
        record = g.record(card)
        strength = max(0, record.strength)
        if strength or record.has(RENOWN):
            ranked.append((_prizes(record) - _kneel_cost(g, card, spared), strength, card))
    ranked.sort(reverse=True)
    wanted: list[int] = []
    total = g.sides[seat].challenge_bonus
    for _, strength, card in ranked:
        if wanted and total > 0 and total >= possible_defence(g, opponent, type, wanted):
            break
        if 0 <= most <= len(wanted):
            break
        wanted.append(card)
        total += strength
    return _without_idle(g, opponent, type, wanted, total)


def _without_idle(g: Board, opponent: int, type: int, wanted: list[int], total: int) -> list[int]:
    """Leave out those the rest can do without."""
    spared = unkneeling(type, opponent)
    for card in wanted.copy():
        record = g.record(card)
        rest = [other for other in wanted if other != card]
        left = total - max(0, record.strength)
        if not rest or left <= 0 or record.lifted & spared or _prizes(record) > 0:
            continue
        if left >= possible_defence(g, opponent, type, rest):
            wanted, total = rest, left
    return wanted


def defenders_wanted(g: Board, seat: int, able: list[int], picked: list[int]) -> list[int]:
    """The fewest who win if that is worth it; else one who keeps the challenge from being unopposed; else none."""
    challenge = g.challenge
    if challenge is None:
        return picked
    attack = g.challenge_strength(challenge.attacker)
    total = g.challenge_strength(seat)
    for card in picked:
        total += max(0, g.record(card).strength)
    spared = NO_KNEEL_TO_DEFEND << challenge.type
    open_ones = sorted(able, key=lambda card: (_kneel_cost(g, card, spared), card))
    free = [card for card in open_ones if _kneel_cost(g, card, spared) == 0.0]
    loss = claim_worth(g, challenge.type, challenge.attacker, seat)
    for card in g.participants(challenge.attacker):
        loss += _prizes(g.record(card))
    unopposed = power_step(g, challenge.attacker)
    winners = _fewest(g, open_ones, attack - total)
    cost = sum(_kneel_cost(g, card, spared) for card in winners)
    if winners and cost < loss + (unopposed if total == 0 else 0.0):
        return picked + winners
    if total == 0:
        for card in open_ones:
            if g.record(card).strength > 0 and _kneel_cost(g, card, spared) < unopposed:
                return [*picked, card]
    return picked + free


def kneel_cost_to_defend(g: Board, card: int) -> float:
    """What a defender loses by kneeling."""
    challenge = g.challenge
    return 0.0 if challenge is None else _kneel_cost(g, card, NO_KNEEL_TO_DEFEND << challenge.type)


def fewest_winners(g: Board, seat: int, able: list[int], picked: list[int]) -> list[int]:
    """Those of least cost who, with those picked, win the challenge as it stands; nobody where that cannot be."""
    challenge = g.challenge
    if challenge is None:
        return []
    total = g.challenge_strength(seat)
    for card in picked:
        total += max(0, g.record(card).strength)
    return _fewest(g, able, g.challenge_strength(challenge.attacker) - total)


def _fewest(g: Board, able: list[int], more_than: int) -> list[int]:
    """Those of least cost whose strength is more than this, or nobody; whoever is not needed stays out."""
    if more_than < 0:
        return []
    chosen: list[int] = []
    total = 0
    for card in able:
        chosen.append(card)
        total += max(0, g.record(card).strength)
        if total > more_than:
            break
    if total <= more_than:
        return []
    for card in chosen.copy():
        strength = max(0, g.record(card).strength)
        if total - strength > more_than:
            chosen.remove(card)
            total -= strength
    return chosen


def bypass_worth(g: Board, type: int, card: int) -> float:
    """How much a defender is missed whom stealth bypasses."""
    record = g.record(card)
    if record.kneeling or record.icons[type] <= 0 or record.barred & CANNOT_DEFEND:
        return 0.1
    return 1.0 + max(0, record.strength)
