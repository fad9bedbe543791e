"""The rows of the reference's lists of scenarios, and what covers each: data in ``rows.toml`` and ``noticed.json``.

``rows.toml`` says of each label by which slips a row is noticed, or in which derived test its ability is among the
cases, and gives a reason for rows that were merged and for slips that make no difference; remarks are about a part of
what a label asks. ``noticed.json`` names for each test the slips it notices. ``python -m tests.thrones.rows second``
finds them out anew in some minutes, by making each while the tests run, and with names of files looks at these alone.
"""

from __future__ import annotations

import csv
import json
import os
import subprocess
import sys
import tomllib
from collections import Counter
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from pathlib import Path
from tempfile import TemporaryDirectory
from types import FunctionType
from typing import Any, Final

from weirwood.lab.blanks import parts_of
from weirwood.lab.card_scenes import names_in
from weirwood.lab.slips import slips_of
from weirwood.thrones.ability import Immune
from weirwood.thrones.books import find_book
from weirwood.thrones.engine.card import Card
from weirwood.thrones.engine.words import HEADING_NAMES

HERE: Final = Path(__file__).parent
REFERENCE: Final = HERE.parents[2] / "shared" / "data"
EDITIONS: Final = ("second", "winter")
_NO_ABILITY: Final = ("AttachTo", "DeckRule")
"""Kinds of rows that stand among the abilities there, and are none here."""


@dataclass(frozen=True)
class Row:
    """A row: a card, the number of an ability in the reference, its kind, and the label of what is asked of it."""

    code: str
    name: str
    number: int
    kind: str
    label: str

    def __str__(self) -> str:
        return f"{self.code}-{self.number} {self.name}"


@dataclass(frozen=True)
class Place:
    """Where a row's ability is: the card, and the index of the ability; -1 where the row is about no ability."""

    card: Card
    index: int


class Sheet:
    """What is said of an edition's rows."""

    def __init__(self, edition: str) -> None:
        self.edition = edition
        self.said: dict[str, Any] = tomllib.loads((HERE / edition / "rows.toml").read_text(encoding="utf-8"))
        text = (HERE / edition / "noticed.json").read_text(encoding="utf-8")
        self.noticed: dict[str, dict[str, dict[str, list[str]]]] = json.loads(text)
        self.found: dict[str, set[str]] = {}
        for tests in self.noticed.values():
            for cards in tests.values():
                for code, faults in cards.items():
                    self.found.setdefault(code, set()).update(faults)
        self.equal = {fault for entry in self.said.get("equal", ()) for fault in entry["faults"]}
        self.merged = {row for entry in self.said.get("merged", ()) for row in named(entry)}
        self.scenes = {row: entry["test"] for entry in self.said.get("scene", ()) for row in named(entry)}

    def label(self, row: Row) -> dict[str, Any]:
        """What is said of the rows with a label."""
        said: dict[str, Any] = self.said["labels"].get(row.label, {})
        return said

    def place(self, row: Row, numbers: dict[int, str]) -> Place:
        """The ability of a row, by the numbers and kinds of all abilities of its card in the reference."""
        card = find_book(self.edition).pool.by_code[row.code]
        if isinstance(self.said["elsewhere"].get(str(row)), int):
            return Place(card, self.said["elsewhere"][str(row)])
        if row.number == 0 or row.kind in _NO_ABILITY or str(row) in self.said["elsewhere"]:
            return Place(card, -1)
        own = sorted(number for number, kind in numbers.items() if kind not in _NO_ABILITY and number)
        ours = [kind_of(card, index) for index in range(len(card.abilities))]
        if ours == [numbers[number] for number in own]:
            return Place(card, own.index(row.number))
        alike = [index for index, kind in enumerate(ours) if kind == row.kind]
        same = [number for number in own if numbers[number] == row.kind]
        assert len(alike) == len(same), f"{row}: say under [elsewhere] which of its abilities is meant"
        return Place(card, alike[same.index(row.number)])

    def faults(self, row: Row, place: Place, said: str = "slips") -> list[str]:
        """The faults by which a row is noticed: parts of its card that are missing, and slips in its ability; or those
        that must be noticed beside a derived test, which does not show them."""
        every = faults_of(self.edition, place.card.code)
        wanted = [self.said["elsewhere"].get(str(row), "")] if place.index < 0 else []
        for name in self.label(row).get(said, ()):
            if place.index >= 0:
                wanted.append(f"ability {place.index}" if name == "ability" else f"{place.index} {name}")
            elif name == "immune":
                wanted += [f"ability {index}" for index in immunities(place.card)]
            else:
                wanted.append({"AttachTo": "attaches to", "DeckRule": "deck rules"}.get(row.kind, name))
        return [fault for fault in every if any(f"{fault} ".startswith(f"{name} ") for name in wanted)]

    def way(self, row: Row, place: Place) -> str:
        """How a row is covered: by a derived test, by scenes, by another row, or not at all."""
        beside = self.faults(row, place, "beside")
        if all(fault in self.found.get(row.code, ()) for fault in beside):
            if any(includes(self.edition, test, place) for test in self.label(row).get("derived", ())):
                return DERIVED
        if (row.label, str(row)) in self.scenes:
            return SCENES
        if (row.label, str(row)) in self.merged:
            return MERGED
        faults = self.faults(row, place)
        real = [fault for fault in faults if f"{row.code} {fault}" not in self.equal]
        if not all(fault in self.found.get(row.code, ()) for fault in real) or not faults:
            return NOTHING
        return SCENES if real else EQUAL


