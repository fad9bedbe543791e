"""The plot phase of the two-player game: choosing, initiative, the first player, and when revealed texts."""

from __future__ import annotations

from tests.thrones.hbo.scene import lannister, reveal, scene, stark
from tests.thrones.scene import Scene
from weirwood.core.option import Verb
from weirwood.rules import rule


def chosen(s: Scene, yours: str, theirs: str) -> None:
    """Both choose these plots."""
    s.you.reveals(yours)
    s.foe.reveals(theirs)


def plots(*names: str) -> dict[str, list[str]]:
    return {"plots": list(names)}


@rule("HBO.plot-phase.1")
def test_plots_are_chosen_in_secret_and_revealed_together() -> None:
    s = scene(stark(**plots("Storm of Swords", "The Old Gods")), lannister(**plots("Detained")), at="1.2")
    s.you.reveals("Storm of Swords")
    assert s.asks(1, "") or s.foe.decision
    assert "Storm of Swords" not in str(s.state.view(1))
    s.foe.reveals("Detained")
    assert s.card("Storm of Swords")["zone"] == "plot" and s.card("Detained")["zone"] == "plot"


@rule("HBO.plot-phase.2")
def test_revealing_a_plot_is_mandatory_and_costs_nothing() -> None:
    s = scene(stark(**plots("Storm of Swords", "The Old Gods")), lannister(**plots("Detained")), at="1.2")
    assert {option.verb for option in s.you.decision.options} == {Verb.PLOT}
    s.you.reveals("Storm of Swords")
    assert s.you.gold == 0


@rule("HBO.plot-phase.3", "HBO.plot-phase.4", "HBO.card-anatomy.7")
def test_a_new_plot_replaces_the_old_one_which_is_used() -> None:
    """All three values are those of the new plot at once."""
    you = stark(
        plot="Calling the Banners", used=["The Old Gods"], **plots("Storm of Swords", "Hidden in Shadows")
    )
    s = scene(you, lannister(**plots("Detained", "Uneasy Peace")), at="1.2")
    assert s.you.offered(Verb.PLOT) == ["Storm of Swords", "Hidden in Shadows"]
    chosen(s, "Storm of Swords", "Detained")
    side = s.state.sides[0]
    assert s.name(side.plot) == "Storm of Swords"
    assert sorted(s.name(card) for card in side.used) == ["Calling the Banners", "The Old Gods"]
    assert [s.state.plot_value(0, value) for value in range(3)] == [3, 4, 2]


@rule("HBO.plot-phase.5")
def test_used_plots_come_back_when_the_last_one_is_revealed() -> None:
    """At once, before when revealed texts; the one just revealed stays."""
    you = stark(plot="Calling the Banners", used=["Storm of Swords"], **plots("The Old Gods"))
    s = scene(you, lannister(**plots("Game of Thrones")), at="1.2")
    chosen(s, "The Old Gods", "Game of Thrones")
    assert s.asks(0, "first-player") or s.asks(1, "first-player")
    side = s.state.sides[0]
    assert sorted(s.name(card) for card in side.plots) == ["Calling the Banners", "Storm of Swords"]
    assert s.name(side.plot) == "The Old Gods" and side.used == []


@rule("HBO.initiative.1", "HBO.initiative.4")
def test_the_higher_initiative_chooses_who_is_first() -> None:
    """Hidden in Shadows has 7, Detained 5; the winner may choose the opponent."""
    for first in (0, 1):
        s = scene(stark(**plots("Hidden in Shadows")), lannister(**plots("Detained")), at="1.2")
        chosen(s, "Hidden in Shadows", "Detained")
        assert s.asks(0, "first-player")
        s.you.chooses_player(first)
        assert s.state.first == first


@rule("HBO.initiative.2")
def test_of_equal_initiative_less_power_in_all_wins() -> None:
    """Power on characters counts."""
    rich = {"card": "Eddard Stark", "power": 3}
    for yours, banner, winner in (([rich], 3, 1), ([], 3, 0)):
        you = stark(*yours, power=banner, **plots("Crossing the Trident"))
        s = scene(you, lannister(power=4, **plots("Game of Thrones")), at="1.2")
        chosen(s, "Crossing the Trident", "Game of Thrones")
        assert s.asks(winner, "first-player")


@rule("HBO.initiative.3")
def test_if_power_is_equal_too_chance_decides() -> None:
    winners = set()
    for seed in range(12):
        s = scene(
            stark(**plots("Crossing the Trident")), lannister(**plots("Game of Thrones")), at="1.2", seed=seed
        )
        chosen(s, "Crossing the Trident", "Game of Thrones")
        winners |= {seat for seat in (0, 1) if s.asks(seat, "first-player")}
    assert winners == {0, 1}


@rule("HBO.when-revealed.1")
def test_when_revealed_texts_come_after_the_choice_of_the_first_player() -> None:
    """Tourney of the Hand gives power to both, and initiative has been won before that."""
    s = scene(stark(**plots("The Old Gods")), lannister(**plots("Tourney of the Hand")), at="1.2")
    chosen(s, "The Old Gods", "Tourney of the Hand")
    assert s.asks(1, "first-player") and (s.you.power, s.foe.power) == (0, 0)
    s.foe.chooses_player(1)
    s.foe.uses("Tourney of the Hand")
    assert (s.you.power, s.foe.power) == (1, 1)


@rule("HBO.when-revealed.2")
def test_the_first_player_orders_when_revealed_texts() -> None:
    you, foe = stark("Hodor", dead=["Jon Snow"]), lannister("The Hound")
    s = reveal("The Old Gods", "Valar Morghulis", you, foe, first_player=0)
    assert s.you.offered(Verb.USE) == ["The Old Gods", "Valar Morghulis"] and not s.foe.offered()
    s.you.uses("Valar Morghulis")
    assert s.asks(0, "target") and "Hodor" in s.you.offered(Verb.PICK)


@rule("HBO.when-revealed.3")
def test_other_plot_texts_hold_while_the_plot_is_revealed() -> None:
    """Hear Me Roar weakens who has no intrigue icon, until the next plot replaces it."""
    s = scene(stark("Hodor", "Sansa Stark"), lannister(plot="Hear Me Roar", **plots("Detained")), at="7.aw")
    assert s.card("Hodor")["strength"] == 1 and s.card("Sansa Stark")["strength"] == 2
    you = stark("Hodor", **plots("The Old Gods"))
    s = scene(you, lannister(plot="Hear Me Roar", **plots("Uneasy Peace")), at="1.2")
    chosen(s, "The Old Gods", "Uneasy Peace")
    assert s.card("Hodor")["strength"] == 2


@rule("HBO.when-revealed.4")
def test_after_plots_come_an_action_window_and_the_draw_phase() -> None:
    """Lannister Guards answer the reveal after when revealed texts, then there is one window."""
    s = reveal("The Old Gods", "Game of Thrones", stark(dead=["Jon Snow"]), lannister("Lannister Guards"))
    assert s.you.hand == ["Jon Snow"]
    s.foe.uses("Lannister Guards")
    assert s.card("Lannister Guards")["kneeling"] and len(s.foe.hand) == 1
    assert s.state.step == "1.aw"
    s.all_pass("2.aw")
    assert s.state.phase == "draw"
