"""The packs of the Winter Edition, and what many of its cards say.

Its headings are those of ``cards.headings`` (WE.responses.1, WE.actions-and-passive-abilities.2).
"""

from typing import Final

from weirwood.thrones.ability import *
from weirwood.thrones.cards.headings import act as act
from weirwood.thrones.cards.headings import headed as headed
from weirwood.thrones.cards.headings import passive as passive
from weirwood.thrones.cards.headings import response as response
from weirwood.thrones.editions.winter.profile import PROFILE
from weirwood.thrones.engine.nodes import Amount, Cost, Effect, Filter, Operand, Target

WINTER: Final = Pack("winter", "WE", "Winter Edition")
GREYJOY_STARTER: Final = Pack("winter", "GS", "Greyjoy starter deck")
TARGARYEN_STARTER: Final = Pack("winter", "TS", "Targaryen starter deck")
PROMOTIONAL: Final = Pack("winter", "Promo", "Promotional cards", promotional=True)

STARK: Final = "stark"
LANNISTER: Final = "lannister"
BARATHEON: Final = "baratheon"
GREYJOY: Final = "greyjoy"
TARGARYEN: Final = "targaryen"
MARTELL: Final = "martell"
NIGHTS_WATCH: Final = "Night's Watch"

for _house, _name in PROFILE.deck_building.houses.items():
    WINTER.faction_card(f"faction-{_house} {_name}", _house)

SPENT: Final = DiscardFromPlayCost(THIS, can_be_saved=False)
"""The card itself is discarded to pay for its ability."""
DOOM: Final = AtLeast(DoomedCards(A_PLAYER), 1)
"""Some player counts a doomed card in the dead pile."""


def reducer(house: str) -> Ability:
    """The next card of a House costs less."""
    return act("marshaling", ReduceNext(Cards(faction=house), 1), cost=KneelCost(THIS))


def heir() -> Ability:
    """A perpetual character comes back from the dead pile."""
    return act("dominance", PutIntoPlay(THIS), cost=InfluenceCost(3), zone=DEAD)


def forever() -> Ability:
    """A perpetual event comes back from the dead pile."""
    return act("dominance", ReturnToHand(THIS), cost=InfluenceCost(1), zone=DEAD)


def dying(*effects: Effect, cost: Cost | tuple[Cost, ...] = ()) -> Ability:
    """What a character answers with to its own death: from the dead pile, where it lies by then."""
    return response(killed(THIS), *effects, cost=cost, zone=DEAD)


def throne(*effects: Effect) -> Ability:
    """The Iron Throne answers every card that is placed in a dead pile."""
    return response(placed_dead(Cards()), *effects, cost=KneelCost(THIS))


def burnt(target: Target, by: int | Amount) -> Effect:
    """Until the end of the phase a character gets less strength and is killed if it is 0."""
    return UntilEnd(PHASE, Strength(target, by, sign=-1), is_killed_at_zero(target))


def saving(what: Filter | Operand, cost: Cost | tuple[Cost, ...] = ()) -> Ability:
    """A response that saves a card from being killed or discarded (WE.save-and-cancel-responses.2)."""
    return headed(interrupt(would_be_killed_or_discarded(what), Save(), cost=cost))


def canceling(*types: int, then: Effect | None = None, cost: Cost | tuple[Cost, ...] = ()) -> Ability:
    """A response that cancels the effects of cards of some types (WE.save-and-cancel-responses.1)."""
    effects = (Cancel(),) if then is None else (Cancel(), Then(then))
    return headed(interrupt(EffectsWouldInitiate(*types), *effects, cost=cost))
