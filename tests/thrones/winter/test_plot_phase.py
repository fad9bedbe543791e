"""The plot phase and the draw phase of the Winter Edition."""

from __future__ import annotations

from typing import Any

from tests.thrones.winter.scene import FILLER, PLOTS, fight, lannister, reveal, scene, side, stark
from weirwood.core.option import Verb
from weirwood.rules import rule

SWORDS = "Storm of Swords"
SACK = "The Sack of Winterfell"  # initiative 6
THRONES = "Game of Thrones"  # initiative 5
KINGS = "Clash of Kings"  # initiative 5
WALLS = "Safe Within the Walls"  # initiative 2


def two(*plots: str, **rest: Any) -> dict[str, Any]:
    """A side with plots to choose from."""
    return side("stark", plots=list(plots), plot=None, **rest)


@rule("WE.plot-phase.1", "WE.the-cards.8")
def test_plots_are_chosen_in_secret_and_revealed_together() -> None:
    s = scene(two(SACK, WALLS), two(THRONES, WALLS), at="1.2")
    assert len(s.state.decisions) == 2 and s[0].offered(Verb.PLOT) == s[0].offered()
    s[0].reveals(SACK)
    assert SACK not in str(s.state.view(1))
    s[1].reveals(THRONES)
    assert SACK in str(s.state.view(1)) and s.card(THRONES)["zone"] == "plot"


@rule("WE.plot-phase.2")
def test_used_plots_return_when_the_last_one_is_revealed() -> None:
    you = side("stark", plots=[SACK], plot=PLOTS[1], used=list(PLOTS[2:]))
    s = scene(you, two(WALLS, THRONES), at="1.2")
    s[0].reveals(SACK) if s[0].offered() else None
    s[1].reveals(THRONES)
    assert len(s.state.sides[0].plots) == 6 and s.state.sides[0].used == []
    assert len(s.state.sides[1].plots) == 1


@rule("WE.plot-phase.3", "WE.card-anatomy.2", "WE.plot-phase.5")
def test_the_highest_initiative_chooses_the_first_player() -> None:
    for chosen in (0, 1, 2):
        s = scene(two(SACK, WALLS), two(THRONES, WALLS), two(WALLS, KINGS), at="1.2", first_player=2)
        for seat, plot in enumerate((SACK, THRONES, WALLS)):
            s[seat].reveals(plot)
        assert s.asks(0, "first-player") and len(s.state.decisions) == 1
        s[0].chooses_player(chosen)
        assert s.state.first == chosen and s.state.decisions[0].seat == chosen


@rule("WE.plot-phase.4")
def test_a_tie_goes_to_the_least_power_and_then_to_chance() -> None:
    """Power on characters counts."""
    you = two(THRONES, WALLS, play=[{"card": "Eddard Stark", "power": 2}], power=1)
    for power, winner in ((4, 0), (2, 1)):
        s = scene(you, two(KINGS, WALLS, power=power), at="1.2")
        s[0].reveals(THRONES)
        s[1].reveals(KINGS)
        assert s.asks(winner, "first-player")
    drawn = set()
    for seed in range(12):
        s = scene(two(THRONES, WALLS), two(KINGS, WALLS), at="1.2", seed=seed)
        s[0].reveals(THRONES)
        s[1].reveals(KINGS)
        drawn.add(s.state.decisions[0].seat)
    assert drawn == {0, 1}


@rule("WE.plot-phase.6")
def test_plots_take_effect_after_initiative_in_the_order_of_the_first_player() -> None:
    """Filthy Accusations kneels a character once the first player is chosen."""
    s = scene(two(SWORDS, WALLS), two("Filthy Accusations", WALLS, play=["Lookout"]), at="1.2")
    s[0].reveals(SWORDS)
    s[1].reveals("Filthy Accusations")
    assert s.asks(0, "first-player") and not s.card("Lookout")["kneeling"]
    s[0].chooses_player(0)
    assert s.card("Lookout")["kneeling"]


@rule("WE.plot-phase.6")
def test_the_first_player_chooses_whose_plot_takes_effect_first() -> None:
    accused = "Filthy Accusations"
    s = scene(two(accused, WALLS, play=["Lookout"]), two(accused, WALLS, play=["Lookout"]), at="1.2")
    s[0].reveals(accused)
    s[1].reveals(accused)
    chooser = s.state.decisions[0].seat
    s[chooser].chooses_player(1)
    [decision] = s.state.decisions
    plots = {
        s.state.controller(option.card): option.key for option in decision.options if option.card is not None
    }
    assert decision.seat == 1 and set(plots) == {0, 1}
    s.choose(1, plots[0])
    assert s.state.decisions[0].seat == 0 and len(s[0].offered(Verb.PICK)) == 2


