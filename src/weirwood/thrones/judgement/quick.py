"""Quick rules: habits, and what habits leave out: marshaling, and initiating challenges."""

from __future__ import annotations

from random import Random
from typing import Final

from weirwood.core.decision import Decision, DecisionKind
from weirwood.thrones.ability.effects.on_players import ReduceNext
from weirwood.thrones.engine.marks import CANNOT_ATTACK, CANNOT_DEFEND
from weirwood.thrones.engine.options import (
    AS_DUPLICATE,
    MARSHAL,
    PASS,
    USE,
    PackedOptions,
    ability_of,
    card_of,
    pack,
    seat_of,
    value_of,
    verb_of,
)
from weirwood.thrones.engine.state.board import Board
from weirwood.thrones.engine.words import NOBODY
from weirwood.thrones.judgement.habits import habit
from weirwood.thrones.judgement.spending import marshal_gain
from weirwood.thrones.judgement.threats import claim_worth, power_step, ready_strength
from weirwood.thrones.judgement.worth import GOLD

_ACT: Final = DecisionKind.ACT
_CHALLENGE: Final = DecisionKind.CHALLENGE
_AT_RANDOM: Final = 0.1
_MARGIN: Final = 0.3  # a challenge must promise more than this
_HELD: Final = 0.35  # how much of a challenge is won that could be held


def quick(g: Board, decision: Decision, dice: Random) -> int:
    """The index of the option that quick rules take; one in ten is any."""
    options = decision.options
    assert isinstance(options, PackedOptions)
    packed = options.packed
    if dice.random() < _AT_RANDOM:
        return int(dice.random() * len(packed))
    if decision.kind is _ACT:
        if g.phase == "marshaling" and g.active == decision.seat:
            return _marshal(g, decision.seat, packed)
        return packed.index(pack(PASS))
    if decision.kind is _CHALLENGE:
        return _challenge(g, decision.seat, packed)
    return habit(g, decision)


def _marshal(g: Board, seat: int, packed: list[int]) -> int:
    """A reducer first, then the card that gains most."""
    best, most = packed.index(pack(PASS)), 0.0
    for at, option in enumerate(packed):
        verb = verb_of(option)
        if verb == USE:
            ability = g.definition(card_of(option)).abilities[ability_of(option)]
            for effect in ability.effects:
                if isinstance(effect, ReduceNext):
                    return at
        elif verb in (MARSHAL, AS_DUPLICATE):
            card = card_of(option)
            gain = marshal_gain(g, seat, card) - (GOLD * g.cards[card].cost if verb == MARSHAL else 0.0)
            if gain > most:
                best, most = at, gain
    return best


def _challenge(g: Board, seat: int, packed: list[int]) -> int:
    """The challenge that promises most, or none."""
    g.fresh()
    best, most = packed.index(pack(PASS)), _MARGIN
    for at, option in enumerate(packed):
        other = seat_of(option)
        if verb_of(option) == PASS or other == NOBODY:
            continue
        type = value_of(option)
        attack = ready_strength(g, seat, type, CANNOT_ATTACK)
        defence = ready_strength(g, other, type, CANNOT_DEFEND)
        gain = claim_worth(g, type, seat, other)
        if not defence:
            gain += power_step(g, seat)
        elif attack < defence:
            continue
        else:
            gain *= _HELD + (1.0 - _HELD) * (1.0 - defence / attack)
        if gain > most:
            best, most = at, gain
    return best
