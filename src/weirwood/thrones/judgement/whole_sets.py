"""Whole sets of attackers and defenders: the few that are worth a look, each chosen in one go."""

from __future__ import annotations

from typing import Final

from weirwood.core.decision import Decision
from weirwood.thrones.engine.flow import sets
from weirwood.thrones.engine.options import PackedOptions, picked_of
from weirwood.thrones.engine.words import RENOWN
from weirwood.thrones.judgement.fighting import (
    attackers_wanted,
    defenders_wanted,
    fewest_winners,
    kneel_cost_to_defend,
)
from weirwood.thrones.judgement.habits import challenge_asked
from weirwood.thrones.state import ThronesState

WHOLE: Final = ("attackers", "defenders")


def whole_sets(here: ThronesState, decision: Decision) -> list[list[int]]:
    """The sets of cards to try, in the order in which they are picked; none where a set is not for fighting."""
    if decision.picked is None or decision.why.what not in WHOLE:
        return []
    candidates = decision.candidates
    assert isinstance(candidates, PackedOptions) and isinstance(decision.picked, PackedOptions)
    cards = [picked_of(option) for option in candidates.packed]
    picked = [picked_of(option) for option in decision.picked.packed]
    here.fresh()
    wanted = (
        _attacks(here, decision.seat, cards)
        if decision.why.what == "attackers"
        else _defences(here, decision.seat, cards, picked)
    )
    selection = sets.selection_of(decision)
    found: list[list[int]] = []
    for some in wanted:
        together = selection.in_order([*picked, *[card for card in some if card not in picked]])
        if together not in found and selection.answers(here, together) is not None:
            found.append(together)
    return found


def _attacks(here: ThronesState, seat: int, cards: list[int]) -> list[list[int]]:
    """Enough to beat all defenders, those with renown, the strongest alone, the weakest alone, two, and all."""
    type, opponent = challenge_asked(here)
    enough = attackers_wanted(here, seat, type, opponent, cards, here.sides[seat].most_attackers)
    order = sorted(cards, key=lambda card: (-here.record(card).strength, card))
    renowned = [card for card in cards if here.record(card).has(RENOWN)]
    return [enough, order[:1], renowned, order[:2], order[-1:], cards]


def _defences(here: ThronesState, seat: int, cards: list[int], picked: list[int]) -> list[list[int]]:
    """What habit would do, nobody, one who keeps the challenge from being unopposed, the fewest that win, and all."""
    rest = [card for card in cards if card not in picked]
    order = sorted(rest, key=lambda card: (kneel_cost_to_defend(here, card), card))
    strong = [card for card in order if here.record(card).strength > 0]
    by_habit = defenders_wanted(here, seat, rest, picked)
    return [by_habit, [], strong[:1], fewest_winners(here, seat, order, picked), cards]
