"""When players are eliminated in the Winter Edition, and what becomes of what they did and had."""

from __future__ import annotations

import pytest

from tests.thrones.winter.scene import (
    Table,
    baratheon,
    confirm,
    defend,
    greyjoy,
    lannister,
    resolve,
    reveal,
    scene,
    side,
    stark,
)
from weirwood.core.decision import DecisionKind
from weirwood.core.option import Verb
from weirwood.core.outcome import Ending
from weirwood.rules import rule

TOWERS = ["Broken Tower"] * 4
EDDARD = "Eddard Stark"  # Doomed
ROBERT = "Robert Baratheon"  # Doomed
CATELYN = "Catelyn Stark"  # Doomed
MANCE = "Mance Rayder"  # Doomed, a Wildling
ELDER = "Wildling Elder"
LOOKOUT = "Lookout"
BLOODRIDER = "Drogo's Bloodrider"
SCOUT = "Wildling Scout"
REVENGE = "Arya's Revenge"
JUDGEMENT = "The Hand's Judgement"
PYRAMID = "Great Pyramid of Meereen"
PALANQUIN = "Doran's Palanquin"


def out(s: Table) -> list[int]:
    """The seats that are eliminated."""
    return [seat for seat, facts in enumerate(s.facts["seats"]) if facts["eliminated"]]


@rule("WE.doomed.4")
def test_an_attacker_who_is_eliminated_ends_the_challenge_and_the_turn() -> None:
    s = scene(stark(EDDARD, SCOUT, dead=TOWERS), lannister(LOOKOUT), greyjoy())
    s.all_pass("4.2")
    s[0].challenges("military", SCOUT, against=1)
    s.kill(EDDARD)
    assert out(s) == [0]
    s.all_pass("4.2")
    assert s.state.challenge is None and not s.card(LOOKOUT)["kneeling"]
    assert s.state.active == 1 and s[1].decision.kind == DecisionKind.CHALLENGE


@rule("WE.doomed.4")
def test_a_challenge_between_others_goes_on() -> None:
    s = scene(lannister(SCOUT), stark(), baratheon(ROBERT, dead=["Crumbling Stone Dragon"] * 4))
    s.all_pass("4.2")
    s[0].challenges("military", SCOUT, against=1)
    s.kill(ROBERT)
    assert out(s) == [2] and s.state.challenge is not None
    defend(s)
    resolve(s)
    assert s[0].power == 1


@rule("WE.doomed.2", "WE.doomed.4")
def test_who_is_eliminated_by_an_action_of_their_own_does_not_finish_it() -> None:
    """The event is gone with its owner, and the next player acts."""
    martell = side("martell", hand=["Injurious Poison"])
    s = scene(stark(EDDARD, PALANQUIN, hand=[REVENGE], dead=TOWERS), lannister(LOOKOUT), martell)
    s[0].plays(REVENGE)
    confirm(s)
    s[0].picks(EDDARD)
    confirm(s)
    assert s[2].hand == ["Injurious Poison"] and s[2].offered() == []
    assert out(s) == [0] and s.state.decisions[0].seat == 1
    assert [card["zone"] for card in s.facts["cards"] if card["name"] == REVENGE] == ["removed"]
    assert s.state.first == 1


@rule("WE.doomed.2", "WE.doomed.4")
def test_who_is_eliminated_by_a_payment_gets_nothing_for_it() -> None:
    """Mance Rayder is killed to pay for Wildling Elder; the location does not kneel."""
    s = scene(stark(ELDER, MANCE, dead=TOWERS), lannister("Crossroads"), greyjoy())
    s[0].uses(ELDER)
    s[0].picks(MANCE)
    confirm(s)
    assert out(s) == [0] and not s.card("Crossroads")["kneeling"]
    assert s.state.decisions[0].seat == 1


@rule("WE.doomed.4")
@pytest.mark.parametrize(("at", "phase"), [("3.aw", "marshaling"), ("4.aw", "challenges")])
def test_the_turn_of_an_eliminated_active_player_is_over(at: str, phase: str) -> None:
    s = scene(lannister(), stark(EDDARD, dead=TOWERS), greyjoy(), at=at, active=1)
    s.kill(EDDARD)
    assert out(s) == [1]
    turns = [s.state.active]
    while s.state.phase == phase:
        turns += [s.state.active] if turns[-1] != s.state.active else []
        seats = [decision.seat for decision in s.state.decisions]
        assert 1 not in seats
        s[seats[0]].passes()
    assert turns[:2] == [1, 2]


@rule("WE.doomed.2", "WE.doomed.4")
def test_of_four_two_go_at_once_and_two_play_on() -> None:
    s = scene(
        stark(EDDARD, dead=TOWERS),
        baratheon(ROBERT, dead=["Crumbling Stone Dragon"] * 4),
        lannister(LOOKOUT),
        greyjoy(),
    )
    s.kill(EDDARD, ROBERT)
    assert out(s) == [0, 1] and s.state.outcome is None
    assert (s.state.first, s.state.decisions[0].seat) == (2, 2)
    s.pass_to("5.aw")
    assert s[2].in_play == [LOOKOUT]


@rule("WE.doomed.2")
def test_of_three_two_go_at_once_and_the_third_wins() -> None:
    s = scene(stark(EDDARD, dead=TOWERS), baratheon(ROBERT, dead=TOWERS), lannister())
    s.kill(EDDARD, ROBERT)
    assert s.state.outcome is not None
    assert (s.state.outcome.winners, s.state.outcome.reason) == ((2,), Ending.LAST_STANDING)


