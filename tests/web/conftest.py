from __future__ import annotations

import os

import pytest


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What is built by Node is the same whichever way our Python is built: it is looked at once."""
    if os.environ.get("WEIRWOOD_EXPECT_BUILD") != "compiled":
        return
    for item in items:
        if item.path.name == "test_bundle.py":
            item.add_marker(pytest.mark.skip(reason="the bundle is checked on the plain build"))
