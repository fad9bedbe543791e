"""Every point on which the editions differ has a name in the code, and its value for each edition."""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Iterator
from dataclasses import fields
from pathlib import Path
from typing import Any, Final

import pytest

from weirwood.rules import find_clause
from weirwood.rules.clauses import clauses_of
from weirwood.thrones.editions.hbo.profile import PROFILE as HBO
from weirwood.thrones.editions.second.profile import PROFILE as SECOND
from weirwood.thrones.editions.winter.profile import PROFILE as WINTER
from weirwood.thrones.engine.flow.checks import Doomed, EmptyDeck
from weirwood.thrones.engine.profile import Profile
from weirwood.thrones.engine.words import (
    CHARACTER,
    DISCARDED,
    EVENT,
    KILLED,
    LEAVING,
    SACRIFICED,
    TYPE_NAMES,
)

THRONES: Final = Path(__file__).parents[3] / "src" / "weirwood" / "thrones"
ROOM: Final = THRONES / "engine" / "profile.py"
CONCERNS: Final = {getattr(field.type, "__name__", field.type): field.name for field in fields(Profile)}
EDITIONS: Final = {"hbo": HBO, "winter": WINTER, "second": SECOND}
ID: Final = re.compile(r"\bED\.[a-z-]+")

KINDS: Final = {"kill": 1 << KILLED, "discard": 1 << DISCARDED, "leave_play": LEAVING & ~(1 << SACRIFICED)}


def _kinds(words: list[str]) -> int:
    return sum(KINDS[word] for word in words)


def _types(words: list[str] | str) -> int:
    """Types as bits; the cards that a keyword lets into set-up come with the edition that has it."""
    return sum(1 << at for at, name in enumerate(TYPE_NAMES) if words == "all" or name in words)


OUT: Final = {EmptyDeck: "DeckOut", Doomed: "DoomedCounter"}


def _houses(words: list[str]) -> dict[str, str]:
    named = {word.casefold(): f"House {word}" for word in words}
    if named.pop("nights watch", ""):
        named["thenightswatch"] = "The Night's Watch"
    return named


MEANT: Final[dict[str, Callable[[Any], object]]] = {
    "ED.houses": _houses,
    "ED.draw-deck": lambda word: word == "FixedDecks",
    "ED.out-of-house-deck": lambda word: word == "allowed_unless_house_only",
    "ED.power-cards": lambda words: (
        _types(["faction" if word == "house" else word for word in words])
        if words != "any"
        else _types("all")
    ),
    "ED.setup-order": lambda word: word == "simultaneous",
    "ED.setup-types": _types,
    "ED.plot-recycle": lambda word: word == "on_reveal",
    "ED.standing": _types,
    "ED.victory-sim": lambda word: word == "first_player_decides",
    "ED.draw-game": lambda word: word == "draw",
    "ED.responses": lambda word: word == "InterruptReactionModel",
    "ED.save-scope": _kinds,
    "ED.dup-saves": _kinds,
    "ED.dup-hosts": lambda word: 1 << CHARACTER if word == "characters" else (1 << EVENT) - 1,
    "ED.dup-put": lambda word: word == "as_duplicate",
    "ED.reactions-open": lambda word: word == "end_of_stretch",
    "ED.event-discard": lambda word: word == "after_effect",
    "ED.unique": lambda word: word != "PerPlayer",
    "ED.attach-hosts": lambda word: word == "by_text",
    "ED.keywords": tuple,
    "ED.influence": lambda word: word == "InfluenceCost",
    "ED.modifiers": lambda word: word == "FullStack",
    "ED.immunity": lambda word: word == "Full",
    "ED.attach-leave": lambda word: word == "hand_unless_terminal",
}
"""What a value of the index is in the code, where it is not written the same way."""


READ: Final[dict[str, Callable[[Any], object]]] = {
    "ED.deck-out": lambda checks: "eliminated" if EmptyDeck in map(type, checks) else "no_draw",
    "ED.elimination": lambda checks: next((OUT[type(one)] for one in checks if type(one) in OUT), None),
}
"""What a component of an edition is in the words of the index."""


