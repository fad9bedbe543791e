"""Why not, in plain words: abilities, what they cost, and when they may be used."""

from __future__ import annotations

from typing import Final

from weirwood.core.errors import listed
from weirwood.core.sentence import Words, begun, ended, say, spaced
from weirwood.thrones.ability.costs import KneelCost
from weirwood.thrones.ability.operands import This
from weirwood.thrones.engine.flow.actions import ambush_values
from weirwood.thrones.engine.nodes import Condition
from weirwood.thrones.engine.rules.influence import available
from weirwood.thrones.engine.rules.prices import MARSHALING, PLAYING, price
from weirwood.thrones.engine.words import (
    DEAD,
    DISCARD,
    EVENT,
    HAND,
    KEYWORD_NAMES,
    REACTION,
    SETUP,
    TYPE_NAMES,
)
from weirwood.thrones.refusing.about import About

_PILES: Final = {HAND: "hand", DISCARD: "discard pile", DEAD: "dead pile"}


def elsewhere(about: About) -> Words:
    """A card that is used from a pile in which it is not."""
    assert about.ability is not None
    pile = _PILES[about.ability.zone]
    return begun(say(about.name(), f" can be used only while it is in your {pile}."))


def condition(about: About) -> Words:
    """What must be true for the ability."""
    assert about.ability is not None and about.ability.condition is not None
    return _only(about, about.ability.condition)


def restriction(about: About) -> Words:
    """When the ability may be used at all."""
    assert about.ability is not None and about.ability.restriction is not None
    return _only(about, about.ability.restriction)


def _only(about: About, condition: Condition) -> Words:
    verb = "played" if about.g.definition(about.card).type == EVENT else "used"
    only = condition.when(about.speaker(named=True), "if")
    name = about.voice.card(about.card)
    return ended(say(name, f" can be {verb} only ", about.voice.reads(only, name)))


def answers(about: About) -> Words:
    """What the card answers, which is not what happens now."""
    name = about.voice.card(about.card)
    told: list[Words] = []
    for ability in about.usable():
        if ability.trigger is not None:
            when = about.voice.lexicon.say(
                "[react]s after" if ability.heading == REACTION else "[interrupt]s when"
            )
            words = ability.trigger.text(about.speaker(named=True))
            told.append(ended(say(name, f" {when} ", about.voice.reads(words, name))))
    return spaced(*told) or spaced(say("This is not the moment for ", about.name(), "."), about.says())


def phase(about: About) -> Words:
    """In which phases the card is used."""
    definition = about.g.definition(about.card)
    names = sorted({phase for ability in definition.abilities for phase in ability.phases})
    *phases, now = (about.voice.lexicon.of_kind("phase", name) for name in (*names, about.g.phase))
    when = f" is used in the {listed(phases)} phase; this is the {now} phase."
    return begun(say(about.name(), when))


# What it costs.


def marshaling_price(about: About) -> Words:
    """What it costs to marshal the card."""
    cost = about.g.definition(about.card).cost
    return _priced(about, price(about.g, about.seat, about.card, MARSHALING, cost))


def ambush_price(about: About) -> Words:
    """What it costs to ambush with the card."""
    return _priced(about, min(ambush_values(about.g, about.seat, about.card)))


def event_price(about: About) -> Words:
    """What it costs to play the event."""
    assert about.ability is not None
    x = about.ability.x
    cost = about.g.definition(about.card).cost if x is None else x.value(about.g, about.context())
    return _priced(about, price(about.g, about.seat, about.card, PLAYING, cost))


def _priced(about: About, cost: int) -> Words:
    gold = about.g.sides[about.seat].gold
    return begun(say(about.name(), f" costs {cost} gold, and you have {gold}."))


def ability_price(about: About) -> Words:
    """More gold than there is, in all."""
    gold = about.g.sides[about.seat].gold
    return begun(spaced(say(about.name(), f" costs more gold than the {gold} you have."), about.says()))


def influence(about: About) -> Words:
    """More influence than there is."""
    assert about.ability is not None and about.ability.influence is not None
    costs = about.voice.reads(about.ability.influence.text(about.speaker()), about.name())
    standing = available(about.g, about.seat)
    needed = say("You must ", costs, " to use ", about.name())
    return ended(say(needed, f", and your standing cards provide {standing}"))


def unpaid(about: About) -> Words:
    """The first cost that cannot be paid."""
    assert about.ability is not None
    context = about.context()
    cost = next(cost for cost in about.ability.costs if not cost.payable(about.g, context))
    record = about.g.records[about.card]
    kneels = record is not None and record.kneeling
    if kneels and isinstance(cost, KneelCost) and isinstance(cost.what, This):
        return begun(say(about.name(), " kneels already, and you must kneel it to use it."))
    words = about.voice.reads(cost.text(about.speaker()), about.name())
    return ended(say("You cannot ", words, " now, which is a cost of ", about.name()))


def setup_price(about: About) -> Words:
    """What may be spent at set-up."""
    gold = about.g.deal.profile.set_up.gold
    return begun(say(about.name(), f" costs more than is left of the {gold} gold for set-up."))


def setup_types(about: About) -> Words:
    """What is placed at set-up."""
    profile = about.g.deal.profile
    kinds = [f"{name}s" for at, name in enumerate(TYPE_NAMES) if (profile.set_up.types >> at) & 1]
    if KEYWORD_NAMES[SETUP] in profile.values.keywords:
        kinds.append("cards with Setup")
    return f"Only {listed(kinds)} are placed at set-up."
