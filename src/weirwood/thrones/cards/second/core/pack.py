"""The Core Set as a pack, and what its houses have in common."""

from typing import Final

from weirwood.thrones.ability import *
from weirwood.thrones.editions.second.profile import PROFILE

CORE: Final = Pack("second", "Core", "Core Set")

for _faction, _name in PROFILE.deck_building.houses.items():
    CORE.faction_card(f"faction-{_faction} {_name}", _faction)


def cheaper_character(faction: str) -> Ability:
    """The action of each house's steward: the next character of the house costs 1 less."""
    return action(ReduceNext(Cards(CHARACTER, faction=faction), 1), cost=KneelCost(THIS), phase="marshaling")


def cheaper_card(faction: str) -> Ability:
    """The action of each house's limited location: the next card of the house costs 1 less."""
    return action(ReduceNext(Cards(faction=faction), 1), cost=KneelCost(THIS), phase="marshaling")
