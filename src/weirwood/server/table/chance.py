"""Chance, as far as tables ask about it: how often it was asked, and where somebody may choose it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from weirwood.core.errors import BadArgument, listed
from weirwood.core.rng import SEED_BITS, is_seed
from weirwood.core.state import State
from weirwood.server.refusals import Forbidden
from weirwood.server.table.seats import Place

TUTORIALS: Final = ("first",)
"""The tutorials there are, as the help page names them."""
_CHOSEN: Final = ("sandbox", "deck_order", "first_player", "starter")
"""Options by which whoever opens a table decides what chance would decide otherwise."""


def drawn(state: State) -> int | None:
    """How often chance was asked; None where a game does not say."""
    rng = getattr(state, "rng", None)
    return None if rng is None else int(rng.counter)


def chosen(setup: Mapping[str, Any], options: Mapping[str, Any]) -> list[str]:
    """What somebody chose at a table in place of chance, in words."""
    names = {"fixed": "a given seed", "tutorial": "a tutorial"}
    found = [words for name, words in names.items() if setup.get(name)]
    return found + [f"the option {name}" for name in _CHOSEN if _decides(options.get(name))]


def _decides(value: object) -> bool:
    """Whether an option has a value other than the one that leaves it to chance; seat 0 is one."""
    return value is not None and value is not False and value != "shuffled"


def checked_setup(seed: int | None, tutorial: str | None) -> dict[str, Any]:
    """The set-up of a table whose seed is given or that is a tutorial, or an error."""
    if tutorial is not None and tutorial not in TUTORIALS:
        raise BadArgument(f"There is no tutorial {tutorial[:40]!r}; there is {listed(TUTORIALS)}.")
    if seed is not None and not is_seed(seed):
        raise BadArgument(f"A seed is a whole number of at most {SEED_BITS} bits, 0 or more.")
    return ({} if tutorial is None else {"tutorial": tutorial}) | ({} if seed is None else {"fixed": True})


def check_company(setup: Mapping[str, Any], options: Mapping[str, Any], places: Sequence[Place]) -> None:
    """Refuse that somebody chooses chance against other people: those who sit there, and those who could."""
    found = chosen(setup, options)
    persons = sum(place.guest is not None for place in places)
    if found and (persons > 1 or any(place.kind == "open" for place in places)):
        raise Forbidden(
            f"Nobody else can sit at a table with {listed(found)}. Fill the other seats with bots."
        )
    for place in places:
        check_word(setup, place.word)


def check_newcomer(setup: Mapping[str, Any], options: Mapping[str, Any]) -> None:
    """Refuse that somebody sits down where another person chose chance."""
    found = chosen(setup, options)
    if found:
        raise Forbidden(f"Nobody else can sit at a table with {listed(found)}.")


def check_word(setup: Mapping[str, Any], word: str | None) -> None:
    """Refuse a word for the shuffles where the seed is given: it would change nothing."""
    if word and setup.get("fixed"):
        raise BadArgument("This table's seed is given, so no word can be mixed into it.")
