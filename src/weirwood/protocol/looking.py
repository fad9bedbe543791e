"""The operations that look at a game and change nothing."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from typing import Any, Final

from weirwood.core.errors import BadArgument, listed
from weirwood.core.option import Verb
from weirwood.core.state import State
from weirwood.protocol import saves
from weirwood.protocol.arguments import Arguments, checked_seat, checked_viewer
from weirwood.protocol.forms import decision_form, event_form, event_form_for, refusal_form, status_form
from weirwood.protocol.open_games import OpenGames

_INTENTS: Final = (*(verb.value for verb in Verb), "attack", "defend", "stealth", "choose")
DEEPEST: Final = 250
MOST_CHOICES: Final = 1_000_000
"""How many choices are made at most before the last of each sequence; those last ones are only counted."""


def status(games: OpenGames, given: Arguments) -> dict[str, Any]:
    """Where a game stands."""
    return status_form(games.find(given["game"]))


def decisions(games: OpenGames, given: Arguments) -> dict[str, Any]:
    """The questions that wait: all of them in the engine's own ids, or those of one seat in its names of cards."""
    match = games.find(given["game"])
    if "seat" not in given:
        return {"decisions": [decision_form(match, decision) for decision in match.state.decisions]}
    seat = checked_seat(match, given["seat"])
    names = match.game.names(match.state, seat)
    asked = [decision for decision in match.state.decisions if decision.seat == seat]
    return {"decisions": [decision_form(match, decision, names) for decision in asked]}


def view(games: OpenGames, given: Arguments) -> dict[str, Any]:
    """What a seat or a spectator may see."""
    match = games.find(given["game"])
    return match.state.view(checked_viewer(match, given.get("seat")))


def facts(games: OpenGames, given: Arguments) -> dict[str, Any]:
    """Everything."""
    return games.find(given["game"]).state.facts()


def explain(games: OpenGames, given: Arguments) -> dict[str, Any]:
    """Why a seat may or may not do something."""
    match = games.find(given["game"])
    seat = checked_seat(match, given["seat"])
    if given["verb"] not in _INTENTS:
        raise BadArgument(f"There is no verb {given['verb']!r}; there is {listed(_INTENTS)}.")
    wanted = {"card": given["card"], "verb": given["verb"]}
    refusals = match.game.explain(match.state, seat, wanted)
    return {"allowed": not refusals, "refusals": [refusal_form(refusal) for refusal in refusals]}


def log(games: OpenGames, given: Arguments) -> dict[str, Any]:
    """What happened after a ply (without it, from the beginning), in full or as a viewer may know it."""
    match = games.find(given["game"])
    since = given.get("since", -1)
    told = [(ply, event) for ply, event in match.log if ply > since]
    if "seat" in given:
        viewer = checked_viewer(match, given["seat"])
        names = match.game.names(match.state, viewer)
        return {"events": [event_form_for(match, ply, event, viewer, names) for ply, event in told]}
    return {"events": [event_form(match, ply, event) for ply, event in told]}


def save(games: OpenGames, given: Arguments) -> dict[str, Any]:
    """A game as text that ``load`` reads."""
    return {"data": saves.saved(games.find(given["game"]))}


def record(games: OpenGames, given: Arguments) -> dict[str, Any]:
    """A game as its set-up, seed and choices."""
    return {"record": games.find(given["game"]).record().form()}


def perft(games: OpenGames, given: Arguments) -> dict[str, Any]:
    """How many choice sequences of a length there are."""
    return {"nodes": count_sequences(games.find(given["game"]).state, given["depth"])}


def count_sequences(state: State, depth: int) -> int:
    """The number of choice sequences of a length, shorter where the game ends; BadArgument beyond the limits."""
    if depth > DEEPEST:
        raise BadArgument(f"Depth must be at most {DEEPEST}, not {depth}.")
    return _below(state, depth, count(1))


def _below(state: State, depth: int, made: Iterator[int]) -> int:
    decisions = state.decisions
    if depth == 0 or not decisions:
        return 1
    if depth == 1:
        return sum(len(decision.options) for decision in decisions)
    total = 0
    for decision in decisions:
        for index in range(len(decision.options)):
            if next(made) > MOST_CHOICES:
                raise BadArgument(
                    f"There are too many sequences of that length: counting stops after {MOST_CHOICES} choices "
                    "before the last ones; ask for less depth."
                )
            next_state = state.clone()
            next_state.apply_index(decision.seat, index)
            total += _below(next_state, depth - 1, made)
    return total
