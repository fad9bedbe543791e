"""Boards on which the abilities of the Winter Edition's cards can be used, found by looking at their words."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

import pytest

from tests.thrones.winter.scene import Table, scene, side
from weirwood.core.option import Option, Verb
from weirwood.thrones.ability import (
    AGENDA,
    ATTACHMENT,
    CHARACTER,
    DEAD,
    DISCARD,
    EVENT,
    HAND,
    LOCATION,
    NEUTRAL,
    PLOT,
    Ability,
    Cancel,
    Cards,
    Choose,
    Each,
    EffectsWouldInitiate,
    Immune,
    KneelCost,
    Pack,
    Save,
    UntilEnd,
    constant,
    interrupt,
    would_be_killed_or_discarded,
)
from weirwood.thrones.cards.winter import POOL
from weirwood.thrones.engine.card import Card
from weirwood.thrones.engine.words import FACTION, PLAY
from weirwood.thrones.engine.words import GAME as TO_THE_END
from weirwood.thrones.games.winter import Winter
from weirwood.thrones.pool.pool import Pool
from weirwood.thrones.pool.trees import walk

HELPERS: Final = Pack("winter", "Helpers")
SISTER: Final = "Silent Sister"
WARD: Final = "Ward"
GUARD: Final = "Guard"
HELPERS.location(f"y-1 {SISTER}", NEUTRAL, cost=0).has(
    interrupt(EffectsWouldInitiate(CHARACTER, LOCATION, ATTACHMENT, EVENT, PLOT, AGENDA), Cancel())
)
HELPERS.agenda(f"y-2 {WARD}").has(
    constant(Immune(Each(Cards(CHARACTER, LOCATION, ATTACHMENT)), CHARACTER, LOCATION, EVENT))
)
HELPERS.location(f"y-3 {GUARD}", NEUTRAL, cost=0).has(
    interrupt(would_be_killed_or_discarded(Cards(CHARACTER, LOCATION, ATTACHMENT)), Save())
)
GAME: Final = Winter(Pool([*POOL.packs, HELPERS], POOL.edition))
"""The game with cards of which one cancels everything, one makes everything immune and one saves everything."""

PAYING: Final = ("Doran's Palanquin", "The Red Keep", "Minor Fiefdom", "Crossroads")
"""Nine influence, in cards of 4, 3, 1 and 1."""
_CAST: Final = (
    "Huntress in the Swamp",
    "Courtesan of Highgarden",
    "Student of the Stars",
    "Rider through the Storm",
    "Drogo's Bloodrider",
    "Lord Edric's Knight",
    "Wildling Scout",
    "Veteran Builder",
    "Knight Commander",
    "Jhogo",
    "Stormland Heir",
)
"""Characters of every House, with the traits that cards ask for."""
_KNEELING: Final = (
    "Greatjon's Elite",
    "Keeper of the New Gods",
    "Fallow Fields",
    'Longship "Silence"',
    "Pypar",
)
ZONES: Final = {HAND: "hand", DISCARD: "discard", DEAD: "dead"}
PHASES: Final = {
    "plot": "1.aw",
    "draw": "2.aw",
    "marshaling": "3.aw",
    "challenges": "4.aw",
    "dominance": "5.aw",
    "standing": "6.aw",
}


def board(*plays: Any, house: str = "stark", bare: bool = False, **rest: Any) -> dict[str, Any]:
    """A side with something of everything."""
    own = [
        POOL.find(card["card"] if isinstance(card, dict) else card).name
        for card in plays
        if card not in (SISTER, GUARD)
    ]
    kneeling = [{"card": name, "kneeling": True} for name in _KNEELING if name not in own]
    cast = [name for name in _CAST if name not in own]
    spare = {"card": "Lookout", "power": 1}
    bearer = {"card": "Deadly Axeman", "power": 2, "attachments": ["Born to Kill"]}
    paying = () if bare else PAYING
    form: dict[str, Any] = {
        "hand": ["Raised to Lie", "Catelyn Stark", 'Longship "Great Kraken"', "Upstart Slave"],
        "discard": ["Jojen's Counsel", "Lookout", "Born to Kill", "Mag the Mighty"],
        "dead": ["Warmonger", "Theon Greyjoy"],
        "deck": ["Lookout", "Broken Tower", "Arya Stark", "Rider through the Storm", *["Minor Fiefdom"] * 8],
        "used": ["Taxation"],
        "plots": ["Clash of Kings", "Storm of Swords"],
        "power": 1,
        "gold": 9,
    }
    for name, value in rest.items():
        form[name] = [*value, *form[name]] if name in form and isinstance(value, list) else value
    return side(house, *plays, *paying, *cast, *kneeling, spare, bearer, **form)


class Use:
    """An ability of a card."""

    def __init__(self, card: Card, ability: Ability) -> None:
        self.card, self.ability = card, ability

    def __str__(self) -> str:
        return f"{self.card.code}-{self.ability.index}"


def uses(heading: int) -> list[Use]:
    """All abilities with a heading, of cards of the edition."""
    return [
        Use(card, ability)
        for card in POOL.by_code.values()
        for ability in card.abilities
        if ability.heading == heading
    ]


def lying(use: Use, zone: int = -1, in_play: bool = False) -> dict[str, Any]:
    """Where the card of an ability lies for it to be used, or in another zone: what a side has beside the board."""
    card = use.card
    zone = use.ability.zone if zone < 0 and not in_play else zone
    if zone < 0 and card.type == EVENT:
        zone = HAND
    if zone >= 0:
        return {ZONES[zone]: [card.code]}
    if card.type == AGENDA:
        return {"agenda": card.name}
    if card.type == ATTACHMENT:
        host = "Wildling Messenger" if card.attach is not None else "Mother of Shadows"
        return {"plays": ({"card": host, "attachments": [card.code], "kneeling": use.ability.of_host},)}
    return {"plays": ({"card": card.code},)}


def placed(
    use: Use,
    at: str,
    zone: int = -1,
    in_play: bool = False,
    bare: bool = False,
    foe: tuple[Any, ...] = (),
    warded: bool = False,
    first_player: int = 0,
) -> Table:
    """A scene with the card on seat 0's board, in an action window; ``foe`` lies on seat 1's."""
    rest = lying(use, zone, in_play)
    plays = rest.pop("plays", ())
    house = use.card.only_for or (use.card.faction if use.card.faction != NEUTRAL else "stark")
    sides = [board(*plays, house=house, bare=bare, **rest), board(*foe, agenda=WARD if warded else None)]
    sides += [board()] if use.card.type == AGENDA else []
    return scene(*sides, at=at, first_player=first_player, game=GAME)


def fight(use: Use, type: str, by: int, defended: bool, **rest: Any) -> Table:
    """The same in a window of a challenge by a seat in which all fight, before or after defenders are declared."""
    s = placed(use, "4.aw", first_player=by, **rest)
    s.all_pass("4.2")
    s[by]._choose(s[by]._find(Verb.CHALLENGE, value=type))
    _all(s, by, "attackers")
    while s.asks(by, "stealth"):
        s[by].done()
    if defended:
        s.all_pass("4.2.1")
        _all(s, 1 - by, "defenders")
    if s.state.decisions[0].seat != 0:
        s[1].passes()
    return s


def _all(s: Table, seat: int, what: str) -> None:
    """Every character that may fight does."""
    while s.asks(seat, what):
        options = [option for option in s[seat].decision.options if option.verb == Verb.PICK]
        s.choose(seat, options[0].key) if options else s[seat].done()


def staged(use: Use, stage: int, **rest: Any) -> Table:
    """A scene by its number: in the phase of the ability, or in one of twelve windows of challenges."""
    if stage < 0:
        return placed(use, PHASES[use.ability.phases[0] if use.ability.phases else "challenges"], **rest)
    type = ("military", "power", "intrigue")[stage // 4]
    return fight(use, type, stage // 2 % 2, bool(stage % 2), **rest)


@cache
def stage_of(code: str, index: int) -> int | None:
    """The number of a scene in which seat 0 may use the ability; None where there is none."""
    use = Use(POOL.by_code[code], POOL.by_code[code].abilities[index])
    for stage in range(-1, 12 if use.ability.phases == ("challenges",) else 0):
        if offer(staged(use, stage), use) is not None:
            return stage
    return None


def ready(use: Use, **rest: Any) -> Table:
    """A scene in which seat 0 could use the ability, were it not for what is given."""
    stage = stage_of(use.card.code, use.ability.index)
    assert stage is not None
    return staged(use, stage, **rest)


def offer(s: Table, use: Use, seat: int = 0) -> Option | None:
    """The option by which a seat uses the ability now, if it is offered."""
    for decision in s.state.decisions:
        for option in decision.options if decision.seat == seat else ():
            if option.verb in (Verb.USE, Verb.PLAY) and option.card is not None:
                if s.state.cards[option.card].code == use.card.code and option.ability == use.ability.index:
                    return option
    return None


def each(found: list[Use]) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("use", found, ids=str)


def targets_in_play(use: Use) -> bool:
    """Whether all its targets are cards in play that could be immune."""
    filters = [target.filter for target in use.ability.targets if isinstance(target, Choose)]
    if not filters or not all(use.ability.verbs) or use.card.type == ATTACHMENT:
        return False
    return all(
        isinstance(kind, Cards) and kind.zones == (PLAY,) and not kind.types >> FACTION & 1
        for kind in filters
    )


def lasting_words(use: Use) -> list[UntilEnd]:
    """What of it lasts."""
    return [word for effect in use.ability.effects for word in walk(effect) if isinstance(word, UntilEnd)]


DEADLY: Final = ("R104-0", "T21-0")
"""What these do for a while kills whoever they find on the board; they have scenes with somebody stronger."""


def lasts(use: Use) -> bool:
    """Whether something of it lasts for a while."""
    return any(word.period != TO_THE_END for word in lasting_words(use)) and str(use) not in DEADLY


def ends_with_its_phase(s: Table, way: int) -> bool:
    """Whether something lasts now, and nothing does once the phase is over; it is used in one of several ways."""
    phase, most = s.state.phase, 0
    for _ in range(300):
        most = max(most, len(s.state.lasting))
        if s.state.phase != phase:
            break
        steer(s, way)
    return most > 0 and s.state.phase != phase and not s.state.lasting


def steer(s: Table, way: int) -> None:
    """Drift, but in one of several ways, and at the strongest who may be chosen, who does not die of it."""
    decision = s.state.decisions[0]
    ways = [option for option in decision.options if option.verb == Verb.MODE]
    idle = any(option.verb in (Verb.PASS, Verb.DONE) for option in decision.options)
    found = [s.state.records[option.card] for option in decision.options if option.card is not None]
    present = [record for record in found if record is not None]
    if ways:
        s.events += s.state.apply(decision.seat, ways[min(way, len(ways) - 1)].key)
    elif idle or len(present) < len(decision.options):
        drift(s)
    else:
        best = max(present, key=lambda record: record.strength).id
        s.events += s.state.apply(decision.seat, s[decision.seat]._find(Verb.PICK, card=best).key)


def influences(use: Use) -> bool:
    """Whether it costs influence, as much as it says."""
    cost = use.ability.influence
    return cost is not None and not cost.chooses_x


def kneels(use: Use) -> bool:
    """Whether it costs that something kneels, influence aside."""
    return any(isinstance(cost, KneelCost) for cost in use.ability.costs)


def drift(s: Table) -> None:
    """Answer whatever is asked in the first way, and pass where that is offered; nothing is checked on the way."""
    decision = s.state.decisions[0]
    idle = [option for option in decision.options if option.verb in (Verb.PASS, Verb.DONE)]
    s.events += s.state.apply(decision.seat, (idle or decision.options)[0].key)


def drift_to(s: Table, kind: str, since: int = 0) -> None:
    """The same until an event of a kind is told; some questions later at most."""
    for _ in range(40):
        if kind in [event.kind for event in s.events[since:]]:
            return
        drift(s)
    raise AssertionError(f"no event {kind} was told")
