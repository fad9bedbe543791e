"""What holds for an ability once it is offered, whatever led there: its costs are paid, and it can be canceled."""

from __future__ import annotations

from typing import Any

from tests.thrones.winter.scenarios.boards import SISTER, Use, drift, drift_to, offer
from tests.thrones.winter.scene import Table
from weirwood.core.option import Verb
from weirwood.thrones.ability import KneelCost
from weirwood.thrones.ability.operands import This
from weirwood.thrones.engine.nodes import Context
from weirwood.thrones.engine.state.happening import Happening
from weirwood.thrones.engine.words import INTERRUPT, KNELT


def begin(s: Table | None, use: Use) -> int:
    """Seat 0 uses the ability; so many events had happened before."""
    assert s is not None
    option = offer(s, use)
    assert option is not None
    before = len(s.events)
    s.choose(0, option.key)
    return before


def is_offered_to_the_kneeling(s: Table | None, use: Use) -> bool:
    """Whether it is offered still when everything kneels that could kneel to pay for it."""
    assert s is not None
    option = offer(s, use)
    assert option is not None and option.card is not None
    context = Context(0, option.card, use.ability)
    paying = [cost for cost in use.ability.costs if isinstance(cost, KneelCost)]
    cards = {card for cost in paying for card in cost.choices(s.state, context)}
    s.happen([Happening(KNELT, card, 0) for card in cards])
    return offer(s, use) is not None


def is_paid_sparingly(s: Table | None, use: Use, last: bool) -> bool:
    """Whether the cards that kneel for it give the influence due, and would not without any of them.

    The first or the last card that is offered is always picked.
    """
    since = begin(s, use)
    assert s is not None
    while s.state.decisions[0].why.what in ("influence", "cost"):
        options = s.state.decisions[0].options
        s.choose(0, options[len(options) - 1 if last else 0].key)
    cards = [card for event in s.events[since:] if event.kind == "knelt" for card in event.cards]
    knelt = [value for value in (s.state.cards[card].influence for card in cards) if value]
    due = use.ability.influence.influence.number  # type: ignore[union-attr]
    return sum(knelt) >= due and all(sum(knelt) - value < due for value in knelt)


def cancel(s: Table | None, use: Use) -> None:
    """It is used and canceled, and its cost stays paid.

    From the moment of the cancel nothing changes until the next is asked but where an event goes, and who dies that
    is not saved.
    """
    begin(s, use)
    assert s is not None
    while SISTER not in s[1].offered(Verb.USE):
        drift(s)
    before, events = snapshot(s), len(s.events)
    s[1].uses(SISTER)
    drift_to(s, "cancelled", events)
    told = next(event for event in s.events[events:] if event.kind == "cancelled")
    assert s.state.cards[told.cards[0]].code == use.card.code
    if use.ability.heading != INTERRUPT:
        after = snapshot(s)
        own = [card for card, what in enumerate(s.state.cards) if what.code == use.card.code]
        assert all(after[what] == before[what] for what in after if what not in own)
    kneels = any(isinstance(cost, KneelCost) and isinstance(cost.what, This) for cost in use.ability.costs)
    assert not kneels or s.card(use.card.name)["kneeling"]


def snapshot(s: Table) -> dict[int | str, Any]:
    """How all cards and players stand."""
    kept = (
        *(
            "zone",
            "kneeling",
            "power",
            "controller",
            "strength",
            "keywords",
            "icons",
            "attached_to",
            "traits",
        ),
    )
    found: dict[int | str, Any] = {card["id"]: [card.get(name) for name in kept] for card in s.facts["cards"]}
    return found | {f"seat {side.seat}": (side.gold, side.power) for side in s.sides}
