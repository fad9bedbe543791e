"""Who may be saved from abilities of the Winter Edition: all whom they kill or discard, unless they forbid it."""

from __future__ import annotations

from typing import Any

from tests.thrones.winter.scenarios import test_actions, test_passives, test_responses
from tests.thrones.winter.scenarios.boards import GUARD, Use, drift, each, offer, uses
from tests.thrones.winter.scenarios.occasions import OCCASIONS
from tests.thrones.winter.scenarios.test_actions import begun
from tests.thrones.winter.scenarios.test_passives import initiated, revealed
from tests.thrones.winter.scenarios.test_responses import at_its_time
from tests.thrones.winter.scene import Table
from weirwood.core.option import Verb
from weirwood.rules import rule
from weirwood.thrones.ability import Discard, DiscardFromPlayCost, Kill
from weirwood.thrones.ability.of_players import FromEachHand, Top
from weirwood.thrones.ability.operands import This
from weirwood.thrones.engine.nodes import Cost
from weirwood.thrones.engine.words import ACTION, FORCED_REACTION, PLAY, WHEN_REVEALED
from weirwood.thrones.pool.trees import walk

_STEPS = 24

USES = [
    use
    for module in (test_actions.ACTIONS, test_responses.RESPONSES, test_passives.PASSIVES)
    for use in module
]
USES += uses(WHEN_REVEALED)
USES = [use for use in USES if str(use) != "R180-0"]  # asks for an attachment on a House card


def leaving(use: Use) -> list[bool]:
    """For each effect that kills or discards cards in play: whether they can be saved."""
    found = []
    for effect in use.ability.effects:
        for word in walk(effect):
            if isinstance(word, Kill | Discard):
                kind = getattr(word.what, "filter", None)
                if getattr(kind, "zones", (PLAY,)) == (PLAY,) and not isinstance(
                    word.what, Top | FromEachHand
                ):
                    found.append(word.can_be_saved)
    return found


def used(use: Use) -> Table:
    """A scene in which the ability is used, and an opponent could save any card."""
    foe = (GUARD, {"card": "Lookout", "attachments": ["Born to Kill"]})
    if use.ability.heading == ACTION:
        return begun(use, foe=foe)
    if use.ability.heading == WHEN_REVEALED:
        return revealed(use, GUARD)
    if use.ability.heading == FORCED_REACTION:
        return resolving(use, foe)
    s = at_its_time(use, foe=foe)
    assert s is not None
    option = offer(s, use)
    assert option is not None
    s.choose(0, option.key)
    return s


def resolving(use: Use, foe: tuple[Any, ...]) -> Table:
    """A scene in which a passive ability takes effect; nobody can pay for anything."""
    for occasion in OCCASIONS:
        s = occasion(use, foe=foe, bare=True, warded=False)
        for _ in range(_STEPS):
            if initiated(s, use):
                return s
            if s.state.decisions:
                drift(s)
    raise AssertionError("it never resolved")


def guarded(use: Use, s: Table) -> bool:
    """Whether the opponent may save a card while the ability resolves; who has attachments is chosen before others."""
    for _ in range(_STEPS):
        if GUARD in s[1].offered(Verb.USE) and resolves(s, use):
            return True
        decision = s.state.decisions[0]
        hosts = [
            option for option in decision.options if option.verb == Verb.PICK and is_host(s, option.card)
        ]
        s.choose(decision.seat, hosts[0].key) if hosts else drift(s)
    return False


def resolves(s: Table, use: Use) -> bool:
    return any(getattr(frame, "ability", None) is use.ability for frame in s.state.stack)


def is_host(s: Table, card: int | None) -> bool:
    record = None if card is None else s.state.records[card]
    return record is not None and bool(record.attachments)


@rule("WE.save-and-cancel-responses.2")
@each([use for use in USES if any(leaving(use))])
def test_whoever_it_kills_or_discards_may_be_saved(use: Use) -> None:
    """What pays for it is gone by then."""
    s = used(use)
    assert guarded(use, s)
    assert not any(discards_itself(cost) for cost in use.ability.costs) or not in_play(s, use)


@each([use for use in USES if leaving(use) and not any(leaving(use))])
def test_nobody_is_saved_from_what_forbids_it(use: Use) -> None:
    assert not guarded(use, used(use))


def in_play(s: Table, use: Use) -> bool:
    return any(record is not None and record.card.code == use.card.code for record in s.state.records)


def discards_itself(cost: Cost) -> bool:
    return isinstance(cost, DiscardFromPlayCost) and isinstance(cost.what, This)


@each([use for use in USES if any(map(discards_itself, use.ability.costs)) and not leaving(use)])
def test_what_pays_for_it_is_not_saved(use: Use) -> None:
    assert not guarded(use, used(use))
