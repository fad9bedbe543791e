from __future__ import annotations

import os
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Protocol

import pytest

from tests.web.browser import Visitor, running_browser, running_server

if TYPE_CHECKING:
    from playwright.sync_api import Browser


class Visiting(Protocol):
    """Someone new comes with a browser of their own."""

    def __call__(self, **context: Any) -> Visitor: ...


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """On the compiled build games are played by clicks; the rest is the same whichever way it was built."""
    if os.environ.get("WEIRWOOD_EXPECT_BUILD") != "compiled":
        return
    for item in items:
        if item.path.parent.name == "web" and not item.name.endswith("by_clicks"):
            item.add_marker(pytest.mark.skip(reason="looked at on the plain build"))


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with running_browser() as found:
        yield found


@pytest.fixture(scope="session")
def server(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with running_server(tmp_path_factory.mktemp("server")) as address:
        yield address


@pytest.fixture
def visiting(browser: Browser, server: str) -> Iterator[Visiting]:
    """Visitors, each checked for errors and foreign requests when the test ends."""
    came: list[Visitor] = []

    def visit(**context: Any) -> Visitor:
        came.append(Visitor(browser, server, **context))
        return came[-1]

    yield visit
    for visitor in came:
        visitor.close()
