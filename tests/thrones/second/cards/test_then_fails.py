"""What follows with *then* does not happen where something came in between, and the first part failed."""

from typing import Any, Final

from tests.thrones.scene import Scene, reveal, scene, side
from weirwood.core.option import Verb
from weirwood.rules import rule
from weirwood.thrones.ability import (
    ATTACHMENT,
    CHARACTER,
    DEAD,
    DISCARD,
    EVENT,
    LOCATION,
    PHASE,
    PLOT,
    Cards,
    Choose,
    EffectsWouldInitiate,
    Kneel,
    Pack,
    Pick,
    ReturnToHand,
    Strength,
    UntilEnd,
    interrupt,
)
from weirwood.thrones.cards.second import POOL
from weirwood.thrones.games.second import Joust
from weirwood.thrones.pool.pool import Pool

KNAVES: Final = Pack("second", "Knaves")
_BEFORE: Final = EffectsWouldInitiate(CHARACTER, LOCATION, ATTACHMENT, EVENT, PLOT)
for code, name, effect in (
    ("mine-2", "Kneeling Knave", Kneel(Choose(Cards(CHARACTER, LOCATION)))),
    ("mine-3", "Thieving Knave", ReturnToHand(Pick(Cards(CHARACTER, zones=(DISCARD, DEAD))))),
    ("mine-4", "Weakening Knave", UntilEnd(PHASE, Strength(Choose(Cards(CHARACTER)), -5))),
):
    KNAVES.character(f"{code} {name}", "neutral", cost=1, strength=1, icons="").has(
        interrupt(_BEFORE, effect)
    )
GAME: Final = Joust(Pool([*POOL.packs, KNAVES], POOL.edition))


def knave(what: str, *plays: Any, **rest: Any) -> dict[str, Any]:
    return side(plays=[f"{what} Knave", *plays], **rest)


def meddles(s: Scene, what: str, with_card: str) -> None:
    s.foe.uses(f"{what} Knave")
    if s.foe.offered(Verb.PICK):
        s.foe.picks(with_card)
    while s.foe.offered(Verb.USE):
        s.foe.passes()


@rule("RR.then.1")
def test_a_consolidation_of_one_who_kneels_already_gives_no_power() -> None:
    you = side(plays=["Shireen Baratheon", "Maester Cressen"], hand=["Consolidation of Power"], gold=1)
    s = scene(you, knave("Kneeling"), "marshaling", game=GAME, ask="windows")
    s.you.plays("Consolidation of Power")
    s.you.picks("Shireen Baratheon", "Maester Cressen")
    meddles(s, "Kneeling", "Shireen Baratheon")
    assert s.card("Maester Cressen")["kneeling"]
    assert (s.you.offered(Verb.PICK), s.you.power) == ([], 0)


@rule("RR.then.1")
def test_who_knelt_before_is_not_paid_off() -> None:
    paid = {"card": "Paid Off", "controller": 0}
    foe = knave("Kneeling", {"card": "Moon Boy", "attachments": [paid]}, gold=3)
    s = scene(side(plays=["Cersei Lannister"]), foe, game=GAME)
    s.you.challenges("intrigue", "Cersei Lannister")
    s.foe.defends()
    s.you.uses("Paid Off")
    meddles(s, "Kneeling", "Moon Boy")
    assert s.foe.offered(Verb.YES) == []


@rule("RR.then.1")
def test_a_camp_that_knelt_before_brings_nobody() -> None:
    you = side(plays=["Bitterbridge Encampment"], hand=["Arya Stark"])
    s = reveal("A Song of Summer", "A Noble Cause", you, knave("Kneeling"), game=GAME)
    s.you.uses("Bitterbridge Encampment")
    meddles(s, "Kneeling", "Bitterbridge Encampment")
    assert (s.you.offered(Verb.PICK), s.you.hand) == ([], ["Arya Stark"])


@rule("RR.then.1")
def test_a_close_call_for_one_who_is_gone_draws_nothing() -> None:
    you = side(dead=["Moon Boy"])
    s = reveal("Close Call", "A Noble Cause", you, knave("Thieving"), game=GAME)
    meddles(s, "Thieving", "Moon Boy")
    assert (s.you.hand, s.you.discard) == (["Moon Boy"], [])


@rule("RR.abilities.8")
def test_a_close_call_without_a_death_draws_nothing() -> None:
    s = reveal("Close Call", "A Noble Cause", side(), knave("Thieving"), game=GAME)
    assert (s.foe.offered(Verb.USE), s.you.hand) == ([], [])


@rule("RR.then.1")
def test_who_has_become_weak_is_not_sold_for_nothing() -> None:
    you = side(plays=["The Knight of Flowers"], hand=["To the Rose Banner!"])
    s = scene(you, knave("Weakening"), "marshaling", game=GAME, ask="windows")
    s.you.plays("To the Rose Banner!")
    meddles(s, "Weakening", "The Knight of Flowers")
    assert (s.you.gold, s.you.in_play) == (0, ["The Knight of Flowers"])


@rule("RR.then.1")
def test_who_was_pillaged_and_is_gone_is_not_placed_in_the_dead_pile_and_nobody_is_killed() -> None:
    s = scene(
        side(plays=["Ser Gregor Clegane"]), knave("Thieving", deck=["Moon Boy", *["Ice"] * 9]), game=GAME
    )
    s.you.challenges("military", "Ser Gregor Clegane")
    s.foe.defends()
    s.you.names("pillage")
    s.you.picks("Ser Gregor Clegane")
    s.you.uses("Ser Gregor Clegane")
    meddles(s, "Thieving", "Moon Boy")
    assert (s.foe.hand, s.foe.dead, s.you.offered(Verb.YES)) == (["Moon Boy"], [], [])
