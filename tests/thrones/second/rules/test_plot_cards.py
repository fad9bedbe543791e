"""Plot cards: their values, where they are, and what changes their values."""

from typing import Any

import pytest

from tests.thrones.scene import Scene, reveal, scene, side
from tests.thrones.set_up import PLOTS, begun
from weirwood.core.option import Verb
from weirwood.rules import rule
from weirwood.thrones.cards.second import POOL
from weirwood.thrones.engine.words import PLOT

VALUES = ("income", "initiative", "claim", "reserve")


def _values(seat: dict[str, Any]) -> tuple[int, ...]:
    return tuple(seat[value] for value in VALUES)


@rule("RR.plot-card.1")
@pytest.mark.parametrize("name", [card.name for card in POOL.by_code.values() if card.type == PLOT])
def test_every_plot_has_four_values(name: str) -> None:
    plot = POOL.find(name)
    s = scene(you=side(plot=name), at="4.aw", ask="windows")
    printed = (plot.gold, plot.initiative, plot.claim, plot.reserve)
    assert _values(s.you.facts) == printed
    assert all(value >= 0 for value in printed)
    assert plot.gold_is_x <= (plot.gold == 0)


def _idle(s: Scene) -> None:
    """The player who is asked does as little as possible."""
    decision = s.state.decisions[0]
    options = list(decision.options)
    quiet = [option for option in options if option.verb in (Verb.KEEP, Verb.PASS, Verb.DONE)]
    s.choose(decision.seat, (quiet or options)[0].key)


@rule("RR.plot-card.2", "RR.plot-card.3", "RR.plot-deck.1")
def test_in_a_whole_game_every_plot_is_in_one_place() -> None:
    s, _ = begun(winning=False, ask="windows")
    counts = set()
    while s.state.round < 9:
        for player in (s.you, s.foe):
            facts = player.facts
            revealed = [] if facts["plot"] is None else [facts["plot"]]
            everywhere = [*facts["plots"], *revealed, *facts["used"]]
            assert sorted(s.name(card) for card in everywhere) == sorted(PLOTS)
            zones = [s.facts["cards"][card]["zone"] for card in everywhere]
            assert zones == ["plots"] * len(facts["plots"]) + ["plot"] * len(revealed) + ["used"] * len(
                facts["used"]
            )
            if s.state.step == "4.aw":
                counts.add((s.state.round, len(facts["plots"]), len(facts["used"])))
        _idle(s)
    assert sorted(counts) == [
        (1, 6, 0),
        (2, 5, 1),
        (3, 4, 2),
        (4, 3, 3),
        (5, 2, 4),
        (6, 1, 5),
        (7, 6, 0),
        (8, 5, 1),
    ]


@rule("RR.plot-card.4")
def test_a_revealed_plot_is_in_play_and_works_and_a_used_one_does_not() -> None:
    you = side(plays=["Nobody", "Titled Nobody"])
    s = scene(you, side(plot="Jousting Contest"), ask="windows")
    s.all_pass("4.2")
    s.you.challenges("power", "Nobody")
    assert len(s.facts["challenge"]["attackers"]) == 1
    assert s.card("Jousting Contest")["zone"] == "plot"
    s = scene(you, side(used=["Jousting Contest"]), ask="windows")
    s.all_pass("4.2")
    s.you.challenges("power", "Nobody", "Titled Nobody")
    assert len(s.facts["challenge"]["attackers"]) == 2


@rule("RR.plot-card.5")
def test_the_used_pile_comes_back_when_all_when_revealed_abilities_have_resolved() -> None:
    mine = side(plot=PLOTS[0], used=list(PLOTS[1:6]), plays=["Nobody", "Titled Nobody"])
    s = reveal("Calling the Banners", "Filthy Accusations", mine, side(plays=["Nobody"]))
    s.you.uses("Calling the Banners")
    assert s.foe.offered() == ["Nobody", "Titled Nobody", "Nobody"]
    assert [len(s.you.facts[pile]) for pile in ("plots", "used")] == [0, 6]
    s.foe.picks("Titled Nobody")
    assert [len(s.you.facts[pile]) for pile in ("plots", "used")] == [6, 0]
    assert s.name(s.you.facts["plot"]) == "Calling the Banners"
    assert s.state.step == "1.aw"


@rule("RR.plot-card.5")
def test_the_used_pile_stays_while_a_plot_is_left() -> None:
    mine = side(plot=PLOTS[0], used=list(PLOTS[1:5]), plots=["Confiscation"])
    s = reveal("Calling the Banners", "The Winds of Winter", mine, side(plays=["Nobody"]))
    assert [len(s.you.facts[pile]) for pile in ("plots", "used")] == [1, 5]


@rule("RR.plot-value-modifiers.1", "RR.plot-value-modifiers.2")
def test_all_icons_a_player_controls_change_the_own_plot_together() -> None:
    plays: list[str | dict[str, Any]] = [
        "Littlefinger",
        "Tywin Lannister",
        "Salty Navigator",
        "The Kingsroad",
        "Samwell Tarly",
        "The Iron Throne",
        {"card": "The Roseroad", "controller": 1},
    ]
    s = scene(
        you=side(plays=plays, plot="The Winds of Winter"), foe=side(plot="The Winds of Winter"), ask="windows"
    )
    assert _values(s.you.facts) == (3 + 1 + 2, 4 + 1 + 1, 2, 5 + 1 + 1)
    assert _values(s.foe.facts) == (3 + 1, 4, 2, 5)


@rule("RR.plot-value-modifiers.1")
def test_initiative_icons_decide_who_wins_initiative() -> None:
    s = scene(
        you=side(plays=["Salty Navigator"], plots=["Filthy Accusations"]),
        foe=side(plots=["The Winds of Winter"]),
        at="1.2",
        ask="windows",
    )
    s.you.reveals("Filthy Accusations")
    s.foe.reveals("The Winds of Winter")
    assert s.asks(0, "first-player")


@rule("RR.plot-value-modifiers.3")
def test_icons_in_a_blank_text_box_count_nothing() -> None:
    poppy = {"card": "Milk of the Poppy", "controller": 1}
    plays: list[str | dict[str, Any]] = [
        {"card": "Littlefinger", "attachments": [poppy]},
        {"card": "Salty Navigator", "attachments": [poppy]},
        {"card": "Samwell Tarly", "attachments": [poppy]},
        "The Iron Throne",
    ]
    s = scene(you=side(plays=plays, plot="The Winds of Winter"), ask="windows")
    assert _values(s.you.facts) == (3, 4, 2, 5 + 1)


@rule("RR.framework.1.3c")
@pytest.mark.parametrize("first", [0, 1])
def test_the_chronicle_says_who_chose_the_first_player(first: int) -> None:
    s = scene(
        you=side(plots=["Filthy Accusations"]),
        foe=side(plots=["The Winds of Winter"]),
        at="1.2",
        ask="windows",
    )
    s.you.reveals("Filthy Accusations")
    s.foe.reveals("The Winds of Winter")
    chooser = 0 if s.asks(0, "first-player") else 1
    (s.you if chooser == 0 else s.foe).chooses_player(first)
    [named] = [event for event in s.events if event.kind == "first-player"][-1:]
    assert named.seats == (first, chooser)
    names = [seat.name for seat in s.state.deal.setup.seats]
    assert names[chooser] in str(s.game.sentence(s.state, named, None))
