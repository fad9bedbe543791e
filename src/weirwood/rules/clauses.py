"""The index of clauses: id, title and gist of every clause of the rule books, in our own words.

Each file of ``index/`` holds the clauses of one game, one on a line. ``editions`` holds the points on which
the challenge games differ.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final

from weirwood.core.errors import BadArgument, did_you_mean, either
from weirwood.launched import command

GAMES: Final = ("second", "hbo", "winter", "intrigue", "editions")
DOCUMENTS: Final = {
    "RR": "second edition, Rules Reference",
    "FAQ": "second edition, FAQ",
    "HBO": "HBO edition",
    "WE": "CCG, Winter Edition",
    "WI": "Westeros Intrigue",
    "ED": "where the challenge games differ",
}
_INDEX: Final = Path(__file__).parent / "index"


@dataclass(frozen=True, slots=True)
class Clause:
    """One testable clause. ``declared`` says why no behaviour can break it; such clauses need no test.

    ``values`` are those of each edition, of a point on which the editions may differ.
    """

    id: str
    kind: str
    title: str
    gist: str
    game: str
    example: bool = False
    declared: str | None = None
    values: Mapping[str, Any] | None = None

    @property
    def document(self) -> str:
        """The short name of the book it stands in."""
        return self.id.partition(".")[0]

    @property
    def edition(self) -> str:
        """The book it stands in, in words."""
        return DOCUMENTS[self.document]


@cache
def clauses() -> Mapping[str, Clause]:
    """All clauses by id, in the order of the books."""
    found: dict[str, Clause] = {}
    for game in GAMES:
        for form in json.loads((_INDEX / f"{game}.json").read_text(encoding="utf-8")):
            clause = Clause(game=game, **form)
            if clause.id in found:
                raise AssertionError(f"{clause.id} is twice in the index")
            found[clause.id] = clause
    return MappingProxyType(found)


def clauses_of(game: str | None) -> list[Clause]:
    """The clauses of a game, or all."""
    if game is not None and game not in GAMES:
        raise BadArgument(f"There are no clauses of {game!r}. Choose {either(GAMES)}.")
    return [clause for clause in clauses().values() if game in (None, clause.game)]


def find_clause(clause_id: str) -> Clause:
    """The clause with this id; the case of its letters does not matter."""
    found = clauses().get(clause_id)
    if found is not None:
        return found
    wanted = clause_id.strip().casefold()
    for clause in clauses().values():
        if clause.id.casefold() == wanted:
            return clause
    raise BadArgument(f"There is no clause {clause_id!r}.{_near(wanted)}")


def _near(wanted: str) -> str:
    from difflib import get_close_matches

    by_folded = {clause_id.casefold(): clause_id for clause_id in clauses()}
    near = get_close_matches(wanted, by_folded, 3)
    search = f"To find clauses, type {command('rules search WORDS')}."
    return did_you_mean([by_folded[name] for name in near], search)


def search(words: Iterable[str]) -> list[Clause]:
    """The clauses that have every one of these words in id, title or gist."""
    wanted = [word.casefold() for word in words]
    return [
        clause
        for clause in clauses().values()
        if all(word in f"{clause.id} {clause.title} {clause.gist}".casefold() for word in wanted)
    ]