@rule("WE.actions-and-passive-abilities.5")
def test_the_first_player_chooses_the_order_of_passives() -> None:
    """Bloody Trident and Ravaged Coast of both players answer the same defeat."""
    foe = lannister("Bloody Trident", "Crossroads", power=3)
    s = fight(stark("Lookout", "Ravaged Coast"), foe, "military", ["Lookout"])
    [decision] = s.state.decisions
    assert decision.seat == 0 and sorted(s[0].offered()) == ["Bloody Trident", "Ravaged Coast"]
    s[0].uses("Ravaged Coast")
    s[1].picks("Crossroads")
    assert s.card("Crossroads")["kneeling"] and s.card("House Lannister")["power"] == 1


@rule("WE.draw-phase.1")
def test_each_player_draws_two_cards_and_an_empty_deck_costs_nothing() -> None:
    for cards, drawn in ((10, 2), (1, 1), (0, 0)):
        s = scene(stark(deck=[FILLER] * cards), lannister(), at="2.1")
        assert (len(s[0].hand), len(s[1].hand)) == (drawn, 2)
        assert s.state.outcome is None and not s.facts["seats"][0]["eliminated"]


@rule("WE.round-sequence.1", "WE.standing-phase.1")
def test_a_round_has_six_phases() -> None:
    s = scene(two(*PLOTS[:3]), two(*PLOTS[:3]), at="1.2")
    phases: list[str] = []
    while s.state.round < 3 and s.state.outcome is None:
        if not phases or phases[-1] != s.state.phase:
            phases.append(s.state.phase)
        decision = s.state.decisions[0]
        option = next((one for one in decision.options if one.verb == Verb.PASS), decision.options[0])
        s.choose(decision.seat, option.key)
    assert phases == ["plot", "draw", "marshaling", "challenges", "dominance", "standing"] * 2


@rule("WE.round-sequence.3", "WE.round-sequence.2")
def test_the_example_of_a_round() -> None:
    """All at once but for marshalling and challenges, which the first player does first."""
    s = scene(two(SACK, WALLS), two(WALLS, THRONES), at="1.2")
    s[0].reveals(SACK)
    s[1].reveals(WALLS)
    s[0].chooses_player(0)
    turns: list[tuple[str, int]] = []
    while s.state.round == 1:
        turn = (s.state.phase, s.state.active)
        if turn not in turns:
            turns.append(turn)
        decision = s.state.decisions[0]
        option = next((one for one in decision.options if one.verb == Verb.PASS), decision.options[0])
        s.choose(decision.seat, option.key)
    by_turns = [("marshaling", 0), ("marshaling", 1), ("challenges", 0), ("challenges", 1)]
    assert turns == [("plot", -1), ("draw", -1), *by_turns, ("dominance", -1), ("standing", -1)]
    assert [len(s[seat].hand) for seat in (0, 1)] == [2, 2]


@rule("WE.actions-and-passive-abilities.5", "WE.actions-and-passive-abilities.3")
def test_a_passive_comes_before_the_first_action_of_the_phase() -> None:
    """Student of Coin draws a card when a plot is revealed."""
    s = reveal(SACK, THRONES, sides=[stark("Student of Coin"), lannister()])
    assert len(s[0].hand) == 1 and s.state.step == "1.aw" and s.state.decisions[0].seat == 0


@rule("WE.plot-phase.2", "WE.plot-phase.6")
def test_the_used_pile_is_empty_before_the_last_plot_takes_effect() -> None:
    """Blue Eyes, Black Skin kills a character if two Others plots lie in the used pile, and they have returned."""
    others = ["Dark and Full of Terrors", "Whose Name May Not Be Spoken"]
    for plots, killed in ((["Blue Eyes, Black Skin", WALLS], True), (["Blue Eyes, Black Skin"], False)):
        you = side("stark", plots=plots, plot=None, used=others)
        s = scene(you, two(THRONES, SACK, play=["Courtesan of Highgarden"]), at="1.2")
        if s[0].offered(Verb.PLOT):
            s[0].reveals("Blue Eyes, Black Skin")
        s[1].reveals(THRONES)
        s[1].chooses_player(1)
        assert (s[1].dead == ["Courtesan of Highgarden"]) is killed
