"""The packs of the two-player game, one for each card back, and its save responses.

Its other headings are those of ``cards.headings`` (HBO.responses.1, HBO.passive-abilities.1, HBO.actions.2).
"""

from typing import Final

from weirwood.thrones.ability import *
from weirwood.thrones.cards.headings import headed
from weirwood.thrones.editions.hbo.profile import PROFILE
from weirwood.thrones.engine.nodes import Cost, Filter, Operand

WOLVES: Final = Pack("hbo", "Stark", "The Stark deck")
LIONS: Final = Pack("hbo", "Lannister", "The Lannister deck")
PLOT_PACK: Final = Pack("hbo", "Plots", "The plots")

for _house, _name in PROFILE.deck_building.houses.items():
    PLOT_PACK.faction_card(f"faction-{_house} {_name}", _house)


def save(what: Filter | Operand, cost: Cost | tuple[Cost, ...] = ()) -> Ability:
    """A response that saves a character from being killed (HBO.save-responses.1)."""
    return headed(interrupt(would_be_killed(what), Save(), cost=cost))
