"""The pytest plugin that finds out which parts of which cards the tests prove.

``--card-scenes FILE`` runs every test that passed again, once without each part of each card it names that no test has
proved yet; where it then fails, it proves that part. What was found is written to the file.
"""

from __future__ import annotations

import json
from collections.abc import Generator, Iterator
from pathlib import Path
from types import CodeType, FunctionType
from typing import Any

import pytest

from weirwood.lab.blanks import Part, notices, parts_of
from weirwood.thrones.books import editions, find_book


def pytest_addoption(parser: pytest.Parser) -> None:
    """One option."""
    parser.getgroup("weirwood").addoption(
        "--card-scenes", metavar="FILE", help="write which cards are proved"
    )


def pytest_configure(config: pytest.Config) -> None:
    """Watch where asked to."""
    path = config.getoption("--card-scenes")
    if path:
        config.pluginmanager.register(_Watch(Path(path)), "weirwood-card-scenes")


class _Watch:
    """What is not proved yet, and by which test each part was."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._open: dict[str, dict[str, list[Part]]] = {}
        self._proofs: dict[str, dict[str, str]] = {}
        self._failed: list[str] = []
        for edition in editions():
            for card in find_book(edition).pool.by_code.values():
                for name in (card.name, card.code, f"{card.name} ({card.pack})"):
                    self._open.setdefault(name, {})[card.code] = parts_of(card)

    @pytest.hookimpl(wrapper=True)
    def pytest_pyfunc_call(self, pyfuncitem: pytest.Function) -> Generator[None, object, object]:
        """When a test has passed, run it without the parts of the cards it names."""
        result = yield
        if not hasattr(pyfuncitem.function, "hypothesis"):
            arguments = {name: pyfuncitem.funcargs[name] for name in pyfuncitem._fixtureinfo.argnames}
            for name in names_in(pyfuncitem.function) | set(_strings(arguments)):
                for code, parts in self._open.get(name, {}).items():
                    self._probe(pyfuncitem, arguments, code, parts)
        return result

    def _probe(self, item: pytest.Function, arguments: dict[str, Any], code: str, parts: list[Part]) -> None:
        proved = self._proofs.setdefault(code, {})
        for part in parts:
            if part.name not in proved and notices(lambda: item.obj(**arguments), part):
                proved[part.name] = item.nodeid

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        """Note what could not be read."""
        if report.failed:
            self._failed.append(report.nodeid)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Note what failed: it proves nothing."""
        if report.failed:
            self._failed.append(report.nodeid)

    def pytest_sessionfinish(self) -> None:
        """Write it down."""
        form = {"proofs": self._proofs, "failed": self._failed}
        self._path.write_text(json.dumps(form, indent=1), encoding="utf-8")


def names_in(test: object) -> set[str]:
    """All texts written in a test, in the functions of its module that it calls, and in the values it names there."""
    found: set[str] = set()
    seen: set[str] = set()
    waiting: list[object] = [test]
    while waiting:
        value = waiting.pop()
        if not isinstance(value, FunctionType):
            found |= set(_strings(value))
            continue
        for code in _codes(value.__code__):
            found |= set(_strings(code.co_consts))
            for name in code.co_names:
                named = value.__globals__.get(name)
                own = not isinstance(named, FunctionType) or named.__module__ == value.__module__
                if name not in seen and own:
                    seen.add(name)
                    waiting.append(named)
    return found


def _codes(code: CodeType) -> Iterator[CodeType]:
    yield code
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield from _codes(constant)


def _strings(value: object) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        yield from _strings([*value, *value.values()])
    elif isinstance(value, list | tuple | set | frozenset):
        for part in value:
            yield from _strings(part)
