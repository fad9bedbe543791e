"""Which clauses are proved: a clause is tested when a test that cites it ran and passed."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from weirwood.core.errors import WeirwoodError
from weirwood.rules.checkout import PASSED, Proof, proof_from
from weirwood.rules.citations import Citation, cited_in, citing_tests, code_files
from weirwood.rules.clauses import Clause, clauses, clauses_of
from weirwood.rules.kept import kept
from weirwood.rules.runner import Runner


@dataclass(frozen=True, slots=True)
class Covered:
    """A clause, where code cites it, and the tests that prove it."""

    clause: Clause
    cited: list[Citation]
    tests: list[str]

    @property
    def state(self) -> str:
        """Declared, tested or untested."""
        if self.clause.declared is not None:
            return "declared"
        return "tested" if self.tests else "untested"


def coverage(root: Path, game: str | None) -> list[Covered]:
    """Every clause of a game (or all), judged by running the tests that cite them."""
    wanted = clauses_of(game)
    proof = prove(root, game)
    cited: dict[str, list[Citation]] = {}
    for citation in cited_in(root, code_files(root)):
        cited.setdefault(citation.clause, []).append(citation)
    return [Covered(clause, cited.get(clause.id, []), proof.which(PASSED, clause.id)) for clause in wanted]


def coverage_form(game: str | None, covered: list[Covered]) -> dict[str, Any]:
    """Coverage as plain data, whole and by document."""
    documents = dict.fromkeys(entry.clause.document for entry in covered)
    return {
        "game": game,
        **_counts(covered),
        "documents": {
            document: _counts([entry for entry in covered if entry.clause.document == document])
            for document in documents
        },
    }


def _counts(covered: list[Covered]) -> dict[str, Any]:
    return {
        "total": len(covered),
        "tested": sum(entry.state == "tested" for entry in covered),
        "untested": [entry.clause.id for entry in covered if entry.state == "untested"],
        "declared": [entry.clause.id for entry in covered if entry.state == "declared"],
    }


def prove(root: Path, game: str | None) -> Proof:
    """Run the tests that cite clauses of a game, unless neither code nor tests changed since the last time."""
    files = sorted(
        {
            test.test.partition("::")[0]
            for test in citing_tests(root)
            if any(clause in clauses() and game in (None, clauses()[clause].game) for clause in test.clauses)
        }
    )
    if not files:
        return Proof(Path(), (), {})

    def run() -> str:
        with Runner(root) as runner:
            found = runner.run(files, citing=game)
        if isinstance(found, str):
            raise WeirwoodError(f"Coverage is unknown: {found}.")
        return found.text()

    return proof_from(kept(root, f"proof.{game or 'all'}", run))
