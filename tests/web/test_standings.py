"""Beside a melee stands the race of all; titles tell what they do, wherever they stand."""

from __future__ import annotations

from typing import Final

import pytest

from tests.web.conftest import Visiting
from tests.web.positions import challenges, position
from tests.web.sitting import Sitting
from weirwood.server.http.books import card_pages

_WITHIN: Final = """(parts) => parts.every((part) => {
  const [box, at] = [part.getBoundingClientRect(), part.closest('.rail, .seat').getBoundingClientRect()];
  return box.height > 0 && box.top >= at.top && box.bottom <= at.bottom + 1 && at.bottom <= innerHeight + 1;
})"""
_MEANT: Final = "(meters) => meters.map((one) => Number(one.getAttribute('aria-valuenow')))"


@pytest.mark.parametrize("players", [4, 8])
def test_the_race_of_all_players_stands_beside_a_melee(players: int, visiting: Visiting) -> None:
    sitting = Sitting(visiting())
    sitting.take_up(position("second/melee", players, 2, challenges()))
    sitting.asked()
    sitting.settle()
    tracks = sitting.page.locator(".rail .race .track")
    powers: list[int] = tracks.evaluate_all(_MEANT)
    assert len(powers) == players and powers == sorted(powers, reverse=True) and powers[0] > powers[-1]
    assert tracks.evaluate_all(_WITHIN)
    assert sitting.page.locator(".rail .chron .now").evaluate_all(_WITHIN)


def test_titles_of_all_unfold_beside_the_race_and_are_enlarged_where_they_stand(visiting: Visiting) -> None:
    sitting = Sitting(visiting())
    sitting.take_up(position("second/melee", 6, 2, challenges()))
    sitting.asked()
    sitting.settle()
    page = sitting.page
    borne = page.locator(".opp .titled")
    names = [*borne.all_inner_texts(), page.locator(".seat.me .tt b").inner_text()]
    assert len(names) == 6
    page.get_by_text("Titles this round").click()
    told = page.locator(".titles dt").all_inner_texts()
    assert sorted(one.partition(" ·")[0] for one in told) == sorted(names)
    assert all(one.strip() for one in page.locator(".titles dd").all_inner_texts())
    borne.first.hover()
    assert page.locator(".peek .nm").inner_text() == names[0]


@pytest.mark.parametrize("size", [(1440, 900), (1280, 800), (1024, 768), (820, 1180)])
@pytest.mark.parametrize("players", [4, 8])
def test_my_title_is_told_whole_and_never_hides_what_i_have(
    players: int, size: tuple[int, int], visiting: Visiting
) -> None:
    width, height = size
    sitting = Sitting(visiting(viewport={"width": width, "height": height}))
    sitting.take_up(position("second/melee", players, 2, challenges()))
    sitting.asked()
    sitting.settle()
    side = sitting.page.locator(".seat.me")
    assert side.locator(".plate").evaluate_all(_WITHIN)
    assert side.locator(".tt").evaluate("(title) => title.scrollHeight <= title.clientHeight")
    own = side.locator(".tt b").inner_text()
    powers = next(page.powers for page in card_pages("second/melee") if page.name == own)
    assert powers and not powers.endswith("…")


def test_my_plot_is_told_whole_where_opponents_stand_in_one_row(visiting: Visiting) -> None:
    sitting = Sitting(visiting())
    sitting.take_up(position("winter", 4, 2, challenges(2)))
    sitting.asked()
    sitting.settle()
    text = sitting.page.locator(".seat.me .plot .tx")
    assert text.inner_text().strip() and not text.inner_text().endswith("…")
    assert text.evaluate("(words) => words.scrollHeight <= words.clientHeight + 1")
