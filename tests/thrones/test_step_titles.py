"""What players call the steps of a round: the chart says it, and every table shows that."""

from __future__ import annotations

import pytest

from weirwood.server.http.books import framework, game_facts
from weirwood.thrones.books import find_book
from weirwood.thrones.editions.second.titles import TITLES
from weirwood.thrones.engine.flow.chart import Window

GAMES = ("second/joust", "second/melee")


@pytest.mark.parametrize("game", GAMES)
def test_every_step_has_a_title_and_every_window_says_when(game: str) -> None:
    chart = find_book(game).chart(game)
    for step in chart.steps:
        title = chart.titles[step.label]
        assert title.full and bool(title.when) == isinstance(step, Window), step.label
        assert title.short or not isinstance(step, Window), step.label


def test_no_title_is_left_over() -> None:
    labels = {step.label for game in GAMES for step in find_book(game).chart(game).steps}
    assert labels == TITLES.keys()


@pytest.mark.parametrize("game", GAMES)
def test_a_table_is_told_every_number_once_and_every_window_as_one(game: str) -> None:
    """Before each challenge there is a window too, though a step without one has the same number."""
    chart = find_book(game).chart(game)
    told = [step for phase in framework(game) for step in phase.steps]
    assert [step.id for step in told] == list(dict.fromkeys(step.name for step in chart.steps))
    windows = {step.name for step in chart.steps if isinstance(step, Window)}
    assert {step.id for step in told if step.window} == windows >= {"4.aw"}


def test_a_game_is_named_apart_from_its_edition() -> None:
    told = {game.id: game for game in game_facts()}
    joust, melee, court = told["second/joust"], told["second/melee"], told["intrigue"]
    assert joust.edition == melee.edition != "" and joust.title != melee.title
    assert court.edition == "" and court.title == court.name
