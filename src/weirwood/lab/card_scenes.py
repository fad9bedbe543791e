"""The pytest plugin that finds out which parts of which cards the tests prove.

``--card-scenes FILE`` runs every test that passed again, once without each part of each card it names that no test has
proved yet; where it then fails, it proves that part. What was found is written to the file. ``--slips EDITION`` looks
at the cards of one edition, and makes one slip after the other in their abilities, too (``weirwood.lab.slips``).
"""

from __future__ import annotations

import json
from collections.abc import Generator, Iterator
from contextlib import suppress
from pathlib import Path
from time import perf_counter
from types import CodeType, FunctionType
from typing import Any

import pytest

from weirwood.bots.patience import Dawdled, patience
from weirwood.lab.blanks import Part, notices, parts_of
from weirwood.lab.slips import Slip, slips_of
from weirwood.thrones.books import editions, find_book


def pytest_addoption(parser: pytest.Parser) -> None:
    """Two options."""
    group = parser.getgroup("weirwood")
    group.addoption("--card-scenes", metavar="FILE", help="write which cards are proved")
    group.addoption(
        "--slips", metavar="EDITION", help="of its cards alone, and make slips in their abilities"
    )


def pytest_configure(config: pytest.Config) -> None:
    """Watch where asked to."""
    path = config.getoption("--card-scenes")
    if path:
        watch = _Watch(Path(path), config.getoption("--slips"))
        config.pluginmanager.register(watch, "weirwood-card-scenes")


class _Watch:
    """What is not proved yet, and by which test each part was."""

    def __init__(self, path: Path, slips_in: str | None) -> None:
        self._path = path
        self._open: dict[str, dict[str, list[Part | Slip]]] = {}
        self._proofs: dict[str, dict[str, str]] = {}
        self._failed: list[str] = []
        self._patience: float = 0
        for edition in editions() if slips_in is None else (slips_in,):
            for card in find_book(edition).pool.by_code.values():
                parts = [*parts_of(card), *(slips_of(card) if slips_in else ())]
                for name in (card.name, card.code, f"{card.name} ({card.pack})"):
                    self._open.setdefault(name, {})[card.code] = parts

    @pytest.hookimpl(wrapper=True)
    def pytest_pyfunc_call(self, pyfuncitem: pytest.Function) -> Generator[None, object, object]:
        """When a test has passed, run it without the parts of the cards it names."""
        began = perf_counter()
        result = yield
        if not hasattr(pyfuncitem.function, "hypothesis"):
            self._patience = 2 + 20 * (perf_counter() - began)
            arguments = {name: pyfuncitem.funcargs[name] for name in pyfuncitem._fixtureinfo.argnames}
            for name in names_in(pyfuncitem.function) | names_in(arguments):
                for code, parts in self._open.get(name, {}).items():
                    self._probe(pyfuncitem, arguments, code, parts)
        return result

    def _probe(
        self, item: pytest.Function, arguments: dict[str, Any], code: str, parts: list[Part | Slip]
    ) -> None:
        proved = self._proofs.setdefault(code, {})
        for part in parts:
            if part.name in proved:
                continue
            with suppress(Dawdled), patience(self._patience):  # a fault without an end says nothing
                if notices(lambda: item.obj(**arguments), part):
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
    """All texts written in a test, in the functions of its module that it calls, and in the values it names there; or
    in its arguments, the functions among them."""
    found: set[str] = set()
    seen: set[str] = set()
    met: set[FunctionType] = set()
    waiting: list[object] = [test]
    while waiting:
        value = waiting.pop()
        if not isinstance(value, FunctionType):
            for part in _leaves(value):
                if isinstance(part, str):
                    found.add(part)
                elif isinstance(part, FunctionType) and part not in met:
                    met.add(part)
                    waiting.append(part)
            continue
        for code in _codes(value.__code__):
            found |= {part for part in _leaves(code.co_consts) if isinstance(part, str)}
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


def _leaves(value: object) -> Iterator[object]:
    if isinstance(value, dict):
        yield from _leaves([*value, *value.values()])
    elif isinstance(value, list | tuple | set | frozenset):
        for part in value:
            yield from _leaves(part)
    else:
        yield value
