"""Programs that play: bots by name, a match played to its end, and games as files."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from weirwood.bots import Bot, Eyes, make_bot
from weirwood.core import match as matches
from weirwood.core.errors import BadArgument
from weirwood.core.match import Match
from weirwood.core.outcome import Outcome
from weirwood.core.record import Record, read_record


def bot(name: str, game: str, seed: int = 0) -> Bot:
    """A bot for one seat of one match: a level, ``random``, ``search:16`` or a class of your own as ``module:Class``.

    The levels, from the weakest to the strongest: newcomer, squire, heuristic, castellan, maester, hand.

    A class of your own is called with the id of the game and a seed. It needs one method, ``choose(eyes)``, which
    returns the index of an option of ``eyes.decision``.
    """
    return make_bot(name, game, seed)


def play(match: Match, bots: Sequence[Bot | str]) -> Outcome:
    """Let bots play a match to its end, one for each seat, given as objects or by name."""
    seats = len(match.setup.seats)
    if len(bots) != seats:
        raise BadArgument(f"{seats} seats need {seats} bots, not {len(bots)}.")
    players = [
        make_bot(each, match.game.id, match.seed + seat) if isinstance(each, str) else each
        for seat, each in enumerate(bots)
    ]
    while (outcome := match.outcome) is None:
        decision = match.state.decisions[0]
        match.choose_index(decision.seat, players[decision.seat].choose(Eyes(match.state, decision)))
    return outcome


def load_record(path: str | Path) -> Record:
    """The record in a file; ``Record.write`` writes one."""
    return read_record(Path(path))


def replay(record: Record | str | Path, until: int | None = None) -> Match:
    """Play a record, or the one in a file, again: whole, or up to a ply."""
    return matches.replay(record if isinstance(record, Record) else load_record(record), until)
