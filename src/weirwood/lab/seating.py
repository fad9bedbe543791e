"""Who sits at a table of the laboratory: with which decks, under which options, and how they choose."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Final

from weirwood.bots import Eyes, make_bot
from weirwood.core.decision import Decision
from weirwood.core.errors import BadArgument
from weirwood.core.option import Verb
from weirwood.core.seat import Setup
from weirwood.core.state import Game, State
from weirwood.decks.deck import DeckList
from weirwood.decks.random_deck import random_deck
from weirwood.decks.ready import are_fixed, find_deck, of_different_houses, ready_decks
from weirwood.lab.chance import any_option, derived

Chooser = Callable[[State], tuple[int, int]]
"""Picks a seat that is asked and the index of an option."""

RANDOM: Final = "random"
"""The word for decks that are drawn anew for every game."""

_IDLE: Final = (Verb.PASS, Verb.DONE, Verb.NO)
_EAGER: Final = 0.85
"""How often an eager player that may do something does."""
_THOUGHTFUL: Final = 0.75
"""How often a thoughtful player thinks; else it does anything."""


def random_decks(game: Game, players: int, seed: int) -> list[DeckList]:
    """A legal deck for each player of a table, drawn by chance."""
    chance = Random(derived(seed, RANDOM))
    return [random_deck(game.id, chance) for _ in range(players)]


def decks_for(game: Game, players: int, seed: int, among: Sequence[DeckList] | None = None) -> list[DeckList]:
    """The decks of a table, of all that come with the game: one in turn, the others by chance; none without decks."""
    ready = ready_decks(game.id) if among is None else among
    if not ready:
        return []
    chance = Random(derived(seed, "decks"))
    if are_fixed(game.id):
        return chance.sample(ready, players)
    decks = [ready[seed % len(ready)], *chance.choices(ready, k=players - 1)]
    chance.shuffle(decks)
    return decks


@dataclass(frozen=True)
class Brought:
    """A deck brought to a table: its name, its cards by code, and whether it need not be legal."""

    name: str
    form: Mapping[str, Any]
    standalone: bool

    @staticmethod
    def of(deck: DeckList) -> Brought:
        """A deck list as plain data."""
        return Brought(deck.name, deck.form(), deck.standalone)


def brought_to(game: Game, players: int, names: Sequence[str] = ()) -> tuple[Brought, ...]:
    """The decks named, or as many ready ones, of different houses first; none in a game without decks."""
    ready = of_different_houses(game.id, players)
    if names and not ready:
        raise BadArgument(f"{game.id} is played without decks.")
    if not names:
        return tuple(Brought.of(deck) for deck in ready)
    if len(names) != players:
        raise BadArgument(f"There are {len(names)} decks for {players} players. Name one for each.")
    decks = tuple(Brought.of(find_deck(name, game.id)) for name in names)
    setup_with(game, players, decks, {})
    return decks


def setup_with(game: Game, players: int, decks: Sequence[Brought], options: Mapping[str, Any]) -> Setup:
    """The set-up of a game in which each seat has a deck, legal or standalone; the game's own ones if none is given."""
    if any(deck.standalone for deck in decks):
        options = {**options, "check_decks": False}
    return game.setup([{"deck": deck.form} for deck in decks] or game.ready(players), options)


def setup_for(game: Game, players: int, seed: int, decks: Sequence[DeckList] | None = None) -> Setup:
    """The set-up of a game of the fuzzer: every other one asks in all windows, where the game has that option."""
    if decks is None:
        decks = decks_for(game, players, seed)
    options: dict[str, Any] = {}
    if seed % 2 and "ask" in game.options:
        options["ask"] = "all" if seed % 4 == 1 else "windows"
    return setup_with(game, players, [Brought.of(deck) for deck in decks], options)


def manner_of(seed: int) -> str:
    """How all players of a game choose: half of the games at random, the others eagerly or thoughtfully."""
    return ("random", "random", "eager", "thoughtful")[seed // 2 % 4]


def chooser_for(game: Game, seed: int, manner: str) -> Chooser:
    """The players of a game: any seat that is asked, and an option in a manner."""
    chance = Random(seed)
    manners = {"random": _any, "eager": _eager, "thoughtful": _thoughtful(game, seed)}
    choose_one = manners[manner]

    def choose(state: State) -> tuple[int, int]:
        asked = state.decisions
        decision = asked[0] if len(asked) == 1 else chance.choice(asked)
        return decision.seat, choose_one(chance, state, decision)

    return choose


def _any(chance: Random, state: State, decision: Decision) -> int:
    return any_option(chance, decision)


def _eager(chance: Random, state: State, decision: Decision) -> int:
    """Rather do something than pass, so that games come far."""
    doing = [index for index, option in enumerate(decision.options) if option.verb not in _IDLE]
    return chance.choice(doing) if doing and chance.random() < _EAGER else any_option(chance, decision)


def _thoughtful(game: Game, seed: int) -> Callable[[Random, State, Decision], int]:
    """Mostly what a bot thinks best."""
    bot = make_bot("heuristic", game.id, derived(seed, "bot"))

    def choose(chance: Random, state: State, decision: Decision) -> int:
        if chance.random() < _THOUGHTFUL:
            return bot.choose(Eyes(state, decision))
        return any_option(chance, decision)

    return choose
