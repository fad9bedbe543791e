"""The picture follows the events to exactly what the view shows."""

import pytest

from weirwood.core.match import Match
from weirwood.tui.app.sitting import sit_down
from weirwood.tui.intrigue.picture import Picture


def shown(picture: Picture) -> tuple[object, ...]:
    return picture.court, picture.round, picture.starter, picture.hand, picture.seats


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_following_every_event_ends_at_the_view(players: int) -> None:
    match: Match = sit_down("intrigue", players=players, seed=players).match
    pictures = [Picture(match.state.view(seat), seat) for seat in range(players)]
    ply = 0
    while match.state.outcome is None:
        [decision] = match.state.decisions
        ply += 1
        events = match.choose_index(decision.seat, ply * 7 % len(decision.options))
        for seat, picture in enumerate(pictures):
            for event in events:
                picture.follow(event.seen_by(seat))
            assert shown(picture) == shown(Picture(match.state.view(seat), seat))
    assert ply > 10
