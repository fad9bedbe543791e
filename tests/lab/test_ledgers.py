"""A change of what all can count is noticed when the events do not tell it."""

from __future__ import annotations

from collections import Counter

import pytest

from weirwood.core.catalogue import find_game
from weirwood.lab.laws.moment import Moment
from weirwood.lab.laws.telling import explained
from weirwood.lab.seating import chooser_for, setup_for

NEEDED = {
    "intrigue": {"dealt", "eliminated", "penalty", "placed", "round-began", "throne-drawn"},
    "second/joust": {
        *(
            "challenge-initiated",
            "discarded-from-hand",
            "dominance-won",
            "drew",
            "entered-play",
            "event-played",
        ),
        *("first-player", "gold-returned", "gold-spent", "income", "killed", "knelt", "moved", "phase-ended"),
        *("plot-revealed", "plots-taken-back", "power-gained", "set-up", "stood", "taken-from-hand"),
    },
    "second/melee": {"gold-spent", "moved", "power-moved"},
}
"""Kinds of events without which counts could not be explained."""


def noticed(game_id: str, players: int, seed: int) -> set[str]:
    """The kinds of events of a game that the law misses when they are left out."""
    game = find_game(game_id)
    state = game.start(setup_for(game, players, seed), seed)
    choose = chooser_for(game, seed, "eager")
    found: set[str] = set()
    ply = 1
    while state.decisions:
        moment = Moment(game, state, seed, ply, choose(state), b"", Counter())
        assert explained(moment) is None
        events, after = moment.next
        for kind in {event.kind for event in events} - found:
            vars(moment)["next"] = tuple(event for event in events if event.kind != kind), after
            if explained(moment) is not None:
                found.add(kind)
        state = after
        ply += 1
    return found


@pytest.mark.parametrize(
    ("game_id", "players", "seed"), [("intrigue", 3, 0), ("second/joust", 2, 3), ("second/melee", 3, 2)]
)
def test_what_no_event_tells_is_noticed(game_id: str, players: int, seed: int) -> None:
    assert noticed(game_id, players, seed) >= NEEDED[game_id]
