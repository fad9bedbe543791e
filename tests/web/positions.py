"""Positions to begin from: bots play, in this process, to where one wants to sit down."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, Final

from weirwood.bots.bot import Eyes
from weirwood.bots.catalogue import BOT_NAMES, make_bot
from weirwood.core.catalogue import find_game
from weirwood.core.decision import Decision
from weirwood.core.match import Match
from weirwood.decks.ready import find_deck, of_different_houses

Wanted = Callable[[Match, Decision], bool]
DECKS: Final = (
    "The Winter Pack",
    "Lions at Court",
    "The Iron Tide",
    "The Long Watch",
    "The Dragon's Brood",
    "The Flowering Reach",
    "The Stormlands Muster",
    "The Patient Sun",
)
_MOST: Final = 4000


def kind(word: str, round: int = 1, *, what: str | None = None) -> Wanted:
    """A question of a kind, not before a round; ``what`` it is about, where that is told."""

    def wanted(match: Match, decision: Decision) -> bool:
        if decision.kind.value != word or match.state.status.round < round:
            return False
        if not match.game.concerns(match.state, decision):
            return False  # a table passes there by itself
        return what is None or decision.why.what == what

    return wanted


def challenges(round: int = 1, types: int = 1) -> Wanted:
    """A choice of challenges against two others at least, of so many types at least."""

    def wanted(match: Match, decision: Decision) -> bool:
        if decision.kind.value != "challenge" or match.state.status.round < round:
            return False
        offered = [option for option in decision.options if option.verb.value == "challenge"]
        kinds = {option.key.partition(">")[0] for option in offered}
        return len({option.seat for option in offered}) > 1 and len(kinds) >= types

    return wanted


def defends(among: int) -> Wanted:
    """Who defends, of so many at least."""
    return lambda match, decision: decision.why.what == "defenders" and len(decision.options) > among


def late(word: str, choices: int) -> Wanted:
    """A question of a kind after so many choices."""
    return lambda match, decision: decision.kind.value == word and match.ply >= choices


def over(match: Match, decision: Decision) -> bool:
    """Nothing but the end."""
    return False


@cache
def position(game: str, players: int, seed: int, wanted: Wanted) -> dict[str, Any]:
    """A game of heuristic bots up to where seat 0 is asked what is wanted, or to its end, as a record."""
    found = find_game(game)
    own = DECKS if game.startswith("second/") else [deck.name for deck in of_different_houses(game, players)]
    seats: list[dict[str, Any]] = [
        {
            "name": "Ann" if seat == 0 else BOT_NAMES[seat - 1],
            **({"deck": find_deck(own[seat], game).form()} if own else {}),
        }
        for seat in range(players)
    ]
    match = Match(found, found.setup(seats, {}), seed)
    bots = [make_bot("heuristic", game, seed + seat) for seat in range(players)]
    for _ in range(_MOST):
        if match.state.outcome is not None:
            break
        decision = match.state.decisions[-1]
        if decision.seat == 0 and not decision.picked and wanted(match, decision):
            break
        eyes = Eyes(match.state, decision)
        match.choose_index(decision.seat, bots[decision.seat].choose(eyes))
    else:
        raise AssertionError(f"not found in {_MOST} choices")
    return match.record().form()
