"""Why not, in plain words: abilities, what they cost, and when they may be used."""

from __future__ import annotations

from typing import Final

from weirwood.core.errors import listed
from weirwood.thrones.ability.costs import KneelCost
from weirwood.thrones.ability.operands import This
from weirwood.thrones.engine.flow.actions import ambush_values
from weirwood.thrones.engine.nodes import Condition
from weirwood.thrones.engine.rules.prices import MARSHALING, PLAYING, price
from weirwood.thrones.engine.words import DEAD, DISCARD, EVENT, HAND, REACTION
from weirwood.thrones.refusing.about import About
from weirwood.thrones.telling.voice import capital

_PILES: Final = {HAND: "hand", DISCARD: "discard pile", DEAD: "dead pile"}


def elsewhere(about: About) -> str:
    """A card that is used from a pile in which it is not."""
    assert about.ability is not None
    pile = _PILES[about.ability.zone]
    return capital(f"{about.name()} can be used only while it is in your {pile}.")


def condition(about: About) -> str:
    """What must be true for the ability."""
    assert about.ability is not None and about.ability.condition is not None
    return _only(about, about.ability.condition)


def restriction(about: About) -> str:
    """When the ability may be used at all."""
    assert about.ability is not None and about.ability.restriction is not None
    return _only(about, about.ability.restriction)


def _only(about: About, condition: Condition) -> str:
    definition = about.g.definition(about.card)
    verb = "played" if definition.type == EVENT else "used"
    words = condition.text().replace("{self}", definition.name)
    only = words if words.startswith("during") else f"if {words}"
    return f"{definition.name} can be {verb} only {only}."


def answers(about: About) -> str:
    """What the card answers, which is not what happens now."""
    name = about.g.definition(about.card).name
    told = []
    for ability in about.usable():
        if ability.trigger is not None:
            when = "reacts after" if ability.heading == REACTION else "interrupts when"
            told.append(f"{name} {when} {ability.trigger.text().replace('{self}', 'it')}.")
    return " ".join(told) or capital(f"this is not the moment for {about.name()}. {about.says()}")


def phase(about: About) -> str:
    """In which phases the card is used."""
    definition = about.g.definition(about.card)
    phases = sorted({phase for ability in definition.abilities for phase in ability.phases})
    return capital(
        f"{about.name()} is used in the {listed(phases)} phase; this is the {about.g.phase} phase."
    )


# What it costs.


def marshaling_price(about: About) -> str:
    """What it costs to marshal the card."""
    cost = about.g.definition(about.card).cost
    return _priced(about, price(about.g, about.seat, about.card, MARSHALING, cost))


def ambush_price(about: About) -> str:
    """What it costs to ambush with the card."""
    return _priced(about, min(ambush_values(about.g, about.seat, about.card)))


def event_price(about: About) -> str:
    """What it costs to play the event."""
    assert about.ability is not None
    x = about.ability.x
    cost = about.g.definition(about.card).cost if x is None else x.value(about.g, about.context())
    return _priced(about, price(about.g, about.seat, about.card, PLAYING, cost))


def _priced(about: About, cost: int) -> str:
    gold = about.g.sides[about.seat].gold
    return capital(f"{about.name()} costs {cost} gold, and you have {gold}.")


def ability_price(about: About) -> str:
    """More gold than there is, in all."""
    gold = about.g.sides[about.seat].gold
    return capital(f"{about.name()} costs more gold than the {gold} you have. {about.says()}")


def unpaid(about: About) -> str:
    """The first cost that cannot be paid."""
    assert about.ability is not None
    context = about.context()
    cost = next(cost for cost in about.ability.costs if not cost.payable(about.g, context))
    record = about.g.records[about.card]
    kneels = record is not None and record.kneeling
    if kneels and isinstance(cost, KneelCost) and isinstance(cost.what, This):
        return capital(f"{about.name()} kneels already, and to use it is to kneel it.")
    words = cost.text().replace("{self}", about.g.definition(about.card).name)
    return f"You cannot {words} now, which is a cost of {about.name()}."


def setup_price(about: About) -> str:
    """What may be spent at set-up."""
    _, gold = about.g.deal.edition.setup_gold(about.g, [])
    return capital(f"{about.name()} costs more than is left of the {gold} gold for set-up.")
