"""Readings of single cards that the books leave open, as docs/rulings.md has them."""

from __future__ import annotations

from tests.thrones.scene import Scene, scene, side
from weirwood.rules import rule
from weirwood.thrones.ability import (
    CHARACTER,
    GOLD_GAINED,
    PHASE,
    YOU,
    Cards,
    Choose,
    GoldInPool,
    Pack,
    Strength,
    UntilEnd,
    action,
)
from weirwood.thrones.cards.second import POOL
from weirwood.thrones.engine.state.happening import Happening
from weirwood.thrones.games.second import Joust
from weirwood.thrones.pool.pool import Pool

DEBTS = Pack("second", "Debts")
DEBTS.event("t-debt A Debt Called In", "neutral", cost=0).has(
    action(UntilEnd(PHASE, Strength(Choose(Cards(CHARACTER)), GoldInPool(YOU), sign=-1)))
)


def _wins(s: Scene, type: str, *attackers: str) -> None:
    """The first player's challenge is won without defenders, up to what may answer it."""
    s.you.challenges(type, *attackers)
    s.all_pass()
    s.foe.defends()
    s.all_pass()


@rule("RR.target.6")
def test_one_of_two_effects_is_picked_when_they_resolve() -> None:
    s = scene(
        you=side(plays=["Great Kraken", "Wildling Horde"]),
        foe=side(plays=["Cersei Lannister"], hand=["Treachery"], gold=1),
    )
    _wins(s, "power", "Wildling Horde")
    s.you.uses("Great Kraken")
    s.foe.plays("Treachery")  # before anybody knows what would be picked
    assert (s.you.power, s.you.hand) == (1, [])  # one power for a challenge without defenders


@rule("RR.immune.1")
def test_tears_of_lys_are_for_none_who_is_immune_to_events() -> None:
    s = scene(
        you=side(plays=["Littlefinger"], hand=["Tears of Lys"], gold=1),
        foe=side(plays=["Stubborn Lion", "Wildling Horde", "Rattleshirt's Raiders"]),
    )
    _wins(s, "intrigue", "Littlefinger")
    s.you.plays("Tears of Lys")
    assert s.you.offered() == ["Wildling Horde", "Rattleshirt's Raiders"]


@rule("RR.x.1")
def test_the_hands_judgment_is_free_against_an_event_that_costs_x() -> None:
    s = scene(
        you=side(plays=["Cersei Lannister"], hand=["The Things I Do For Love"], gold=2, faction="lannister"),
        foe=side(plays=["Left"], hand=["The Hand's Judgment"]),
        ask="windows",
    )
    s.you.plays("The Things I Do For Love")
    if s.state.decisions[0].seat == 0:
        s.you.picks("Left")
    s.foe.plays("The Hand's Judgment")
    assert "Left" in s.foe.in_play and s.foe.discard == ["The Hand's Judgment"]


@rule("RR.modifiers.0")
def test_a_lasting_number_is_fixed_when_it_begins() -> None:
    game = Joust(Pool([*POOL.packs, DEBTS], POOL.edition))
    s = scene(
        you=side(hand=["A Debt Called In"], gold=1), foe=side(plays=["Unsullied"]), ask="windows", game=game
    )
    s.you.plays("A Debt Called In")
    before = s.card("Unsullied")["strength"]
    assert before == POOL.find("Unsullied").strength - 1
    s.happen([Happening(GOLD_GAINED, seat=0, amount=1)])
    assert (s.you.gold, s.card("Unsullied")["strength"]) == (2, before)


@rule("RR.blank.1")
def test_sansa_enters_knelt_under_fortified_position() -> None:
    you = side(hand=["Sansa Stark"], gold=3, plot="Fortified Position")
    s = scene(you=you, at="marshaling", ask="windows")
    s.you.marshals("Sansa Stark")
    assert s.card("Sansa Stark")["kneeling"]
