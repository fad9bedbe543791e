"""The court is drawn whole at every size, in letters as well as colours."""

import re

import pytest
from rich.cells import cell_len

from tests.tui.scenes import STEPS, B, L, S, T, sitting_at
from weirwood.tui.app.board import Drawing
from weirwood.tui.app.sitting import Sitting
from weirwood.tui.app.style import HOUSES
from weirwood.tui.intrigue.choice import Choice, places_with
from weirwood.tui.intrigue.court import draw_court, draw_hand, draw_seats
from weirwood.tui.intrigue.picture import Picture

SIZES = [(49, 16), (75, 24), (108, 32), (150, 45)]


def court_of(sitting: Sitting, width: int, height: int, choice: Choice | None = None) -> Drawing:
    picture = Picture(sitting.match.state.view(sitting.seat), sitting.seat)
    return draw_court(picture, choice, width, height)


def letters(drawing: Drawing) -> dict[str, int]:
    """How often the letters of each house stand in a drawing."""
    return {name: len(re.findall(rf"\b{house.code}\b", drawing.text.plain)) for name, house in HOUSES.items()}


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_every_card_is_there_by_its_letters(width: int, height: int) -> None:
    drawing = court_of(sitting_at(STEPS, {S: 2}), width, height)
    assert [len(line) for line in drawing.text.plain.split("\n")] == [width] * height
    assert letters(drawing) == {house: sum(row.count(house) for row in STEPS) for house in HOUSES}


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_the_highest_court_fits(width: int, height: int) -> None:
    sitting = sitting_at(STEPS, {L: 1})
    picture = Picture(sitting.match.state.view(0), 0)
    picture.court = [[T] * (8 - row) for row in range(8)]
    assert letters(draw_court(picture, None, width, height))[T] == 36


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_each_place_of_the_house_has_its_number_and_can_be_clicked(width: int, height: int) -> None:
    sitting = sitting_at(STEPS, {L: 2, B: 1, S: 1})
    choice = Choice(sitting)
    assert choice.look_at_house(L)
    drawing = court_of(sitting, width, height, choice)
    lines = drawing.text.plain.split("\n")
    places = [target for target in drawing.targets if target.what.startswith("place")]
    assert len(places) == len(choice.places()) > 1
    for number, target in enumerate(places, 1):
        cells = [
            line[target.x : target.x + target.width] for line in lines[target.y : target.y + target.height]
        ]
        assert str(number) in "".join(cells)
    others = [target for target in drawing.targets if target.what.startswith("spot")]
    mine = {(o.value["row"], o.value["column"]) for o in choice.places()}
    theirs = {(o.value["row"], o.value["column"]) for house in (B, S) for o in choice.places(house)}
    assert len(others) == len(theirs - mine) > 0


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_ends_of_a_bottom_row_of_seven_fit(width: int, height: int) -> None:
    sitting = sitting_at([[S, L, B, S, T, L, B]], {L: 2})
    drawing = court_of(sitting, width, height, Choice(sitting))
    for target in drawing.targets:
        assert target.x >= 0
        assert target.x + target.width <= width
    assert "[1]" in drawing.text.plain.replace(" ", "") and "[2]" in drawing.text.plain.replace(" ", "")


def test_the_hand_shows_cards_and_places_by_house() -> None:
    sitting = sitting_at(STEPS, {L: 2, B: 3, S: 1})
    choice = Choice(sitting)
    picture = Picture(sitting.match.state.view(0), 0)
    drawing = draw_hand(picture, choice, 80, 3)
    assert [target.what for target in drawing.targets] == [f"house {house}" for house in (B, L, S)]
    for house, count in {L: 2, B: 3, S: 1}.items():
        target = next(target for target in drawing.targets if target.what == f"house {house}")
        cells = [line[target.x : target.x + target.width] for line in drawing.text.plain.split("\n")]
        assert f"×{count}" in cells[0]
        assert str(len(choice.places(house))) in cells[2] or not choice.places(house)


@pytest.mark.parametrize(("width", "height"), [(30, 12), (30, 6), (44, 25)])
def test_every_seat_is_shown(width: int, height: int) -> None:
    sitting = sitting_at(STEPS, {L: 2})
    picture = Picture(sitting.match.state.view(0), 0)
    names = ("Ann", "北の狼", "Cleo of the very long name, longer than the panel")
    lines = draw_seats(picture, names, 9, width, height).plain.split("\n")
    assert len(lines) <= max(height, 4)
    for name in names:
        assert sum(name[:12] in line for line in lines) == 1
    assert all(cell_len(line) == width for line in lines)


def test_what_follows_is_what_the_game_then_offers() -> None:
    sitting = sitting_at([[S, L, S]], {L: 2, S: 1, T: 1})
    counts = places_with(sitting, [[S, L, S]], {L: 2, S: 1, T: 1})
    options = list(sitting.match.decision(0).options)
    for house, count in counts.items():
        assert count == sum(option.value["house"] == house for option in options)


def test_what_follows_without_a_place_or_a_card() -> None:
    sitting = sitting_at(STEPS, {L: 1, S: 2})
    assert places_with(sitting, [[T] * 8], {S: 2}) == {S: 0}
    assert places_with(sitting, [[T] * 8], {}) == {}
