"""Where clauses are cited: ids in code and docs, and the marks of tests.

``WI.dealing.1 to 6`` and ``WI.end-of-game.1, 2`` in code cite each clause they span.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

from weirwood.rules.clauses import DOCUMENTS, clauses
from weirwood.rules.mark import MOST_CITED

_PART: Final = r"[a-z0-9]+(?:-[a-z0-9]+)*"
_ID: Final = re.compile(
    rf"(?<![\w.-])(?P<id>(?:{'|'.join(DOCUMENTS)})(?:\.{_PART})+)(?: to (?P<last>\d+)\b|(?P<more>(?:, \d+\b)+))?"
)


class Citation(NamedTuple):
    """A clause cited at a line of a file; the path is relative to the checkout."""

    clause: str
    file: str
    line: int

    def __str__(self) -> str:
        return f"{self.file}:{self.line}"


class CitingTest(NamedTuple):
    """A test function and the ids it is marked with."""

    test: str
    clauses: tuple[str, ...]
    line: int


def ids_in(text: str) -> Iterator[str]:
    """All ids cited in a line, spans written out."""
    for found in _ID.finditer(text):
        clause = found["id"]
        yield clause
        stem, _, first = clause.rpartition(".")
        if found["last"] and first.isdigit():
            yield from (f"{stem}.{number}" for number in range(int(first) + 1, int(found["last"]) + 1))
        elif found["more"]:
            yield from (f"{stem}.{number}" for number in found["more"][2:].split(", "))


def cited_in(root: Path, files: Iterator[Path]) -> Iterator[Citation]:
    """Every citation in these files, line by line."""
    for path in files:
        name = path.relative_to(root).as_posix()
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            for clause in ids_in(line):
                yield Citation(clause, name, number)


def code_files(root: Path) -> Iterator[Path]:
    """The source files of a checkout that implement rules; this package only speaks of them."""
    own = root / "src" / "weirwood" / "rules"
    yield from (path for path in _source_files(root) if own not in path.parents)


def _source_files(root: Path) -> Iterator[Path]:
    yield from sorted((root / "src").rglob("*.py"))


def test_files(root: Path) -> Iterator[Path]:
    """The test files of a checkout and their data."""
    tests = root / "tests"
    yield from sorted([*tests.rglob("*.py"), *tests.rglob("*.toml")])


def text_files(root: Path) -> Iterator[Path]:
    """The documents of a checkout."""
    yield from sorted([*root.glob("*.md"), *(root / "docs").rglob("*.md")])


def citing_tests(root: Path) -> Iterator[CitingTest]:
    """Every test function with a mark whose ids are written out, in the files of a checkout."""
    for path in sorted((root / "tests").rglob("test_*.py")):
        name = path.relative_to(root).as_posix()
        text = path.read_text(encoding="utf-8")
        if "rule(" not in text:
            continue
        for node in ast.walk(ast.parse(text)):
            if isinstance(node, ast.FunctionDef):
                ids = tuple(_marks(node))
                if ids:
                    yield CitingTest(f"{name}::{node.name}", ids, node.lineno)


def _marks(node: ast.FunctionDef) -> Iterator[str]:
    for mark in node.decorator_list:
        if isinstance(mark, ast.Call) and isinstance(mark.func, ast.Name) and mark.func.id == "rule":
            for argument in mark.args:
                if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                    yield argument.value


def problem_with(ids: tuple[str, ...]) -> str | None:
    """What is wrong with the ids a test cites, or None."""
    unknown = [clause for clause in ids if clause not in clauses()]
    if unknown:
        return f"cites {', '.join(unknown)}, which the index does not have."
    if len(set(ids)) > MOST_CITED and not any(clauses()[clause].example for clause in ids):
        return f"cites {len(set(ids))} clauses; a test proves at most {MOST_CITED}, unless it plays a worked example."
    return None


def _is_topic(name: str) -> bool:
    """Whether this names a group of clauses, as an id without its last parts does; that cites none of them."""
    return any(clause.startswith(f"{name}.") for clause in clauses())


def problems(root: Path) -> list[str]:
    """Everything wrong with the citations of a checkout, one sentence each."""
    found = []
    for files in (_source_files(root), test_files(root), text_files(root)):
        for citation in cited_in(root, files):
            if citation.clause not in clauses() and not _is_topic(citation.clause):
                found.append(f"{citation} cites {citation.clause}, which the index does not have.")
    for test in citing_tests(root):
        if all(clause in clauses() for clause in test.clauses):
            problem = problem_with(test.clauses)
            if problem is not None:
                found.append(f"{test.test} {problem}")
    return found