def documented() -> Iterator[tuple[str, str, str]]:
    """Each id that the docstring of a field names, with the name of its concern and of the field."""
    for node in ast.parse(ROOM.read_text(encoding="utf-8")).body:
        if not isinstance(node, ast.ClassDef):
            continue
        for field, text in zip(node.body, node.body[1:], strict=False):
            if isinstance(field, ast.AnnAssign) and isinstance(text, ast.Expr):
                assert isinstance(field.target, ast.Name) and isinstance(text.value, ast.Constant)
                for found in ID.findall(str(text.value.value)):
                    yield found, CONCERNS[node.name], field.target.id


FIELDS: Final = {row: (concern, field) for row, concern, field in documented()}


CHARTED: Final = {
    *("ED.challenge-steps", "ED.phases", "ED.plot-draft", "ED.setup-steps", "ED.stealth", "ED.taxation"),
    *("ED.titles", "ED.unopposed", "ED.gold-kept"),
}
"""Points that lie in the charts; test_charts.py compares those with the index."""
ALIKE: Final = {
    "ED.challenge-opponent": "Only titles support players, and of two players each has one opponent.",
    "ED.control": "Only some editions have cards that take control; uniqueness restricts them.",
    "ED.event-house": "An edition whose events are neutral has them so in its cards.",
    "ED.events-cost": "Gold that is lost at the end of the own turn pays for events in that turn only.",
    "ED.gold-use": "The same: whoever is not marshalling has no gold.",
    "ED.icons": "No card counts how many icons of one type a character has, and whether it has one is net everywhere.",
    "ED.put-into-play": "Winter ignores the gold penalty besides, which is part of its prices.",
    "ED.setup-abilities": "No window opens in set-up and no card enters play, so nothing can answer anyhow.",
}
"""Points on which the books differ and play does not, by any card there is, and why."""


def alike() -> Iterator[str]:
    """Each id that a docstring of the challenge games names, outside the editions and the profile."""
    for path in sorted(THRONES.rglob("*.py")):
        if path == ROOM or "editions" in path.relative_to(THRONES).parts:
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef):
                yield from ID.findall(ast.get_docstring(node) or "")


def test_every_point_lives_somewhere() -> None:
    """In a field or in the chart where the editions differ, else in the function that is the same for all of them."""
    same = list(alike())
    assert len(set(same)) == len(same) and not FIELDS.keys() & set(same)
    rows = {clause.id: clause.values or {} for clause in clauses_of("editions")}
    assert rows.keys() == FIELDS.keys() | set(same)
    differing = {row for row in same if len({str(value) for value in rows[row].values()}) > 1}
    assert differing == CHARTED | ALIKE.keys()


def test_each_point_has_one_field() -> None:
    found = list(documented())
    assert found and len({row for row, _, _ in found}) == len(found)
    assert {row for row, _, _ in found} <= {clause.id for clause in clauses_of("editions")}
    assert {concern for _, concern, _ in found} == {field.name for field in fields(Profile)}


@pytest.mark.parametrize("row", FIELDS)
def test_the_values_are_those_of_the_index(row: str) -> None:
    values = find_clause(row).values
    assert values is not None
    concern, field = FIELDS[row]
    for edition, profile in EDITIONS.items():
        meant = MEANT[row](values[edition]) if row in MEANT else values[edition]
        found = getattr(getattr(profile, concern), field)
        assert (READ[row](found) if row in READ else found) == meant, edition


def test_a_scene_shows_each_point_that_differs() -> None:
    """Beside this file, a test that cites the point plays by an edition in which that alone is another."""
    shown: set[str] = set()
    for path in Path(__file__).parent.glob("test_*.py"):
        for cited in re.findall(r"^@rule\((.*)\)$", path.read_text(encoding="utf-8"), re.MULTILINE):
            shown |= set(ID.findall(cited))
    rows = {clause.id: clause.values or {} for clause in clauses_of("editions")}
    differing = {row for row, values in rows.items() if len({str(value) for value in values.values()}) > 1}
    assert differing - shown == ALIKE.keys()


def test_every_value_is_read_by_the_engine() -> None:
    """A value that only editions name changes nothing."""
    read: set[str] = set()
    for path in (*THRONES.rglob("*.py"), *(THRONES.parent / "decks").glob("*.py")):
        if path != ROOM and "editions" not in path.parts:
            tree = ast.parse(path.read_text(encoding="utf-8"))
            read |= {node.attr for node in ast.walk(tree) if isinstance(node, ast.Attribute)}
    unread = {
        f"{concern.name}.{value.name}"
        for concern in fields(Profile)
        for value in fields(getattr(SECOND, concern.name))
        if value.name not in read
    }
    assert not unread
