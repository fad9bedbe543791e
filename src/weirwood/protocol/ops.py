"""The table of operations: what each is called, takes and does."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Final

from weirwood import __version__
from weirwood.core.build import build
from weirwood.core.catalogue import offered_games
from weirwood.protocol import beginning, looking, playing, thinking
from weirwood.protocol.arguments import (
    ANY,
    COUNT,
    FLAG,
    LIST,
    NUMBER,
    OBJECT,
    SEAT,
    SEED,
    TEXT,
    TEXTS,
    VIEWER,
    Arguments,
    Kind,
)
from weirwood.protocol.forms import game_form
from weirwood.protocol.open_games import OpenGames

ENGINE: Final = "weirwood"
PROTOCOL: Final = 1
QUIT: Final = "quit"

HANDLE: Final = ANY
"""A handle is looked up whatever it is: what is none is no game."""


@dataclass(frozen=True)
class Op:
    """An operation: what it does, the arguments it needs and those it may have."""

    act: Callable[[OpenGames, Arguments], dict[str, Any]]
    needs: Mapping[str, Kind] = field(default_factory=dict)
    may: Mapping[str, Kind] = field(default_factory=dict)


def hello(games: OpenGames, given: Arguments) -> dict[str, Any]:
    """Who we are, what we understand and what can be played."""
    return {
        "engine": ENGINE,
        "version": __version__,
        "protocol": PROTOCOL,
        "build": build(),
        "ops": list(OPS),
        "games": [game_form(game) for game in offered_games()],
    }


def leave(games: OpenGames, given: Arguments) -> dict[str, Any]:
    """Nothing to do: the loop ends after the answer."""
    return {}


_GAME: Final = {"game": HANDLE}
_SCENE: Final = {
    "at": TEXT,
    "first_player": SEAT,
    "active": SEAT,
    "court": LIST,
    "round": COUNT,
    "starter": SEAT,
    "seed": SEED,
    "options": OBJECT,
}
_SET: Final = {
    "card": ANY,
    "seat": SEAT,
    "kneeling": FLAG,
    "power": COUNT,
    "gold": COUNT,
    "tokens": OBJECT,
    "facedown": FLAG,
    "faction_power": COUNT,
    "cannot_win": FLAG,
    "deck": LIST,
    "first_player": SEAT,
    "dominance_winner": SEAT,
    "options": OBJECT,
}

OPS: Final[dict[str, Op]] = {
    "hello": Op(hello),
    "new": Op(beginning.new, {"game": TEXT, "seats": LIST, "seed": SEED}, {"options": OBJECT}),
    "scene": Op(beginning.scene, {"game": TEXT, "seats": LIST}, _SCENE),
    "status": Op(looking.status, _GAME),
    "decisions": Op(looking.decisions, _GAME, {"seat": SEAT}),
    "choose": Op(playing.choose, {**_GAME, "seat": SEAT}, {"key": TEXT, "value": ANY}),
    "choose_set": Op(
        playing.choose_set, {**_GAME, "seat": SEAT, "keys": TEXTS}, {"dry": FLAG, "partial": FLAG}
    ),
    "view": Op(looking.view, _GAME, {"seat": VIEWER}),
    "facts": Op(looking.facts, _GAME),
    "explain": Op(looking.explain, {**_GAME, "seat": SEAT, "card": ANY, "verb": TEXT}),
    "log": Op(looking.log, _GAME, {"seat": VIEWER, "since": COUNT}),
    "undo": Op(playing.undo, _GAME, {"plies": COUNT}),
    "clone": Op(beginning.clone, _GAME),
    "save": Op(looking.save, _GAME),
    "load": Op(beginning.load, {"data": TEXT}),
    "record": Op(looking.record, _GAME),
    "replay": Op(beginning.replay, {"record": ANY}, {"until": COUNT}),
    "random": Op(playing.random, {**_GAME, "seed": SEED}, {"plies": COUNT}),
    "perft": Op(looking.perft, {**_GAME, "depth": COUNT}),
    "bots": Op(thinking.bots),
    "think": Op(thinking.think, {**_GAME, "seat": SEAT, "bot": TEXT}, {"seed": SEED}),
    "close": Op(beginning.close, _GAME),
    QUIT: Op(leave),
    "put": Op(
        partial(playing.edit, "put"),
        {**_GAME, "card": ANY, "zone": TEXT},
        {"seat": SEAT, "position": NUMBER, "host": ANY},
    ),
    "set": Op(partial(playing.edit, "set"), _GAME, _SET),
    "happen": Op(
        partial(playing.edit, "happen"),
        {**_GAME, "event": TEXT},
        {"card": ANY, "seat": SEAT, "n": COUNT, "force": FLAG},
    ),
}
"""Every operation, in the order of the documentation."""