DERIVED: Final = "derived"
SCENES: Final = "scenes"
MERGED: Final = "merged"
EQUAL: Final = "no difference"
NOTHING: Final = "nothing"


def named(entry: dict[str, Any]) -> list[tuple[str, str]]:
    """The rows of an entry, each by its label and its card."""
    return [(entry["label"], row) for row in entry["rows"]]


def immunities(card: Card) -> list[int]:
    """The abilities by which a card is immune."""
    return [
        index
        for index, ability in enumerate(card.abilities)
        if any(isinstance(modifier, Immune) for modifier in ability.modifiers)
    ]


def kind_of(card: Card, index: int) -> str:
    """The heading of an ability, as the reference writes it."""
    return HEADING_NAMES[card.abilities[index].heading].replace(" ", "") or "Const"


@cache
def faults_of(edition: str, code: str) -> tuple[str, ...]:
    """The names of all that may be wrong with a card."""
    card = find_book(edition).pool.by_code[code]
    return (*(part.name for part in parts_of(card)), *(slip.name for slip in slips_of(card)))


def read_rows(edition: str) -> list[Row]:
    """All rows of an edition's list."""
    with (REFERENCE / edition / "scenarios.csv").open(encoding="utf-8", newline="") as file:
        return [
            Row(
                form["code"].removeprefix("winter-"),
                form["name"],
                int(form["ability"]),
                form["kind"],
                form["scenario"],
            )
            for form in csv.DictReader(file)
        ]


def find_test(edition: str, path: str) -> Any:
    """A test by its module below the edition's folder, or after a dot below ``thrones``, and its name."""
    module, _, name = path.partition("::")
    where = "tests.thrones" if module.startswith(".") else f"tests.thrones.{edition}"
    return getattr(import_module(f"{where}.{module.lstrip('.')}"), name)


@cache
def cases(edition: str, path: str) -> tuple[frozenset[tuple[str, int]], frozenset[str]]:
    """The abilities in the cases of a derived test, and all texts in them: codes and names of cards."""
    uses: set[tuple[str, int]] = set()
    texts: set[str] = set()
    for mark in getattr(find_test(edition, path), "pytestmark", ()):
        if mark.name == "parametrize":
            for value in mark.args[1]:
                _collect(value, uses, texts)
    return frozenset(uses), frozenset(texts)


def _collect(value: Any, uses: set[tuple[str, int]], texts: set[str]) -> None:
    if hasattr(value, "ability") and hasattr(value, "card"):
        uses.add((value.card.code, value.ability.index))
    elif isinstance(value, Card):
        texts.add(value.code)
    elif isinstance(value, list | tuple | dict):
        for part in [*value, *value.values()] if isinstance(value, dict) else value:
            _collect(part, uses, texts)
    elif isinstance(value, str | FunctionType):
        texts |= {value} if isinstance(value, str) else names_in(value)


def includes(edition: str, path: str, place: Place) -> bool:
    """Whether a derived test asks this of the ability, or of the card."""
    uses, texts = cases(edition, path)
    card = place.card
    return (card.code, place.index) in uses or bool({card.code, card.name} & texts)


