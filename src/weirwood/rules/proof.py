"""The pytest plugin that turns marked tests into proofs.

It refuses to collect a test that cites unknown clauses or too many; ``--citing GAME`` runs only tests that
cite clauses of a game; ``--proof FILE`` writes down what became of every test that cites a clause, and which
tests failed. All cases of a parametrised test are one test. It works alike with and without xdist.
"""

from __future__ import annotations

import inspect
from pathlib import Path
from typing import Any, Final

import pytest

import weirwood
from weirwood.rules.checkout import FAILED, PASSED, WORSE, Proof
from weirwood.rules.citations import problem_with
from weirwood.rules.clauses import GAMES, clauses
from weirwood.rules.mark import cited_by

_CITED: Final = "weirwood-cites"


def pytest_addoption(parser: pytest.Parser) -> None:
    """Two options."""
    group = parser.getgroup("weirwood")
    group.addoption("--proof", metavar="FILE", help="write which citing tests passed to FILE")
    group.addoption("--citing", metavar="GAME", choices=GAMES, help="run only tests citing clauses of GAME")


def pytest_configure(config: pytest.Config) -> None:
    """Take notes where asked to; with xdist only the process that hears of all tests does."""
    path = config.getoption("--proof")
    if path and not hasattr(config, "workerinput"):
        config.pluginmanager.register(_Notes(Path(path)), "weirwood-proof")


def pytest_pycollect_makeitem(collector: pytest.Collector, name: str, obj: object) -> None:
    """Refuse marks that cannot be."""
    if inspect.isfunction(obj):
        problem = problem_with(cited_by(obj))
        if problem is not None:
            raise pytest.Collector.CollectError(f"{collector.nodeid}::{name} {problem}")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Note what each test cites, and keep those asked for."""
    game = config.getoption("--citing")
    kept: list[pytest.Item] = []
    left_out: list[pytest.Item] = []
    for item in items:
        cited = cited_by(getattr(item, "function", None))
        if cited:
            item.add_marker(pytest.mark.rule(*cited))
            item.user_properties.append((_CITED, list(cited)))
        wanted = game is None or any(clauses()[clause].game == game for clause in cited)
        (kept if wanted else left_out).append(item)
    if left_out:
        items[:] = kept
        config.hook.pytest_deselected(items=left_out)


class _Notes:
    """What became of the citing tests of one run."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._tests: dict[str, tuple[tuple[str, ...], str]] = {}
        self._broken: list[str] = []
        self._failed: list[str] = []

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed:
            self._broken.append(report.nodeid)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self._failed.append(report.nodeid)
        cited: Any = dict(report.user_properties).get(_CITED)
        if cited is None:
            return
        test = report.nodeid.partition("[")[0]
        _, before = self._tests.get(test, (cited, PASSED))
        self._tests[test] = tuple(cited), max(before, _became(report), key=WORSE.index)

    def pytest_sessionfinish(self) -> None:
        package = Path(weirwood.__file__).parent
        proof = Proof(package, tuple(self._broken), self._tests, tuple(self._failed))
        self._path.write_text(proof.text(), encoding="utf-8")


def _became(report: pytest.TestReport) -> str:
    if report.failed:
        return FAILED if report.when == "call" else "error"
    if report.skipped or hasattr(report, "wasxfail"):
        return "skipped"
    return PASSED
