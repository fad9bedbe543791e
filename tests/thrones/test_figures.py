"""Figures are counted from what happened, each for who did it."""

from __future__ import annotations

from typing import Any

from weirwood.core.catalogue import find_game
from weirwood.core.match import Match
from weirwood.thrones.engine.concepts import told as concepts
from weirwood.thrones.engine.state.log import Told
from weirwood.thrones.telling.figures import figures


def _happened(
    kind: str,
    *seats: int,
    amount: int | None = None,
    value: Any = None,
    cards: tuple[int, ...] = (),
    source: int | None = None,
    concept: str = "",
) -> Told:
    return Told(kind, None, seats, cards, amount, source, value, None, (0,) * len(cards), concept)


def test_each_deed_is_counted_once_and_for_who_did_it() -> None:
    game = find_game("second/joust")
    state = Match(game, game.setup(game.ready(2), {}), 7).state
    view = state.view(None)["seats"]
    mine, theirs = (seat["faction_card"] for seat in state.facts()["seats"])
    assert len(view) == 2
    events = [
        _happened("challenge-initiated", 0, 1, value="military"),
        _happened("challenge-decided", 0, 1, amount=3, value="unopposed"),
        _happened("power-gained", 0, amount=1, cards=(mine,), concept=concepts.WON_UNOPPOSED),
        _happened("killed", 1, cards=(9,)),
        _happened("challenge-initiated", 1, 0, value="power"),
        _happened("challenge-decided", 0, 1, amount=1),  # whoever wins by defending has won it
        _happened("power-moved", 0, amount=2, cards=(mine, theirs)),
        _happened("dominance-won", 1, amount=4),
        _happened("power-gained", 1, amount=1, cards=(theirs,)),
        _happened("power-gained", 1, amount=1, cards=(theirs,)),  # not by dominance any more
        _happened("drew", 0, amount=7),
        _happened("drew", 0, amount=2),
        _happened("gold-spent", 1, amount=5),
    ]
    found = {row.kind: row.values for group in figures(events, state, 2) for row in group.rows}
    assert found == {
        "military": (1, 0),
        "power": (1, 0),
        concepts.WON_UNOPPOSED: (1, 0),
        "claim": (0, 2),
        "dominance": (0, 1),
        "cards": (0, 1),
        "killed": (0, 1),
        "drew": (9, 0),
        "gold-spent": (0, 5),
    }
