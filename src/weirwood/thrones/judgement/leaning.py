"""Whether an effect is good or bad for the cards it acts on, found by walking its words."""

from __future__ import annotations

from typing import Final

from weirwood.thrones.ability.effects.on_cards import OnCards, PlaceInPile
from weirwood.thrones.ability.effects.power import PlaceToken
from weirwood.thrones.ability.flow import UntilEnd
from weirwood.thrones.ability.marked import Marked
from weirwood.thrones.ability.modifiers import (
    Blank,
    HalveStrength,
    LoseIcon,
    OnCard,
    SetStrength,
    Strength,
)
from weirwood.thrones.ability.operands import Host
from weirwood.thrones.ability.other_kinds import EachNotChosen
from weirwood.thrones.engine import words
from weirwood.thrones.engine.card import Ability, Card
from weirwood.thrones.engine.marks import (
    CLAIMED_FIRST,
    CONTROLS_HOST,
    DIES_AT_ZERO,
    MUST_BE_DISCARDED,
    MUST_BE_SACRIFICED,
    MUST_DEFEND,
)
from weirwood.thrones.engine.node import Node
from weirwood.thrones.engine.nodes import Effect, Modifier

GOOD: Final = 1
BAD: Final = -1
NEITHER: Final = 0
_HARMFUL: Final = (
    words.KNELT,
    words.POWER_LOST,
    words.POWER_MOVED,
    words.CHALLENGE_LEFT,
    words.CONTROL_TAKEN,
    words.HAND_DISCARDED,
    words.DECK_DISCARDED,
)
_BURDENS: Final = (
    DIES_AT_ZERO | MUST_BE_DISCARDED | MUST_BE_SACRIFICED | MUST_DEFEND | CLAIMED_FIRST | CONTROLS_HOST
)


def modifier_leaning(modifier: Modifier) -> int:
    """A change of values."""
    if not isinstance(modifier, OnCard):
        return NEITHER
    if isinstance(modifier, Strength):
        negative = modifier.sign < 0 or modifier.by.is_negative()
        return BAD if negative else GOOD
    if isinstance(modifier, (Blank, HalveStrength, LoseIcon, SetStrength)):
        return BAD
    if isinstance(modifier, Marked):
        return BAD if modifier.barred or modifier.lifted & _BURDENS else GOOD
    return GOOD


def effect_leaning(effect: Effect) -> int:
    """One effect; for an effect that holds others, the first of them that leans."""
    if isinstance(effect, PlaceToken):
        return BAD if effect.token == "poison" else GOOD
    if isinstance(effect, PlaceInPile):
        return GOOD if effect.zone in (words.HAND, words.DECK) else BAD
    if isinstance(effect, OnCards):
        if isinstance(effect.what, EachNotChosen):
            return GOOD  # for those that are chosen
        return BAD if effect.kind <= words.LAST_LEAVING or effect.kind in _HARMFUL else GOOD
    if isinstance(effect, UntilEnd):
        for modifier in effect.modifiers:
            leaning = modifier_leaning(modifier)
            if leaning:
                return leaning
    return _parts_leaning(effect)


def _parts_leaning(node: Node) -> int:
    for part in node.parts():
        if isinstance(part, Effect):
            leaning = effect_leaning(part)
            if leaning:
                return leaning
    return NEITHER


def ability_leaning(ability: Ability) -> int:
    """An ability: the first of its effects that leans."""
    for effect in ability.effects:
        leaning = effect_leaning(effect)
        if leaning:
            return leaning
    return NEITHER


def attachment_leaning(card: Card) -> int:
    """Whether an attachment is good for whom it is attached to."""
    for ability in card.abilities:
        for modifier in ability.modifiers:
            if isinstance(modifier.subjects(), Host):
                leaning = modifier_leaning(modifier)
                if leaning:
                    return leaning
    return GOOD
