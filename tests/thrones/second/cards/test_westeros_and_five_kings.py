"""The neutral cards outside the Core Set that rulings name: Knighted, Varys's Riddle, Summer Harvest."""

import pytest

from tests.thrones.scene import reveal, scene, side
from weirwood.core.option import Verb
from weirwood.rules import rule


@rule("RR.gains.3")
def test_knighted_makes_a_stronger_knight() -> None:
    s = scene(
        you=side(hand=["Knighted"], gold=1),
        foe=side(plays=["Varys", "Wildling Horde"]),
        at="marshaling",
    )
    s.you.marshals("Knighted")
    varys = s.card("Varys")
    assert varys["strength"] == 4
    assert "Knight" in varys["traits"]
    assert s.you.gold == 0


def test_a_blanked_knight_is_still_knighted() -> None:
    s = scene(you=side(plays=[{"card": "Varys", "attachments": ["Knighted", "Milk of the Poppy"]}]))
    assert s.card("Varys")["strength"] == 4
    assert s.card("Varys")["traits"] == ["Knight", "Lord", "Small Council", "Spy"]


def test_the_riddle_copies_what_the_opponent_revealed() -> None:
    s = reveal(
        "Varys's Riddle",
        "Calling the Banners",
        you=side(plays=["Varys"]),
        foe=side(plays=["Littlefinger", "Wildling Horde"]),
    )
    s.you.uses("Varys's Riddle")
    assert s.you.gold == 2
    assert s.foe.gold == 1


def test_the_riddle_chooses_targets_for_its_own_player() -> None:
    s = reveal(
        "Varys's Riddle",
        "Filthy Accusations",
        you=side(plays=["Varys"]),
        foe=side(plays=["Littlefinger", "Wildling Horde"]),
    )
    s.you.uses("Varys's Riddle")
    s.you.picks("Littlefinger")
    s.foe.picks("Varys")
    assert s.card("Littlefinger")["kneeling"]
    assert s.card("Varys")["kneeling"]
    assert not s.card("Wildling Horde")["kneeling"]


def test_the_riddle_spares_its_own_player_under_calm() -> None:
    s = reveal(
        "Varys's Riddle",
        "Calm Over Westeros",
        you=side(plays=["Littlefinger"]),
        foe=side(plays=["Wildling Horde"]),
        first_player=1,
    )
    s.foe.uses("Varys's Riddle")
    s.you.names("military")
    s.foe.names("power")
    s.all_pass("4.2")
    s.foe.challenges("military", "Wildling Horde")
    assert s.foe.facts["claim"] == 0


def test_the_riddle_has_no_answer_to_a_plot_without_words() -> None:
    s = reveal("Varys's Riddle", "The Winds of Winter", you=side(plays=["Varys"]))
    assert s.state.step == "1.aw"


def test_two_riddles_answer_nothing() -> None:
    s = reveal("Varys's Riddle", "Varys's Riddle", you=side(plays=["Varys"]))
    assert s.state.step == "1.aw"


def test_the_riddle_does_not_initiate_what_could_do_nothing() -> None:
    s = reveal("Varys's Riddle", "Confiscation", you=side(plays=["Varys"]))
    assert s.state.step == "1.aw"


@rule("RR.x.1", "RR.plot-card.1")
def test_summer_harvest_reads_zero_before_it_is_revealed() -> None:
    s = scene(you=side(plot="Summer Harvest", plays=["The Roseroad"]))
    assert s.you.facts["income"] == 1


@rule("RR.base-value.1")
def test_summer_harvest_is_two_higher_than_the_opponents_plot() -> None:
    s = reveal(
        "Summer Harvest",
        "A Feast for Crows",
        you=side(plays=["The Roseroad"]),
        foe=side(plays=["Littlefinger"]),
    )
    assert s.you.facts["income"] == 9
    s.all_pass("3.aw")
    assert s.you.gold == 9


def test_summer_harvest_reads_the_printed_value() -> None:
    s = reveal("Summer Harvest", "Naval Superiority", foe=side(plays=["The Roseroad"]))
    assert s.you.facts["income"] == 4


def test_summer_harvest_is_forgotten_with_the_plot() -> None:
    s = reveal("Summer Harvest", you=side(plots=["Taxation"]), foe=side(plots=["Sneak Attack"]))
    assert s.you.facts["income"] == 5
    s.idle("1.2")
    s.you.reveals("Taxation")
    s.foe.reveals("Sneak Attack")
    s.foe.chooses_player(0)
    assert s.you.facts["income"] == 5
    assert [s.name(card) for card in s.you.facts["plots"]] == ["Summer Harvest"]
    assert s.state.lasting == []


@pytest.mark.parametrize(
    ("first", "second", "income"),
    [("Varys's Riddle", "Summer Harvest", 7), ("Summer Harvest", "Varys's Riddle", 2)],
)
@rule("FAQ.qa.varys-riddle", "RR.priority.3")
def test_the_first_player_orders_the_riddle_and_the_harvest(first: str, second: str, income: int) -> None:
    s = reveal("Varys's Riddle", "Summer Harvest")
    assert sorted(s.you.offered(Verb.USE)) == ["Summer Harvest", "Varys's Riddle"]
    s.you.uses(first)
    assert second not in s.you.offered()
    assert s.foe.facts["income"] == income
    assert s.you.facts["income"] == 5