def names_card(edition: str, path: str, code: str) -> bool:
    """Whether a test, or one of its cases, names a card."""
    uses, texts = cases(edition, path)
    names = names_in(find_test(edition, path)) | texts | {code for code, _ in uses}
    card = find_book(edition).pool.by_code[code]
    return bool(names & {card.code, card.name, f"{card.name} ({card.pack})"})


def find_out(edition: str, paths: list[str]) -> None:
    """Write anew which test notices which fault, by running the tests with each: all tests, or those of some files."""
    root = HERE.parents[1]
    whole = [f"tests/thrones/{edition}", *map(str, sorted(HERE.glob("test_*.py"))), "tests/thrones/engine"]
    with TemporaryDirectory(prefix="weirwood-rows-") as folder:
        path = Path(folder, "noticed.json")
        subprocess.run(
            [
                *(
                    sys.executable,
                    "-P",
                    "-m",
                    "pytest",
                    "-q",
                    "--no-header",
                    "--tb=no",
                    "-p",
                    "no:cacheprovider",
                ),
                *(
                    "-p",
                    "weirwood.lab.card_scenes",
                    f"--card-scenes={path}",
                    f"--slips={edition}",
                    f"--rootdir={root}",
                ),
                f"--ignore=tests/thrones/{edition}/scenarios",  # their cases are derived from the trees, slips and all
                *(paths or whole),
            ],
            cwd=root,
            env={
                **os.environ,
                "PYTHONPATH": "src",
                "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1",
                "PYTEST_ADDOPTS": "",
            },
            check=False,
        )
        proofs = json.loads(path.read_text(encoding="utf-8"))["proofs"]
    kept = still_noticed(edition) if paths else {}
    write(edition, {code: {**proofs.get(code, {}), **kept.get(code, {})} for code in {*proofs, *kept}})


def still_noticed(edition: str) -> dict[str, dict[str, str]]:
    """What was written, without tests that are gone and faults that cannot be made any more."""
    kept: dict[str, dict[str, str]] = {}
    for module, tests in Sheet(edition).noticed.items():
        file = module.lstrip(".").replace(".", "/")
        where = "tests/thrones" if module.startswith(".") else f"tests/thrones/{edition}"
        for name, cards in tests.items():
            for code, faults in cards.items():
                if hasattr(import_module(f"{where}/{file}".replace("/", ".")), name):
                    there = [fault for fault in faults if fault in faults_of(edition, code)]
                    kept.setdefault(code, {}).update(dict.fromkeys(there, f"{where}/{file}.py::{name}"))
    return kept


def write(edition: str, proofs: dict[str, dict[str, str]]) -> None:
    """Write which test notices which fault, a line for each test."""
    found: dict[str, dict[str, dict[str, list[str]]]] = {}
    for code, faults in sorted(proofs.items()):
        for fault, test in faults.items():
            file, _, name = test.removeprefix("tests/thrones/").partition("::")
            dotted = file.removesuffix(".py").replace("/", ".")
            module = dotted.removeprefix(f"{edition}.") if dotted.startswith(edition) else f".{dotted}"
            found.setdefault(module, {}).setdefault(name.partition("[")[0], {}).setdefault(code, []).append(
                fault
            )
    lines = []
    for module, tests in sorted(found.items()):
        inside = [f"  {json.dumps(name)}: {json.dumps(cards)}" for name, cards in sorted(tests.items())]
        lines.append(f"{json.dumps(module)}: {{\n" + ",\n".join(inside) + "\n }")
    text = "{\n " + ",\n ".join(lines) + "\n}\n"
    (HERE / edition / "noticed.json").write_text(text, encoding="utf-8")


def count(edition: str) -> Counter[str]:
    """How many rows are covered in which way."""
    sheet = Sheet(edition)
    return Counter(sheet.way(row, place) for row, place in places(sheet, read_rows(edition)))


def places(sheet: Sheet, rows: list[Row]) -> list[tuple[Row, Place]]:
    """Each row with its ability."""
    numbers: dict[str, dict[int, str]] = {}
    for row in rows:
        numbers.setdefault(row.code, {})[row.number] = row.kind
    return [(row, sheet.place(row, numbers[row.code])) for row in rows]


if __name__ == "__main__":
    find_out(sys.argv[1], sys.argv[2:])
    print(dict(count(sys.argv[1])))
