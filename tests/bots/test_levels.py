"""Levels that waver: among what is nearly as good, the weaker the more, and never to what is clearly worse."""

from __future__ import annotations

from collections import Counter

import pytest

from weirwood.bots import Eyes, make_bot
from weirwood.core.catalogue import find_game

DRAWS = 200


def chosen(name: str, scores: list[float], monkeypatch: pytest.MonkeyPatch) -> Counter[int]:
    """How often a level takes each option of a question, by how the judgement likes them."""
    game = find_game("intrigue")
    state = game.start(game.setup([{}, {}], {}), 1)
    eyes = Eyes(state, state.decisions[0])
    monkeypatch.setattr(
        "weirwood.bots.players._judge_of", lambda game_id, advising: lambda *asked: list(scores)
    )
    return Counter(make_bot(name, game.id, seed).choose(eyes) for seed in range(DRAWS))


def test_a_weak_level_often_takes_what_is_nearly_as_good(monkeypatch: pytest.MonkeyPatch) -> None:
    found = {name: chosen(name, [1.0, 0.6, 0.2], monkeypatch) for name in ("newcomer", "squire", "heuristic")}
    assert all(counts[0] > counts[1] > counts[2] for counts in found.values() if counts[1])
    assert found["newcomer"][0] < found["squire"][0] < found["heuristic"][0] == DRAWS


@pytest.mark.parametrize("name", ["newcomer", "squire"])
def test_no_level_takes_what_is_clearly_worse(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    assert set(chosen(name, [0.0, -0.1, -8.0], monkeypatch)) == {0, 1}
