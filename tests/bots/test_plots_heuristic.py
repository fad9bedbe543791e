"""The heuristic bot chooses a plot for what it brings, whether or not the others have chosen theirs."""

from __future__ import annotations

import pytest

from tests.thrones.hbo.scene import lannister, scene, stark
from weirwood.bots import Eyes, make_bot
from weirwood.thrones.games.hbo import GAME


@pytest.mark.parametrize("other_first", [False, True])
def test_it_reveals_the_plot_whose_gold_it_can_spend(other_first: bool) -> None:
    you = stark(plot=None, plots=["Storm of Swords", "Calling the Banners"], hand=["Greatjon Umber", "Hodor"])
    s = scene(you, lannister(plot=None, plots=["Game of Thrones", "Uneasy Peace"]), at="1.2")
    if other_first:
        s.foe.reveals("Uneasy Peace")
    chosen = make_bot("heuristic", GAME.id, 1).choose(Eyes(s.state, s.you.decision))
    assert s.you.offered()[chosen] == "Calling the Banners"
