"""A review says what choices cost, with the eyes of who made them, and says the same every time."""

from __future__ import annotations

import pytest

from weirwood.bots import Eyes, make_bot
from weirwood.bots.thought import Stopped
from weirwood.core.catalogue import find_game
from weirwood.core.match import Match
from weirwood.core.record import Choice
from weirwood.lab import review
from weirwood.lab.review import LEAST, MOST_SHOWN, Looked, costliest, plies_to_look_at, reviewed
from weirwood.lab.whole_sets import in_whole_sets


def a_game(game_id: str, plies: int, bot: str = "random") -> Match:
    """A game of two bots up to a ply, as tables keep it."""
    game = find_game(game_id)
    match = Match(game, game.setup(game.ready(2), {}), 3)
    bots = [make_bot(bot, game_id, seat) for seat in range(2)]
    while match.outcome is None and match.ply < plies:
        decision = match.state.decisions[0]
        match.choose_index(decision.seat, bots[decision.seat].choose(Eyes(match.state, decision)))
    return in_whole_sets(match)


@pytest.fixture(scope="module")
def court() -> tuple[Match, list[Looked]]:
    """A court of two that play at random, reviewed."""
    match = a_game("intrigue", 40)
    return match, [one for one in reviewed(match, plies_to_look_at(match)) if one is not None]


def test_what_a_choice_cost_is_what_the_best_promised_more(court: tuple[Match, list[Looked]]) -> None:
    match, looked = court
    mistakes = [one for one in looked if one.options]
    assert mistakes
    for one in mistakes:
        chances = [option.chance for option in one.options]
        assert chances == sorted(chances, reverse=True) and 2 <= len(chances) <= 4
        assert one.cost == pytest.approx(chances[0] - chances[one.played], abs=1e-3) and one.cost >= LEAST
        assert one.options[one.played].keys == [match.plies[one.ply][1]]
    assert all(sum(one.chances) == pytest.approx(1, abs=1e-3) for one in looked)


def test_the_three_that_cost_most_are_told_of_each_player(court: tuple[Match, list[Looked]]) -> None:
    _, looked = court
    for seat in range(2):
        own = sorted((one.cost for one in looked if one.seat == seat and one.cost >= LEAST), reverse=True)
        assert [one.cost for one in costliest(looked, seat)] == own[:MOST_SHOWN]


@pytest.mark.parametrize("game_id", ["intrigue", "second/joust"])
def test_a_review_knows_only_what_the_player_did(game_id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same choice in another world that the player could not tell from the true one is judged the same."""
    monkeypatch.setattr(review, "SEARCH", "search:6")
    monkeypatch.setattr(review, "_WORLDS", 2)
    monkeypatch.setattr(review, "_MORE_WORLDS", 2)
    match = a_game(game_id, 40, "newcomer")
    judged = 0
    for ply in range(20, match.ply):
        choice, state = match.plies[ply], next(match.walk(ply))
        assert len(choice) == 2
        world = state.determinize(choice[0], 9)
        assert world != state
        there, here = (_looked(match, one, ply, choice) for one in (world, state))
        assert there == here
        judged += here is not None
        if judged == 3:
            break
    assert judged == 3


def _looked(match: Match, state: object, ply: int, choice: Choice) -> Looked | None:
    return review._looked(match.game, state, ply, choice, None)  # type: ignore[arg-type]


def test_a_review_can_be_stopped() -> None:
    match = a_game("intrigue", 10)
    with pytest.raises(Stopped):
        list(reviewed(match, plies_to_look_at(match), lambda: True))


def test_picks_made_one_by_one_are_the_same_set_in_one_go() -> None:
    """Also where the last that are wanted pick themselves."""
    for game_id in ("second/joust", "hbo", "winter"):
        game = find_game(game_id)
        match = Match(game, game.setup(game.ready(2), {}), 3)
        bots = [make_bot("random", game_id, seat) for seat in range(2)]
        while match.outcome is None and match.ply < 250:
            decision = match.state.decisions[0]
            match.choose_index(decision.seat, bots[decision.seat].choose(Eyes(match.state, decision)))
        if not any(decision.picked for decision in match.state.decisions):
            assert in_whole_sets(match).state == match.state