@rule("WE.doomed.3")
def test_three_who_go_at_once_draw() -> None:
    sides = [stark(EDDARD, dead=TOWERS), baratheon(ROBERT, dead=TOWERS), stark(MANCE, dead=TOWERS)]
    s = scene(*sides)
    s.kill(EDDARD, ROBERT, MANCE)
    assert s.state.outcome is not None
    assert (s.state.outcome.winners, s.state.outcome.reason) == ((), Ending.DRAW)


@rule("WE.doomed.2")
def test_a_location_that_counts_as_doomed_eliminates_as_it_is_played() -> None:
    """Of two opponents the one with four doomed cards goes; the location stays with its owner."""
    s = scene(
        side("targaryen", hand=[PYRAMID], gold=3), stark(dead=TOWERS), lannister(dead=TOWERS[:3]), at="3.aw"
    )
    s[0].marshals(PYRAMID)
    assert out(s) == [1] and PYRAMID in s[0].in_play
    assert (s.facts["seats"][2]["doomed"], s.state.outcome) == (4, None)


@rule("WE.doomed.4")
def test_attachments_go_with_their_owner_or_back_to_it() -> None:
    """Of an eliminated player nothing stays on the cards of others; what others had there is discarded."""
    s = scene(
        stark({"card": EDDARD, "attachments": []}, hand=["Northman's Grit"], gold=1, dead=TOWERS),
        lannister(LOOKOUT, hand=["Born to Kill"], gold=0),
        greyjoy(),
        at="3.aw",
    )
    s[0].marshals("Northman's Grit", on=LOOKOUT)
    s.all_pass_turn()
    s[0].passes()
    s[1].marshals("Born to Kill", on=EDDARD)
    s.kill(EDDARD)
    assert out(s) == [0]
    assert (s[1].in_play, s[1].discard) == ([LOOKOUT], ["Born to Kill"])
    assert s.card(LOOKOUT)["strength"] == 2


@rule("WE.doomed.4")
def test_an_effect_that_names_an_eliminated_player_touches_nobody_else() -> None:
    """The Hand's Judgement names one opponent; once that player is gone the other still uses abilities."""
    s = scene(
        stark(SCOUT, hand=[JUDGEMENT]),
        baratheon(ROBERT, dead=["Crumbling Stone Dragon"] * 4),
        stark("Keeper of the New Gods", LOOKOUT),
    )
    s[0].plays(JUDGEMENT)
    s[0].chooses_player(1)
    s.kill(ROBERT)
    assert out(s) == [1]
    s.all_pass("4.2")
    s[0].challenges("military", SCOUT, against=2)
    s[0].passes()
    assert "Keeper of the New Gods" in s[2].offered(Verb.USE)


@rule("WE.doomed.4")
def test_what_one_of_two_borrowed_from_the_other_leaves_the_game_with_its_owner() -> None:
    """It is not discarded first: its owner is eliminated at the same time."""
    borrowed = {"card": LOOKOUT, "controller": 0}
    s = scene(stark(EDDARD, dead=TOWERS), baratheon(ROBERT, borrowed, dead=TOWERS), lannister(), greyjoy())
    s.kill(EDDARD, ROBERT)
    assert out(s) == [0, 1] and s.card(LOOKOUT)["zone"] == "removed"
    assert [event for event in s.state.log if event.kind == "discarded"] == []


@rule("WE.doomed.4")
def test_what_cannot_be_discarded_goes_though_when_its_controller_is_eliminated() -> None:
    """Drogo's Bloodrider cannot be while its controller has cards of House Targaryen alone."""
    borrowed = {"card": BLOODRIDER, "controller": 0}
    s = scene(stark(EDDARD, dead=TOWERS), side("targaryen", borrowed), lannister())
    s.kill(EDDARD)
    assert out(s) == [0]
    assert (s[1].in_play, s[1].discard) == ([], [BLOODRIDER])


@rule("WE.doomed.4")
def test_others_respond_to_what_happened_to_an_eliminated_player() -> None:
    """Eddard Stark stands after the death that eliminates the player who controlled Catelyn Stark."""
    kneeling = {"card": EDDARD, "kneeling": True}
    s = scene(stark(kneeling, PALANQUIN, hand=[REVENGE]), stark(CATELYN, dead=TOWERS), greyjoy())
    s[0].plays(REVENGE)
    confirm(s)
    s[0].picks(CATELYN)
    confirm(s)
    assert out(s) == [1] and s[0].offered(Verb.USE) == [EDDARD]


@rule("WE.plot-phase.3")
def test_new_plots_of_several_opponents_are_chosen_together_and_in_secret() -> None:
    """Outmaneuver: both are asked at once, and neither learns what the other chose before both have."""
    plots = ["Clash of Kings", "Taxation"]
    sides = [stark(), lannister(plots=plots), greyjoy(plots=plots)]
    s = reveal("Outmaneuver", "Storm of Swords", "Storm of Swords", sides=sides)
    assert sorted(decision.seat for decision in s.state.decisions) == [1, 2]
    before = s.state.view(2)
    s[1].picks("Taxation")
    assert [decision.seat for decision in s.state.decisions] == [2]
    assert s.state.view(2)["cards"] == before["cards"]
    s[2].picks("Clash of Kings")
    assert [s.name(s.state.sides[seat].plot) for seat in (1, 2)] == ["Taxation", "Clash of Kings"]


def test_of_several_opponents_one_may_keep_a_plot() -> None:
    """The Gathering Storm asks all at once, whoever answers first."""
    plots = ["Clash of Kings", "Taxation"]
    sides = [stark(), lannister(plots=plots), greyjoy(plots=plots)]
    s = reveal("The Gathering Storm", "Storm of Swords", "Storm of Swords", sides=sides)
    s[2].picks("Clash of Kings")
    s[1].done()
    assert [s.name(s.state.sides[seat].plot) for seat in (1, 2)] == ["Storm of Swords", "Clash of Kings"]
