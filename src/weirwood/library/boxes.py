"""A game as it comes in its box: what it is, the decks in it, and new matches of it."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, TypeAlias

from weirwood.core.catalogue import find_game, offered_games
from weirwood.core.errors import BadArgument
from weirwood.core.match import Match
from weirwood.core.rng import SEED_BITS
from weirwood.core.state import Game
from weirwood.decks import DeckList, find_deck, ready_decks
from weirwood.decks.ready import are_fixed, of_different_houses

Deck: TypeAlias = str | Path | DeckList | Mapping[str, Any]
"""A deck: the name of a ready one, a file, a deck list, or plain data with codes of cards."""


class Box:
    """A game. ``match`` begins one, with ready decks where none are given."""

    def __init__(self, game: Game) -> None:
        self.rules = game
        """The game's own rules and words, as the engine knows them."""

    @property
    def id(self) -> str:
        """Its id, for instance ``second/joust``."""
        return self.rules.id

    @property
    def name(self) -> str:
        """Its name as people know it."""
        return self.rules.name

    @property
    def seats(self) -> range:
        """How many may play."""
        return self.rules.seats

    @property
    def options(self) -> tuple[str, ...]:
        """The names of the options that ``match`` takes."""
        return self.rules.options

    @property
    def decks(self) -> tuple[DeckList, ...]:
        """The decks that come with it; none for a game without decks."""
        return ready_decks(self.id)

    def deck(self, word: str | Path) -> DeckList:
        """A ready deck by its name, or the first deck in a file."""
        return find_deck(str(word), self.id)

    def match(
        self,
        seats: int | Sequence[str] | None = None,
        *,
        decks: Sequence[Deck] | None = None,
        seed: int | None = None,
        **options: Any,
    ) -> Match:
        """Begin a match.

        ``seats`` is how many play, or their names; the fewest possible if left out. ``decks`` has a deck for each
        seat; ready ones of different houses if left out, and fixed ones are drawn from the seed. Without a ``seed`` one
        is drawn; ``Match.seed`` tells it. ``options`` are those of the game.
        """
        names = _names(self, seats, decks)
        lists = self._lists(len(names), decks)
        if any(isinstance(deck, DeckList) and deck.standalone for deck in lists):
            options.setdefault("check_decks", False)
        forms: list[dict[str, Any]] = [{"name": name} for name in names]
        for form, deck in zip(forms, lists, strict=bool(lists)):
            form["deck"] = deck.form() if isinstance(deck, DeckList) else dict(deck)
        setup = self.rules.setup(forms, options)
        return Match(self.rules, setup, secrets.randbits(SEED_BITS) if seed is None else seed)

    def scene(self, scene: Mapping[str, Any], seed: int = 0) -> Match:
        """Begin in the middle of a game: cards, gold and step as a scene says (docs/protocol.md lists its fields)."""
        return Match(self.rules, self.rules.stage(scene), seed)

    def _lists(self, players: int, decks: Sequence[Deck] | None) -> list[DeckList | Mapping[str, Any]]:
        if decks is None:
            return [] if are_fixed(self.id) else list(of_different_houses(self.id, players))
        if not self.decks:
            raise BadArgument(f"{self.name} is played without decks.")
        if len(decks) != players:
            raise BadArgument(f"{players} players need {players} decks, not {len(decks)}.")
        return [self.deck(deck) if isinstance(deck, str | Path) else deck for deck in decks]

    def __repr__(self) -> str:
        few, many = self.seats[0], self.seats[-1]
        players = f"{few} players" if few == many else f"{few} to {many} players"
        return f"<Box of {self.id}: {self.name}, {players}>"


def _names(box: Box, seats: int | Sequence[str] | None, decks: Sequence[Deck] | None) -> list[str]:
    if seats is None:
        seats = box.seats[0] if decks is None else len(decks)
    if isinstance(seats, str):
        raise BadArgument(f"Give the names of the seats as a list, not the text {seats!r}.")
    return [f"Seat {seat}" for seat in range(seats)] if isinstance(seats, int) else list(seats)


def games() -> tuple[str, ...]:
    """The ids of all games, and of those with card lists that are installed."""
    return tuple(game.id for game in offered_games())


def game(id: str) -> Box:
    """A game by its id, for instance ``weirwood.game("second/joust")``."""
    return Box(find_game(id))
