"""Vengeance for Elia: another player takes the claim of a challenge you lost."""

from typing import Any

from tests.thrones.scene import Scene, scene, side
from tests.thrones.table import Table, melee, rich
from weirwood.core.option import Verb
from weirwood.rules import rule

ELIA = "Vengeance for Elia"


def lost(type: str = "military", you: Any = None, **foe: Any) -> Scene:
    """Seat 1 has lost a challenge against seat 0 and may answer its claim."""
    s = scene(
        you=side(
            plays=["Tywin Lannister", "Burned Men", "Lannisport Merchant"],
            hand=["The Roseroad"] * 2,
            power=3,
            plot="Heads on Spikes",
            **(you or {}),
        ),
        foe=side(
            **{
                "plays": ["Obara Sand", "Gold Cloaks"],
                "hand": [ELIA, "The Roseroad"],
                "gold": 2,
                "power": 3,
                **foe,
            }
        ),
    )
    s.you.challenges(type, "Tywin Lannister")
    s.foe.defends()
    return s


@rule("RR.replacement.1")
def test_the_attacker_takes_military_claim_among_their_own_characters() -> None:
    s = lost()
    s.foe.plays(ELIA)
    assert s.foe.gold == 0
    s.you.picks("Burned Men")
    assert (s.you.dead, s.foe.dead) == (["Burned Men"], [])


def test_the_attacker_takes_intrigue_claim() -> None:
    s = lost("intrigue")
    s.foe.plays(ELIA)
    assert (len(s.you.hand), s.foe.hand) == (1, ["The Roseroad"])


@rule("RR.move.1")
def test_power_claim_that_comes_back_to_the_attacker_moves_nothing() -> None:
    s = lost("power")
    s.foe.plays(ELIA)
    assert (s.you.facts["faction_power"], s.foe.power) == (4, 3)


@rule("RR.cancel.4")
def test_a_cancelled_vengeance_leaves_the_claim_where_it_was() -> None:
    s = scene(
        you=side(
            plays=["Tywin Lannister", "Burned Men"],
            hand=["The Hand's Judgment"],
            gold=2,
            plot="Heads on Spikes",
        ),
        foe=side(plays=["Obara Sand"], hand=[ELIA], gold=2),
    )
    s.you.challenges("military", "Tywin Lannister")
    s.foe.defends()
    s.foe.plays(ELIA)
    s.you.plays("The Hand's Judgment")
    assert (s.you.dead, s.foe.dead, s.foe.gold) == ([], ["Obara Sand"], 0)


@rule("RR.triggering-condition.1")
def test_only_the_defending_player_may_use_it() -> None:
    s = melee(
        rich(plays=["Tywin Lannister", "Burned Men"], hand=[ELIA], gold=2),
        rich(plays=["Obara Sand"]),
        rich(hand=[ELIA], gold=2),
    )
    s[0].challenges("military", "Tywin Lannister", against=1)
    s[1].defends()
    assert s[1].dead == ["Obara Sand"]
    assert s[2].hand == [ELIA]


def both(**rest: Any) -> Table:
    """Seat 1 has lost an intrigue challenge; seat 2 goes first and may play Trial by Combat."""
    s = melee(
        rich(plays=["Tywin Lannister", "Burned Men"], hand=["The Roseroad"]),
        rich(plays=["Obara Sand", "Salty Navigator"], hand=[ELIA, "The Roseroad"], gold=2),
        rich(plays=["Gold Cloaks", "Drowned Men"], hand=["Trial by Combat", "The Roseroad"], gold=2),
        active=0,
        **rest,
    )
    s[0].challenges("intrigue", "Tywin Lannister", against=1)
    return s


@rule("RR.replacement.3")
def test_used_last_it_passes_on_the_normal_claim() -> None:
    s = both(first_player=2)
    s[2].plays("Trial by Combat")
    s[1].plays(ELIA)
    s[1].chooses_player(2)
    assert [seat.dead for seat in s.sides] == [[], [], []]
    assert [seat.hand for seat in s.sides] == [["The Roseroad"], ["The Roseroad"], []]


@rule("RR.replacement.3")
def test_a_replacement_used_after_it_counts_in_its_place() -> None:
    s = both(first_player=1)
    s[1].plays(ELIA)
    s[1].chooses_player(2)
    s[2].plays("Trial by Combat")
    assert s[1].offered(Verb.PICK) == ["Obara Sand", "Salty Navigator"]
    s[1].picks("Obara Sand")
    assert [seat.dead for seat in s.sides] == [[], ["Obara Sand"], []]
