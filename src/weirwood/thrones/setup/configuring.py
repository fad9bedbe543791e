"""The options of a challenge game and the decks it is set up with, checked."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from weirwood.core.errors import BadArgument, BadDeck, listed
from weirwood.core.rng import Rng
from weirwood.core.seat import Seat, Setup
from weirwood.thrones.pool.deck import Deck, check_places, deck_from
from weirwood.thrones.pool.pool import Pool
from weirwood.thrones.tournaments.tourney import Tourney, find_tourney, illegal

OPTIONS: Final = (
    "ask",
    "check_decks",
    "confirm",
    "deck_order",
    "first_player",
    "pile_order",
    "sandbox",
    "winning",
)
BUILT_OPTIONS: Final = (*OPTIONS, "format")
"""Where players build their decks."""
MELEE_OPTIONS: Final = (*BUILT_OPTIONS, "titles_set_aside")
FIRST_OPTIONS: Final = (*BUILT_OPTIONS, "introductory")
"""Where a first game is played without some of the cards."""
_FLAGS: Final = (
    "check_decks",
    "confirm",
    "introductory",
    "pile_order",
    "sandbox",
    "titles_set_aside",
    "winning",
)
_WORDS: Final = {"ask": ("choices", "windows", "all"), "deck_order": ("shuffled", "given")}


def check_options(options: Mapping[str, Any], players: int, known: tuple[str, ...]) -> None:
    """Only known options, each of its kind."""
    for name, value in options.items():
        if name not in known:
            raise BadArgument(f"This game has no option {name!r}; it has {listed(known)}.")
        if name in _FLAGS and not isinstance(value, bool):
            raise BadArgument(f"Option {name} must be true or false, not {value!r}.")
        if name in _WORDS and value not in _WORDS[name]:
            raise BadArgument(f"Option {name} must be {' or '.join(_WORDS[name])}, not {value!r}.")
        if name == "first_player" and (
            not isinstance(value, int) or isinstance(value, bool) or not 0 <= value < players
        ):
            raise BadArgument(f"Option first_player must be a seat from 0 to {players - 1}, not {value!r}.")


def tourney_of(game: str, options: Mapping[str, Any]) -> Tourney | None:
    """The tournament for which the decks of a game must be legal, by its format; none where none is named."""
    format = options.get("format")
    if format is None:
        return None
    if not isinstance(format, str):
        raise BadArgument(f"Option format must be the name of a format, not {format!r}.")
    if not options.get("check_decks", True):
        raise BadArgument(
            f"The format {format} is for legal decks. A standalone deck, or an unchecked one, is not."
        )
    return find_tourney(game, format)


def with_decks(pool: Pool, setup: Setup, rng: Rng) -> Setup:
    """A set-up in which every seat has a deck: of fixed decks, a seat that named none draws one that is left."""
    if not pool.decks or all(seat.deck is not None for seat in setup.seats):
        return setup
    named = [seat.deck["faction"] for seat in setup.seats if seat.deck is not None]
    left = [{"faction": deck["faction"]} for deck in pool.decks if deck["faction"] not in named]
    rng.shuffle(left)
    seats = [seat if seat.deck is not None else Seat(seat.name, left.pop()) for seat in setup.seats]
    return Setup(seats, setup.options)


def checked_deck(
    pool: Pool, form: object, options: Mapping[str, Any], seat: int, tourney: Tourney | None = None
) -> Deck:
    """A deck of known cards, legal where decks are checked, and for a tournament; every problem is told at once."""
    what = f"The deck of seat {seat}"
    deck = deck_from(pool, form)
    if options.get("deck_order") == "given":
        assert isinstance(form, Mapping)
        if not isinstance(form.get("cards", []), list):
            raise BadDeck(f"{what} must have a list of cards, top card first, where the order is given.")
    if not options.get("check_decks", True):
        check_places(pool, deck)
    else:
        found = illegal(pool, deck, tourney)
        if found:
            raise BadDeck(
                f"{what} is not legal: {' '.join(problem.text for problem in found)}",
                rule=found[0].rule,
                data={
                    "seat": seat,
                    "problems": [
                        {"rule": problem.rule, "text": problem.text, "cards": list(problem.cards)}
                        for problem in found
                    ],
                },
            )
    return deck
