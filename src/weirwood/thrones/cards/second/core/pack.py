"""The Core Set as a pack, and what its houses have in common."""

from typing import Final

from weirwood.thrones.ability.cards import Cards
from weirwood.thrones.ability.costs import KneelCost
from weirwood.thrones.ability.effects.prices import ReduceNext
from weirwood.thrones.ability.headings import action
from weirwood.thrones.ability.operands import THIS
from weirwood.thrones.ability.writing import Pack
from weirwood.thrones.editions.second.profile import PROFILE
from weirwood.thrones.engine.card import Ability
from weirwood.thrones.engine.words import CHARACTER

CORE: Final = Pack("second", "Core", "Core Set")

for _faction, _name in PROFILE.deck_building.houses.items():
    CORE.faction_card(f"faction-{_faction}", _name, _faction)


def cheaper_character(faction: str) -> Ability:
    """The action of each house's steward: the next character of the house costs 1 less."""
    return action(ReduceNext(Cards(CHARACTER, faction=faction), 1), cost=KneelCost(THIS), phase="marshaling")


def cheaper_card(faction: str) -> Ability:
    """The action of each house's limited location: the next card of the house costs 1 less."""
    return action(ReduceNext(Cards(faction=faction), 1), cost=KneelCost(THIS), phase="marshaling")
