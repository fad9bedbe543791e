"""What to advise a player: the judgement, but no price is lowered for a card that is then not bought."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from weirwood.core.decision import Decision
from weirwood.core.state import State
from weirwood.core.view import View
from weirwood.thrones.ability.effects.on_players import ReduceNext
from weirwood.thrones.engine.options import (
    MARSHAL,
    PLAY_EVENT,
    USE,
    PackedOptions,
    ability_of,
    card_of,
    verb_of,
)
from weirwood.thrones.engine.rules.prices import MARSHALING, PLAYING, reductions
from weirwood.thrones.judgement.habits import habit
from weirwood.thrones.judgement.judge import judge
from weirwood.thrones.state import ThronesState

_WAYS: Final = {MARSHAL: MARSHALING, PLAY_EVENT: PLAYING}
_LONGEST: Final = 60  # the most questions that are looked ahead


def advise(
    view: Callable[[], View], world: Callable[[int], State], decision: Decision, seed: int
) -> list[float]:
    """A number for each option, as the judgement has it; a reduction that would lapse unused comes last."""
    scores = judge(view, world, decision, seed)
    least = min(scores) - 1.0
    here = world(seed)
    assert isinstance(here, ThronesState)
    for _ in scores:
        best = scores.index(max(scores))
        if scores[best] <= least or not _lapses(here, decision.seat, best, seed):
            break
        scores[best] = least
    return scores


def _lapses(here: ThronesState, seat: int, index: int, seed: int) -> bool:
    """Whether an option lowers a price that its player then does not pay before the phase ends."""
    asked = next(decision for decision in here.decisions if decision.seat == seat)
    if not isinstance(asked.options, PackedOptions) or index >= len(asked.options):
        return False
    option = asked.options.packed[index]
    if verb_of(option) != USE:
        return False
    source = card_of(option)
    effects = here.definition(source).abilities[ability_of(option)].effects
    if not any(isinstance(effect, ReduceNext) for effect in effects):
        return False
    there = here.clone()
    there.apply_index(seat, index)
    for _ in range(_LONGEST):
        if there.outcome is not None or (there.round, there.phase) != (here.round, here.phase):
            return True
        asked = there.decisions[0]
        chosen = _chosen(there, asked, seed) if asked.seat == seat else habit(there, asked)
        if asked.seat == seat and _is_reduced(there, asked, chosen, source):
            return False
        there.apply_index(asked.seat, chosen)
    return True


def _chosen(there: ThronesState, asked: Decision, seed: int) -> int:
    scores = judge(lambda: there.view(asked.seat), lambda _: there.clone(), asked, seed)
    return scores.index(max(scores))


def _is_reduced(there: ThronesState, asked: Decision, chosen: int, source: int) -> bool:
    options = asked.options
    if not isinstance(options, PackedOptions) or verb_of(options.packed[chosen]) not in _WAYS:
        return False
    way = _WAYS[verb_of(options.packed[chosen])]
    found = reductions(there, asked.seat, card_of(options.packed[chosen]), way)
    return any(reduction.context.source == source for reduction in found)
