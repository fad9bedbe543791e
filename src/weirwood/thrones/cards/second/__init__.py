"""The cards of the second edition."""

from weirwood.thrones.cards.second.across_the_seven_kingdoms import ACROSS_THE_SEVEN_KINGDOMS
from weirwood.thrones.cards.second.called_to_arms import CALLED_TO_ARMS
from weirwood.thrones.cards.second.calm_over_westeros import CALM_OVER_WESTEROS
from weirwood.thrones.cards.second.core import CORE
from weirwood.thrones.cards.second.for_family_honor import FOR_FAMILY_HONOR
from weirwood.thrones.cards.second.no_middle_ground import NO_MIDDLE_GROUND
from weirwood.thrones.cards.second.taking_the_black import TAKING_THE_BLACK
from weirwood.thrones.cards.second.the_kings_peace import KINGS_PEACE
from weirwood.thrones.cards.second.the_road_to_winterfell import ROAD_TO_WINTERFELL
from weirwood.thrones.cards.second.true_steel import TRUE_STEEL
from weirwood.thrones.cards.second.wolves_of_the_north import WOLVES_OF_THE_NORTH
from weirwood.thrones.editions.second.edition import JOUST
from weirwood.thrones.pool.pool import Pool

PACKS = [
    CORE,
    TAKING_THE_BLACK,
    ROAD_TO_WINTERFELL,
    KINGS_PEACE,
    NO_MIDDLE_GROUND,
    CALM_OVER_WESTEROS,
    TRUE_STEEL,
    WOLVES_OF_THE_NORTH,
    ACROSS_THE_SEVEN_KINGDOMS,
    CALLED_TO_ARMS,
    FOR_FAMILY_HONOR,
]

POOL = Pool(PACKS, JOUST)
"""Every card of the second edition."""
